"""Clocks, windows, people who are away. Time passes when the test says so."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from tests.server.house import Guest, House, Time, aio, open_house, play_on

from tafelrunde.games.schildwall.rules.moves import NONE
from tafelrunde.server import entries as log
from tafelrunde.server import wire
from tafelrunde.server.entries import ClockTerms
from tafelrunde.server.room.clock import LAST_SPAN, Clocks
from tafelrunde.server.room.seats import GRACE, LEAST_GRACE
from tafelrunde.server.windows import MORE, USUAL, Windows
from tafelrunde.testing import rule

MINUTE = 60_000


# Clocks -----------------------------------------------------------------------------------


def test_a_clock_runs_while_its_seat_is_asked_and_gains_the_increment() -> None:
    clocks = Clocks(ClockTerms("real", 10_000, 2_000), 2)
    clocks.run((0,), 1_000)
    assert clocks.deadline() == 11_000
    assert clocks.left_at(4_000) == (7_000, 10_000)
    clocks.answered(0, 4_000)
    clocks.run((1,), 4_000)
    assert clocks.left_at(5_000) == (9_000, 9_000)
    assert clocks.late(13_999) == ()
    assert clocks.late(14_000) == (1,)
    clocks.fell(1, 14_000)
    assert clocks.left_at(14_000)[1] == LAST_SPAN


def test_days_begin_anew_with_every_move() -> None:
    clocks = Clocks(ClockTerms("days", 1_000_000), 2)
    clocks.run((0,), 0)
    clocks.answered(0, 900_000)
    assert clocks.left == [1_000_000, 1_000_000]


@aio
async def test_who_runs_out_of_time_is_warned_and_then_answered_for() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields", clock=wire.ClockPlan("real", 1, 0))
        mover, seat = (ann, 0) if ann.moves else (bob, 1)
        room = house.room(ann)
        await house.pass_time(47_000)
        assert not mover.all("notice")
        await house.pass_time(2_000)
        assert mover.last("notice")["code"] == "time-short"
        assert room.ply == 0
        await house.pass_time(11_000)
        assert room.move(0) == (seat, -2)


@aio
async def test_a_game_whose_players_sleep_comes_to_its_end() -> None:
    async with open_house() as house:
        ann, _bob = await house.pair("gwint", clock=wire.ClockPlan("real", 1, 0))
        for _ in range(200):
            await house.pass_time(MINUTE)
            if house.room(ann).status == "over":
                break
        assert ann.last("ended")["result"]


@aio
async def test_a_late_move_counts_as_none_even_if_no_timer_rang() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields", clock=wire.ClockPlan("real", 1, 0))
        mover, seat = (ann, 0) if ann.moves else (bob, 1)
        house.time.at += 2 * MINUTE
        await mover.act()
        assert house.room(ann).move(0) == (seat, -2)
        assert mover.scene["scene"] > 1


@aio
async def test_after_a_crash_nobody_is_charged_for_the_time_without_a_server() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields", clock=wire.ClockPlan("real", 10, 5))
        await house.pass_time(30_000)
        await play_on(house, [ann, bob], random.Random(1), 1)
        table, store, left = house.room(ann).table, house.store, house.room(ann).clocks.left
        at = house.time.at
    async with open_house(store) as later:
        later.time.at = at + 60 * MINUTE
        again = await later.enter(table, "ann")
        assert list(again.scene["clock"]["left"]) == left
        other = await later.enter(table, "bob")
        await later.pass_time(10_000)
        running = (other if other.moves else again).scene["view"]["seat"]
        assert later.room(again).clocks.left_at(later.time.at)[running] == left[running] - 10_000


@aio
async def test_days_go_by_while_the_table_is_put_away() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields", clock=wire.ClockPlan("days", days=1))
        _mover, _seat = (ann, 0) if ann.moves else (bob, 1)
        table = house.room(ann).table
        await play_on(house, [ann, bob], random.Random(1), 4)
        made = house.room(ann).ply
        await ann.leave()
        await bob.leave()
        house.time.at += 3_600_000
        await house.tables.put_away()
        assert table not in house.tables.live
        await house.tables.wake_due()
        assert table not in house.tables.live
        house.time.at += 26 * 3_600_000
        await house.tables.wake_due()
        await house.rest()
        room = house.tables.live[table].room
        assert room.ply > made
        assert room.move(made)[1] == -2


@aio
async def test_days_go_by_while_there_is_no_server() -> None:
    """Otherwise every restart would begin them anew for those who have a page open."""
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields", clock=wire.ClockPlan("days", days=1))
        await play_on(house, [ann, bob], random.Random(1), 1)
        table, store, at = house.room(ann).table, house.store, house.time.at
    async with open_house(store) as later:
        later.time.at = at + 20 * 60 * MINUTE
        again = await later.enter(table, "ann")
        clock = again.scene["clock"]
        (running,) = clock["running"]
        assert clock["left"][running] == 4 * 60 * MINUTE


# People who are away ----------------------------------------------------------------------


@aio
async def test_the_clock_stops_while_somebody_is_away() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields", clock=wire.ClockPlan("real", 10, 5))
        mover, other = (ann, bob) if ann.moves else (bob, ann)
        left = other.scene["clock"]["left"]
        await mover.leave()
        news = other.last("table")
        assert news["clock"]["running"] == []
        assert news["table"]["absent"][0]["grace"] == GRACE["real"]
        await house.pass_time(30_000)
        back = await house.enter(house.room(other).table, "ann" if mover is ann else "bob")
        assert back.scene["clock"]["left"] == left
        assert not other.last("table")["table"].get("absent")


@aio
async def test_after_the_grace_the_other_chooses_to_claim() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("gwint")
        await bob.leave()
        await ann.say(wire.AbsentChoice(1, "claim"))
        assert ann.last("refused")["code"] == "grace"
        await house.pass_time(GRACE["none"])
        assert ann.last("table")["table"]["absent"][0].get("grace", 0) == 0
        await ann.say(wire.AbsentChoice(1, "claim"))
        assert ann.last("ended")["outcome"]["winners"] == [0]
        assert "left" in ann.last("ended")["result"]


@aio
async def test_nobody_claims_a_game_from_a_partner() -> None:
    async with open_house() as house:
        made = await house.make("p0", game="schildwall", mode="mass-2")
        for number in range(1, 4):
            await house.join(made, f"p{number}")
        guests = [await house.enter(made.table, f"p{number}") for number in range(4)]
        await guests[1].leave()
        await house.pass_time(GRACE["none"] + 1)
        await guests[0].say(wire.AbsentChoice(1, "claim"))
        assert guests[0].last("refused")["code"] == "claim-partner"
        assert house.room(guests[0]).ply == 0
        await guests[2].say(wire.AbsentChoice(1, "claim"))
        assert house.room(guests[0]).claimed


@aio
async def test_after_the_grace_the_other_may_wait_on() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("gwint")
        await bob.leave()
        await house.pass_time(GRACE["none"])
        await ann.say(wire.AbsentChoice(1, "wait"))
        await ann.say(wire.AbsentChoice(1, "claim"))
        assert ann.last("refused")["code"] == "grace"
        await house.pass_time(GRACE["none"])
        await ann.say(wire.AbsentChoice(1, "claim"))
        assert ann.last("ended")


@aio
async def test_an_ai_plays_on_until_the_person_comes_back() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("swords_and_shields")
        room = house.room(ann)
        await bob.leave()
        await house.pass_time(GRACE["none"])
        await ann.say(wire.AbsentChoice(1, "ai", "page"))
        assert ann.last("table")["table"]["seats"][1]["substitute"] == "page"
        await play_on(house, [ann], random.Random(1), 30)
        assert any(room.move(ply)[0] == 1 for ply in range(room.ply))
        again = await house.enter(room.table, "bob")
        assert room.seats[1].substitute == ""
        thought = len(house.bots.asked)
        await play_on(house, [ann, again], random.Random(2), 10)
        assert len(house.bots.asked) == thought


@aio
async def test_who_goes_away_again_and_again_uses_up_the_grace() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("gwint")
        table = house.room(ann).table
        for _ in range(3):
            await bob.leave()
            await house.pass_time(GRACE["none"] // 2)
            bob = await house.enter(table, "bob")
        await bob.leave()
        assert ann.last("table")["table"]["absent"][0]["grace"] == LEAST_GRACE


@aio
async def test_a_second_window_of_the_browser_keeps_the_seat_occupied() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("gwint")
        second = await house.enter(house.room(ann).table, "bob")
        await bob.leave()
        assert house.room(ann).seats[1].here
        await second.leave()
        assert not house.room(ann).seats[1].here


# Windows ----------------------------------------------------------------------------------


async def windows_of(house: House, guests: list[Guest], wanted: int) -> list[tuple[bool, int]]:
    """Whether somebody could react, and how long the other side waited, window by window."""
    found: list[tuple[bool, int]] = []
    room = house.room(guests[0])
    dice = random.Random(9)
    while len(found) < wanted and room.status != "over":
        if room.window is not None:
            (seat,) = room.asked
            could = len(room.state.legal_for(seat)) > 1
            opened, ply = house.time.at, room.ply
            while room.ply == ply:  # the player is idle
                assert house.time.next() is not None
                house.time.ring()
                await house.rest()
            found.append((could, house.time.at - opened))
        else:
            mover = next(guest for guest in guests if guest.moves)
            await mover.act(dice.choice(mover.moves)["action"])
    return found


@rule("SH-76")
@aio
async def test_windows_take_the_same_time_whether_or_not_one_could_react() -> None:
    waits: dict[bool, list[int]] = {True: [], False: []}
    for seed in range(8):
        async with open_house(seed=seed) as house:
            ann, bob = await house.pair("schildwall", seed=seed)
            for could, wait in await windows_of(house, [ann, bob], 60):
                waits[could].append(wait)
    assert min(len(waits[True]), len(waits[False])) >= 100
    assert all(USUAL[0] <= wait <= USUAL[1] for both in waits.values() for wait in both)
    assert distance(waits[True], waits[False]) <= 0.2


def distance(one: list[int], other: list[int]) -> float:
    """Kolmogorov and Smirnov's: the largest gap between the two distributions."""
    return max(
        abs(sum(x <= at for x in one) / len(one) - sum(x <= at for x in other) / len(other))
        for at in {*one, *other}
    )


