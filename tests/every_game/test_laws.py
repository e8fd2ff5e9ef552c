"""The laws of the kernel, for every game and mode, in random games."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tafelrunde.kernel import Game, Mode
from tafelrunde.kernel.laws import check_game


def test_a_random_game_of_every_mode_keeps_every_law(game: Game[Any], mode: Mode) -> None:
    assert check_game(game, games=1, seed=11, options=[mode.options], plies=60) > 0


@settings(max_examples=4, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_whatever_is_agreed_and_dealt_the_laws_hold(game: Game[Any], data: st.DataObject) -> None:
    options = {
        option.name: data.draw(st.sampled_from(option.values), label=option.name)
        for option in game.options
    }
    seed = data.draw(st.integers(0, 2**62 - 10_000), label="seed")
    assert check_game(game, games=1, seed=seed, options=[options], plies=30) > 0
