"""A server process under siege: malformed, oversized, out-of-order and wrong-seat frames.

Over real sockets, by strangers, onlookers and players who act where they may not. Afterwards the
server lives, has reported no fault of its own, and the game stands exactly where it stood.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import aio
from tests.server.houses import House
from tests.server.players import post

PATIENCE = 120.0
AT_ONCE = 16
"""Besiegers at the same time."""
MESSAGES = 18
"""Messages over one connection: after twenty faults it is closed."""

Attack = Callable[[random.Random], bytes]


def masked(first: int, payload: bytes, dice: random.Random, length: int | None = None) -> bytes:
    """A frame of a client; `length` may lie."""
    told = len(payload) if length is None else length
    if told < 126:
        head = bytes((first, 0x80 | told))
    elif told < 65536:
        head = bytes((first, 0x80 | 126)) + told.to_bytes(2, "big")
    else:
        head = bytes((first, 0x80 | 127)) + (told & 2**64 - 1).to_bytes(8, "big")
    mask = dice.randbytes(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


def text(message: object, dice: random.Random) -> bytes:
    written = message if isinstance(message, bytes) else json.dumps(message).encode()
    return masked(0x81, written, dice)


# Frames that end a connection --------------------------------------------------------------


def broken(dice: random.Random) -> bytes:
    """A frame that no client may send."""
    kind = dice.randrange(8)
    body = dice.randbytes(dice.randrange(0, 120))
    if kind == 0:
        return dice.randbytes(dice.randrange(2, 300))
    if kind == 1:  # reserved bits, unknown opcodes
        return masked(dice.choice((0x91, 0xC1, 0xF1, 0x83, 0x8B, 0x8F)), body, dice)
    if kind == 2:  # not masked
        return bytes((0x81, len(body) & 0x7F)) + body
    if kind == 3:  # too long, or said to be
        return masked(0x81, b"x" * 9000, dice)
    if kind == 4:
        return masked(0x81, b"{}", dice, length=dice.choice((70_000, 2**31, 2**63, 2**64 - 1)))
    if kind == 5:  # control frames in pieces or too long
        return masked(dice.choice((0x09, 0x08, 0x8A)), b"p" * 200, dice)
    if kind == 6:  # a continuation of nothing; binary; text that is none
        return masked(dice.choice((0x80, 0x00, 0x82)), body, dice)
    return masked(0x81, b"\xff\xfe" + body, dice)


def pieces(dice: random.Random) -> bytes:
    """A message in pieces that never ends, with another one in between."""
    return masked(0x01, b'{"type":', dice) + masked(0x81, b'{"type":"ping"}', dice)


# Messages ---------------------------------------------------------------------------------

WORDS = ("act", "why", "preview", "hint", "say", "undo", "undo_reply", "resign", "rematch")
MORE_WORDS = ("reveal_consent", "absent_choice", "language", "ready", "more_time", "fill", "watch")
VALUES: tuple[Any, ...] = (
    *(None, True, 0, 1, -1, 7, 2**31, 2**63, -(2**65), 0.5, 1e308, "", "x", "de", "claim"),
    *([], {}, ["hand/R/khan"], [[[[]]]], {"a": 1}, "\u0000", "😀" * 20, "a" * 3000),
)
FIELDS = ("scene", "action", "touches", "ask", "phrase", "accept", "agree", "seat", "choice")


def nonsense(dice: random.Random) -> bytes:
    """What no message is."""
    kind = dice.randrange(4)
    if kind == 0:
        return text(bytes(dice.choices(b'{}[]",:abc0 \\', k=dice.randrange(0, 200))), dice)
    if kind == 1:
        return text(dice.choice(VALUES), dice)
    if kind == 2:
        return text(b"[" * dice.randrange(1, 8000), dice)
    order = {"type": dice.choice((*WORDS, *MORE_WORDS)), "no_such_field": dice.choice(VALUES)}
    return text(order, dice)


def any_order(dice: random.Random) -> bytes:
    """Orders with anything in them: from an onlooker none of them may change a thing."""
    order: dict[str, Any] = {"type": dice.choice((*WORDS, *MORE_WORDS))}
    for name in dice.sample(FIELDS, dice.randrange(0, 5)):
        order[name] = dice.choice(VALUES)
    return text(order, dice)


def other_moments(seat: int, scene: dict[str, Any]) -> Attack:
    """A player acts at the wrong time: stale and future scenes, actions that are not offered,
    and the other player's moves."""
    offered = {move["action"] for move in scene["view"].get("moves", [])}

    def order(dice: random.Random) -> bytes:
        number = dice.choice((0, -1, scene["scene"] - 1, scene["scene"] + 1, 10**6, 2**63))
        action = dice.randrange(-3, 600)
        if action not in offered:
            number = dice.choice((number, scene["scene"]))
        kind = dice.choice(("act", "act", "act", "why", "preview"))
        return text({"type": kind, "scene": number, "action": action}, dice)

    return order


