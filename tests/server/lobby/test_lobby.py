"""Making tables, sitting down, playing on."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.house import House, aio, open_house, play_on, somebody

from tafelrunde.server import wire
from tafelrunde.server.coding import encode
from tafelrunde.server.faults import Denied
from tafelrunde.server.lobby.listing import Listing
from tafelrunde.server.lobby.records import record_of
from tafelrunde.server.lobby.summaries import summary_of
from tafelrunde.server.room.moment import Moment
from tafelrunde.server.store import Rating
from tafelrunde.server.voice import say
from tafelrunde.testing import rule

REAL = wire.ClockPlan("real")


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "gwint", "mode": "blitz"}, "no-such-mode"),
        ({"game": "gwint", "options": {"preset": "mine"}}, "option-value"),
        ({"game": "gwint", "options": {"colour": "red"}}, "no-such-option"),
        ({"game": "gwint", "options": {"deck_a": "33 swords"}}, "deck-option"),
        ({"game": "gwint", "seats": [wire.SeatPlan("me")] * 3}, "seats"),
        ({"game": "gwint", "seats": [wire.SeatPlan("ai", "emperor")]}, "no-such-level"),
        ({"game": "gwint", "seats": [wire.SeatPlan("open")]}, "no-maker"),
        ({"game": "gwint", "clock": wire.ClockPlan("real", 0.1)}, "clock"),
        ({"game": "gwint", "clock": wire.ClockPlan("days", days=400)}, "clock"),
        ({"game": "gwint", "rated": True, "seed": 3}, "rated"),
        ({"game": "gwint", "rated": True, "seats": [wire.SeatPlan("me")] * 2}, "rated"),
        ({"game": "gwint", "seed": -1}, "seed"),
    ],
)
@aio
async def test_a_table_that_cannot_be_is_refused_with_a_reason(
    order: dict[str, Any], code: str
) -> None:
    async with open_house() as house:
        with pytest.raises(Denied) as denied:
            await house.make("ann", **order)
        assert denied.value.code == code
        assert not house.tables.live
        texts = [say(one, f"refused-{code}", **denied.value.facts) for one in ("de", "en")]
        assert texts[0] != texts[1]
        for english in ("expected", "option deck_a:", "there is no card"):
            assert english not in texts[0]


@pytest.mark.parametrize("mode", ["duel", "mass-4"])
@aio
async def test_fifty_who_join_at_once_fill_exactly_the_free_seats(mode: str) -> None:
    async with open_house() as house:
        made = await house.make("host", game="schildwall", mode=mode)
        answers = await asyncio.gather(
            *(house.join(made, f"guest{number}") for number in range(50)), return_exceptions=True
        )
        seated = [answer for answer in answers if isinstance(answer, wire.Seated)]
        refused = [answer for answer in answers if isinstance(answer, Denied)]
        room = house.tables.live[made.table].room
        free = len(room.seats) - 1
        assert sorted(seat for answer in seated for seat in answer.seats) == list(
            range(1, free + 1)
        )
        assert len(refused) == 50 - free
        assert {answer.code for answer in refused} == {"table-full"}
        assert room.status == "playing"


@aio
async def test_one_person_takes_one_seat_however_often_they_ask() -> None:
    async with open_house() as house:
        made = await house.make("host", game="schildwall", mode="mass-2")
        answers = await asyncio.gather(
            *(house.join(made, "eager") for _ in range(5)), return_exceptions=True
        )
        room = house.tables.live[made.table].room
        assert sum(chair.person == "eager" for chair in room.seats) == 1
        assert all(isinstance(answer, (wire.Seated, Denied)) for answer in answers)
        again = await house.join(made, "eager")
        assert again.seats == [seat for seat in range(4) if room.seats[seat].person == "eager"]


@aio
async def test_a_table_that_is_not_listed_needs_its_invitation() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="gwint")
        other = await house.make("ann", game="gwint")
        for token in ("", "x" * 32, other.invite.partition("=")[2]):
            with pytest.raises(Denied) as denied:
                await house.lobby.join(made.table, wire.Join(token), somebody("eve"))
            assert denied.value.code == "invitation"
        assert (await house.join(made, "bob")).seats == [1]
        listed = await house.make("ann", game="gwint", sight="listed")
        assert (await house.lobby.join(listed.table, wire.Join(), somebody("eve"))).seats == [1]


@aio
async def test_a_chosen_seat_is_given_or_refused() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="schildwall", mode="mass-2")
        assert (await house.join(made, "bob", seat=3)).seats == [3]
        for seat, code in ((3, "seat-taken"), (9, "no-seat"), (0, "seat-taken")):
            with pytest.raises(Denied) as denied:
                await house.join(made, "cid", seat=seat)
            assert denied.value.code == code
        await house.lobby.leave(made.table, somebody("bob"))
        assert (await house.join(made, "cid", seat=3)).seats == [3]


@aio
async def test_the_lobby_lists_open_tables_and_my_games_those_that_wait_for_me() -> None:
    async with open_house() as house:
        await house.make("ann", game="gwint", sight="listed")
        await house.make("ann", game="schildwall", sight="listed", clock=wire.ClockPlan("real"))
        await house.make("ann", game="gwint")
        ann, bob = await house.pair("swords_and_shields")
        listing = listing_of(house)
        nobody: frozenset[str] = frozenset()

        async def found(**more: Any) -> list[str]:
            wanted = {"status": "open", "game": None, "tempo": None, "level": None, "before": None}
            tables = await listing.open_tables(nobody, "en", **{**wanted, **more})
            return sorted(line.game for line in tables.tables)

        assert await found() == ["gwint", "schildwall"]
        assert await found(game="gwint") == ["gwint"]
        assert await found(tempo="real") == ["schildwall"]
        assert await found(level="king") == []
        house.time.at += 121_000
        assert await found() == [], "nobody waits there any more"
        mine = await listing.mine("ann", frozenset({"ann"}), "de", None)
        assert len(mine.tables) == 4
        mover = "ann" if ann.moves else "bob"
        theirs = await listing.mine(mover, frozenset({mover}), "en", None)
        assert theirs.tables[0].game == "swords_and_shields"
        assert theirs.tables[0].your_turn
        await bob.say(wire.Resign())
        done = await listing.mine("bob", frozenset({"bob"}), "en", None)
        assert done.tables[0].result == "Ann won."


NOBODY: frozenset[str] = frozenset()
ANN = frozenset({"ann"})


def listing_of(house: House, alone: bool = True) -> Listing:
    def find(name: str) -> Moment | None:
        table = house.tables.live.get(name)
        return None if table is None else table.moment()

    return Listing(house.store, find, house.time.now, alone)


@aio
async def test_a_filter_finds_what_lies_behind_hundreds_of_others() -> None:
    async with open_house() as house:
        wanted = await house.make("ann", game="gwint", sight="listed", clock=REAL)
        for _ in range(205):
            house.time.at += 1
            await house.make("ann", game="gwint", sight="listed")
        found = await listing_of(house).open_tables(NOBODY, "en", "open", None, "real", None, None)
        assert [line.table for line in found.tables] == [wanted.table]
        assert not found.more


@aio
async def test_page_after_page_every_table_is_listed_once() -> None:
    """However many were made within the same second, or moment."""
    async with open_house() as house:
        made = set()
        for number in range(75):
            house.time.at += 7 * (number % 2)
            made.add((await house.make("ann", game="gwint", sight="listed")).table)
        seen: list[str] = []
        before = None
        while True:
            page = await listing_of(house).open_tables(
                NOBODY, "en", "open", None, None, None, before
            )
            seen += [line.table for line in page.tables]
            if not page.more:
                break
            before = page.before
        assert len(seen) == 75
        assert set(seen) == made


@aio
async def test_a_table_at_which_nobody_waits_any_more_is_not_listed_after_a_restart() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="gwint", sight="listed")
        await house.enter(made.table, "ann")
        await house.pass_time(3_600_000)
        store, at = house.store, house.time.at

        async def listed(house: House, alone: bool = True) -> int:
            listing = listing_of(house, alone)
            found = await listing.open_tables(NOBODY, "en", "open", None, None, None, None)
            return len(found.tables)

        assert await listed(house) == 1
    async with open_house(store) as later:
        later.time.at = at
        assert await listed(later) == 0
        assert await listed(later, alone=False) == 1, "another process may know better"
        await later.enter(made.table, "ann")
        assert await listed(later) == 1


@aio
async def test_a_game_that_waits_for_me_is_first_however_many_came_after_it() -> None:
    async with open_house() as house:
        ann, _bob = await house.pair("with_sword_and_shield", seed=2)
        assert ann.moves
        left = await house.make("cid", game="schildwall", mode="mass-2", sight="listed")
        await house.join(left, "ann")
        await house.lobby.leave(left.table, somebody("ann"))
        for _ in range(35):
            house.time.at += 1_000
            _, other = await house.pair("gwint")
            await other.say(wire.Resign())
        mine = await listing_of(house).mine("ann", ANN, "en", None)
        assert mine.tables[0].table == house.room(ann).table
        assert mine.tables[0].your_turn
        assert left.table not in [line.table for line in mine.tables]
        assert mine.more
        rest = await listing_of(house).mine("ann", ANN, "en", mine.before)
        assert len(mine.tables) + len(rest.tables) == 36


@aio
async def test_a_rated_table_is_not_filled_with_ais_and_its_rematch_shows_ratings() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="gwint", rated=True)
        with pytest.raises(Denied, match="rated"):
            await house.lobby.fill(made.table, "page", somebody("ann"))
        await house.join(made, "bob")
        await house.store.rate("before", [unrated_but_known("ann")])
        ann, bob = await house.enter(made.table, "ann"), await house.enter(made.table, "bob")
        await ann.say(wire.Resign())
        await ann.say(wire.Rematch())
        await bob.say(wire.Rematch())
        again = await house.enter(ann.last("table")["table"]["rematch"]["table"], "ann")
        assert again.scene["table"]["seats"][1]["rating"] == 1666


@rule("SS-19", "SS-124", "SS-127")
@aio
async def test_a_rated_table_is_played_with_what_the_game_declares_for_it() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="swords_and_shields", mode="printed", rated=True)
        rated = house.tables.live[made.table].room.opened.options
        assert (rated["start"], rated["exhaustion"]) == ("even", "round_40")
        made = await house.make("ann", game="swords_and_shields", mode="printed")
        plain = house.tables.live[made.table].room.opened.options
        assert (plain["start"], plain["exhaustion"]) == ("printed", "off")
        with pytest.raises(Denied) as denied:
            await house.make(
                "ann", game="swords_and_shields", options={"start": "printed"}, rated=True
            )
        assert say("en", f"refused-{denied.value.code}", **denied.value.facts) == (
            "A rated game is played with “First turn of the game: even: whoever starts draws only "
            "two cards”, not with “nothing special, as printed”."
        )
        terms = {"start": "even"}
        await house.make("ann", game="swords_and_shields", options=terms, rated=True)


def unrated_but_known(person: str) -> Rating:
    return Rating(person, "gwint", 1666.0, 80.0, 0.06, 1, 0.0)


@aio
async def test_a_finished_game_can_be_seen_again_and_played_on() -> None:
    from tafelrunde.server.lobby import replay
    from tafelrunde.server.room.viewers import Viewer

    async with open_house() as house:
        import random

        ann, bob = await house.pair("with_sword_and_shield")
        await play_on(house, [ann, bob], random.Random(8), 100_000)
        room = house.room(ann)
        told = replay.replay(room, Viewer(language="de"))
        assert told.plies == room.ply
        assert all(move.label for move in told.moves)
        last = replay.moment(room, told.plies, None, Viewer())
        assert read(last).view.outcome is not None
        for ply in (0, told.plies // 2):
            assert read(replay.moment(room, ply, 1, Viewer(language="de"))).view.seat == 1
        with pytest.raises(Denied):
            replay.moment(room, told.plies + 1, None, Viewer())
        record = record_of(room)
        assert [(move.seat, move.action) for move in record.moves] == [
            (move.seat, move.action) for move in told.moves
        ]
        list(record.replay())
        order = wire.Branch(ply=told.plies // 2, seat=1, level="page")
        branch = await house.lobby.branch(room.table, order, somebody("eve"))
        eve = await house.enter(branch.table, "eve")
        assert eve.scene["view"]["seat"] == 1
        await play_on(house, [eve], random.Random(2), 3)
        assert house.room(eve).ply >= 3


@aio
async def test_a_summary_tells_no_secret_and_leaves_with_the_table() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("gwint")
        room = house.room(ann)
        about = summary_of(room).about
        assert str(room.opened.seed).encode() not in about.replace(b'"waiting":[', b"")
        assert b"digest" not in about
        await ann.leave()
        await bob.leave()
        house.time.at += 16 * 60_000
        await house.tables.put_away()
        assert not house.tables.live
        again = await house.enter(room.table, "ann")
        assert again.scene["view"]["seat"] == 0


def read(scene: wire.ReplayScene) -> wire.ReplayScene:
    """As a client reads it."""
    return msgspec.json.decode(encode(scene), type=wire.ReplayScene)
