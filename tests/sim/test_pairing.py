"""Everybody meets everybody, or by the Swiss system those of equal score."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from tafelrunde.sim.pairing import (
    most_rounds,
    neighbours,
    points_of,
    round_robin,
    swiss_round,
)


def test_everybody_meets_everybody_once() -> None:
    assert round_robin(4) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def test_a_single_player_meets_itself() -> None:
    assert round_robin(1) == [(0, 0)]


def test_leaders_meet_leaders() -> None:
    assert swiss_round([0, 2, 1, 2], set(), set()) == [(1, 3), (0, 2)]


def test_who_has_met_does_not_meet_again() -> None:
    assert swiss_round([2, 2, 1, 1], {(0, 1)}, set()) == [(0, 2), (1, 3)]


def test_a_pairing_further_down_gives_way() -> None:
    """0 could meet 1, but then 2 and 3, who have met, would be left."""
    assert swiss_round([1, 1, 0, 0], {(2, 3)}, set()) == [(0, 2), (1, 3)]


def test_the_last_one_rests_if_the_number_is_odd_but_never_twice() -> None:
    assert swiss_round([2, 1, 0], set(), set()) == [(0, 1)]
    assert swiss_round([2, 1, 0], set(), {2}) == [(0, 2)]


def test_where_all_have_met_they_meet_again() -> None:
    assert swiss_round([1, 0], {(0, 1)}, set()) == [(0, 1)]
    assert neighbours([0, 1], {(0, 1)}) is None


def test_a_match_won_is_a_point_and_so_is_a_rest() -> None:
    matches = [((0, 1), [1.0, 1.0, 0.0]), ((2, 3), [1.0, 0.0])]
    assert points_of(5, matches, [4]) == [1, 0, 0.5, 0.5, 1]


@given(some.integers(3, 9), some.randoms(use_true_random=False))
def test_a_whole_swiss_tournament_seats_everybody(players: int, chance: object) -> None:
    met: set[tuple[int, int]] = set()
    rests: list[int] = []
    points = [0.0] * players
    for _ in range(min(3, most_rounds(players))):
        pairs = swiss_round(points, met, set(rests))
        seated = [player for pair in pairs for player in pair]
        assert len(seated) == len(set(seated)) == players // 2 * 2
        rests.extend(set(range(players)) - set(seated))
        assert len(rests) == len(set(rests))
        for first, second in pairs:
            winner = (first, second)[chance.randrange(2)]  # type: ignore[attr-defined]
            points[winner] += 1
        met.update(pairs)


@pytest.mark.parametrize(("players", "rounds"), [(4, 3), (5, 5), (8, 7)])
def test_so_many_rounds_bring_new_opponents(players: int, rounds: int) -> None:
    assert most_rounds(players) == rounds
