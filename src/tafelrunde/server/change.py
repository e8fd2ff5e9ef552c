"""What one entry of a log changed, and who may know of it."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Event

from . import log

ONLOOKERS = -1
"""Stands for everybody without a seat."""


class Change:
    """What one entry changed, and who may know of it."""

    __slots__ = ("entry", "events", "seen", "table", "started", "ended", "undone", "asked_anew")

    def __init__(self, entry: log.Entry) -> None:
        self.entry = entry
        self.events: Sequence[Event] = ()
        self.seen: list[int] = []
        """Seats (and -1 for onlookers) for whom there is a new scene."""
        self.table = False
        """Whether something beside the game changed."""
        self.started = False
        self.ended = False
        self.undone = False
        self.asked_anew = False
        """Whether others may be asked now than before."""
