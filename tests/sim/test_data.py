"""Games and decisions as Parquet: the same games as without, in the order of their seeds."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pq = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed (extra `data`)")

from tafelrunde.cli import main  # noqa: E402
from tafelrunde.games.gwint import GAME  # noqa: E402
from tafelrunde.kernel import BadInput  # noqa: E402
from tafelrunde.sim import Simulation, simulate  # noqa: E402
from tafelrunde.sim import data as tables  # noqa: E402


def timeless(result: Simulation) -> Simulation:
    return replace(result, seconds=0, decisions_per_second=0, games_per_second=0)


def rows_of(file: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return rows


@pytest.mark.parametrize("players", [["random", "random"], ["page", "random"]])
def test_the_same_games_are_played_as_without_a_file(tmp_path: Path, players: list[str]) -> None:
    file = tmp_path / "games.parquet"
    written = tables.simulate_into(file, GAME, 8, players, seed=3)
    assert timeless(written) == timeless(simulate(GAME, 8, players, seed=3))
    games = rows_of(file)
    assert [row["seed"] for row in games] == list(range(3, 11))
    assert sum(row["length"] for row in games) == written.decisions
    wins = [sum(row["winner"] == team for row in games) for team in (0, 1)]
    assert wins == list(written.wins)
    assert json.loads(games[0]["traits"])[0]["faction"] == "northern_realms"
    assert json.loads(games[0]["options"])["deck_b"] == "monsters"


def test_every_decision_has_a_row_that_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    tables.simulate_into(file, GAME, 3, ["page", "random"])
    decisions = rows_of(tables.decisions_file(file))
    for game in rows_of(file):
        state = GAME.setup(json.loads(game["options"]), game["seed"])
        for row in (row for row in decisions if row["seed"] == game["seed"]):
            assert state.turn() == row["seat"]
            assert len(state.legal()) == row["choices"]
            assert GAME.notation(state, row["seat"], row["action"]) == row["notation"]
            assert row["player"] == game["players"][row["seat"]]
            state.apply(row["action"])
        assert state.over
        assert state.returns() == game["returns"]


def test_two_workers_write_the_same_rows_in_the_same_order(tmp_path: Path) -> None:
    for workers in (1, 2):
        file = tmp_path / f"{workers}.parquet"
        tables.simulate_into(file, GAME, 12, ["random"], workers=workers)
    for name in ("{}.parquet", "{}.decisions.parquet"):
        one, two = (rows_of(tmp_path / name.format(workers)) for workers in (1, 2))
        for row in (*one, *two):
            row.pop("seconds", None)
        assert one == two


def test_rows_that_come_early_are_held_back() -> None:
    batches: list[Any] = [(2, ["c"], []), (0, ["a"], []), (1, ["b"], [])]
    kept: list[Any] = [rows for rows, _ in tables.in_order(iter(batches))]
    assert kept == [["a"], ["b"], ["c"]]


def test_the_command_writes_both_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.parquet"
    assert main(["simulate", "gwint", "--games", "2", "--out", str(file)]) == 0
    assert "2 " in capsys.readouterr().out
    assert len(rows_of(file)) == 2
    assert rows_of(tmp_path / "games.decisions.parquet")


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"expected a name that ends in \.parquet, not 'a\.csv'"):
        tables.simulate_into(tmp_path / "a.csv", GAME, 1)


def test_a_missing_pyarrow_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    with pytest.raises(BadInput, match=r"pyarrow is not installed, expected `pip install"):
        tables.simulate_into(tmp_path / "a.parquet", GAME, 1)
