"""Who is connected to a table.

That somebody came or went is written into the log where it matters: for clocks, and where people
wait for people. Elsewhere it is only noted in the room, so that a game against an AI is not
stored anew with every reload of a page.
"""

from __future__ import annotations

from . import log
from .decide import Decision
from .live import Connection, LiveTable
from .room import Room


def matters(room: Room) -> bool:
    """Whether others, or a clock, wait for people here."""
    return room.status != "over" and (room.online or room.clocks.used or room.state is None)


def come(table: LiveTable, connection: Connection) -> None:
    """A connection was made."""
    table.connections.append(connection)
    seats = connection.viewer.seats
    if not seats:
        table.room.watchers += 1
        return
    table.perform(lambda room, now: Decision(arrivals(room, seats, now)), ignore)


def go(table: LiveTable, connection: Connection, leaving: bool) -> None:
    """A connection was lost; not noted when the server itself is leaving."""
    if connection not in table.connections:
        return
    table.connections.remove(connection)
    if not connection.viewer.seats:
        table.room.watchers -= 1
    elif not leaving:
        gone = connected_no_more(table, connection.viewer.seats)
        if gone:
            table.perform(lambda room, now: Decision(departures(table, gone, now)), ignore)
    if not table.connections:
        table.idle_since = table.house.now()


def connected_no_more(table: LiveTable, seats: tuple[int, ...]) -> tuple[int, ...]:
    still = {seat for other in table.connections for seat in other.viewer.seats}
    return tuple(seat for seat in seats if seat not in still)


def arrivals(room: Room, seats: tuple[int, ...], now: int) -> list[log.Entry]:
    new = tuple(seat for seat in seats if not room.seats[seat].here or room.seats[seat].substitute)
    if not new:
        return []
    if matters(room):
        return [log.Back(now, new)]
    for seat in new:
        room.seats[seat].come(now)
    return []


def departures(table: LiveTable, seats: tuple[int, ...], now: int) -> list[log.Entry]:
    room = table.room
    gone = tuple(s for s in connected_no_more(table, seats) if room.seats[s].here)
    if not gone:
        return []
    if matters(room):
        return [log.Away(now, gone)]
    for seat in gone:
        room.seats[seat].go(now)
    return []


def ignore(_: object) -> None:
    """Nobody waits for the outcome: the next connection says again who is there."""
