"""Tables, people and ratings in SQL that SQLite and PostgreSQL both understand.

Nothing here is on the path of a move. Parameters are written `$1`; a database that writes them
otherwise translates. What only one of the two can do stands in its own module.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from tafelrunde.server.store.interface import Account, Conflict, NameTaken, Rating, Session, Summary

Row = Sequence[Any]
Ask = Callable[..., Awaitable[list[Row]]]

SUMMARY = "table_id, game, stage, listed, made, changed, people, alarm, about"
PUT_SUMMARY = f"""
INSERT INTO tables ({SUMMARY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (table_id) DO UPDATE SET
  game = excluded.game, stage = excluded.stage, listed = excluded.listed,
  changed = excluded.changed, people = excluded.people, alarm = excluded.alarm,
  about = excluded.about
"""
KEEP_SESSION = """
INSERT INTO sessions (digest, person, made, seen, ends) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (digest) DO UPDATE SET
  person = excluded.person, seen = excluded.seen, ends = excluded.ends
"""
SEAT = "INSERT INTO seats (person, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"


class Catalogue(ABC):
    """Everything but the logs, over `ask` and `together`."""

    @abstractmethod
    async def ask(self, sql: str, *values: Any) -> list[Row]:
        """Run one statement (durable when this returns) and give its rows."""

    @abstractmethod
    def together(self) -> AbstractAsyncContextManager[Ask]:
        """Several statements, all or none."""

    async def put(self, summary: Summary) -> None:
        async with self.together() as ask:
            for sql, *values in summary_statements(summary):
                await ask(sql, *values)

    async def summary(self, table: str) -> Summary | None:
        rows = await self.ask(f"SELECT {SUMMARY} FROM tables WHERE table_id = $1", table)
        return read_summary(rows[0]) if rows else None

    async def tables(
        self,
        stage: str | None = None,
        game: str | None = None,
        listed: bool | None = None,
        before: float | None = None,
        limit: int = 50,
    ) -> list[Summary]:
        where = Where()
        where.equal("stage", stage)
        where.equal("game", game)
        where.equal("listed", listed)
        where.add("changed < {}", before)
        return await self._summaries("tables", where, limit)

    async def tables_of(
        self, person: str, stage: str | None = None, before: float | None = None, limit: int = 50
    ) -> list[Summary]:
        where = Where()
        where.add(
            "table_id IN (SELECT table_id FROM seats WHERE person = {0}"
            " OR person IN (SELECT guest FROM adopted WHERE person = {0}))",
            person,
        )
        where.equal("stage", stage)
        where.add("changed < {}", before)
        return await self._summaries("tables", where, limit)

    async def _summaries(self, source: str, where: Where, limit: int) -> list[Summary]:
        rows = await self.ask(
            f"SELECT {SUMMARY} FROM {source}{where.text}"
            f" ORDER BY changed DESC, table_id LIMIT {int(limit)}",
            *where.values,
        )
        return [read_summary(row) for row in rows]

    async def due(self, now: float, limit: int = 100) -> list[str]:
        rows = await self.ask(
            f"SELECT table_id FROM tables WHERE alarm <= $1"
            f" ORDER BY alarm, table_id LIMIT {int(limit)}",
            now,
        )
        return [row[0] for row in rows]

    async def remove(self, table: str) -> None:
        async with self.together() as ask:
            for name in ("tables", "seats", "logs"):
                await ask(f"DELETE FROM {name} WHERE table_id = $1", table)

    async def keep_session(self, session: Session) -> None:
        await self.ask(*session_statement(session))

    async def session(self, digest: bytes) -> Session | None:
        rows = await self.ask(
            "SELECT digest, person, made, seen, ends FROM sessions WHERE digest = $1", digest
        )
        return Session(*rows[0]) if rows else None

    async def end_session(self, digest: bytes) -> None:
        await self.ask("DELETE FROM sessions WHERE digest = $1", digest)

    async def sweep_sessions(self, now: float) -> int:
        return len(await self.ask("DELETE FROM sessions WHERE ends < $1 RETURNING 1", now))

    async def call(self, person: str, name: str) -> None:
        await self.ask(
            "INSERT INTO names (person, name) VALUES ($1, $2)"
            " ON CONFLICT (person) DO UPDATE SET name = excluded.name",
            person,
            name,
        )

    async def name_of(self, person: str) -> str:
        rows = await self.ask("SELECT name FROM names WHERE person = $1", person)
        return str(rows[0][0]) if rows else ""

    async def open_account(self, account: Account) -> None:
        made = await self.ask(
            "INSERT INTO accounts (person, name, key, passphrase, made, bot)"
            " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING 1",
            account.person,
            account.name,
            account.key,
            account.passphrase,
            account.made,
            account.bot,
        )
        if not made:
            raise NameTaken(f"the name {account.name} is taken")

    async def account(self, key: str) -> Account | None:
        return await self._account("key", key)

    async def account_of(self, person: str) -> Account | None:
        return await self._account("person", person)

    async def _account(self, column: str, value: str) -> Account | None:
        rows = await self.ask(
            f"SELECT person, name, key, passphrase, made, bot FROM accounts WHERE {column} = $1",
            value,
        )
        if not rows:
            return None
        person, name, key, passphrase, made, bot = rows[0]
        return Account(person, name, key, passphrase, made, bool(bot))

    async def change_passphrase(self, person: str, passphrase: str) -> None:
        await self.ask("UPDATE accounts SET passphrase = $2 WHERE person = $1", person, passphrase)

    async def adopt(self, guest: str, person: str) -> None:
        await self.ask(
            "INSERT INTO adopted (guest, person) VALUES ($1, $2)"
            " ON CONFLICT (guest) DO UPDATE SET person = excluded.person",
            guest,
            person,
        )

    async def aliases(self, person: str) -> frozenset[str]:
        rows = await self.ask("SELECT guest FROM adopted WHERE person = $1", person)
        return frozenset({person, *(row[0] for row in rows)})

    async def rating(self, person: str, game: str) -> Rating | None:
        rows = await self.ask(
            f"SELECT {RATING} FROM ratings WHERE person = $1 AND game = $2", person, game
        )
        return Rating(*rows[0]) if rows else None

    async def ratings(self, person: str) -> list[Rating]:
        sql = f"SELECT {RATING} FROM ratings WHERE person = $1 ORDER BY game"
        return [Rating(*row) for row in await self.ask(sql, person)]

    async def best(self, game: str, limit: int = 50) -> list[Rating]:
        sql = (
            f"SELECT {RATING} FROM ratings WHERE game = $1"
            f" ORDER BY value DESC, person LIMIT {int(limit)}"
        )
        return [Rating(*row) for row in await self.ask(sql, game)]

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        async with self.together() as ask:
            if not await ask(
                "INSERT INTO rated (table_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING 1", table
            ):
                return False
            for rating in sorted(ratings, key=lambda one: one.person):
                if not await ask(
                    FIRST_RATING if rating.games == 1 else NEXT_RATING, *values(rating)
                ):
                    raise Conflict(f"another game of {rating.person} was rated meanwhile")
        return True

    async def secret(self) -> bytes:
        """The first process to ask makes it; all others, now and later, find it there."""
        fresh = secrets.token_bytes(32)
        await self.ask(
            "INSERT INTO house (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING", fresh
        )
        rows = await self.ask("SELECT value FROM house WHERE name = 'secret'")
        return bytes(rows[0][0])

    async def check(self) -> None:
        await self.ask("SELECT 1")


RATING = "person, game, value, deviation, volatility, games, changed"
FIRST_RATING = (
    f"INSERT INTO ratings ({RATING}) VALUES ($1, $2, $3, $4, $5, $6, $7)"
    " ON CONFLICT DO NOTHING RETURNING 1"
)
NEXT_RATING = (
    "UPDATE ratings SET value = $3, deviation = $4, volatility = $5, games = $6, changed = $7"
    " WHERE person = $1 AND game = $2 AND games = $6 - 1 RETURNING 1"
)


class Where:
    """Conditions joined by AND; those whose value is None are left out."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self.values: list[Any] = []

    def add(self, condition: str, value: Any) -> None:
        if value is not None:
            self.values.append(value)
            self._parts.append(condition.format(f"${len(self.values)}"))

    def equal(self, column: str, value: Any) -> None:
        self.add(column + " = {}", value)

    @property
    def text(self) -> str:
        return " WHERE " + " AND ".join(self._parts) if self._parts else ""


def values(rating: Rating) -> tuple[Any, ...]:
    return (
        rating.person,
        rating.game,
        rating.value,
        rating.deviation,
        rating.volatility,
        rating.games,
        rating.changed,
    )


def session_statement(session: Session) -> tuple[Any, ...]:
    return (
        KEEP_SESSION,
        session.digest,
        session.person,
        session.made,
        session.seen,
        session.ends,
    )


def summary_statements(summary: Summary) -> list[tuple[Any, ...]]:
    """The statements (each with its values) that store a summary."""
    row = (
        PUT_SUMMARY,
        summary.table,
        summary.game,
        summary.stage,
        summary.listed,
        summary.made,
        summary.changed,
        " ".join(summary.people),
        summary.alarm,
        summary.about,
    )
    return [row, *((SEAT, person, summary.table) for person in sorted(set(summary.people)))]


def read_summary(row: Row) -> Summary:
    table, game, stage, listed, made, changed, people, alarm, about = row
    return Summary(
        table, game, stage, bool(listed), made, changed, tuple(people.split()), alarm, bytes(about)
    )
