"""One PostgreSQL for many server processes.

One task writes: while a commit is on its way to the disk, the next group gathers. The word to
the other processes is part of the same transaction, so it is spoken exactly if the entries are
stored. The key `(table, number)` decides who of two processes moved first.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from tafelrunde.server.store.bus import CHANNEL, PostgresBus
from tafelrunde.server.store.interface import Conflict, StoreError, Summary, Then, tell
from tafelrunde.server.store.migrations import HEAD, upgrade
from tafelrunde.server.store.sql import Ask, Catalogue, Row, summary_statements

ADD = f"""
WITH added AS (
  INSERT INTO logs (table_id, number, entry)
  SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])
)
SELECT pg_notify('{CHANNEL}', word) FROM unnest($4::text[]) AS word
"""
SINCE = "SELECT entry FROM logs WHERE table_id = $1 AND number >= $2 ORDER BY number"

LARGEST_GROUP = 1000
TABLES_IN_A_WORD = 100  # PostgreSQL carries at most 8000 bytes
PATIENCE = 30.0  # seconds to find the database again before queued moves are given up

LOST = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # shut down, starting up
)

Append = tuple[str, int, Sequence[bytes], Then, Summary | None]


async def open_postgres(url: str) -> PostgresStore:
    try:
        await bring_up_to_date(url)
        store = PostgresStore(url)
        await store.open()
    except (*LOST, asyncpg.PostgresError) as error:
        raise StoreError(f"the PostgreSQL database can not be used: {error}") from error
    return store


class PostgresStore(Catalogue):
    """Opened by `open_postgres`."""

    def __init__(self, url: str) -> None:
        self.bus = PostgresBus(url, self._is_own)
        self._url = url
        self._queue: list[Append] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._pool: asyncpg.Pool[asyncpg.Record]
        self._connection: asyncpg.Connection[asyncpg.Record] | None = None
        self._add: Any = None
        self._pid = 0
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(self._url, min_size=0, max_size=4)
        try:
            await self._connect()
            await self.bus.open()
        except BaseException:
            await self.close()
            raise
        self._writer = asyncio.create_task(self._write(), name="store writer")

    def _is_own(self, pid: int) -> bool:
        return pid == self._pid

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        then: Then,
        summary: Summary | None = None,
    ) -> None:
        self._queue.append((table, first, entries, then, summary))
        self._wake.set()

    async def _write(self) -> None:
        while self._queue or not self._closing:
            if not self._queue:
                self._wake.clear()
                await self._wake.wait()
            group, self._queue = self._queue[:LARGEST_GROUP], self._queue[LARGEST_GROUP:]
            if group:
                await self._store_group(group)

    async def _store_group(self, group: list[Append]) -> None:
        """Store them at once; if a number is taken, find out one by one whose it was."""
        try:
            await self._patiently(group)
        except asyncpg.UniqueViolationError:
            for append in group:
                tell(append[3], await self._alone(append))
            return
        except (*LOST, asyncpg.PostgresError) as error:
            trouble = StoreError(f"the database could not store a move: {error}")
            for append in group:
                tell(append[3], trouble)
            return
        for append in group:
            tell(append[3], None)

    async def _alone(self, append: Append) -> Exception | None:
        table, first, _, _, _ = append
        try:
            await self._patiently([append])
        except asyncpg.UniqueViolationError:
            return Conflict(f"entry {first} of table {table} exists already")
        except (*LOST, asyncpg.PostgresError) as error:
            return StoreError(f"the database could not store a move: {error}")
        return None

    async def _patiently(self, group: list[Append]) -> None:
        """Store a group; if the connection is lost, find out what became of it and go on."""
        clock = asyncio.get_running_loop()
        until = clock.time() + PATIENCE
        sent = False
        while True:
            try:
                if self._connection is None:
                    await self._connect()
                    if sent:
                        group = [one for one in group if not await self._stored(one)]
                sent = True
                if group:
                    await self._store(group)
                return
            except asyncpg.DeadlockDetectedError:
                continue  # both processes try again, one after the other
            except LOST:
                await self._disconnect()
                if clock.time() > until or self._closing:
                    raise
                await asyncio.sleep(0.2)

    async def _stored(self, append: Append) -> bool:
        """Whether the lost connection had stored exactly this after all."""
        table, first, entries, _, _ = append
        assert self._connection is not None
        found = await self._connection.fetch(SINCE, table, first)
        return [row[0] for row in found[: len(entries)]] == list(entries)

    async def _store(self, group: list[Append]) -> None:
        # In the order of their keys, so that two processes never wait for each other.
        rows = sorted(
            (table, first + place, entry)
            for table, first, entries, _, _ in group
            for place, entry in enumerate(entries)
        )
        columns: tuple[Sequence[Any], ...] = tuple(zip(*rows)) if rows else ((), (), ())
        word = words(group)
        summaries = [append[4] for append in group if append[4] is not None]
        if not summaries:
            await self._add.fetch(*columns, word)
            return
        assert self._connection is not None
        async with self._connection.transaction():
            await self._add.fetch(*columns, word)
            for summary in sorted(summaries, key=lambda one: one.table):
                for sql, *values in summary_statements(summary):
                    await self._connection.execute(sql, *values)

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._url)
        self._pid = connection.get_server_pid()
        self._add = await connection.prepare(ADD)
        self._connection = connection

    async def _disconnect(self) -> None:
        connection, self._connection, self._add = self._connection, None, None
        if connection is not None:
            connection.terminate()

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        return [row[0] for row in await self.ask(SINCE, table, since)]

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        try:
            return list(await self._pool.fetch(sql, *values))
        except LOST as error:
            raise StoreError(f"the database does not answer: {error}") from error

    @asynccontextmanager
    async def together(self) -> AsyncIterator[Ask]:
        try:
            async with self._pool.acquire() as connection, connection.transaction():

                async def ask(sql: str, *values: Any) -> list[Row]:
                    return list(await connection.fetch(sql, *values))

                yield ask
        except LOST as error:
            raise StoreError(f"the database does not answer: {error}") from error

    async def close(self) -> None:
        self._closing = True
        self._wake.set()
        if self._writer is not None:
            await self._writer
        await self.bus.close()
        if self._connection is not None:
            with contextlib.suppress(*LOST):
                await self._connection.close()
        await self._pool.close()


def words(group: list[Append]) -> list[str]:
    """The news of a group: every table with the number of its newest entry."""
    newest: dict[str, int] = {}
    for table, first, entries, _, _ in group:
        newest[table] = max(newest.get(table, 0), first + len(entries) - 1)
    said = [f"{table}:{number}" for table, number in newest.items()]
    return [
        " ".join(said[place : place + TABLES_IN_A_WORD])
        for place in range(0, len(said), TABLES_IN_A_WORD)
    ]


async def bring_up_to_date(url: str) -> None:
    """Carry out the steps that are due, one process at a time."""
    connection = await asyncpg.connect(url)
    try:
        if await version(connection) == HEAD:
            return
        await connection.execute("SELECT pg_advisory_lock(7236, 1)")
        if await version(connection) != HEAD:
            await run_alembic(url)
    finally:
        await connection.close()


async def version(connection: asyncpg.Connection[asyncpg.Record]) -> str | None:
    try:
        found = await connection.fetchval("SELECT version_num FROM alembic_version")
    except asyncpg.UndefinedTableError:
        return None
    return str(found) if found else None


async def run_alembic(url: str) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(url), poolclass=NullPool
    )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()
