"""A whole house in a test: no sockets, no disk, and time that passes when the test says so."""

from __future__ import annotations

import asyncio
import functools
import heapq
import itertools
import json
import random
import zlib
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, ParamSpec

from tafelrunde.ai import Perspective, player
from tafelrunde.kernel import Phrase, Said, position, seeded
from tafelrunde.server import games, wire
from tafelrunde.server.bots.questions import Answered, Question, Thought
from tafelrunde.server.bots.worker import Worker, perspective_of
from tafelrunde.server.coding import encode
from tafelrunde.server.limits import Limits
from tafelrunde.server.lobby.lobby import Lobby, Somebody
from tafelrunde.server.lobby.tables import Tables
from tafelrunde.server.socket.client import Client
from tafelrunde.server.store.memory import MemoryStore
from tafelrunde.server.table.live import LiveTable
from tafelrunde.server.windows import Windows

START = 1_800_000_000_000
GENEROUS = Limits(messages_per_second=1e9, message_burst=1e9)


P = ParamSpec("P")


def aio(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that runs in an event loop of its own."""

    @functools.wraps(test)
    def run(*values: P.args, **named: P.kwargs) -> None:
        asyncio.run(test(*values, **named))

    return run


class Timer:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.at = START
        self._timers: list[tuple[float, int, Timer]] = []
        self._count = itertools.count()

    def now(self) -> int:
        return self.at

    def later(self, delay: float, call: Callable[[], None]) -> Timer:
        timer = Timer(call)
        heapq.heappush(self._timers, (self.at + max(0, delay), next(self._count), timer))
        return timer

    def next(self) -> float | None:
        while self._timers and self._timers[0][2].call is None:
            heapq.heappop(self._timers)
        return self._timers[0][0] if self._timers else None

    def ring(self) -> None:
        """Let the next timer ring."""
        if self.next() is None:
            return
        when, _, timer = heapq.heappop(self._timers)
        self.at = max(self.at, int(when))
        if timer.call is not None:
            timer.call()


class Inline:
    """AIs that think at once, in the loop; kept for a look at what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.fails = False
        self.advises = False
        self.speaks = False

    def think(self, question: Question, then: Answered) -> None:
        self.asked.append(question)
        thought = None if self.fails else answer(question)
        if self.advises and question.hint:
            thought = Worker().answer(question)
        if self.speaks and thought is not None:
            thought = Thought(thought.action, first_phrase(question))
        asyncio.get_running_loop().call_soon(then, thought)

    def forget(self, table: str) -> None:
        pass


def first_phrase(question: Question) -> tuple[str, tuple[str, ...]] | None:
    """Something that may be said now."""
    seen = perspective_of(question)
    offered = seen.game.phrases(seen.world, question.seat, seen.said)
    return (offered[0].id, offered[0].about) if offered else None


def answer(question: Question) -> Thought:
    game = games.dealt_from(question.game, question.cards)
    state = position.read(game, question.position)
    said = [Said(ply, who, part, Phrase(id, about)) for ply, who, part, id, about in question.said]
    seen = Perspective(game, state, question.seat, said)
    return Thought(player("random").choose(seen, seeded(question.luck)))


class Guest:
    """A connection whose frames are kept."""

    def __init__(self, house: House, table: str, person: str = "") -> None:
        self.house = house
        self.table = table
        self.frames: list[bytes] = []
        self._scene: tuple[int, dict[str, Any]] = (-1, {})
        self.closed: tuple[int, str] | None = None
        names = frozenset({person}) if person else frozenset()

        async def who() -> frozenset[str]:
            return names

        self.client = Client(house.lobby, table, who, self)

    def send(self, message: bytes) -> None:
        self.frames.append(message)

    def send_binary(self, message: bytes) -> None:
        self.frames.append(zlib.decompress(message, -15))

    def close(self, code: int, text: str) -> None:
        self.closed = code, text
        self.client.lost()

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(frame) for frame in self.frames]

    def last(self, kind: str) -> dict[str, Any]:
        """The newest message of this type."""
        mark = f'{{"type":"{kind}"'.encode()
        found: dict[str, Any] = json.loads(next(f for f in self.frames[::-1] if f.startswith(mark)))
        return found

    @property
    def scene(self) -> dict[str, Any]:
        if self._scene[0] != len(self.frames):
            self._scene = len(self.frames), self.last("scene")
        return self._scene[1]

    def all(self, kind: str) -> list[dict[str, Any]]:
        """All messages of this type."""
        mark = f'{{"type":"{kind}"'.encode()
        return [json.loads(frame) for frame in self.frames if frame.startswith(mark)]

    @property
    def moves(self) -> list[dict[str, Any]]:
        view = self.scene.get("view")
        return view.get("moves", []) if view else []

    def post(self, message: Any) -> None:
        """Send without waiting."""
        self.client.received(encode(message))

    async def say(self, message: Any) -> None:
        self.post(message)
        await self.house.rest()

    async def act(self, action: int | None = None) -> None:
        if action is None:
            action = self.moves[0]["action"]
        await self.say(wire.Act(self.scene["scene"], action))

    async def leave(self) -> None:
        self.client.lost()
        await self.house.rest()


