"""The laws hold, and every rule is proven."""

from __future__ import annotations

import pytest
from holmgang import GAME
from holmgang.rules import CUT, HACK, PARRY
from holmgang.state import Duel

from tafelrunde.kernel import RESIGN, TIME_OUT, Refused, position
from tafelrunde.kernel.laws import check_game
from tafelrunde.testing import rule


def duel(north: int, south: int, *, parried: bool = False) -> Duel:
    """North's turn, with so many boards; whether South has parried."""
    state = {
        "boards": [north, south],
        "parried": [False, parried],
        "resigned": None,
        "turn": "north",
        "dice": "0" * 31 + "1",
    }
    envelope = {"format": "tafelrunde-position", "version": 1, "game": "holmgang", "rules": 1}
    return position.read(GAME, {**envelope, "options": {}, "state": state})


def test_all_laws_hold() -> None:
    assert check_game(GAME, games=12) > 0


def test_all_that_is_wrong_in_a_position_is_told() -> None:
    written = GAME.write_state(duel(9, 9))
    wrong = {"boards": [10, 9], "parried": [0, 1], "turn": "east", "dice": "z" * 32}
    found = GAME.state_problems({**written, **wrong}, GAME.defaults)
    assert [problem.split(":")[0] for problem in found] == list(wrong)
    assert GAME.state_problems({**written, "turn": None}, GAME.defaults) != []
    assert GAME.state_problems({}, GAME.defaults) != []


@rule("HG-1")
@pytest.mark.parametrize("shields", [2, 3])
def test_the_lot_decides_who_strikes_first(shields: int) -> None:
    duels = [GAME.setup({"shields": shields}, seed) for seed in range(20)]
    assert {state.turn() for state in duels} == {0, 1}
    assert all(state.boards == [3 * shields] * 2 for state in duels)


@rule("HG-2", "HG-4")
def test_who_has_no_board_left_has_lost() -> None:
    state = duel(5, 2)
    GAME.play(state, 0, CUT)
    assert (state.over, state.returns()) == (True, [1.0, -1.0])


@rule("HG-2", "HG-4")
def test_they_strike_in_turn() -> None:
    state = duel(5, 5)
    GAME.play(state, 0, CUT)
    assert (state.waiting_on(), state.boards) == ((1,), [5, 3])


@rule("HG-3")
def test_a_hack_costs_an_own_board_and_is_not_for_the_last() -> None:
    state = duel(2, 9)
    GAME.play(state, 0, HACK)
    assert state.boards == [1, 6]
    with pytest.raises(Refused, match="last-board"):
        GAME.play(duel(1, 9), 0, HACK)


@rule("HG-3", "HG-5", "X1")
def test_a_parry_weakens_the_next_blow_once() -> None:
    state = duel(9, 9, parried=True)
    GAME.play(state, 0, HACK)
    assert state.boards == [8, 7]
    GAME.play(state, 1, PARRY)
    GAME.play(state, 0, PARRY)  # a parry is not weakened, and the other's parry still stands
    assert state.boards == [7, 6]
    GAME.play(state, 1, CUT)
    assert state.boards == [6, 6]


@rule("HG-6")
def test_resigning_loses_and_time_parries() -> None:
    state = duel(9, 9)
    GAME.play(state, 0, TIME_OUT)
    assert state.boards == [9, 8]
    GAME.play(state, 0, RESIGN)
    assert state.returns() == [-1.0, 1.0]
