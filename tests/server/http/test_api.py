"""The HTTP interface, in process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.house import GENEROUS, Inline, aio

from tafelrunde import registry
from tafelrunde.server.house import House
from tafelrunde.server.http.app import app_of
from tafelrunde.server.limits import Limits
from tafelrunde.server.store.memory import MemoryStore

FREE = msgspec.structs.replace(
    GENEROUS,
    requests_per_second=1e9,
    request_burst=1e9,
    tables_per_address=1_000_000,
    sign_ins_per_minute=1e9,
)
BASE = "http://house.example"


@asynccontextmanager
async def open_api(limits: Limits = FREE) -> AsyncIterator[tuple[House, httpx.AsyncClient]]:
    house = House(MemoryStore(), b"a secret of the house", bots=Inline(), limits=limits)
    transport = httpx.ASGITransport(app_of(house))
    async with httpx.AsyncClient(transport=transport, base_url=BASE) as client:
        try:
            yield house, client
        finally:
            await house.close()


def another(client: httpx.AsyncClient) -> httpx.AsyncClient:
    """Somebody else's browser."""
    return httpx.AsyncClient(transport=client._transport, base_url=BASE)


@aio
async def test_the_catalogue_tells_everything_in_words() -> None:
    async with open_api() as (_, client):
        for lang in ("en", "de"):
            games = (await client.get("/api/games", params={"lang": lang})).json()
            assert [game["name"] for game in games] == registry.names()
            for game in games:
                assert game["title"]
                assert game["introduction"]
                assert len(game["levels"]) == 5
                assert all(mode["summary"] for mode in game["modes"])
                for option in game["options"]:
                    assert all(value["title"] for value in option["values"])
                name = game["name"]
                cards = (await client.get(f"/api/games/{name}/cards", params={"lang": lang})).json()
                assert all(card["name"] for card in cards)
                rules = (await client.get(f"/api/games/{name}/rules", params={"lang": lang})).json()
                assert len(rules) > 50
        assert (await client.get("/api/games/gwint")).json()["decks"] is True
        found = (await client.get("/api/games/schildwall/rules?search=hail khan")).json()
        assert 0 < len(found) < 30


@aio
async def test_a_deck_is_checked_and_all_faults_are_named() -> None:
    async with open_api() as (_, client):
        answer = await client.post(
            "/api/games/gwint/deck", json={"text": "northern_realms", "language": "de"}
        )
        assert answer.json()["legal"] is True
        assert answer.json()["code"]
        answer = await client.post("/api/games/gwint/deck", json={"text": "faction: x\n3 y"})
        assert answer.status_code in (200, 400)
        assert answer.json().get("faults") or answer.json()["text"]
        answer = await client.post("/api/games/schildwall/deck", json={"text": "x"})
        assert answer.json()["code"] == "no-decks"


@aio
async def test_a_guest_is_somebody_and_loses_nothing_by_reloading() -> None:
    async with open_api() as (_, client):
        me = (await client.get("/api/me")).json()
        assert me["guest"] is True
        assert (await client.get("/api/me")).json() == me
        named = (await client.post("/api/me", json={"name": "  Sir   Gawain "})).json()
        assert (named["person"], named["name"]) == (me["person"], "Sir Gawain")
        made = (await client.post("/api/tables", json={"game": "gwint"})).json()
        again = (await client.post(f"/api/tables/{made['table']}/join", json={})).json()
        assert again["seats"] == [0]
        assert again["invite"] == made["invite"]
        mine = (await client.get("/api/mine")).json()
        assert [line["table"] for line in mine["tables"]] == [made["table"]]
        async with another(client) as other:
            secret = made["invite"].partition("=")[2]
            path = f"/api/tables/{made['table']}"
            joined = await other.post(f"{path}/join", json={"token": secret, "name": "Bors"})
            assert joined.json()["seats"] == [1]
            info = (await other.get(path)).json()
            assert info["status"] == "playing"
            assert info["yours"] == [1]
            assert [seat["player"] for seat in info["seats"]] == ["Sir Gawain", "Bors"]
            late = await another(client).post(f"{path}/join", json={"token": secret})
            assert late.status_code == 409


@aio
async def test_a_stranger_has_no_games_and_gets_no_cookie_for_asking() -> None:
    """The first page asks for one's games while a table may be made already: two answers with a
    cookie each would make two people of one, and the one at the table an onlooker."""
    async with open_api() as (_, client):
        asked = await client.get("/api/mine")
        assert asked.json()["tables"] == []
        assert "set-cookie" not in asked.headers
        assert "set-cookie" in (await client.post("/api/tables", json={"game": "gwint"})).headers


