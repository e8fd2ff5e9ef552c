"""The players by name."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel import BadInput

from .baseline import RandomPlayer, Squire
from .player import Player

LEVELS = ("page", "squire")
"""The opponents one can choose in a game, the weakest first."""

PLAYERS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "page": lambda: RandomPlayer("page"),
    "squire": Squire,
}


def names() -> tuple[str, ...]:
    return tuple(PLAYERS)


def player(name: str) -> Player:
    """The player of this name."""
    if name not in PLAYERS:
        raise BadInput(f"unknown player {name!r}: expected one of {', '.join(PLAYERS)}")
    return PLAYERS[name]()
