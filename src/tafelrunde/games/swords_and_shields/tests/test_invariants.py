"""Whole games: the laws hold, all cards are there, every game ends."""

from __future__ import annotations

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.rules.moves import ACTIONS
from tafelrunde.games.swords_and_shields.state import Duel
from tafelrunde.games.swords_and_shields.thinking.advice import greedy_answer
from tafelrunde.kernel import play_out, preview, seeded
from tafelrunde.kernel.laws import check_game
from tafelrunde.testing import rule

ALL_CARDS = list(range(80))


@rule("SS-21", "SS-25", "SS-26", "SS-81")
def test_the_laws_hold_in_every_mode() -> None:
    assert (
        check_game(
            GAME,
            games=2,
            seed=5,
            options=[
                {"hp": 50},
                {"hp": 50, "hpc": "random", "start": "even", "exhaustion": "round_40"},
                {"hp": 50, "hpc": "random", "counter": "at_first_break"},
            ],
        )
        > 100
    )


@rule("SS-21", "SS-123", "SS-124", "SS-125")
@pytest.mark.parametrize("hp", [99, 50])
def test_random_games_end_with_all_cards_accounted_for_at_every_ply(hp: int) -> None:
    for seed in range(40):
        state, dice = GAME.setup({"hp": hp, "exhaustion": "round_40"}, seed), seeded(seed)
        while not state.over:
            assert GAME.census(state) == ALL_CARDS
            state.apply(state.pick(state.turn(), dice))
        assert GAME.census(state) == ALL_CARDS
        assert state.results[0].rounds <= 53


@rule("SS-21", "SS-124")
def test_greedy_games_end_with_all_cards_accounted_for() -> None:
    for seed in range(12):
        state, dice = GAME.setup({"exhaustion": "round_40"}, seed), seeded(seed)
        while not state.over:
            assert GAME.census(state) == ALL_CARDS
            state.apply(greedy_answer(state, dice))
        assert state.results[0].rounds <= 53


def test_a_greedy_player_beats_a_random_one() -> None:
    wins = 0
    for seed in range(20):
        state, dice = GAME.setup({}, seed), seeded(seed)
        greedy = seed % 2
        while not state.over:
            who = state.turn()
            state.apply(greedy_answer(state, dice) if who == greedy else state.pick(who, dice))
        wins += state.returns()[greedy] > 0
    assert wins >= 17


def test_play_out_reaches_the_same_end_as_single_steps() -> None:
    for seed in range(5):
        whole, steps = GAME.setup({}, seed), GAME.setup({}, seed)
        dice = seeded(seed)
        count = play_out(whole, seeded(seed))
        for _ in range(count):
            steps.apply(steps.pick(steps.turn(), dice))
        assert GAME.write_state(whole) == GAME.write_state(steps)


def worst_position() -> Duel:
    """Every search card lies open, and nothing ends a chain: all must be searched in vain."""
    from tafelrunde.kernel import position

    squires = ["sword-2-blue", "sword-2-green", "sword-2-yellow", "sword-2-purple"]
    state = {
        "asked": {"step": "action", "player": "P1"},
        "active": "P1",
        "round": 2,
        "players": {
            "P1": {"hpc": "red", "hand": ["sword-2-red"], "field": [squires[0]]},
            "P2": {"hpc": "blue", "field": squires[1:]},
        },
        "shop": ["shield-3-grey", "shield-3-grey", None, None, None],
    }
    written = {
        "format": "tafelrunde-position",
        "version": 1,
        "game": GAME.name,
        "rules": GAME.rules,
        "state": state,
    }
    return position.read(GAME, written)


@rule("SS-81", "SS-84")
def test_the_search_for_a_chain_is_bounded_by_the_sets_of_search_cards() -> None:
    state = worst_position()
    words = [GAME.describe(state, 0, action).notation for action in state.legal()]
    assert "trigger sword-2-red" not in words
    assert 1 < len(state.dead) <= 3**7 * 2


@rule("SS-60", "SS-68")
def test_a_preview_explains_the_strength_before_the_attack_is_made() -> None:
    for seed in range(30):
        state, dice = GAME.setup({}, seed), seeded(seed)
        while not state.over:
            for action in state.legal():
                if GAME.describe(state, state.turn(), action).verb == "attack":
                    seat = state.turn()
                    foreseen = preview(GAME, state, seat, action, seeded(1))
                    told = GAME.play(state, seat, action)
                    assert foreseen.events[0].kind == "attack.declared"
                    assert dict(foreseen.events[0].facts) == told[0].facts
                    return
            state.apply(state.pick(state.turn(), dice))
    raise AssertionError("no attack in 30 games")


def test_every_number_of_the_move_book_is_described_and_refused_or_legal() -> None:
    state, dice = GAME.setup({}, 3), seeded(3)
    for _ in range(120):
        if state.over:
            break
        seat, legal = state.turn(), state.legal()
        for action in range(ACTIONS):
            assert GAME.describe(state, seat, action).notation
            assert (GAME.why_not(state, seat, action) is None) == (action in legal)
        state.apply(state.pick(seat, dice))