@aio
async def test_an_account_keeps_the_games_of_a_guest() -> None:
    async with open_api() as (_, client):
        made = (await client.post("/api/tables", json={"game": "gwint"})).json()
        words = {"name": "Galahad", "passphrase": "the grail is near"}
        kept = await client.post("/api/account", json=words)
        assert kept.status_code == 201
        assert kept.json()["guest"] is False
        async with another(client) as other:
            assert (await other.post("/api/account", json=words)).status_code == 409
            wrong = {**words, "passphrase": "the grail is far"}
            assert (await other.post("/api/session", json=wrong)).status_code == 401
            theirs = (await other.post("/api/tables", json={"game": "schildwall"})).json()
            back = (await other.post("/api/session", json=words)).json()
            assert back["person"] == kept.json()["person"]
            mine = (await other.get("/api/mine")).json()["tables"]
            assert {line["table"] for line in mine} == {made["table"], theirs["table"]}
            await other.request("DELETE", "/api/session")
            assert (await other.get("/api/me")).json()["guest"] is True
            assert (await other.get("/api/mine")).json()["tables"] == []


@aio
async def test_nobody_else_is_shown_under_the_name_of_an_account() -> None:
    async with open_api() as (_, client):
        words = {"name": "Galahad", "passphrase": "the grail is near"}
        await client.post("/api/account", json=words)
        assert (await client.post("/api/me", json={"name": "GALAHAD"})).status_code == 200
        async with another(client) as other:
            for path, order in (
                ("/api/me", {"name": "gala had"}),
                ("/api/tables", {"game": "gwint", "name": "Galahad"}),
            ):
                refused = await other.post(path, json=order)
                assert refused.status_code == 409
                assert refused.json()["code"] == "name-taken"
            assert (await other.get("/api/mine")).json()["tables"] == []
            assert (await other.post("/api/me", json={"name": "Gawain"})).status_code == 200


@aio
async def test_a_finished_game_is_rated_replayed_and_downloaded() -> None:
    async with open_api() as (house, client), another(client) as other:
        order = {"game": "swords_and_shields", "sight": "listed", "rated": True}
        made = (await client.post("/api/tables", json=order)).json()
        path = f"/api/tables/{made['table']}"
        assert (await client.get(f"{path}/replay")).status_code == 403
        assert (await client.get(f"{path}/record")).status_code == 403
        await other.post(f"{path}/join", json={})
        table = house.tables.live[made["table"]]
        from tafelrunde.server import entries as log
        from tafelrunde.server.lobby.lobby import perform
        from tafelrunde.server.table.decide import Decision

        await perform(table, lambda room, now: Decision([log.Moved(now, 0, -1)]))
        while house.tables._tasks:
            await asyncio.sleep(0)
        told = (await client.get(f"{path}/replay", params={"lang": "de"})).json()
        assert told["plies"] == 1
        record = await client.get(f"{path}/record")
        assert record.json()["format"] == "tafelrunde-record"
        assert "attachment" in record.headers["content-disposition"]
        moment = await client.get(f"{path}/replay/0", params={"seat": 1})
        assert moment.json()["view"]["seat"] == 1
        assert (await client.get(f"{path}/replay/9")).status_code == 404
        mine = (await client.get("/api/me")).json()["ratings"][0]
        theirs = (await other.get("/api/me")).json()["ratings"][0]
        assert mine["rating"] < 1500 < theirs["rating"]
        branch = await other.post(f"{path}/branch", json={"ply": 0, "level": "page"})
        assert branch.status_code == 201


@aio
async def test_changes_from_other_sites_are_refused() -> None:
    async with open_api() as (_, client):
        order = {"game": "gwint"}
        evil = await client.post(
            "/api/tables", json=order, headers={"origin": "https://evil.example"}
        )
        assert evil.status_code == 403
        for odd in ("http://[", "null", "", "://", "x" * 300):
            answer = await client.post("/api/tables", json=order, headers={"origin": odd})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin"), odd
        ours = await client.post("/api/tables", json=order, headers={"origin": BASE})
        assert ours.status_code == 201


