"""What the tables of the server's load say."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import pytest
from bench.server.__main__ import spares_for
from bench.server.tables import median, sizes, tables


def row(driver: str, mode: str, matches: int, **figures: Any) -> dict[str, Any]:
    usual = {
        "game": "gwint" if driver == "tafelrunde" else "cards",
        "moves_per_second": 1000.0,
        "cpu_ms_per_move": 0.2,
        "p50_ms": 1.0,
        "p99_ms": 4.0,
        "idle_kib_per_match": 40.0,
        "after_kib_per_match": 45.0,
        "opened_per_second": 100.0,
        "opened_meanwhile": 0,
        "other_cpu_share": 0.1,
        "reconnect_bytes": None,
    }
    return {"driver": driver, "mode": mode, "matches": matches, **usual, **figures}


def test_ratios_are_against_the_peer_in_the_same_mode() -> None:
    text = tables(
        [
            row("tafelrunde", "saturated", 200),
            row("boardgameio", "saturated", 200, cpu_ms_per_move=0.6),
            row("tafelrunde", "paced", 500, reconnect_bytes=2300),
            row("boardgameio", "paced", 500, p99_ms=10.0),
        ]
    )
    assert "moves per CPU second, times the peer's, 200 matches (goal 2), gwint: 3.00" in text
    assert "the peer's p99, times ours, 500 matches (goal 2), gwint: 2.50" in text
    assert "KiB per match with two connections (goal at most 60): 40.0" in text
    assert "bytes of a reconnect (goal below 5000): 2300" in text
    assert "| boardgame.io | 500 |" in text


def test_the_quieter_half_of_the_rounds_speaks() -> None:
    rounds = [
        row("tafelrunde", "paced", 500, p99_ms=99.0, other_cpu_share=1.9),
        row("tafelrunde", "paced", 500, p99_ms=4.0, other_cpu_share=0.1),
        row("tafelrunde", "paced", 500, p99_ms=50.0, other_cpu_share=1.5),
    ]
    assert median(rounds, "p99_ms") == 4.0
    assert median(rounds[::2], "p99_ms") == 50.0


def test_without_the_peer_there_are_no_ratios() -> None:
    text = tables([row("tafelrunde", "saturated", 200)])
    assert "times the peer's" not in text
    assert "| gwint | 200 |" in text


def test_sizes_are_a_line_for_each_number_of_matches_and_processes() -> None:
    used = {"cpu_share": 0.125, "resident_mib": 130.4, "late": 0}
    text = sizes(
        [
            row("tafelrunde", "paced", 100, **used),
            row("tafelrunde", "paced", 2000, **used | {"cpu_share": 0.5}),
            row("tafelrunde", "paced", 2000, **used, processes=2),
        ]
    )
    assert "| gwint | 100 | 1000 | 0.12 | 0.200 | 1.0 | 4.0 | 130 | 0 | 0.10 |" in text
    assert "| gwint | 2000 | 1000 | 0.50 |" in text
    assert "| gwint, 2 processes | 2000 |" in text


@pytest.mark.parametrize(("mode", "spares"), [("saturated", 1680), ("paced", 120)])
def test_no_table_needs_to_be_opened_while_it_is_measured(mode: str, spares: int) -> None:
    """Warm-up and measuring last 6 s together; a paced match makes one move a second."""
    assert spares_for(mode, 500, Namespace(seconds=4.0, rate=1.0)) == spares
