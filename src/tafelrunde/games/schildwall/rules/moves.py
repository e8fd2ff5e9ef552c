"""SH-78  Everything a player can ever say, as small numbers. Append only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.bits import shifted

CALL_HAIL: Final = 10
NONE: Final = 11
"""No support, or: go on."""

STRIDE: Final = 12


def lay(kind: i64, target: i64 = 0) -> i64:
    """Lay or seal a card of this kind, in a mass battle at the seat with this index."""
    return STRIDE * target + kind


def lay_each(kinds: i64, target: i64) -> i64:
    """The set of actions that lay one of this set of kinds at this target."""
    return shifted(kinds, lay(0, target))


def kind_in(action: i64) -> i64:
    """The kind, or CALL_HAIL or NONE."""
    return action % STRIDE


def target_in(action: i64) -> i64:
    return action // STRIDE
