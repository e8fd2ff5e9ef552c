"""All parts of one server, put together."""

from __future__ import annotations

import asyncio
import time

from .bots.pool import Pool
from .bots.questions import Bots
from .faults import Denied
from .limits import Limits
from .lobby.listing import Listing
from .lobby.lobby import Lobby
from .lobby.people import People
from .lobby.tables import Tables
from .ops.metrics import Metrics
from .ops.shutdown import Shutdown
from .people.accounts import Accounts
from .people.identity import Identity
from .people.passphrases import Passphrases
from .room.moment import Moment
from .socket.buckets import Buckets
from .socket.door import Door
from .store import Store
from .store.bus import LocalBus
from .table.live import LiveTable


class House:
    """One server process over one store."""

    def __init__(
        self,
        store: Store,
        secret: bytes,
        *,
        bots: Bots | None = None,
        limits: Limits | None = None,
        origins: frozenset[str] = frozenset(),
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.metrics = Metrics()
        self.pool = Pool(metrics=self.metrics) if bots is None else None
        self.passphrases = Passphrases()
        alone = isinstance(store.bus, LocalBus)
        thinkers = bots or self.pool
        assert thinkers is not None
        self.tables = Tables(store, thinkers, metrics=self.metrics, limits=self.limits, alone=alone)
        self.tables.on_ended = self._ended
        self.lobby = Lobby(self.tables, secret)
        accounts = Accounts(store, self.passphrases)
        self.people = People(store, Identity(store, secret), accounts)
        self.listing = Listing(store, self._find, self.tables.now, alone)
        self.door = Door(self.lobby, self.people.names, origins)
        self.leaving = False
        limit = self.limits
        self.requests = Buckets(limit.requests_per_second, limit.request_burst)
        per_minute = limit.sign_ins_per_minute
        self._sign_ins = Buckets(per_minute / 60, max(1.0, per_minute))
        self._makers = Buckets(limit.tables_per_address / 3600, float(limit.tables_per_address))
        self._keeping: asyncio.Task[None] | None = None
        self.metrics.gauge("tables", "Tables in memory", lambda: len(self.tables.live))
        self.metrics.gauge("sockets", "Open sockets", lambda: len(self.door.visits))

    @staticmethod
    async def over(store: Store, **more: object) -> House:
        """A house over this store, with the store's own secret."""
        return House(store, await store.secret(), **more)  # type: ignore[arg-type]

    def _find(self, table: str) -> Moment | None:
        live = self.tables.live.get(table)
        return None if live is None else live.moment()

    async def _ended(self, table: LiveTable) -> None:
        table.tell_ratings(await self.people.rate(table.room))

    # Limits -------------------------------------------------------------------------------

    def check_request(self, address: str) -> None:
        if not self.requests.take(address, time.monotonic()):
            self.metrics.limited += 1
            raise Denied("too-many-requests", 429)

    def check_sign_in(self, address: str) -> None:
        if not self._sign_ins.take(address, time.monotonic()):
            self.metrics.limited += 1
            raise Denied("too-many-requests", 429)

    def check_tables(self, address: str) -> None:
        if not self._makers.take(address, time.monotonic()):
            self.metrics.limited += 1
            raise Denied("too-many-tables", 429)

    # Opening and closing ------------------------------------------------------------------

    def open(self) -> None:
        """Begin to keep house: alarms, idle tables, signs of life."""
        self._keeping = asyncio.get_running_loop().create_task(self.tables.keep_house())
        self.door.start()

    def leave(self) -> None:
        """From now on nobody comes in, and nobody is noted as away because we are leaving."""
        self.leaving = True
        self.tables.leaving = True

    async def close(self) -> None:
        """Everything acknowledged is stored; let go of the rest. A part that does not end in
        time keeps nobody from ending."""
        self.leave()
        self.door.stop()
        shutdown = Shutdown()
        shutdown.add("housekeeping", self._stop_keeping)
        if self.pool is not None:
            shutdown.add("bots", self.pool.close)
        shutdown.add("tables", self.tables.close)
        shutdown.add("passphrases", self._close_passphrases)
        shutdown.add("store", self.store.close)
        await shutdown.leave()

    async def _stop_keeping(self) -> None:
        keeping, self._keeping = self._keeping, None
        if keeping is not None:
            keeping.cancel()
            await asyncio.wait([keeping])

    async def _close_passphrases(self) -> None:
        await asyncio.to_thread(self.passphrases.close)
