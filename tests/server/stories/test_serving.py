"""`tafelrunde serve` as it really runs, with real sockets. Few tests: the rest needs none."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import aio
from tests.server.stories.test_fuzz import orders
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

PATIENCE = 180.0


class Serving:
    """A server process. Its lines are kept, so that a failure can be read."""

    def __init__(self, *more: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        self.lines: list[str] = []
        self.url = ""
        self._ready = threading.Event()
        self._reader = threading.Thread(target=self._read)
        self._reader.start()
        if not self._ready.wait(PATIENCE) or not self.url:
            self.end(signal.SIGKILL)
            raise AssertionError("the server did not start:\n" + "\n".join(self.lines))

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)
            found = re.search(r"Tafelrunde: (http://\S+)", line)
            if found:
                self.url = found[1]
                self._ready.set()
        self._ready.set()

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        try:
            if self.process.poll() is None:
                self.process.send_signal(how)
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()
            self._reader.join()
            assert self.process.stdout is not None
            self.process.stdout.close()

    def socket(self, table: str) -> str:
        return f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket"


@pytest.fixture(scope="module")
def serving() -> Iterator[Serving]:
    server = Serving(
        "--database",
        "memory:",
        "--limit",
        "messages_per_second=1e9",
        "--limit",
        "message_burst=1e9",
    )
    try:
        yield server
    finally:
        server.end()


async def make(serving: Serving, **order: Any) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=serving.url, timeout=PATIENCE) as client:
        answer = await client.post("/api/tables", json={"game": "schildwall", **order})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made


async def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of this type."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if message["type"] == kind:
            return message


@aio
async def test_a_game_against_an_ai_over_a_real_socket(serving: Serving) -> None:
    made = await make(serving, seats=[{"kind": "me"}, {"kind": "ai", "level": "page"}])
    async with connect(serving.socket(made["table"])) as line:
        await line.send(json.dumps({"type": "hello", "token": made["token"], "packed": True}))
        packed = await asyncio.wait_for(line.recv(), PATIENCE)
        assert isinstance(packed, bytes)
        assert len(packed) < 5_000
        scene = json.loads(zlib.decompress(packed, -15))
        for _ in range(12):
            while not scene["view"].get("moves"):
                scene = await hear(line, "scene")
            action = scene["view"]["moves"][0]["action"]
            number = scene["scene"]
            await line.send(json.dumps({"type": "act", "scene": number, "action": action}))
            scene = await hear(line, "scene")
            assert scene["scene"] > number


@aio
async def test_sockets_from_other_sites_are_refused(serving: Serving) -> None:
    made = await make(serving)
    for origin, welcome in (("https://evil.example", False), (serving.url, True)):
        if welcome:
            async with connect(serving.socket(made["table"]), origin=origin):  # type: ignore[arg-type]
                pass
        else:
            with pytest.raises(InvalidStatus) as refused:
                async with connect(serving.socket(made["table"]), origin=origin):  # type: ignore[arg-type]
                    pass
            assert refused.value.response.status_code == 403


@aio
async def test_a_message_that_is_too_long_closes_the_connection(serving: Serving) -> None:
    made = await make(serving)
    async with connect(serving.socket(made["table"])) as line:
        await line.send("x" * 10_000)
        with pytest.raises(ConnectionClosed) as closed:
            await asyncio.wait_for(line.recv(), PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_the_example_bot_plays_a_game_over_the_wire(serving: Serving) -> None:
    bot = Path(__file__).parents[3] / "examples/bots/over_the_wire.py"
    played = subprocess.run(
        [sys.executable, str(bot), serving.url], capture_output=True, text=True, timeout=600
    )
    assert played.returncode == 0, played.stderr
    assert "closed" not in played.stdout
    assert len(played.stdout) > 20


def knock(url: str, table: str) -> socket.socket:
    """A raw connection after its handshake."""
    host, port = url.removeprefix("http://").split(":")
    raw = socket.create_connection((host, int(port)), PATIENCE)
    key = base64.b64encode(b"0123456789abcdef").decode()
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    )
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101")
    return raw


@aio
async def test_a_burst_of_nonsense_over_real_sockets_hurts_nobody(serving: Serving) -> None:
    made = await make(serving)
    dice = random.Random(3)
    source = orders(dice)

    def burst() -> None:
        for _ in range(40):
            with knock(serving.url, made["table"]) as raw:
                try:
                    for _ in range(60):
                        text = next(source) if dice.random() < 0.5 else dice.randbytes(50)
                        head = bytes((0x81, 0x80 | min(len(text), 125))) + b"\0\0\0\0"
                        raw.sendall(head + text[:125] if dice.random() < 0.9 else text)
                except OSError:
                    continue  # shown the door, as it should be

    await asyncio.to_thread(burst)
    async with httpx.AsyncClient(base_url=serving.url, timeout=PATIENCE) as client:
        assert (await client.get("/healthz")).json() == {"status": "ok"}
        metrics = (await client.get("/metrics")).text
        assert re.search(r"tafelrunde_errors_total 0\.0", metrics)
    async with connect(serving.socket(made["table"])) as line:
        await line.send(json.dumps({"type": "hello", "token": made["token"]}))
        assert (await hear(line, "scene"))["table"]["status"] == "open"


@aio
async def test_asked_to_stop_it_says_goodbye_and_everything_is_there_again(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'house.db'}"
    server = Serving("--database", database)
    try:
        made = await make(server, seats=[{"kind": "me"}, {"kind": "me"}], game="gwint")
        async with connect(server.socket(made["table"])) as line:
            await line.send(json.dumps({"type": "hello", "token": made["token"]}))
            scene = await hear(line, "scene")
            await line.send(json.dumps({"type": "ready", "seat": scene["curtain"]["seat"]}))
            scene = await hear(line, "scene")
            action = scene["view"]["moves"][0]["action"]
            await line.send(json.dumps({"type": "act", "scene": scene["scene"], "action": action}))
            after = await hear(line, "scene")
            ended = asyncio.create_task(asyncio.to_thread(server.end))
            with pytest.raises(ConnectionClosed) as closed:
                await hear(line, "nothing more")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert await ended == 0
    finally:
        server.end(signal.SIGKILL)
    again = Serving("--database", database)
    try:
        async with connect(again.socket(made["table"])) as line:
            await line.send(json.dumps({"type": "hello", "token": made["token"]}))
            assert (await hear(line, "scene"))["scene"] == after["scene"]
        assert not any(made["token"] in text for text in (*server.lines, *again.lines))
    finally:
        again.end()