def test_how_long_a_window_stays_open_knows_nothing_of_the_game() -> None:
    drawn = [Windows(random.Random(5)).draw(*USUAL) for _ in range(3)]
    assert len(set(drawn)) == 1, "the dice alone decide"


async def secret_questions(
    house: House, guests: list[Guest], answer: Callable[[], Awaitable[int]], wanted: int
) -> list[tuple[bool, int]]:
    """Whether somebody could react, and how long it took, question by question."""
    found: list[tuple[bool, int]] = []
    room = house.room(guests[0])
    dice = random.Random(9)
    while len(found) < wanted and room.status != "over":
        assert room.game.reactions is not None
        if room.game.reactions.silent_answer(room.state) is not None:
            (seat,) = room.asked
            could = len(room.state.legal_for(seat)) > 1
            found.append((could, await answer()))
        else:
            await play_on(house, guests, dice, 1)
    return found


@rule("SH-76")
@aio
async def test_with_days_to_move_everybody_is_waited_for_alike() -> None:
    """The asked player is idle for hours, choice or none: nothing happens, nobody hears a thing,
    and the same day is left. The game goes on with the answer."""
    left: dict[bool, set[int]] = {True: set(), False: set()}
    count: Counter[bool] = Counter()
    for seed in range(3):
        async with open_house(seed=seed) as house:
            days = wire.ClockPlan("days", days=1)
            guests = list(await house.pair("schildwall", seed=seed, clock=days))
            room = house.room(guests[0])

            async def hesitate(
                house: House = house, room: Any = room, guests: list[Guest] = guests
            ) -> int:
                (seat,) = room.asked
                ply, heard = room.ply, [len(guest.frames) for guest in guests]
                until: int = room.clocks.deadline() - house.time.at
                await house.pass_time(3_600_000)
                assert room.window is None
                assert room.ply == ply
                assert [len(guest.frames) for guest in guests] == heard
                await guests[seat].act(NONE)
                assert room.ply == ply + 1
                return until

            for could, until in await secret_questions(house, guests, hesitate, 40):
                left[could].add(until)
                count[could] += 1
    assert min(count.values()) >= 20
    assert left[True] == left[False] == {86_400_000}


