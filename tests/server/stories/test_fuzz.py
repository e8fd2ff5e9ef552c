"""Whatever is sent, nothing breaks and nothing changes that should not."""

from __future__ import annotations

import contextlib
import json
import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.house import Guest, House, aio, open_house

from tafelrunde.server import wire
from tafelrunde.server.socket.frames import FrameError, Reader

TYPES = tuple(one.__struct_config__.tag for one in wire.FromClient.__args__)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 2**31, 2**63, 2**70, -(2**65), 0.5, 1e308),
    *("", "x", "de", "wait", "claim", "hand/R", "\u0000", "😀" * 20),
    *([], {}, ["hand/R/khan"], [[[]]], {"a": 1}),
)
FIELDS = (
    *("scene", "action", "touches", "ask", "phrase", "about", "accept", "agree"),
    *("seat", "choice", "level", "language", "token", "packed", "x"),
)


def orders(dice: random.Random) -> Iterator[bytes]:
    """Messages that are nearly right, and others that are not at all."""
    while True:
        kind = dice.random()
        if kind < 0.15:
            yield dice.randbytes(dice.randrange(0, 200))
        elif kind < 0.25:
            yield json.dumps(dice.choice(VALUES)).encode()
        else:
            order = {"type": dice.choice(TYPES)}
            for name in dice.sample(FIELDS, dice.randrange(0, 5)):
                order[name] = dice.choice(VALUES)
            text = json.dumps(order).encode()
            if kind > 0.9:
                at = dice.randrange(len(text))
                text = text[:at] + dice.randbytes(dice.randrange(0, 4)) + text[at + 1 :]
            yield text


HARMLESS = {"resign", "absent_choice", "say", "reveal_consent", "rematch", "act", "undo"}
"""Orders that may rightly do something when they happen to be well-formed and in time."""


def might_count(text: bytes) -> bool:
    try:
        order = json.loads(text)
    except ValueError:
        return False
    return isinstance(order, dict) and order.get("type") in HARMLESS


async def send_nonsense(house: House, guests: list[Guest], count: int, seed: int) -> int:
    """Messages from players in and out of turn and from onlookers; how many were refused."""
    source = orders(random.Random(seed))
    dice = random.Random(seed + 1)
    room = house.room(guests[0])
    for number in range(count):
        text = next(source)
        guest = dice.choice(guests)
        await house.rest()
        number_before = room.number
        harmless = not might_count(text) or not guest.client.viewer.seats
        guest.client._faults = 0  # a patient house, so that all of it is read
        guest.client.received(text)
        if harmless:
            await house.rest()
            assert room.number == number_before, text
        if number % 500 == 499:
            await house.rest()
            for one in guests:
                del one.frames[:-1]
    await house.rest()
    return house.tables.metrics.refused


async def nonsense(count: int) -> None:
    async with open_house() as house:
        ann, bob = await house.pair("schildwall")
        eve = await house.enter(house.room(ann).table, "eve")
        refused = await send_nonsense(house, [ann, bob, eve], count, 1)
        assert refused > count // 3
        assert house.tables.metrics.errors == 0
        fresh, other = await house.pair("gwint")
        await (fresh if fresh.moves else other).act()
        assert house.room(fresh).ply == 1, "the house still works"


@aio
async def test_nonsense_breaks_nothing_and_changes_nothing() -> None:
    await nonsense(2_500)


@pytest.mark.long
@aio
async def test_a_hundred_thousand_messages_of_nonsense() -> None:
    await nonsense(int(os.environ.get("TAFELRUNDE_NONSENSE", "100000")))


@aio
async def test_who_sends_nonsense_again_and_again_is_shown_the_door() -> None:
    async with open_house() as house:
        ann, _ = await house.pair()
        for _ in range(21):
            ann.client.received(b"nonsense")
        assert ann.closed is not None
        assert ann.closed[0] == 1008
        await house.rest()
        assert not house.room_of(ann.table).seats[0].here


@aio
async def test_the_first_message_is_hello_and_a_wrong_secret_opens_no_seat() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="gwint")
        early = Guest(house, made.table)
        early.client.received(b'{"type":"act","scene":1,"action":0}')
        assert early.last("refused")["code"] == "hello"
        thief = await house.enter(made.table, token="a" * 32)
        assert thief.last("refused")["code"] == "token"
        assert thief.closed is not None
        lost = await house.enter("nosuchtable")
        assert lost.last("refused")["code"] == "no-table"


@aio
async def test_the_secret_of_a_seat_is_good_for_that_seat_and_table_alone() -> None:
    async with open_house() as house:
        made = await house.make("ann", game="gwint")
        joined = await house.join(made, "bob")
        other = await house.make("cid", game="gwint")
        mine = await house.enter(made.table, token=made.token)
        theirs = await house.enter(made.table, token=joined.token)
        assert (mine.scene["table"]["yours"], theirs.scene["table"]["yours"]) == ([0], [1])
        elsewhere = await house.enter(other.table, token=made.token)
        assert elsewhere.closed is not None
        stored = b"".join(await house.store.entries(made.table))
        assert made.token.encode() not in stored
        assert joined.token.encode() not in stored
        assert len(made.token) >= 32


@given(st.lists(st.binary(max_size=60), max_size=20), st.integers(1, 300))
def test_any_bytes_are_read_as_frames_or_refused(pieces: list[bytes], limit: int) -> None:
    reader = Reader(limit)
    with contextlib.suppress(FrameError):  # and nothing else
        for piece in pieces:
            for _, payload in reader.read(piece):
                assert len(payload) <= max(limit, 125)
