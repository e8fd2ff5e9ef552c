"""WS-154  Who knows of a card in somebody's hand."""

from __future__ import annotations

from tafelrunde.kernel import Seat

from ..rules.table import Table

ONLOOKER = -2


def is_known(table: Table, note: int, seat: Seat | None) -> bool:
    return table.tells_whose(note, ONLOOKER if seat is None else seat)
