"""Word of what other processes wrote: none is missed, however it falls between other work."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from tafelrunde.server import entries as log
from tafelrunde.server.ops.metrics import Metrics
from tafelrunde.server.room.room import Room
from tafelrunde.server.table.live import LiveTable
from tafelrunde.server.windows import Windows

Fetched = Callable[[list[log.Entry] | Exception], None]


class Shelf:
    """Stands in for the house: what is fetched arrives when the test says so."""

    def __init__(self) -> None:
        self.fetches: list[tuple[int, Fetched]] = []
        self.metrics = Metrics()
        self.windows = Windows()
        self.bots = SimpleNamespace(think=lambda *_: None)
        self.tick = lambda: 0.0

    def now(self) -> int:
        return 1000

    def fetch(self, table: str, since: int, then: Fetched) -> None:
        self.fetches.append((since, then))

    def later(self, delay: float, call: Callable[[], None]) -> Any:
        return SimpleNamespace(cancel=lambda: None)

    def noticed(self, *_: Any) -> None:
        pass


def table_of_two(shelf: Shelf) -> LiveTable:
    opened = log.Opened(1, "t", "swords_and_shields", 1, "", "", {}, 7, 2, "ann")
    return LiveTable(shelf, Room(opened))  # type: ignore[arg-type]


def test_word_that_comes_while_reading_is_followed_by_reading_again() -> None:
    shelf = Shelf()
    table = table_of_two(shelf)
    table.catch_up(1)
    ((since, then),) = shelf.fetches
    assert since == 1
    table.catch_up(2)  # the first answer is on its way already, and cannot hold entry 2
    assert len(shelf.fetches) == 1
    then([log.Seated(2, (0,), "person", "ann", "Ann", "d0")])
    assert [since for since, _ in shelf.fetches] == [1, 2]
    shelf.fetches[1][1]([log.Seated(3, (1,), "person", "bob", "Bob", "d1")])
    assert table.room.number == 3
    assert table.room.playing
    assert len(shelf.fetches) == 2


def test_word_of_what_was_read_anyway_is_no_reason_to_read_again() -> None:
    shelf = Shelf()
    table = table_of_two(shelf)
    table.catch_up(1)
    table.catch_up(1)
    shelf.fetches[0][1]([log.Seated(2, (0,), "person", "ann", "Ann", "d0")])
    assert len(shelf.fetches) == 1
    assert not table.busy