# The siege --------------------------------------------------------------------------------


class Siege:
    """Counts what was sent, and how connections ended."""

    def __init__(self, house: House, table: str, count: int) -> None:
        self.house = house
        self.table = table
        self.left = count
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()

    async def besiege(self, kinds: list[tuple[str, dict[str, Any] | None, Attack, int]]) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(AT_ONCE):
                group.create_task(self._one(random.Random(number), kinds))

    async def _one(
        self, dice: random.Random, kinds: list[tuple[str, dict[str, Any] | None, Attack, int]]
    ) -> None:
        while self.left > 0:
            name, hello, attack, most = dice.choice(kinds)
            frames = [attack(dice) for _ in range(min(most, self.left))]
            self.left -= len(frames)
            self.sent[name] += len(frames)
            with contextlib.suppress(OSError):  # thrown out while still speaking
                await self._connect(hello, frames, dice)

    async def _connect(
        self, hello: dict[str, Any] | None, frames: list[bytes], dice: random.Random
    ) -> None:
        """One connection: ask, say hello, send all, say goodbye, and read to the end."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.house.port)
        try:
            writer.write(
                f"GET /api/tables/{self.table}/socket HTTP/1.1\r\nhost: x\r\n"
                "upgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\n"
                "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                assert b" 101 " in head, head
                if hello is not None:
                    writer.write(text({"type": "hello", **hello}, dice))
                for frame in frames:
                    writer.write(frame)
                writer.write(masked(0x88, b"\x03\xe8", dice))
                writer.write_eof()
                rest = await reader.read()
            self.answers.update(kind.decode() for kind in TYPES.findall(rest))
        except asyncio.IncompleteReadError:
            self.answers["cut"] += 1
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


TYPES = re.compile(rb'\{"type":"(\w+)"')


async def scene_of(house: House, table: str, token: str) -> dict[str, Any]:
    """What a player sees who comes (again)."""
    from websockets.asyncio.client import connect

    url = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
    async with connect(url, open_timeout=PATIENCE, ping_interval=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token}))
        async with asyncio.timeout(PATIENCE):
            while True:
                message: dict[str, Any] = json.loads(await socket.recv())
                if message["type"] == "scene":
                    message.pop("table")
                    return message


async def counted(house: House, name: str) -> float:
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as client:
        page = (await client.get("/metrics")).text
    return float(re.findall(rf"^tafelrunde_{name} ([\d.e+]+)$", page, re.MULTILINE)[0])


async def hold_out(database: str, count: int) -> None:
    house = House(database)
    try:
        await asyncio.to_thread(house.start)
        async with (
            httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as host,
            httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as guest,
        ):
            made = await post(host, "/api/tables", game="gwint", sight="listed", seed=7)
            joined = await post(guest, f"/api/tables/{made['table']}/join")
            other = await post(host, "/api/tables", game="gwint", sight="listed")
        table, tokens = made["table"], [made["token"], joined["token"]]
        before = [await scene_of(house, table, token) for token in tokens]
        moves = await counted(house, "moves_total")
        siege = Siege(house, table, count)
        await siege.besiege(
            [
                ("broken", None, broken, 1),
                ("in pieces", {}, pieces, 1),
                ("without hello", None, any_order, MESSAGES),
                ("nonsense", {}, nonsense, MESSAGES),
                ("an onlooker's", {}, any_order, MESSAGES),
                ("with another's secret", {"token": other["token"]}, any_order, MESSAGES),
                ("with a guessed secret", {"token": "A" * 32}, any_order, MESSAGES),
                *(
                    (f"of seat {seat}", {"token": tokens[seat]}, other_moments(seat, scene), 18)
                    for seat, scene in enumerate(before)
                ),
            ]
        )
        assert sum(siege.sent.values()) == count
        assert min(siege.sent.values()) > count // 1000, siege.sent
        assert siege.answers["refused"] > count // 20, siege.answers
        after = [await scene_of(house, table, token) for token in tokens]
        assert after == before
        assert await counted(house, "moves_total") == moves
        assert await counted(house, "errors_total") == 0
        assert not [line for line in house.lines if "Traceback" in line or '"error"' in line]
        assert house.stop() == 0
    finally:
        house.kill()


@aio
async def test_a_siege_breaks_nothing_and_changes_nothing(tmp_path: Path) -> None:
    await hold_out(f"sqlite:///{tmp_path}/house.db", 3_000)


@pytest.mark.long
@aio
async def test_a_hundred_thousand_hostile_frames(tmp_path: Path) -> None:
    count = int(os.environ.get("TAFELRUNDE_HOSTILE", "100000"))
    await hold_out(f"sqlite:///{tmp_path}/house.db", count)
