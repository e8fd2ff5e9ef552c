"""Ratings: Glickman's own example, and games that end at the same time."""

from __future__ import annotations

import asyncio

import pytest

from tafelrunde.server.people.ratings import (
    START,
    after,
    new_volatility,
    rate_game,
    unrated,
    waited,
)
from tafelrunde.server.store import Conflict, Rating
from tafelrunde.server.store.memory import MemoryStore


def test_the_volatility_of_glickmans_example() -> None:
    # "Example of the Glicko-2 system": phi 1.1513, v 1.7785, delta -0.4834 give 0.05999.
    assert new_volatility(0.06, 1.1513, 1.7785, -0.4834) == pytest.approx(0.05999, abs=1e-5)


def test_a_win_over_an_equal_moves_both_by_the_same() -> None:
    ann, bob = (unrated(name, "gwint", 0.0) for name in ("ann", "bob"))
    won, lost = after(ann, [bob], 1.0, 0.0), after(bob, [ann], 0.0, 0.0)
    assert won.value - START == pytest.approx(START - lost.value)
    assert won.value == pytest.approx(1662.2, abs=0.5)  # as Glicko-2 calculators say
    assert won.deviation < ann.deviation
    assert won.games == 1
    draw = after(ann, [bob], 0.5, 0.0)
    assert draw.value == pytest.approx(START)


def test_who_rests_becomes_less_sure_but_never_less_than_a_newcomer() -> None:
    rating = Rating("ann", "gwint", 1700.0, 50.0, 0.06, 30, 0.0)
    assert waited(rating, 0.0) == 50.0
    assert 50.0 < waited(rating, 90 * 86400.0) < 350.0
    assert waited(rating, 100 * 365 * 86400.0) == 350.0


def test_an_upset_counts_for_more() -> None:
    weak = Rating("weak", "gwint", 1300.0, 60.0, 0.06, 30, 0.0)
    strong = Rating("strong", "gwint", 1800.0, 60.0, 0.06, 30, 0.0)
    upset = after(weak, [strong], 1.0, 0.0).value - weak.value
    expected = after(strong, [weak], 1.0, 0.0).value - strong.value
    assert upset > 5 * expected > 0


def test_a_game_is_rated_once_for_all_teams() -> None:
    async def inside() -> None:
        store = MemoryStore()
        teams = [["a", "b"], ["c", "d"]]
        changes = await rate_game(store, "t1", "schildwall", teams, [1.0, 0.0], 1.0)
        assert changes["a"] == changes["b"] > 0 > changes["c"] == changes["d"]
        assert await rate_game(store, "t1", "schildwall", teams, [1.0, 0.0], 2.0) == {}
        assert await rate_game(store, "t2", "schildwall", [["a"], ["a"]], [1.0, 0.0], 2.0) == {}
        assert await rate_game(store, "t3", "schildwall", [["a"], []], [1.0, 0.0], 2.0) == {}
        rating = await store.rating("a", "schildwall")
        assert rating is not None
        assert rating.games == 1

    asyncio.run(inside())


def test_two_games_that_end_at_once_both_count() -> None:
    class Slow(MemoryStore):
        async def rating(self, person: str, game: str) -> Rating | None:
            found = await super().rating(person, game)
            await asyncio.sleep(0)  # the other game comes in between
            return found

    async def inside() -> None:
        store = Slow()
        await asyncio.gather(
            *(rate_game(store, f"t{n}", "gwint", [["ann"], ["bob"]], [1.0, 0.0], 1.0) for n in "ab")
        )
        rating = await MemoryStore.rating(store, "ann", "gwint")
        assert rating is not None
        assert rating.games == 2

    asyncio.run(inside())


def test_ratings_that_never_rest_are_given_up() -> None:
    class Restless(MemoryStore):
        async def rate(self, table: str, ratings: object) -> bool:
            raise Conflict("again")

    with pytest.raises(Conflict):
        asyncio.run(rate_game(Restless(), "t", "gwint", [["a"], ["b"]], [1.0, 0.0], 1.0))
