"""WebSockets for uvicorn: hands whole text messages straight to whoever sits at the connection.

No task, no queue and no buffer per connection: a message is answered within the call that
brought it. `protocol_class(door)` is what uvicorn takes as its `ws` setting.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast, final
from urllib.parse import urlsplit

from . import frames
from .frames import FrameError, Reader, close_frame, frame

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
REASONS = {
    400: "Bad Request",
    403: "Forbidden",
    404: "Not Found",
    426: "Upgrade Required",
    429: "Too Many Requests",
    503: "Service Unavailable",
}


class Request:
    """The request that asks for a WebSocket."""

    __slots__ = ("path", "query", "headers", "address")

    def __init__(self, path: str, query: str, headers: Mapping[str, str], address: str) -> None:
        self.path = path
        self.query = query
        self.headers = headers
        self.address = address

    def is_same_origin(self, allowed: frozenset[str] = frozenset()) -> bool:
        """Browsers name the page that asks. Other programs need not, and bring no cookies."""
        origin = self.headers.get("origin")
        if origin is None or origin in allowed:
            return True
        try:
            asking = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return bool(asking) and asking == self.headers.get("host", "").lower()

    def cookie(self, name: str) -> str | None:
        for pair in self.headers.get("cookie", "").split(";"):
            key, _, value = pair.strip().partition("=")
            if key == name:
                return value
        return None


class Refused(Exception):
    """The door stays shut, with this HTTP status."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class Visitor(Protocol):
    """Whoever sits at a connection. Both are called from the event loop and must not block."""

    def received(self, message: bytes) -> None: ...

    def closed(self, code: int) -> None:
        """Called exactly once, whoever closed and however."""


class Door(Protocol):
    message_bytes: int
    queue_bytes: int

    def enter(self, request: Request, socket: WebSocket) -> Visitor:
        """Whoever is to sit at this connection. May raise Refused. The socket opens when this
        returns, so nothing can be sent from within: the client speaks first."""


@final
class WebSocket:
    """One connection. `send` takes a message, `send_frame` one that was framed already.

    An asyncio.Protocol in all but its base, which would keep it from being compiled."""

    __slots__ = (
        "_door",
        "_state",
        "_trusted",
        "_transport",
        "_reader",
        "_visitor",
        "_head",
        "_address",
        "_closing",
        "_told",
        "quiet",
    )

    def __init__(self, door: Door, state: Any, trusted: Callable[[str], bool]) -> None:
        self._door = door
        self._state = state
        self._trusted = trusted
        self._transport: asyncio.Transport | None = None
        self._reader: Reader | None = None
        self._visitor: Visitor | None = None
        self._head = b""
        self._address = ""
        self._closing = False
        self._told = False
        self.quiet = 0
        """How many sweeps ago something was heard."""

    # What others call ---------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self._visitor is not None and not self._closing

    def send(self, message: bytes) -> None:
        self.send_frame(frame(message))

    def send_binary(self, message: bytes) -> None:
        self.send_frame(frame(message, frames.BINARY))

    def send_frame(self, framed: bytes) -> None:
        if not self._closing and self._transport is not None:
            self._transport.write(framed)

    def ping(self) -> None:
        self.quiet += 1
        self.send_frame(PING_FRAME)

    def close(self, code: int = frames.NORMAL, text: str = "") -> None:
        """Say goodbye. The connection ends when the other side answers, or at `abort`."""
        if self._closing or self._transport is None:
            return
        self._transport.write(close_frame(code, text))
        self._closing = True

    def abort(self) -> None:
        """Cut the connection without another word."""
        self._closing = True
        if self._transport is not None:
            self._transport.abort()

    def shutdown(self) -> None:
        """uvicorn is leaving; the client comes back to whoever serves next."""
        if self._visitor is None:
            self.abort()
            return
        self.close(frames.RESTART, "the server restarts")
        if self._transport is not None:
            self._transport.close()

    # What the event loop calls ------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = cast(asyncio.Transport, transport)
        self._state.connections.add(self)
        peer = transport.get_extra_info("peername")
        self._address = peer[0] if isinstance(peer, tuple) else ""

    def data_received(self, data: bytes) -> None:
        if self._reader is None:
            self._shake_hands(data)
            return
        if self._visitor is None:
            return
        self.quiet = 0
        try:
            text = self._reader.read_one(data)
            if text is not None:
                self._take(frames.TEXT, text)
                return
            for opcode, payload in self._reader.read(data):
                self._take(opcode, payload)
                if self._visitor is None:
                    return
        except FrameError as error:
            self._fail(error.code, str(error))

    def pause_writing(self) -> None:
        """So much waits for this client that it would never catch up."""
        self.abort()

    def connection_lost(self, error: Exception | None) -> None:
        self._state.connections.discard(self)
        self._transport = None
        self._closing = True
        self._tell(frames.LOST)

    def eof_received(self) -> bool:
        return False

    # Within -------------------------------------------------------------------------------

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == frames.TEXT:
            if self._closing:
                return
            try:
                str(payload, "utf-8")
            except UnicodeDecodeError:
                raise FrameError(frames.BAD_TEXT, "text must be UTF-8") from None
            assert self._visitor is not None
            self._visitor.received(payload)
        elif opcode == frames.PING:
            self.send_frame(frame(payload, frames.PONG))
        elif opcode == frames.CLOSE:
            self._goodbye(payload)
        elif opcode == frames.BINARY:
            raise FrameError(frames.UNSUPPORTED, "expected text messages")

    def _goodbye(self, payload: bytes) -> None:
        code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else frames.NO_CODE
        if len(payload) == 1 or not may_be_sent(code):
            raise FrameError(frames.PROTOCOL_ERROR, "no such close code")
        try:
            str(payload[2:], "utf-8")
        except UnicodeDecodeError:
            raise FrameError(frames.BAD_TEXT, "text must be UTF-8") from None
        if not self._closing:
            self.close(frames.NORMAL if code == frames.NO_CODE else code)
        self._tell(code)
        if self._transport is not None:
            self._transport.close()

    def _fail(self, code: int, text: str) -> None:
        self.close(code, text)
        self._tell(code)
        if self._transport is not None:
            self._transport.close()

    def _tell(self, code: int) -> None:
        visitor, self._visitor = self._visitor, None
        if visitor is not None and not self._told:
            self._told = True
            visitor.closed(code)

    def _shake_hands(self, data: bytes) -> None:
        self._head += data
        if b"\r\n\r\n" not in self._head:
            if len(self._head) > 32768:
                self._refuse(400, "the request is too long")
            return
        head, self._head = self._head, b""
        assert self._transport is not None
        try:
            request = read_request(head, self._address, self._trusted)
            accept = answer_to(request.headers)
            self._visitor = self._door.enter(request, self)
        except Refused as refused:
            self._refuse(refused.status, str(refused))
            return
        self._reader = Reader(self._door.message_bytes)
        self._transport.set_write_buffer_limits(high=self._door.queue_bytes)
        self._transport.write(accept)

    def _refuse(self, status: int, text: str) -> None:
        assert self._transport is not None
        body = text.encode()
        lines = [
            f"HTTP/1.1 {status} {REASONS[status]}",
            "content-type: text/plain; charset=utf-8",
            f"content-length: {len(body)}",
            "connection: close",
        ]
        if status == 426:
            lines.append("sec-websocket-version: 13")
        self._transport.write("\r\n".join([*lines, "", ""]).encode() + body)
        self._closing = True
        self._transport.close()


