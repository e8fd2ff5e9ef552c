"""Everything a player can ever say, as small numbers. Append only.

After the few plain answers come three blocks with a number for every spot (see `book`): play it,
lay a Decoy in its place, choose it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final = 0
"""GW-31"""
LEADER: Final = 1
"""GW-86  Use the leader where nothing is left to choose."""
KEEP: Final = 2
"""GW-20  No more exchanges."""
START: Final = 3
"""GW-16  I start."""
LET_START: Final = 4
"""GW-16  The other player starts."""
PLAIN: Final = 8


def play(spot: i64) -> i64:
    """GW-26  Play a card from the hand."""
    return PLAIN + spot


def swap(spot: i64, spots: i64) -> i64:
    """GW-77  Take this unit back and leave a Decoy in its place."""
    return PLAIN + spots + spot


def choose(spot: i64, spots: i64) -> i64:
    """Choose a card of a pile, a deck or the hand."""
    return PLAIN + 2 * spots + spot
