"""A player that cheats, to measure how much of a game is luck. Never offered to anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.kernel import Dice, State

from .perspective import Perspective
from .search import Search
from .thinker import Budget, Thinker


class Seer(Thinker):
    """Searches the real position, with all cards and all draws to come open to it.

    What it wins is more than any fair player can: a ceiling to measure the fair ones by.
    """

    def __init__(self, look: Callable[[], State], budget: Budget) -> None:
        super().__init__("seer", budget)
        self.look = look
        """Gives the real state."""

    def simulate_batch(
        self, search: Search, perspective: Perspective[Any], dice: Dice, simulations: int
    ) -> None:
        search.think_openly(self.look(), dice, simulations)
