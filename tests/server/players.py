"""People with real WebSocket clients, who remember every move that was acknowledged to them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from tests.server.houses import House
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

GAME = "swords_and_shields"  # one question at a time, so a new scene after a move is its answer
PATIENCE = 120.0
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, EOFError, TimeoutError)


class Match:
    """Two seats of one table, and all that was acknowledged at it."""

    def __init__(self, table: str, tokens: list[str]) -> None:
        self.table = table
        self.tokens = tokens
        self.acknowledged: list[list[int]] = [[], []]
        self.pending: list[tuple[int, int] | None] = [None, None]
        self.over = False

    def known(self) -> list[list[int]]:
        return [list(moves) for moves in self.acknowledged]

    def check(self, moves: list[tuple[int, int]], known: list[list[int]] | None) -> None:
        """Every acknowledged move is in the log, in order.

        While games go on, `known` is what was acknowledged before the log was read. Otherwise
        the log may hold one more of each seat: a move of which the acknowledgement was cut off.
        """
        for seat in (0, 1):
            found = [action for mover, action in moves if mover == seat]
            expected = (known or self.acknowledged)[seat]
            assert found[: len(expected)] == expected, (
                f"table {self.table}: an acknowledged move is lost"
            )
            pending = self.pending[seat]
            if known is None:
                assert found[len(expected) :] in ([], [pending[1]] if pending else []), (
                    f"table {self.table}: the log has a move that nobody sent"
                )


class Company:
    """All players of a test. They go on until they are told to stop."""

    def __init__(self, houses: list[House], seed: int) -> None:
        self.houses = houses
        self.alive: list[House] = []
        self.dice = random.Random(seed)
        self.matches: list[Match] = []
        self.moves = 0
        self.progress: Callable[[], None] = lambda: None
        self._changed = asyncio.Event()
        self._stopped = False
        self._tasks: list[asyncio.Task[None]] = []

    def now_alive(self, *houses: House) -> None:
        self.alive = list(houses)
        self._changed.set()
        self._changed = asyncio.Event()

    async def open_matches(self, count: int) -> None:
        for _ in range(count):
            self._begin(await self._open_match())

    async def _open_match(self) -> Match:
        """A new table with two people, however often the server is killed meanwhile."""
        while True:
            changed = self._changed
            if not self.alive:
                await changed.wait()
                continue
            base = self.alive[0].url
            with contextlib.suppress(httpx.TransportError):
                async with (
                    httpx.AsyncClient(base_url=base, timeout=PATIENCE) as host,
                    httpx.AsyncClient(base_url=base, timeout=PATIENCE) as guest,
                ):
                    made = await post(host, "/api/tables", game=GAME, sight="listed")
                    joined = await post(guest, f"/api/tables/{made['table']}/join")
                    return Match(made["table"], [made["token"], joined["token"]])
            await asyncio.sleep(0.01)

    def _begin(self, match: Match) -> None:
        number = len(self.matches)
        self.matches.append(match)
        for seat in (0, 1):
            self._tasks.append(asyncio.create_task(self._play(number, match, seat)))

    async def stop(self) -> None:
        self._stopped = True
        self.now_alive(*self.alive)
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        for task in self._tasks:
            if not task.cancelled() and task.exception() is not None:
                raise AssertionError("a player failed") from task.exception()

    def failed(self) -> BaseException | None:
        """What went wrong with a player, if something did."""
        for task in self._tasks:
            if task.done() and not task.cancelled() and task.exception() is not None:
                return task.exception()
        return None

    async def _play(self, number: int, match: Match, seat: int) -> None:
        while not self._stopped and not match.over:
            changed = self._changed
            if not self.alive:
                await changed.wait()
                continue
            # The two seats of a match sit at different houses where there are several.
            preferred = self.houses[(number + seat) % len(self.houses)]
            house = preferred if preferred in self.alive else self.alive[0]
            url = f"ws://127.0.0.1:{house.port}/api/tables/{match.table}/socket"
            with contextlib.suppress(*GONE):
                async with connect(url, open_timeout=PATIENCE, ping_interval=None) as socket:
                    await self._talk(socket, match, seat)
            await asyncio.sleep(0.01)  # a killed house refuses at once; do not spin
        if match.over and seat == 0 and not self._stopped:
            self._begin(await self._open_match())  # there are always as many games as at first

    async def _talk(self, socket: ClientConnection, match: Match, seat: int) -> None:
        await socket.send(json.dumps({"type": "hello", "token": match.tokens[seat]}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "scene":
                await self._scene(socket, match, seat, message)
            elif message["type"] == "refused":
                raise AssertionError(f"refused: {message}")
            if match.over:
                return

    async def _scene(
        self, socket: ClientConnection, match: Match, seat: int, scene: dict[str, Any]
    ) -> None:
        pending = match.pending[seat]
        match.pending[seat] = None
        if pending is not None and scene["scene"] > pending[0]:
            match.acknowledged[seat].append(pending[1])
            self.moves += 1
            self.progress()
        view = scene.get("view") or {}
        match.over = match.over or "outcome" in view
        moves = view.get("moves", [])
        if moves and not match.over:
            action = self.dice.choice(moves)["action"]
            match.pending[seat] = (scene["scene"], action)
            await socket.send(
                json.dumps({"type": "act", "scene": scene["scene"], "action": action})
            )


async def post(client: httpx.AsyncClient, path: str, **body: object) -> dict[str, Any]:
    answer = await client.post(path, json=body)
    assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
    told: dict[str, Any] = answer.json()
    return told
