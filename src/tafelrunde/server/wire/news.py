"""From the server, over the socket."""

from __future__ import annotations

from typing import Any

from .base import Wire
from .view import (
    ClockInfo,
    CurtainInfo,
    EventInfo,
    OutcomeInfo,
    PhraseInfo,
    TableInfo,
    UndoInfo,
    ViewInfo,
    WindowInfo,
)


class Scene(Wire, tag_field="type", tag="scene", frozen=True):
    """A whole numbered scene. The numbers of a seat's scenes rise; they count what that seat
    could see, so they differ from those of other seats."""

    scene: int
    events: list[EventInfo] = []
    """What led to this scene; empty when it is sent again."""
    view: ViewInfo | None = None
    """Missing while seats are free. Behind a curtain it is what everybody sees."""
    clock: ClockInfo | None = None
    undo: UndoInfo | None = None
    phrases: list[PhraseInfo] = []
    window: WindowInfo | None = None
    curtain: CurtainInfo | None = None
    table: TableInfo | None = None
    """Only when it changed, and in the first scene of a connection."""
    again: bool = False
    """The scene was seen before: after a reconnect, or as answer to something out of date."""
    undone: bool = False
    """Moves were taken back: the view jumped back, the story is shorter now."""


class TableNews(Wire, tag_field="type", tag="table", frozen=True):
    """Something changed beside the game: who is here, who asks for what."""

    table: TableInfo
    clock: ClockInfo | None = None
    undo: UndoInfo | None = None


class Reason(Wire, frozen=True):
    """Why an action is refused, or good: a code, a sentence and the number of a rule."""

    code: str
    text: str
    rule: str = ""


class ForeseenInfo(Wire, frozen=True):
    """An event a preview foresees. A fact nobody can know is `{"unknown": true}`, a number that
    depends on hidden cards `{"least": 4, "most": 7}`."""

    kind: str
    text: str
    facts: dict[str, Any]
    rule: str = ""


class WhyAnswer(Wire, tag_field="type", tag="why", frozen=True):
    """Why not; `allowed` if there is nothing against it."""

    ask: int
    allowed: bool
    reasons: list[Reason] = []


class PreviewAnswer(Wire, tag_field="type", tag="preview", frozen=True):
    """What an action would bring."""

    ask: int
    action: int
    events: list[ForeseenInfo]
    sure: int
    """So many of the events will happen whatever the others do."""
    open_end: bool
    """Whether what follows depends on what this seat does not know."""
    after: dict[str, Any] = {}
    """Counters as they will be after the action, where the game foretells them."""


class Advice(Wire, frozen=True):
    """An action worth considering."""

    action: int
    label: str
    chance: float
    """Of winning, from 0 to 1."""
    error: float
    """Standard error of the chance."""
    reasons: list[Reason] = []


class HintAnswer(Wire, tag_field="type", tag="hint", frozen=True):
    """The best actions, the best first, and how the game stands."""

    ask: int
    scene: int
    best: list[Advice]


class SaidNews(Wire, tag_field="type", tag="said", frozen=True):
    """Somebody said something."""

    seat: int
    phrase: str
    text: str
    about: tuple[str, ...] = ()
    phrases: list[PhraseInfo] | None = None
    """For who said it: what this seat may say now. Missing: nothing changed."""


class RefusedNews(Wire, tag_field="type", tag="refused", frozen=True):
    """An order was not carried out. Nothing changed."""

    code: str
    text: str
    rule: str = ""
    ask: int = 0


class Notice(Wire, tag_field="type", tag="notice", frozen=True):
    """Something worth telling, in words: time runs short, a server restarts."""

    code: str
    text: str
    seat: int | None = None


class Ended(Wire, tag_field="type", tag="ended", frozen=True):
    """The game is over. The record and the replay can be fetched now."""

    outcome: OutcomeInfo
    result: str
    rating_change: float | None = None
    """In a rated game told a moment later, in a second `ended`."""


class Pong(Wire, tag_field="type", tag="pong", frozen=True):
    """I am."""

    ask: int = 0


FromServer = (
    Scene
    | TableNews
    | WhyAnswer
    | PreviewAnswer
    | HintAnswer
    | SaidNews
    | RefusedNews
    | Notice
    | Ended
    | Pong
)
