"""Which database a URL means."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tafelrunde.server.store.interface import Store, StoreError

FORMS = "memory:, sqlite:///file.db or postgresql://user:secret@host/name"


async def open_store(url: str) -> Store:
    """The store at this URL, with its tables made or brought up to date."""
    scheme, colon, rest = url.partition(":")
    if scheme == "memory" and colon and not rest.strip("/"):
        from tafelrunde.server.store.memory import MemoryStore

        return MemoryStore()
    if scheme == "sqlite" and rest.startswith("///") and len(rest) > 3:
        return await open_sqlite(Path(rest[3:]))
    if scheme in ("postgresql", "postgres") and rest.startswith("//"):
        from tafelrunde.server.store.postgres import open_postgres

        return await open_postgres(url)
    raise StoreError(f"the database must be given as {FORMS}")


async def open_sqlite(path: Path) -> Store:
    from tafelrunde.server.store.migrations import HEAD, upgrade_sqlite, version_of_sqlite
    from tafelrunde.server.store.sqlite import SqliteStore

    store = SqliteStore(path)
    try:
        if version_of_sqlite(path) != HEAD:
            await asyncio.to_thread(upgrade_sqlite, path)
    except BaseException:
        await store.close()
        raise
    return store
