"""The other libraries' own checks, for every game and mode."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import tafelrunde.rl.gymnasium
from tafelrunde.ai import Perspective
from tafelrunde.kernel import BadInput, Dice, Game, Mode
from tafelrunde.rl import IllegalAction
from tafelrunde.rl.identity import ids, shape_named
from tafelrunde.rl.pettingzoo import env, parallel_env

pytestmark = pytest.mark.filterwarnings(
    "ignore::UserWarning:gymnasium", "ignore::UserWarning:pettingzoo"
)


class TestPettingZoo:
    def test_api(self, game: Game[Any], mode: Mode, capsys: pytest.CaptureFixture[str]) -> None:
        api_test(env(game, mode.options), num_cycles=120)
        assert "Passed API test" in capsys.readouterr().out

    def test_seeds(self, game: Game[Any], mode: Mode) -> None:
        seed_test(lambda: env(game, mode.options), num_cycles=40)

    def test_parallel_api(self, game: Game[Any]) -> None:
        parallel_api_test(parallel_env(game), num_cycles=60)

    def test_the_game_ends_with_its_result(self, game: Game[Any]) -> None:
        table = env(game)
        table.reset(seed=4)
        chance = np.random.default_rng(0)
        for _ in table.agent_iter():
            seen, _, over, _, _ = table.last()
            if over:
                break
            table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        returns = table.episode.state.returns()
        assert table.episode.state.over
        assert [table.rewards[agent] for agent in table.possible_agents] == returns

    def test_an_illegal_action_is_refused(self) -> None:
        table = env("tafelrunde/schildwall-v2")
        table.reset(seed=1)
        illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
        with pytest.raises(IllegalAction):
            table.step(illegal)

    def test_all_at_once_answers_for_those_asked_and_waits_for_the_others(self) -> None:
        table = parallel_env("gwint")
        seen, _ = table.reset(seed=5)
        state = table.episode.state
        assert state.waiting_on() == (0, 1)  # both exchange cards at once
        keep = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in seen}
        seen, *_ = table.step(keep)
        (asked,) = state.waiting_on()
        waits = [agent for agent in seen if seen[agent]["action_mask"][table.wait]]
        assert waits == [f"seat_{1 - asked}"]

    def test_it_prints_what_an_onlooker_sees(self, capsys: pytest.CaptureFixture[str]) -> None:
        table = env("schildwall")
        table.reset(seed=1)
        table.render()
        assert "hand/R: ?????" in capsys.readouterr().out


class TestGymnasium:
    def test_check(self, game: Game[Any], mode: Mode) -> None:
        id = next(
            id
            for id, (name, options) in ids().items()
            if (name, options) == (game.name, mode.options)
        )
        table = gymnasium.make(id)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            check_env(table.unwrapped, skip_render_check=True)
        table.close()

    @pytest.mark.parametrize("seat", [0, 1, None])
    def test_a_whole_game_against_random(self, game: Game[Any], seat: int | None) -> None:
        table = tafelrunde.rl.gymnasium.AgainstOpponents(game, seat=seat)
        _, info = table.reset(seed=6)
        assert seat is None or info["seat"] == seat
        chance = np.random.default_rng(1)
        over = False
        while not over:
            mask = table.action_masks()
            assert (mask == info["action_mask"]).all()
            action = int(chance.choice(np.flatnonzero(mask)))
            _, reward, over, _, info = table.step(action)
        assert reward == table.state.returns()[info["seat"]]
        with pytest.raises(BadInput, match="call reset first"):
            table.step(0)

    def test_an_opponent_of_any_kind_plays_the_other_seats(self) -> None:
        asked: list[int] = []

        class First:
            name = "first"

            def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
                asked.append(perspective.seat)
                return perspective.legal[0]

        table = tafelrunde.rl.gymnasium.AgainstOpponents(
            "schildwall", {"n": 2}, opponent=First(), seat=2
        )
        table.reset(seed=3)
        over = False
        while not over:
            _, _, over, _, _ = table.step(int(np.flatnonzero(table.action_masks())[0]))
        assert set(asked) == {0, 1, 3}

    def test_an_illegal_action_loses(self) -> None:
        table: Any = gymnasium.make("tafelrunde/schildwall-v2").unwrapped
        table.reset(seed=2)
        illegal = int(np.flatnonzero(~table.action_masks())[0])
        _, reward, over, cut, info = table.step(illegal)
        assert (reward, over, cut, info["illegal_action"]) == (-1.0, True, False, illegal)
        table.close()

    def test_a_seat_that_is_not_there_is_refused(self) -> None:
        with pytest.raises(BadInput, match="seat: expected a number from 0 to 1, not 2"):
            gymnasium.make("tafelrunde/gwint-v2", seat=2)


def test_an_unknown_id_names_the_known_ones() -> None:
    with pytest.raises(BadInput, match="tafelrunde/gwint-videogame-v2"):
        shape_named("tafelrunde/gwint-v0")
    assert shape_named("tafelrunde/schildwall-mass-2-v2", {"hail_returns": True}).seats == 4


class TestOpenSpiel:
    def test_random_simulations(self, game: Game[Any], mode: Mode) -> None:
        pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
        import tafelrunde.rl.openspiel  # noqa: F401

        loaded = pyspiel.load_game(f"tafelrunde_{game.name}(mode={mode.name},deals=7)")
        assert loaded.num_players() == mode.seats
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)

    def test_a_position_can_be_stored(self, game: Game[Any]) -> None:
        pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
        import tafelrunde.rl.openspiel  # noqa: F401

        loaded = pyspiel.load_game(f"tafelrunde_{game.name}(deals=7)")
        state = loaded.new_initial_state()
        state.apply_action(3)
        for _ in range(8):
            state.apply_action(state.legal_actions()[-1])
        _, again = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(loaded, state)
        )
        for seat in range(loaded.num_players()):
            assert again.observation_tensor(seat) == state.observation_tensor(seat)
            assert again.observation_string(seat) == state.observation_string(seat)
        twin = state.clone()
        twin.apply_action(twin.legal_actions()[0])
        assert str(again) == str(state) != str(twin)

    def test_its_bots_play(self) -> None:
        pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
        import tafelrunde.rl.openspiel  # noqa: F401

        loaded = pyspiel.load_game("tafelrunde_schildwall(deals=3)")
        bots = [pyspiel.make_uniform_random_bot(seat, 5) for seat in range(2)]
        returns = pyspiel.evaluate_bots(loaded.new_initial_state(), bots, 9)
        assert sorted(returns) in ([-1.0, 1.0], [0.0, 0.0])

    def test_an_unknown_mode_is_named(self) -> None:
        pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")
        from tafelrunde.rl.openspiel import mode_named

        with pytest.raises(BadInput, match="gwint has printed, tabletop, videogame, not 'x'"):
            mode_named(tafelrunde.game("gwint"), "x")
        assert pyspiel