@rule("SH-76")
@aio
async def test_at_one_device_the_curtain_falls_for_everybody_alike() -> None:
    """Who is asked in secret takes the device, choice or none, and no time runs."""
    count: Counter[bool] = Counter()
    for seed in range(3):
        async with open_house(seed=seed) as house:
            both = [wire.SeatPlan("me"), wire.SeatPlan("me")]
            made = await house.make("ann", game="schildwall", seats=both, seed=seed)
            device = await house.enter(made.table, "ann")
            room = house.room(device)

            async def hand_over(
                house: House = house, room: Any = room, device: Guest = device
            ) -> int:
                (seat,) = room.asked
                assert house.time.next() is None
                shown = device.scene.get("curtain")
                if device.client.viewer.shown != seat:
                    assert shown is not None
                    assert shown["seat"] == seat
                    await device.say(wire.Ready(seat))
                ply = room.ply
                await device.act(NONE)
                assert room.ply == ply + 1
                return 0

            for could, _ in await secret_questions(house, [device], hand_over, 40):
                count[could] += 1
    assert min(count.values()) >= 20


async def until_window(house: House, guests: list[Guest], with_choice: bool) -> Guest:
    """Play until a secret question is open; the one who is asked."""
    room = house.room(guests[0])
    dice = random.Random(4)
    while True:
        if room.window is not None:
            seat: int = room.asked[0]
            if (len(room.state.legal_for(seat)) > 1) == with_choice:
                return guests[seat]
            house.time.ring()
            await house.rest()
        else:
            mover = next(guest for guest in guests if guest.moves)
            await mover.act(dice.choice(mover.moves)["action"])


