"""Who is told "you": whoever has one seat, in everything that is told there, and nobody else."""

from __future__ import annotations

import json
import random
from typing import Any

from tafelrunde import registry
from tafelrunde.server import entries as log
from tafelrunde.server import wire
from tafelrunde.server.coding import encode
from tafelrunde.server.lobby import replay
from tafelrunde.server.room.change import Change
from tafelrunde.server.room.moment import Moment
from tafelrunde.server.room.room import Room
from tafelrunde.server.room.viewers import Viewer
from tafelrunde.server.table import asking
from tafelrunde.server.telling import telling

A, B = "\ue000A\ue001", "\ue000B\ue001"
ANN, BEN, ONLOOKER, BOTH = Viewer((0,)), Viewer((1,)), Viewer(), Viewer((0, 1))


def room_of(game: str, **options: Any) -> Room:
    """A table for Ann and Ben at two devices."""
    opened = log.Opened(0, "T", game, 1, "", registry.game(game).modes[0].name, options, 3, 2, "")
    room = Room(opened)
    for seat, name in enumerate(("Ann", "Ben")):
        room.fold(log.Seated(0, (seat,), "person", name, name, name))
    return room


def move(room: Room, dice: random.Random) -> Change:
    seat = room.asked[0]
    return room.fold(log.Moved(0, seat, dice.choice(list(room.state.legal_for(seat)))))


def told(message: Any) -> str:
    """All that a message says, beside the facts."""
    return json.dumps(texts_in(json.loads(encode(message))), ensure_ascii=False)


def texts_in(value: Any) -> list[str]:
    if isinstance(value, list):
        return [text for item in value for text in texts_in(item)]
    if not isinstance(value, dict):
        return []
    found = [value[key] for key in ("text", "label", "result") if key in value]
    found += value.get("counter_texts", {}).values()
    return found + [text for item in value.values() for text in texts_in(item)]


def test_a_seat_is_never_told_its_own_name() -> None:
    room, dice = room_of("gwint"), random.Random(5)
    while room.playing:
        change = move(room, dice)
        for viewer, own in ((ANN, A), (BEN, B)):
            assert own not in told(
                telling.scene(Moment(room, 0), viewer, change.events, table=True)
            )
    for viewer, own, other in ((ANN, A, B), (BEN, B, A)):
        for message in (replay.story(room, viewer, 0), telling.ended(room, viewer)):
            assert own not in told(message)
            assert other in told(message)
        for ply in (1, room.ply // 2, room.ply):
            for eyes in (0, 1, None):
                assert own not in told(replay.moment(room, ply, eyes, viewer))


def test_onlookers_and_two_at_one_device_are_told_both_names() -> None:
    room, dice = room_of("gwint"), random.Random(5)
    while room.playing:
        move(room, dice)
    for viewer in (ONLOOKER, BOTH):
        story = told(replay.story(room, viewer, 0))
        assert A in story
        assert B in story
        assert "You" not in story


def test_answers_speak_to_who_asks() -> None:
    room, dice = room_of("gwint"), random.Random(5)
    while room.asked != (1,) or "hand/B" not in {place[:6] for place in touches(room)}:
        move(room, dice)
    why = asking.why(room, 1, wire.Why(1, touches=("discard/B",)), BEN)
    assert "Your discard pile" in told(why)
    assert "Your discard pile" not in told(
        asking.why(room, 1, wire.Why(1, touches=("discard/B",)), BOTH)
    )
    action = room.state.legal_for(1)[0]
    foreseen = asking.what_if(room, 1, wire.PreviewOf(1, action), BEN)
    assert B not in told(foreseen)
    assert "You" in told(foreseen)


def touches(room: Room) -> list[str]:
    view = room.game.view(room.state, 1)
    return [place for move in view.moves for place in move.touches]


def test_seats_say_by_which_names_sentences_call_them() -> None:
    room = room_of("gwint")
    seats = telling.seat_infos(Moment(room, 0), "de")
    assert [(seat.title, seat.names) for seat in seats] == [
        ("Spieler A", ("A",)),
        ("Spieler B", ("B",)),
    ]


def test_who_commands_several_knights_is_none_of_them() -> None:
    room = room_of("with_sword_and_shield", fight="melee_3v3", participants=2)
    seats = telling.seat_infos(Moment(room, 0), "en")
    assert [(seat.title, seat.names) for seat in seats] == [("Knight X1", ()), ("Knight Y1", ())]


def test_where_colours_are_swapped_the_past_keeps_its_names() -> None:
    room, dice = room_of("schildwall", series="fixed_2"), random.Random(5)
    before = [seat.names for seat in telling.seat_infos(Moment(room, 0), "en")]
    change = move(room, dice)
    while not room.former:
        change = move(room, dice)
    after = telling.seat_infos(Moment(room, 0), "en")
    assert [seat.names for seat in after] == before[::-1] == room.former[::-1]
    assert change.table_changed, "clients must know the new names"
    blue = ANN if "B" in after[0].names else BEN  # is told of Red, who attacks first
    kinds = [event.kind for event in change.events if event.seen_by(blue.seats[0])]
    texts = [one["text"] for one in events_in(telling.scene(Moment(room, 0), blue, change.events))]
    swapped = kinds.index("battle.dealt")
    assert swapped > 0
    assert not any("\ue000" in text for text in texts[:swapped])
    assert any("\ue000" in text for text in texts[swapped:])
    story = [told(scene) for scene in replay.story(room, blue, 0).scenes]
    assert not any("\ue000" in text for text in story[:-1])
    assert "\ue000" in story[-1]


def events_in(scene: wire.Scene) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(encode(scene))["events"]
    return found
