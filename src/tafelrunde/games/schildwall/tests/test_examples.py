"""The worked examples of the rulebook, played as they are told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

import pytest

from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Cards, Deal, Scene, Stand

FOUR = "stridar stridar skoldar skoldar"
LAST = {"ready": "", "graveyard": "rest"}
TWO = {"n": 2}


def drawn(scene: Scene) -> dict[str, int]:
    """How many cards each army drew."""
    found: Counter[str] = Counter()
    for facts in scene.told("hand.drawn"):
        found[str(facts["army"])] += int(str(facts["count"]))
    return dict(found)


def with_five(hand: str) -> str:
    """A hand with Stridar added until there are five cards."""
    return " ".join((hand.split() + ["stridar"] * 5)[:5])


def fight(stand: Stand, red: str, blue: str, hands: Mapping[str, str] | None = None) -> Scene:
    """Red attacks; each side lays a card and, if named, a support. Hails are not called."""
    held = hands or {"R": with_five(red), "B": with_five(blue)}
    scene = stand("R attack", **held)
    laid = {"R": red.split(), "B": blue.split()}
    while scene.asked and scene.state.fight == 0:
        army, question = scene.asked.split()
        if question in ("attack", "defend"):
            scene.play(f"{army}: {question} {laid[army][0]}")
        elif question == "support":
            support = laid[army][1:]
            scene.play(f"{army}: " + (f"support {support[0]}" if support else "no_support"))
        else:
            scene.play(f"{army}: go_on")
    return scene


@rule("X1", "SH-24", "SH-25", "SH-26")
def test_x1_plain_win(stand: Stand) -> None:
    scene = fight(stand, "kaempar", "serlar")
    assert (scene.reserve("R"), scene.graveyard("R")) == (["kaempar"], [])
    assert (scene.reserve("B"), scene.graveyard("B")) == ([], ["serlar"])
    assert drawn(scene) == {"R": 1, "B": 1}
    assert scene.asked == "B attack"


@rule("X2", "SH-25", "SH-26")
def test_x2_a_support_wins_and_dies(stand: Stand) -> None:
    scene = fight(stand, "haeltjar", "kaempar f2")
    assert scene.graveyard("R") == ["haeltjar"]
    assert (scene.reserve("B"), scene.graveyard("B")) == (["kaempar"], ["fylgdar_2"])
    assert drawn(scene) == {"R": 1, "B": 2}


@rule("X3", "SH-27")
def test_x3_tie_with_supports(stand: Stand) -> None:
    scene = fight(stand, "serlar f2", "kaempar f1")
    assert scene.graveyard("R") == ["serlar", "fylgdar_2"]
    assert scene.graveyard("B") == ["kaempar", "fylgdar_1"]
    assert scene.reserve("R") == scene.reserve("B") == []
    assert drawn(scene) == {"R": 2, "B": 2}


@rule("X4", "SH-4", "SH-23", "SH-28")
def test_x4_a_fylgdar_attacks_and_a_fylgdar_supports(stand: Stand) -> None:
    scene = fight(stand, "f3 f2", "kaempar")
    assert scene.told("duel.decided")[0]["attack"] == 5
    assert (scene.reserve("R"), scene.graveyard("R")) == (["fylgdar_3"], ["fylgdar_2"])
    assert scene.graveyard("B") == ["kaempar"]


@rule("X5", "SH-21", "SH-26")
def test_x5_a_wasted_support(stand: Stand) -> None:
    scene = stand("R attack", R=with_five("hersir f3"), B=with_five("f1"))
    scene.play("R: attack hersir", "B: defend stridar", "R: support f3")
    assert scene.asked == "B support", "the sealed choice cannot be taken back"
    assert scene.refusal("R", 11) == ("not-asked", "")
    scene.play("B: no_support")
    assert scene.told("duel.decided")[0]["attack"] == 9
    assert (scene.reserve("R"), scene.graveyard("R")) == (["hersir"], ["fylgdar_3"])
    assert scene.graveyard("B") == ["stridar"]


@rule("X6", "SH-21", "SH-22")
def test_x6_sealed_means_blind(stand: Stand) -> None:
    hand = with_five("serlar f1")
    seen = {}
    for order in ("sealed", "open"):
        for answer in ("no_support", "support f1"):
            scene = stand("R attack", options={"support_order": order}, R=hand, B=hand)
            scene.play("R: attack serlar", "B: defend serlar", f"R: {answer}")
            seen[order, answer] = scene.view("B")
    assert seen["sealed", "no_support"] == seen["sealed", "support f1"]
    assert seen["open", "no_support"] != seen["open", "support f1"]
    scene = stand("R attack", R=hand, B=hand)
    scene.play("R: attack serlar", "B: defend serlar", "R: no_support", "B: support f1")
    assert scene.graveyard("R") == ["serlar"]
    assert (scene.reserve("B"), scene.graveyard("B")) == (["serlar"], ["fylgdar_1"])


@rule("X7", "SH-27", "SH-40")
def test_x7_a_khan_falls_in_a_tie(stand: Stand) -> None:
    scene = fight(
        stand, "khan", "hersir f1", {"R": with_five("khan f1"), "B": with_five("hersir f1")}
    )
    assert scene.graveyard("R") == ["khan"]
    assert scene.graveyard("B") == ["hersir", "fylgdar_1"]
    assert scene.ended == ("blue", "khan", 1)
    assert drawn(scene) == {}


@rule("X8", "SH-40")
def test_x8_a_khan_is_beaten(stand: Stand) -> None:
    scene = fight(stand, "hersir f2", "khan")
    assert scene.graveyard("B") == ["khan"]
    assert scene.ended == ("red", "khan", 1)


@rule("X10", "SH-42")
def test_x10_a_khan_beats_a_khan(stand: Stand) -> None:
    scene = fight(stand, "khan f2", "khan f1")
    assert scene.graveyard("B") == ["khan", "fylgdar_1"]
    assert (scene.reserve("R"), scene.graveyard("R")) == (["khan"], ["fylgdar_2"])
    assert scene.ended == ("red", "khan", 1)


@rule("X11", "SH-41", "SH-46")
def test_x11_two_lonely_khans(stand: Stand) -> None:
    scene = stand("R attack", R={"hand": "khan", **LAST}, B={"hand": "khan", **LAST})
    assert scene.legal() == ["attack khan"]
    scene.play("R: attack khan")
    assert scene.legal() == ["defend khan"]
    scene.play("B: defend khan")
    assert scene.ended == ("nobody", "draw", 1)


@rule("X13", "SH-31", "SH-32", "SH-16")
def test_x13_hail_instead_of_an_answer(stand: Stand) -> None:
    scene = stand("R attack", R=with_five("hersir"), B="hail stridar stridar f1 khan")
    scene.play("R: attack hersir", "B: hail")
    assert scene.reserve("R") == ["hersir"]
    assert scene.graveyard("B") == ["hagelsturm"]
    assert drawn(scene) == {"R": 1, "B": 1}
    kept = Counter(["stridar", "stridar", "fylgdar_1", "khan"])
    assert kept <= Counter(scene.hand("B"))
    assert scene.asked == "B attack"


@rule("X15", "SH-31", "SH-32")
def test_x15_hail_after_the_reveal_saves_a_khan(stand: Stand, of: Cards) -> None:
    scene = stand("R attack", R=with_five("hersir f1 hail"), B=with_five("khan hail"))
    scene.play("R: attack hersir", "R: go_on", "B: defend khan", "R: support f1", "B: no_support")
    assert scene.asked == "R hail_3"
    scene.play("R: go_on")
    assert scene.asked == "B hail_3"
    scene.play("B: hail")
    assert scene.reserve("R") == of("hersir f1")
    assert (scene.reserve("B"), scene.graveyard("B")) == (["khan"], ["hagelsturm"])
    assert "hagelsturm" in scene.hand("R")
    assert drawn(scene) == {"R": 2, "B": 2}


@rule("X16", "SH-34")
def test_x16_two_hails_wanted(stand: Stand) -> None:
    hand = with_five("khan hail")
    scene = stand("R attack", R=hand, B=hand)
    scene.play(
        "R: attack khan", "R: go_on", "B: defend khan", "R: no_support", "B: no_support", "R: hail"
    )
    assert scene.asked == "B attack"
    assert "hagelsturm" in scene.hand("B")
    assert scene.reserve("R") == scene.reserve("B") == ["khan"]
    scene.play("B: attack stridar")
    assert scene.asked == "B hail_1", "Blue may call his"
    scene.play("B: go_on")
    assert "hail" not in scene.legal(), "Red has none left"


@rule("X17", "SH-32")
def test_x17_the_attacker_hails_his_own_attack(stand: Stand) -> None:
    scene = stand("R attack", R=with_five("hail"), B=with_five("kaempar"))
    scene.play("R: attack stridar", "R: hail")
    assert (scene.reserve("R"), scene.graveyard("R")) == (["stridar"], ["hagelsturm"])
    assert drawn(scene) == {"R": 2}
    assert scene.asked == "B attack"


@rule("X18", "SH-19", "SH-30")
def test_x18_no_hail_before_the_attack(stand: Stand) -> None:
    scene = stand("R attack", R="hail serlar serlar f1 stridar", B=with_five("kaempar"))
    assert list(scene.state.legal()) == [0, 2, 7]
    assert scene.refusal("R", 10) == ("no-hail-before-attack", "SH-30")
    assert scene.refusal("R", 11) == ("must-attack", "SH-19")


@rule("X19", "SH-18")
def test_x19_who_is_asked(stand: Stand) -> None:
    scene = stand(
        "R attack", R="kaempar serlar stridar stridar skoldar", B="f1 hersir serlar stridar skoldar"
    )
    asked = [scene.asked]
    for answer in ("R: attack kaempar", "B: defend hersir"):
        scene.play(answer)
        asked.append(scene.asked)
    assert asked == ["R attack", "B defend", "B support"]
    assert scene.legal() == ["support fylgdar_1", "no_support"]
    scene.play("B: no_support")
    assert scene.asked == "B attack"


@rule("X20", "SH-36", "SH-39")
def test_x20_refill_through_a_reshuffle(stand: Stand) -> None:
    blue = {"ready": "serlar", "reserve": "kaempar haeltjar stridar", "graveyard": "rest"}
    scene = stand(
        "R attack", R=with_five("khan"), B={"hand": "skoldar f1 khan hersir hersir", **blue}
    )
    scene.play("R: attack khan", "B: defend skoldar", "B: support f1")
    hand = Counter(scene.hand("B")) - Counter(["khan", "hersir", "hersir", "serlar"])
    assert hand + Counter(scene.ready("B")) == Counter(["kaempar", "haeltjar", "stridar"])
    assert (len(scene.hand("B")), len(scene.ready("B")), scene.reserve("B")) == (5, 2, [])


@rule("X21", "SH-37")
def test_x21_eager_reshuffle(stand: Stand) -> None:
    red = {"ready": "skoldar", "reserve": "hersir kaempar", "graveyard": "rest"}
    scene = stand(
        "R attack",
        R={"hand": "stridar khan serlar serlar serlar", **red},
        B=with_five("skoldar"),
    )
    scene.play("R: attack stridar", "B: defend skoldar")
    assert "skoldar" in scene.hand("R")
    assert sorted(scene.ready("R")) == ["hersir", "kaempar"]
    assert (len(scene.hand("R")), scene.reserve("R")) == (5, [])
    scene.play("B: attack stridar", "R: defend khan")
    assert scene.reserve("R") == ["khan"], "the next winner lies alone in the reserve"


@rule("X23", "SH-45")
def test_x23_a_lone_hail_loses(stand: Stand) -> None:
    scene = stand(
        "B attack", fight=1, R={"hand": "skoldar hail", **LAST}, B={"hand": "serlar", **LAST}
    )
    scene.play("B: attack serlar", "R: defend skoldar", "R: no_support", "R: go_on")
    assert scene.hand("R") == ["hagelsturm"]
    assert scene.hand("B") == ["serlar"]
    assert scene.ended == ("blue", "exhausted", 2)


@rule("X24", "SH-46")
@pytest.mark.parametrize("red", ["serlar", "serlar hail"])
def test_x24_draw_by_exhaustion(stand: Stand, red: str) -> None:
    hands: dict[str, dict[str, str]] = {"R": {"hand": red, **LAST}, "B": {"hand": "f3", **LAST}}
    scene = stand("R attack", **hands)
    scene.play("R: attack serlar")
    while scene.asked:
        army, question = scene.asked.split()
        answer = {"defend": "defend f3", "support": "no_support"}.get(question, "go_on")
        scene.play(f"{army}: {answer}")
    assert scene.ended == ("nobody", "draw", 1)


@rule("X25", "SH-31", "SH-45")
def test_x25_hail_only_delays(stand: Stand) -> None:
    scene = stand("R attack", R={"hand": "serlar hail", **LAST}, B={"hand": "kaempar", **LAST})
    scene.play("R: attack serlar", "R: go_on", "B: defend kaempar", "R: no_support", "R: hail")
    assert (scene.hand("R"), scene.hand("B")) == (["serlar"], ["kaempar"])
    scene.play("B: attack kaempar", "R: defend serlar")
    assert scene.hand("R") == []
    assert scene.ended == ("blue", "exhausted", 2)


@rule("X27", "SH-55", "SH-56", "SH-57")
def test_x27_a_series(stand: Stand) -> None:
    anna, ben = 0, 1
    scene = stand(
        "R attack",
        options={"series": "fixed_2"},
        R={"hand": "serlar", **LAST},
        B={"hand": "serlar", **LAST},
    )
    assert scene.state.waiting_on() == (anna,)
    scene.play("R: attack serlar", "B: defend serlar")
    assert scene.ended == ("nobody", "draw", 1)
    assert scene.state.waiting_on() == (ben,), "Ben is Red now and attacks first"
    scene.call("R", -1)
    assert scene.told("battle.ended")[-1]["winner"] == "blue"
    assert scene.told("series.ended") == [{"team": anna, "army": "B", "first": 1.5, "second": 0.5}]
    assert scene.outcome is not None
    assert scene.outcome.winners == (anna,)


def mass_fight(stand: Stand, *, b2: str = "stridar f2 skoldar skoldar skoldar") -> Scene:
    scene = stand(
        "R1 attack",
        options=TWO,
        R1=f"kaempar f1 {FOUR[:-8]}",
        R2=f"hersir {FOUR}",
        B1=f"haeltjar {FOUR}",
        B2=b2,
    )
    scene.play("R1: attack kaempar", "R2: attack hersir", "B1: defend_at haeltjar R1")
    assert {words.split()[-1] for words in scene.legal() if words != "hail"} == {"R2"}
    scene.play("B2: defend_at stridar R2", "R1: support_at f1 R1", "B2: support_at f2 B1")
    return scene


@rule("X28", "SH-63", "SH-64", "SH-65", "SH-66", "SH-67")
def test_x28_a_whole_fight_of_a_mass_battle(stand: Stand) -> None:
    scene = mass_fight(stand)
    first, second = scene.told("duel.decided")
    assert (first["attack"], first["defence"], first["winner"]) == (5, 7, "B1")
    assert (second["attack"], second["defence"], second["winner"]) == (6, 1, "R2")
    assert scene.graveyard("R1") == ["kaempar", "fylgdar_1"]
    assert scene.reserve("B1") == ["haeltjar"]
    assert (scene.reserve("B2"), scene.graveyard("B2")) == (["fylgdar_2"], ["stridar"])
    assert scene.reserve("R2") == ["hersir"]
    assert drawn(scene) == {"R1": 2, "R2": 1, "B1": 1, "B2": 2}
    assert scene.asked == "B1 attack"
    assert scene.state.fight == 1


@rule("X30", "SH-68")
def test_x30_hail_in_a_mass_battle(stand: Stand, of: Cards) -> None:
    scene = mass_fight(stand, b2="stridar f2 hail skoldar skoldar")
    assert scene.asked == "B2 hail_3"
    scene.play("B2: hail")
    assert scene.reserve("R1") == of("kaempar f1")
    assert scene.reserve("R2") == ["hersir"]
    assert scene.reserve("B1") == ["haeltjar"]
    assert scene.reserve("B2") == of("stridar f2")
    buried = [card for army in ("R1", "R2", "B1", "B2") for card in scene.graveyard(army)]
    assert buried == ["hagelsturm"]
    assert drawn(scene) == {"R1": 2, "R2": 1, "B1": 1, "B2": 3}


@rule("X31", "SH-69", "SH-67")
def test_x31_a_khan_falls_in_a_mass_battle(stand: Stand) -> None:
    scene = stand(
        "R1 attack",
        options=TWO,
        R1=f"khan {FOUR}",
        R2=f"serlar {FOUR}",
        B1=f"f2 {FOUR}",
        B2=f"hersir {FOUR}",
    )
    scene.play("R1: attack khan", "R2: attack serlar", "B1: defend_at stridar R2")
    scene.play("B2: defend_at hersir R1", "B1: support_at f2 B2")
    assert scene.graveyard("R1") == ["khan"]
    assert scene.reserve("B2") == ["hersir"]
    assert scene.reserve("B1") == ["fylgdar_2"], "B1 had laid it"
    assert scene.asked == "B1 attack", "R2's Khan lives"
    scene.play("B1: attack stridar", "B2: attack stridar")
    assert scene.asked == "R1 defend", "R1 keeps playing"
    second = stand(
        "R1 attack",
        options=TWO,
        R1={"hand": f"serlar {FOUR}", "graveyard": "khan"},
        R2=f"khan {FOUR}",
        B1=f"f2 {FOUR}",
        B2=f"hersir {FOUR}",
    )
    second.play("R1: attack serlar", "R2: attack khan", "B1: defend_at stridar R1")
    second.play("B2: defend_at hersir R2", "B1: support_at f2 B2")
    assert second.ended == ("blue", "khan", 1)


@rule("X33", "SH-70")
@pytest.mark.parametrize(("b1", "ended"), [("serlar", "exhausted"), ("stridar", "draw")])
def test_x33_one_player_is_out(stand: Stand, b1: str, ended: str) -> None:
    scene = stand(
        "R1 attack",
        options=TWO,
        R1={
            "hand": "khan stridar stridar stridar stridar",
            "ready": "serlar " * 5 + "f1 " * 4,
            "graveyard": "rest",
        },
        R2={"hand": "stridar hail", **LAST},
        B1={"hand": b1, **LAST},
        B2=f"serlar {FOUR}",
    )
    assert len(scene.hand("R1")) + len(scene.ready("R1")) == 14
    scene.play("R1: attack stridar", "R2: attack stridar", "R2: go_on")
    scene.play(f"B1: defend_at {b1} R1", "B2: defend_at serlar R2")
    while scene.asked and scene.state.fight == 0:
        army, question = scene.asked.split()
        scene.play(f"{army}: {'no_support' if question == 'support' else 'go_on'}")
    assert scene.hand("R2") == ["hagelsturm"]
    winner = {"exhausted": "blue", "draw": "nobody"}[ended]
    assert scene.ended == (winner, ended, 1)


@rule("X34", "SH-61")
@pytest.mark.parametrize(
    ("fights", "order"), [((0, 1, 6), "123"), ((2, 3), "231"), ((4, 5), "312")]
)
def test_x34_speaking_order(stand: Stand, fights: tuple[int, ...], order: str) -> None:
    hand = f"kaempar {FOUR}"
    armies = {f"{side}{at}": hand for side in "RB" for at in "123"}
    for number in fights:
        scene = stand(
            f"{'RB'[number % 2]}{order[0]} attack", options={"n": 3}, fight=number, **armies
        )
        spoken = ""
        while scene.state.fight == number:
            army, question = scene.asked.split()
            spoken += army[1]
            answer = "attack stridar"
            if question == "defend":
                answer = next(words for words in scene.legal() if "stridar" in words)
            scene.play(f"{army}: {answer}")
        assert spoken == order + order, "attackers, then defenders"


@rule("X36", "SH-12", "SH-83")
@pytest.mark.parametrize(("n", "cards"), [(1, 72), (3, 216)])
def test_x36_start_counts(deal: Deal, n: int, cards: int) -> None:
    scene = deal({"n": n})
    total = 0
    for army in scene.written["armies"]:
        counts = [len(scene.army(army)[pile]) for pile in ("hand", "ready", "reserve", "graveyard")]
        assert counts == [5, 31, 0, 0]
        total += sum(counts)
    assert total == cards
