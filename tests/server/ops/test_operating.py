"""Limits, metrics, logs, health, headers and an orderly end."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator

import pytest
import structlog
from prometheus_client.parser import text_string_to_metric_families

from tafelrunde.server.http.headers import HEADERS, Message, Receive, Scope, SecurityHeaders, Send
from tafelrunde.server.ops import health
from tafelrunde.server.ops import logging as logs
from tafelrunde.server.ops.health import health_of
from tafelrunde.server.ops.metrics import Metrics
from tafelrunde.server.ops.shutdown import Shutdown
from tafelrunde.server.people.identity import new_person, new_token
from tafelrunde.server.socket.buckets import Bucket, Buckets, Places, network_of
from tafelrunde.server.store import StoreError


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2.0, burst=5.0, now=0.0)
    assert [bucket.take(0.0) for _ in range(6)] == [True] * 5 + [False]
    assert bucket.wait() == 0.5
    assert bucket.take(0.5)
    assert not bucket.take(0.6)
    assert [bucket.take(1000.0) for _ in range(6)] == [True] * 5 + [False]


def test_every_address_has_its_own_bucket_and_old_ones_are_forgotten() -> None:
    buckets = Buckets(rate=1.0, burst=1.0, most=2)
    assert buckets.take("10.0.0.1", 0.0)
    assert not buckets.take("10.0.0.1", 0.0)
    assert buckets.wait("10.0.0.1") == 1.0
    assert buckets.take("10.0.0.2", 0.0)
    assert not buckets.take("10.0.0.1", 0.0)
    assert buckets.take("10.0.0.3", 0.0)  # 10.0.0.2 was seen least recently
    assert not buckets.take("10.0.0.1", 0.0)
    assert buckets.take("10.0.0.2", 0.0)


def test_places_are_counted_for_each_and_for_all() -> None:
    places = Places(each=2, all=3)
    assert [places.take("a") for _ in range(3)] == [True, True, False]
    assert [places.take("b") for _ in range(2)] == [True, False]
    places.give_back("a")
    assert places.take("b")
    assert not places.take("c")
    for address in ("a", "b", "b"):
        places.give_back(address)
    assert places.total == 0


def test_a_household_is_one_address() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::2:3")
    assert network_of("2001:db8::1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:10.0.0.1") == "10.0.0.1"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("not:an:address") == "not:an:address"


def test_metrics_are_what_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.moves += 3
    metrics.gauge("tables", "Tables in memory", lambda: 7)
    for seconds in (0.0005, 0.003, 99.0):
        metrics.move_seconds.add(seconds)
    page, kind = metrics.page()
    assert kind.startswith("text/plain")
    found = {
        (sample.name, sample.labels.get("le")): sample.value
        for family in text_string_to_metric_families(page.decode())
        for sample in family.samples
    }
    assert found["tafelrunde_moves_total", None] == 3
    assert found["tafelrunde_tables", None] == 7
    assert found["tafelrunde_move_seconds_bucket", "0.001"] == 1
    assert found["tafelrunde_move_seconds_bucket", "0.004"] == 2
    assert found["tafelrunde_move_seconds_bucket", "+Inf"] == 3
    assert found["tafelrunde_move_seconds_count", None] == 3
    assert found["process_resident_memory_bytes", None] > 1_000_000


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Logging as the server sets it up, into a text; put back afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    text = io.StringIO()
    try:
        logs.set_up(text, json=True)
        yield text
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        logging.getLogger("uvicorn.access").disabled = False
        structlog.reset_defaults()


def test_logs_are_json_and_hold_no_secret(written: io.StringIO) -> None:
    token, person = new_token(), new_person()
    log = logs.logger("test")
    log.info("joined", person=person, table="t-4711", token="short", path=f"/join/{token}?x=1")
    log.warning("headers", headers={"Cookie": "a=b", "host": "x"}, bytes=b"raw", list=[token, 5])
    logging.getLogger("asyncpg").error("no way to postgresql://ann:pw@db/x %s", token)
    try:
        raise RuntimeError(f"bad link {token}")
    except RuntimeError:
        log.exception("failed")
    text = written.getvalue()
    assert token not in text
    assert "pw@" not in text
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["level"] for line in lines] == ["info", "warning", "error", "error"]
    assert lines[0]["person"] == person
    assert lines[0]["table"] == "t-4711"
    assert lines[0]["token"] == logs.BLOT
    assert lines[1]["headers"] == {"Cookie": logs.BLOT, "host": "x"}
    assert lines[1]["list"] == [logs.BLOT, 5]
    assert "RuntimeError" in lines[3]["exception"]


def test_logs_for_people_hold_no_secret_either() -> None:
    token = new_token()
    event = logs.drop_secrets(None, "info", {"event": f"x {token}", "passphrase": "hello"})
    assert event == {"event": f"x {logs.BLOT}", "passphrase": logs.BLOT}


def test_an_exception_holds_no_secret_on_a_terminal_either(written: io.StringIO) -> None:
    token = new_token()
    text = io.StringIO()
    logs.set_up(text, json=False)
    try:
        raise RuntimeError(f"bad link {token}")
    except RuntimeError:
        logs.logger("test").exception("failed")
        logging.getLogger("library").exception("failed, too")
    assert text.getvalue().count("RuntimeError: bad link") == 2
    assert token not in text.getvalue()


class Base:
    def __init__(self, trouble: Exception | None = None) -> None:
        self.trouble = trouble

    async def check(self) -> None:
        if self.trouble is not None:
            raise self.trouble


def test_health_tells_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    async def state(base: Base, leaving: bool = False) -> tuple[str, int]:
        answer = await health_of(base, leaving)
        return answer.status, answer.http_status

    class Stuck(Base):
        async def check(self) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr(health, "PATIENCE", 0.01)
    assert asyncio.run(state(Base())) == ("ok", 200)
    assert asyncio.run(state(Base(StoreError("gone")))) == ("database", 503)
    assert asyncio.run(state(Stuck())) == ("database", 503)
    assert asyncio.run(state(Base(), leaving=True)) == ("leaving", 503)


def test_the_end_goes_on_after_a_step_that_fails_or_hangs() -> None:
    done: list[str] = []

    async def inside() -> None:
        shutdown = Shutdown()

        async def good() -> None:
            assert shutdown.leaving
            done.append("good")

        async def bad() -> None:
            raise RuntimeError("broken")

        async def stuck() -> None:
            await asyncio.Event().wait()

        shutdown.add("bad", bad)
        shutdown.add("stuck", stuck, seconds=0.01)
        shutdown.add("good", good)
        await asyncio.gather(shutdown.leave(), shutdown.leave())

    asyncio.run(inside())
    assert done == ["good"]


def test_every_answer_carries_the_security_headers() -> None:
    sent: list[Message] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        own = [(b"Referrer-Policy", b"same-origin")]
        await send({"type": "http.response.start", "status": 200, "headers": own})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> Message:
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(SecurityHeaders(app)({"type": "http", "scheme": "https"}, receive, send))
    names = [name.lower() for name, _ in sent[0]["headers"]]
    assert sorted(names) == sorted([*(name for name, _ in HEADERS), b"strict-transport-security"])
    assert (b"Referrer-Policy", b"same-origin") in sent[0]["headers"]
    policy = dict(HEADERS)[b"content-security-policy"]
    assert b"script-src 'self'" in policy
    assert b"unsafe-eval" not in policy
