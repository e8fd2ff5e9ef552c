"""MG-4, MG-5  Tricks: both lay a card face down, and the higher one wins."""

from __future__ import annotations

from . import events
from .table import EAST, NOBODY, NOTHING, SEATS, WEST, Table


def choices(table: Table, seat: int) -> list[int]:
    """MG-4  Any kind in hand."""
    return sorted(set(table.hands[seat]))


def lay(table: Table, seat: int, card: int) -> None:
    """MG-4  A card is laid face down; when both lie, the trick is decided."""
    table.hands[seat].remove(card)
    table.laid[seat] = card
    events.card_laid(table, seat, card)
    if NOTHING not in table.laid:
        decide_trick(table)


def decide_trick(table: Table) -> None:
    """MG-5  Both cards are turned up and stay with their owners."""
    east, west = table.laid
    events.trick_decided(table, east, west, winner_of(table, east, west))
    for seat in SEATS:
        table.played[seat].append(table.laid[seat])
    table.laid = [NOTHING, NOTHING]


def winner_of(table: Table, east: int, west: int) -> int:
    """MG-5  The higher value wins."""
    values = table.deck.values
    if values[east] == values[west]:
        return NOBODY
    return EAST if values[east] > values[west] else WEST


def tricks_won(table: Table) -> tuple[int, int]:
    """MG-5  How many tricks each has won so far."""
    winners = [winner_of(table, east, west) for east, west in zip(*table.played)]
    return winners.count(EAST), winners.count(WEST)
