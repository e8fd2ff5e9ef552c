"""Why an answer is advised, in one sentence: from the own hands and what lies open, never more.

For each action some reasons are thought of, the most telling first; the first one whose claim
holds (`truths.py`) is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.kernel import Reason, Seat

from ..rules import moves, tasks
from ..rules.actions import COMBINATION_COST
from ..rules.opening import standing_number
from ..rules.printed import COMBAT, IMPROVEMENT, STRIKE, STRIKE_WORDS
from ..rules.setup import chooser_of
from ..rules.table import STRENGTH, TACTIC_WORDS, TECHNIQUE
from ..state import Fight
from ..thinking.answering import returned_by
from ..thinking.values import Values, life_of
from .acting import target_of
from .claims import Case, chance_of_a_hit, left_open, price_of, stops_of
from .settling import facing, lead_of, tactic_of
from .truths import TRUTHS

Reasons = Iterator[Reason]
OFTEN = 0.2
"""From this chance of a hit on it is told; below it, that an answer costs something, too."""


def reason_for(table: Fight, seat: Seat, action: int) -> Reason | None:
    """The reason for an answer to the question asked, if there is a true one."""
    case = Case(table, seat, action)
    return next((reason for reason in thought_of(case) if TRUTHS[reason.code](case)), None)


def thought_of(case: Case) -> Reasons:
    question = case.question
    if question == tasks.ACTION_QUESTION:
        yield from for_action(case)
    elif question == tasks.COMBINATION_QUESTION:
        yield from for_combination(case)
    elif question in (tasks.ANSWER_QUESTION, tasks.GUARD_QUESTION):
        yield from for_answer(case)
    elif question == tasks.BID_QUESTION:
        yield from for_bid(case)
    else:
        yield from for_rest(case)


def card_of(case: Case) -> dict[str, object]:
    return {"card": case.table.cards.ids[case.kind]} if case.kind >= 0 else {}


def too_dear(case: Case) -> Reasons:
    """WS-72  Paying is a hit."""
    facts: dict[str, object] = {"cost": price_of(case), "left": int(case.knight.fatigue)}
    yield Reason("fatal", facts)
    yield Reason("hurts", facts)


# Actions ----------------------------------------------------------------------------------------


def for_action(case: Case) -> Reasons:
    if case.table.opening >= 0 and case.form == moves.USE:
        number = Values(case.table, 0.0).number_of(case.kind)
        yield Reason("opening", {**card_of(case), "number": int(number)})
    yield from too_dear(case)
    facts = card_of(case)
    if case.action < moves.CARDS:
        yield from for_plain(case)
    elif case.form == moves.COMBINE:
        facts["cost"] = price_of(case)
        yield Reason("combine", facts)
        yield Reason("combine-cards", facts)
    elif case.form == moves.DISCARD:
        yield Reason("discard", facts)
        yield Reason("discard-swap", facts)
        yield Reason("discard-only", facts)
    elif case.form == moves.LOCK:
        yield Reason("lock", facts)
    elif case.form == moves.MOVE:
        yield Reason("move", facts)
        yield Reason("move-away", facts)
    elif case.table.cards.kind[case.kind] == COMBAT:
        yield from for_attack(case)
    elif case.table.cards.kind[case.kind] == IMPROVEMENT:
        tactic = TACTIC_WORDS[case.knight.tactic]
        yield Reason("improve-tactic", {**facts, "tactic": tactic})
        yield Reason("improve-endurance", facts)
        yield Reason("improve", facts)
        yield Reason("no-use", facts)
    else:
        yield from for_effect(case)


def for_plain(case: Case) -> Reasons:
    table, who = case.table, case.who
    count: dict[str, object] = {"count": len(case.knight.hand)}
    if case.action == moves.CHANGE_TACTIC:
        other = STRENGTH + TECHNIQUE - int(case.knight.tactic)
        value = table.strength_of(who) if other == STRENGTH else table.technique_of(who)
        facts: dict[str, object] = {"tactic": TACTIC_WORDS[other], "value": int(value)}
        now: dict[str, object] = {**facts, "now": int(table.tactic_value(who))}
        yield Reason("better-tactic", now)
        yield Reason("other-cards", facts)
        yield Reason("tactic-other", now)
    elif case.action == moves.GRANDE_PASS:
        yield Reason("grande-pass", {**count, "open": left_open(case)})
        yield Reason("grande-pass-new", count)
    else:
        yield Reason("end", count)
        yield Reason("end-bare")


def for_attack(case: Case) -> Reasons:
    """How likely the target has no answer, and what the blow costs."""
    target = target_of(case)
    chance = chance_of_a_hit(case, target)
    facts: dict[str, object] = {
        **card_of(case),
        "target": case.table.title_of(target),
        "number": int(Values(case.table, 0.0).number_of(case.kind)),
        "chance": max(1, round(100 * chance)),
        "cost": price_of(case),
    }
    yield Reason("last-hit", facts)
    if chance >= OFTEN:
        yield Reason("attack", facts)
    yield Reason("attack-wears", facts)


def for_effect(case: Case) -> Reasons:
    """WS-158  What an Achievement or an Event does."""
    table, cards, kind = case.table, case.table.cards, case.kind
    facts = {**card_of(case), "target": table.title_of(target_of(case))}
    for effect in range(cards.first_effect[kind], cards.first_effect[kind + 1]):
        if cards.effect[effect] == STRIKE:
            answer = STRIKE_WORDS[cards.amount[effect]]
            yield Reason("strike", {**facts, "answer": answer, "melee": bool(table.rules.melee)})
    left = int(case.knight.fatigue)
    for code in ("more", "drain", "regain", "prepare", "rob", "draw"):
        yield Reason(code, {**facts, "left": left})
    yield Reason("no-use", facts)


def for_combination(case: Case) -> Reasons:
    yield from too_dear(case)
    count = len(case.table.laid)
    if case.action == moves.COMMIT:
        yield Reason("commit", {"count": count})
        yield Reason("commit-all", {"count": count})
    else:
        attacks = sum(case.table.cards.kind[kind] == COMBAT for kind in case.table.laid)
        yield Reason("combine-more", {**card_of(case), "count": attacks + 1})
        yield Reason("combine-event", {**card_of(case), "cost": COMBINATION_COST})


# Answers ----------------------------------------------------------------------------------------


def for_answer(case: Case) -> Reasons:
    left: dict[str, object] = {"left": int(case.knight.fatigue)}
    if case.action == moves.NONE:
        for code in (
            "no-way-out",
            "no-answer",
            "let-through",
            "spare-fellow",
            "give-in",
            "take-hit",
        ):
            yield Reason(code, left if code == "let-through" else {})
        return
    facts = {**card_of(case), "cost": price_of(case)}
    yield from too_dear(case)
    if case.form == moves.MOVE:
        yield Reason("step-aside", card_of(case))
        yield Reason("step-aside-free", card_of(case))
        return
    if case.form == moves.MANOEUVRE:
        yield Reason("manoeuvre", facts)
        yield Reason("manoeuvre-saves", facts)
        return
    guard = {**facts, "guard": case.table.cards.guards[case.kind]}
    yield Reason("strong-guard", {**guard, "returned": int(returned_by(case.table, case.action))})
    yield Reason("free-guard", guard)
    yield Reason("guard", guard)
    yield Reason("block", facts)
    yield Reason("boost", {**facts, "boost": int(case.table.cards.boost[case.kind])})


# Set-up and small questions ---------------------------------------------------------------------


def for_bid(case: Case) -> Reasons:
    if case.action == moves.NONE:
        yield Reason("pass-only")
        yield Reason("pass", {"number": int(standing_number(case.table))})
    else:
        number = int(case.table.cards.starter[case.kind])
        yield Reason("bid", {**card_of(case), "number": number})


def for_rest(case: Case) -> Reasons:
    table, question = case.table, case.question
    if question == tasks.ARTEFACT_QUESTION:
        offered: dict[str, object] = {"card": table.cards.ids[table.offered]}
        known = bool(table.knights[table.speaker].knight >= 0)
        yield Reason("keep", {**offered, "known": known})
        yield Reason("decline", {**offered, "known": known})
        yield Reason("keep-always", offered)
        yield Reason("decline-always", offered)
    elif question == tasks.TACTIC_QUESTION:
        yield from for_tactic(case)
    elif question == tasks.PLACE_QUESTION:
        enemy = facing(case)
        if enemy >= 0:
            yield Reason("place-facing", {"enemy": table.title_of(enemy)})
        yield Reason("place")
    elif question == tasks.PEEK_QUESTION:
        stops = {"count": stops_of(case, case.kind), "all": len(table.cards.attacks)}
        yield Reason("take-away", card_of(case))
        yield Reason("take-away-other", {**card_of(case), **stops})
    else:
        who = moves.knight_in(case.action)
        told: dict[str, object] = {"knight": table.title_of(who), "life": int(life_of(table, who))}
        yield Reason("fellow" if question == tasks.FELLOW_QUESTION else "target", told)
        yield Reason("life", told)


def for_tactic(case: Case) -> Reasons:
    who = chooser_of(case.table, case.seat)
    if tactic_of(case) < 0:
        return
    values = int(case.table.strength_of(who)), int(case.table.technique_of(who))
    facts: dict[str, object] = {"strength": values[0], "technique": values[1]}
    tactic: dict[str, object] = {"tactic": TACTIC_WORDS[tactic_of(case)]}
    yield Reason("by-strength", facts)
    yield Reason("by-technique", facts)
    yield Reason("by-ability", {**tactic, "lead": lead_of(case)})
    yield Reason("by-hand", tactic)
    yield Reason("by-value", {**tactic, "value": values[0 if tactic_of(case) == STRENGTH else 1]})