@rule("SH-76")
@aio
async def test_an_early_answer_waits_until_the_window_closes() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("schildwall", seed=2)
        asked = await until_window(house, [ann, bob], True)
        other = bob if asked is ann else ann
        room = house.room(ann)
        around = house.table(ann).around
        ends, heard, ply = around.window_ends, len(other.frames), room.ply
        assert asked.scene["window"]["left"] > 0
        await asked.act(NONE)
        assert asked.scene["window"]["answered"] is True
        assert len(other.frames) == heard, "nobody else learns that an answer was given"
        await asked.act(NONE)
        assert room.ply == ply
        house.time.ring()
        await house.rest()
        assert house.time.at == ends
        assert room.move(ply)[1] == NONE


@aio
async def test_more_time_is_open_to_all_and_seen_by_all() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("schildwall", seed=2)
        asked = await until_window(house, [ann, bob], True)
        other = bob if asked is ann else ann
        around = house.table(ann).around
        ends = around.window_ends
        assert ends is not None
        await other.say(wire.MoreTime())
        assert around.window_ends == ends + MORE
        assert asked.last("notice")["code"] == "more-time"
        assert other.last("notice")["code"] == "more-time"


@aio
async def test_windows_wait_for_somebody_who_lost_the_connection() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("schildwall", seed=2)
        asked = await until_window(house, [ann, bob], True)
        room, ply = house.room(ann), house.room(ann).ply
        await asked.leave()
        await house.pass_time(20_000)
        assert room.ply == ply
        name = "ann" if asked is ann else "bob"
        back = await house.enter(room.table, name)
        assert USUAL[0] <= back.scene["window"]["left"] <= USUAL[1], "there is time to react"
        await house.pass_time(USUAL[0] - 1)
        assert room.ply == ply
        await house.pass_time(USUAL[1] - USUAL[0] + 1)
        assert room.ply > ply


