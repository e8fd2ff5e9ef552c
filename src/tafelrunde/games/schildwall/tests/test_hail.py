"""SH-29 to SH-34  Hail: who may call it when, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall.rules.moves import CALL_HAIL
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Cards, Stand

R_HAIL = "kaempar f1 hail stridar stridar"
B_HAIL = "serlar f2 hail stridar stridar"
PLAIN = "kaempar serlar skoldar stridar stridar"
WAY = (
    "R: attack kaempar",
    "R: go_on",
    "B: defend serlar",
    "R: support f1",
    "B: no_support",
    "R: go_on",
)


@rule("SH-29", "SH-32")
@pytest.mark.parametrize(
    ("passed", "caller"), [(1, "R"), (2, "B"), (3, "R"), (4, "B"), (5, "R"), (6, "B")]
)
def test_a_hail_may_be_called_in_every_phase(stand: Stand, passed: int, caller: str) -> None:
    scene = stand("R attack", R=R_HAIL, B=B_HAIL)
    scene.play(*WAY[:passed])
    assert scene.asked.startswith(caller)
    assert "hail" in scene.legal()
    scene.play(f"{caller}: hail")
    red, help, blue = ("R", "kaempar"), ("R", "fylgdar_1"), ("B", "serlar")
    lying = [(red,), (red, blue), (red, help, blue)][(passed - 1) // 2]
    sealed = "yes" if passed == 4 else "no"
    facts = {"army": caller, "reserve": lying, "sealed": sealed, "returns": "no"}
    assert scene.told("hail.called", None) == [facts]
    assert scene.told("duel.decided") == []
    assert scene.asked == "B attack"


@rule("SH-29")
def test_who_does_not_hold_his_hail_cannot_call_it(stand: Stand) -> None:
    scene = stand("R attack", R="kaempar f1 serlar stridar stridar", B=B_HAIL)
    scene.play("R: attack kaempar", "B: defend serlar")
    assert scene.asked == "R support"
    assert scene.refusal("R", CALL_HAIL) == ("no-hail-in-hand", "SH-29")
    defender = stand("R attack", R=PLAIN, B=PLAIN)
    defender.play("R: attack kaempar")
    assert defender.refusal("B", CALL_HAIL) == ("no-hail-in-hand", "SH-29")


@rule("SH-29")
def test_a_winning_player_may_call_hail_as_well(stand: Stand) -> None:
    scene = stand("R attack", R="khan f3 hail stridar stridar", B=PLAIN)
    scene.play("R: attack khan", "R: go_on", "B: defend stridar", "R: no_support", "R: hail")
    assert scene.reserve("R") == ["khan"]
    assert scene.reserve("B") == ["stridar"]


@rule("SH-30")
def test_no_hail_is_called_before_the_attack_card_lies(stand: Stand) -> None:
    scene = stand("R attack", R=R_HAIL, B=B_HAIL)
    assert scene.refusal("R", CALL_HAIL) == ("no-hail-before-attack", "SH-30")
    assert scene.refusal("B", CALL_HAIL) == ("not-asked", "")


@rule("SH-31")
def test_every_card_of_the_fight_goes_to_its_owners_reserve(stand: Stand, of: Cards) -> None:
    scene = stand("R attack", R=R_HAIL, B=B_HAIL)
    scene.play(*WAY[:4], "B: support f2", "R: go_on", "B: hail")
    assert scene.reserve("R") == of("kaempar f1"), "supports included"
    assert scene.reserve("B") == of("serlar f2")
    assert scene.graveyard("R") == []
    assert scene.graveyard("B") == ["hagelsturm"], "the hail itself is buried"


@rule("SH-31")
def test_a_hail_before_the_answer_sends_the_attack_card_alone_back(stand: Stand) -> None:
    scene = stand("R attack", R=R_HAIL, B=B_HAIL)
    held = scene.hand("B")
    scene.play("R: attack kaempar", "R: hail")
    assert scene.reserve("R") == ["kaempar"]
    assert scene.reserve("B") == []
    assert scene.graveyard("R") == ["hagelsturm"]
    assert scene.hand("B") == held, "Blue had laid nothing"


@rule("SH-32")
@pytest.mark.parametrize("attacker", ["R", "B"])
def test_the_attacker_speaks_first_in_every_window(stand: Stand, attacker: str) -> None:
    defender = "B" if attacker == "R" else "R"
    scene = stand(f"{attacker} attack", fight=0 if attacker == "R" else 1, R=R_HAIL, B=R_HAIL)
    asked = []
    for answer in (
        "attack kaempar",
        "go_on",
        "defend kaempar",
        *["no_support"] * 2,
        *["go_on"] * 2,
    ):
        asked.append(scene.asked)
        scene.play(f"{scene.asked[0]}: {answer}")
    assert asked[1] == f"{attacker} hail_1"
    assert asked[2] == f"{defender} defend"
    assert asked[3:5] == [f"{attacker} support", f"{defender} support"]
    assert asked[5:7] == [f"{attacker} hail_3", f"{defender} hail_3"]


@rule("SH-32")
def test_the_defenders_first_window_is_a_choice_of_his_answer(stand: Stand) -> None:
    scene = stand("R attack", R=PLAIN, B="serlar hail stridar stridar stridar")
    scene.play("R: attack kaempar")
    assert scene.legal() == ["defend stridar", "defend serlar", "hail"]


@rule("SH-32")
def test_the_second_window_is_a_choice_of_the_support(stand: Stand) -> None:
    scene = stand("R attack", R=R_HAIL, B=B_HAIL)
    scene.play(*WAY[:3])
    assert scene.legal() == ["support fylgdar_1", "hail", "no_support"]


@rule("SH-32")
def test_once_the_third_window_is_passed_the_result_stands(stand: Stand) -> None:
    scene = stand("R attack", R=R_HAIL, B=B_HAIL)
    scene.play(*WAY, "B: go_on")
    assert scene.reserve("R") == ["kaempar"]
    assert scene.asked == "B attack"
    assert scene.refusal("R", CALL_HAIL) == ("not-asked", "")


@rule("SH-17", "SH-32")
def test_nothing_is_laid_in_a_hail_window(stand: Stand) -> None:
    scene = stand("R attack", R=R_HAIL, B=B_HAIL)
    scene.play("R: attack kaempar")
    assert scene.legal() == ["hail", "go_on"]
    assert scene.refusal("R", 0) == ("card-already-laid", "SH-17")
    scene.play(*WAY[1:5])
    assert scene.asked == "R hail_3"
    assert scene.legal() == ["hail", "go_on"]
    assert scene.refusal("R", 7) == ("supports-are-revealed", "SH-17")


@rule("SH-33")
def test_a_sealed_fylgdar_returns_to_the_hand_unseen(stand: Stand, of: Cards) -> None:
    scene = stand("R attack", R=R_HAIL, B=B_HAIL)
    scene.play(*WAY[:4])
    assert scene.hand("R") == of("hail stridar stridar")
    before = [event for event in scene.events if event.seen_by(1)]
    scene.events.clear()
    scene.play("B: hail")
    assert scene.reserve("R") == ["kaempar"]
    assert {"fylgdar_1", "hagelsturm"} <= set(scene.hand("R"))
    assert scene.told("hand.drawn", "B")[0] == {"army": "R", "count": 1}
    seen = before + [event for event in scene.events if event.seen_by(1)]
    assert not any(
        "fylgdar_1" in event.facts.values() for event in seen if event.facts["army"] == "R"
    )


@rule("SH-33", "SH-22")
def test_an_open_fylgdar_goes_to_the_reserve(stand: Stand, of: Cards) -> None:
    scene = stand("R attack", options={"support_order": "open"}, R=R_HAIL, B=B_HAIL)
    scene.play(*WAY[:4], "B: hail")
    assert scene.reserve("R") == of("kaempar f1")
    assert scene.told("hand.drawn", "B")[0] == {"army": "R", "count": 2}


@rule("SH-34")
def test_a_second_hail_stays_in_its_owners_hand(stand: Stand) -> None:
    for passed in (1, 3, 5):
        scene = stand("R attack", R=R_HAIL, B=B_HAIL)
        scene.play(*WAY[:passed], "R: hail")
        assert scene.asked == "B attack", "Blue is not asked any more"
        assert "hagelsturm" in scene.hand("B")
        assert scene.graveyard("B") == []


@rule("SH-34")
def test_the_other_hail_may_be_called_in_the_very_next_fight(stand: Stand) -> None:
    scene = stand("R attack", R=R_HAIL, B=B_HAIL)
    scene.play("R: attack kaempar", "R: hail", "B: attack serlar")
    assert scene.asked == "B hail_1"
    scene.play("B: hail")
    assert scene.asked == "R attack"
    assert [facts["army"] for facts in scene.told("hail.called")] == ["R", "B"]


@rule("SH-34", "SH-35")
def test_hands_are_refilled_after_a_hail(stand: Stand) -> None:
    scene = stand("R attack", R=R_HAIL, B=B_HAIL)
    scene.play(*WAY, "B: hail")
    assert [facts["count"] for facts in scene.told("hand.drawn")] == [2, 2]
    assert len(scene.hand("R")) == len(scene.hand("B")) == 5


@rule("SH-34")
def test_hail_buries_no_khan(stand: Stand) -> None:
    scene = stand(
        "R attack", R="khan hail stridar stridar stridar", B="khan f1 stridar stridar stridar"
    )
    scene.play(
        "R: attack khan", "R: go_on", "B: defend khan", "R: no_support", "B: support f1", "R: hail"
    )
    assert scene.asked == "B attack"
    assert scene.told("battle.ended") == []
    assert (scene.reserve("R"), scene.reserve("B")) == (["khan"], ["fylgdar_1", "khan"][::-1])
