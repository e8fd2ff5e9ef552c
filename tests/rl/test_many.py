"""Many games at once, and one step by step: both play by the engine's rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tafelrunde.kernel import BadInput, Game, Mode
from tafelrunde.kernel.features import width
from tafelrunde.rl import Episode, IllegalAction, Many, environment_ids, shape_of


def test_many_games_are_the_games_of_the_engine(game: Game[Any], mode: Mode) -> None:
    """Row by row the same as games played one by one from the same seeds."""
    many = Many(game, 3, mode.options, seed=40)
    shape = many.shape
    states = [shape.deal(40 + row) for row in range(3)]
    dealt = 43
    for _ in range(120):
        actions = many.sample().copy()
        seen = many.step(actions)
        for row, action in enumerate(actions):
            state = states[row]
            assert action in state.legal()
            state.apply(int(action))
            assert seen.done[row] == state.over
            wanted = state.returns() if state.over else [0.0] * shape.seats
            assert seen.reward[row].tolist() == wanted
            if state.over:
                states[row] = state = shape.deal(dealt)
                dealt += 1
            assert seen.seat[row] == state.turn()
            assert np.flatnonzero(seen.mask[row]).tolist() == list(state.legal())
            sheet = shape.sheet()
            state.observe(state.turn(), sheet)
            assert seen.observation[row].tolist() == sheet.row(0)
    assert many.finished == dealt - 43


def test_rewards_stay_for_one_step() -> None:
    many = Many("schildwall", 1, seed=1)
    ended = 0
    for _ in range(2000):
        seen = many.step(many.sample())
        assert seen.done[0] == (many.finished > ended)
        assert bool(seen.reward.any()) <= bool(seen.done[0])
        ended = many.finished
    assert ended > 5


def test_one_illegal_action_changes_nothing() -> None:
    many = Many("schildwall", 4, seed=2)
    before = many.seen.observation.copy()
    actions = many.sample().copy()
    actions[3] = np.flatnonzero(~many.seen.mask[3])[0]
    with pytest.raises(IllegalAction, match=r"game 3: action \d+ is not legal"):
        many.step(actions)
    assert (many.seen.observation == before).all()
    for bad in (-1, many.shape.actions, 2**40):
        with pytest.raises(IllegalAction):
            many.step([bad] * 4)


@pytest.mark.parametrize("actions", [[], [0], [0] * 5])
def test_every_game_wants_one_action(actions: list[int]) -> None:
    with pytest.raises(ValueError, match=f"expected 4 actions, not {len(actions)}"):
        Many("schildwall", 4).step(actions)


def test_the_arrays_cannot_be_written() -> None:
    seen = Many("schildwall", 2).seen
    with pytest.raises(ValueError, match="read-only"):
        seen.observation[0, 0] = 1


def test_the_same_seed_is_the_same_game() -> None:
    runs = []
    for _ in range(2):
        many = Many("gwint", 5, seed=8)
        seen = [many.step(many.sample()).observation.copy() for _ in range(100)]
        runs.append(np.stack(seen))
    assert (runs[0] == runs[1]).all()
    assert (Many("gwint", 5, seed=9).seen.observation != runs[0][0]).any()


def test_an_episode_ends_and_begins_anew(game: Game[Any]) -> None:
    episode = Episode(game, seed=3)
    first, mask = episode.seen()
    steps = 0
    while not episode.over:
        assert (episode.observe(episode.seat)[0] == episode.seen()[0]).all()
        assert np.flatnonzero(mask).tolist() == list(episode.legal())
        _, mask = episode.step(int(np.flatnonzero(mask)[-1]))
        steps += 1
        assert steps < game.most_decisions
    assert not mask.any()
    assert episode.rewards == episode.state.returns()
    again, _ = episode.reset(seed=3)
    assert (again == first).all()
    assert episode.rewards == [0.0] * episode.shape.seats


def test_an_episode_refuses_what_is_illegal() -> None:
    episode = Episode("schildwall")
    illegal = int(np.flatnonzero(~episode.seen()[1])[0])
    with pytest.raises(IllegalAction, match=f"action {illegal} is not legal"):
        episode.step(illegal)


def test_shapes_say_what_arrays_hold(game: Game[Any]) -> None:
    shape = shape_of(game.name)
    assert shape.width == width(shape.features) == Many(game, 2).seen.observation.shape[1]
    assert shape.actions == game.action_count(shape.options)


def test_ids_have_the_version_of_the_rules(game: Game[Any]) -> None:
    ids = environment_ids(game)
    assert next(iter(ids)) == f"tafelrunde/{game.name}-v{game.rules}"
    assert len(ids) == len(game.modes)


def test_bad_input_is_named() -> None:
    with pytest.raises(BadInput, match="games: expected at least 1, not 0"):
        Many("schildwall", 0)

    class Mute(Game[Any]):
        name = "mute"
        options = ()

    with pytest.raises(BadInput, match="mute tells learners nothing"):
        shape_of(Mute())
