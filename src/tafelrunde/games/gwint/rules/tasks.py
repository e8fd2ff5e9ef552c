"""GW-30  What is still to be done before the other player acts, as numbers on the agenda."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

AFTER: Final = 0
"""This seat's action is finished: find who acts next."""
TURN: Final = 1
"""This seat's turn begins (GW-33)."""
REVIVE: Final = 2
"""A medic of this seat revives (GW-53)."""
RESTORE: Final = 3
"""A medic of this seat revives at random (GW-100)."""
ARRIVE: Final = 4
"""The next card on its way enters."""
DISCARD: Final = 5
"""This seat discards cards (GW-98)."""
SEARCH: Final = 6
"""This seat takes a card from its deck (GW-98)."""
RALLY: Final = 7
"""Skellige's ability of this seat (GW-110)."""
NAMES: Final = (
    "after",
    "turn",
    "revive",
    "restore",
    "arrive",
    "discard",
    "search",
    "rally",
)


def task(kind: i64, seat: i64) -> i64:
    return 2 * kind + seat


def kind_of(task: i64) -> i64:
    return task >> 1


def seat_of(task: i64) -> i64:
    return task & 1
