"""Ratings find what players are worth, and say how sure that is."""

from __future__ import annotations

from math import log10, sqrt

import pytest

from tafelrunde.kernel import seeded
from tafelrunde.sim.ratings import Bout, fit, inverse, logistic, ratings


def bouts(wins: int, losses: int) -> list[Bout]:
    scores = [1.0] * wins + [0.0] * losses
    return [Bout((0,), (1,), score, deal) for deal, score in enumerate(scores)]


def test_two_players_differ_by_their_odds() -> None:
    """Three to one is 191 points; the imagined draws pull a little towards the average."""
    first, second = ratings(bouts(3000, 1000), 2)
    assert first.points - second.points == pytest.approx(400 * log10(3), abs=1)
    assert first.points == pytest.approx(-second.points)


def test_error_bars_shrink_with_the_root_of_the_games() -> None:
    few, many = ratings(bouts(60, 40), 2)[0], ratings(bouts(6000, 4000), 2)[0]
    assert few.error / many.error == pytest.approx(sqrt(100), rel=0.05)


def test_error_bars_are_those_of_a_share() -> None:
    """Of a thousand games even on both sides a share is known to 3.1 %, that is 21.6 points."""
    first, second = ratings(bouts(500, 500), 2)
    assert first.error == pytest.approx(second.error)
    assert 2 * first.error == pytest.approx(21.6, abs=0.3)


def test_who_wins_everything_has_a_rating_with_wide_bars() -> None:
    winner, loser = ratings(bouts(20, 0), 2)
    assert 100 < winner.points < 1000
    assert winner.error > 80
    assert loser.points < -100


def test_deals_that_always_fall_alike_are_single_cases() -> None:
    """Ten equal games of each deal tell no more than one."""
    alone = [Bout((0,), (1,), float(deal % 3 > 0), deal) for deal in range(60)]
    tenfold = [bout for bout in alone for _ in range(10)]
    assert ratings(tenfold, 2)[0].error == pytest.approx(ratings(alone, 2)[0].error, rel=0.1)


def test_true_strengths_are_found_again() -> None:
    """Four players at -150, -50, 50 and 150 points, 400 games for each pair."""
    truth = [-150.0, -50.0, 50.0, 150.0]
    dice = seeded(11)
    games = []
    for first in range(4):
        for second in range(first + 1, 4):
            chance = 1 / (1 + 10 ** ((truth[second] - truth[first]) / 400))
            for deal in range(400):
                score = float(int(dice.below(1_000_000)) < chance * 1_000_000)
                games.append(Bout((first,), (second,), score, 1000 * first + 4000 * second + deal))
    found = ratings(games, 4)
    for rating, true in zip(found, truth):
        assert abs(rating.points - true) < 2 * rating.error
        assert 5 < rating.error < 25


def test_a_first_move_is_worth_something_of_its_own() -> None:
    """Item 2 is the right to begin: it wins 60 of 100 between equals."""
    games = [
        Bout((deal % 2, 2), (1 - deal % 2,), float(deal // 2 % 5 < 3), deal) for deal in range(1000)
    ]
    found = fit(games, 3)
    assert logistic(found.worth[2]) == pytest.approx(0.6, abs=0.01)
    assert found.worth[0] == pytest.approx(found.worth[1])
    assert found.expected(games[0]) == pytest.approx(0.6, abs=0.01)


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [3.0, 1.0, 0.0], [1.0, 0.0, 4.0]]
    back = inverse(matrix)
    for row in range(3):
        for column in range(3):
            cell = sum(matrix[row][k] * back[k][column] for k in range(3))
            assert cell == pytest.approx(float(row == column))
