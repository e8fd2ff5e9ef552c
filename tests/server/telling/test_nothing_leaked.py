"""Nobody is sent what they may not know: not by a frame, an answer, or a number in between."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from tests.server.house import Guest, aio, open_house, play_on
from tests.server.looking import (
    KINDS,
    LONGEST,
    cards_in,
    hidden_cards,
    named_in,
    seats_of,
    told_cards,
    without_aids,
)

from tafelrunde import registry
from tafelrunde.kernel import seeded
from tafelrunde.server import wire
from tafelrunde.server.bots import questions
from tafelrunde.server.coding import encode
from tafelrunde.server.faults import Denied
from tafelrunde.server.lobby import replay
from tafelrunde.server.lobby.summaries import summary_of
from tafelrunde.server.room.moment import Moment
from tafelrunde.server.room.room import Room
from tafelrunde.server.room.viewers import Viewer
from tafelrunde.server.table import asking
from tafelrunde.server.telling import telling
from tafelrunde.testing import rule


@pytest.mark.parametrize(("game", "mode"), KINDS)
@aio
async def test_frames_name_no_card_that_is_hidden(game: str, mode: str) -> None:
    """A whole game: every frame that the players and an onlooker get is looked through at once."""
    seats = seats_of(game, mode)
    async with open_house() as house:
        made = await house.make("p0", game=game, mode=mode)
        for number in range(1, seats):
            await house.join(made, f"p{number}")
        guests = [await house.enter(made.table, f"p{number}") for number in range(seats)]
        onlooker = await house.enter(made.table)
        room = house.room(onlooker)
        dice = random.Random(11)
        everybody: list[tuple[int | None, Guest]] = [*enumerate(guests), (None, onlooker)]
        checked = 0
        while room.status != "over" and room.ply < LONGEST:
            heard = [len(guest.frames) for _, guest in everybody]
            hidden = [hidden_cards(room.game, room.state, who, seats) for who, _ in everybody]
            ply, before = room.ply, room.state.clone()
            await play_on(house, guests, dice, 1)
            if room.status == "over":
                break
            for (who, guest), start, was in zip(everybody, heard, hidden):
                # What was hidden before and is still, and no event told, was named by nothing.
                secret = was & hidden_cards(room.game, room.state, who, seats)
                secret -= told_cards(room, before.clone(), ply, who)
                for frame in guest.frames[start:]:
                    assert not named_in(without_aids(frame), secret), (who, frame)
                    checked += len(secret)
        assert checked > 100


@pytest.mark.parametrize(("game", "moves"), [("gwint", 12), ("with_sword_and_shield", 40)])
@aio
async def test_stories_and_tables_tell_no_secret_while_the_game_goes_on(
    game: str, moves: int
) -> None:
    """In the games whose cards are single, so that a name is a card."""
    async with open_house() as house:
        ann, bob = await house.pair(game, seed=987_654_321_987_654)
        await play_on(house, [ann, bob], random.Random(3), moves)
        room = house.room(ann)
        assert room.status == "playing"
        onlooker = Viewer()
        told = encode(replay.story(room, onlooker, 0)) + encode(
            telling.table_info(Moment(room, house.time.at), onlooker)
        )
        seen = {c for e in house_events(room) if e.seen_by(None) for c in cards_in(e, room.game)}
        secret = hidden_cards(room.game, room.state, None, 2) - seen
        assert secret
        assert not named_in(told, secret)
        assert b"987654321987654" not in b"".join([told, *ann.frames, *bob.frames])
        with pytest.raises(Denied, match="hidden-until-end"):
            replay.replay(room, Viewer())
        with pytest.raises(Denied, match="hidden-until-end"):
            replay.moment(room, 0, 1, Viewer())


@rule("GW-127")
@aio
async def test_a_deck_is_told_to_nobody_before_the_end() -> None:
    """Neither its cards nor the share code that stands for them."""
    async with open_house() as house:
        game = registry.game("gwint")
        text = deck_text(game)
        assert game.decks is not None
        for deck in (text, game.decks.share_code(text)):
            ann, bob = await house.pair("gwint", options={"deck_a": deck})
            onlooker = await house.enter(house.room(ann).table)
            page = encode(telling.table_info(Moment(house.room(ann), house.time.at), Viewer()))
            told = json.dumps(deck).encode()
            assert told not in b"".join([page, *ann.frames, *bob.frames, *onlooker.frames])
            assert b"deck_" not in b"".join([page, *ann.frames, *bob.frames, *onlooker.frames])
            await bob.say(wire.Resign())
            assert bob.scene["table"]["options"]["deck_a"] == deck


def deck_text(game: Any) -> str:
    """A ready deck, written out."""
    heads, cards = game.decks.read("monsters")
    lines = [f"{name}: {value}" for name, value in heads.items()]
    return "\n".join([*lines, *(f"{count}x {card}" for card, count in cards.items())])


def house_events(room: Room) -> list[Any]:
    return [event for *_, events in replay.seen_by(room, None) for event in events]


# Look-alike worlds ------------------------------------------------------------------------


def told_to(room: Room, seat: int, now: int) -> dict[str, bytes]:
    """All that a seat, who rejoins there, an AI there and an onlooker would be sent now."""
    viewer, onlooker = Viewer((seat,), "de"), Viewer((), "de")
    frames = {
        "scene": encode(telling.scene(Moment(room, now), viewer)),
        "rejoin": encode(telling.scene(Moment(room, now), viewer, table=True, again=True)),
        "news": encode(telling.news(Moment(room, now), viewer)),
        "onlooker": encode(telling.scene(Moment(room, now), onlooker, table=True)),
        "summary": summary_of(room).about,
    }
    if seat in room.asked:
        frames["bot"] = encode(questions.question_for(room, seat, "king"))
        action = room.state.legal_for(seat)[0]
        number = room.scenes[seat]
        preview = asking.what_if(room, seat, wire.PreviewOf(number, action), viewer)
        frames["preview"] = encode(preview)
    touched = room.game.view(room.state, seat).zones[0].place
    frames["why"] = encode(asking.why(room, seat, wire.Why(1, touches=(touched,)), viewer))
    return frames


def in_another_world(room: Room, world: Any) -> Room:
    """The same table with other hidden cards."""
    twin = room.ahead([])
    twin.state = world
    return twin


@pytest.mark.parametrize(("game", "mode"), KINDS)
@aio
async def test_worlds_that_look_alike_are_told_alike_byte_for_byte(game: str, mode: str) -> None:
    """Along a whole history: every few plies, for every seat, in other worlds."""
    seats = seats_of(game, mode)
    async with open_house() as house:
        made = await house.make("p0", game=game, mode=mode)
        for number in range(1, seats):
            await house.join(made, f"p{number}")
        guests = [await house.enter(made.table, f"p{number}") for number in range(seats)]
        room, dice, luck = house.room(guests[0]), random.Random(5), seeded(3)
        compared: Counter[str] = Counter()
        while room.status == "playing" and room.ply < LONGEST:
            for seat in range(seats):
                truth = told_to(room, seat, house.time.at)
                world = room.game.imagine(room.state, seat, luck.split())
                other = told_to(in_another_world(room, world), seat, house.time.at)
                assert truth == other
                compared.update(truth.keys())
            await play_on(house, guests, dice, 3)
        assert compared["scene"] >= 12
        assert compared["bot"] >= 5


@pytest.mark.parametrize("game", registry.names())
@aio
async def test_a_move_tells_the_same_in_worlds_that_look_alike(game: str) -> None:
    """One step on: the seat acts in both worlds; what it is sent agrees as far as it may know.

    Where the hidden cards themselves come into play the worlds part, and may be told apart.
    """
    async with open_house() as house:
        ann, bob = await house.pair(game)
        room, dice, luck = house.room(ann), random.Random(6), seeded(4)
        same = 0
        while room.status == "playing" and room.ply < 200:
            for seat in room.asked:
                before = Room.ahead(room, [])
                world = room.game.imagine(room.state, seat, luck.split())
                other = in_another_world(before, world)
                action = dice.choice(room.state.legal_for(seat))
                changes = [one.play_again(seat, action) for one in (before, other)]
                views = [one.game.view(one.state, seat) for one in (before, other)]
                if views[0] == views[1]:
                    frames = [
                        encode(telling.scene(Moment(one, 0), Viewer((seat,)), change.events))
                        for one, change in zip((before, other), changes)
                    ]
                    assert frames[0] == frames[1]
                    same += 1
            await play_on(house, [ann, bob], dice, 1)
        assert same >= 10


@aio
async def test_what_one_cannot_see_is_no_scene() -> None:
    """A move of which no event tells and that changes nothing in one's view is not counted."""
    async with open_house() as house:
        made = await house.make("p0", game="schildwall", mode="mass-2")
        for number in range(1, 4):
            await house.join(made, f"p{number}")
        guests = [await house.enter(made.table, f"p{number}") for number in range(4)]
        room, dice, unseen = house.room(guests[0]), random.Random(2), 0
        while room.status == "playing" and room.ply < 60:
            ply, before = room.ply, room.state.clone()
            views = [room.game.view(room.state, seat) for seat in range(4)]
            scenes = room.scenes[:]
            await play_on(house, guests, dice, 1)
            if room.ply != ply + 1:  # a window closed, too
                continue
            mover, action = room.move(ply)
            story: list[Any] = []
            before.story = story
            room.game.carry_out(before, mover, action)
            for seat in {0, 1, 2, 3} - {mover}:
                told = any(event.seen_by(seat) for event in story)
                if not told and room.game.view(room.state, seat) == views[seat]:
                    assert room.scenes[seat] == scenes[seat]
                    unseen += 1
        assert unseen > 10