class House:
    """Tables and lobby over a store in memory."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        seed: int = 1,
        time: Time | None = None,
        **more: Any,
    ) -> None:
        self.time = time or Time()
        self.bots = Inline()
        self.store = store or MemoryStore()
        more.setdefault("limits", GENEROUS)
        self.tables = Tables(
            self.store,
            self.bots,
            windows=Windows(random.Random(seed)),
            now=self.time.now,
            later=self.time.later,
            **more,
        )
        self.lobby = Lobby(self.tables, b"a secret of the house")

    async def rest(self) -> None:
        """Until nothing is on its way any more."""
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0)
            tables = self.tables.live.values()
            busy = self.tables._tasks or any(t.busy or t.jobs or t.thinking for t in tables)
            quiet = 0 if busy else quiet + 1

    async def pass_time(self, milliseconds: int) -> None:
        """Let all timers ring that are due within this time."""
        end = self.time.at + milliseconds
        while (when := self.time.next()) is not None and when <= end:
            self.time.ring()
            await self.rest()
        self.time.at = end
        await self.rest()

    async def make(self, person: str = "ann", **order: Any) -> wire.Seated:
        if not order.get("rated"):
            order.setdefault("seed", 7)  # the same game in every run
        return await self.lobby.make(wire.NewTable(**order), somebody(person))

    async def join(self, made: wire.Seated, person: str, seat: int | None = None) -> wire.Seated:
        token = made.invite.partition("=")[2]
        order = wire.Join(token=token, seat=seat)
        return await self.lobby.join(made.table, order, somebody(person))

    async def enter(
        self,
        table: str,
        person: str = "",
        token: str = "",
        language: wire.Language = "en",
        **more: Any,
    ) -> Guest:
        guest = Guest(self, table, person)
        await guest.say(wire.Hello(token, language, **more))
        return guest

    async def pair(self, game: str = "schildwall", **order: Any) -> tuple[Guest, Guest]:
        """Two people at a table, connected."""
        made = await self.make("ann", game=game, **order)
        await self.join(made, "bob")
        return await self.enter(made.table, "ann"), await self.enter(made.table, "bob")

    def room_of(self, table: str) -> Any:
        return self.tables.live[table].room

    def table(self, guest: Guest) -> LiveTable:
        assert guest.client.table is not None
        return guest.client.table

    def room(self, guest: Guest) -> Any:
        return self.table(guest).room


def somebody(person: str) -> Somebody:
    return Somebody(person, frozenset({person}), person.title())


@asynccontextmanager
async def open_house(store: MemoryStore | None = None, **more: Any) -> AsyncIterator[House]:
    house = House(store, **more)
    try:
        yield house
    finally:
        await house.tables.close()


async def play_on(house: House, guests: list[Guest], dice: random.Random, moves: int) -> int:
    """Random legal moves of whoever is asked, until the game is over; how many there were."""
    made = 0
    while made < moves:
        room = house.room(guests[0])
        if room.status == "over":
            break
        asked = [guest for guest in guests if can_act(guest)]
        if not asked:
            assert house.time.next() is not None, "nobody is asked and no time runs"
            house.time.ring()
            await house.rest()
            continue
        guest = dice.choice(asked)
        curtain = guest.scene.get("curtain")
        if curtain:
            await guest.say(wire.Ready(curtain["seat"]))
            continue
        await guest.act(dice.choice(guest.moves)["action"])
        made += 1
    return made


def can_act(guest: Guest) -> bool:
    scene = guest.scene
    window = scene.get("window")
    if window and window.get("answered"):
        return False
    return bool(guest.moves) or bool(scene.get("curtain"))
