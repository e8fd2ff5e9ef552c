"""Tafelrunde: the round table for sword-and-shield card games.

import tafelrunde

game = tafelrunde.game("schildwall")
state = game.setup(seed=7)
"""

from __future__ import annotations

from .registry import game, names

__version__: str

__all__ = ["__version__", "game", "names"]


def __getattr__(name: str) -> str:
    if name == "__version__":
        from importlib.metadata import version  # slow to import, and seldom needed

        return version("tafelrunde")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
