"""When a reason may be said: for each of them the claim it makes, as a player understands it.

A truth looks only at what the seat knows, and never at the branch that chooses the reason.
"""

from __future__ import annotations

from tafelrunde.kernel import BadInput, Seat

from ..rules import tasks
from ..rules.table import STRENGTH, TECHNIQUE
from ..state import Fight
from . import acting, settling
from .acting import Truth
from .claims import Case

TRUTHS: dict[str, Truth] = {
    "opening": acting.opens,
    "last-hit": acting.last_hit,
    "attack": acting.may_hit,
    "attack-wears": acting.wears,
    "combine": acting.combines,
    "combine-cards": acting.combines_cards,
    "combine-more": acting.adds_attack,
    "combine-event": acting.adds_event,
    "commit": acting.keeps_guards,
    "commit-all": acting.commits,
    "improve-tactic": acting.improves_tactic,
    "improve-endurance": acting.improves_endurance,
    "improve": acting.improves,
    "strike": acting.strikes,
    "regain": acting.regains,
    "drain": acting.drains,
    "more": acting.gives_more,
    "draw": acting.draws,
    "rob": acting.robs,
    "prepare": acting.prepares,
    "discard": acting.is_useless,
    "discard-swap": acting.discards,
    "discard-only": acting.discards_only,
    "no-use": acting.is_no_use,
    "better-tactic": acting.better_tactic,
    "other-cards": acting.other_cards,
    "tactic-other": acting.changes_tactic,
    "grande-pass": acting.bad_hand,
    "grande-pass-new": acting.passes_hand,
    "lock": acting.locks,
    "move": acting.fresher,
    "move-away": acting.moves_on,
    "end": acting.ends,
    "end-bare": acting.ends_bare,
    "hurts": acting.hurts,
    "fatal": acting.is_fatal,
    "guard": settling.guards,
    "free-guard": settling.free_guard,
    "strong-guard": settling.strong_guard,
    "boost": settling.boosts,
    "block": settling.blocks,
    "manoeuvre": settling.cheapest_evasion,
    "manoeuvre-saves": settling.evades,
    "step-aside": settling.steps_aside,
    "step-aside-free": settling.steps_aside_freely,
    "let-through": settling.let_through,
    "no-answer": settling.no_answer,
    "no-way-out": settling.no_way_out,
    "spare-fellow": settling.spares_fellow,
    "give-in": settling.gives_in,
    "take-hit": settling.takes_hit,
    "bid": settling.bids,
    "pass": settling.passes,
    "pass-only": settling.only_passes,
    "keep": settling.keeps,
    "decline": settling.declines,
    "keep-always": settling.may_keep,
    "decline-always": settling.may_decline,
    "by-strength": lambda case: settling.tactic_of(case) == STRENGTH and settling.by_both(case),
    "by-technique": lambda case: settling.tactic_of(case) == TECHNIQUE and settling.by_both(case),
    "by-ability": settling.by_ability,
    "by-hand": settling.by_hand,
    "by-value": lambda case: settling.tactic_of(case) >= 0,
    "place": settling.placed,
    "place-facing": lambda case: settling.facing(case) >= 0,
    "target": lambda case: settling.extreme(case, tasks.TARGET_QUESTION, min),
    "fellow": lambda case: settling.extreme(case, tasks.FELLOW_QUESTION, max),
    "life": settling.knight_chosen,
    "take-away": settling.takes_best,
    "take-away-other": settling.takes_away,
}
"""What each reason claims."""


def holds(table: Fight, seat: Seat, action: int, code: str) -> bool:
    if code not in TRUTHS:
        raise BadInput(f"With Sword and Shield knows no reason {code!r}")
    return TRUTHS[code](Case(table, seat, action))
