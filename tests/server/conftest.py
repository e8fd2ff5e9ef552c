"""Shared by the tests of the server."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from tests.server.postgres_cluster import Cluster, binaries


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for this test process; skips where none is installed."""
    if binaries() is None:
        pytest.skip("PostgreSQL is not installed")
    cluster = Cluster()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


@pytest.fixture(scope="session")
def durable() -> Iterator[Cluster]:
    """A PostgreSQL that writes to the disk as one in earnest does; it must be there."""
    cluster = Cluster(durable=True)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


ONCE = (
    *("api", "bots", "fuzz", "lobby", "serving", "time", "wire"),
    *("store", "postgres", "migrations", "identity", "ratings", "operating", "kill"),
    *("frames", "websocket", "catching_up", "siege", "as_documented"),
)
"""What these tests look at is the same on both builds of the engine."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not os.environ.get("TAFELRUNDE_EXPECT_COMPILED"):
        return
    names = {f"test_{name}.py" for name in ONCE}
    for item in items:
        if item.path.parent.name == "server" and item.path.name in names:
            item.add_marker(pytest.mark.skip(reason="once is enough; no engine in here"))
