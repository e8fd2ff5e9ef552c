"""The door for sockets: who may come in, to which table, and who has silently left."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

from ..lobby.lobby import Lobby
from ..people.identity import COOKIE
from .buckets import Places
from .client import Client
from .websocket import Refused, Request, WebSocket

PATH = re.compile(r"/api/tables/([a-z0-9]{1,32})/socket")
BEAT = 20.0
"""Seconds between two pings."""
MOST_QUIET = 2
"""Who has left so many of them without an answer is gone."""

Who = Callable[[str | None], Awaitable[frozenset[str]]]


class Door:
    """Lets sockets in, one `Visit` for each."""

    def __init__(self, lobby: Lobby, who: Who, origins: frozenset[str] = frozenset()) -> None:
        limits = lobby.tables.limits
        self.message_bytes = limits.message_bytes
        self.queue_bytes = limits.queue_bytes
        self.lobby = lobby
        self.who = who
        """The names of the person with this cookie."""
        self.origins = origins
        """Origins that may connect beside our own."""
        self.places = Places(limits.connections_per_address, limits.connections)
        self.visits: set[Visit] = set()
        self._beating: asyncio.TimerHandle | None = None

    def enter(self, request: Request, socket: WebSocket) -> Visit:
        found = PATH.fullmatch(request.path)
        if found is None:
            raise Refused(404, "there is no WebSocket at this address")
        if not request.is_same_origin(self.origins):
            raise Refused(403, "sockets are opened from the server's own pages only")
        if self.lobby.tables.leaving:
            raise Refused(503, "the server is about to stop")
        if not self.places.take(request.address):
            raise Refused(429, "there are too many connections from this address")
        visit = Visit(self, found[1], request, socket)
        self.visits.add(visit)
        self.lobby.tables.metrics.sockets_opened += 1
        return visit

    def start(self) -> None:
        """Begin to look after who is still there."""
        self._beating = asyncio.get_running_loop().call_later(BEAT, self._beat)

    def stop(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            self._beating = None

    def _beat(self) -> None:
        for visit in list(self.visits):
            if visit.socket.quiet >= MOST_QUIET:
                visit.socket.abort()
            else:
                visit.socket.ping()
        self.start()


class Visit:
    """One socket and the client that speaks through it."""

    __slots__ = ("_door", "_address", "_client", "socket")

    def __init__(self, door: Door, table: str, request: Request, socket: WebSocket) -> None:
        self._door = door
        self._address = request.address
        self.socket = socket
        cookie = request.cookie(COOKIE)
        self._client = Client(door.lobby, table, lambda: door.who(cookie), socket)

    def received(self, message: bytes) -> None:
        self._client.received(message)

    def closed(self, code: int) -> None:
        self._door.visits.discard(self)
        self._door.places.give_back(self._address)
        self._client.lost()
