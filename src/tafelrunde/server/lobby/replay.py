"""Stories for those who come back, and replays for those who want to see it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tafelrunde.kernel import Event

from .. import wire
from ..faults import Denied
from ..room.change import ONLOOKERS
from ..room.moment import Moment
from ..room.room import Room
from ..room.viewers import Viewer, looks_from, own_seat, scene_number
from ..telling import telling
from ..telling.addressing import called, events_for, speech_for, told_in_parts
from ..telling.speech import speech_of


def story(room: Room, viewer: Viewer, since: int) -> wire.Story:
    """What a viewer could see of the game so far, by scenes, from a scene on.

    The numbers are those of a game without undos: after one the story is shorter than the scenes.
    """
    current = scene_number(room, viewer)
    if room.state is None:
        return wire.Story([], scene=current)
    seat = teller(room, viewer)
    names = called(room, room.state)
    scenes = []
    over = room.status == "over"
    for again, number, ply, events in seen_by(room, seat):
        if number >= since:
            speech = speech_for(again, viewer, names == called(room, again.state))
            told = events_for(again, viewer, speech, events, seat)
            scenes.append(wire.StoryScene(number, told, ply if over else None))
    said = [telling.said(room, viewer, one.seat, one.phrase) for one in room.said]
    return wire.Story(scenes, said, current)


def teller(room: Room, viewer: Viewer) -> int | None:
    """The seat whose story a viewer gets. At one device nobody gets another's while they play."""
    if len(viewer.seats) == 1:
        return viewer.seats[0]
    return None if viewer.seats else looks_from(room, viewer)


def seen_by(room: Room, seat: int | None) -> Iterator[tuple[Room, int, int, list[Event]]]:
    """The room as it was in the scenes of a seat, with the moves that led to them, and what
    happened then."""
    again = Room(room.opened)
    again.seats = room.seats
    change = again.begin_again()
    yield again, 1, 0, list(change.events)
    who = ONLOOKERS if seat is None else seat
    for ply in range(room.ply):
        change = again.play_again(*room.move(ply))
        if who in change.seen:
            yield again, again.scenes[who], ply + 1, list(change.events)


def replay(room: Room, viewer: Viewer) -> wire.Replay:
    """A finished game as a list of moves, which are told as those who made them were."""
    check_over(room)
    language = viewer.language
    words = speech_of(room.game, language, (), not room.game.renames).words
    state: Any = room.game.setup(room.options, room.opened.seed)
    moves = []
    for ply, (seat, action) in enumerate(room.all_moves(), start=1):
        text = words.say(f"move-{CALLS[action]}") if action in CALLS else ""
        if not text:
            text = words.move(room.game.describe(state, seat, action))
        moves.append(wire.ReplayMove(ply, seat, action, text))
        room.game.carry_out(state, seat, action)
    return wire.Replay(
        room.table,
        room.opened.game,
        words.title,
        words.mode(room.opened.mode),
        telling.seat_infos(Moment(room, room.touched), language),
        len(moves),
        moves,
        telling.result_of(room, viewer),
    )


CALLS = {-1: "resign", -2: "time_out"}


def moment(room: Room, ply: int, seat: int | None, viewer: Viewer) -> wire.ReplayScene:
    """The table after so many moves, as a seat saw it, told to this viewer."""
    check_over(room)
    moves = list(room.all_moves())
    if not 0 <= ply <= len(moves):
        raise Denied("no-such-ply", 404, most=len(moves))
    if seat is not None and not 0 <= seat < len(room.seats):
        raise Denied("no-seat", 404)
    events: list[Event] = []
    state: Any = room.game.setup(room.options, room.opened.seed, events)
    mine = own_seat(viewer)
    former = you = names_of(room, state, mine)
    for who, action in moves[:ply]:
        events = state.story = []
        former = you
        room.game.carry_out(state, who, action)
        you = names_of(room, state, mine)
    state.story = None
    marked = called(room, state) == called(room, room.state)
    speech = speech_of(room.game, viewer.language, you, marked)
    view = speech.view(room.game.view(state, seat), telling.seats_in_words(room, speech), mine)
    return wire.ReplayScene(ply, told_in_parts(speech, former, events, seat), view)


def names_of(room: Room, state: Any, seat: int | None) -> tuple[str, ...]:
    return () if seat is None else room.game.names_of(state, seat)


def check_over(room: Room) -> None:
    if room.status != "over":
        raise Denied("hidden-until-end", 403)
