"""Who sees a table besides its players, and several players at one device."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.house import aio, open_house, play_on

from tafelrunde import registry
from tafelrunde.server import wire
from tafelrunde.server.coding import encode
from tafelrunde.server.room.moment import Moment
from tafelrunde.server.room.viewers import Viewer, acting, standpoint
from tafelrunde.server.telling import telling

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
                onlooker = telling.scene(Moment(room, 0), Viewer()).view
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


@aio
async def test_looking_changes_nothing_and_the_curtain_falls_with_the_move() -> None:
    """Who is shown is asked as often as one likes; a move of the one at the device lowers it."""
    async with open_house() as house:
        me = wire.SeatPlan("me")
        made = await house.make("ann", game="gwint", seats=[me, me])
        ann = await house.enter(made.table, "ann")
        room, viewer = house.room(ann), ann.client.viewer
        assert standpoint(room, viewer) == standpoint(room, viewer) == (None, 0)
        viewer.shown = 1  # as if the other were still on the screen
        assert standpoint(room, viewer) == (None, 0)
        assert viewer.shown == 1
        assert acting(room, viewer) is None
        await ann.say(wire.Ready(0))
        assert (viewer.shown, acting(room, viewer)) == (0, 0)
        while 1 not in room.asked or 0 in room.asked:
            await ann.act(ann.moves[0]["action"])
        assert viewer.shown is None
        assert ann.scene["curtain"]["seat"] == 1
