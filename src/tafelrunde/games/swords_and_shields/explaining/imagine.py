"""SS-25  The corners of what may happen next, for previews."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.kernel import Dice

from ..hidden.worlds import FALLING, RISING, deal_anew, is_possible
from ..state import Duel


def corner_worlds(table: Duel, seat: int, dice: Dice) -> Iterator[Duel]:
    """Worlds with every deck in rising and in falling order: between them all top cards differ."""
    for order in (RISING, FALLING):
        world = table.clone()
        deal_anew(world, seat, dice, order)
        if is_possible(world):
            yield world