@aio
async def test_against_ais_there_are_no_windows() -> None:
    async with open_house() as house:
        ai = wire.SeatPlan("ai", "page")
        made = await house.make("ann", game="schildwall", seats=[wire.SeatPlan("me"), ai])
        ann = await house.enter(made.table, "ann")
        await play_on(house, [ann], random.Random(3), 40)
        assert house.time.next() is None
        assert house.room(ann).opened.options["asked"] == "choice"


@aio
async def test_a_table_that_was_filled_with_ais_has_no_windows() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="schildwall")
        ann = await house.enter(made.table, "ann")
        await ann.say(wire.FillSeats("page"))
        asked = 0
        while asked < 40 and house.room(ann).playing:
            asked += await play_on(house, [ann], random.Random(3), 1)
            assert "window" not in ann.scene
        assert house.time.next() is None


@aio
async def test_after_a_take_back_everybody_may_ask_for_more_time_again() -> None:
    async with open_house() as house:
        ann, bob = await house.pair("schildwall", seed=2)
        await until_window(house, [ann, bob], True)
        await ann.say(wire.MoreTime())
        room = house.room(ann)
        again = room.ahead([log.Undone(house.time.at, room.ply, 0)])
        assert again.window is not None
        assert not again.prolonged


@pytest.mark.parametrize("game", ["gwint", "swords_and_shields", "with_sword_and_shield"])
@aio
async def test_games_without_secret_questions_have_no_windows(game: str) -> None:
    async with open_house() as house:
        ann, _ = await house.pair(game)
        assert house.room(ann).opened.window == (0, 0)


def test_entries_are_read_as_they_were_written() -> None:
    entries: list[Any] = [
        log.Seated(5, (0, 1), "person", "p1", "Ann", "ff"),
        log.Moved(6, 1, 17),
        log.Undone(7, 3, 0),
        log.Claimed(8, 1, 0),
    ]
    written = log.written(entries)
    assert log.read(written) == entries
    assert written[1] == b'["moved",6,1,17]'


# Several processes ------------------------------------------------------------------------


@aio
async def test_people_whose_process_died_are_noticed_by_the_other_process() -> None:
    time = Time()
    async with (
        open_house(time=time, alone=False) as one,
        open_house(one.store, time=time, alone=False) as two,
    ):
        made = await one.make("ann", game="gwint")
        await one.join(made, "bob")
        ann = await one.enter(made.table, "ann")
        bob = await two.enter(made.table, "bob")
        await spread(one, two)
        assert one.room(ann).seats[1].here
        assert two.room(bob).seats[0].here
        await one.pass_time(60_000)  # nobody moves, so the first process asks after bob ...
        await spread(one, two)  # ... and the second one answers for him
        await one.pass_time(15_000)
        await spread(one, two)
        assert one.room(ann).seats[1].here
        two.tables.leaving = True  # killed: it writes nothing any more
        await bob.leave()
        await one.pass_time(60_000)
        await one.pass_time(15_000)
        assert not one.room(ann).seats[1].here
        assert ann.last("table")["table"]["absent"][0]["seat"] == 1


async def spread(*houses: House) -> None:
    """Every process hears what the others have written."""
    for _ in range(3):
        for house in houses:
            for name, table in list(house.tables.live.items()):
                house.store.bus.tell(name, len(await house.store.entries(name)) - 1)
                assert table.room.table == name
            await house.rest()
