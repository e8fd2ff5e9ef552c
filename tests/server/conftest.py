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


ONCE = ("as_documented", "bots", "identity", "migrations", "postgres", "ratings", "store", "wire")
"""What these tests look at is compiled in neither build."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not os.environ.get("TAFELRUNDE_EXPECT_COMPILED"):
        return
    names = {f"test_{name}.py" for name in ONCE}
    for item in items:
        if item.path.parent.name == "server" and item.path.name in names:
            item.add_marker(pytest.mark.skip(reason="once is enough; nothing compiled in here"))
