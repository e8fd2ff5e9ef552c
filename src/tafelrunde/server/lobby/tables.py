"""Which tables are in memory: loaded from their logs when somebody comes, put away when idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Protocol

import msgspec

from tafelrunde.kernel import BadInput

from .. import entries as log
from ..bots.questions import Bots
from ..callbacks import awaited
from ..limits import Limits
from ..ops.logging import logger
from ..ops.metrics import Metrics
from ..room.change import Announcement
from ..room.room import Room
from ..store import Store, Summary
from ..store.bus import EVERY_TABLE
from ..table import presence
from ..table.decide import Decision
from ..table.live import NEWEST, Connection, LiveTable
from ..windows import Windows
from .summaries import summary_of

ALARM_EVERY = 20.0
"""Seconds between two looks for tables that want to be woken."""


class NoTable(LookupError):
    """There is no table of this name."""


class Handle(Protocol):
    def cancel(self) -> None: ...


Later = Callable[[float, Callable[[], None]], Handle]


def wall_clock() -> int:
    return int(time.time() * 1000)


class Tables:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        *,
        metrics: Metrics | None = None,
        limits: Limits | None = None,
        windows: Windows | None = None,
        now: Callable[[], int] = wall_clock,
        later: Later | None = None,
        alone: bool = True,
    ) -> None:
        self.store = store
        self.bots = bots
        self.metrics = metrics or Metrics()
        self.limits = limits or Limits()
        self.windows = windows or Windows()
        self.now = now
        self.tick = time.monotonic
        self.later = later or self._in_loop
        self.alone = alone
        """Whether no other process writes to this store."""
        self.leaving = False
        self.live: dict[str, LiveTable] = {}
        self.on_ended: Callable[[LiveTable], Coroutine[Any, Any, None]] | None = None
        self.on_rematch: Callable[[LiveTable], Coroutine[Any, Any, None]] | None = None
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._heard_of: dict[str, int] = {}
        """The newest entries of which there was word while their tables were being loaded."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._unlisten = store.bus.listen(self._heard)
        self._log = logger("tables")

    def _in_loop(self, delay: float, call: Callable[[], None]) -> Handle:
        return asyncio.get_running_loop().call_later(max(0.0, delay / 1000), call)

    # Loading ------------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        """The table of this name, from memory or from its log."""
        found = self.live.get(name)
        if found is not None:
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loaded(name))
        return await asyncio.shield(loading)

    def _loaded(self, name: str) -> None:
        self._loading.pop(name, None)
        number = self._heard_of.pop(name, -1)
        if name in self.live and self.live[name].room.number <= number:
            self.live[name].catch_up(number)

    async def _load(self, name: str) -> LiveTable:
        entries = log.read(await self.store.entries(name))
        if not entries:
            raise NoTable(name)
        room = Room.fold_all(entries)
        table = self.live[name] = LiveTable(self, room)
        if self.alone and any(chair.here for chair in room.seats):
            # The server was away without notice: nobody is charged for that, nobody is here yet.
            table.perform(
                lambda _, now: Decision([log.Resumed(now)]), presence.report_failure(table)
            )
        table.start()
        return table

    async def make(self, entries: Sequence[log.Entry]) -> LiveTable:
        """A new table. Its name is new, so nobody else can be writing to it."""
        room = Room.fold_all(entries[:1])
        told = Announcement()
        for entry in entries[1:]:
            told.add(room.fold(entry))
        stored, then = awaited()
        self.store.append(room.table, 0, log.written(entries), then, summary_of(room))
        await stored
        self.metrics.tables_made += 1
        table = self.live[room.table] = LiveTable(self, room)
        table.start()
        return table

    def fetch(
        self, name: str, since: int, then: Callable[[list[log.Entry] | Exception], None]
    ) -> None:
        """Read what others have written."""

        async def read() -> None:
            try:
                entries = log.read(await self.store.entries(name, since))
            except Exception as error:
                self._log.exception("could not read a log", table=name)
                then(error)
                return
            then(entries)

        self.spawn(read())

    def _heard(self, name: str, number: int) -> None:
        """Another process has written."""
        if name == EVERY_TABLE:
            for table in list(self.live.values()):
                table.catch_up()
            self._heard_of.update(dict.fromkeys(self._loading, NEWEST))
        elif name in self.live:
            if self.live[name].room.number <= number:
                self.live[name].catch_up(number)
        elif name in self._loading:
            self._heard_of[name] = number

    # What tables tell the house -----------------------------------------------------------

    def summary_after(self, table: LiveTable, entries: Sequence[log.Entry]) -> Summary:
        """What the lobby is to know with these entries."""
        return summary_of(table.room.ahead(entries), bool(table.around.connected))

    def noticed(self, table: LiveTable, told: Announcement) -> None:
        """A game began or ended, or people want to play again."""
        if told.ended:
            self.metrics.games_ended += 1
            self.bots.forget(table.room.table)
            summary = summary_of(table.room, bool(table.around.connected))
            self.spawn(self.store.put(summary))
            if self.on_ended is not None:
                self.spawn(self.on_ended(table))
        if table.room.rematch and self.on_rematch is not None:
            self.spawn(self.on_rematch(table))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do this beside; it is waited for when the house closes."""
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def report(self, error: Exception) -> None:
        """Something failed by our own fault."""
        self.metrics.errors += 1
        self._log.error("work at a table failed", exc_info=error)

    async def _guarded(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except Exception as error:
            self.report(error)

    # Connections --------------------------------------------------------------------------

    def come(self, table: LiveTable, connection: Connection) -> None:
        presence.come(table, connection)

    def go(self, table: LiveTable, connection: Connection) -> None:
        presence.go(table, connection, self.leaving)

    # Housekeeping -------------------------------------------------------------------------

    async def keep_house(self) -> None:
        """Wake tables whose time has come, and put idle ones away, until cancelled."""
        while True:
            await asyncio.sleep(ALARM_EVERY)
            try:
                await self.wake_due()
                await self.put_away()
            except Exception:
                self._log.exception("housekeeping failed")

    async def wake_due(self) -> None:
        """A table that cannot be read lets the others be woken all the same, and sleeps on."""
        for name in await self.store.due(self.now() / 1000):
            try:
                (await self.table(name)).wake()
            except BadInput as error:
                self._log.warning("a table cannot go on", table=name, why=str(error))
                await self._quieten(name)

    async def _quieten(self, name: str) -> None:
        """Ask no more for a table that nobody can play on."""
        summary = await self.store.summary(name)
        if summary is not None:
            await self.store.put(msgspec.structs.replace(summary, alarm=None))

    async def put_away(self) -> None:
        """Idle tables leave the memory; their logs are the truth anyway."""
        before = self.now() - round(self.limits.idle_minutes * 60_000)
        for name, table in list(self.live.items()):
            if table.connections or table.busy or table.thinking or table.jobs:
                continue
            if table.idle_since <= before:
                if table.timer is not None:
                    table.timer.cancel()
                    table.timer = None
                del self.live[name]
                self.bots.forget(name)
                await self.store.put(summary_of(table.room))

    async def close(self) -> None:
        """Let go of all tables; everything acknowledged is stored already."""
        self.leaving = True
        self._unlisten()
        for table in self.live.values():
            if table.timer is not None:
                table.timer.cancel()
                table.timer = None
        while self._tasks:
            await asyncio.wait(set(self._tasks))
