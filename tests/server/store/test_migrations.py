"""The shape of the database: what Alembic makes, step by step."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from tafelrunde.server.store import StoreError
from tafelrunde.server.store.migrations import (
    HEAD,
    configuration,
    upgrade_sqlite,
    version_of_sqlite,
)


def test_head_is_the_last_step() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory.from_config(configuration()).get_current_head() == HEAD


def test_a_new_file_gets_all_steps_and_an_old_one_only_new_ones(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    assert version_of_sqlite(path) is None
    upgrade_sqlite(path)
    assert version_of_sqlite(path) == HEAD
    upgrade_sqlite(path)
    assert version_of_sqlite(path) == HEAD


def test_a_log_keeps_its_rows_in_the_order_of_their_key(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    upgrade_sqlite(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        (made,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'logs'").fetchone()
    assert "WITHOUT ROWID" in made


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    upgrade_sqlite(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(StoreError, match="newer"):
        upgrade_sqlite(path)
