"""SH-76, SH-77  Who sees what, and which worlds a seat may imagine."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.rules.moves import CALL_HAIL
from tafelrunde.kernel import Range, Unknown, preview, seeded
from tafelrunde.kernel.laws import check_game
from tafelrunde.kernel.view import as_json
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Scene, Stand

TWO = {"n": 2}
PLAIN = "kaempar serlar skoldar stridar stridar"
FYLGDAR = "kaempar f1 f2 stridar stridar"
HAIL = "kaempar serlar hail stridar stridar"
WORLDS = 40


def imagined(scene: Scene, army: str) -> list[dict[str, dict[str, list[str]]]]:
    """The armies as they lie in worlds this army cannot tell from the real one."""
    dice = seeded(17)
    seat = scene.seat(army)
    worlds = [GAME.imagine(scene.state, seat, dice.split()) for _ in range(WORLDS)]
    return [GAME.write_state(world)["armies"] for world in worlds]


# The table --------------------------------------------------------------------------------


@rule("SH-76")
def test_hands_are_secret_and_their_numbers_are_not(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1=PLAIN, R2=FYLGDAR, B1=HAIL, B2=PLAIN)
    for watcher in ("R1", "R2", "B1", "B2", None):
        for army in ("R1", "R2", "B1", "B2"):
            zone = scene.view(watcher).zone(f"hand/{army}")
            assert zone.count == 5
            assert (zone.cards is not None) == (watcher == army), "also from partners"


@rule("SH-76")
def test_reserve_and_graveyard_are_open_as_multisets(stand: Stand) -> None:
    scene = stand(
        "R attack",
        R={"hand": PLAIN, "reserve": "khan stridar hersir"},
        B={"hand": PLAIN, "graveyard": "f2 serlar"},
    )
    for watcher in ("R", "B", None):
        assert scene.view(watcher).zone("reserve/R").cards == ("stridar", "hersir", "khan")
        assert scene.view(watcher).zone("graveyard/B").cards == ("serlar", "fylgdar_2")


@rule("SH-76")
def test_nobody_sees_the_ready_pile(stand: Stand) -> None:
    scene = stand("R attack", R=PLAIN, B=PLAIN)
    for watcher in ("R", "B", None):
        for army in "RB":
            zone = scene.view(watcher).zone(f"ready/{army}")
            assert (zone.count, zone.cards) == (31, None)


@rule("SH-76")
def test_a_sealed_support_still_lies_in_the_hand_for_the_enemy(stand: Stand) -> None:
    scene = stand("R attack", R=FYLGDAR, B=FYLGDAR)
    scene.play("R: attack kaempar", "B: defend stridar", "R: support f2")
    for watcher in ("B", None):
        assert scene.view(watcher).zone("hand/R").count == 4
        assert scene.view(watcher).zone("support/R").count == 0
    assert scene.view("R").zone("hand/R").count == 3


@rule("SH-76", "SH-18")
def test_that_somebody_is_asked_for_a_support_only_he_knows(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1=FYLGDAR, R2=PLAIN, B1=PLAIN, B2=PLAIN)
    scene.play("R1: attack kaempar", "R2: attack stridar")
    scene.play("B1: defend_at stridar R1", "B2: defend_at stridar R2")
    assert scene.asked == "R1 support"
    assert scene.view("R1").waiting_on == (scene.seat("R1"),)
    for watcher in ("R2", "B1", "B2", None):
        view = scene.view(watcher)
        assert (view.status, view.waiting_on, view.question, view.moves) == ("supports", (), "", ())


@rule("SH-76", "SH-18")
def test_that_somebody_is_asked_in_the_third_window_only_he_knows(stand: Stand) -> None:
    scene = stand("R attack", R=PLAIN, B=HAIL)
    scene.play("R: attack kaempar", "B: defend stridar", "B: no_support")
    assert scene.asked == "B hail_3"
    assert scene.view("B").question == "hail_3"
    for watcher in ("R", None):
        view = scene.view(watcher)
        assert (view.status, view.waiting_on, view.question) == ("decision", (), "")


@rule("SH-76", "SH-18")
def test_the_attackers_first_window_looks_like_the_defence(stand: Stand) -> None:
    with_hail = stand("R1 attack", options=TWO, R1=HAIL, R2=PLAIN, B1=PLAIN, B2=PLAIN)
    without = stand("R1 attack", options=TWO, R1=PLAIN, R2=PLAIN, B1=PLAIN, B2=PLAIN)
    for scene in (with_hail, without):
        scene.play("R1: attack kaempar", "R2: attack stridar")
    assert (with_hail.asked, without.asked) == ("R1 hail_1", "B1 defend")
    for watcher in ("R2", "B2", None):
        assert with_hail.view(watcher) == without.view(watcher)
    first_defender = with_hail.view("B1")
    assert (first_defender.status, first_defender.waiting_on) == ("defence", (2,))


@rule("SH-76")
@pytest.mark.parametrize("red", [PLAIN, HAIL, FYLGDAR])
def test_others_hear_nothing_of_a_question_that_was_declined(stand: Stand, red: str) -> None:
    scene = stand("R attack", R=red, B=PLAIN)
    scene.play("R: attack kaempar")
    while not scene.asked.startswith("B attack"):
        army, question = scene.asked.split()
        answer = {"defend": "defend serlar", "support": "no_support"}.get(question, "go_on")
        scene.play(f"{army}: {answer}")
    for watcher in (1, None):
        seen = [event.kind for event in scene.events if event.seen_by(watcher)]
        assert [kind for kind in seen if not kind.endswith("mine")] == [
            "attack.laid",
            "defence.laid",
            "supports.revealed",
            "duel.decided",
            "hand.drawn",
            *([] if watcher == 1 else ["hand.drawn"]),
        ]
    declined = [event for event in scene.events if event.kind.endswith("declined")]
    assert all(event.seen_by(0) and not event.seen_by(1) for event in declined)
    assert len(declined) == {PLAIN: 0, FYLGDAR: 1, HAIL: 3}[red]


@rule("SH-76")
def test_a_called_hail_is_heard_by_everybody(stand: Stand) -> None:
    scene = stand("R attack", R=HAIL, B=PLAIN)
    scene.play("R: attack kaempar", "R: hail")
    for watcher in ("R", "B", None):
        assert scene.told("hail.called", watcher) == [
            {"army": "R", "reserve": (("R", "kaempar"),), "sealed": "no", "returns": "no"}
        ]


@rule("SH-76")
def test_drawn_cards_are_seen_by_their_owner_alone(stand: Stand) -> None:
    scene = stand("R attack", R=PLAIN, B=PLAIN)
    scene.play("R: attack kaempar", "B: defend serlar")
    for army, other in (("R", "B"), ("B", "R")):
        assert [facts["army"] for facts in scene.told("hand.drawn.mine", army)] == [army]
        assert scene.told("hand.drawn", army) == [{"army": other, "count": 1}]
    assert scene.told("hand.drawn.mine", None) == []
    assert len(scene.told("hand.drawn", None)) == 2


@rule("SH-76")
def test_no_view_holds_seed_or_dice(stand: Stand) -> None:
    one = stand("R attack", more={"seed": 777_777_777}, R=PLAIN, B=PLAIN)
    for watcher in ("R", "B", None):
        text = str(as_json(one.view(watcher)))
        assert "777777777" not in text
        assert one.written["dice"] not in text


# Imagination ------------------------------------------------------------------------------


@rule("SH-77")
def test_a_seat_imagines_hidden_cards_only(stand: Stand) -> None:
    scene = stand(
        "R attack",
        R={"hand": HAIL, "reserve": "khan"},
        B={"hand": FYLGDAR, "reserve": "hersir", "graveyard": "stridar"},
    )
    worlds = imagined(scene, "R")
    real_ready = scene.ready("R")
    for world in worlds:
        assert world["R"]["hand"] == scene.hand("R")
        assert Counter(world["R"]["ready"]) == Counter(real_ready)
        assert world["B"]["reserve"] == ["hersir"]
        assert world["B"]["graveyard"] == ["stridar"]
        hidden = Counter(world["B"]["hand"]) + Counter(world["B"]["ready"])
        assert hidden == Counter(scene.hand("B")) + Counter(scene.ready("B"))
    assert len({tuple(world["R"]["ready"]) for world in worlds}) == WORLDS
    assert len({tuple(world["B"]["hand"]) for world in worlds}) > WORLDS // 2


@rule("SH-77")
def test_an_enemy_with_both_piles_empty_holds_what_is_left(stand: Stand) -> None:
    last = {"ready": "", "graveyard": "rest"}
    scene = stand("R attack", R={"hand": "khan f1", **last}, B={"hand": "khan f3 hail", **last})
    for world in imagined(scene, "R"):
        assert world["B"]["hand"] == scene.hand("B")


@rule("SH-77", "SH-21")
def test_an_enemys_seal_is_imagined_in_every_way_he_may_have_chosen(stand: Stand) -> None:
    scene = stand("R attack", R=FYLGDAR, B=FYLGDAR)
    scene.play("R: attack kaempar", "B: defend stridar", "R: support f2")
    worlds = imagined(scene, "B")
    sealed = {str(world["R"].get("support", "none")) for world in worlds}
    assert sealed >= {"none", "fylgdar_1", "fylgdar_2"}
    assert sealed <= {"none", "fylgdar_1", "fylgdar_2", "fylgdar_3"}
    for world in worlds:
        assert len(world["R"]["hand"]) + ("support" in world["R"]) == 4
    assert {str(world["R"]["support"]) for world in imagined(scene, "R")} == {"fylgdar_2"}


@rule("SH-77", "SH-66")
def test_a_partners_seal_keeps_its_target_and_not_its_kind(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1=FYLGDAR, R2=FYLGDAR, B1=PLAIN, B2=PLAIN)
    scene.play("R1: attack kaempar", "R2: attack stridar")
    scene.play("B1: defend_at stridar R1", "B2: defend_at stridar R2", "R1: support_at f2 R2")
    worlds = imagined(scene, "R2")
    assert {str(world["R1"]["supports"]) for world in worlds} == {"R2"}
    assert len({str(world["R1"]["support"]) for world in worlds}) > 1
    assert all(str(world["R1"]["support"]).startswith("fylgdar") for world in worlds)


@rule("SH-77", "SH-22")
def test_an_open_support_is_no_secret_in_imagined_worlds(stand: Stand) -> None:
    scene = stand("R attack", options={"support_order": "open"}, R=FYLGDAR, B=FYLGDAR)
    scene.play("R: attack kaempar", "B: defend stridar", "R: support f2")
    assert {str(world["R"]["support"]) for world in imagined(scene, "B")} == {"fylgdar_2"}


@rule("SH-77", "SH-18")
def test_an_imagined_hail_has_its_windows_although_nobody_holds_one(stand: Stand) -> None:
    scene = stand("R attack", R=PLAIN, B=PLAIN)
    dice = seeded(17)
    found = 0
    for _ in range(60):
        world = GAME.imagine(scene.state, 0, dice.split())
        if "hagelsturm" not in GAME.write_state(world)["armies"]["B"]["hand"]:
            continue
        found += 1
        questions = []
        while world.fight == 0:
            view = GAME.view(world, world.turn())
            questions.append((view.seat, view.question))
            world.apply(next(a for a in reversed(world.legal()) if a != CALL_HAIL))
        assert questions[-1] == (1, "hail_3")
    assert found > 3


@rule("SH-76", "SH-77")
def test_the_laws_of_secrecy_hold_in_random_games() -> None:
    assert check_game(GAME, games=1, seed=5, options=[{"hail_returns": True}]) > 20


# Previews ---------------------------------------------------------------------------------


@rule("SH-21", "SH-76")
def test_a_preview_states_a_range_for_what_was_sealed(stand: Stand) -> None:
    scene = stand("R attack", R=FYLGDAR, B="hersir f1 stridar stridar stridar")
    scene.play("R: attack kaempar", "B: defend hersir", "R: support f2")
    foreseen = preview(GAME, scene.state, 1, scene.action("B", "support f1"), seeded(3))
    duel = next(event for event in foreseen.events if event.kind == "duel.decided")
    assert duel.facts["attack"] == Range(4, 7)
    assert duel.facts["defence"] == 7
    assert foreseen.allows(scene.call("B", 7), 1)


@rule("SH-76")
def test_a_preview_is_the_same_whatever_the_enemy_sealed(stand: Stand) -> None:
    found = []
    for answer in ("no_support", "support f1", "support f2"):
        scene = stand("R attack", R=FYLGDAR, B="hersir f1 stridar stridar stridar")
        scene.play("R: attack kaempar", "B: defend hersir", f"R: {answer}")
        foreseen = preview(GAME, scene.state, 1, scene.action("B", "no_support"), seeded(3))
        found.append([event for event in foreseen.events if event.kind == "duel.decided"])
    assert len(found[0]) == 1
    assert found[0][0].facts["attack"] == Range(4, 7)
    assert found[0] == found[1] == found[2]


@rule("SH-22", "SH-76")
def test_a_preview_of_an_answer_to_an_open_support_is_exact(stand: Stand) -> None:
    scene = stand(
        "R attack",
        options={"support_order": "open"},
        R=FYLGDAR,
        B="hersir f1 stridar stridar stridar",
    )
    scene.play("R: attack kaempar", "B: defend hersir", "R: support f2")
    foreseen = preview(GAME, scene.state, 1, scene.action("B", "no_support"), seeded(3))
    duel = next(event for event in foreseen.events if event.kind == "duel.decided")
    assert (duel.facts["attack"], duel.facts["defence"]) == (6, 6)
    assert duel.facts["winner"] == "nobody"


@rule("SH-66", "SH-76")
def test_a_preview_in_a_mass_battle_knows_no_partners_fylgdar(stand: Stand) -> None:
    warriors = {"hand": PLAIN, "ready": "khan serlar serlar", "graveyard": "rest"}
    scene = stand("R1 attack", options=TWO, R1=FYLGDAR, R2=FYLGDAR, B1=warriors, B2=warriors)
    scene.play("R1: attack kaempar", "R2: attack stridar")
    scene.play("B1: defend_at stridar R1", "B2: defend_at stridar R2", "R1: support_at f2 R2")
    foreseen = preview(GAME, scene.state, 1, scene.action("R2", "no_support"), seeded(3))
    first, second = (event for event in foreseen.events if event.kind == "duel.decided")
    assert (first.facts["attack"], first.facts["defence"]) == (4, 1)
    assert (second.facts["attack"], second.facts["defence"]) == (Range(2, 4), 1)
    assert second.facts["winner"] == "R2", "with whatever Fylgdar his partner sealed"
    revealed = next(event for event in foreseen.events if event.kind == "supports.revealed")
    assert revealed.facts == {"supports": Unknown()}


@rule("SH-24", "SH-76")
def test_the_picture_counts_only_supports_one_may_know(stand: Stand) -> None:
    scene = stand("R attack", R=FYLGDAR, B=FYLGDAR)
    scene.play("R: attack kaempar", "B: defend kaempar", "R: support f2")
    assert scene.view("R").aids["lanes"] == (("R", 6, "B", 4),)
    for watcher in ("B", None):
        assert scene.view(watcher).aids["lanes"] == (("R", 4, "B", 4),)


@rule("SH-24")
def test_the_picture_tells_the_defender_what_each_card_would_do(stand: Stand) -> None:
    scene = stand("R attack", R=PLAIN, B="hersir serlar hail stridar khan")
    assert scene.view("R").aids["answers"] == ()
    scene.play("R: attack serlar")
    assert set(scene.view("B").aids["answers"]) == {  # type: ignore[call-overload]
        ("hersir", "R", "wins"),
        ("khan", "R", "wins"),
        ("serlar", "R", "ties"),
        ("stridar", "R", "loses"),
    }
    assert scene.view("R").aids["answers"] == ()


@rule("SH-21", "SH-76")
@pytest.mark.parametrize(
    ("red", "answers"),
    [(PLAIN, ()), (FYLGDAR, ("R: no_support",)), (FYLGDAR, ("R: support f2",))],
)
def test_that_the_enemy_has_chosen_looks_the_same_whatever_he_holds(
    stand: Stand, red: str, answers: tuple[str, ...]
) -> None:
    scene = stand("R attack", R=red, B=FYLGDAR)
    scene.play("R: attack kaempar", "B: defend kaempar", *answers)
    assert scene.asked == "B support"
    assert scene.view("B").aids["chosen"] == ("R",)
    for watcher in ("R", None):
        assert scene.view(watcher).aids["chosen"] == ()


@rule("SH-22")
def test_an_open_choice_needs_no_sign(stand: Stand) -> None:
    scene = stand("R attack", options={"support_order": "open"}, R=FYLGDAR, B=FYLGDAR)
    scene.play("R: attack kaempar", "B: defend kaempar", "R: support f2")
    assert scene.asked == "B support"
    assert scene.view("B").aids["chosen"] == ()


@rule("SH-24", "SH-27", "SH-76")
def test_the_picture_tells_whether_a_khan_could_fall(stand: Stand) -> None:
    khan = "khan serlar skoldar stridar stridar"
    scene = stand(
        "R attack",
        R=khan,
        B={"hand": khan, "ready": "hersir f1 f2", "reserve": "f3", "graveyard": "rest"},
    )
    assert scene.view("R").aids["khan"] == (9, "endangered"), "Khan and Fylgdar +2"
    assert scene.view("B").aids["khan"] is None, "nobody asks him"
    scene.play("R: attack serlar")
    assert scene.view("B").aids["khan"] == (6, "safe"), "Serlar and Fylgdar +3"
    for watcher in ("R", None):
        assert scene.view(watcher).aids["khan"] is None


@rule("SH-24")
def test_a_fylgdar_cannot_support_itself(stand: Stand) -> None:
    helpers = {"hand": "f3 f1 f1 f1 f1", "ready": "f2", "reserve": "khan", "graveyard": "rest"}
    scene = stand("R attack", R="khan serlar skoldar stridar stridar", B=helpers)
    assert scene.view("R").aids["khan"] == (5, "safe"), "Fylgdar +3 and Fylgdar +2"


@rule("SH-43", "SH-69")
def test_the_question_knows_that_the_khans_have_fallen(stand: Stand) -> None:
    last = {"hand": PLAIN, "ready": "", "graveyard": "rest"}
    assert stand("R attack", R=last, B=last).view("R").question == "attack_khans_fallen"
    assert stand("R attack", R=PLAIN, B=PLAIN).view("R").question == "attack"


@rule("SH-76")
def test_the_question_knows_when_nobody_can_support_any_more(stand: Stand) -> None:
    none = {"hand": PLAIN, "ready": "khan", "reserve": "f1", "graveyard": "rest"}
    some = {"hand": PLAIN, "ready": "khan f1", "graveyard": "rest"}
    for blue, question in ((none, "defend_unsupported"), (some, "defend")):
        scene = stand("R attack", R=none, B=blue)
        scene.play("R: attack kaempar")
        assert scene.view("B").question == question


@rule("SH-18", "SH-32")
def test_who_holds_no_fylgdar_is_asked_for_hail_alone(stand: Stand) -> None:
    for blue, question in ((HAIL, "hail_2"), ("kaempar f1 hail stridar stridar", "support")):
        scene = stand("R attack", R=PLAIN, B=blue)
        scene.play("R: attack kaempar", "B: defend kaempar")
        assert scene.asked == "B support"
        assert scene.view("B").question == question
        assert scene.view("B").buttons == ("say/no_support",)
        scene.play("B: no_support")
        assert scene.view("B").buttons == ("say/go_on",)


@rule("SH-20", "SH-24")
def test_a_preview_tells_the_total_with_the_support(stand: Stand) -> None:
    scene = stand("R attack", R=FYLGDAR, B=FYLGDAR)
    scene.play("R: attack kaempar", "B: defend kaempar")
    foreseen = preview(GAME, scene.state, 0, scene.action("R", "support f2"), seeded(3))
    assert foreseen.events[0].kind == "support.sealed.mine"
    assert foreseen.events[0].facts["total"] == 6


@rule("SH-57", "SH-53", "SH-61")
def test_only_what_says_something_is_counted(stand: Stand) -> None:
    def counted(**options: object) -> set[str]:
        return set(GAME.view(GAME.setup(options, 1), None).counters) - {"fight", "attackers"}

    assert counted() == set()
    assert counted(series="fixed_2") == {"battle", "points"}
    assert counted(hail_returns=True) == set(), "nobody has called a hail yet"
    assert counted(n=2) == {"first_speaker", "red_team"}
