"""Making tables, sitting down, playing on."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.server.house import aio, open_house, play_on, somebody

from tafelrunde.server import wire
from tafelrunde.server.coding import encode
from tafelrunde.server.faults import Denied
from tafelrunde.server.listing import Listing
from tafelrunde.server.records import record_of
from tafelrunde.server.summaries import summary_of


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "gwint", "mode": "blitz"}, "no-such-mode"),
        ({"game": "gwint", "options": {"preset": "mine"}}, "options"),
        ({"game": "gwint", "options": {"deck_a": "33 swords"}}, "options"),
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
        find = lambda name: house.tables.live[name].room  # noqa: E731
        listing = Listing(house.store, find, house.time.now)
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


@aio
async def test_a_finished_game_can_be_seen_again_and_played_on() -> None:
    from tafelrunde.server import replay

    async with open_house() as house:
        import random

        ann, bob = await house.pair("with_sword_and_shield")
        await play_on(house, [ann, bob], random.Random(8), 100_000)
        room = house.room(ann)
        told = replay.replay(room, "de")
        assert told.plies == room.ply
        assert all(move.label for move in told.moves)
        last = replay.moment(room, told.plies, None, "en")
        assert read(last).view.outcome is not None
        for ply in (0, told.plies // 2):
            assert read(replay.moment(room, ply, 1, "de")).view.seat == 1
        with pytest.raises(Denied):
            replay.moment(room, told.plies + 1, None, "en")
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
