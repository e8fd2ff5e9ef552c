"""Finds games by name: folders under `tafelrunde.games`, and entry points of other projects.

A game is imported when it is asked for, not before.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Any

from . import games
from .kernel import BadInput, Game

GROUP = "tafelrunde.games"
"""The folder of our own games, and the entry point group under which others register theirs."""


def names() -> list[str]:
    """The names of all games that can be played here."""
    return sorted({*_own(), *_others()})


def game(name: str) -> Game[Any]:
    """The game of this name. BadInput names the games there are, and the one that was meant."""
    if name in _own():
        found = getattr(import_module(f"{GROUP}.{name}"), "GAME", None)
    else:
        entry = _others().get(name)
        if entry is None:
            raise BadInput(_unknown(name))
        found = entry.load()
    if not isinstance(found, Game):
        raise BadInput(f"game {name!r}: its package has no GAME, expected an instance of Game")
    return found


def _own() -> list[str]:
    return [found.name for found in pkgutil.iter_modules(games.__path__) if found.ispkg]


def _others() -> dict[str, Any]:
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _unknown(name: str) -> str:
    from difflib import get_close_matches

    known = names()
    nearest = get_close_matches(name.lower(), known, n=1, cutoff=0.4)
    hint = f"; did you mean {nearest[0]}?" if nearest else ""
    return f"there is no game {name!r}, expected one of {', '.join(known)}{hint}"
