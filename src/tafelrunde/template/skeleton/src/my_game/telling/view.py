"""MG-3, MG-4  Who sees what."""

from __future__ import annotations

from tafelrunde.kernel import Outcome, Seat, View, Zone

from ..rules.ending import leader
from ..rules.table import EAST, NAMES, NOBODY, NOTHING, SEATS, WEST, Table
from ..rules.tricks import tricks_won
from .words import describe


def view_of(table: Table, seat: Seat | None, game: str, rules: int) -> View:
    """MG-3, MG-4  One's own cards, played cards, and the number of all others."""
    legal = () if seat is None else table.legal_for(seat)
    return View(
        game=game,
        rules=rules,
        seat=seat,
        status="over" if table.over else "laying",
        question="lay" if legal else "",
        waiting_on=table.waiting_on(),
        zones=(
            *zones_of(table, EAST, seat),
            *zones_of(table, WEST, seat),
            Zone("aside", None, len(table.aside)),
        ),
        buttons=(),
        counters={"trick": len(table.played[EAST]) + 1, "won": tricks_won(table)},
        moves=tuple(describe(table, seat, action) for action in legal if seat is not None),
        outcome=outcome_of(table),
    )


def zones_of(table: Table, owner: Seat, viewer: Seat | None) -> list[Zone]:
    """A player's cards as seen by himself, by the other or by an onlooker."""
    name, mine, ids = NAMES[owner], owner == viewer, table.deck.ids
    hand = tuple(ids[card] for card in table.hands[owner])
    laid = tuple(ids[card] for card in table.laid[owner : owner + 1] if card != NOTHING)
    played = tuple(ids[card] for card in table.played[owner])
    return [
        Zone(f"hand/{name}", owner, len(hand), hand if mine else None),
        Zone(f"laid/{name}", owner, len(laid), laid if mine or not laid else None),
        Zone(f"played/{name}", owner, len(played), played),
    ]


def outcome_of(table: Table) -> Outcome | None:
    """MG-6, MG-7  Who won and why."""
    if not table.over:
        return None
    reason, rule = ("tricks", "MG-6") if table.resigned == NOBODY else ("resigned", "MG-7")
    winner = leader(table)
    east, west = tricks_won(table)
    facts: dict[str, object] = {"east": east, "west": west}
    if winner != NOBODY:
        facts["loser"] = NAMES[1 - winner]
    winners = tuple(seat for seat in SEATS if seat == winner)
    return Outcome(winners, reason, rule, tuple(table.returns()), facts)
