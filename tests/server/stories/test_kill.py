"""Nothing is lost: servers are killed at any moment, and every acknowledged move is there.

Kills come after a random number of acknowledged moves, never after a time, so a slow machine
sees the same test as a fast one.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.houses import House
from tests.server.players import Company
from tests.server.postgres_cluster import Cluster

from tafelrunde.server import entries as log
from tafelrunde.server.store import Store, open_store

pytestmark = pytest.mark.skipif(
    os.environ.get("TAFELRUNDE_EXPECT_COMPILED") == "1",
    reason="kills the server, not the engine; the plain run has it",
)

PATIENCE = 600.0


def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    asyncio.run(kill_and_look(f"sqlite:///{tmp_path}/house.db", matches=8, kills=2, houses=1))


@pytest.mark.long
def test_nothing_is_lost_in_fifty_matches_and_twenty_kills(tmp_path: Path) -> None:
    asyncio.run(kill_and_look(f"sqlite:///{tmp_path}/house.db", matches=50, kills=20, houses=1))


@pytest.mark.long
def test_nothing_is_lost_over_postgresql(durable: Cluster) -> None:
    asyncio.run(kill_and_look(durable.new_database(), matches=50, kills=20, houses=1))


@pytest.mark.long
def test_nothing_is_lost_when_one_of_two_processes_is_killed(durable: Cluster) -> None:
    asyncio.run(kill_and_look(durable.new_database(), matches=50, kills=20, houses=2))


async def kill_and_look(url: str, matches: int, kills: int, houses: int) -> None:
    dice = random.Random(7)
    all_houses = [House(url) for _ in range(houses)]
    company = Company(all_houses, seed=11)
    try:
        for house in all_houses:
            await asyncio.to_thread(house.start)
        company.now_alive(*all_houses)
        await company.open_matches(matches)
        for _ in range(kills):
            await moves_made(company, dice.randint(matches, 4 * matches))
            victim = dice.choice(all_houses)
            company.now_alive(*(house for house in all_houses if house is not victim))
            await asyncio.to_thread(victim.kill)
            if company.alive:
                await moves_made(company, matches)  # the others play on meanwhile
            await look(url, company, running=bool(company.alive))
            await asyncio.to_thread(victim.start)
            company.now_alive(*all_houses)
        await moves_made(company, matches)  # and every game goes on after the last one
        await company.stop()
        for house in all_houses:
            assert await asyncio.to_thread(house.stop) == 0
        await look(url, company, running=False)
    finally:
        with contextlib.suppress(AssertionError):
            await company.stop()
        for house in all_houses:
            await asyncio.to_thread(house.kill)


async def moves_made(company: Company, more: int) -> None:
    """Wait until so many more moves were acknowledged."""
    reached = asyncio.Event()
    goal = company.moves + more

    def progress() -> None:
        if company.moves >= goal:
            reached.set()

    company.progress = progress
    waiting = asyncio.create_task(reached.wait())
    try:
        async with asyncio.timeout(PATIENCE):
            while not waiting.done():
                await asyncio.wait([waiting], timeout=1.0)
                trouble = company.failed()
                if trouble is not None:
                    raise AssertionError("a player failed") from trouble
    finally:
        waiting.cancel()


async def look(url: str, company: Company, running: bool) -> None:
    """Compare what was acknowledged with what is in the store."""
    before = [match.known() for match in company.matches]
    async with opened(url) as store:
        for match, known in zip(company.matches, before):
            entries = log.read(await store.entries(match.table))
            moves = [(e.seat, e.action) for e in entries if isinstance(e, log.Moved)]
            match.check(moves, known if running else None)


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()
