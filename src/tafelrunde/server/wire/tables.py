"""Tables: making, finding and joining them."""

from __future__ import annotations

from typing import Literal

from .base import Order, Value, Wire

Tempo = Literal["none", "real", "days"]
Sight = Literal["listed", "link"]
Status = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "ai"]


class ClockPlan(Order, frozen=True):
    """Time to think. `real`: minutes for the game and seconds added per move. `days`: per move."""

    tempo: Tempo = "none"
    minutes: float = 10
    increment: float = 5
    """In seconds."""
    days: float = 3


class SeatPlan(Order, frozen=True):
    """Who is to sit in a seat: the maker of the table, an AI, or whoever comes."""

    kind: Literal["me", "open", "ai"] = "open"
    level: str = ""
    """The level of an AI, as in `GameInfo.levels`."""


class NewTable(Order, frozen=True):
    """A table to be made. Options are added to those of the mode."""

    game: str
    mode: str = ""
    """Empty: the usual one."""
    options: dict[str, Value] = {}
    seats: list[SeatPlan] = []
    """One for each seat in order; seats left out are open, but the first is the maker's. Several
    seats of kind `me` make a table for several people at one device."""
    clock: ClockPlan = ClockPlan()
    sight: Sight = "link"
    """Whether the table is listed in the lobby, or known only to those who have its link."""
    rated: bool = False
    strict: bool = False
    """No undo, no hints."""
    undo: bool = True
    """Whether people may ask each other to take a move back."""
    seed: int | None = None
    """For a game that can be repeated. Such a game is never rated."""
    name: str = ""
    """What the maker is called; empty: the name known already."""
    cards: str = ""
    """The text of a card file; empty: the cards that come with the game."""


class Seated(Wire, frozen=True):
    """The answer to making or joining a table: where one sits, and the secret that proves it."""

    table: str
    seats: list[int]
    token: str
    """The seat's secret. The cookie holds it as well, so browsers need not keep it."""
    invite: str = ""
    """Path of a link with which somebody else gets a free seat; empty if none is free."""
    watch: str = ""
    """Path of a link for onlookers."""


class Join(Order, frozen=True):
    """Take a free seat, or come back to one's own with its secret."""

    token: str = ""
    """Of an invitation (a table that is not listed needs it) or of the own seat."""
    seat: int | None = None
    """Which free seat; None: any."""
    name: str = ""


class Fill(Order, frozen=True):
    """The maker has AIs sit down in all free seats."""

    level: str


class Branch(Order, frozen=True):
    """Play on from a position of a finished game against AIs."""

    ply: int
    seat: int = 0
    level: str = ""


class SeatInfo(Wire, frozen=True):
    """A seat and who sits there."""

    seat: int
    title: str
    """What the game calls it, such as Red."""
    team: int
    kind: SeatKind
    player: str = ""
    level: str = ""
    here: bool = False
    """Whether this person is connected."""
    away_for: int = 0
    """Since how many seconds not."""
    substitute: str = ""
    """The level of the AI that plays on for somebody who left."""
    rating: float | None = None
    names: tuple[str, ...] = ()
    """By what tokens in sentences call it now, such as `R`."""


class TableLine(Wire, frozen=True):
    """A table as the lobby and "your games" list it."""

    table: str
    game: str
    title: str
    """The game in words."""
    mode: str
    mode_title: str
    status: Status
    seats: list[SeatInfo]
    clock: ClockPlan
    rated: bool
    minutes: int
    """How long such a game takes, roughly."""
    created: int
    """Seconds since 1970."""
    changed: int
    yours: list[int]
    """Your seats."""
    your_turn: bool
    result: str = ""
    """How it ended, as a sentence."""


class Tables(Wire, frozen=True):
    """A page of the list of tables."""

    tables: list[TableLine]
    more: bool = False
    before: float | None = None
    """If there are more: to be given as `before` for the next page."""


class Fault(Wire, frozen=True):
    """What went wrong, as one sentence in the language asked for."""

    code: str
    text: str
