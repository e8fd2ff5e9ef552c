"""Passphrases: kept as argon2id digests, made in a few threads so that games go on meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

P = ParamSpec("P")
T = TypeVar("T")

SHORTEST = 8
LONGEST = 200
THREADS = 2
QUEUE = 32  # more than these wait for nobody: a flood of guesses must not fill the memory


class Busy(Exception):
    """Too many people are signing in at this moment."""


class Passphrases:
    """One argon2id digest costs 19 MiB and some 30 ms, as OWASP recommends."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passphrase")
        self._waiting = 0
        self._nobody: str | None = None

    async def digest(self, passphrase: str) -> str:
        return await self._work(self._hasher.hash, passphrase)

    async def fits(self, kept: str | None, passphrase: str) -> bool:
        """Whether it is the right one. Takes the same time if there is no such account."""
        if kept is None:
            if self._nobody is None:
                self._nobody = await self.digest("nobody has this passphrase")
            await self._work(self._verify, self._nobody, passphrase)
            return False
        return await self._work(self._verify, kept, passphrase)

    def is_outdated(self, kept: str) -> bool:
        """Whether the digest was made with weaker parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, passphrase: str) -> bool:
        try:
            return self._hasher.verify(kept, passphrase)
        except (Argon2Error, InvalidHashError):
            return False

    async def _work(self, work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
        if self._waiting >= QUEUE:
            raise Busy("too many people are signing in at this moment; try again in a minute")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._threads, partial(work, *values, **named)
            )
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown()
