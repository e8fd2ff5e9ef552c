"""A game from its first scene to its end, without sockets or clocks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import Any

import pytest
from tests.server.house import open_house, play_on

from tafelrunde import registry


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


@pytest.mark.parametrize("game", registry.names())
def test_two_people_play_a_game_to_its_end(game: str) -> None:
    async def test() -> None:
        async with open_house() as house:
            ann, bob = await house.pair(game)
            assert ann.scene["view"]["seat"] == 0
            assert bob.scene["view"]["seat"] == 1
            await play_on(house, [ann, bob], random.Random(5), 100_000)
            for guest in (ann, bob):
                assert guest.last("ended")["outcome"]["text"]
                assert guest.scene["view"]["outcome"]
                assert not any(message["type"] == "refused" for message in guest.messages)

    run(test())
