"""Tables: every figure beside its goal, and everything a reader must be warned of."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from bench.measures import LOOP, OURS, Row
from bench.report import Report, read_report
from bench.tables import in_order, table, tables, times

REPORT = read_report((Path(__file__).parent / "made_up.json").read_text(encoding="utf-8"))


def line(text: str, *words: str) -> str:
    (found,) = (one for one in text.splitlines() if all(word in one for word in words))
    return found


def test_columns_are_padded_and_numbers_stand_right() -> None:
    assert list(table("T", ["name", "best"], [["a", "1,000"], ["longer", "2"]])) == [
        "",
        "T",
        "name     best",
        "------  -----",
        "a       1,000",
        "longer      2",
    ]


def test_a_table_without_rows_is_left_out() -> None:
    assert list(table("T", ["name"], [])) == []
    assert "Not measured" not in tables(replace(REPORT, failures=[]))


def test_a_ratio_stands_beside_its_goal_and_verdict() -> None:
    shown = line(tables(REPORT), "compiled loop", "≥ 4x")
    assert shown.split()[-5:] == ["5.00x", "3.00x", "≥", "4x", "met"]
    assert "hearts 1,000" in shown
    assert line(tables(REPORT), "step by step", "≥ 5x").endswith("NOT MET")
    assert line(tables(REPORT), "rlcard", "≥ 10x").endswith("not measured")
    assert line(tables(REPORT), "with the whole view", "no goal").endswith("no goal")
    assert line(tables(REPORT), "many games at once", "≥ 10x").endswith("met")


def test_limits_are_shown_with_their_unit() -> None:
    assert "≤ 0.2 s" in line(tables(REPORT), "import, time", "package and first game", "NOT MET")
    assert "≤ 30 MiB" in line(tables(REPORT), "import, memory added", "≤ 30")


def test_a_failed_peer_is_told_with_its_reason() -> None:
    assert line(tables(REPORT), "rlcard", "installation").endswith("no network")


@pytest.mark.parametrize(("compiled", "words"), [(True, "0.1.0, compiled"), (False, "NOT comp")])
def test_the_heading_says_whether_ours_ran_compiled(compiled: bool, words: str) -> None:
    ours = {"version": "0.1.0", "compiled": compiled, "notice": "there is no C compiler"}
    shown = tables(replace(REPORT, about={**REPORT.about, "ours": ours}))
    assert words in shown.splitlines()[0]
    assert shown.splitlines()[1] == "Notice: there is no C compiler"


def test_a_game_of_ours_that_ran_uncompiled_is_marked() -> None:
    row = Row(OURS, "gwint", LOOP, (7.0,), details={"compiled": False, "decisions_per_game": 33.3})
    shown = tables(Report(REPORT.about, [row], []))
    assert line(shown, "gwint", "decisions/s").endswith("33.3 decisions a game; NOT compiled")


def test_ours_stand_first_and_then_the_best_of_each_library() -> None:
    loops = [row.game for row in in_order(REPORT.rows[::-1]) if row.measure == LOOP]
    assert loops == ["schildwall", "hearts", "spades"]
    clones = [row.game for row in in_order(REPORT.rows[::-1]) if row.measure == "clone"]
    assert clones == ["schildwall", "kuhn_poker", "hearts"]


@pytest.mark.parametrize(
    ("ratio", "text"),
    [(None, "-"), (5.0, "5.00x"), (0.00512, "0.00512x"), (12.345, "12.3x"), (1234.5, "1,234x")],
)
def test_ratios_have_three_digits_that_count(ratio: float | None, text: str) -> None:
    assert times(ratio) == text
