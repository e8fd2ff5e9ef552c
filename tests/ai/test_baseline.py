"""The simplest players: fair, repeatable, and playing answers out is better than guessing."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.ai import LEVELS, FlatPlayer, Perspective, Player, RandomPlayer, names, player
from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import BadInput, State, seeded
from tafelrunde.sim.match import play_game

SHORT = FlatPlayer(playouts=24)
STEADY = FlatPlayer(playouts=40)


def some_states(options: dict[str, object], count: int) -> list[Any]:
    """States from the course of one random game, a few decisions apart."""
    state = GAME.setup(options, seed=5)
    dice = seeded(11)
    found: list[State] = []
    while not state.over and len(found) < count:
        found.append(state.clone())
        for _ in range(7):
            if not state.over:
                state.apply(state.pick(state.turn(), dice))
    return found


@pytest.mark.parametrize("bot", [RandomPlayer(), SHORT])
@pytest.mark.parametrize("options", [{}, {"support_order": "open"}, {"n": 2}])
def test_a_bot_answers_the_same_in_every_look_alike_world(
    bot: Player, options: dict[str, object]
) -> None:
    for number, state in enumerate(some_states(options, 4)):
        seat = state.turn()
        answer = bot.choose(Perspective(GAME, state, seat), seeded(number))
        for deal in range(2):
            other = GAME.imagine(state, seat, seeded(100 + deal))
            assert bot.choose(Perspective(GAME, other, seat), seeded(number)) == answer


def test_a_bot_chooses_a_legal_action() -> None:
    for number, state in enumerate(some_states({}, 6)):
        seat = state.turn()
        for bot in (RandomPlayer(), SHORT):
            assert bot.choose(Perspective(GAME, state, seat), seeded(number)) in state.legal()


def test_the_random_player_tries_everything() -> None:
    state = GAME.setup(seed=3)
    view = Perspective(GAME, state, state.turn())
    answers = {RandomPlayer().choose(view, seeded(seed)) for seed in range(100)}
    assert answers == set(state.legal())


def test_a_perspective_does_not_hold_the_real_cards() -> None:
    state = GAME.setup(seed=3)
    seat = state.turn()
    enemy = state.warlords[1 - state.warlord_of(seat)]
    world = Perspective(GAME, state, seat)._world
    assert world.warlords[1 - world.warlord_of(seat)].hand != enemy.hand
    assert GAME.view(world, seat) == GAME.view(state, seat)


def test_the_flat_player_beats_a_random_one_by_a_margin() -> None:
    won = 0
    for seed in range(6):
        state = GAME.setup({"colours": "host_red"}, seed=seed)
        mine = seed % 2
        bots: list[Player] = [RandomPlayer(), RandomPlayer()]
        bots[mine] = STEADY
        play_game(GAME, state, bots, seeded(seed))
        won += state.returns()[mine] > 0
    assert won >= 5


def test_every_level_is_a_player_of_that_name() -> None:
    assert set(LEVELS) <= set(names())
    assert [player(level).name for level in LEVELS] == list(LEVELS)


def test_an_unknown_player_is_named_beside_the_known_ones() -> None:
    with pytest.raises(
        BadInput, match="unknown player 'wizard': expected one of random, flat, page"
    ):
        player("wizard")
