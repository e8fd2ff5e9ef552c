"""Who is connected to a table.

That somebody came or went is written into the log where it matters: for clocks, and where people
wait for people. Elsewhere it is only known to this process, so that a game against an AI is not
stored anew with every reload of a page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import entries as log
from ..room.moment import is_logged
from ..room.room import Room
from ..room.seats import Chair
from ..room.viewers import acting
from ..store import StoreError
from .decide import Decision

if TYPE_CHECKING:
    from .live import Connection, Done, LiveTable


def come(table: LiveTable, connection: Connection) -> None:
    """A connection was made."""
    table.connections.append(connection)
    count_connections(table)
    seats = connection.viewer.seats
    if not seats:
        return
    table.perform(lambda room, now: Decision(arrivals(room, seats, now)), report_failure(table))


def go(table: LiveTable, connection: Connection, leaving: bool) -> None:
    """A connection was lost; not noted when the server itself is leaving."""
    if connection not in table.connections:
        return
    table.connections.remove(connection)
    count_connections(table)
    if connection.viewer.seats and not leaving:
        gone = connected_no_more(table, connection.viewer.seats)
        if gone:
            table.perform(
                lambda room, now: Decision(departures(table, gone, now)), report_failure(table)
            )
    if not table.connections:
        table.idle_since = table.tables.now()


def count_connections(table: LiveTable) -> None:
    """Who is connected here, and how many look on."""
    around, viewers = table.around, [connection.viewer for connection in table.connections]
    around.connected = tuple({seat for viewer in viewers for seat in viewer.seats})
    around.watchers = sum(not viewer.seats for viewer in viewers)


def give_up_seats(table: LiveTable, entries: list[log.Entry]) -> None:
    """Somebody got up. Whoever looked from that seat, however they had proved that it was theirs
    and at whichever process, is an onlooker now: the next one there has secrets of their own."""
    for entry in entries:
        if not isinstance(entry, log.Left):
            continue
        for connection in table.connections:
            viewer = connection.viewer
            if entry.seat in viewer.seats:
                viewer.seats = tuple(seat for seat in viewer.seats if seat != entry.seat)
    count_connections(table)


def reopen_window(table: LiveTable, entries: list[log.Entry], now: int) -> None:
    """A window waited for somebody who was away, and its time is over: they have it anew. Drawn
    like any other, it tells nothing."""
    room, ends = table.room, table.around.window_ends
    if ends is None or now < ends or not is_return(entries):
        return
    table.open_window(now, anew=True)
    for connection in table.connections:
        if acting(room, connection.viewer) in room.asked:
            table.show(connection)


def is_return(entries: list[log.Entry]) -> bool:
    return any(isinstance(entry, log.Back) for entry in entries)


def recognise(table: LiveTable, entries: list[log.Entry]) -> None:
    """Connections of people who have just sat down, here or through another process, are no
    onlookers any more."""
    for entry in entries:
        if not isinstance(entry, log.Seated) or not entry.person:
            continue
        for connection in list(table.connections):
            viewer = connection.viewer
            if not viewer.seats and entry.person in viewer.names:
                go(table, connection, False)
                viewer.seats = entry.seats
                come(table, connection)
                table.show(connection, table=True)


def connected_no_more(table: LiveTable, seats: tuple[int, ...]) -> tuple[int, ...]:
    still = {seat for other in table.connections for seat in other.viewer.seats}
    return tuple(seat for seat in seats if seat not in still)


def is_news(chair: Chair) -> bool:
    """Whether it is worth writing down that this person is there."""
    return not chair.here or bool(chair.substitute) or bool(chair.called_at)


def arrivals(room: Room, seats: tuple[int, ...], now: int) -> list[log.Entry]:
    new = tuple(seat for seat in seats if is_news(room.seats[seat]))
    if not new:
        return []
    return [log.Back(now, new)] if is_logged(room) else []


def departures(table: LiveTable, seats: tuple[int, ...], now: int) -> list[log.Entry]:
    room = table.room
    gone = tuple(s for s in connected_no_more(table, seats) if room.seats[s].here)
    if not gone:
        return []
    return [log.Away(now, gone)] if is_logged(room) else []


# Several processes ------------------------------------------------------------------------

QUIET = 60_000
"""Milliseconds without an entry after which a process asks whether others' people are there."""
ANSWER = 15_000
"""Who has not been heard of so long after that is away."""


def seats_elsewhere(table: LiveTable) -> list[int]:
    """Seats of people who are connected to another process, if it still lives."""
    room = table.room
    if not table.connections or not (room.playing and room.online) or table.tables.alone:
        return []
    mine = {seat for connection in table.connections for seat in connection.viewer.seats}
    return [seat for seat in room.people if room.seats[seat].here and seat not in mine]


def next_call(table: LiveTable) -> int | None:
    """When to ask after the people of other processes, or to give them up."""
    seats = seats_elsewhere(table)
    if not seats:
        return None
    called = [table.room.seats[seat].called_at for seat in seats]
    return min(at + ANSWER if at else table.room.touched + QUIET for at in called)


def ask_after(table: LiveTable, now: int) -> list[log.Entry]:
    """Ask after people of other processes; those of whom nobody answers are away."""
    seats = seats_elsewhere(table)
    chairs = table.room.seats
    lost = tuple(s for s in seats if chairs[s].called_at and now >= chairs[s].called_at + ANSWER)
    if lost:
        return [log.Away(now, lost)]
    quiet = now >= table.room.touched + QUIET
    unasked = tuple(s for s in seats if not chairs[s].called_at)
    return [log.Called(now, unasked)] if quiet and unasked else []


def answer_call(table: LiveTable, entry: log.Called) -> None:
    """Another process asks after people: say so if they are here."""
    mine = {seat for connection in table.connections for seat in connection.viewer.seats}
    here = tuple(seat for seat in entry.seats if seat in mine)
    if here:
        table.perform(lambda room, now: Decision(arrivals(room, here, now)), report_failure(table))


def report_failure(table: LiveTable) -> Done:
    """Nobody waits for the outcome; what fails by our own fault is reported."""

    def done(outcome: Decision | Exception) -> None:
        if isinstance(outcome, Exception) and not isinstance(outcome, (StoreError, OSError)):
            table.tables.report(outcome)

    return done
