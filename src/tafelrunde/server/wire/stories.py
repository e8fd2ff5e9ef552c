"""Stories and replays."""

from __future__ import annotations

from .base import Wire
from .news import SaidNews
from .tables import SeatInfo
from .view import EventInfo, ViewInfo


class StoryScene(Wire, frozen=True):
    """What led to one scene."""

    scene: int
    events: list[EventInfo]
    ply: int | None = None
    """Once the game is over: the move that led there, as in its replay. Before, how many moves
    were made could betray a secret one."""


class Story(Wire, frozen=True):
    """The log of a game as one seat knows it, for a client that comes back."""

    scenes: list[StoryScene]
    said: list[SaidNews] = []
    scene: int = 0
    """The scene up to which it tells everything, numbered as scenes are sent: after a move was
    taken back those of the story have lower numbers."""


class ReplayMove(Wire, frozen=True):
    """A move of a finished game."""

    ply: int
    seat: int
    action: int
    label: str


class Replay(Wire, frozen=True):
    """A finished game: ply 0 is the set-up, then one for each move."""

    table: str
    game: str
    title: str
    mode_title: str
    seats: list[SeatInfo]
    plies: int
    moves: list[ReplayMove]
    result: str


class ReplayScene(Wire, frozen=True):
    """The table after so many moves, as the chosen seat saw it."""

    ply: int
    events: list[EventInfo]
    view: ViewInfo
