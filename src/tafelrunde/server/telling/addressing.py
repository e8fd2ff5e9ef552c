"""In whose words somebody is told of a game: who looks through a connection with one seat is "you".

Sentences depend on the names of that seat, never on who sits there. Where a game gives its seats
other names in its course, what happened before is told with the names of then, and without marks:
a client knows the names of now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.kernel import Event

from ..room.room import Room
from ..room.viewers import Viewer, own_seat
from .speech import Speech, speech_of


def names_for(room: Room, viewer: Viewer) -> tuple[str, ...]:
    """What facts call the one who looks; nothing where nobody is "you"."""
    seat = own_seat(viewer)
    if seat is None or room.state is None:
        return ()
    return room.game.names_of(room.state, seat)


def speech_for(room: Room, viewer: Viewer, marked: bool = True) -> Speech:
    return speech_of(room.game, viewer.language, names_for(room, viewer), marked)


def events_for(
    room: Room, viewer: Viewer, speech: Speech, events: Sequence[Event], seat: int | None
) -> list[Any]:
    """What this seat may know of events that have just happened in this room, in the words of
    now."""
    if not room.former:
        return speech.events(events, seat)
    mine = own_seat(viewer)
    return told_in_parts(speech, () if mine is None else room.former[mine], events, seat)


def told_in_parts(
    speech: Speech, former: tuple[str, ...], events: Sequence[Event], seat: int | None
) -> list[Any]:
    """Events up to the last in which seats got other names are told with the former ones. What
    came before a still earlier one is told with none: only a game that goes on from the middle of
    another has that."""
    renames = speech.game.renames
    found = [place for place, event in enumerate(events) if event.kind in renames]
    if not found:
        return speech.events(events, seat)
    last = found[-1]
    earlier = found[-2] if len(found) > 1 else 0
    then = speech_of(speech.game, speech.language, former, False)
    told = unaddressed(speech).events(events[:earlier], seat)
    told += then.events(events[earlier:last], seat)
    return told + speech.events(events[last:], seat)


def unaddressed(speech: Speech) -> Speech:
    """The same language to nobody, with the names that the game itself uses."""
    return speech_of(speech.game, speech.language, (), False)


def called(room: Room, state: Any) -> list[str]:
    """What the seats are called in this state of the room's game."""
    return [room.game.name_of(state, seat) for seat in range(len(room.seats))]