PING_FRAME = frame(b"", frames.PING)


def protocol_class(
    door: Door, trusted: Callable[[str], bool] = lambda address: False
) -> Callable[..., WebSocket]:
    """For uvicorn's `ws` setting. `trusted` proxies may say whom they speak for."""

    def made(config: Any, server_state: Any, app_state: Any = None, _loop: Any = None) -> WebSocket:
        return WebSocket(door, server_state, trusted)

    return made


def may_be_sent(code: int) -> bool:
    return code == frames.NO_CODE or code in SENDABLE or 3000 <= code < 5000


SENDABLE = frozenset({1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014})


def read_request(head: bytes, address: str, trusted: Callable[[str], bool]) -> Request:
    """The request as uvicorn hands it on: its parser has read and checked it before."""
    lines = head.partition(b"\r\n\r\n")[0].decode("latin-1").split("\r\n")
    method, _, rest = lines[0].partition(" ")
    target = rest.partition(" ")[0]
    headers: dict[str, str] = {}
    for line in lines[1:]:
        name, _, value = line.partition(":")
        name, value = name.strip().lower(), value.strip()
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    if method != "GET":
        raise Refused(400, "a WebSocket is asked for with GET")
    if trusted(address):
        for claimed in reversed(headers.get("x-forwarded-for", "").split(",")):
            if claimed.strip():
                address = claimed.strip()
                if not trusted(address):
                    break
    path, _, query = target.partition("?")
    return Request(path, query, headers, address)


def answer_to(headers: Mapping[str, str]) -> bytes:
    """The 101 that opens the connection."""
    if headers.get("upgrade", "").lower() != "websocket":
        raise Refused(426, "expected an upgrade to websocket")
    if headers.get("sec-websocket-version") != "13":
        raise Refused(426, "expected WebSocket version 13")
    key = headers.get("sec-websocket-key", "")
    try:
        if len(base64.b64decode(key, validate=True)) != 16:
            raise Refused(400, "expected a key of 16 bytes")
    except (binascii.Error, ValueError):
        raise Refused(400, "expected a key of 16 bytes") from None
    digest = hashlib.sha1(key.encode() + MAGIC, usedforsecurity=False).digest()
    return (
        b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        b"sec-websocket-accept: " + base64.b64encode(digest) + b"\r\n\r\n"
    )
