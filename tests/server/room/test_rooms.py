"""A table from its first scene to its end, without sockets, and with time that stands still."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.server.house import aio, open_house, play_on

from tafelrunde import registry
from tafelrunde.server import entries as log
from tafelrunde.server import wire
from tafelrunde.server.coding import encode
from tafelrunde.server.room.moment import Moment
from tafelrunde.server.room.room import Room
from tafelrunde.server.room.viewers import Viewer
from tafelrunde.server.telling import telling


@pytest.mark.parametrize("game", registry.names())
@aio
async def test_two_people_play_a_game_to_its_end(game: str) -> None:
    async with open_house() as house:
        ann, bob = await house.pair(game)
        assert ann.scene["view"]["seat"] == 0
        assert bob.scene["view"]["seat"] == 1
        await play_on(house, [ann, bob], random.Random(5), 100_000)
        for guest in (ann, bob):
            assert guest.last("ended")["outcome"]["text"]
            assert guest.scene["view"]["outcome"]
            assert not guest.all("refused")


@aio
async def test_a_room_is_what_its_log_folds_to() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("gwint", clock=wire.ClockPlan("real", 5, 3))
        await play_on(house, [ann, bob], random.Random(2), 12)
        await ann.say(wire.Undo(ann.scene["scene"]))
        await ann.say(wire.RevealConsent(True))
        room = house.room(ann)
        again = Room.fold_all(log.read(await house.store.entries(room.table)))
        for viewer in (Viewer((0,)), Viewer((1,)), Viewer()):
            told = [
                telling.scene(Moment(one, house.time.at), viewer, table=True)
                for one in (room, again)
            ]
            assert encode(told[0]) == encode(told[1])
        assert again.number == room.number


@aio
async def test_what_is_out_of_date_is_answered_with_the_current_scene() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields")
        mover = ann if ann.moves else bob
        number, action = mover.scene["scene"], mover.moves[0]["action"]
        await mover.say(wire.Act(number, action))
        after = house.room(ann).number
        assert mover.scene["scene"] == number + 1
        await mover.say(wire.Act(number, action))  # the same message twice
        assert house.room(ann).number == after
        assert mover.scene["again"] is True
        assert mover.scene["scene"] == number + 1
        await mover.say(wire.Act(number + 7, action))  # a scene that never was
        assert house.room(ann).number == after
        assert mover.scene["again"] is True


@aio
async def test_a_refusal_names_reason_and_rule_and_changes_nothing() -> None:
    async with open_house() as house:
        ann, bob = await house.pair()
        mover, other = (ann, bob) if ann.moves else (bob, ann)
        before = house.room(ann).number
        await mover.say(wire.Act(mover.scene["scene"], 11))
        assert mover.last("refused")["rule"] == "SH-19"
        await other.say(wire.Act(other.scene["scene"], 0))
        assert other.last("refused")["code"] == "not-asked"
        await mover.say(wire.Act(mover.scene["scene"], -1))
        assert mover.last("refused")["code"] == "no-such-action"
        await mover.say(wire.Act(mover.scene["scene"], 2**70))
        assert mover.last("refused")["code"] == "no-such-action"
        assert house.room(ann).number == before


@aio
async def test_everybody_is_told_in_their_own_language_and_may_change_it() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="schildwall")
        await house.join(made, "bob")
        ann = await house.enter(made.table, "ann", language="de")
        bob = await house.enter(made.table, "bob")
        assert "Karte" in ann.scene["view"]["zones"][4]["label"] + "Karte"
        status = {guest.scene["view"]["status"]["text"] for guest in (ann, bob)}
        assert status == {"Attack", "Angriff"}
        await bob.say(wire.ChangeLanguage("de"))
        assert bob.scene["view"]["status"]["text"] == "Angriff"
        assert bob.scene["table"]["title"]


@aio
async def test_nothing_is_told_before_it_is_stored() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields")
        mover = ann if ann.moves else bob
        stored: list[Any] = []
        append = house.store.append

        def slow(table: str, first: int, entries: Any, then: Any, summary: Any = None) -> None:
            stored.append(lambda: append(table, first, entries, then, summary))

        house.store.append = slow  # type: ignore[method-assign]
        heard = [len(ann.frames), len(bob.frames)]
        mover.post(wire.Act(mover.scene["scene"], mover.moves[0]["action"]))
        assert [len(ann.frames), len(bob.frames)] == heard
        house.store.append = append  # type: ignore[method-assign]
        stored.pop()()
        await house.rest()
        assert len(ann.frames) > heard[0]
        assert len(bob.frames) > heard[1]


@aio
async def test_a_move_that_cannot_be_stored_did_not_happen() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields")
        mover = ann if ann.moves else bob
        append = house.store.append

        def failing(table: str, first: int, entries: Any, then: Any, summary: Any = None) -> None:
            then(OSError("the disk is full"))

        house.store.append = failing  # type: ignore[method-assign]
        scene = mover.scene
        await mover.act()
        assert mover.last("refused")["code"] == "store"
        house.store.append = append  # type: ignore[method-assign]
        await mover.act()
        assert mover.scene["scene"] == scene["scene"] + 1


@aio
async def test_who_was_overtaken_by_another_process_sees_what_is_true() -> None:
    async with open_house() as house, open_house(house.store) as other:
        ann, bob = await house.pair("swords_and_shields")
        mover, seat = (ann, 0) if ann.moves else (bob, 1)
        elsewhere = await other.enter(house.room(ann).table, "ann" if seat == 0 else "bob")
        other_move = elsewhere.moves[-1]["action"]
        await elsewhere.act(other_move)
        first = mover.scene["scene"]
        await mover.act()  # still on the old scene, in a process that does not know better
        room, truth = house.room(ann), other.room(elsewhere)
        assert room.number >= truth.number - 1
        assert room.move(0) == (seat, other_move)
        assert mover.scene["scene"] > first


# AIs --------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["mass-2", "mass-3"])
@aio
async def test_team_tables_are_filled_with_ais(mode: str) -> None:
    async with open_house() as house:
        made = await house.make("ann", game="schildwall", mode=mode)
        await house.join(made, "bob")
        ann = await house.enter(made.table, "ann")
        assert ann.scene["table"]["status"] == "open"
        bob = await house.enter(made.table, "bob")
        await bob.say(wire.FillSeats("page"))
        assert bob.last("refused")["code"] == "not-host"
        await ann.say(wire.FillSeats("page"))
        assert house.room(ann).status == "playing"
        await play_on(house, [ann, bob], random.Random(1), 25)
        room = house.room(ann)
        assert room.ply > 40
        assert {room.seats[seat].kind for seat in range(len(room.seats))} == {"person", "ai"}


@aio
async def test_an_ai_that_fails_costs_nobody_the_game() -> None:
    async with open_house() as house:
        ai = wire.SeatPlan("ai", "king")
        made = await house.make("ann", game="swords_and_shields", seats=[wire.SeatPlan("me"), ai])
        ann = await house.enter(made.table, "ann")
        house.bots.fails = True
        await play_on(house, [ann], random.Random(1), 20)
        room = house.room(ann)
        assert any(room.move(ply)[0] == 1 for ply in range(room.ply))
        assert house.tables.metrics.bot_failures > 0


@aio
async def test_phrases_of_partners_are_heard_by_all_and_limited() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="schildwall", mode="mass-2")
        people = ["bob", "cid", "dan"]
        for person in people:
            await house.join(made, person)
        guests = [await house.enter(made.table, person) for person in ("ann", *people)]
        speaker = next(guest for guest in guests if guest.scene.get("phrases"))
        said = speaker.scene["phrases"][0]
        await speaker.say(wire.Say(said["id"], tuple(said.get("about", ()))))
        assert all(guest.last("said")["text"] == said["text"] for guest in guests)
        await speaker.say(wire.Say(said["id"], tuple(said.get("about", ()))))
        assert speaker.last("refused")["code"] == "phrase"
        await speaker.say(wire.Say("good_luck"))
        assert len(speaker.all("said")) == 1, "in a battle partners say only the game's phrases"


@aio
async def test_two_opponents_may_be_polite() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("gwint")
        assert [phrase["id"] for phrase in ann.scene["table"]["phrases"]] == list(
            telling.HOUSE_PHRASES
        )
        for _ in range(4):
            await ann.say(wire.Say("hello"))
        assert len(bob.all("said")) == 4
        await ann.say(wire.Say("hello"))
        assert ann.last("refused")["code"] == "phrase"
        await ann.say(wire.Say("give me a card"))
        assert ann.last("refused")["code"] == "phrase"


@aio
async def test_questions_about_a_position_are_answered() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("gwint")
        mover = ann if ann.moves else bob
        number = mover.scene["scene"]
        await mover.say(wire.Why(number, action=mover.moves[0]["action"], ask=5))
        assert mover.last("why") == {"type": "why", "ask": 5, "allowed": True}
        await mover.say(wire.Why(number, action=0, ask=6))
        assert mover.last("why")["reasons"][0]["rule"].startswith("GW-")
        await mover.say(wire.Why(number, touches=("nowhere",), ask=7))
        assert mover.last("why")["reasons"][0]["code"] == "nothing-there"
        await mover.say(wire.Why(number, touches=("siege/A",), ask=7))
        reason = mover.last("why")["reasons"][0]
        assert reason["code"] == "asked-to-exchange"
        assert "exchange" in reason["text"]
        await mover.say(wire.PreviewOf(number, mover.moves[0]["action"], ask=8))
        assert mover.last("preview")["events"][0]["text"]
        await mover.say(wire.PreviewOf(number, 0, ask=9))
        assert mover.last("refused")["ask"] == 9
        await mover.say(wire.PreviewOf(number - 1, mover.moves[0]["action"]))
        assert mover.scene["again"] is True
        await mover.say(wire.Hint(number))
        assert mover.last("refused")["code"] == "hint"
        await mover.say(wire.Ping(3))
        assert mover.last("pong")["ask"] == 3


@aio
async def test_a_button_that_goes_with_nothing_now_is_named() -> None:
    """Discarding the shop after a card was chosen: the answer is about that button."""
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields")
        while not any(move["verb"] == "end" for move in (*ann.moves, *bob.moves)):
            await (ann if ann.moves else bob).act()
        mover = ann if ann.moves else bob
        card = next(m["touches"][0] for m in mover.moves if m["touches"][0].startswith("hand/"))
        number = mover.scene["scene"]
        await mover.say(wire.Why(number, touches=(card, "say/clear"), ask=1))
        (reason,) = mover.last("why")["reasons"]
        assert reason["code"] == "does-not-go"
        assert "Discard the shop" in reason["text"]
        await mover.say(wire.Why(number, touches=(card, "say/clear/nowhere"), ask=2))
        (reason,) = mover.last("why")["reasons"]
        assert reason["code"] == "nothing-there"


@aio
async def test_where_both_are_asked_at_once_no_answer_comes_too_late() -> None:
    """Both exchange cards: what one does meanwhile does not lose what the other has chosen."""
    async with open_house() as house:
        ann, bob = await house.pair("gwint")
        while not (ann.moves and bob.moves):
            mover = ann if ann.moves else bob
            await mover.act(mover.moves[0]["action"])
        number, action = ann.scene["scene"], ann.moves[-1]["action"]
        await bob.act(bob.moves[0]["action"])
        assert ann.scene["scene"] > number
        room = house.room(ann)
        made = room.ply
        await ann.say(wire.Act(number, action))
        assert room.ply == made + 1
        await ann.say(wire.Act(number, action))  # the same message twice
        assert room.ply == made + 1
        assert ann.scene["again"] is True
        again = Room.fold_all(log.read(await house.store.entries(room.table)))
        assert again.since == room.since


@aio
async def test_who_comes_back_gets_the_same_scene_and_its_story() -> None:
    from tafelrunde.server.lobby import replay

    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields")
        await play_on(house, [ann, bob], random.Random(4), 30)
        again = await house.enter(house.room(ann).table, "ann", packed=True)
        assert again.scene["view"] == ann.scene["view"]
        assert again.scene["scene"] == ann.scene["scene"]
        story = replay.story(house.room(ann), Viewer((0,)), 0)
        told = [event for scene in ann.all("scene") for event in scene.get("events", [])]
        texts = [event["text"] for scene in story.scenes for event in decoded_events(scene)]
        assert texts[-len(told) :] == [event["text"] for event in told]
        assert story.scenes[-1].scene == ann.scene["scene"]
        assert {scene.ply for scene in story.scenes} == {None}, "how many moves is not told yet"
        room = house.room(ann)
        await ann.say(wire.Resign())
        plies = [scene.ply or 0 for scene in replay.story(room, Viewer((0,)), 0).scenes]
        assert plies[0] == 0
        assert plies == sorted(set(plies))
        assert plies[-1] == room.ply


def decoded_events(scene: wire.StoryScene) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = json.loads(encode(scene))["events"]
    return events
