"""Who sits in a seat, who did before, and who has not come yet."""

from __future__ import annotations

import pytest
from tests.server.house import House, aio, open_house, somebody

from tafelrunde.server import wire
from tafelrunde.server.room.seats import GRACE


async def leave(house: House, table: str, person: str) -> None:
    await house.lobby.leave(table, somebody(person))
    await house.rest()


@aio
async def test_who_got_up_sees_nothing_of_the_next_one_in_the_seat() -> None:
    """Also not through a connection that was opened with the seat's secret, and at no process."""
    async with open_house() as house, open_house(house.store) as other:
        made = await house.make("ann", game="schildwall", mode="mass-2")
        joined = await house.join(made, "bob")
        (seat,) = joined.seats
        device = await house.enter(made.table, token=joined.token)
        elsewhere = await other.enter(made.table, token=joined.token)
        assert device.scene["table"]["yours"] == elsewhere.scene["table"]["yours"] == [seat]
        await leave(house, made.table, "bob")
        other.tables.live[made.table].catch_up()
        await other.rest()
        for guest in (device, elsewhere):
            assert "yours" not in guest.last("table")["table"]
        await house.join(made, "eve", seat)
        for person in ("cid", "dan"):
            await house.join(made, person)
        other.tables.live[made.table].catch_up()
        await other.rest()
        for guest in (device, elsewhere):
            assert "seat" not in guest.scene["view"]
            assert not guest.moves
            await guest.say(wire.Resign())
            assert guest.last("refused")["code"] == "onlooker"
            assert guest.last("scene")["scene"] == 1


@aio
async def test_consent_leaves_with_who_gave_it() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="schildwall", mode="mass-2")
        joined = await house.join(made, "bob")
        bob = await house.enter(made.table, "bob")
        await bob.say(wire.RevealConsent(True))
        assert house.room_of(made.table).consents
        await leave(house, made.table, "bob")
        await house.join(made, "eve", joined.seats[0])
        assert not house.room_of(made.table).consents


@aio
async def test_who_looked_on_and_sits_down_through_another_process_has_the_seat() -> None:
    async with open_house() as house, open_house(house.store) as other:
        made = await house.make("ann", game="gwint")
        bob = await other.enter(made.table, "bob")
        assert not bob.scene["table"].get("yours")
        await house.join(made, "bob")
        other.tables.live[made.table].catch_up()
        await other.rest()
        assert bob.scene["table"]["yours"] == [1]
        assert bob.scene["view"]["seat"] == 1
        assert other.table(bob).around.watchers == 0
        assert other.room(bob).seats[1].here


@pytest.mark.parametrize("again", [False, True])
@aio
async def test_who_has_not_come_to_the_table_yet_has_the_whole_grace(again: bool) -> None:
    """A game begins the moment the last one joins, before that one's page is there."""
    async with open_house() as house:
        made = await house.make("ann", game="gwint")
        ann = await house.enter(made.table, "ann")
        await house.join(made, "bob")
        if again:
            bob = await house.enter(made.table, "bob")
            await bob.say(wire.Resign())
            await bob.say(wire.Rematch())
            await ann.say(wire.Rematch())
            ann = await house.enter(ann.last("table")["table"]["rematch"]["table"], "ann")
        room = house.room(ann)
        absent = room.seats.index(next(chair for chair in room.seats if chair.name == "Bob"))
        await ann.say(wire.AbsentChoice(absent, "claim"))
        assert ann.last("refused")["code"] == "grace"
        assert room.playing
        await house.pass_time(GRACE["none"] + 1)
        await ann.say(wire.AbsentChoice(absent, "claim"))
        assert room.status == "over"


@aio
async def test_who_was_away_while_nobody_else_had_come_has_the_whole_grace() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="gwint")
        ann = await house.enter(made.table, "ann")
        await ann.leave()
        await house.pass_time(GRACE["none"])
        ann = await house.enter(made.table, "ann")
        await house.join(made, "bob")
        bob = await house.enter(made.table, "bob")
        await ann.leave()
        assert bob.last("table")["table"]["absent"][0]["grace"] == GRACE["none"]
