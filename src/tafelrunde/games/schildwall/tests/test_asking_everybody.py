"""SH-18 with the option `asked = everybody`: being asked, or not, betrays nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.rules.moves import NONE
from tafelrunde.kernel import seeded
from tafelrunde.kernel.laws import check_game
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Stand

EVERYBODY = {"asked": "everybody"}


@pytest.mark.parametrize(
    "more",
    [{}, {"support_order": "open"}, {"support_order": "reply"}, {"hail_returns": True}, {"n": 2}],
)
def test_the_laws_hold_when_everybody_is_asked(more: dict[str, object]) -> None:
    check_game(GAME, games=1, plies=40, options=[{**EVERYBODY, **more}])


@rule("SH-18", "SH-76")
def test_who_is_asked_is_the_same_in_all_worlds_that_look_alike() -> None:
    dice = seeded(3)
    for seed in range(4):
        battle = GAME.setup(EVERYBODY, seed)
        while not battle.over:
            worlds = [GAME.imagine(battle, seat, dice) for seat in (0, 1)]
            speaker = battle.turn()
            answer = battle.pick(speaker, dice)
            battle.answer(speaker, answer)
            for seat, world in enumerate(worlds):
                if seat == speaker or answer == NONE:
                    world.answer(speaker, answer)
                    assert (world.step, world.asked) == (battle.step, battle.asked)


@rule("SH-18", "SH-76")
def test_nobody_is_asked_for_a_card_that_lies_on_the_table(stand: Stand) -> None:
    """One Fylgdar of each army is hidden, Red's lies on the table as his attack card."""
    piles = {"reserve": "f1 f1 f1 f1 f2 f2", "graveyard": "hail", "ready": "rest"}
    scene = stand(
        "R attack",
        options=EVERYBODY,
        R={"hand": "f3 serlar skoldar stridar stridar", **piles},
        B={"hand": "f3 serlar skoldar stridar stridar", **piles},
    )
    scene.play("R: attack f3", "B: defend serlar")
    assert scene.asked == "B support", "Red's only Fylgdar left fights"
    scene.play("B: no_support")
    assert scene.asked == "B attack"
    always = {"asked": "everybody_always"}
    scene = stand(
        "R attack",
        options=always,
        R={"hand": "f3 serlar skoldar stridar stridar", **piles},
        B={"hand": "f3 serlar skoldar stridar stridar", **piles},
    )
    scene.play("R: attack f3", "B: defend serlar")
    assert scene.asked == "R support", "as version 1 of the rules asked"


@rule("SH-18")
def test_who_has_no_choice_is_asked_and_can_only_go_on() -> None:
    asked_for_nothing = 0
    for seed in range(3):
        battle, dice = GAME.setup(EVERYBODY, seed), seeded(seed)
        while not battle.over:
            asked_for_nothing += battle.legal() == (NONE,)
            battle.answer(battle.turn(), battle.pick(battle.turn(), dice))
    assert asked_for_nothing > 10


@rule("SH-18")
def test_a_secret_question_can_pass_by_and_an_open_one_cannot() -> None:
    battle = GAME.setup(EVERYBODY, 1)
    assert GAME.reactions.silent_answer(battle) is None
    battle.answer(battle.turn(), battle.legal()[0])
    assert GAME.reactions.silent_answer(battle) == NONE
    assert GAME.why_not(battle, battle.turn(), NONE) is None


@rule("SH-18")
def test_advice_is_legal_for_who_has_no_choice() -> None:
    for seed in range(3):
        battle, dice = GAME.setup(EVERYBODY, seed), seeded(seed)
        while not battle.over:
            seat = battle.turn()
            advice = battle.advise(seat, dice)
            assert advice in battle.legal()
            battle.answer(seat, advice)
