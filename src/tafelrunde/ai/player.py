"""Who sits in a seat and is no person."""

from __future__ import annotations

from typing import Any, Protocol

from tafelrunde.kernel import Dice

from .perspective import Perspective


class Player(Protocol):
    """Answers a question of any game.

    A player sits in one seat for one match and may remember what it thought before. Its answers
    depend on the perspectives and dice it was given alone, so they are the same in every world
    that looks the same, and a game can be repeated from its seed.
    """

    @property
    def name(self) -> str: ...

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        """One of the legal actions of this perspective."""
        ...
