"""What is said beside the game: phrases of the players, and why an action is advised.

Neither changes a state, so no replay depends on them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


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


@dataclass(frozen=True)
class Reason:
    """Why an action is advised: a code that names a sentence in every language, and its facts.

    Both come from what the seat knows, never from hidden cards.
    """

    code: str
    facts: Mapping[str, object] = field(default_factory=dict)
