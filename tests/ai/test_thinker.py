"""Players that search: seeded, anytime, cancellable, and with a memory."""

from __future__ import annotations

import os
import threading
from typing import Any

import pytest
from tests.ai.conftest import some_states

from tafelrunde.ai import LEVELS, Budget, Page, Perspective, Player, Thinker, player
from tafelrunde.ai.thinker import Temper, best_of
from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import seeded
from tafelrunde.registry import game, names
from tafelrunde.sim.match import play_game

COMPILED = os.environ.get("TAFELRUNDE_EXPECT_COMPILED") == "1"


@pytest.mark.parametrize("name", names())
def test_the_same_dice_give_the_same_answer(name: str) -> None:
    for number, state in enumerate(some_states(game(name), None, 2)):
        view = Perspective(game(name), state, state.turn())
        answers = {Thinker("t", Budget(10)).choose(view, seeded(number)) for _ in range(2)}
        assert len(answers) == 1
        assert answers <= set(view.legal)


def test_more_simulations_are_more_thoughts() -> None:
    state = some_states(GAME, None, 1)[0]
    view = Perspective(GAME, state, state.turn())
    for simulations in (1, 7, 50):
        node = Thinker("t", Budget(simulations)).think(view, seeded(1))
        assert node.visits == simulations


@pytest.mark.parametrize("name", names())
def test_a_game_says_how_much_effort_a_decision_is_worth(name: str) -> None:
    state = some_states(game(name), None, 1)[0]
    bot = Thinker("t", Budget(40))
    bot.choose(Perspective(game(name), state, state.turn()), seeded(1))
    assert bot.search is not None
    usual = game(name).search
    assert usual is not None
    assert bot.search.simulations == round(40 * usual.share)


def test_a_thinker_in_a_hurry_answers_at_once() -> None:
    state = some_states(GAME, None, 1)[0]
    view = Perspective(GAME, state, state.turn())
    bot = Thinker("t", Budget(10**9))
    bot.hurry.set()
    assert bot.choose(view, seeded(1)) in view.legal


def test_another_thread_can_end_a_thought() -> None:
    state = some_states(GAME, None, 1)[0]
    view = Perspective(GAME, state, state.turn())
    bot = Thinker("t", Budget(10**9))
    answers: list[int] = []
    thinking = threading.Thread(target=lambda: answers.append(bot.choose(view, seeded(1))))
    thinking.start()
    try:
        while bot.search is None or bot.search.simulations == 0:
            assert thinking.is_alive()
    finally:
        bot.hurry.set()
        thinking.join(timeout=60)
    assert not thinking.is_alive()
    assert answers[0] in view.legal


def test_time_ends_a_thought() -> None:
    state = some_states(GAME, None, 1)[0]
    view = Perspective(GAME, state, state.turn())
    bot = Thinker("t", Budget(10**9, seconds=0.0))
    assert bot.choose(view, seeded(1)) in view.legal
    assert bot.search is not None
    assert 0 < bot.search.simulations < 10**9


def test_the_tree_is_kept_from_move_to_move() -> None:
    state = GAME.setup({"colours": "host_red"}, seed=3)
    dice = seeded(2)
    bot = Thinker("t", Budget(30))
    reused = False
    for ply in range(20):
        seat = state.turn()
        if seat != 0 or len(state.legal()) == 1:
            state.answer(seat, state.pick(seat, dice))
            continue
        view = Perspective(GAME, state, seat)
        node = bot.think(view, seeded(ply))
        reused = reused or node.visits > 30
        state.answer(seat, best_of(node, view.legal))
    assert reused


def test_what_cannot_come_any_more_is_forgotten() -> None:
    state = GAME.setup({"colours": "host_red"}, seed=3)
    bot = Thinker("t", Budget(40))
    view = Perspective(GAME, state, 0)
    bot.choose(view, seeded(1))
    assert bot.search is not None
    before = len(bot.search.tree.nodes)
    later = Perspective(GAME, some_states(GAME, {"colours": "host_red"}, 6)[-1], 0)
    for ply in range(2):
        bot.search.begin()
        bot.search.think(later.world, seeded(ply), 5)
    assert len(bot.search.tree.nodes) < before


@pytest.mark.skipif(not COMPILED, reason="takes long on the engine as plain Python")
@pytest.mark.parametrize("name", names())
def test_a_thinker_beats_a_page(name: str) -> None:
    """Eight games with the same deals for both: it wins five of them at least."""
    won = 0.0
    for seed in range(4):
        for mine in range(2):
            state = game(name).setup(None, seed=seed)
            bots: list[Player] = [Page(), Page()]
            bots[mine] = Thinker("t", Budget(24))
            play_game(game(name), state, bots, seeded(seed))
            result: Any = state.returns()[mine]
            won += (result + 1) / 2
    assert won >= 5


def test_every_level_is_a_player_of_that_name() -> None:
    assert [player(level).name for level in LEVELS] == list(LEVELS)
    assert LEVELS == ("page", "squire", "knight", "baron", "king")


def test_who_pays_no_attention_acts_on_impulse() -> None:
    state = some_states(GAME, None, 1)[0]
    bot = Thinker("t", Budget(10), Temper(attention=0))
    assert bot.choose(Perspective(GAME, state, state.turn()), seeded(1)) in state.legal()
    assert bot.search is None
