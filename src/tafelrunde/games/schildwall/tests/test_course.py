"""SH-15 to SH-23  Course of a battle: fights, roles, questions and supports."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall.rules.moves import NONE
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Cards, Stand

R_ALL = "kaempar f1 f2 hail stridar"
B_ALL = "serlar f1 f2 hail stridar"
R_PLAIN = "kaempar serlar skoldar stridar stridar"
B_PLAIN = "kaempar serlar skoldar stridar stridar"


@rule("SH-15")
def test_the_defender_attacks_in_the_next_fight(stand: Stand) -> None:
    scene = stand("R attack", R=R_PLAIN, B=B_PLAIN)
    scene.play("R: attack kaempar", "B: defend serlar")
    assert scene.asked == "B attack"
    assert scene.state.fight == 1
    scene.play(f"B: {scene.legal()[0]}")
    while scene.asked != "R defend":
        scene.play(f"{scene.asked[0]}: go_on")
    assert scene.state.fight == 1


@rule("SH-16")
@pytest.mark.parametrize("answer", ["kaempar", "serlar", "hersir"])
def test_roles_change_after_a_win_a_defeat_and_a_tie(stand: Stand, answer: str) -> None:
    scene = stand("R attack", R=R_PLAIN, B="kaempar serlar hersir stridar stridar")
    scene.play("R: attack kaempar", f"B: defend {answer}")
    assert scene.asked == "B attack"


@rule("SH-16")
def test_roles_change_after_a_fight_broken_off_by_hail(stand: Stand) -> None:
    scene = stand("R attack", R=R_ALL, B=B_PLAIN)
    scene.play("R: attack kaempar", "R: hail")
    assert scene.asked == "B attack"
    blue = stand("B attack", fight=1, R=R_PLAIN, B=B_ALL)
    blue.play("B: attack stridar", "B: go_on", "R: defend kaempar", "B: hail")
    assert blue.asked == "R attack"


@rule("SH-17", "SH-32")
def test_the_steps_of_a_fight_come_in_their_order(stand: Stand) -> None:
    scene = stand("R attack", R=R_ALL, B=B_ALL)
    asked = []
    for answer in (
        "R: attack kaempar",
        "R: go_on",
        "B: defend serlar",
        "R: support f1",
        "B: support f2",
        "R: go_on",
        "B: go_on",
    ):
        asked.append(scene.asked)
        scene.play(answer)
    assert asked == [
        "R attack",
        "R hail_1",
        "B defend",
        "R support",
        "B support",
        "R hail_3",
        "B hail_3",
    ]
    assert scene.asked == "B attack"
    public = [event.kind for event in scene.events if event.seen_by(None)]
    assert public == [
        "attack.laid",
        "defence.laid",
        "supports.revealed",
        "duel.decided",
        "hand.drawn",
        "hand.drawn",
    ]


@rule("SH-17")
def test_attack_cards_lie_face_up_at_once(stand: Stand) -> None:
    scene = stand("R attack", R=R_PLAIN, B=B_ALL)
    scene.play("R: attack kaempar")
    assert scene.view("B").zone("attack/R").cards == ("kaempar",)
    scene.play("B: defend serlar")
    assert scene.view("R").zone("attack/B").cards == ("serlar",)
    assert scene.view(None).zone("attack/B").cards == ("serlar",)


@rule("SH-17")
def test_a_card_that_is_not_in_hand_cannot_be_laid(stand: Stand) -> None:
    scene = stand("R attack", R=R_PLAIN, B=B_PLAIN)
    assert scene.refusal("R", 5) == ("not-in-hand", "SH-17")
    scene.play("R: attack kaempar")
    assert scene.refusal("B", 5) == ("not-in-hand", "SH-17")


@rule("SH-18")
def test_whoever_has_no_choice_is_not_asked(stand: Stand) -> None:
    scene = stand("R attack", R=R_PLAIN, B=B_PLAIN)
    scene.play("R: attack kaempar", "B: defend serlar")
    assert scene.asked == "B attack", "no Fylgdar, no hail: nothing but attack and answer"


@rule("SH-18")
@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("kaempar f1 skoldar stridar stridar", ["attack", "support"]),
        ("kaempar f3 skoldar stridar stridar", ["attack", "support"]),
        ("kaempar hail skoldar stridar stridar", ["attack", "hail_1", "support", "hail_3"]),
        ("kaempar khan hersir stridar stridar", ["attack"]),
    ],
)
def test_the_attacker_is_asked_what_his_hand_allows(
    stand: Stand, hand: str, asked: list[str]
) -> None:
    scene = stand("R attack", R=hand, B=B_PLAIN)
    found = []
    while scene.state.fight == 0:
        army, question = scene.asked.split()
        if army == "R":
            found.append(question)
        answer = {"attack": "attack kaempar", "defend": "defend stridar", "support": "no_support"}
        scene.play(f"{army}: {answer.get(question, 'go_on')}")
    assert found == asked


@rule("SH-18")
def test_attack_and_defence_are_asked_even_with_one_choice(stand: Stand) -> None:
    empty = {"ready": "", "graveyard": "rest"}
    scene = stand("R attack", R={"hand": "serlar", **empty}, B={"hand": "kaempar", **empty})
    assert (scene.asked, scene.legal()) == ("R attack", ["attack serlar"])
    scene.play("R: attack serlar")
    assert (scene.asked, scene.legal()) == ("B defend", ["defend kaempar"])


@rule("SH-18")
def test_a_fylgdar_laid_to_attack_is_no_reason_to_ask_for_support(stand: Stand) -> None:
    scene = stand("R attack", R="f1 serlar skoldar stridar stridar", B=B_PLAIN)
    scene.play("R: attack f1", "B: defend stridar")
    assert scene.asked == "B attack"


@rule("SH-19")
def test_nobody_passes(stand: Stand) -> None:
    scene = stand("R attack", R=R_ALL, B=B_ALL)
    assert scene.refusal("R", NONE) == ("must-attack", "SH-19")
    scene.play("R: attack kaempar", "R: go_on")
    assert scene.refusal("B", NONE) == ("must-defend", "SH-19")


@rule("SH-20")
def test_the_bonus_is_added_to_the_combat_value(stand: Stand) -> None:
    for support, bonus in (("f1", 1), ("f2", 2), ("f3", 3)):
        scene = stand("R attack", R=f"kaempar {support} serlar stridar stridar", B=B_PLAIN)
        scene.play("R: attack kaempar", "B: defend stridar", f"R: support {support}")
        (duel,) = scene.told("duel.decided")
        assert (duel["attack"], duel["defence"]) == (4 + bonus, 1)


@rule("SH-20")
def test_one_fylgdar_at_most_supports_a_card(stand: Stand) -> None:
    scene = stand("R attack", R="kaempar f1 f2 f3 stridar", B=B_PLAIN)
    scene.play("R: attack kaempar", "B: defend stridar", "R: support f1")
    assert scene.asked == "B attack", "he still holds two Fylgdar and is not asked again"
    assert {"fylgdar_2", "fylgdar_3"} <= set(scene.hand("R"))


@rule("SH-20")
def test_only_a_fylgdar_supports(stand: Stand) -> None:
    scene = stand("R attack", R="kaempar f1 serlar stridar stridar", B=B_PLAIN)
    scene.play("R: attack kaempar", "B: defend stridar")
    assert scene.legal() == ["support fylgdar_1", "no_support"]
    assert scene.refusal("R", 2) == ("only-fylgdar-support", "SH-20")
    assert scene.refusal("R", 9) == ("not-in-hand", "SH-17")


@rule("SH-21")
def test_the_defender_cannot_tell_whether_a_support_was_sealed(stand: Stand) -> None:
    views = []
    for answer in ("no_support", "support f1", "support f2"):
        scene = stand("R attack", R="kaempar f1 f2 stridar stridar", B=B_ALL)
        scene.play("R: attack kaempar", "B: defend serlar")
        scene.events.clear()
        scene.play(f"R: {answer}")
        assert scene.asked == "B support"
        assert [event.kind for event in scene.events if event.seen_by(1)] == []
        assert [event.kind for event in scene.events if event.seen_by(None)] == []
        views.append((scene.view("B"), scene.view(None)))
    assert views[0] == views[1] == views[2]


@rule("SH-21")
def test_both_choices_are_revealed_together(stand: Stand) -> None:
    scene = stand("R attack", R="kaempar f1 f2 stridar stridar", B="serlar f3 serlar stridar hail")
    scene.play("R: attack kaempar", "B: defend serlar", "R: support f2")
    assert scene.told("supports.revealed") == []
    scene.play("B: support f3")
    revealed = (("R", "fylgdar_2", "R"), ("B", "fylgdar_3", "B"))
    assert scene.told("supports.revealed", None) == [{"supports": revealed}]
    for watcher in ("R", "B", None):
        assert scene.view(watcher).zone("support/R").cards == ("fylgdar_2",)
        assert scene.view(watcher).zone("support/B").cards == ("fylgdar_3",)


@rule("SH-21")
def test_the_sealed_choice_is_his_own_to_see(stand: Stand) -> None:
    scene = stand("R attack", R="kaempar f1 f2 stridar stridar", B=B_ALL)
    scene.play("R: attack kaempar", "B: defend serlar", "R: support f2")
    assert scene.view("R").zone("support/R").cards == ("fylgdar_2",)
    assert scene.told("support.sealed.mine", "R") == [
        {"army": "R", "card": "fylgdar_2", "target": "R", "total": 6}
    ]
    assert scene.told("support.sealed.mine", "B") == []


@rule("SH-22")
def test_an_open_support_is_answered_knowingly(stand: Stand) -> None:
    scene = stand("R attack", options={"support_order": "open"}, R=R_PLAIN[:-7] + "f2", B=B_ALL)
    scene.play("R: attack kaempar", "B: defend serlar")
    assert scene.asked == "R support"
    scene.play("R: support f2")
    assert scene.asked == "B support", "the same two questions in the same order"
    assert scene.view("B").zone("support/R").cards == ("fylgdar_2",)
    assert scene.view("B").zone("hand/R").count == 3
    assert scene.told("support.laid", "B") == [
        {"army": "R", "card": "fylgdar_2", "target": "R", "total": 6}
    ]
    scene.play("B: no_support", "B: go_on")
    assert scene.told("supports.revealed") == [], "nothing was left to reveal"
    assert scene.told("duel.decided")[0]["attack"] == 6


@rule("SH-22", "SH-21", "SH-82")
def test_supports_are_sealed_unless_agreed_otherwise(stand: Stand) -> None:
    scene = stand("R attack", R=R_PLAIN[:-7] + "f2", B=B_ALL)
    scene.play("R: attack kaempar", "B: defend serlar", "R: support f2")
    assert scene.view("B").zone("support/R").count == 0


@rule("SH-23")
def test_a_fylgdar_may_support_a_fylgdar(stand: Stand, of: Cards) -> None:
    scene = stand("R attack", R="f1 f1 f2 stridar stridar", B=B_PLAIN)
    scene.play("R: attack f1", "B: defend serlar")
    assert scene.legal() == ["support fylgdar_1", "support fylgdar_2", "no_support"]
    scene.play("R: support f1")
    assert scene.told("duel.decided")[0]["attack"] == 2
    assert scene.graveyard("R") == of("f1 f1")
