"""The players by name."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel import BadInput

from .baseline import FlatPlayer, RandomPlayer
from .greedy import Page, Squire
from .player import Player
from .thinker import Budget, Thinker

LEVELS = ("page", "squire", "knight", "baron", "king")
"""The opponents one can choose in a game, the weakest first."""

PLAYERS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "flat": FlatPlayer,
    "page": Page,
    "squire": Squire,
    "knight": lambda: Thinker("knight", Budget(120)),
    "baron": lambda: Thinker("baron", Budget(500, seconds=1.4)),
    "king": lambda: Thinker("king", Budget(2000, seconds=3.5)),
}


def names() -> tuple[str, ...]:
    return tuple(PLAYERS)


def player(name: str) -> Player:
    """A fresh player of this name, for one seat in one match."""
    if name not in PLAYERS:
        raise BadInput(f"unknown player {name!r}: expected one of {', '.join(PLAYERS)}")
    return PLAYERS[name]()
