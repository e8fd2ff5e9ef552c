"""The WebSocket over a real connection, with a client that others wrote."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tafelrunde.server.socket.websocket import Refused, Request, WebSocket, protocol_class

PATIENCE = 60.0


class Echo:
    """Says everything twice; `bye` closes, `flood` sends more than anybody reads."""

    def __init__(self, hall: Hall, socket: WebSocket) -> None:
        self._hall = hall
        self._socket = socket

    def received(self, message: bytes) -> None:
        if message == b"bye":
            self._socket.close(4000, "as you wish")
        elif message == b"flood":
            for _ in range(2000):
                self._socket.send(b"x" * 10_000)
        else:
            self._socket.send(message)
            self._socket.send_binary(message)

    def closed(self, code: int) -> None:
        self._hall.gone.put_nowait(code)


class Hall:
    message_bytes = 1000
    queue_bytes = 100_000

    def __init__(self) -> None:
        self.gone: asyncio.Queue[int] = asyncio.Queue()
        self.requests: list[Request] = []
        self.sockets: list[WebSocket] = []

    def enter(self, request: Request, socket: WebSocket) -> Echo:
        if not request.is_same_origin():
            raise Refused(403, "this page may not")
        if request.path != "/hall":
            raise Refused(404, "there is nothing here")
        self.requests.append(request)
        self.sockets.append(socket)
        return Echo(self, socket)

    async def left(self) -> int:
        return await asyncio.wait_for(self.gone.get(), PATIENCE)


class State:
    def __init__(self) -> None:
        self.connections: set[WebSocket] = set()


@asynccontextmanager
async def serving(hall: Hall) -> AsyncIterator[tuple[str, State]]:
    """The protocol on a port of its own, without uvicorn: it reads the request itself as well."""
    state = State()
    made: Any = protocol_class(hall, trusted=lambda address: address == "127.0.0.1")
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: made(None, state), "127.0.0.1", 0)
    try:
        yield f"127.0.0.1:{server.sockets[0].getsockname()[1]}", state
    finally:
        server.close()
        for socket in list(state.connections):
            socket.abort()
        await server.wait_closed()
        async with asyncio.timeout(PATIENCE):
            while state.connections:
                await asyncio.sleep(0.01)


def run(check: Callable[[Hall, str, State], Awaitable[None]]) -> None:
    async def inside() -> None:
        hall = Hall()
        async with serving(hall) as (where, state):
            await check(hall, where, state)

    asyncio.run(inside())


def test_messages_go_both_ways_in_order() -> None:
    async def check(hall: Hall, where: str, _: State) -> None:
        async with connect(f"ws://{where}/hall?a=1") as client:
            for size in (0, 1, 125, 126, 1000):
                await client.send("x" * size)
            await client.send(["in ", "three ", "pieces"])
            for size in (0, 1, 125, 126, 1000):
                assert await client.recv() == "x" * size
                assert await client.recv() == b"x" * size
            assert await client.recv() == "in three pieces"
            assert await client.recv() == b"in three pieces"
            await (await client.ping())
        assert await hall.left() == 1000
        assert hall.requests[0].query == "a=1"

    run(check)


def test_the_server_closes_with_a_reason() -> None:
    async def check(hall: Hall, where: str, _: State) -> None:
        async with connect(f"ws://{where}/hall") as client:
            await client.send("bye")
            with pytest.raises(ConnectionClosed):
                await client.recv()
            assert client.close_code == 4000
            assert client.close_reason == "as you wish"
        assert await hall.left() == 4000

    run(check)


@pytest.mark.parametrize(
    ("message", "code"), [("x" * 1001, 1009), (b"binary", 1003)], ids=["too big", "binary"]
)
def test_what_is_not_taken_ends_the_connection(message: str | bytes, code: int) -> None:
    async def check(hall: Hall, where: str, _: State) -> None:
        async with connect(f"ws://{where}/hall") as client:
            await client.send(message)
            with pytest.raises(ConnectionClosed):
                await client.recv()
            assert client.close_code == code
        assert await hall.left() == code

    run(check)


def test_text_that_is_no_utf8_ends_the_connection() -> None:
    async def check(hall: Hall, where: str, _: State) -> None:
        async with connect(f"ws://{where}/hall") as client:
            await client.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                await client.recv()
            assert client.close_code == 1007
        assert await hall.left() == 1007

    run(check)


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/elsewhere", {}, 404),
        ("/hall", {"Origin": "https://evil.example"}, 403),
        ("/hall", {"Origin": "null"}, 403),
        ("/hall", {"Origin": "http://[bad"}, 403),
    ],
)
def test_who_may_not_enter_hears_why(path: str, headers: dict[str, str], status: int) -> None:
    async def check(hall: Hall, where: str, _: State) -> None:
        with pytest.raises(InvalidStatus) as caught:
            async with connect(f"ws://{where}{path}", additional_headers=headers):
                pass
        assert caught.value.response.status_code == status
        assert hall.requests == []

    run(check)


def test_a_page_of_the_same_origin_and_a_proxy_are_believed() -> None:
    async def check(hall: Hall, where: str, _: State) -> None:
        headers = {
            "Origin": f"http://{where}".upper().replace("HTTP", "http"),
            "X-Forwarded-For": "6.6.6.6, 10.1.2.3, 127.0.0.1",
            "Cookie": "a=1; tafelrunde=abc.def; b=2",
        }
        async with connect(f"ws://{where}/hall", additional_headers=headers):
            pass
        await hall.left()
        assert hall.requests[0].address == "10.1.2.3"  # what is before it anybody can write
        assert hall.requests[0].cookie("tafelrunde") == "abc.def"
        assert hall.requests[0].cookie("other") is None

    run(check)


def test_a_client_that_does_not_read_is_cut() -> None:
    async def check(hall: Hall, where: str, state: State) -> None:
        reader, writer = await hand_made(where)
        try:
            writer.write(b"\x81\x85\0\0\0\0flood")
            assert await hall.left() == 1006
            assert not state.connections
        finally:
            writer.close()
            del reader

    run(check)


def test_a_client_that_vanishes_is_noticed() -> None:
    async def check(hall: Hall, where: str, state: State) -> None:
        _, writer = await hand_made(where)
        writer.transport.abort()
        assert await hall.left() == 1006
        assert not state.connections

    run(check)


def test_uvicorn_leaving_tells_the_clients() -> None:
    async def check(hall: Hall, where: str, state: State) -> None:
        async with connect(f"ws://{where}/hall") as client:
            await client.send("hello")
            await client.recv()
            await client.recv()
            for socket in list(state.connections):
                socket.shutdown()
            with pytest.raises(ConnectionClosed):
                await client.recv()
            assert client.close_code == 1012
        assert await hall.left() in (1006, 1012)

    run(check)


def test_a_ping_is_answered_and_counts_as_a_sign_of_life() -> None:
    async def check(hall: Hall, where: str, _: State) -> None:
        async with connect(f"ws://{where}/hall") as client:
            await client.send("hello")
            await client.recv()
            (socket,) = hall.sockets
            socket.ping()
            assert socket.quiet == 1
            async with asyncio.timeout(PATIENCE):
                while socket.quiet:
                    await asyncio.sleep(0.01)
            assert socket.is_open

    run(check)


@pytest.mark.parametrize(
    ("change", "status"),
    [
        (("GET", "POST"), 400),
        (("upgrade: websocket", "upgrade: h2c"), 426),
        (("version: 13", "version: 8"), 426),
        (("key: dGhlIHNhbXBsZSBub25jZQ==", "key: c2hvcnQ="), 400),
        (("key: dGhlIHNhbXBsZSBub25jZQ==", "key: ???"), 400),
    ],
)
def test_a_bad_handshake_is_refused(change: tuple[str, str], status: int) -> None:
    async def check(_: Hall, where: str, __: State) -> None:
        reader, writer = await asyncio.open_connection(*where.split(":"))
        try:
            writer.write(HANDSHAKE.replace(*change).encode())
            answer = await asyncio.wait_for(reader.read(), PATIENCE)
            assert answer.startswith(f"HTTP/1.1 {status} ".encode())
        finally:
            writer.close()
            await writer.wait_closed()

    run(check)


def test_the_answer_to_the_key_of_the_rfc() -> None:
    async def check(_: Hall, where: str, __: State) -> None:
        reader, writer = await asyncio.open_connection(*where.split(":"))
        try:
            for letter in HANDSHAKE.encode():
                writer.write(bytes([letter]))
            answer = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer
        finally:
            writer.close()
            await writer.wait_closed()

    run(check)


HANDSHAKE = """GET /hall HTTP/1.1
host: example
upgrade: websocket
connection: Upgrade
sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==
sec-websocket-version: 13

""".replace("\n", "\r\n")


async def hand_made(where: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection of which nobody reads anything after the handshake."""
    reader, writer = await asyncio.open_connection(*where.split(":"), limit=1000)
    writer.write(HANDSHAKE.encode())
    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    return reader, writer
