"""Phrases said beside the game. They change no state, so no replay depends on them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Phrase:
    """One of the sentences a game offers to partners, with what it points at."""

    id: str
    about: tuple[str, ...] = ()


@dataclass(frozen=True)
class Said:
    """A phrase that was said: by whom, after how many moves, and in which part of the game."""

    ply: int
    seat: int
    round: str
    phrase: Phrase
