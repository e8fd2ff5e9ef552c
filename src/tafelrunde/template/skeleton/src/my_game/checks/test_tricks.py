"""The rules, each proven from a written position."""

from __future__ import annotations

from typing import Any

import pytest
from my_game import GAME
from my_game.rules.table import EAST, WEST
from my_game.rules.tricks import tricks_won
from my_game.state import Match

from tafelrunde.kernel import RESIGN, TIME_OUT, Refused, position
from tafelrunde.testing import rule

PAGE, SQUIRE, KNIGHT, BARON, QUEEN, KING = range(6)


def table_with(east: list[str], west: list[str], played: dict[str, list[str]]) -> Match:
    """A game of three tricks with these hands; the other cards are set aside."""
    aside = [card.id for card in GAME.cards for _ in range(2)]
    for id in east + west + played["east"] + played["west"]:
        aside.remove(id)
    state: dict[str, Any] = {
        "hands": {"east": east, "west": west},
        "laid": {"east": None, "west": None},
        "played": played,
        "aside": aside,
        "resigned": None,
        "dice": "0" * 31 + "1",
    }
    written = {
        "format": "tafelrunde-position",
        "version": 1,
        "game": "my_game",
        "rules": 1,
        "options": {"tricks": 3},
        "state": state,
    }
    return position.read(GAME, written)


def last_trick() -> Match:
    played = {"east": ["king", "page"], "west": ["queen", "squire"]}
    return table_with(["queen"], ["knight"], played)


@rule("MG-1", "MG-2", "MG-3")
@pytest.mark.parametrize("tricks", [3, 5])
def test_each_of_two_players_draws_his_hand_and_the_rest_is_set_aside(tricks: int) -> None:
    table = GAME.setup({"tricks": tricks}, seed=1)
    assert [len(hand) for hand in table.hands] == [tricks, tricks]
    assert len(table.aside) == 12 - 2 * tricks
    assert sorted(sum(table.hands, table.aside)) == [kind for kind in range(6) for _ in "12"]


@rule("MG-3")
def test_nobody_sees_the_other_hand() -> None:
    view = GAME.view(GAME.setup(seed=1), EAST)
    assert view.zone("hand/east").cards is not None
    assert view.zone("hand/west").cards is None


@rule("MG-4")
def test_both_are_asked_at_once_and_the_first_card_stays_hidden() -> None:
    table = last_trick()
    assert table.waiting_on() == (EAST, WEST)
    GAME.play(table, WEST, KNIGHT)
    assert table.waiting_on() == (EAST,)
    assert GAME.view(table, EAST).zone("laid/west").cards is None


@rule("MG-4")
def test_only_cards_in_hand_can_be_laid() -> None:
    with pytest.raises(Refused, match="not-in-hand"):
        GAME.play(last_trick(), EAST, KING)


@rule("MG-5", "X1")
def test_the_higher_card_wins_the_trick() -> None:
    table = last_trick()
    GAME.play(table, EAST, QUEEN)
    events = GAME.play(table, WEST, KNIGHT)
    decided = next(event for event in events if event.kind == "trick.decided")
    assert decided.facts == {"east": "queen", "west": "knight", "winner": "east"}
    assert tricks_won(table) == (2, 1)


@rule("MG-5")
def test_equal_cards_win_nobody_a_trick() -> None:
    table = table_with(["king"], ["king"], {"east": ["page", "page"], "west": ["knight", "knight"]})
    GAME.play(table, EAST, KING)
    GAME.play(table, WEST, KING)
    assert tricks_won(table) == (0, 2)


@rule("MG-6")
def test_more_tricks_win_the_game() -> None:
    table = last_trick()
    GAME.play(table, EAST, QUEEN)
    GAME.play(table, WEST, KNIGHT)
    outcome = GAME.outcome(table)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((EAST,), "tricks")


@rule("MG-6")
def test_equal_tricks_are_a_draw() -> None:
    drawn = table_with(
        ["page"], ["king"], {"east": ["king", "knight"], "west": ["queen", "knight"]}
    )
    GAME.play(drawn, EAST, PAGE)
    GAME.play(drawn, WEST, KING)
    outcome = GAME.outcome(drawn)
    assert outcome is not None
    assert outcome.winners == ()


@rule("MG-7")
def test_who_resigns_loses() -> None:
    table = last_trick()
    GAME.play(table, EAST, RESIGN)
    assert table.returns() == [-1.0, 1.0]


@rule("MG-7")
def test_who_runs_out_of_time_lays_his_lowest_card() -> None:
    table = table_with(
        ["knight", "king"], ["page", "queen"], {"east": ["squire"], "west": ["baron"]}
    )
    GAME.play(table, EAST, TIME_OUT)
    assert table.laid[EAST] == KNIGHT
