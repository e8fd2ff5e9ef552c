"""The table as a seat sees it."""

from __future__ import annotations

from typing import Any

from .base import Value, Wire
from .tables import ClockPlan, SeatInfo, Status, Tempo


class Words(Wire, frozen=True):
    """A word of the engine and what it means in the language of the connection."""

    id: str
    text: str


class ZoneInfo(Wire, frozen=True):
    """Cards that lie together. `cards` are faces; where it is missing they lie face down."""

    place: str
    label: str
    count: int
    owner: int | None = None
    cards: tuple[str, ...] | None = None


class ButtonInfo(Wire, frozen=True):
    """A place that can be touched and holds no card."""

    place: str
    label: str


class MoveInfo(Wire, frozen=True):
    """A legal action: touch its places in order to choose it."""

    action: int
    verb: str
    label: str
    touches: tuple[str, ...]
    rule: str
    facts: dict[str, Any] = {}
    grave: bool = False
    """Gives up something that cannot be had back, such as the rest of a round: ask twice."""


class OutcomeInfo(Wire, frozen=True):
    """How a game ended."""

    winners: tuple[int, ...]
    reason: str
    rule: str
    text: str
    returns: tuple[float, ...]
    facts: dict[str, Any] = {}


class ViewInfo(Wire, frozen=True):
    """The table as one seat sees it, or an onlooker (seat missing)."""

    status: Words
    waiting_on: tuple[int, ...]
    """Who is being waited for, as far as this seat may know."""
    zones: list[ZoneInfo]
    counters: dict[str, Any]
    counter_texts: dict[str, str]
    seat: int | None = None
    question: Words | None = None
    """What this seat is asked."""
    buttons: list[ButtonInfo] = []
    moves: list[MoveInfo] = []
    outcome: OutcomeInfo | None = None
    aids: dict[str, Any] = {}
    """What a picture of the table needs and nobody reads aloud, as the game states it."""


class EventInfo(Wire, frozen=True):
    """Something that happened, as this seat may know it."""

    kind: str
    text: str
    facts: dict[str, Any]
    rule: str = ""
    cards: tuple[str, ...] = ()
    """The cards the sentence names."""


class ClockInfo(Wire, frozen=True):
    """The clocks at the moment of sending."""

    tempo: Tempo
    left: tuple[int, ...]
    """Milliseconds for each seat."""
    running: tuple[int, ...]
    """The seats whose clock runs now."""
    increment: int = 0
    """Milliseconds added per move."""
    warning: int = 0
    """Warn below so many milliseconds."""


class UndoInfo(Wire, frozen=True):
    """Whether this seat may take a move back (against AIs), or ask for it (between people)."""

    can: bool
    by_consent: bool = False
    text: str = ""
    """Why not."""
    asked_by: int | None = None
    """This seat asks for it; the others answer with `undo_reply`."""


class PhraseInfo(Wire, frozen=True):
    """Something this seat may say now."""

    id: str
    text: str
    about: tuple[str, ...] = ()


class WindowInfo(Wire, frozen=True):
    """A secret question with a time of its own: this seat may react, nobody else knows of it."""

    left: int
    """Milliseconds until the game goes on."""
    answered: bool = False
    """This seat has answered; the game goes on when the time is over all the same."""


class CurtainInfo(Wire, frozen=True):
    """Several people at one device: this seat is next. `ready` lifts the curtain."""

    seat: int
    text: str


class AbsentInfo(Wire, frozen=True):
    """Somebody is away. After the grace the others choose: wait, let an AI play on, or claim."""

    seat: int
    grace: int
    """Milliseconds until they may choose; 0: now."""
    text: str


class RematchInfo(Wire, frozen=True):
    """Who wants a rematch, and the table of it once all do."""

    wanted_by: tuple[int, ...] = ()
    table: str = ""


class TableInfo(Wire, frozen=True):
    """Everything about a table but the game itself."""

    table: str
    game: str
    title: str
    mode: str
    mode_title: str
    options: dict[str, Value]
    """Without those that are a secret of a player, such as decks, until the game is over."""
    status: Status
    seats: list[SeatInfo]
    clock: ClockPlan
    yours: list[int] = []
    """The seats of this connection; empty: an onlooker."""
    host: bool = False
    """Whether this connection made the table, and may fill it with AIs."""
    one_device: bool = False
    practice: bool = False
    """Moves were taken back against an AI, or hints were taken."""
    rated: bool = False
    strict: bool = False
    watchers: int = 0
    absent: list[AbsentInfo] = []
    rematch: RematchInfo | None = None
    open_hands: list[int] = []
    """The seats that agreed to let onlookers see all hands."""
    hint: bool = False
    """Whether hints may be asked for here."""
    phrases: list[PhraseInfo] = []
    """What may always be said here, beside the phrases of the game that come with a scene."""
    result: str = ""
    """Once it is over: the outcome as one sentence, with the mark of a claim or a substitute."""
    own_cards: bool = False
    """Whether people brought cards of their own; those are to be asked of the table."""
