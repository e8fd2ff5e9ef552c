"""Tables with cards that people brought, and tables that began by earlier rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.house import House, aio, open_house, play_on

from tafelrunde import registry
from tafelrunde.kernel import BadInput, Earlier, Game, record
from tafelrunde.server import wire
from tafelrunde.server.faults import Denied
from tafelrunde.server.lobby import catalogue
from tafelrunde.server.lobby.listing import Listing
from tafelrunde.server.lobby.records import record_of
from tafelrunde.server.lobby.summaries import summary_of

SHIPPED = catalogue.card_file("schildwall")
STRONGER = SHIPPED.replace("serlar,Serlar,warrior,3,", "serlar,Wolfling,warrior,9,")
AGAINST_AI = [wire.SeatPlan("me"), wire.SeatPlan("ai", "page")]


@aio
async def test_people_play_with_the_cards_they_brought_to_the_end_and_again() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="schildwall", seats=AGAINST_AI, cards=STRONGER)
        ann = await house.enter(made.table, "ann")
        room = house.room(ann)
        assert room.game.card("serlar").values["strength"] == 9
        assert ann.all("scene")[0]["table"]["own_cards"] is True
        await play_on(house, [ann], random.Random(1), 5_000)
        assert room.status == "over"
        assert any("Wolfling" in line for line in texts(ann)), "the log knows their names"
        written = record_of(room).write()
        own = registry.game("schildwall").dealt_from(STRONGER, "mine.csv")
        list(record.read(own, written).replay())
        with pytest.raises(BadInput, match="another card file"):
            record.read(registry.game("schildwall"), written)
        await ann.say(wire.Rematch())
        again = await house.tables.table(room.next_table)
        assert again.room.game.card_text == STRONGER


@aio
async def test_a_table_with_own_cards_is_the_same_when_it_is_loaded_again() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="schildwall", seats=AGAINST_AI, cards=STRONGER)
        ann = await house.enter(made.table, "ann")
        await play_on(house, [ann], random.Random(2), 6)
        before = house.room(ann)
        del house.tables.live[made.table]
        after = (await house.tables.table(made.table)).room
        assert after is not before
        assert after.game.write_state(after.state) == before.game.write_state(before.state)


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("id,name\n", "cards", "row 1"),
        (SHIPPED.replace("khan,Khan,khan,7,0,1", "khan,Khan,khan,7,0,2"), "cards", "khan"),
        ("x" * 200_001, "cards-length", "200000"),
    ],
)
@aio
async def test_cards_nobody_can_play_with_are_refused_with_a_reason(
    text: str, code: str, says: str
) -> None:
    async with open_house() as house:
        with pytest.raises(Denied) as denied:
            await house.make("ann", game="schildwall", cards=text)
        assert denied.value.code == code
        assert says in str(denied.value.facts)


@aio
async def test_a_rated_game_is_played_with_the_cards_of_the_game() -> None:
    async with open_house() as house:
        with pytest.raises(Denied) as denied:
            await house.make("ann", game="schildwall", rated=True, cards=STRONGER)
        assert denied.value.code == "rated"


def texts(guest: Any) -> list[str]:
    return [event["text"] for scene in guest.all("scene") for event in scene.get("events", ())]


# Earlier rules ----------------------------------------------------------------------------


def newer(monkeypatch: pytest.MonkeyPatch, fitting: bool) -> None:
    """Schildwall's rules rise by one; what was agreed before means the same now, or nothing."""
    game = registry.game("schildwall")

    def earlier(self: Game[Any], rules: int, given: Any) -> Earlier[Any]:
        if fitting:
            return Earlier(self, {**given, "hail_returns": True})
        raise BadInput("rules: the hail was another one then")

    monkeypatch.setattr(type(game), "rules", game.rules + 1)
    monkeypatch.setattr(type(game), "earlier", earlier)


async def begun(house: House) -> str:
    made = await house.make(
        "ann", game="schildwall", seats=AGAINST_AI, clock=wire.ClockPlan("days", days=1)
    )
    ann = await house.enter(made.table, "ann")
    await play_on(house, [ann], random.Random(3), 2)
    ann.client.lost()
    await house.rest()
    del house.tables.live[made.table]
    return made.table


@aio
async def test_a_table_of_earlier_rules_goes_on_as_they_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_house() as house:
        name = await begun(house)
        newer(monkeypatch, fitting=True)
        room = (await house.lobby.table(name)).room
        assert room.options["hail_returns"] is True
        assert room.ply >= 2
        assert summary_of(room).stage == "playing"


@aio
async def test_a_table_that_cannot_go_on_says_so_and_lets_the_others_sleep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with open_house() as house:
        name, other = await begun(house), await begun(house)
        newer(monkeypatch, fitting=False)
        with pytest.raises(Denied) as denied:
            await house.lobby.table(name)
        assert (denied.value.code, denied.value.status) == ("earlier-rules", 410)
        assert "the hail was another one" in str(denied.value.facts["reason"])
        listing = Listing(house.store, lambda _: None, house.time.now, True)
        mine = await listing.mine("ann", frozenset({"ann"}), "de", None)
        assert {line.table for line in mine.tables} == {name, other}
        house.time.at += 2 * 86_400_000
        await house.tables.wake_due()
        assert await house.store.due(house.time.now() / 1000) == []
