"""What a reason claims of a position is true there, and where it is not, it is not said."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import BadInput
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Scene, Stand

ENGLISH = Words(GAME, "en")
ALL_FYLGDAR = "f1 f1 f1 f1 f2 f2 f3"
SPENT = {"graveyard": f"{ALL_FYLGDAR} hail"}
"""An army that has neither Fylgdar nor hail left."""


def reason(scene: Scene, words: str) -> str:
    """The code of the reason for an answer of the army that is asked; empty if there is none."""
    seat = scene.state.turn()
    army = scene.state.name_of(scene.state.speaker)
    found = GAME.reason(scene.state, seat, scene.action(army, words))
    return "" if found is None else found.code


def defending(stand: Stand, card: str, hand: str, **piles: str) -> Scene:
    red = f"{card} stridar stridar stridar stridar"
    scene = stand("R attack", R=red, B={"hand": hand, **piles})
    return scene.play(f"R: attack {card}")


@rule("SH-24")
@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("stridar stridar skoldar skoldar serlar", "defend-sacrifice"),
        ("stridar hersir skoldar skoldar serlar", "defend-keeps"),
        ("stridar kaempar f2 skoldar serlar", "defend-keeps"),
        ("stridar kaempar f1 skoldar serlar", "defend-sacrifice"),
    ],
)
def test_a_sacrifice_is_called_so_only_where_nothing_in_hand_beats_the_attack(
    stand: Stand, hand: str, said: str
) -> None:
    assert reason(defending(stand, "haeltjar", hand), "defend stridar") == said


@rule("SH-24")
def test_the_khan_is_no_small_loss(stand: Stand) -> None:
    scene = stand(
        "R attack",
        R="khan f1 stridar stridar stridar",
        B={"hand": "khan", "ready": "", "graveyard": "rest"},
    )
    scene.play("R: attack khan")
    assert reason(scene, "defend khan") == "defend-tie"


def test_the_best_cards_do_not_stay_back_while_the_best_is_played(stand: Stand) -> None:
    weak = stand("R attack", R="serlar skoldar skoldar stridar stridar", B="khan f1 f2 f3 hersir")
    assert reason(weak, "attack serlar") == "attack-returns"
    assert reason(weak, "attack stridar") == "attack-cheap"
    strong = stand("R attack", R="serlar hersir skoldar stridar stridar", B="khan f1 f2 f3 hersir")
    assert reason(strong, "attack serlar") == "attack-cheap"


@rule("SH-77")
def test_the_khan_is_safe_only_when_no_support_is_left(stand: Stand) -> None:
    hand = "khan serlar skoldar stridar stridar"
    assert reason(stand("R attack", R=hand, B=hand), "attack khan") == "attack-khan"
    spent = stand("R attack", R=hand, B={"hand": hand, **SPENT})
    assert reason(spent, "attack khan") == "attack-khan-safe"


def supporting(stand: Stand, red: str, card: str, against: str, **more: object) -> Scene:
    scene = stand("R attack", R=red, B=f"{against} f1 stridar stridar stridar", **more)
    return scene.play(f"R: attack {card}", f"B: defend {against}")


@rule("SH-22")
def test_nobody_is_told_to_save_a_fylgdar_that_he_does_not_hold(stand: Stand) -> None:
    with_one = supporting(stand, "hersir f1 stridar stridar stridar", "hersir", "skoldar")
    assert reason(with_one, "no_support") == "no-support-winning"
    seat = with_one.state.turn()
    said = GAME.reason(with_one.state, seat, with_one.action("R", "no_support"))
    assert said is not None
    assert ENGLISH.reason(said) == "You lead by 4; your Fylgdar can wait."
    hail = stand("R attack", R="hersir hail serlar stridar stridar", B="skoldar f1 khan f2 f3")
    hail.play("R: attack hersir", "R: go_on", "B: defend skoldar")
    said = GAME.reason(hail.state, hail.state.turn(), hail.action("R", "no_support"))
    assert said is not None
    assert ENGLISH.reason(said) == "You lead by 4, as the cards lie."


def test_a_support_that_is_not_enough_is_not_praised(stand: Stand) -> None:
    scene = supporting(stand, "skoldar f1 f3 stridar stridar", "skoldar", "hersir")
    assert reason(scene, "support f1") == "support-short"
    assert reason(scene, "support f3") == "support-short"
    assert reason(scene, "no_support") == "no-support-helpless"


def test_a_support_makes_a_lead_safe_only_beyond_what_may_yet_be_laid(stand: Stand) -> None:
    scene = supporting(stand, "hersir f3 f1 stridar stridar", "hersir", "haeltjar")
    assert reason(scene, "support f1") == "support-lengthens", "+3 may still come"
    assert reason(scene, "support f3") == "support-secures"


@rule("SH-40")
def test_the_loss_is_not_small_when_the_khan_falls(stand: Stand) -> None:
    scene = stand("R attack", R="khan hail serlar stridar stridar", B="hersir f2 stridar serlar f1")
    scene.play("R: attack khan", "R: go_on", "B: defend hersir", "R: no_support", "B: support f2")
    assert scene.asked == "R hail_3"
    assert reason(scene, "go_on") == "hail-kept"
    assert reason(scene, "hail") == "hail-saves-khan"


@rule("SH-41")
def test_khans_that_fell_each_other_cost_nobody_the_battle(stand: Stand) -> None:
    hand = "khan hail serlar stridar stridar"
    scene = stand("R attack", R=hand, B="khan serlar skoldar stridar stridar")
    scene.play("R: attack khan", "R: go_on", "B: defend khan", "R: no_support")
    assert scene.asked == "R hail_3"
    assert reason(scene, "hail") == "hail-saves"


def test_a_small_loss_is_called_small(stand: Stand) -> None:
    scene = stand("R attack", R="stridar hail serlar stridar khan", B="hersir serlar stridar f1 f2")
    scene.play("R: attack stridar", "R: go_on", "B: defend hersir", "R: no_support")
    scene.play("B: no_support")
    assert reason(scene, "go_on") == "hail-too-dear"


@rule("SH-66")
def test_a_partners_sealed_support_enters_no_reason(stand: Stand) -> None:
    found = set()
    for fylgdar in ("f1", "f3"):
        hands = {
            "R1": f"kaempar {fylgdar} stridar stridar stridar",
            "R2": "serlar f2 stridar stridar stridar",
            "B1": "haeltjar serlar skoldar stridar stridar",
            "B2": "skoldar skoldar serlar stridar stridar",
        }
        scene = stand("R1 attack", options={"n": 2}, **hands)
        scene.play("R1: attack kaempar", "R2: attack serlar")
        scene.play("B1: defend_at haeltjar R1", "B2: defend_at skoldar R2")
        scene.play(f"R1: support_at {fylgdar} R1")
        assert scene.asked == "R2 support"
        found.add(reason(scene, "no_support"))
    assert len(found) == 1


def test_an_unknown_reason_is_named(stand: Stand) -> None:
    scene = stand("R attack", R="khan f1 f2 f3 serlar", B="khan f1 f2 f3 serlar")
    with pytest.raises(BadInput, match="schildwall knows no reason 'because'"):
        GAME.holds(scene.state, 0, 6, "because")
