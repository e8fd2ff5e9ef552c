"""Leaving in good order: nobody new comes in, what was acknowledged is stored, then the doors.

A process may also be killed at any moment: everything acknowledged is in the store by then. An
orderly end only saves people the wait until their client notices.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tafelrunde.server.ops.logging import logger

Step = Callable[[], Awaitable[None]]


class Shutdown:
    """Steps are carried out in the order in which they were added, each within its time."""

    def __init__(self) -> None:
        self.leaving = False
        self._steps: list[tuple[str, Step, float]] = []
        self._left: asyncio.Task[None] | None = None

    def add(self, name: str, step: Step, seconds: float = 60.0) -> None:
        self._steps.append((name, step, seconds))

    async def leave(self) -> None:
        """Carry out all steps; a second call waits for the first."""
        if self._left is None:
            self.leaving = True
            self._left = asyncio.create_task(self._leave(), name="shutdown")
        await asyncio.shield(self._left)

    async def _leave(self) -> None:
        log = logger("shutdown")
        for name, step, seconds in self._steps:
            try:
                async with asyncio.timeout(seconds):
                    await step()
            except TimeoutError:
                log.warning("step took too long", step=name, seconds=seconds)
            except Exception:
                log.exception("step failed", step=name)
        log.info("left in good order")
