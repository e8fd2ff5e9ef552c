"""The arena through the real entry point."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from tafelrunde.cli import main

ARENA = ("arena", "schildwall", "--players", "random,page", "--games", "4", "--workers", "1")


def test_a_tournament_as_text_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--lang", "en"]) == 0
    printed = capsys.readouterr()
    assert "schildwall: 4 games from seed 0" in printed.out
    assert "points" in printed.out
    assert printed.err == ""  # no progress bar where there is no terminal
    assert main([*ARENA, "--lang", "de"]) == 0
    assert "4 Spiele ab Startwert 0" in capsys.readouterr().out
    assert main([*ARENA, "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert [row["player"] for row in summary["ratings"]]
    assert summary["settings"]["players"] == ["random", "page"]


def test_a_folder_gets_report_and_tables(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ARENA, "--out", str(tmp_path), "--lang", "de"]) == 0
    assert f"Bericht: {tmp_path / 'report.html'}" in capsys.readouterr().out
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in page
    assert "Wie lange Spiele dauern" in page
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["player_0"] for row in rows] == ["random", "page", "random", "page"]
    assert {row["colour_0"] for row in rows} <= {"red", "blue"}
    assert json.loads((tmp_path / "balance.json").read_text(encoding="utf-8"))["games"] == 4


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--engine", "steam"], "engine: expected local or ray, not 'steam'"),
        (["--workers", "0"], "workers: expected at least 1, not 0"),
        (["--vary", "weather"], "vary: expected one of"),
        (["--player", "page"], "players: 'page' is named twice"),
        (["--games", "5"], "games: expected an even number"),
    ],
)
def test_what_was_typed_wrongly_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], wrong: list[str], sentence: str
) -> None:
    assert main([*ARENA, *wrong]) == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert len(error.splitlines()) == 1


def test_without_names_nobody_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "schildwall", "--games", "2"]) == 2
    assert "players: expected names" in capsys.readouterr().err


def test_a_folder_of_another_tournament_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ARENA, "--out", str(tmp_path)]) == 0
    assert main([*ARENA, "--out", str(tmp_path), "--seed", "9"]) == 1
    assert "holds a tournament with other seed" in capsys.readouterr().err
