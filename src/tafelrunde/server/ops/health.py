"""Whether this process can serve: for load balancers, containers and people."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from tafelrunde.server.store.interface import StoreError

PATIENCE = 5.0


class Health(msgspec.Struct, frozen=True):
    """The answer to `/healthz`."""

    status: str
    """`ok`, `leaving` (shutting down: send nobody here) or `database` (it does not answer,
    or its disk is full)."""

    @property
    def http_status(self) -> int:
        return 200 if self.status == "ok" else 503


class Checked(Protocol):
    async def check(self) -> None: ...


async def health_of(store: Checked, leaving: bool) -> Health:
    """Ask the database; an answer that takes too long is none."""
    if leaving:
        return Health("leaving")
    try:
        async with asyncio.timeout(PATIENCE):
            await store.check()
    except (StoreError, OSError, TimeoutError):
        return Health("database")
    return Health("ok")
