"""A table from its first scene to its end, without sockets, and with time that stands still."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.house import aio, open_house, play_on

from tafelrunde import registry
from tafelrunde.server import log, telling, wire
from tafelrunde.server.coding import encode
from tafelrunde.server.room import Room
from tafelrunde.server.viewers import Viewer


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
            told = [telling.scene(one, viewer, house.time.at, table=True) for one in (room, again)]
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
        asked = len(house.minds.asked)
        for number in range(20):
            ann.post(wire.Hint(ann.scene["scene"], number))
        assert len(house.minds.asked) == asked + 1
        assert ann.last("refused")["code"] == "still-thinking"
        await house.rest()
        await ann.say(wire.Hint(ann.scene["scene"], 21))
        assert len(house.minds.asked) == asked + 2


# Onlookers --------------------------------------------------------------------------------


@aio
async def test_onlookers_see_hands_only_when_all_agree_or_after_the_end() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields")
        eve = await house.enter(house.room(ann).table)
        assert eve.scene["view"].get("seat") is None
        await eve.say(wire.Watch(0))
        assert eve.last("refused")["code"] == "watch"
        await ann.say(wire.RevealConsent(True))
        await eve.say(wire.Watch(0))
        assert eve.scene["view"].get("seat") is None
        await bob.say(wire.RevealConsent(True))
        await eve.say(wire.Watch(0))
        assert eve.scene["view"]["seat"] == 0
        await bob.say(wire.RevealConsent(False))
        await play_on(house, [ann, bob], random.Random(1), 1)
        assert eve.scene["view"].get("seat") is None
        await ann.say(wire.Resign())
        await eve.say(wire.Watch(1))
        assert eve.scene["view"]["seat"] == 1


@aio
async def test_onlookers_may_do_nothing() -> None:
    async with open_house() as house:
        ann, _bob = await house.pair("swords_and_shields")
        eve = await house.enter(house.room(ann).table, "eve")
        before = house.room(ann).number
        orders: list[Any] = [
            wire.Act(eve.scene["scene"], 0),
            wire.Undo(1),
            wire.UndoReply(True),
            wire.Resign(),
            wire.Rematch(),
            wire.RevealConsent(True),
            wire.AbsentChoice(0, "claim"),
            wire.Say("hello"),
            wire.MoreTime(),
            wire.FillSeats("page"),
            wire.Ready(0),
            wire.Hint(1),
        ]
        for order in orders:
            refused = len(eve.all("refused"))
            await eve.say(order)
            assert len(eve.all("refused")) == refused + 1, order
        assert house.room(ann).number == before


# Several people at one device -------------------------------------------------------------


@pytest.mark.parametrize("game", registry.names())
@aio
async def test_behind_the_curtain_no_hand_is_sent(game: str) -> None:
    async with open_house() as house:
        me = wire.SeatPlan("me")
        made = await house.make("ann", game=game, seats=[me, me])
        ann = await house.enter(made.table, "ann")
        room = house.room(ann)
        dice = random.Random(3)
        handovers = 0
        while room.status != "over" and handovers < 60:
            scene = ann.scene
            if "curtain" in scene:
                handovers += 1
                assert scene["view"].get("seat") is None
                onlooker = telling.scene(room, Viewer(), 0).view
                assert scene["view"]["zones"] == decoded(encode(onlooker))["zones"]
                wrong = 1 - scene["curtain"]["seat"]
                await ann.say(wire.Ready(wrong))
                assert ann.scene["view"].get("seat") is None, "only who is next lifts it"
                await ann.say(wire.Ready(scene["curtain"]["seat"]))
                assert ann.scene["view"]["seat"] == scene["curtain"]["seat"]
            await ann.act(dice.choice(ann.moves)["action"])
        assert handovers >= 3


def decoded(text: bytes) -> dict[str, Any]:
    import json

    found: dict[str, Any] = json.loads(text)
    return found


@aio
async def test_a_reload_keeps_the_curtain() -> None:
    async with open_house() as house:
        me = wire.SeatPlan("me")
        made = await house.make("ann", game="swords_and_shields", seats=[me, me])
        ann = await house.enter(made.table, "ann")
        await ann.say(wire.Ready(ann.scene["curtain"]["seat"]))
        assert ann.scene["view"]["seat"] is not None
        again = await house.enter(made.table, "ann")
        assert "curtain" in again.scene
        assert again.scene["view"].get("seat") is None


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
        house.minds.fails = True
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
        assert reason["code"] == "not-asked-for"
        assert "siege row" in reason["text"]
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
    from tafelrunde.server import replay

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
    events: list[dict[str, Any]] = decoded(encode(scene))["events"]
    return events
