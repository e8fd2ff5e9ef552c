"""Shared by the tests of the server."""

from __future__ import annotations

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
