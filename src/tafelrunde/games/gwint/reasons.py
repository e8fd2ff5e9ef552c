"""Why an answer is advised, in codes and facts, from what the seat knows."""

from __future__ import annotations

from tafelrunde.kernel import Reason

from . import moves
from . import table as zones
from .advice import change_by, group_in, wins_ties
from .book import (
    BOND,
    CLEAR,
    HERO,
    HORN,
    MEDIC,
    MORALE,
    MUSTER,
    SCORCH,
    SCORCH_ROW,
    SPY,
    WEATHER,
)
from .table import Table
from .values import can_still_act, lead_of


def reason_for(table: Table, seat: int, action: int) -> Reason:
    """Why this seat may want to answer so."""
    if table.question == zones.TURN:
        return turn_reason(table, seat, action)
    if table.question == zones.START:
        return Reason("start" if action == moves.START else "let-start")
    if action == moves.KEEP:
        return Reason("keep")
    book = table.book
    kind = book.spot_kinds[action - moves.choose(0, book.spots)]
    card = {"card": book.ids[kind]}
    if table.question == zones.EXCHANGE:
        called = book.has(kind, MUSTER) and group_in(book, table.side(seat).hand, book.groups[kind])
        return Reason("exchange-called" if called and called > 1 else "exchange-weak", card)
    if table.question == zones.REVIVE:
        return Reason("revive-spy" if book.has(kind, SPY) else "revive", card)
    if table.question == zones.PLACE:
        return Reason("place", card)
    return Reason("discard" if table.question == zones.DISCARD else "search", card)


def turn_reason(table: Table, seat: int, action: int) -> Reason:
    if action == moves.PASS:
        return pass_reason(table, seat)
    book = table.book
    gain = change_by(table, seat, action)
    if moves.swap(0, book.spots) <= action < moves.choose(0, book.spots):
        taken = book.spot_kinds[action - moves.swap(0, book.spots)]
        spy = book.has(taken, SPY)
        return Reason("decoy-spy" if spy else "decoy-saves", {"card": book.ids[taken]})
    if action == moves.LEADER or action >= moves.choose(0, book.spots):
        leader = book.ids[table.side(seat).leader]
        return Reason("leader-gains" if gain > 0 else "leader", {"leader": leader, "gain": gain})
    kind = book.spot_kinds[action - moves.PLAIN]
    facts: dict[str, object] = {"card": book.ids[kind], "gain": gain}
    if not book.has(kind, SPY) and decides(table, seat, gain):
        return Reason("play-decides", facts)
    return Reason(card_code(table, kind), facts)


def decides(table: Table, seat: int, gain: int) -> bool:
    """Whether this play wins a round that the opponent has left."""
    if can_still_act(table, table.side(1 - seat)):
        return False
    return lead_of(table, seat) + gain >= (0 if wins_ties(table, seat) else 1)


def card_code(table: Table, kind: int) -> str:
    """The sentence for what a card is good for."""
    book = table.book
    abilities = book.abilities[kind]
    if book.classes[kind] == WEATHER:
        return "play-clear" if abilities & CLEAR else "play-weather"
    for ability, code in CODES.items():
        if abilities & ability:
            return code
    return "play-hero" if book.classes[kind] == HERO else "play-unit"


CODES = {
    SPY: "play-spy",
    MEDIC: "play-medic",
    MUSTER: "play-muster",
    SCORCH | SCORCH_ROW: "play-scorch",
    HORN: "play-horn",
    BOND: "play-bond",
    MORALE: "play-morale",
}


def pass_reason(table: Table, seat: int) -> Reason:
    """GW-31  Why to stop here."""
    own, other = table.side(seat), table.side(1 - seat)
    lead = lead_of(table, seat)
    if not can_still_act(table, other):
        won = lead >= (0 if wins_ties(table, seat) else 1)
        return Reason("pass-won") if won else Reason("pass-lost", {"behind": -lead})
    if lead > 0:
        return Reason("pass-lead", {"lead": lead})
    if own.gems > other.gems:
        return Reason("pass-gem")
    return Reason("pass-save", {"behind": -lead})
