"""SS-60 to SS-67  Strength and boosts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Stand


def strength_of(stand: Stand, field: str, slot: int = 1, hpc: str = "red") -> dict[str, int]:
    """The strength of a card of P2's field as a shield, sword or counter, and its parts."""
    from tafelrunde.games.swords_and_shields.rules.strength import explain, parts_in_field

    scene = stand(P1={"hpc": hpc, "field": field}, P2={"hpc": other(hpc)})
    return {k: int(str(v)) for k, v in explain(parts_in_field(scene.state, 0, slot - 1)).items()}


def other(hpc: str) -> str:
    return "purple" if hpc != "purple" else "red"


@rule("SS-62", "SS-65", "EX-9", "EX-10", "EX-11", "EX-12", "EX-13", "EX-14", "EX-16", "EX-17")
@pytest.mark.parametrize(
    ("hpc", "field", "slot", "strength"),
    [
        ("red", "sword-5-blue sword-8-blue shield-3-grey", 1, 7),
        ("red", "sword-5-blue shield-8-blue shield-3-grey", 1, 7),
        ("blue", "sword-5-blue shield-8-blue shield-3-grey", 1, 9),
        ("red", "shield-4-blue shield-4-green shield-3-grey", 1, 6),
        ("red", "sword-3-red", 1, 5),
        ("red", "sword-4-red shield-4-red", 1, 8),
        ("blue", "sword-4-red shield-4-red", 1, 6),
        ("red", "sword-1-grey shield-2-red", 1, 4),
        ("red", "sword-1-grey shield-2-red", 2, 5),
        ("green", "sword-1-green shield-1-green sword-1-grey", 1, 6),
        ("green", "sword-1-green shield-1-green sword-1-grey", 2, 6),
        ("green", "sword-1-green shield-1-green sword-1-grey", 3, 5),
        ("red", "duff-sword-2", 1, 2),
        ("red", "duff-sword-2 duff-shield-3", 1, 3),
        ("red", "duff-sword-2 duff-shield-3", 2, 3),
        ("red", "duff-sword-2 duff-shield-3 sword-1-grey", 1, 4),
        ("red", "duff-sword-2 duff-shield-3 sword-1-grey", 3, 5),
        ("blue", "sword-3-red@buff-2", 1, 5),
        ("red", "shield-4-red@buff-3 shield-1-red", 1, 10),
        ("red", "shield-4-red@buff-3 shield-1-red", 2, 4),
    ],
)
def test_strengths_of_the_worked_examples(
    stand: Stand, hpc: str, field: str, slot: int, strength: int
) -> None:
    assert strength_of(stand, field, slot, hpc)["strength"] == strength


@rule("SS-60", "SS-63", "SS-64", "SS-66")
def test_a_strength_is_explained_part_by_part(stand: Stand) -> None:
    found = strength_of(stand, "sword-4-red@buff-2 shield-4-red sword-1-grey")
    assert found == {
        "strength": 11,
        "base": 4,
        "colour": 1,
        "grey": 1,
        "name": 1,
        "hpc": 2,
        "buff": 2,
    }
    grey = strength_of(stand, "sword-1-grey shield-2-red")
    assert (grey["colour"], grey["grey"], grey["hpc"]) == (1, 0, 2)


@rule("SS-66")
def test_a_buff_gives_no_colour_or_name_boost_to_its_neighbours(stand: Stand) -> None:
    assert strength_of(stand, "sword-3-blue buff-2 buff-3")["strength"] == 3


@rule("SS-61")
def test_cards_of_the_other_field_do_not_boost(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-5-blue"}, P2={"hpc": "green", "field": "sword-8-blue"})
    scene.play("attack sword-5-blue 1")
    assert scene.told("attack.declared")[0]["strength"] == 5


@rule("SS-67")
def test_the_attack_keeps_its_strength_while_broken_shields_no_longer_boost(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-8-green"}, P2={"field": "shield-4-yellow shield-1-yellow sword-2-red"}
    )
    scene.play("attack", "break shield-1-yellow 2", "break shield-4-yellow 1")
    assert [facts["strength"] for facts in scene.told("shield.broken")] == [2, 4]
    assert scene.told("shield.broken")[1]["left"] == 2


@rule("SS-60")
def test_the_shield_and_the_counter_are_explained_too(stand: Stand) -> None:
    scene = stand(
        P1={"field": "sword-8-green"}, P2={"hpc": "blue", "field": "shield-1-blue sword-1-blue"}
    )
    scene.play("attack")
    (broken,), (struck,) = scene.told("shield.broken"), scene.told("counter.struck")
    parts = ("base", "colour", "grey", "name", "hpc", "buff", "strength")
    assert [broken[part] for part in parts] == [1, 1, 0, 1, 2, 0, 5]
    assert [struck[part] for part in parts] == [1, 0, 0, 0, 2, 0, 3]
