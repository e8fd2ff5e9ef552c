"""The players by name."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel import BadInput

from .baseline import FlatPlayer, RandomPlayer
from .greedy import Page, Squire
from .player import Player
from .program import listed_programs, program_of
from .thinker import Budget, Temper, Thinker

LEVELS = ("page", "squire", "knight", "baron", "king")
"""The opponents one can choose in a game, the weakest first."""

PLAYERS: dict[str, Callable[[], Player]] = {
    "random": RandomPlayer,
    "flat": FlatPlayer,
    "page": Page,
    "squire": Squire,
    "knight": lambda: Thinker("knight", Budget(20), Temper(attention=224)),
    "baron": lambda: Thinker("baron", Budget(80, seconds=1.4)),
    "king": lambda: Thinker("king", Budget(1200, seconds=3.5)),
}


def names() -> tuple[str, ...]:
    """The players that everybody can call: our own, and the programs this machine offers."""
    return (*PLAYERS, *listed_programs())


def levels() -> tuple[str, ...]:
    """The opponents one can choose here: our own levels, and the programs this machine offers."""
    return (*LEVELS, *listed_programs())


def player(name: str) -> Player:
    """A fresh player of this name, for one seat in one match.

    `program:COMMAND` is a program of your own that speaks the engine protocol.
    """
    if name in PLAYERS:
        return PLAYERS[name]()
    program = program_of(name)
    if program is None:
        expected = ", ".join(names())
        raise BadInput(f"unknown player {name!r}: expected one of {expected}, or program:COMMAND")
    return program


def enlist(name: str, make: Callable[[], Player]) -> None:
    """Let a player of your own be called by name, here and in games of one process.

    Workers are other processes and know nothing of it.
    """
    if name in LEVELS:
        raise BadInput(f"name: {name!r} is one of our own players, expected another name")
    PLAYERS[name] = make
