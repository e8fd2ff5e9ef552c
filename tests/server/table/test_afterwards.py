"""Moves that are taken back, the end of a game and what comes after it."""

from __future__ import annotations

import random

import pytest
from tests.server.house import aio, open_house, play_on

from tafelrunde.server import wire
from tafelrunde.server.lobby import replay
from tafelrunde.server.room.viewers import Viewer
from tafelrunde.testing import rule

# Taking back ------------------------------------------------------------------------------


@aio
async def test_against_an_ai_every_move_can_be_taken_back() -> None:
    async with open_house() as house:
        ai = wire.SeatPlan("ai", "page")
        made = await house.make("ann", game="gwint", seed=4, seats=[wire.SeatPlan("me"), ai])
        ann = await house.enter(made.table, "ann")
        room = house.room(ann)
        await play_on(house, [ann], random.Random(1), 3)
        views = [ann.scene["view"]]
        await play_on(house, [ann], random.Random(1), 1)
        assert ann.scene["undo"] == {"can": True}
        await ann.say(wire.Undo(ann.scene["scene"]))
        assert ann.scene["undone"] is True
        assert ann.scene["view"] == views[0]
        assert ann.scene["table"]["practice"] is True
        while room.ply:
            if not ann.scene["undo"]["can"]:
                break
            await ann.say(wire.Undo(ann.scene["scene"]))
        assert ann.scene["undo"]["text"]


@aio
async def test_people_take_back_by_consent_and_not_what_was_revealed() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("schildwall", options={"asked": "choice"}, seed=3)
        mover, _other = (ann, bob) if ann.moves else (bob, ann)
        await mover.act()
        await mover.say(wire.Undo(mover.scene["scene"]))
        assert mover.last("refused")["code"] == "undo-revealed"


@aio
async def test_a_move_that_revealed_nothing_goes_back_when_the_other_agrees() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("with_sword_and_shield", seed=2)
        before = ann.scene["view"]
        assert ann.moves
        await ann.act()
        room = house.room(ann)
        if room.barrier:
            pytest.fail("the first choice of tactics reveals nothing")
        await ann.say(wire.Undo(ann.scene["scene"]))
        assert bob.last("table")["undo"]["asked_by"] == 0
        await bob.say(wire.UndoReply(False))
        assert room.ply == 1
        await ann.say(wire.Undo(ann.scene["scene"]))
        await bob.say(wire.UndoReply(True))
        assert room.ply == 0
        assert ann.scene["undone"] is True
        assert ann.scene["view"] == before
        await ann.act()
        told = replay.story(room, Viewer((0,)), 0)
        assert told.scene == ann.scene["scene"], "what was sent up to there is in the story"
        assert told.scenes[-1].scene < told.scene, "which counts without what was taken back"


@aio
async def test_strict_tables_take_nothing_back_and_give_no_hints() -> None:
    async with open_house() as house:
        ai = wire.SeatPlan("ai", "page")
        made = await house.make("ann", game="gwint", strict=True, seats=[wire.SeatPlan("me"), ai])
        ann = await house.enter(made.table, "ann")
        await ann.act()
        await ann.say(wire.Undo(ann.scene["scene"]))
        assert ann.last("refused")["code"] == "undo-agreed-not"
        await ann.say(wire.Hint(ann.scene["scene"]))
        assert ann.last("refused")["code"] == "hint"


# The end and after it ---------------------------------------------------------------------


@aio
async def test_who_resigns_has_lost_and_a_rematch_swaps_the_sides() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("gwint", options={"deck_a": "skellige"})
        await ann.say(wire.Resign())
        assert bob.last("ended")["outcome"]["winners"] == [1]
        assert bob.scene["table"]["status"] == "over", "the table changed, so it is told"
        assert bob.scene["table"]["result"]
        await ann.say(wire.Rematch())
        assert bob.last("table")["table"]["rematch"] == {"wanted_by": [0]}
        await bob.say(wire.Rematch())
        new = ann.last("table")["table"]["rematch"]["table"]
        again = await house.enter(new, "ann")
        assert again.scene["table"]["yours"] == [1]
        assert house.room(again).opened.options["deck_b"] == "skellige"
        assert again.scene["view"]["zones"]


@pytest.mark.parametrize(
    ("game", "mode", "swapped"),
    [
        ("schildwall", "mass-2", True),
        ("with_sword_and_shield", "melee-3v3", True),
        ("with_sword_and_shield", "melee-2v3", False),
    ],
)
@aio
async def test_partners_are_partners_in_a_rematch(game: str, mode: str, swapped: bool) -> None:
    """Teams of unequal size cannot swap their sides."""
    async with open_house() as house:
        made = await house.make("p0", game=game, mode=mode)
        old = house.room_of(made.table)
        people = [f"p{number}" for number in range(len(old.seats))]
        for person in people[1:]:
            await house.join(made, person)
        guests = [await house.enter(made.table, person) for person in people]
        for guest in guests:
            await guest.say(wire.Resign())
        for guest in guests:
            await guest.say(wire.Rematch())
        new = house.room_of(old.next_table)
        sides = [
            {frozenset(c.person for c, t in zip(room.seats, teams) if t == team) for team in (0, 1)}
            for room in (old, new)
            for teams in [room.game.teams(room.opened.options)]
        ]
        assert sides[0] == sides[1]
        assert (new.seats[0].person != "p0") == swapped


