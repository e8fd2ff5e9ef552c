"""Everything in dictionaries: for tests, and for a table among friends that nobody will miss."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

import msgspec

from tafelrunde.server.store.bus import LocalBus
from tafelrunde.server.store.interface import (
    Account,
    Conflict,
    NameTaken,
    Rating,
    Session,
    Summary,
    Then,
)


class MemoryStore:
    """Forgets all when the process ends; behaves like the others in every other way."""

    def __init__(self) -> None:
        self.bus = LocalBus()
        self._logs: dict[str, list[bytes]] = {}
        self._summaries: dict[str, Summary] = {}
        self._sessions: dict[bytes, Session] = {}
        self._accounts: dict[str, Account] = {}
        self._names: dict[str, str] = {}
        self._adopted: dict[str, str] = {}
        self._ratings: dict[tuple[str, str], Rating] = {}
        self._rated: set[str] = set()
        self._secret = secrets.token_bytes(32)

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        then: Then,
        summary: Summary | None = None,
    ) -> None:
        log = self._logs.setdefault(table, [])
        loop = asyncio.get_running_loop()
        if len(log) != first:
            loop.call_soon(then, Conflict(f"entry {first} of table {table} exists already"))
            return
        log.extend(entries)
        if summary is not None:
            self._summaries[table] = summary
        loop.call_soon(then, None)

    async def entries(self, table: str, since: int = 0) -> list[bytes]:
        return self._logs.get(table, [])[since:]

    async def put(self, summary: Summary) -> None:
        self._summaries[summary.table] = summary

    async def summary(self, table: str) -> Summary | None:
        return self._summaries.get(table)

    async def tables(
        self,
        stage: str | None = None,
        game: str | None = None,
        listed: bool | None = None,
        before: float | None = None,
        limit: int = 50,
    ) -> list[Summary]:
        found = [
            summary
            for summary in self._newest(before)
            if (stage is None or summary.stage == stage)
            and (game is None or summary.game == game)
            and (listed is None or summary.listed == listed)
        ]
        return found[:limit]

    async def tables_of(
        self, person: str, stage: str | None = None, before: float | None = None, limit: int = 50
    ) -> list[Summary]:
        names = await self.aliases(person)
        found = [
            summary
            for summary in self._newest(before)
            if not names.isdisjoint(summary.people) and (stage is None or summary.stage == stage)
        ]
        return found[:limit]

    def _newest(self, before: float | None) -> list[Summary]:
        ordered = sorted(self._summaries.values(), key=lambda one: (-one.changed, one.table))
        return [one for one in ordered if before is None or one.changed < before]

    async def due(self, now: float, limit: int = 100) -> list[str]:
        rung = [
            (one.alarm, one.table)
            for one in self._summaries.values()
            if one.alarm is not None and one.alarm <= now
        ]
        return [table for _, table in sorted(rung)[:limit]]

    async def remove(self, table: str) -> None:
        self._logs.pop(table, None)
        self._summaries.pop(table, None)

    async def keep_session(self, session: Session) -> None:
        self._sessions[session.digest] = session

    async def session(self, digest: bytes) -> Session | None:
        return self._sessions.get(digest)

    async def end_session(self, digest: bytes) -> None:
        self._sessions.pop(digest, None)

    async def sweep_sessions(self, now: float) -> int:
        over = [digest for digest, session in self._sessions.items() if session.ends < now]
        for digest in over:
            del self._sessions[digest]
        return len(over)

    async def call(self, person: str, name: str) -> None:
        self._names[person] = name

    async def name_of(self, person: str) -> str:
        return self._names.get(person, "")

    async def open_account(self, account: Account) -> None:
        known = self._accounts.values()
        if any(account.key == one.key or account.person == one.person for one in known):
            raise NameTaken(f"the name {account.name} is taken")
        self._accounts[account.person] = account

    async def account(self, key: str) -> Account | None:
        return next((one for one in self._accounts.values() if one.key == key), None)

    async def account_of(self, person: str) -> Account | None:
        return self._accounts.get(person)

    async def change_passphrase(self, person: str, passphrase: str) -> None:
        account = self._accounts[person]
        self._accounts[person] = msgspec.structs.replace(account, passphrase=passphrase)

    async def adopt(self, guest: str, person: str) -> None:
        self._adopted[guest] = person

    async def aliases(self, person: str) -> frozenset[str]:
        return frozenset({person} | {guest for guest, to in self._adopted.items() if to == person})

    async def rating(self, person: str, game: str) -> Rating | None:
        return self._ratings.get((person, game))

    async def ratings(self, person: str) -> list[Rating]:
        return [one for key, one in sorted(self._ratings.items()) if key[0] == person]

    async def best(self, game: str, limit: int = 50) -> list[Rating]:
        found = [one for one in self._ratings.values() if one.game == game]
        return sorted(found, key=lambda one: (-one.value, one.person))[:limit]

    async def rate(self, table: str, ratings: Sequence[Rating]) -> bool:
        if table in self._rated:
            return False
        for rating in ratings:
            stored = self._ratings.get((rating.person, rating.game))
            if rating.games != (stored.games if stored else 0) + 1:
                raise Conflict(f"another game of {rating.person} was rated meanwhile")
        self._rated.add(table)
        for rating in ratings:
            self._ratings[rating.person, rating.game] = rating
        return True

    async def secret(self) -> bytes:
        return self._secret

    async def check(self) -> None:
        return None

    async def close(self) -> None:
        return None
