"""The log of a table: what happened, in order, with the time of each. A room is what it folds to.

An entry is written as a short JSON list that begins with its word. New fields go to the end and
have defaults, so that old logs stay readable. Times are milliseconds since 1970.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from .wire import Value


class Entry(msgspec.Struct, array_like=True, frozen=True):
    """Something that happened at a table."""

    at: int


class ClockTerms(msgspec.Struct, array_like=True, frozen=True):
    """Time to think, in milliseconds."""

    tempo: str = "none"
    bank: int = 0
    """For the whole game (`real`) or for each move (`days`)."""
    increment: int = 0


class Opened(Entry, tag="opened", frozen=True):
    """A table was made. Holds the seed, so it never leaves the server before the end."""

    table: str
    game: str
    rules: int
    cards: str
    mode: str
    options: dict[str, Value]
    seed: int
    seats: int
    host: str
    """The person who made it."""
    clock: ClockTerms = ClockTerms()
    listed: bool = False
    rated: bool = False
    strict: bool = False
    undo: bool = True
    invited: bool = True
    """Whether a free seat may be taken with an invitation only."""
    before: tuple[tuple[int, int], ...] = ()
    """Moves (seat, action) that lead to the position where this game begins."""
    parent: str = ""
    """The table of which this is the rematch or the continuation."""
    window: tuple[int, int] = (0, 0)
    """How long secret questions stay open, at least and at most; (0, 0): no windows."""
    card_text: str = ""
    """The card file, where people brought cards of their own."""


class Seated(Entry, tag="seated", frozen=True):
    """Somebody sat down, in several seats at once if they share a device."""

    seats: tuple[int, ...]
    kind: str
    """`person` or `ai`."""
    person: str = ""
    name: str = ""
    digest: str = ""
    """Of the secret that proves it."""
    level: str = ""
    rating: float | None = None
    """At a rated table: how strong this person was when sitting down."""


class Left(Entry, tag="left", frozen=True):
    """Somebody got up before the game began."""

    seat: int


class Moved(Entry, tag="moved", frozen=True):
    """A move, or a call: resigned (-1), ran out of time (-2)."""

    seat: int
    action: int


class Held(Entry, tag="held", frozen=True):
    """An answer to a secret question, kept until its window closes."""

    seat: int
    action: int


class Prolonged(Entry, tag="prolonged", frozen=True):
    """Somebody wants the window to stay open for longer."""

    seat: int


class Spoke(Entry, tag="spoke", frozen=True):
    """A phrase was said."""

    seat: int
    phrase: str
    about: tuple[str, ...] = ()


class UndoAsked(Entry, tag="undo-asked", frozen=True):
    """Somebody would like to take the last move back."""

    seat: int


class UndoAnswered(Entry, tag="undo-answered", frozen=True):
    """Somebody lets it happen, or does not."""

    seat: int
    accept: bool


class Undone(Entry, tag="undone", frozen=True):
    """The game went back to after so many moves."""

    ply: int
    by: int


class Away(Entry, tag="away", frozen=True):
    """A person's last connection was lost."""

    seats: tuple[int, ...]


class Back(Entry, tag="back", frozen=True):
    """A person is connected (again)."""

    seats: tuple[int, ...]


class Called(Entry, tag="called", frozen=True):
    """A process that does not hold the connections of these seats asks who does. Whoever does
    writes `back`; if nobody does, their process is gone, and they are away."""

    seats: tuple[int, ...]


class Waited(Entry, tag="waited", frozen=True):
    """The others give somebody who is away more time."""

    seat: int
    by: int


class Replaced(Entry, tag="replaced", frozen=True):
    """An AI plays on for somebody who is away, until they come back."""

    seat: int
    by: int
    level: str


class Claimed(Entry, tag="claimed", frozen=True):
    """The others had enough of waiting: whoever is away has given up."""

    seat: int
    by: int


class Consented(Entry, tag="consented", frozen=True):
    """A seat lets onlookers see its hand, or no longer."""

    seat: int
    agree: bool


class RematchWanted(Entry, tag="rematch-wanted", frozen=True):
    seat: int
    accept: bool


class RematchMade(Entry, tag="rematch-made", frozen=True):
    """All want it: there is the table."""

    table: str


class Helped(Entry, tag="helped", frozen=True):
    """A seat took a hint: the game is practice."""

    seat: int


class Resumed(Entry, tag="resumed", frozen=True):
    """The server was away. Nobody's clock is charged for it."""


Any_ = (
    Opened
    | Seated
    | Left
    | Moved
    | Held
    | Prolonged
    | Spoke
    | UndoAsked
    | UndoAnswered
    | Undone
    | Away
    | Back
    | Called
    | Waited
    | Replaced
    | Claimed
    | Consented
    | RematchWanted
    | RematchMade
    | Helped
    | Resumed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any_)


def written(entries: Iterable[Entry]) -> list[bytes]:
    encode = _encoder.encode
    return [encode(entry) for entry in entries]


def read(entries: Sequence[bytes]) -> list[Entry]:
    decode = _decoder.decode
    return [decode(entry) for entry in entries]
