"""What every store can do, in narrow parts: logs, the shelf of tables, people, ratings."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

import msgspec

from tafelrunde.server.store.bus import Bus

Then = Callable[[Exception | None], None]


def tell(then: Then, error: Exception | None) -> None:
    """Call `then`; what goes wrong in one listener is no business of the next."""
    try:
        then(error)
    except Exception as trouble:
        asyncio.get_running_loop().call_exception_handler(
            {"message": "a listener failed after its entries were stored", "exception": trouble}
        )


class StoreError(Exception):
    """The store could not do what it was asked; the sentence says why."""


class Conflict(StoreError):
    """Somebody else wrote this first: read again what there is, then decide anew."""


class NameTaken(StoreError):
    """An account with this name exists already."""


class Summary(msgspec.Struct, frozen=True):
    """What lobby and "your games" need of a table without reading its log. Nothing secret."""

    table: str
    game: str
    stage: str  # open, playing, ended
    listed: bool  # whether the lobby shows it to everybody
    made: float
    changed: float
    people: tuple[str, ...] = ()  # who sits (or sat) there, by person
    alarm: float | None = None  # when the table wants to be woken although nobody moves
    about: bytes = b""  # what the lobby shows, as it wrote it


class Session(msgspec.Struct, frozen=True):
    """One browser (or bot) that has been here before. Only a digest of its secret is kept."""

    digest: bytes
    person: str
    made: float
    seen: float
    ends: float


class Account(msgspec.Struct, frozen=True):
    """A name with a passphrase. `key` is the name as compared: case and width do not matter."""

    person: str
    name: str
    key: str
    passphrase: str  # the argon2id digest with its parameters
    made: float
    bot: bool = False


class Rating(msgspec.Struct, frozen=True):
    """How strong a person is at one kind of game; `games` counts up by one with every game."""

    person: str
    game: str
    value: float
    deviation: float
    volatility: float
    games: int
    changed: float


class Logs(Protocol):
    """The append-only logs of all tables."""

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        then: Then,
        summary: Summary | None = None,
    ) -> None:
        """Queue entries number first, first + 1, ...; all of them are stored or none.

        `then` is called from the event loop, with None once they are durable, with `Conflict`
        if one of the numbers is taken, or with what went wrong. A summary is stored with them.
        Appends of one table are stored in the order in which they were queued.
        """

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        """The durable entries from number `since` on."""


class Shelf(Protocol):
    """All tables by their summaries."""

    async def put(self, summary: Summary) -> None: ...
    async def summary(self, table: str) -> Summary | None: ...
    async def tables(
        self,
        stage: str | None = None,
        game: str | None = None,
        listed: bool | None = None,
        before: float | None = None,
        limit: int = 50,
    ) -> list[Summary]:
        """Newest change first; `before` pages on."""

    async def tables_of(
        self, person: str, stage: str | None = None, before: float | None = None, limit: int = 50
    ) -> list[Summary]: ...
    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables whose alarm has rung, earliest first."""

    async def remove(self, table: str) -> None:
        """Forget a table and its log: for tables that nobody ever sat down at."""


class People(Protocol):
    """Sessions and accounts. A guest is a person without an account."""

    async def keep_session(self, session: Session) -> None: ...
    async def session(self, digest: bytes) -> Session | None: ...
    async def end_session(self, digest: bytes) -> None: ...
    async def sweep_sessions(self, now: float) -> int:
        """Forget the sessions that ended before now; how many there were."""

    async def call(self, person: str, name: str) -> None:
        """From now on this person is called so."""

    async def name_of(self, person: str) -> str:
        """What a person wants to be called; empty if they never said."""

    async def open_account(self, account: Account) -> None:
        """May raise NameTaken."""

    async def account(self, key: str) -> Account | None: ...
    async def account_of(self, person: str) -> Account | None: ...
    async def change_passphrase(self, person: str, passphrase: str) -> None: ...
    async def adopt(self, guest: str, person: str) -> None:
        """A guest has signed in as this person: what was the guest's is now theirs."""

    async def aliases(self, person: str) -> frozenset[str]:
        """This person and all guests that they once were."""


class Ratings(Protocol):
    async def rating(self, person: str, game: str) -> Rating | None: ...
    async def ratings(self, person: str) -> list[Rating]: ...
    async def best(self, game: str, limit: int = 50) -> list[Rating]: ...
    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        """Store the ratings after the game at this table; False if that was done before.

        Each rating must count one game more than the stored one, else Conflict.
        """


@runtime_checkable
class Store(Logs, Shelf, People, Ratings, Protocol):
    """All of it, over one database."""

    @property
    def bus(self) -> Bus: ...

    async def secret(self) -> bytes:
        """The key that signs cookies: made once, the same for all processes."""

    async def check(self) -> None:
        """Raise unless the database answers, and can store more (for /healthz)."""

    async def close(self) -> None:
        """Store what is queued, then let go of everything."""
