"""When the disk is full, the database away, or an answer comes for a question of the past."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import Guest, House, aio, open_house, play_on

from tafelrunde.server import house as houses
from tafelrunde.server import wire
from tafelrunde.server.bots.questions import Answered, Question
from tafelrunde.server.http import app
from tafelrunde.server.store import StoreError, open_store

PERSON, PAGE = wire.SeatPlan("me"), wire.SeatPlan("ai", "page")


class FullDisk:
    """Stores nothing until there is room again."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._append = house.store.append
        self.asked = 0

    def __enter__(self) -> FullDisk:
        self._house.store.append = self._fail  # type: ignore[method-assign]
        return self

    def __exit__(self, *_: object) -> None:
        self._house.store.append = self._append  # type: ignore[method-assign]

    def _fail(self, table: str, first: int, entries: Any, then: Any, summary: Any = None) -> None:
        self.asked += 1
        then(StoreError("the disk is full"))


@aio
async def test_an_ai_whose_move_could_not_be_stored_moves_later() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="gwint", seats=[PERSON, PAGE])
        ann = await house.enter(made.table, "ann")
        await play_on(house, [ann], random.Random(1), 3)
        slow = house.tables.bots = Slow()
        while not slow.waiting:
            await post_move(ann, 0)
        with FullDisk(house) as disk:
            house.tables.bots = house.bots
            slow.answer_all(house)
            await house.rest()
            assert disk.asked == 1
            await house.pass_time(10_000)
            assert 2 <= disk.asked <= 20
        await house.pass_time(2_000)
        assert ann.moves


@aio
async def test_time_that_could_not_be_noted_is_noted_later_and_not_in_haste() -> None:
    async with open_house() as house:
        ann, _bob = await house.pair("gwint", clock=wire.ClockPlan("real", 1, 0))
        room = house.room(ann)
        with FullDisk(house) as disk:
            await house.pass_time(70_000)
            assert 2 <= disk.asked <= 20
            assert room.ply == 0
        await house.pass_time(2_000)
        assert room.move(0)[1] == -2


class Slow:
    """AIs that answer when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Question, Answered]] = []

    def think(self, question: Question, then: Answered) -> None:
        self.waiting.append((question, then))

    def forget(self, table: str) -> None:
        pass

    def answer_all(self, house: House) -> None:
        waiting, self.waiting = self.waiting, []
        for question, then in waiting:
            house.bots.think(question, then)


@aio
async def test_an_ai_answers_the_question_that_stands_and_none_that_was_taken_back() -> None:
    """The person takes a move back and makes another one while the AI thinks about the first."""
    async with open_house() as house:
        made = await house.make("ann", game="gwint", seats=[PERSON, PAGE])
        ann = await house.enter(made.table, "ann")
        slow = house.tables.bots = Slow()
        while not slow.waiting:
            await post_move(ann, 0)
        ply = house.room(ann).ply
        ann.post(wire.Undo(ann.scene["scene"]))
        await settle()
        assert house.room(ann).ply < ply
        while house.room(ann).ply < ply:
            await post_move(ann, -1)
        asked = len(slow.waiting)
        stale, then = slow.waiting[0]
        house.bots.think(stale, then)
        await settle()
        assert house.room(ann).ply == ply
        assert len(slow.waiting) == asked + 1
        assert slow.waiting[-1][0].position != stale.position


async def post_move(guest: Guest, which: int) -> None:
    guest.post(wire.Act(guest.scene["scene"], guest.moves[which]["action"]))
    await settle()


async def settle() -> None:
    """While AIs think there is no rest."""
    for _ in range(20):
        await asyncio.sleep(0)


# Over HTTP and sockets ----------------------------------------------------------------------


@asynccontextmanager
async def on_disk(path: Path) -> AsyncIterator[tuple[houses.House, httpx.AsyncClient]]:
    house = await houses.House.over(await open_store(f"sqlite:///{path}"))
    transport = httpx.ASGITransport(app.app_of(house), client=("127.0.0.1", 1))
    try:
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as browser:
            yield house, browser
    finally:
        await house.close()


@pytest.mark.parametrize(("language", "word"), [("de", "Datenbank"), ("en", "database")])
def test_a_database_that_fails_is_told_in_a_sentence(
    tmp_path: Path, language: str, word: str
) -> None:
    @aio
    async def run() -> None:
        async with on_disk(tmp_path / "house.db") as (house, browser):
            order = {"game": "gwint", "seats": [{"kind": "me"}, {"kind": "ai", "level": "page"}]}
            made = (await browser.post("/api/tables", json=order)).json()
            house.store._connection.execute("PRAGMA query_only = ON")  # type: ignore[attr-defined]
            for answer in (
                await browser.post(f"/api/tables?lang={language}", json=order),
                await browser.post(f"/api/me?lang={language}", json={"name": "Anna"}),
            ):
                assert answer.status_code == 503
                assert answer.json()["code"] == "database"
                assert word in answer.json()["text"]
            assert (await browser.get(f"/api/tables/{made['table']}")).status_code == 200
            house.store._connection.execute("PRAGMA query_only = OFF")  # type: ignore[attr-defined]
            assert (await browser.post("/api/me", json={"name": "Anna"})).status_code == 200

    run()


@aio
async def test_who_comes_while_the_database_is_away_is_told_and_sent_off() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="gwint")
        house.tables.live.clear()

        async def away(*_: object) -> list[bytes]:
            raise StoreError("the database does not answer")

        entries = house.store.entries
        house.store.entries = away  # type: ignore[assignment, method-assign]
        ann = await house.enter(made.table, "ann", language="de")
        assert ann.last("refused")["code"] == "database"
        assert ann.closed is not None
        assert ann.closed[0] == 1013
        house.store.entries = entries  # type: ignore[method-assign]
        assert (await house.enter(made.table, "ann")).scene["table"]["yours"] == [0]
