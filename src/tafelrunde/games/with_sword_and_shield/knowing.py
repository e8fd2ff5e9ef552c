"""WS-154  Who knows of a card in somebody's hand."""

from __future__ import annotations

from tafelrunde.kernel import Seat

from .table import FOR_ALL, known_to


def is_known(note: int, seat: Seat | None) -> bool:
    return known_to(note) == FOR_ALL or known_to(note) == seat
