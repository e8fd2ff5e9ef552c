"""Ratios: like with like, medians decide, and of a cost less is better."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.measures import (
    CLONE,
    IMPORT_MEMORY,
    IMPORT_TIME,
    LOOP,
    MANY,
    OBSERVATION,
    OURS,
    STEP,
    VIEW,
    Row,
)
from bench.peers import FIRST_GAME, PACKAGE
from bench.ratios import MET, MISSED, NO_GOAL, NOT_MEASURED, Ratio, limits_of, ratios_of
from bench.report import read_report

ROWS = read_report((Path(__file__).parent / "made_up.json").read_text(encoding="utf-8")).rows


def ratio(measure: str, library: str, game: str = "schildwall") -> Ratio:
    (found,) = (
        found
        for found in ratios_of(ROWS)
        if (found.ours.measure, found.library, found.ours.game) == (measure, library, game)
    )
    return found


def test_of_a_rate_the_best_is_the_highest_and_of_a_cost_the_lowest() -> None:
    assert Row(OURS, "gwint", STEP, (3.0, 1.0, 2.5)).best == 3.0
    assert Row(OURS, "gwint", CLONE, (3.0, 1.0, 2.5)).best == 1.0
    assert Row(OURS, "gwint", CLONE, (3.0, 1.0, 2.5)).median == 2.5


def test_our_median_is_divided_by_the_best_median_of_the_library() -> None:
    found = ratio(LOOP, "open_spiel")
    assert found.rival is not None
    assert found.rival.game == "hearts"
    assert found.of_medians == 5.0


def test_our_best_is_divided_by_the_best_of_all_its_rows() -> None:
    """Spades has the worse median but the better best, and that one counts."""
    assert ratio(LOOP, "open_spiel").of_bests == 3.0


def test_a_rate_meets_its_goal_from_above() -> None:
    assert ratio(LOOP, "open_spiel").goal == 4.0
    assert ratio(LOOP, "open_spiel").verdict == MET
    assert ratio(STEP, "open_spiel").of_medians == 4.0
    assert ratio(STEP, "open_spiel").goal == 5.0
    assert ratio(STEP, "open_spiel").verdict == MISSED


def test_a_cost_is_compared_with_the_lowest_and_must_stay_below() -> None:
    found = ratio(CLONE, "open_spiel")
    assert found.rival is not None
    assert found.rival.game == "kuhn_poker"
    assert found.of_medians == pytest.approx(1.25)
    assert found.of_bests == pytest.approx(0.4 / 0.3)
    assert found.verdict == MISSED


def test_other_games_than_schildwall_have_the_goals_of_every_game() -> None:
    rows = [Row(OURS, "gwint", LOOP, (10.0,)), Row("open_spiel", "hearts", LOOP, (10.0,))]
    (found,) = ratios_of(rows)
    assert found.goal == 1.0
    assert found.verdict == MET


def test_a_goal_against_a_library_without_rows_is_not_measured() -> None:
    found = ratio(STEP, "rlcard")
    assert found.rival is None
    assert found.of_medians is None
    assert found.verdict == NOT_MEASURED


def test_a_ratio_without_a_goal_has_no_verdict() -> None:
    found = ratio(VIEW, "pettingzoo")
    assert found.of_medians == 0.5
    assert found.verdict == NO_GOAL


def test_observations_stand_against_the_peers_environments() -> None:
    found = ratio(OBSERVATION, "pettingzoo")
    assert (found.of_medians, found.goal, found.verdict) == (5.0, 30.0, MISSED)


def test_many_games_at_once_stand_against_our_own_steps() -> None:
    found = ratio(MANY, OURS)
    assert (found.of_medians, found.goal, found.verdict) == (11.0, 10.0, MET)


def test_imports_are_compared_with_the_import_of_the_same_thing() -> None:
    assert ratio(IMPORT_TIME, "open_spiel", PACKAGE).of_medians == pytest.approx(0.25)
    assert ratio(IMPORT_TIME, "open_spiel", FIRST_GAME).of_medians == pytest.approx(0.3)


def test_clones_and_imports_stay_under_limits_that_no_peer_moves() -> None:
    verdicts = {(limit.ours.measure, limit.ours.game): limit.verdict for limit in limits_of(ROWS)}
    assert verdicts == {
        (CLONE, "schildwall"): MET,
        (IMPORT_TIME, PACKAGE): MET,
        (IMPORT_TIME, FIRST_GAME): MISSED,
        (IMPORT_MEMORY, PACKAGE): MET,
    }


def test_without_our_rows_there_is_nothing_to_compare() -> None:
    theirs = [row for row in ROWS if not row.is_ours]
    assert ratios_of(theirs) == []
    assert limits_of(theirs) == []
