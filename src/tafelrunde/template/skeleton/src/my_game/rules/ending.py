"""MG-6, MG-7  End: more tricks win, and who resigns loses."""

from __future__ import annotations

from . import events
from .table import EAST, NOBODY, NOTHING, WEST, Table
from .tricks import tricks_won


def is_over(table: Table) -> bool:
    """MG-6, MG-7  Whether somebody has resigned, or no card is left to lay or to turn up."""
    if table.resigned != NOBODY:
        return True
    return not any(table.hands) and table.laid == [NOTHING, NOTHING]


def leader(table: Table) -> int:
    """MG-6, MG-7  Who has won if the game is over now."""
    if table.resigned != NOBODY:
        return 1 - table.resigned
    east, west = tricks_won(table)
    if east == west:
        return NOBODY
    return EAST if east > west else WEST


def give_up(table: Table, seat: int) -> None:
    """MG-7  Who resigns loses."""
    table.resigned = seat
    events.player_resigned(table, seat)


def lowest_card(table: Table, seat: int) -> int:
    """MG-7  What is laid for who runs out of time."""
    return min(table.hands[seat], key=lambda card: table.deck.values[card])
