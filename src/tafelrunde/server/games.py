"""The games that are played here, looked up once: while a server runs nothing is installed."""

from __future__ import annotations

from functools import cache
from typing import Any

from tafelrunde import registry
from tafelrunde.kernel import Game


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(registry.names())


@cache
def game(name: str) -> Game[Any]:
    """The game of this name. BadInput names those there are."""
    return registry.game(name)
