"""From a callback to something that can be awaited."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any


def awaited() -> tuple[asyncio.Future[Any], Callable[[Any], None]]:
    """A future, and the callback that settles it: with an error if it is given one.

    Whoever waited may have gone: what comes then is dropped.
    """
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(value: Any) -> None:
        if future.done():
            return
        if isinstance(value, Exception):
            future.set_exception(value)
        else:
            future.set_result(value)

    return future, settle
