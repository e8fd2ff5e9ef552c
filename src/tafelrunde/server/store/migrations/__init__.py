"""The shape of the database, step by step, carried out by Alembic for both kinds of database.

Alembic is loaded only if a step is due. A new step is a new module in `versions`; it must leave
the data that is there usable, and HEAD must name it.
"""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from tafelrunde.server.store.interface import StoreError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy.engine import Connection

HEAD = "0001"


def version_of_sqlite(path: Path) -> str | None:
    """The last step that was carried out, without loading Alembic."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None
    return str(row[0]) if row else None


def upgrade_sqlite(path: Path) -> None:
    from sqlalchemy import create_engine
    from sqlalchemy.pool import NullPool

    engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)
    try:
        with engine.begin() as connection:
            upgrade(connection)
    finally:
        engine.dispose()


def upgrade(connection: Connection) -> None:
    """Carry out all steps that are due, on an open connection inside a transaction."""
    from alembic import command
    from alembic.util import CommandError

    config = configuration()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(
            f"the database was made by a newer Tafelrunde than this one: {error}"
        ) from error


def configuration() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    return config
