"""SH-22 with the option `support_order = reply`: supports lie open, and one may answer them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.files.problems import state_problems
from tafelrunde.games.schildwall.rules.moves import NONE, kind_in
from tafelrunde.kernel import seeded
from tafelrunde.kernel.laws import check_game
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Scene, Stand

REPLY = {"support_order": "reply"}
TWO = {"n": 2, **REPLY}
RED = "kaempar f1 skoldar stridar stridar"
BLUE = "kaempar f2 serlar stridar stridar"
PLAIN = "kaempar serlar skoldar stridar stridar"


def laid(stand: Stand, red: str = RED, blue: str = BLUE) -> Scene:
    scene = stand("R attack", options=REPLY, R=red, B=blue)
    return scene.play("R: attack kaempar", "B: defend kaempar")


@rule("SH-22")
def test_a_support_lies_face_up_at_once(stand: Stand) -> None:
    scene = laid(stand).play("R: support f1")
    assert scene.view("B").zone("support/R").cards == ("fylgdar_1",)
    assert scene.asked == "B support"


@rule("SH-22")
def test_whoever_declined_is_asked_again_when_the_other_side_has_laid_one(stand: Stand) -> None:
    scene = laid(stand).play("R: no_support", "B: support f2")
    assert scene.asked == "R support"
    assert scene.view("R").question == "support_again"
    assert scene.legal() == ["support fylgdar_1", "no_support"]
    scene.play("R: support f1")
    assert scene.ended_fight == (5, 6), "each lays at most one, so nobody is asked any more"


@rule("SH-22")
def test_whoever_declined_is_not_asked_again_for_nothing(stand: Stand) -> None:
    scene = laid(stand).play("R: no_support", "B: no_support")
    assert scene.ended_fight == (4, 4)


@rule("SH-22")
def test_a_decline_after_the_last_support_stands(stand: Stand) -> None:
    scene = laid(stand).play("R: support f1", "B: no_support")
    assert scene.ended_fight == (5, 4), "Blue declined knowing Red's support"


@rule("SH-22")
def test_with_open_supports_the_attacker_is_not_asked_again(stand: Stand) -> None:
    scene = stand("R attack", options={"support_order": "open"}, R=RED, B=BLUE)
    scene.play("R: attack kaempar", "B: defend kaempar", "R: no_support", "B: support f2")
    assert scene.ended_fight == (4, 6)


@rule("SH-22", "SH-18")
def test_who_holds_neither_fylgdar_nor_hail_is_not_asked_again(stand: Stand) -> None:
    scene = laid(stand, red=PLAIN).play("B: support f2")
    assert scene.ended_fight == (4, 6)


@rule("SH-22", "SH-33", "SH-8")
def test_a_hail_in_place_of_a_reply_sends_open_supports_to_the_reserve(stand: Stand) -> None:
    red = "kaempar f1 hail stridar stridar"
    scene = stand("R attack", options=REPLY, R=red, B=BLUE)
    scene.play("R: attack kaempar", "R: go_on", "B: defend kaempar")
    scene.play("R: no_support", "B: support f2", "R: hail")
    assert scene.reserve("B") == ["kaempar", "fylgdar_2"]
    assert "fylgdar_1" in scene.hand("R")
    assert scene.written["asked"] == {"step": "attack", "army": "B"}, "the next fight begins anew"


@rule("SH-22", "SH-61")
def test_in_a_mass_battle_everybody_of_the_other_side_is_asked_again_in_order(
    stand: Stand,
) -> None:
    hands = dict.fromkeys(("R1", "R2", "B1", "B2"), "kaempar f1 f2 stridar stridar")
    scene = stand("R1 attack", options=TWO, **hands)
    scene.play("R1: attack kaempar", "R2: attack kaempar")
    scene.play("B1: defend_at kaempar R1", "B2: defend_at kaempar R2")
    scene.play("R1: no_support", "R2: no_support", "B1: support_at f1 B1", "B2: no_support")
    assert scene.asked == "R1 support"
    assert scene.written["asked"]["replies"] == ["R2"]
    scene.play("R1: support_at f2 R1")
    assert scene.asked == "R2 support", "attackers first"
    scene.play("R2: no_support")
    assert scene.asked == "B2 support", "for Red has laid one since he declined"
    scene.play("B2: support_at f2 B2")
    assert scene.asked == "R2 support", "for Blue has laid one since he declined"
    scene.play("R2: no_support")
    assert len(scene.told("duel.decided")) == 2


@rule("SH-22")
def test_a_reply_is_kept_in_a_position_and_in_a_clone(
    stand: Stand, again: Callable[[Scene], Scene]
) -> None:
    scene = laid(stand).play("R: no_support", "B: support f2")
    assert scene.written["asked"] == {"step": "support", "army": "R", "again": True}
    for same in (again(scene), scene.twin()):
        same.play("R: no_support")
        assert same.ended_fight == (4, 6)


@rule("SH-22")
@pytest.mark.parametrize(
    ("options", "asked", "words"),
    [
        (
            {},
            {"step": "support", "army": "R", "again": True},
            "asked: again and replies only with the option support_order = reply (SH-22)",
        ),
        (
            REPLY,
            {"step": "support", "army": "R", "again": True},
            "asked: R has no support to answer (SH-22)",
        ),
        (
            REPLY,
            {"step": "support", "army": "B", "replies": ["R"]},
            "asked: R has no support to answer (SH-22)",
        ),
        (
            REPLY,
            {"step": "support", "army": "R", "again": 1},
            "asked: again is true or false (SH-22)",
        ),
        (
            REPLY,
            {"step": "support", "army": "R", "replies": ["X"]},
            "asked: replies is a list of armies out of R, B (SH-22)",
        ),
    ],
)
def test_an_impossible_reply_is_named(
    stand: Stand, options: dict[str, object], asked: dict[str, object], words: str
) -> None:
    scene = stand("R attack", R=RED, B=BLUE)
    scene.play("R: attack kaempar", "B: defend kaempar")
    state = {**scene.written, "asked": asked}
    found = state_problems(state, GAME.complete(options), GAME.army)
    assert words in found


@rule("SH-22")
@pytest.mark.parametrize(
    "more", [{}, {"n": 2}, {"hail_returns": True}, {"asked": "everybody"}, {"n": 3}]
)
def test_the_laws_hold_with_replies(more: dict[str, object]) -> None:
    check_game(GAME, games=1, plies=60, options=[{**REPLY, **more}])


@rule("SH-22")
def test_nobody_is_asked_more_often_than_the_other_side_lays_supports() -> None:
    replies = 0
    for seed in range(30):
        battle, dice = GAME.setup(TWO, seed), seeded(seed)
        while not battle.over:
            who = battle.speaker
            enemies = 1 - battle.side_of(who)
            first = battle.first_of(enemies)
            if battle.replying:
                replies += 1
                assert battle.warlords[who].support == -1
                assert any(foe.support != -1 for foe in battle.warlords[first : first + 2])
            action = battle.pick(battle.turn(), dice)
            assert action == NONE or kind_in(action) <= 10
            battle.answer(battle.turn(), action)
    assert replies > 20
