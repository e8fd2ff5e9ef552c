"""AIs think in processes of their own, so that they hold up nobody and hurt nobody.

The questions of one seat go to the same process, where its player remembers what it thought. A
process that dies or takes too long is replaced, and its question answered with None: the table
then plays the first legal action, and the game goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import deque
from typing import Any
from zlib import crc32

import msgspec

from ..ops.logging import logger
from ..ops.metrics import Metrics
from .questions import Answered, Question, Thought

PATIENCE = 15.0
"""Seconds for one answer. The strongest level thinks for 3.5 s on its own."""
MOST_WAITING = 1000
"""Questions that may wait for one process."""
COMMAND = (sys.executable, "-m", "tafelrunde.server.bots.worker")


class WorkerProcess:
    """One process and the questions that wait for it."""

    def __init__(
        self, command: tuple[str, ...], patience: float, metrics: Metrics | None = None
    ) -> None:
        self._command = command
        self._patience = patience
        self._metrics = metrics
        self._waiting: deque[tuple[Question, Answered]] = deque()
        self._process: asyncio.subprocess.Process | None = None
        self._work: asyncio.Task[None] | None = None
        self._log = logger("bots")
        self._closed = False

    def ask(self, question: Question, then: Answered) -> None:
        if self._closed or len(self._waiting) >= MOST_WAITING:
            asyncio.get_running_loop().call_soon(then, None)
            return
        self._waiting.append((question, then))
        if self._work is None:
            self._work = asyncio.get_running_loop().create_task(self._answer_all())

    async def _answer_all(self) -> None:
        """One question after the other, until none is left."""
        try:
            while self._waiting:
                question, then = self._waiting.popleft()
                then(await self._answer(question))
        finally:
            self._work = None

    async def _answer(self, question: Question) -> Thought | None:
        loop = asyncio.get_running_loop()
        start = loop.time()
        try:
            async with asyncio.timeout(self._patience):
                thought = await self._exchange(question)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.MsgspecError) as error:
            self._log.warning(
                "an AI gave no answer",
                game=question.game,
                level=question.level,
                error=type(error).__name__,
            )
            await self._end()
            return None
        if self._metrics is not None:
            self._metrics.bot_seconds.add(loop.time() - start)
        return thought

    async def _exchange(self, question: Question) -> Thought:
        process = self._process or await self._begin()
        assert process.stdin is not None
        assert process.stdout is not None
        message = msgspec.msgpack.encode(question)
        process.stdin.write(len(message).to_bytes(4, "big") + message)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Thought)

    async def _begin(self) -> asyncio.subprocess.Process:
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        with contextlib.suppress(OSError, AttributeError):  # people's moves come first
            os.setpriority(os.PRIO_PROCESS, self._process.pid, 5)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        transport: Any = getattr(process, "_transport", None)
        if transport is not None:
            transport.close()

    async def close(self) -> None:
        self._closed = True
        work = self._work
        if work is not None:
            work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await work
        self._waiting.clear()
        await self._end()


class Pool:
    """All thinking processes of a server; each is started when it is first needed."""

    def __init__(
        self,
        processes: int | None = None,
        *,
        patience: float = PATIENCE,
        command: tuple[str, ...] = COMMAND,
        metrics: Metrics | None = None,
    ) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self._workers = [WorkerProcess(command, patience, metrics) for _ in range(count)]

    def think(self, question: Question, then: Answered) -> None:
        place = crc32(f"{question.table}/{question.seat}".encode()) % len(self._workers)
        self._workers[place].ask(question, then)

    def forget(self, table: str) -> None:
        """Thoughts are few and small, and forgotten when others take their place."""

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()