@rule("SH-10", "SH-55")
@pytest.mark.parametrize("colours", ["random", "host_red", "host_blue"])
@aio
async def test_in_a_rematch_of_schildwall_colours_swap_however_they_were_found(
    colours: str,
) -> None:
    async with open_house() as house:
        ann, bob = await house.pair("schildwall", options={"colours": colours})
        first = house.room(ann).state
        room = house.room(ann)
        red = room.seats[first.seat_of(0)].person
        await ann.say(wire.Resign())
        await ann.say(wire.Rematch())
        await bob.say(wire.Rematch())
        again = house.room_of(ann.last("table")["table"]["rematch"]["table"])
        assert again.seats[again.state.seat_of(0)].person != red


@aio
async def test_a_rematch_is_made_once_however_often_it_is_asked_for() -> None:
    async with open_house() as house:
        ann, bob = await house.pair()
        await ann.say(wire.Resign())
        for guest in (ann, bob, ann, bob, bob):
            guest.post(wire.Rematch())
        await house.rest()
        assert len(house.store._summaries) == 2


@pytest.mark.parametrize(
    ("game", "mode"), [("schildwall", "mass-2"), ("with_sword_and_shield", "melee-2v2")]
)
@aio
async def test_where_partners_fight_on_one_gives_up_once(game: str, mode: str) -> None:
    async with open_house() as house:
        made = await house.make("p0", game=game, mode=mode)
        for number in range(1, 4):
            await house.join(made, f"p{number}")
        guests = [await house.enter(made.table, f"p{number}") for number in range(4)]
        await play_on(house, guests, random.Random(1), 20)
        room = house.room(guests[0])
        await guests[0].say(wire.Resign())
        assert room.playing
        ply, heard = room.ply, len(guests[3].frames)
        for _ in range(3):
            await guests[0].say(wire.Resign())
            assert guests[0].scene["again"] is True
        assert room.ply == ply
        assert len(guests[3].frames) == heard
        await guests[1].say(wire.Resign())
        assert room.game.outcome(room.state).winners == (2, 3)


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [
        ("schildwall", "mass-2", 4),
        ("schildwall", "mass-4", 8),
        ("with_sword_and_shield", "melee-3v3", 6),
    ],
)
@aio
async def test_partners_of_the_house_give_up_with_the_last_person(
    game: str, mode: str, seats: int
) -> None:
    async with open_house() as house:
        ai = wire.SeatPlan("ai", "page")
        plan = [wire.SeatPlan("me"), *[ai] * (seats - 1)]
        made = await house.make("ann", game=game, mode=mode, seats=plan)
        ann = await house.enter(made.table, "ann")
        await play_on(house, [ann], random.Random(1), 3)
        room = house.room(ann)
        await ann.say(wire.Resign())
        assert not room.playing
        winners = room.game.outcome(room.state).winners
        assert {room.teams[seat] for seat in winners} == {1 - room.teams[0]}


@aio
async def test_a_partner_of_the_house_fights_on_for_a_person_who_does() -> None:
    async with open_house() as house:
        ai = wire.SeatPlan("ai", "page")
        plan = [wire.SeatPlan("me"), wire.SeatPlan("open"), *[ai] * 4]
        made = await house.make("p0", game="schildwall", mode="mass-3", seats=plan)
        await house.join(made, "p1")
        guests = [await house.enter(made.table, f"p{number}") for number in range(2)]
        room = house.room(guests[0])
        await guests[0].say(wire.Resign())
        assert room.playing
        await guests[1].say(wire.Resign())
        assert not room.playing


@aio
async def test_at_one_device_the_one_gives_up_whose_curtain_is_down() -> None:
    async with open_house() as house:
        me = wire.SeatPlan("me")
        made = await house.make("ann", game="swords_and_shields", seats=[me, me])
        device = await house.enter(made.table, "ann")
        dice = random.Random(1)
        for _ in range(100):
            if device.scene.get("curtain", {}).get("seat") == 1:
                break
            if device.scene.get("curtain"):
                await device.say(wire.Ready(0))
            else:
                await device.act(dice.choice(device.moves)["action"])
        await device.say(wire.Resign())
        assert device.last("ended")["outcome"]["winners"] == [0]


@aio
async def test_one_hint_at_a_time_so_that_others_need_not_wait() -> None:
    async with open_house() as house:
        ai = wire.SeatPlan("ai", "page")
        made = await house.make("ann", game="gwint", seats=[wire.SeatPlan("me"), ai])
        ann = await house.enter(made.table, "ann")
        asked = len(house.bots.asked)
        for number in range(20):
            ann.post(wire.Hint(ann.scene["scene"], number))
        assert len(house.bots.asked) == asked + 1
        assert ann.last("refused")["code"] == "still-thinking"
        await house.rest()
        await ann.say(wire.Hint(ann.scene["scene"], 21))
        assert len(house.bots.asked) == asked + 2