@aio
async def test_at_one_device_the_story_is_what_everybody_knows() -> None:
    async with open_house() as house:
        me = wire.SeatPlan("me")
        made = await house.make("ann", game="gwint", seats=[me, me])
        device = await house.enter(made.table, "ann")
        await play_on(house, [device], random.Random(3), 12)
        room = house.room(device)
        assert room.playing
        viewers = [Viewer(seats) for seats in ((0, 1), (), (0,))]
        stories = [encode(replay.story(room, viewer, 0).scenes) for viewer in viewers]
        assert stories[0] == stories[1] != stories[2]


@aio
async def test_being_asked_in_secret_is_no_scene_for_anybody_else() -> None:
    """Schildwall online: the numbers of scenes count the same in all worlds that look alike."""
    async with open_house() as house:
        ann, bob = await house.pair("schildwall")
        room = house.room(ann)
        dice = random.Random(2)
        secret = 0
        while room.status == "playing" and room.ply < 150:
            if room.window is None:
                await play_on(house, [ann, bob], dice, 1)
                continue
            (seat,) = room.asked
            other = (bob, ann)[seat]
            frames = len(other.frames)
            guest = (ann, bob)[seat]
            await guest.act(11)
            assert len(other.frames) == frames
            secret += 1
            house.time.ring()
            await house.rest()
        assert secret > 10
