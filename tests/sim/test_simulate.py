"""Simulations repeat from their seeds, however many workers there are."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import BadInput
from tafelrunde.sim import Length, Simulation, simulate
from tafelrunde.sim.match import play_range
from tafelrunde.sim.seats import seating
from tafelrunde.sim.simulate import length_of


def timeless(result: Simulation) -> Simulation:
    return replace(result, seconds=0, decisions_per_second=0, games_per_second=0)


def test_one_worker_and_two_workers_find_the_same() -> None:
    alone = simulate(GAME, 60, seed=9)
    together = simulate(GAME, 60, seed=9, workers=2)
    assert timeless(alone) == timeless(together)


def test_games_add_up() -> None:
    result = simulate(GAME, 40, seed=1)
    assert sum(result.wins) + result.draws == result.games == 40
    assert result.length.min <= result.length.median <= result.length.max
    assert result.decisions == pytest.approx(result.length.mean * 40)
    assert result.decisions_per_second == pytest.approx(result.decisions / result.seconds)


def test_a_range_of_seeds_is_the_sum_of_its_parts() -> None:
    options = GAME.complete(None)
    players = ("random", "random")
    whole = play_range(GAME, options, players, range(20, 32))
    parts = play_range(GAME, options, players, range(20, 25))
    parts.add(play_range(GAME, options, players, range(25, 32)))
    assert parts == whole


def test_another_seed_plays_other_games() -> None:
    assert simulate(GAME, 20, seed=1).decisions != simulate(GAME, 20, seed=2).decisions


def test_the_compiled_loop_and_the_bots_see_the_same_deals() -> None:
    """Page guesses as random does, only step by step: games are as long on the whole."""
    quick = simulate(GAME, 30, ["random", "random"])
    slow = simulate(GAME, 30, ["page", "page"])
    assert slow.length.mean == pytest.approx(quick.length.mean, rel=0.2)


def test_partners_of_a_mass_battle_are_one_player() -> None:
    assert seating(("a", "b"), (0, 0, 1, 1)) == [0, 0, 1, 1]
    result = simulate(GAME, 10, ["random", "random"], options={"n": 2})
    assert sum(result.wins) + result.draws == 10


def test_every_seat_guesses_if_no_players_are_named() -> None:
    assert simulate(GAME, 2, options={"n": 2}).players == ("random",) * 4


def test_progress_counts_every_game() -> None:
    steps: list[int] = []
    simulate(GAME, 30, progress=steps.append)
    assert sum(steps) == 30
    assert len(steps) > 1


def test_the_median_lies_between_the_two_middle_games() -> None:
    assert length_of(Counter({3: 1, 5: 1, 8: 2})) == Length(3, 6.5, 6.0, 8)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "games: expected at least 1, not 0"),
        ({"workers": 0}, "workers: expected at least 1, not 0"),
        ({"seed": -1}, "seed: expected a whole number from 0"),
        ({"players": ["random"] * 3}, "3 names for 2 seats in 2 teams, expected 1 or 2"),
        ({"players": []}, "0 names for 2 seats in 2 teams, expected 1 or 2"),
        ({"players": ["random", "ghost"]}, "unknown player 'ghost'"),
        ({"options": {"n": 9}}, "option n: expected one of 1, 2, 3, 4"),
    ],
)
def test_wrong_wishes_are_told_in_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        simulate(GAME, **{"games": 1, **wrong})


def test_another_card_file_is_for_one_worker() -> None:
    text = (
        (GAME.folder / "cards.csv")
        .read_text(encoding="utf-8")
        .replace("hersir,Hersir,warrior,6,0,2", "hersir,Hersir,warrior,6,0,3")
    )
    other = GAME.with_cards(text, "more.csv")
    assert simulate(other, 2).games == 2
    with pytest.raises(BadInput, match="another card file"):
        simulate(other, 2, workers=2)
