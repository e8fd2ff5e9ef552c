"""One file beside the server, and every acknowledged move in it.

The store commits in the event loop itself, once per turn of the loop: all appends of that turn
go into one transaction with one flush to the disk. A writer thread was measured slower: handing
over a move and back costs more than the flush it hides.
"""

from __future__ import annotations

import asyncio
import fcntl
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from tafelrunde.server.callbacks import awaited
from tafelrunde.server.store.bus import LocalBus
from tafelrunde.server.store.interface import (
    Conflict,
    Session,
    StoreError,
    Summary,
    Then,
    tell,
)
from tafelrunde.server.store.sql import Ask, Catalogue, Row, session_statement, summary_statements

ADD = "INSERT INTO logs (table_id, number, entry) VALUES (?, ?, ?)"
SINCE = "SELECT entry FROM logs WHERE table_id = ? AND number >= ? ORDER BY number"

# Pages of 4 KiB in the write-ahead log before they are copied into the database.
CHECKPOINT_PAGES = 2000

# Bytes that the write-ahead log needs to fill up and be copied. With less left on the disk, moves
# are about to be refused.
LEAST_FREE = 2 * CHECKPOINT_PAGES * 4096

Statement = tuple[Any, ...]
"""A statement and its values."""
Append = tuple[str, int, Sequence[bytes], Then, Sequence[Statement]]


class SqliteStore(Catalogue):
    """Opened by `open_store`, which brings the tables of the file up to date first."""

    def __init__(self, path: Path) -> None:
        self.bus = LocalBus()
        self._path = path
        self._lock = lock(path)
        self._connection = connect(path)
        self._connection.execute("PRAGMA wal_autocheckpoint = 0")
        self._queue: list[Append] = []
        self._written = 0
        self._copier = ThreadPoolExecutor(1, thread_name_prefix="checkpoint")
        self._copying: asyncio.Future[None] | None = None

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        then: Then,
        summary: Summary | None = None,
    ) -> None:
        beside = () if summary is None else summary_statements(summary)
        self._enqueue((table, first, entries, then, beside))

    def _enqueue(self, append: Append) -> None:
        if not self._queue:
            asyncio.get_running_loop().call_soon(self._commit)
        self._queue.append(append)

    async def _with_the_others(self, statements: Sequence[Statement]) -> None:
        """Carry these out with all that is stored in this turn, and share its flush."""
        stored, then = awaited()
        self._enqueue(("", 0, (), then, statements))
        await stored

    async def put(self, summary: Summary) -> None:
        await self._with_the_others(summary_statements(summary))

    async def keep_session(self, session: Session) -> None:
        await self._with_the_others([session_statement(session)])

    def _commit(self) -> None:
        """Store all that was queued in this turn of the loop, then say so."""
        queue, self._queue = self._queue, []
        if not queue:
            return
        try:
            self._store(queue)
        except sqlite3.IntegrityError:
            self._one_by_one(queue)
            return
        except sqlite3.Error as error:
            trouble = StoreError(f"the database could not store a move: {error}")
            for append in queue:
                tell(append[3], trouble)
            return
        for append in queue:
            tell(append[3], None)
        self._written += len(queue)
        if self._written >= CHECKPOINT_PAGES and self._copying is None:
            self._copy()

    def _store(self, queue: list[Append]) -> None:
        execute = self._connection.execute
        if len(queue) == 1 and len(queue[0][2]) == 1 and not queue[0][4]:
            table, first, entries, _, _ = queue[0]
            execute(ADD, (table, first, entries[0]))  # a statement alone is a transaction
            return
        execute("BEGIN IMMEDIATE")
        try:
            self._connection.executemany(ADD, rows(queue))
            for *_, statements in queue:
                for sql, *parameters in statements:
                    execute(translated(sql), parameters)
            execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise

    def _one_by_one(self, queue: list[Append]) -> None:
        """Somebody wrote the same number: find out who is left with a conflict."""
        for append in queue:
            table, first, _, then, _ = append
            try:
                self._store([append])
            except sqlite3.IntegrityError:
                tell(then, Conflict(f"entry {first} of table {table} exists already"))
            except sqlite3.Error as error:
                tell(then, StoreError(f"the database could not store a move: {error}"))
            else:
                tell(then, None)

    def _copy(self) -> None:
        """Copy the write-ahead log into the database in a thread; moves go on meanwhile."""
        self._written = 0
        loop = asyncio.get_running_loop()
        self._copying = loop.run_in_executor(self._copier, checkpoint, self._path)
        self._copying.add_done_callback(self._copied)

    def _copied(self, copying: asyncio.Future[None]) -> None:
        """The few pages written meanwhile follow at once, so that the log starts over."""
        self._copying = None
        if not copying.cancelled() and copying.exception() is None and self._connection:
            with suppress(sqlite3.Error):  # a full disk: the log grows on, and nothing is lost
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        with trouble_told():
            return [row[0] for row in self._connection.execute(SINCE, (table, since))]

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        with trouble_told():
            return list(self._connection.execute(translated(sql), values))

    async def check(self) -> None:
        await super().check()
        free = shutil.disk_usage(self._path.parent).free
        if free < LEAST_FREE:
            raise StoreError(f"the disk is full: {free} bytes left, {LEAST_FREE} are needed")

    @asynccontextmanager
    async def together(self) -> AsyncIterator[Ask]:
        """No statement in between ever waits, so no other writer can come between them."""
        with trouble_told():
            self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield self.ask
            with trouble_told():
                self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        self._commit()
        if self._copying is not None:
            await asyncio.wait([self._copying])
        self._copier.shutdown()
        self._connection.close()
        self._lock.close()


def rows(queue: list[Append]) -> list[tuple[str, int, bytes]]:
    return [
        (table, first + place, entry)
        for table, first, entries, _, _ in queue
        for place, entry in enumerate(entries)
    ]


@contextmanager
def trouble_told() -> Iterator[None]:
    """What the database complains of, as all stores tell it."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"the database does not answer: {error}") from error


def translated(sql: str) -> str:
    return sql.replace("$", "?")


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, timeout=10, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # a commit is on the disk, not on its way
    return connection


def checkpoint(path: Path) -> None:
    connection = connect(path)
    try:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    finally:
        connection.close()


def lock(path: Path) -> IO[bytes]:
    """A second server over the same file would not hear of the first one's moves."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = open(f"{path}.lock", "wb")  # noqa: SIM115 - held as long as the store is open
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise StoreError(
            f"another server uses {path} already; several processes need a PostgreSQL database"
        ) from None
    return file
