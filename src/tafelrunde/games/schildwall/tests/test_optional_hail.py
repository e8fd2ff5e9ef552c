"""SH-52 to SH-54  The optional rule: a used hail returns, and the sky is clear after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.rules.moves import CALL_HAIL
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Cards, Stand

RETURNS = {"hail_returns": True}
R_HAIL = "kaempar f1 hail stridar stridar"
B_HAIL = "serlar f2 hail stridar stridar"
BOTH_WAIT = {"clear_sky": ["R", "B"]}
PLAIN = "kaempar serlar skoldar stridar stridar"


@rule("SH-52")
def test_a_used_hail_goes_to_its_owners_reserve(stand: Stand, of: Cards) -> None:
    scene = stand("R attack", options=RETURNS, R=R_HAIL, B=PLAIN)
    scene.play("R: attack kaempar", "R: hail")
    assert scene.reserve("R") == of("kaempar hail")
    assert scene.graveyard("R") == []
    assert scene.told("hail.called", None) == [
        {"army": "R", "reserve": (("R", "kaempar"),), "sealed": "no", "returns": "yes"}
    ]
    assert scene.view("B").zone("reserve/R").cards == ("kaempar", "hagelsturm")


@rule("SH-52", "SH-82")
def test_without_the_option_it_is_buried(stand: Stand) -> None:
    assert GAME.complete({})["hail_returns"] is False
    scene = stand("R attack", R=R_HAIL, B=PLAIN)
    scene.play("R: attack kaempar", "R: hail")
    assert scene.graveyard("R") == ["hagelsturm"]
    assert scene.written["clear_sky"] == []


HOLDS_NOTHING_ELSE = {
    "hand": "kaempar hail serlar",
    "ready": "",
    "graveyard": "rest",
}
"""Draws the hail again at once, for there is no other card."""


@rule("SH-53")
def test_a_hail_that_came_back_waits_until_a_fight_is_decided(stand: Stand) -> None:
    others = {"hand": "serlar skoldar stridar", "ready": "", "graveyard": "rest"}
    scene = stand("R attack", options=RETURNS, R=HOLDS_NOTHING_ELSE, B=others)
    scene.play("R: attack kaempar", "R: hail")
    assert "hagelsturm" in scene.hand("R")
    assert scene.written["clear_sky"] == ["R"]
    assert scene.view("B").counters["clear_sky"] == ("R",)
    scene.play("B: attack skoldar")
    assert scene.refusal("R", CALL_HAIL) == ("clear-sky", "SH-53")
    scene.play("R: defend serlar")
    assert scene.written["clear_sky"] == []
    scene.play("R: attack serlar")
    assert scene.asked == "R hail_1", "a fight was decided since"


@rule("SH-53")
def test_the_hail_of_the_other_side_stays_usable(stand: Stand) -> None:
    scene = stand("R attack", options=RETURNS, R=R_HAIL, B=B_HAIL)
    scene.play("R: attack kaempar", "R: hail", "B: attack serlar")
    assert scene.asked == "B hail_1"
    scene.play("B: hail")
    assert sorted(scene.written["clear_sky"]) == ["B", "R"]
    scene.play("R: attack stridar", "B: defend stridar", "R: no_support", "B: no_support")
    assert scene.written["clear_sky"] == []


@rule("SH-53")
def test_between_two_decided_fights_each_hail_falls_at_most_once(stand: Stand) -> None:
    scene = stand("R attack", options=RETURNS, R=HOLDS_NOTHING_ELSE, B=HOLDS_NOTHING_ELSE)
    scene.play("R: attack kaempar", "R: hail", "B: attack kaempar", "B: hail", "R: attack serlar")
    assert scene.asked == "B defend", "nobody is asked for a hail that waits"
    assert scene.legal() == ["defend serlar", "defend kaempar"]


@rule("SH-53")
def test_by_the_first_version_everybody_waits_after_a_hail(stand: Stand) -> None:
    scene = stand("R attack", options={"hail_returns": "all_wait"}, R=R_HAIL, B=B_HAIL)
    scene.play("R: attack kaempar", "R: hail")
    assert scene.written["clear_sky"] == ["R", "B"]
    scene.play("B: attack serlar")
    assert scene.asked == "R defend", "Blue holds his hail and is not asked for it"


@rule("SH-53")
def test_a_hail_under_a_clear_sky_is_refused(stand: Stand) -> None:
    scene = stand("R attack", options=RETURNS, more=BOTH_WAIT, fight=2, R=R_HAIL, B=B_HAIL)
    scene.play("R: attack kaempar")
    assert scene.asked == "B defend"
    assert scene.refusal("B", CALL_HAIL) == ("clear-sky", "SH-53")
    scene.play("B: defend serlar")
    assert scene.asked == "R support", "for his Fylgdar"
    assert scene.legal() == ["support fylgdar_1", "no_support"]
    assert scene.refusal("R", CALL_HAIL) == ("clear-sky", "SH-53")
    scene.play("R: no_support", "B: no_support")
    assert scene.asked == "B attack", "the third window is skipped"


@rule("SH-53", "SH-18")
def test_a_hail_alone_is_no_reason_to_ask_under_a_clear_sky(stand: Stand) -> None:
    hand = "kaempar hail serlar stridar stridar"
    scene = stand("R attack", options=RETURNS, more=BOTH_WAIT, R=hand, B=hand)
    scene.play("R: attack kaempar", "B: defend serlar")
    assert scene.asked == "B attack"


@rule("SH-53")
def test_the_sky_clouds_over_after_a_fight_with_a_result(stand: Stand) -> None:
    hand = "kaempar hail serlar stridar stridar"
    scene = stand("R attack", options=RETURNS, more=BOTH_WAIT, R=hand, B=hand)
    scene.play("R: attack kaempar", "B: defend serlar", "B: attack kaempar")
    assert scene.written["clear_sky"] == []
    assert scene.asked == "B hail_1"


@rule("SH-54")
def test_the_returned_hail_can_be_drawn_again_at_once(stand: Stand, of: Cards) -> None:
    scene = stand(
        "R attack",
        options=RETURNS,
        R={"hand": "serlar hail", "ready": "", "graveyard": "rest"},
        B={"hand": "kaempar", "ready": "", "graveyard": "rest"},
    )
    scene.play("R: attack serlar", "R: hail")
    assert scene.hand("R") == of("serlar hail")
    assert scene.asked == "B attack"


@rule("SH-54", "SH-45")
def test_a_lone_hail_loses_under_this_rule_too(stand: Stand) -> None:
    scene = stand(
        "R attack",
        options=RETURNS,
        R={"hand": "serlar hail", "ready": "", "graveyard": "rest"},
        B={"hand": "kaempar", "ready": "", "graveyard": "rest"},
    )
    scene.play("R: attack serlar", "R: hail", "B: attack kaempar", "R: defend serlar")
    assert scene.hand("R") == ["hagelsturm"]
    assert scene.ended == ("blue", "exhausted", 2)
