"""What an AI is asked, and what it answers: plain data, so that it may think anywhere.

An AI gets the position of a world it cannot tell from the real one, never the game itself.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from tafelrunde.ai import Perspective
from tafelrunde.kernel import position

from ..room.room import Room


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """Choose an action (or find the best few, with `hint`) for this seat."""

    table: str
    seat: int
    ply: int
    game: str
    level: str
    luck: int
    position: dict[str, Any]
    cards: str = ""
    """The card file, where they play with other cards than those of the game."""
    said: tuple[tuple[int, int, str, str, tuple[str, ...]], ...] = ()
    hint: bool = False


class Counsel(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action with its chance to win, the standard error of that, and a reason."""

    action: int
    chance: float
    error: float
    code: str = ""
    facts: dict[str, Any] = {}


class Thought(msgspec.Struct, frozen=True, omit_defaults=True):
    """The answer of an AI."""

    action: int = -1
    phrase: tuple[str, tuple[str, ...]] | None = None
    """What it says to its partners first."""
    best: tuple[Counsel, ...] = ()
    forfeit: str = ""
    """Why a program cannot go on and gives its game up: the code of a `Forfeit`."""


Answered = Callable[[Thought | None], None]


class Bots(Protocol):
    """Whoever thinks for AIs."""

    def think(self, question: Question, then: Answered) -> None:
        """Call `then` from the event loop with the answer, or with None if there is none."""

    def forget(self, table: str) -> None:
        """The game at this table is over or sleeps: what was thought of it is of no more use."""


def question_for(room: Room, seat: int, level: str, *, hint: bool = False) -> Question:
    """What the AI in this seat is asked now."""
    seen = Perspective(room.game, room.state, seat)
    return Question(
        room.table,
        seat,
        room.ply,
        room.opened.game,
        level,
        luck_of(room, seat),
        position.write(room.game, seen.world),
        room.game.card_text,
        tuple((s.ply, s.seat, s.round, s.phrase.id, s.phrase.about) for s in room.said),
        hint,
    )


def luck_of(room: Room, seat: int) -> int:
    """Dice for the AI: the same again in a game that is repeated, and no clue to the deck."""
    text = f"{room.opened.seed}/{seat}/{room.scenes[seat]}"
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")
