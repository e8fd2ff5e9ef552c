"""How long a secret question stays open: drawn from one distribution, whoever is asked.

Whether somebody could react must not be seen in how long the game pauses (SH-76). So the time is
drawn before anybody looks at the hand, the game goes on exactly then, and an answer given sooner
waits. A player may ask for more time, openly; anybody may, so that tells nothing either.
"""

from __future__ import annotations

import random

USUAL = (3_000, 5_000)
"""Milliseconds, at least and at most, where people play at several devices."""
MORE = 15_000
"""How much longer a window stays open when somebody asks for it."""


class Windows:
    """Draws how long windows stay open."""

    def __init__(self, chance: random.Random | None = None) -> None:
        self._chance = chance or random.SystemRandom()

    def draw(self, least: int, most: int) -> int:
        """A time from least to most. Knows nothing of the game, and so betrays nothing of it."""
        return self._chance.randint(least, most)
