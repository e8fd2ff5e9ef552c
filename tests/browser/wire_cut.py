"""A line between browser and server that can be cut: for tests of lost connections.

It passes bytes on, without looking at them. Cut, it drops what is open and takes nothing new;
silent, it keeps everything open and lets nothing through, as a train in a tunnel does.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urlsplit


class Line:
    """A TCP line to a server, in a thread of its own. Close it when done."""

    def __init__(self, address: str) -> None:
        found = urlsplit(address)
        self._there = (found.hostname or "127.0.0.1", found.port or 80)
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._whole = True
        self._passing = asyncio.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server: asyncio.Server = self._do(self._listen())
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def cut(self) -> None:
        """Everything open is gone, and nothing new gets through."""
        self._do(self._drop())

    def silence(self) -> None:
        """Nobody hears anything, and nobody is told that."""
        self._do(self._let(False))

    def mend(self) -> None:
        self._whole = True
        self._do(self._let(True))

    def close(self) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _listen(self) -> asyncio.Server:
        self._passing.set()
        return await asyncio.start_server(self._take, "127.0.0.1", 0)

    async def _let(self, through: bool) -> None:
        if through:
            self._passing.set()
        else:
            self._passing.clear()

    async def _drop(self) -> None:
        self._whole = False
        for writer in self._writers:
            writer.transport.abort()

    async def _end(self) -> None:
        self._server.close()
        await self._drop()
        self._passing.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._connect(reader, writer)
        except asyncio.CancelledError:
            return  # the end of this wire, of which asyncio's streams would complain
        finally:
            self._tasks.discard(task)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            if not self._whole:
                return
            there, to_there = await asyncio.open_connection(*self._there)
            self._writers.add(to_there)
            try:
                await asyncio.gather(self._pump(reader, to_there), self._pump(there, writer))
            finally:
                self._writers.discard(to_there)
                to_there.transport.abort()
        except OSError:
            return
        finally:
            self._writers.discard(writer)
            writer.transport.abort()

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """One direction, until either end is gone."""
        while data := await source.read(65536):
            await self._passing.wait()
            target.write(data)
            await target.drain()
        target.transport.abort()
