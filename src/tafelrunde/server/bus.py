"""Word of new entries: (table, number), to whoever holds that table in memory.

The word carries no content. Who hears it reads the log from where they know it, so a word that
is lost, repeated or late does no harm that the next one (or the next move) would not mend.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]

# Said instead of a table's name after words may have been missed: look at every table.
EVERY_TABLE = ""


class Bus(Protocol):
    """Tells of entries that *other* writers have stored."""

    def listen(self, heard: Heard) -> Callable[[], None]:
        """Call `heard(table, number)` from the event loop until the returned function is called.

        `number` is that of the newest entry; `heard("", 0)` means that words were missed.
        """


class LocalBus:
    """One process, one writer: there is nobody else to hear of, except in tests."""

    def __init__(self) -> None:
        self._listeners: list[Heard] = []

    def listen(self, heard: Heard) -> Callable[[], None]:
        self._listeners.append(heard)
        return lambda: self._listeners.remove(heard)

    def tell(self, table: str, number: int) -> None:
        for heard in tuple(self._listeners):
            heard(table, number)
