"""What a seat is shown: its view, blows in words, and why one is refused."""

from __future__ import annotations

from tafelrunde.kernel import MoveText, Outcome, Refusal, Seat, View

from .rules import HACK, NAMES, NOBODY, RULES, VERBS, Cloak, winner


def view_of(cloak: Cloak, seat: Seat | None, game: str, rules: int) -> View:
    """The same for everybody but for the blows one may strike."""
    moves = () if seat is None else tuple(describe(blow) for blow in cloak.legal_for(seat))
    return View(
        game=game,
        rules=rules,
        seat=seat,
        status="over" if cloak.over else "duel",
        question="blow" if moves else "",
        waiting_on=cloak.waiting_on(),
        zones=(),
        buttons=tuple(touch for move in moves for touch in move.touches),
        counters={"boards": tuple(cloak.boards), "parried": tuple(cloak.parried)},
        moves=moves,
        outcome=outcome_of(cloak),
    )


def outcome_of(cloak: Cloak) -> Outcome | None:
    """HG-2, HG-6  Who won and why."""
    if not cloak.over:
        return None
    reason, rule = ("hit", "HG-2") if cloak.resigned == NOBODY else ("resigned", "HG-6")
    won = winner(cloak)
    facts: dict[str, object] = {"winner": NAMES[won], "loser": NAMES[1 - won]}
    return Outcome((won,), reason, rule, tuple(cloak.returns()), facts)


def describe(blow: int) -> MoveText:
    """HG-3 to HG-5  A blow is struck with a button."""
    return MoveText(blow, VERBS[blow], {}, (f"say/{VERBS[blow]}",), RULES[blow])


def forbids(blow: int) -> Refusal:
    """Why a duellist who is asked may not answer this."""
    if blow == HACK:
        return Refusal("last-board", "HG-3")
    return Refusal("no-such-action", "HG-2")
