"""SH-35 to SH-39  Refill and reshuffle."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Cards, Stand

BLUE = "kaempar serlar skoldar stridar stridar"


def drawn_by(cards: dict[str, str]) -> dict[str, str]:
    return {"graveyard": "rest", **cards}


@rule("SH-35")
def test_each_player_draws_to_five_from_the_top_of_his_ready_pile(stand: Stand, of: Cards) -> None:
    scene = stand(
        "R attack",
        R=drawn_by(
            {"hand": "kaempar f1 skoldar skoldar skoldar", "ready": "khan hersir serlar stridar"}
        ),
        B=drawn_by(
            {"hand": "serlar stridar stridar stridar stridar", "ready": "khan haeltjar haeltjar"}
        ),
    )
    scene.play("R: attack kaempar", "B: defend serlar", "R: support f1")
    assert scene.hand("R") == of("skoldar skoldar skoldar khan hersir")
    assert scene.ready("R") == ["serlar", "stridar"]
    assert scene.hand("B") == of("stridar stridar stridar stridar khan")
    assert scene.ready("B") == ["haeltjar", "haeltjar"]
    assert scene.told("hand.drawn.mine", "R") == [
        {"army": "R", "cards": ("hersir", "khan"), "count": 2, "last": "no"}
    ]
    assert scene.told("hand.drawn", "B") == [{"army": "R", "count": 2}]


@rule("SH-35")
def test_nobody_draws_during_a_fight(stand: Stand) -> None:
    scene = stand("R attack", R="kaempar f1 hail stridar stridar", B=BLUE)
    scene.play("R: attack kaempar", "R: go_on", "B: defend serlar", "R: support f1")
    assert scene.asked == "R hail_3"
    assert (len(scene.hand("R")), len(scene.hand("B"))) == (3, 4)


@rule("SH-36")
def test_a_used_up_ready_pile_is_replaced_and_drawing_goes_on(stand: Stand, of: Cards) -> None:
    scene = stand(
        "R attack",
        R=drawn_by(
            {
                "hand": "kaempar f1 skoldar skoldar skoldar",
                "ready": "khan",
                "reserve": "hersir hersir",
            }
        ),
        B=BLUE,
    )
    scene.play("R: attack kaempar", "B: defend serlar", "R: support f1")
    fresh = Counter(scene.hand("R") + scene.ready("R")) - Counter(
        of("skoldar skoldar skoldar khan")
    )
    assert fresh == Counter(of("hersir hersir kaempar"))
    assert len(scene.hand("R")) == 5
    assert scene.reserve("R") == []
    assert [e.kind for e in scene.events if e.facts.get("army") == "R" and e.seen_by(None)][
        -3:
    ] == [
        "hand.drawn",
        "pile.reshuffled",
        "hand.drawn",
    ]
    assert scene.told("pile.reshuffled", "B") == [{"army": "R", "count": 3}]


@rule("SH-36")
def test_the_reserve_is_shuffled_when_it_is_turned_over(stand: Stand) -> None:
    orders = set()
    for seed in range(20):
        scene = stand(
            "R attack",
            more={"seed": seed},
            R=drawn_by(
                {
                    "hand": "kaempar skoldar skoldar skoldar skoldar",
                    "ready": "khan",
                    "reserve": "hersir haeltjar serlar stridar f1 f2",
                }
            ),
            B=BLUE,
        )
        scene.play("R: attack kaempar", "B: defend serlar")
        orders.add(tuple(scene.ready("R")))
    assert len(orders) > 15


@rule("SH-37")
def test_the_reshuffle_is_eager(stand: Stand, of: Cards) -> None:
    scene = stand(
        "R attack",
        R=drawn_by(
            {
                "hand": "kaempar stridar stridar stridar stridar",
                "ready": "khan",
                "reserve": "hersir",
            }
        ),
        B=BLUE,
    )
    scene.play("R: attack kaempar", "B: defend serlar")
    assert scene.hand("R") == of("khan stridar stridar stridar stridar")
    assert sorted(scene.ready("R")) == ["hersir", "kaempar"], (
        "with the card of the fight just ended"
    )
    assert scene.reserve("R") == []


@rule("SH-37")
def test_two_empty_piles_wait_for_a_later_refill(stand: Stand, of: Cards) -> None:
    scene = stand(
        "R attack",
        R=drawn_by({"hand": "stridar khan", "ready": ""}),
        B=drawn_by({"hand": "serlar skoldar khan haeltjar kaempar", "ready": "hersir"}),
    )
    scene.play("R: attack stridar", "B: defend serlar")
    assert (scene.hand("R"), scene.ready("R"), scene.reserve("R")) == (["khan"], [], [])
    scene.play("B: attack skoldar", "R: defend khan")
    assert scene.hand("R") == ["khan"], "the winner came back through reserve and ready pile"


@rule("SH-38")
def test_with_two_empty_piles_the_hand_stays_small(stand: Stand) -> None:
    scene = stand(
        "R attack",
        R=drawn_by({"hand": "stridar khan hersir", "ready": ""}),
        B=BLUE,
    )
    scene.play("R: attack stridar", "B: defend serlar")
    assert scene.hand("R") == ["hersir", "khan"]
    assert scene.asked == "B attack"


@rule("SH-38")
def test_red_draws_before_blue_also_when_blue_attacks(stand: Stand) -> None:
    for number, attacker, defender in ((0, "R", "B"), (1, "B", "R")):
        scene = stand(f"{attacker} attack", fight=number, R=BLUE, B=BLUE)
        scene.play(f"{attacker}: attack kaempar", f"{defender}: defend serlar")
        assert [facts["army"] for facts in scene.told("hand.drawn")] == ["R", "B"]


@rule("SH-38")
def test_in_a_mass_battle_the_refill_goes_from_pair_to_pair(stand: Stand) -> None:
    hand = "kaempar serlar skoldar stridar stridar"
    scene = stand("R1 attack", options={"n": 2}, R1=hand, R2=hand, B1=hand, B2=hand)
    scene.play("R1: attack kaempar", "R2: attack serlar")
    scene.play("B1: defend_at serlar R1", "B2: defend_at kaempar R2")
    assert [facts["army"] for facts in scene.told("hand.drawn")] == ["R1", "B1", "R2", "B2"]


@rule("SH-39")
@pytest.mark.parametrize(
    ("ready", "reserve", "hand", "left"),
    [
        ("stridar stridar stridar", "serlar", 5, 2),  # enough: the reserve stays
        ("stridar", "serlar", 5, 2),  # used up by the last card drawn: turned over
        ("stridar", "", 5, 1),  # the winner alone is turned over
        ("", "", 5, 0),  # the winner comes straight back
    ],
)
def test_the_loop_of_the_refill(
    stand: Stand, ready: str, reserve: str, hand: int, left: int
) -> None:
    scene = stand(
        "R attack",
        R=drawn_by(
            {"hand": "khan skoldar skoldar skoldar skoldar", "ready": ready, "reserve": reserve}
        ),
        B=BLUE,
    )
    scene.play("R: attack khan", "B: defend serlar")
    assert (len(scene.hand("R")), len(scene.ready("R"))) == (hand, left)
    if ready == "stridar stridar stridar":
        assert scene.reserve("R") == ["serlar", "khan"]
    else:
        assert scene.reserve("R") == []
