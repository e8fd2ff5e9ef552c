"""What one entry of a log changed, and who may know of it."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Event

from .. import entries as log

ONLOOKERS = -1
"""Stands for everybody without a seat."""


class Change:
    """What one entry changed, and who may know of it."""

    __slots__ = (
        "entry",
        "events",
        "seen",
        "table_changed",
        "started",
        "ended",
        "undone",
        "asked_anew",
    )

    def __init__(self, entry: log.Entry) -> None:
        self.entry = entry
        self.events: Sequence[Event] = ()
        self.seen: list[int] = []
        """Seats (and -1 for onlookers) for whom there is a new scene."""
        self.table_changed = False
        """Whether something beside the game changed."""
        self.started = False
        self.ended = False
        self.undone = False
        self.asked_anew = False
        """Whether others may be asked now than before."""


class Announcement:
    """What happened at once, put together: everybody gets one scene of it."""

    __slots__ = ("events", "seen", "table_changed", "started", "ended", "undone", "said", "moves")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.seen: list[int] = []
        self.table_changed = self.started = self.ended = self.undone = False
        self.said: list[log.Spoke] = []
        self.moves = 0

    def add(self, change: Change) -> None:
        if change.undone:
            self.events = []
        self.events.extend(change.events)
        self.seen.extend(change.seen)
        self.table_changed |= change.table_changed
        self.started |= change.started
        self.ended = change.ended or (self.ended and not change.undone)
        self.undone |= change.undone
        entry = change.entry
        if type(entry) is log.Moved:
            self.moves += 1
        elif type(entry) is log.Spoke:
            self.said.append(entry)