@aio
async def test_limits_are_kept_per_address() -> None:
    limits = msgspec.structs.replace(FREE, request_burst=5, requests_per_second=1e-6)
    async with open_api(limits) as (_, client):
        answers = [(await client.get("/api/games/gwint")).status_code for _ in range(7)]
        assert answers == [200] * 5 + [429] * 2
    limits = msgspec.structs.replace(FREE, tables_per_address=2)
    async with open_api(limits) as (_, client):
        made = [
            (await client.post("/api/tables", json={"game": "gwint"})).status_code for _ in range(3)
        ]
        assert made == [201, 201, 429]


BAD = [
    ("GET", "/api/nothing", None, 404, "not-found"),
    ("PUT", "/api/tables", None, 405, "method"),
    ("GET", "/api/games/chess", None, 404, "no-such-game"),
    ("GET", "/api/games?lang=fr", None, 400, "body"),
    ("POST", "/api/tables", "{", 400, "body"),
    ("POST", "/api/tables", '{"game": 3}', 400, "body"),
    ("POST", "/api/tables", '{"game": "gwint", "cheat": 1}', 400, "body"),
    ("POST", "/api/me", '{"name": "\\u0000"}', 400, "name-length"),
    ("GET", "/api/tables/nosuch", None, 404, "no-table"),
    ("POST", "/api/tables/nosuch/join", "{}", 404, "no-table"),
]


@aio
async def test_a_bad_request_gets_one_sentence() -> None:
    async with open_api() as (_, client):
        for method, path, body, status, code in BAD:
            answer = await client.request(
                method, path, content=body, headers={"content-type": "application/json"}
            )
            assert (answer.status_code, answer.json()["code"]) == (status, code), path
            assert answer.json()["text"]


@aio
async def test_health_metrics_and_the_page_without_a_client() -> None:
    async with open_api() as (_, client):
        assert (await client.get("/healthz")).json() == {"status": "ok"}
        metrics = await client.get("/metrics")
        assert "tafelrunde_tables" in metrics.text
        forwarded = await client.get("/metrics", headers={"x-forwarded-for": "1.2.3.4"})
        assert forwarded.status_code == 403
        for path in ("/schema", "/schema/openapi.json"):
            assert (await client.get(path)).json()["info"]["title"] == "Tafelrunde"
        page = await client.get("/t/abc")
        assert page.status_code == 200
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert (await client.get("/../../etc/passwd.txt")).status_code == 404


# Schemathesis ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def service() -> Iterator[tuple[Any, Any, str]]:
    """A house that stays open for many requests, in a loop of its own."""
    with asyncio.Runner() as runner:
        house = House(MemoryStore(), b"a secret of the house", bots=Inline(), limits=FREE)
        transport = httpx.ASGITransport(app_of(house))
        client = httpx.AsyncClient(transport=transport, base_url=BASE)
        document = runner.run(client.get("/schema/openapi.json")).json()
        made = runner.run(client.post("/api/tables", json={"game": "gwint"})).json()
        try:
            yield runner, client, json.dumps([document, made["table"]])
        finally:
            runner.run(client.aclose())
            runner.run(house.close())


@settings(suppress_health_check=list(HealthCheck), max_examples=60)
@given(data=st.data())
def test_no_request_that_the_schema_allows_breaks_the_server(
    service: tuple[Any, Any, str], data: st.DataObject
) -> None:
    ask_anything(service, data)


@pytest.mark.long
@settings(suppress_health_check=list(HealthCheck), max_examples=3000)
@given(data=st.data())
def test_thousands_of_requests_that_the_schema_allows(
    service: tuple[Any, Any, str], data: st.DataObject
) -> None:
    ask_anything(service, data)


def ask_anything(service: tuple[Any, Any, str], data: st.DataObject) -> None:
    """Any request that the document allows, half of them about a table that there is."""
    runner, client, told = service
    document, table = json.loads(told)
    operation = data.draw(st.sampled_from(operations_of(document)))
    case = data.draw(operation.as_strategy())
    if "table" in (case.path_parameters or {}) and data.draw(st.booleans()):
        case.path_parameters["table"] = table
    asked = case.as_transport_kwargs(base_url=BASE)
    asked = {k: v for k, v in asked.items() if k in ("method", "url", "params", "headers", "json")}
    asked["headers"] = dict(asked.get("headers") or {})
    answer = runner.run(client.request(**asked))
    assert answer.status_code < 500, (asked, answer.text)


_operations: list[Any] = []


def operations_of(document: Any) -> list[Any]:
    if not _operations:
        schema: Any = schemathesis.openapi.from_dict(document)
        _operations.extend(result.ok() for result in schema.get_all_operations())
    return _operations
