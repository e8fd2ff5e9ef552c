"""AIs in processes of their own."""

from __future__ import annotations

import asyncio
import random
import sys

from tests.server.house import aio, open_house, play_on

from tafelrunde.server import wire
from tafelrunde.server.bots.pool import Pool
from tafelrunde.server.bots.questions import Question, Thought, question_for
from tafelrunde.server.bots.worker import Worker

PATIENCE = 180.0


async def asked(bots: Pool, question: Question) -> Thought | None:
    answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
    bots.think(question, answer.set_result)
    return await asyncio.wait_for(answer, PATIENCE)


async def a_question(level: str = "page", game: str = "gwint", *, hint: bool = False) -> Question:
    async with open_house() as house:
        ann, _bob = await house.pair(game)
        room = house.room(ann)
        return question_for(room, room.asked[0], level, hint=hint)


@aio
async def test_an_ai_in_its_own_process_answers_again_and_again() -> None:
    question = await a_question()
    bots = Pool(1, patience=PATIENCE)
    try:
        first = await asked(bots, question)
        assert first is not None
        assert first == await asked(bots, question), "the same question, the same luck"
        legal = Worker().answer(question)
        assert first.action == legal.action
    finally:
        await bots.close()


@aio
async def test_a_process_that_dies_is_replaced_and_answered_for() -> None:
    bots = Pool(1, patience=PATIENCE, command=(sys.executable, "-c", "raise SystemExit(3)"))
    try:
        assert await asked(bots, await a_question()) is None
        assert await asked(bots, await a_question()) is None
    finally:
        await bots.close()


@aio
async def test_a_process_that_talks_nonsense_is_replaced() -> None:
    nonsense = (
        "import sys; sys.stdout.buffer.write(b'\\0\\0\\0\\4abcd');"
        "sys.stdout.flush(); sys.stdin.read()"
    )
    bots = Pool(1, patience=PATIENCE, command=(sys.executable, "-c", nonsense))
    try:
        assert await asked(bots, await a_question()) is None
    finally:
        await bots.close()


@aio
async def test_a_process_that_takes_too_long_is_ended() -> None:
    bots = Pool(1, patience=0.05, command=(sys.executable, "-c", "import sys; sys.stdin.read()"))
    try:
        assert await asked(bots, await a_question()) is None
    finally:
        await bots.close()


@aio
async def test_advice_names_legal_moves_with_their_chances() -> None:
    for game in ("schildwall", "gwint"):
        question = await a_question("knight", game, hint=True)
        best = Worker().answer(question).best
        assert 1 <= len(best) <= 3
        assert all(0 <= one.chance <= 1 and one.error >= 0 for one in best)


@aio
async def test_a_hint_is_given_against_an_ai_and_makes_the_game_practice() -> None:
    async with open_house() as house:
        seats = [wire.SeatPlan("me"), wire.SeatPlan("ai", "page")]
        made = await house.make("ann", game="schildwall", seats=seats)
        ann = await house.enter(made.table, "ann")
        await play_on(house, [ann], random.Random(1), 3)
        house.bots.advises = True
        await ann.say(wire.Hint(ann.scene["scene"], ask=4))
        hint = ann.last("hint")
        assert hint["ask"] == 4
        legal = {move["action"] for move in ann.moves}
        assert {one["action"] for one in hint["best"]} <= legal
        assert all(one["label"] for one in hint["best"])
        assert house.room(ann).practice


@aio
async def test_partners_of_the_house_speak_in_a_mass_battle() -> None:
    async with open_house() as house:
        house.bots.speaks = True
        ai = wire.SeatPlan("ai", "page")
        made = await house.make(
            "ann", game="schildwall", mode="mass-2", seats=[wire.SeatPlan("me"), ai, ai, ai]
        )
        ann = await house.enter(made.table, "ann")
        await play_on(house, [ann], random.Random(1), 12)
        said = ann.all("said")
        assert said
        assert all(one["text"] for one in said)
        room = house.room(ann)
        assert {one["seat"] for one in said} <= {1, 2, 3}
        assert len(room.said) == len(said)
