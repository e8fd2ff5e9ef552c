"""MG-4 to MG-6  Course of the game: from an answer to the next question."""

from __future__ import annotations

from tafelrunde.kernel import only

from . import events
from .ending import is_over, leader
from .table import NOTHING, SEATS, Table
from .tricks import lay, tricks_won


def carry_out(table: Table, seat: int, action: int) -> None:
    """MG-4 to MG-6  A card is laid, and all that follows from it."""
    lay(table, seat, action)
    settle(table)
    if table.over:
        events.game_ended(table, leader(table), *tricks_won(table))


def settle(table: Table) -> None:
    """MG-4  Both are asked at once, until each has laid a card; nobody after the end."""
    table.asked = 0
    if not is_over(table):
        table.asked = sum(only(seat) for seat in SEATS if table.laid[seat] == NOTHING)
