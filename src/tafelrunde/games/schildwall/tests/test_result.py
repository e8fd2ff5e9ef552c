"""SH-24 to SH-28  Result of a fight: totals, and where the cards go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Cards, Scene, Stand


def fight(stand: Stand, red: str, blue: str, *, attacker: str = "R") -> Scene:
    """Card and support of each side meet; "-" is no support."""
    scene = stand(
        f"{attacker} attack",
        fight=0 if attacker == "R" else 1,
        R=f"{red.replace('-', 'f1')} stridar skoldar skoldar",
        B=f"{blue.replace('-', 'f1')} stridar skoldar skoldar",
    )
    laid = {"R": red.split(), "B": blue.split()}
    defender = "B" if attacker == "R" else "R"
    scene.play(f"{attacker}: attack {laid[attacker][0]}", f"{defender}: defend {laid[defender][0]}")
    for army in (attacker, defender):
        support = laid[army][1]
        scene.play(f"{army}: " + ("no_support" if support == "-" else f"support {support}"))
    return scene


@rule("SH-24")
@pytest.mark.parametrize(
    ("red", "blue", "totals", "winner"),
    [
        ("kaempar -", "serlar -", (4, 3), "R"),
        ("serlar -", "kaempar -", (3, 4), "B"),
        ("serlar f2", "kaempar -", (5, 4), "R"),
        ("hersir -", "kaempar f3", (6, 7), "B"),
        ("serlar -", "serlar -", (3, 3), "nobody"),
        ("stridar f3", "serlar f1", (4, 4), "nobody"),
        ("khan f3", "hersir f3", (10, 9), "R"),
    ],
)
def test_the_higher_total_wins(
    stand: Stand, red: str, blue: str, totals: tuple[int, int], winner: str
) -> None:
    (duel,) = fight(stand, red, blue).told("duel.decided")
    assert (duel["attack"], duel["defence"]) == totals
    assert duel["winner"] == winner


@rule("SH-24")
def test_the_attacker_has_no_advantage(stand: Stand) -> None:
    (duel,) = fight(stand, "kaempar -", "serlar -", attacker="B").told("duel.decided")
    assert (duel["attacker"], duel["attack"], duel["defence"]) == ("B", 3, 4)
    assert duel["winner"] == "R"


@rule("SH-25")
def test_the_loser_buries_his_attack_card_and_his_support(stand: Stand, of: Cards) -> None:
    for attacker in "RB":
        scene = fight(stand, "hersir -", "serlar f2", attacker=attacker)
        assert scene.graveyard("B") == of("serlar f2")
        assert scene.reserve("B") == []


@rule("SH-26")
def test_the_winner_keeps_his_attack_card_and_buries_his_support(stand: Stand) -> None:
    for attacker in "RB":
        scene = fight(stand, "hersir f1", "serlar -", attacker=attacker)
        assert scene.reserve("R") == ["hersir"]
        assert scene.graveyard("R") == ["fylgdar_1"]


@rule("SH-27")
def test_equal_totals_bury_all_cards_of_both_sides(stand: Stand, of: Cards) -> None:
    scene = fight(stand, "serlar f2", "haeltjar -")
    assert scene.graveyard("R") == of("serlar f2")
    assert scene.graveyard("B") == of("haeltjar")
    assert scene.reserve("R") == scene.reserve("B") == []
    (duel,) = scene.told("duel.decided")
    assert duel["reserve"] == ()
    assert duel["buried"] == (("R", "serlar"), ("R", "fylgdar_2"), ("B", "haeltjar"))


@rule("SH-28")
def test_a_fylgdar_that_fought_itself_comes_back_if_it_wins(stand: Stand) -> None:
    scene = fight(stand, "f3 -", "skoldar -")
    assert scene.reserve("R") == ["fylgdar_3"]
    assert scene.graveyard("R") == []


@rule("SH-28", "SH-25")
def test_a_fylgdar_that_fought_itself_is_buried_if_it_loses(stand: Stand) -> None:
    scene = fight(stand, "f2 -", "serlar -")
    assert scene.graveyard("R") == ["fylgdar_2"]


@rule("SH-24", "SH-25", "SH-26")
def test_the_story_of_a_duel_tells_where_every_card_goes(stand: Stand) -> None:
    (duel,) = fight(stand, "kaempar f1", "serlar f1").told("duel.decided", None)
    assert duel == {
        "attacker": "R",
        "defender": "B",
        "attack": 5,
        "defence": 4,
        "winner": "R",
        "reserve": (("R", "kaempar"),),
        "buried": (("R", "fylgdar_1"), ("B", "serlar"), ("B", "fylgdar_1")),
    }
