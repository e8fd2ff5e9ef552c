"""Our adapters play whole games, and the build they ran in is told truly."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from bench.adapters.ours import (
    Batches,
    Interface,
    Learner,
    Loop,
    NumpyBatches,
    Observed,
    OurGame,
    Searched,
    Step,
    adapters,
)
from bench.machine import changed_since, is_built, our_build, our_path
from bench.timing import time_clones, time_games

import tafelrunde
from tafelrunde.kernel import State
from tafelrunde.kernel import state as kernel_state

WAYS = [Loop, Step, Observed]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", tafelrunde.names())
def test_every_way_plays_every_game_to_its_end(
    name: str, way: type[OurGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    adapter = way(name)
    adapter.prepare()
    begun: list[State] = []
    set_up = adapter.new

    def remembered(rng: random.Random) -> State:
        begun.append(set_up(rng))
        return begun[-1]

    monkeypatch.setattr(adapter, "new", remembered)
    rng = random.Random(4)
    decisions = [adapter.play(rng) for _ in range(3)]
    assert len(begun) == 3
    assert all(state.over for state in begun)
    assert all(count > 1 for count in decisions)


@pytest.mark.parametrize("name", tafelrunde.names())
def test_a_search_counts_the_decisions_of_its_simulations(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Searched, "simulations", 3)
    adapter = Searched(name)
    adapter.prepare()
    assert adapter.third > 1
    assert adapter.play(random.Random(4)) > 3 * adapter.third / 2


@pytest.mark.parametrize("way", [Learner, Interface])
@pytest.mark.parametrize("name", tafelrunde.names())
def test_environments_are_played_to_the_end(name: str, way: type[Learner | Interface]) -> None:
    adapter = way(name)
    adapter.prepare()
    assert adapter.play(random.Random(4)) > 1
    episode = adapter.episode if isinstance(adapter, Learner) else adapter.env.episode
    assert episode.over


@pytest.mark.parametrize("way", [Batches, NumpyBatches])
def test_batches_count_every_decision(way: type[Batches], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(way, "games", 8)
    adapter = way("schildwall")
    adapter.prepare()
    assert sum(adapter.play(random.Random(4)) for _ in range(20)) == 8 * 80 * 20
    assert adapter.many.finished > 4


def test_looking_at_the_view_changes_no_game() -> None:
    games: list[list[float]] = []
    for way in (Step, Observed):
        adapter = way("schildwall")
        adapter.prepare()
        rng = random.Random(8)
        games.append([adapter.play(rng) for _ in range(3)])
    assert games[0] == games[1]


def test_every_decision_is_observed(monkeypatch: pytest.MonkeyPatch) -> None:
    adapter = Observed("schildwall")
    adapter.prepare()
    seen: list[Any] = []
    view = adapter.rules.view
    monkeypatch.setattr(adapter.rules, "view", lambda state, seat: seen.append(view(state, seat)))
    assert adapter.play(random.Random(2)) == len(seen)
    assert all(seat_view.seat in seat_view.waiting_on for seat_view in seen)


def test_a_state_in_the_middle_of_a_game_is_cloned() -> None:
    adapter = Step("schildwall")
    adapter.prepare()
    twin = adapter.cloner(random.Random(5))()
    assert isinstance(twin, State)
    assert not twin.over
    beginning = adapter.rules.write_state(adapter.new(random.Random(5)))
    assert adapter.rules.write_state(twin).keys() == beginning.keys()
    assert adapter.rules.write_state(twin) != beginning


def test_every_game_joins_in_all_ways_and_one_of_them_is_cloned() -> None:
    told = [(adapter.game, type(adapter)) for adapter in adapters()]
    ways = [Loop, Step, Learner, Interface, Batches, NumpyBatches, Observed, Searched]
    assert told == [(name, way) for name in tafelrunde.names() for way in ways]
    assert [way for way in ways if way.clones] == [Step]


def test_the_rows_tell_whether_the_rules_ran_compiled() -> None:
    adapter = Step("schildwall")
    adapter.prepare()
    interpreted = kernel_state.__file__.endswith(".py")
    assert adapter.details() == {"mode": "printed", "compiled": not interpreted}


def test_the_clock_counts_whole_games() -> None:
    adapter = Step("schildwall")
    adapter.prepare()
    timed = time_games(adapter, random.Random(1), 0.002)
    assert timed["games"] >= 1
    assert timed["decisions"] >= timed["games"]
    assert timed["rate"] > 0


def test_the_clock_repeats_a_clone_until_its_time_is_measurable() -> None:
    copies: list[int] = []
    assert time_clones(lambda: copies.append(1), 0.002) > 0
    assert len(copies) > 1


def package(folder: Path, **modules: str) -> Path:
    (folder / "tafelrunde").mkdir(parents=True)
    for name, text in modules.items():
        (folder / "tafelrunde" / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def test_a_build_of_another_source_is_noticed(tmp_path: Path) -> None:
    source = package(tmp_path / "src", same="1", new="2", edited="3")
    build = package(tmp_path / "build", same="1", edited="4", gone="5")
    assert changed_since(source, build) == ["tafelrunde/edited.py", "tafelrunde/new.py"]


def test_without_a_build_ours_runs_from_its_source_and_says_so(tmp_path: Path) -> None:
    build = package(tmp_path / "build", state="")
    assert not is_built(build)
    assert our_path(build).name == "src"
    assert our_build(build)["compiled"] is False
    assert "ours ran as plain Python" in our_build(build)["notice"]
    (build / "tafelrunde" / "state.so").touch()
    assert our_path(build) == build
    assert our_build(build)["compiled"] is True
    assert "run `make build`" in our_build(build)["notice"]
