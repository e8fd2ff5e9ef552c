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
    assert scene.written["clear_sky"] is False


@rule("SH-53")
def test_no_hail_follows_directly_on_a_hail(stand: Stand) -> None:
    scene = stand("R attack", options=RETURNS, R=R_HAIL, B=B_HAIL)
    scene.play("R: attack kaempar", "R: hail")
    assert scene.written["clear_sky"] is True
    assert scene.view("R").counters["clear_sky"] is True
    scene.play("B: attack serlar")
    assert scene.asked == "R defend", "Blue holds his hail and is not asked for it"


@rule("SH-53")
def test_a_hail_under_a_clear_sky_is_refused(stand: Stand) -> None:
    scene = stand(
        "R attack", options=RETURNS, more={"clear_sky": True}, fight=2, R=R_HAIL, B=B_HAIL
    )
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
    scene = stand("R attack", options=RETURNS, more={"clear_sky": True}, R=hand, B=hand)
    scene.play("R: attack kaempar", "B: defend serlar")
    assert scene.asked == "B attack"


@rule("SH-53")
def test_the_sky_clouds_over_after_a_fight_with_a_result(stand: Stand) -> None:
    hand = "kaempar hail serlar stridar stridar"
    scene = stand("R attack", options=RETURNS, more={"clear_sky": True}, R=hand, B=hand)
    scene.play("R: attack kaempar", "B: defend serlar", "B: attack kaempar")
    assert scene.written["clear_sky"] is False
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
