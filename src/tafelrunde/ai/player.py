"""Who sits in a seat and is no person."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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


class Forfeit(Exception):
    """A player cannot go on and loses its game. Nobody else is hurt: its host lets it resign."""

    def __init__(self, code: str, name: str, detail: str = "") -> None:
        super().__init__(f"{name} lost its game: {code}{': ' if detail else ''}{detail}")
        self.code = code
        """`crashed`, `slow`, `illegal` or `garbled`; `forfeit-<code>` is the sentence for it."""
        self.name = name
        self.detail = detail

    @property
    def facts(self) -> Mapping[str, str]:
        return {"program": self.name, "detail": self.detail}


def dismiss(players: Iterable[Player]) -> None:
    """The match is over: players that hold something, such as a process, let go of it."""
    for one in players:
        close = getattr(one, "close", None)
        if close is not None:
            close()
