"""People."""

from __future__ import annotations

from .base import Order, Wire


class Rating(Wire, frozen=True):
    """How strong somebody is at a game: Glicko-2 rating and its deviation."""

    game: str
    rating: float
    deviation: float
    games: int


class Me(Wire, frozen=True):
    """Who this browser is. Everybody is somebody: a guest at first, without asking."""

    person: str
    name: str
    guest: bool
    ratings: list[Rating]


class NewName(Order, frozen=True):
    """What a guest wants to be called."""

    name: str


class Credentials(Order, frozen=True):
    """A name and a passphrase, to keep one's history or to come back to it."""

    name: str
    passphrase: str
