"""What only PostgreSQL does: several processes over one database, and a database that goes away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.server.postgres_cluster import Cluster
from tests.server.store.test_store import append, opened

from tafelrunde.server.store import Conflict, Store, StoreError, open_store, postgres
from tafelrunde.server.store.bus import EVERY_TABLE

PATIENCE = 60.0


def pair(url: str, check: Callable[[Store, Store], Awaitable[None]]) -> None:
    async def inside() -> None:
        async with opened(url) as one, opened(url) as other:
            await check(one, other)

    asyncio.run(inside())


def test_two_processes_may_begin_at_once(cluster: Cluster) -> None:
    async def inside() -> None:
        url = cluster.new_database()
        stores = await asyncio.gather(*(open_store(url) for _ in range(4)))
        try:
            assert len({await store.secret() for store in stores}) == 1
        finally:
            for store in stores:
                await store.close()

    asyncio.run(inside())


def test_word_of_an_entry_reaches_the_others_and_not_the_writer(cluster: Cluster) -> None:
    async def check(one: Store, other: Store) -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        own: list[tuple[str, int]] = []
        one.bus.listen(lambda table, number: own.append((table, number)))
        stop = other.bus.listen(lambda table, number: heard.put_nowait((table, number)))
        await append(one, "a", 0, b"opened", b"seated")
        assert await asyncio.wait_for(heard.get(), PATIENCE) == ("a", 1)
        assert await other.entries("a") == [b"opened", b"seated"]
        stop()
        await append(other, "a", 2, b"moved")  # one hears this; its own word came before
        async with asyncio.timeout(PATIENCE):
            while not own:
                await asyncio.sleep(0.01)
        assert own == [("a", 2)]
        assert heard.empty()

    pair(cluster.new_database(), check)


def test_of_two_processes_exactly_one_writes_a_number(cluster: Cluster) -> None:
    async def check(one: Store, other: Store) -> None:
        tables = [f"t{number}" for number in range(40)]
        writes = [append(store, table, 0, b"x") for table in tables for store in (one, other)]
        told = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(isinstance(answer, Conflict) for answer in told) == len(tables)
        assert sum(answer is None for answer in told) == len(tables)
        for table in tables:
            assert await one.entries(table) == [b"x"]

    pair(cluster.new_database(), check)


def test_a_database_that_comes_back_costs_nobody_a_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 600.0)  # however slow the machine is today
    cluster = Cluster()
    try:
        cluster.start()
        asyncio.run(moves_through_restarts(cluster))
    finally:
        cluster.stop()


async def moves_through_restarts(cluster: Cluster) -> None:
    url = cluster.new_database()
    async with opened(url) as store, opened(url) as other:
        missed = asyncio.Event()
        other.bus.listen(lambda table, number: missed.set() if table == EVERY_TABLE else None)
        number = 0
        for _ in range(2):
            restart = asyncio.create_task(asyncio.to_thread(cluster.restart))
            while not restart.done():
                await append(store, "a", number, b"%d" % number)
                number += 1
            await restart
            await append(store, "a", number, b"%d" % number)
            number += 1
        await asyncio.wait_for(missed.wait(), PATIENCE)
        assert await store.entries("a") == [b"%d" % one for one in range(number)]


def test_a_database_that_is_not_there_is_named(cluster: Cluster) -> None:
    url = cluster.new_database().replace("/house", "/nowhere")
    with pytest.raises(StoreError, match="nowhere"):
        asyncio.run(open_store(url))
