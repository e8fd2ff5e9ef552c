"""Word of new entries: (table, number), to whoever holds that table in memory.

The word carries no content. Who hears it reads the log from where they know it, so a word that
is lost, repeated or late does no harm that the next one (or the next move) would not mend.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import asyncpg

Heard = Callable[[str, int], None]

# Said instead of a table's name after words may have been missed: look at every table.
EVERY_TABLE = ""

CHANNEL = "tafelrunde"


class Bus(Protocol):
    """Tells of entries that *other* writers have stored."""

    def listen(self, heard: Heard) -> Callable[[], None]:
        """Call `heard(table, number)` from the event loop until the returned function is called.

        `number` is that of the newest entry; `heard("", 0)` means that words were missed.
        """


class LocalBus:
    """One process, one writer: there is nobody else to hear of, except in tests."""

    def __init__(self) -> None:
        self._listeners: list[Heard] = []

    def listen(self, heard: Heard) -> Callable[[], None]:
        self._listeners.append(heard)
        return lambda: self._listeners.remove(heard)

    def tell(self, table: str, number: int) -> None:
        for heard in tuple(self._listeners):
            heard(table, number)


class PostgresBus:
    """Listens for the words that the writers of other processes put into their transactions."""

    def __init__(self, url: str, is_own: Callable[[int], bool]) -> None:
        self._url = url
        self._is_own = is_own
        self._listeners: list[Heard] = []
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._closing = False
        self._returning: asyncio.Task[None] | None = None

    def listen(self, heard: Heard) -> Callable[[], None]:
        self._listeners.append(heard)
        return lambda: self._listeners.remove(heard)

    async def open(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self._url)
        connection.add_termination_listener(self._lost)
        await connection.add_listener(CHANNEL, self._heard)
        self._connection = connection

    async def close(self) -> None:
        self._closing = True
        if self._returning is not None:
            self._returning.cancel()
            await asyncio.wait([self._returning])
        if self._connection is not None:
            await self._connection.close()

    def _heard(self, _connection: object, pid: int, _channel: str, payload: object) -> None:
        if self._is_own(pid):
            return
        for word in str(payload).split():
            table, _, number = word.rpartition(":")
            self._say(table, int(number))

    def _say(self, table: str, number: int) -> None:
        for heard in tuple(self._listeners):
            heard(table, number)

    def _lost(self, _connection: object) -> None:
        self._connection = None
        if not self._closing:
            self._returning = asyncio.get_running_loop().create_task(self._return())

    async def _return(self) -> None:
        """Listen again as soon as the database answers; words have been missed by then."""
        import asyncpg

        while True:
            try:
                await self.open()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(0.5)
            else:
                break
        self._say(EVERY_TABLE, 0)
