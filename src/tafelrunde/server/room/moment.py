"""A room at one time in one process, with what is true there and stands in no log.

A room is only what its log folds to. When a window closes, who looks on, and who is connected
where nobody else waits for it: a process knows that by itself, and forgets it with the table.
"""

from __future__ import annotations

from .room import Room


class Around:
    """What is true of a table in this process, beside its log."""

    __slots__ = ("window_ends", "watchers", "connected")

    def __init__(self) -> None:
        self.window_ends: int | None = None
        """When the open window closes. After a restart it is drawn anew."""
        self.watchers = 0
        """How many look on here."""
        self.connected: tuple[int, ...] = ()
        """Seats of people who are connected here."""


class Moment:
    """What tells of a table at one time."""

    __slots__ = ("room", "now", "around")

    def __init__(self, room: Room, now: int, around: Around | None = None) -> None:
        self.room = room
        self.now = now
        self.around = Around() if around is None else around

    def is_here(self, seat: int) -> bool:
        """Whether the person in this seat is there: by the log, or where the log does not say, by
        who is connected."""
        if is_logged(self.room):
            return self.room.seats[seat].here
        return seat in self.around.connected


def is_logged(room: Room) -> bool:
    """Whether others, or a clock, wait for people here: then who comes and goes is logged."""
    return room.status != "over" and (room.online or room.clocks.used or room.state is None)
