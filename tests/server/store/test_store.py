"""Every store keeps the same promises: memory, SQLite, and PostgreSQL where it is installed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.server.postgres_cluster import Cluster

from tafelrunde.server.store import (
    Account,
    Conflict,
    NameTaken,
    Rating,
    Session,
    Store,
    StoreError,
    Summary,
    open_store,
)

Check = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        cluster: Cluster = request.getfixturevalue("cluster")
        return cluster.new_database()
    return "memory:" if request.param == "memory" else f"sqlite:///{tmp_path}/house.db"


def run(url: str, check: Check) -> None:
    async def inside() -> None:
        async with opened(url) as store:
            await check(store)

    asyncio.run(inside())


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def append(
    store: Store, table: str, first: int, *entries: bytes, summary: Summary | None = None
) -> None:
    done = asyncio.get_running_loop().create_future()

    def then(error: Exception | None) -> None:
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)

    store.append(table, first, entries, then, summary)
    await done


def table(name: str, **changes: object) -> Summary:
    fields = {
        "table": name,
        "game": "gwint",
        "stage": "open",
        "listed": True,
        "made": 1.0,
        "changed": 1.0,
    }
    return Summary(**(fields | changes))  # type: ignore[arg-type]


def test_a_log_is_read_as_it_was_written(url: str) -> None:
    async def check(store: Store) -> None:
        await append(store, "a", 0, b"opened", b"seated")
        await append(store, "b", 0, b"other")
        await append(store, "a", 2, b"moved")
        assert await store.entries("a") == [b"opened", b"seated", b"moved"]
        assert await store.entries("a", 2) == [b"moved"]
        assert await store.entries("a", 3) == []
        assert await store.entries("nobody") == []

    run(url, check)


def test_appends_of_one_turn_are_all_told(url: str) -> None:
    async def check(store: Store) -> None:
        told: list[Exception | None] = []
        for number in range(50):
            store.append(f"t{number % 5}", number // 5, [b"%d" % number], told.append)
        assert told == []  # never before it is stored
        await append(store, "last", 0, b"")
        assert told == [None] * 50
        assert await store.entries("t3") == [b"%d" % number for number in range(3, 50, 5)]

    run(url, check)


def test_who_writes_a_number_second_is_told_and_nobody_else(url: str) -> None:
    async def check(store: Store) -> None:
        told: dict[str, Exception | None] = {}

        def note(name: str) -> Callable[[Exception | None], None]:
            return lambda error: told.update({name: error})

        await append(store, "a", 0, b"first")
        store.append("a", 0, [b"second", b"third"], note("late"))
        store.append("b", 0, [b"other"], note("other"))
        store.append("a", 1, [b"next"], note("next"))
        await append(store, "last", 0, b"")
        assert isinstance(told["late"], Conflict)
        assert told["other"] is None
        assert told["next"] is None
        assert await store.entries("a") == [b"first", b"next"]

    run(url, check)


def test_entries_of_one_append_are_stored_together_or_not_at_all(url: str) -> None:
    async def check(store: Store) -> None:
        await append(store, "a", 0, b"0", b"1")
        with pytest.raises(Conflict):
            await append(store, "a", 1, b"x", b"y", summary=table("a"))
        assert await store.entries("a") == [b"0", b"1"]
        assert await store.summary("a") is None

    run(url, check)


def test_closing_stores_what_is_queued(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    told: list[Exception | None] = []

    async def queue(store: Store) -> None:
        store.append("a", 0, [b"queued"], told.append)

    async def check(store: Store) -> None:
        assert await store.entries("a") == [b"queued"]

    run(url, queue)
    assert told == [None]
    run(url, check)


def test_tables_are_found_by_stage_game_person_and_alarm(url: str) -> None:
    async def check(store: Store) -> None:
        await append(store, "a", 0, b"opened", summary=table("a", people=("ann", "bob")))
        await store.put(table("b", changed=2.0, game="schildwall", listed=False, about=b"{}"))
        await store.put(table("c", changed=3.0, stage="ended", people=("ann",)))
        await store.put(table("d", changed=4.0, stage="playing", people=("bob",), alarm=9.0))
        assert [one.table for one in await store.tables()] == ["d", "c", "b", "a"]
        assert [one.table for one in await store.tables(limit=2)] == ["d", "c"]
        assert [one.table for one in await store.tables(before=3.0)] == ["b", "a"]
        assert [one.table for one in await store.tables(stage="open", listed=True)] == ["a"]
        assert [one.table for one in await store.tables(game="schildwall")] == ["b"]
        assert [one.table for one in await store.tables_of("ann")] == ["c", "a"]
        assert [one.table for one in await store.tables_of("bob", stage="playing")] == ["d"]
        assert await store.due(8.0) == []
        assert await store.due(9.0) == ["d"]
        assert await store.summary("b") == table(
            "b", changed=2.0, game="schildwall", listed=False, about=b"{}"
        )
        await store.put(table("d", changed=5.0, stage="ended", people=("bob",)))
        assert await store.due(100.0) == []
        await store.remove("a")
        assert await store.summary("a") is None
        assert await store.entries("a") == []

    run(url, check)


def test_a_guest_who_signs_in_keeps_the_tables(url: str) -> None:
    async def check(store: Store) -> None:
        await store.put(table("a", people=("guest",)))
        await store.put(table("b", people=("ann",), changed=2.0))
        await store.adopt("guest", "ann")
        assert await store.aliases("ann") == {"ann", "guest"}
        assert [one.table for one in await store.tables_of("ann")] == ["b", "a"]

    run(url, check)


def test_sessions_and_accounts(url: str) -> None:
    async def check(store: Store) -> None:
        await store.keep_session(Session(b"d1", "ann", 1.0, 1.0, 10.0))
        await store.keep_session(Session(b"d1", "ann", 1.0, 2.0, 20.0))
        await store.keep_session(Session(b"d2", "bob", 1.0, 1.0, 5.0))
        assert await store.session(b"d1") == Session(b"d1", "ann", 1.0, 2.0, 20.0)
        assert await store.sweep_sessions(6.0) == 1
        assert await store.session(b"d2") is None
        await store.end_session(b"d1")
        assert await store.session(b"d1") is None

        assert await store.name_of("ann") == ""
        await store.call("ann", "Ann")
        await store.call("ann", "Änn")
        assert await store.name_of("ann") == "Änn"

        ann = Account("ann", "Ann", "ann", "digest", 1.0)
        await store.open_account(ann)
        with pytest.raises(NameTaken):
            await store.open_account(Account("x", "ANN", "ann", "digest", 2.0))
        await store.open_account(Account("bot", "Talos", "talos", "digest", 2.0, bot=True))
        assert await store.account("ann") == ann
        assert (await store.account("talos")).bot  # type: ignore[union-attr]
        await store.change_passphrase("ann", "other")
        assert (await store.account_of("ann")).passphrase == "other"  # type: ignore[union-attr]
        assert await store.account("nobody") is None

    run(url, check)


def test_what_is_written_beside_moves_is_durable_with_them(url: str) -> None:
    async def check(store: Store) -> None:
        await append(store, "a", 0, b"first")
        told: list[Exception | None] = []
        store.append("a", 0, [b"late"], told.append)
        store.append("a", 1, [b"next"], told.append)
        await asyncio.gather(
            store.keep_session(Session(b"d", "ann", 1.0, 1.0, 9.0)), store.put(table("a"))
        )
        await append(store, "last", 0, b"")
        assert isinstance(told[0], Conflict)
        assert told[1] is None
        assert await store.session(b"d") is not None
        assert await store.summary("a") == table("a")

    run(url, check)


def test_a_game_is_rated_once_and_never_over_another(url: str) -> None:
    async def check(store: Store) -> None:
        def rated(person: str, games: int, value: float) -> Rating:
            return Rating(person, "gwint", value, 50.0, 0.06, games, 1.0)

        assert await store.rate("t1", [rated("ann", 1, 1520.0), rated("bob", 1, 1480.0)])
        assert not await store.rate("t1", [rated("ann", 2, 9.0), rated("bob", 2, 9.0)])
        with pytest.raises(Conflict):
            await store.rate("t2", [rated("ann", 2, 9.0), rated("bob", 1, 9.0)])
        assert await store.rating("ann", "gwint") == rated("ann", 1, 1520.0)
        assert await store.rate("t2", [rated("ann", 2, 1540.0), rated("bob", 2, 1460.0)])
        assert [one.person for one in await store.best("gwint")] == ["ann", "bob"]
        assert await store.ratings("bob") == [rated("bob", 2, 1460.0)]
        assert await store.rating("bob", "schildwall") is None

    run(url, check)


def test_the_secret_stays(url: str) -> None:
    async def check(store: Store) -> None:
        secret = await store.secret()
        assert len(secret) == 32
        assert await store.secret() == secret
        await store.check()

    run(url, check)


def test_everything_is_there_after_reopening(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"
    kept: list[bytes] = []

    async def write(store: Store) -> None:
        await append(store, "a", 0, b"opened", summary=table("a"))
        kept.append(await store.secret())

    async def check(store: Store) -> None:
        assert await store.entries("a") == [b"opened"]
        assert await store.summary("a") == table("a")
        assert await store.secret() == kept[0]

    run(url, write)
    run(url, check)


def test_a_second_server_over_one_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/house.db"

    async def check(_: Store) -> None:
        with pytest.raises(StoreError, match="another server uses"):
            await open_store(url)

    run(url, check)


@pytest.mark.parametrize("url", ["", "house.db", "sqlite:house.db", "sqlite:///", "mysql://x/y"])
def test_a_bad_url_is_answered_with_the_forms(url: str) -> None:
    with pytest.raises(StoreError, match=r"sqlite:///file\.db"):
        asyncio.run(open_store(url))


def test_the_write_ahead_log_is_copied_while_moves_go_on(tmp_path: Path) -> None:
    from tafelrunde.server.store import sqlite

    async def check(store: Store) -> None:
        number = 0
        for _ in range(3):
            for _ in range(sqlite.CHECKPOINT_PAGES // 100):
                for _ in range(100):
                    store.append("a", number, [b"x" * 50], lambda error: None)
                    number += 1
                await append(store, "b", number // 100 - 1, b"")
        assert len(await store.entries("a")) == number

    run(f"sqlite:///{tmp_path}/house.db", check)
    assert not (tmp_path / "house.db-wal").exists()


def test_a_disk_that_is_nearly_full_is_told_before_moves_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tafelrunde.server.store import sqlite

    async def check(store: Store) -> None:
        await store.check()
        monkeypatch.setattr(sqlite, "LEAST_FREE", 2**62)
        with pytest.raises(StoreError, match="disk is full"):
            await store.check()

    run(f"sqlite:///{tmp_path}/house.db", check)
