"""SH-59 to SH-71  Mass battle: n against n, in n duels at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.rules.course import settle
from tafelrunde.games.schildwall.rules.moves import CALL_HAIL, NONE, lay
from tafelrunde.games.schildwall.rules.setup import deal_battle
from tafelrunde.games.schildwall.rules.table import Rules
from tafelrunde.games.schildwall.state import Battle
from tafelrunde.kernel import BadInput, seeded
from tafelrunde.kernel.state import play_out
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Cards, Deal, Scene, Stand

TWO = {"n": 2}
PLAIN = "kaempar serlar skoldar stridar stridar"
FYLGDAR = "kaempar f1 f2 stridar stridar"
ALL = "kaempar serlar f1 hail stridar"


def last_cards(hand: str) -> dict[str, str]:
    return {"hand": hand, "ready": "", "graveyard": "rest"}


def clash(scene: Scene, cards: dict[str, str], against: dict[str, str]) -> Scene:
    """All lay their cards; nobody supports or calls hail."""
    fight = scene.state.fight
    while scene.asked and scene.state.fight == fight:
        army, question = scene.asked.split()
        if question == "attack":
            scene.play(f"{army}: attack {cards[army]}")
        elif question == "defend":
            scene.play(f"{army}: defend_at {cards[army]} {against[army]}")
        else:
            scene.play(f"{army}: {'no_support' if question == 'support' else 'go_on'}")
    return scene


@rule("SH-59", "SH-12")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_every_player_has_an_army_of_his_own(deal: Deal, n: int) -> None:
    scene = deal({"n": n})
    names = list(scene.written["armies"])
    assert names == [f"{side}{at}" for side in "RB" for at in range(1, n + 1)]
    assert GAME.seats(GAME.complete({"n": n})) == 2 * n
    for name in names:
        assert (len(scene.hand(name)), len(scene.ready(name))) == (5, 31)
    assert len({tuple(scene.ready(name)) for name in names}) == 2 * n


@rule("SH-60")
def test_two_three_and_four_on_a_side_can_be_agreed() -> None:
    (option,) = [option for option in GAME.options if option.name == "n"]
    assert (option.values, option.default) == ((1, 2, 3, 4), 1)
    with pytest.raises(BadInput, match="option n: expected one of 1, 2, 3, 4"):
        GAME.complete({"n": 5})


@rule("SH-60")
def test_the_engine_plays_five_on_a_side_as_well() -> None:
    rules = Rules(5, False, False, "single", 1, {})
    state = Battle(seeded(3), GAME.army, rules, 0, 3)
    state.asked = 1
    deal_battle(state)
    settle(state)
    assert [state.name_of(who) for who in range(10)][4:6] == ["R5", "B1"]
    play_out(state, seeded(4))
    assert state.over
    assert state.results[0].fights <= 80


@rule("SH-60", "SH-26")
def test_two_players_never_play_by_these_rules(stand: Stand) -> None:
    scene = stand("R attack", R=FYLGDAR, B=PLAIN)
    scene.play("R: attack kaempar", "B: defend serlar", "R: support f1")
    assert scene.graveyard("R") == ["fylgdar_1"], "a winner's support dies in a duel"


@rule("SH-61", "SH-63")
def test_the_speaking_order_holds_in_every_step(stand: Stand) -> None:
    scene = stand("R2 attack", options=TWO, fight=2, R1=ALL, R2=ALL, B1=ALL, B2=ALL)
    asked = []
    while scene.state.fight == 2:
        army, question = scene.asked.split()
        asked.append(scene.asked)
        answer = {"attack": "attack kaempar", "support": "no_support"}.get(question, "go_on")
        if question == "defend":
            answer = f"defend_at serlar R{army[1]}"
        scene.play(f"{army}: {answer}")
    assert asked == [
        *("R2 attack", "R1 attack"),
        *("R2 hail_1", "R1 hail_1"),
        *("B2 defend", "B1 defend"),
        *("R2 support", "R1 support", "B2 support", "B1 support"),
        *("R2 hail_3", "R1 hail_3", "B2 hail_3", "B1 hail_3"),
    ]
    assert scene.asked == "B2 attack", "fight 3 has the order of fight 2, with changed roles"


@rule("SH-61")
@pytest.mark.parametrize(
    ("n", "fight", "first"),
    [(2, 0, 1), (2, 1, 1), (2, 2, 2), (2, 3, 2), (2, 4, 1), (3, 5, 3), (4, 6, 4), (4, 8, 1)],
)
def test_the_speaking_order_rotates_every_second_fight(
    stand: Stand, n: int, fight: int, first: int
) -> None:
    side = "RB"[fight % 2]
    armies = {f"{s}{at}": PLAIN for s in "RB" for at in range(1, n + 1)}
    scene = stand(f"{side}{first} attack", options={"n": n}, fight=fight, **armies)
    assert scene.view(None).counters["first_speaker"] == first
    spoken = []
    while scene.asked.endswith("attack"):
        spoken.append(int(scene.asked.split()[0][1:]))
        scene.play(f"{scene.asked.split()[0]}: attack stridar")
    assert spoken == [(first - 1 + at) % n + 1 for at in range(n)]


@rule("SH-62")
def test_red_attacks_first_and_the_sides_alternate(deal: Deal) -> None:
    scene = deal(TWO)
    assert scene.asked == "R1 attack"
    sides = []
    for _ in range(4):
        fight = scene.state.fight
        sides.append(scene.view(None).counters["attackers"])
        while scene.state.fight == fight:
            scene.state.apply(scene.state.legal()[0])
    assert sides == ["red", "blue", "red", "blue"]


@rule("SH-62", "SH-63")
def test_all_duels_of_a_fight_are_decided_at_the_same_time(stand: Stand) -> None:
    armies = dict.fromkeys(("R1", "R2", "R3", "B1", "B2", "B3"), PLAIN)
    scene = stand("R1 attack", options={"n": 3}, **armies)
    scene.play("R1: attack kaempar", "R2: attack serlar", "R3: attack skoldar")
    scene.play("B1: defend_at stridar R3", "B2: defend_at kaempar R1")
    assert scene.told("duel.decided") == []
    scene.play("B3: defend_at kaempar R2")
    assert [(d["attacker"], d["defender"], d["winner"]) for d in scene.told("duel.decided")] == [
        ("R1", "B2", "nobody"),
        ("R2", "B3", "B3"),
        ("R3", "B1", "R3"),
    ]


@rule("SH-64")
def test_each_attack_card_is_answered_exactly_once(stand: Stand) -> None:
    armies = dict.fromkeys(("R1", "R2", "R3", "B1", "B2", "B3"), PLAIN)
    scene = stand("R1 attack", options={"n": 3}, **armies)
    scene.play("R1: attack kaempar", "R2: attack serlar", "R3: attack skoldar")
    targets = []
    for answer in ("B1: defend_at stridar R2", "B2: defend_at stridar R3"):
        targets.append({words.split()[-1] for words in scene.legal()})
        scene.play(answer)
    targets.append({words.split()[-1] for words in scene.legal()})
    assert targets == [{"R1", "R2", "R3"}, {"R1", "R3"}, {"R1"}]
    assert scene.refusal("B3", lay(0, 1)) == ("already-answered", "SH-64")


@rule("SH-65")
def test_a_support_may_go_to_any_card_of_the_own_side_once(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1=FYLGDAR, R2=FYLGDAR, B1=FYLGDAR, B2=FYLGDAR)
    scene.play("R1: attack kaempar", "R2: attack stridar")
    scene.play("B1: defend_at kaempar R1", "B2: defend_at stridar R2")
    assert scene.asked == "R1 support"
    assert scene.legal() == [
        "support_at fylgdar_1 R1",
        "support_at fylgdar_2 R1",
        "no_support",
        "support_at fylgdar_1 R2",
        "support_at fylgdar_2 R2",
    ]
    scene.play("R1: support_at f2 R2")
    assert scene.legal() == ["support_at fylgdar_1 R1", "support_at fylgdar_2 R1", "no_support"]
    assert scene.refusal("R2", lay(7, 1)) == ("already-supported", "SH-65")
    scene.play("R2: no_support")
    assert scene.asked == "B1 support", "the defending side supports in the same way"
    scene.play("B1: support_at f1 B1", "B2: no_support")
    first, second = scene.told("duel.decided")
    assert (first["attack"], first["defence"]) == (4, 5)
    assert (second["attack"], second["defence"]) == (3, 1)


@rule("SH-65")
def test_nobody_lays_a_second_support(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1="kaempar f1 f1 f2 f3", R2=PLAIN, B1=PLAIN, B2=PLAIN)
    scene.play("R1: attack kaempar", "R2: attack serlar")
    scene.play("B1: defend_at stridar R1", "B2: defend_at stridar R2", "R1: support_at f1 R1")
    assert scene.asked == "B1 attack"


@rule("SH-66")
def test_the_side_sees_who_supports_which_card_but_not_with_what(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1=FYLGDAR, R2=FYLGDAR, B1=FYLGDAR, B2=PLAIN)
    scene.play("R1: attack kaempar", "R2: attack stridar")
    scene.play("B1: defend_at kaempar R1", "B2: defend_at stridar R2", "R1: support_at f2 R2")
    partner = scene.view("R2").zone("support/R2")
    assert (partner.owner, partner.count, partner.cards) == (scene.seat("R1"), 1, None)
    assert scene.told("support.sealed", "R2") == [{"army": "R1", "target": "R2"}]
    assert scene.told("support.sealed", "R1") == []
    assert scene.view("R1").zone("support/R2").cards == ("fylgdar_2",)
    for watcher in ("B1", "B2", None):
        assert scene.view(watcher).zone("support/R2").count == 0
        assert scene.view(watcher).zone("hand/R1").count == 4
        assert scene.told("support.sealed", watcher) == []
        assert scene.told("support.sealed.mine", watcher) == []


@rule("SH-67")
def test_a_winning_support_returns_to_whoever_laid_it(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1=FYLGDAR, R2=FYLGDAR, B1=FYLGDAR, B2=FYLGDAR)
    scene.play("R1: attack kaempar", "R2: attack stridar")
    scene.play("B1: defend_at stridar R1", "B2: defend_at stridar R2")
    scene.play("R1: support_at f2 R2", "R2: support_at f1 R1")
    scene.play("B1: support_at f1 B1", "B2: support_at f2 B2")
    assert scene.reserve("R1") == ["kaempar"], "R2's card tied, so R1's support fell"
    assert scene.graveyard("R1") == ["fylgdar_2"]
    assert scene.reserve("R2") == ["fylgdar_1"], "it helped R1 to win"
    assert scene.graveyard("R2") == ["stridar"]
    assert scene.graveyard("B1") == ["stridar", "fylgdar_1"], "a losing support is buried"
    assert scene.graveyard("B2") == ["stridar", "fylgdar_2"], "a tied support is buried"
    first, second = scene.told("duel.decided")
    assert first["reserve"] == (("R1", "kaempar"), ("R2", "fylgdar_1"))
    assert second["buried"] == (
        ("R2", "stridar"),
        ("R1", "fylgdar_2"),
        ("B2", "stridar"),
        ("B2", "fylgdar_2"),
    )


@rule("SH-68")
def test_a_hail_breaks_off_all_duels(stand: Stand, of: Cards) -> None:
    scene = stand("R1 attack", options=TWO, R1=FYLGDAR, R2=FYLGDAR, B1=FYLGDAR, B2=ALL)
    scene.play("R1: attack kaempar", "R2: attack stridar")
    scene.play("B1: defend_at stridar R1", "B2: defend_at serlar R2")
    scene.play("R1: support_at f2 R2", "R2: no_support", "B1: support_at f1 B2", "B2: hail")
    assert scene.reserve("R1") == ["kaempar"]
    assert scene.reserve("R2") == ["stridar"]
    assert scene.reserve("B1") == ["stridar"]
    assert scene.reserve("B2") == ["serlar"]
    assert scene.graveyard("B2") == ["hagelsturm"]
    assert set(of("f1 f2")) <= set(scene.hand("R1")), "sealed supports return to the hands"
    assert set(of("f1 f2")) <= set(scene.hand("B1"))
    assert scene.told("duel.decided") == []
    assert scene.asked == "B1 attack"


@rule("SH-68", "SH-63")
def test_a_hail_in_the_first_window_comes_after_all_attack_cards(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1=ALL, R2=PLAIN, B1=PLAIN, B2=PLAIN)
    scene.play("R1: attack kaempar")
    assert scene.asked == "R2 attack"
    scene.play("R2: attack stridar", "R1: hail")
    assert (scene.reserve("R1"), scene.reserve("R2")) == (["kaempar"], ["stridar"])
    assert scene.reserve("B1") == scene.reserve("B2") == []


@rule("SH-68")
def test_a_hail_between_the_answers_sends_all_laid_cards_back(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1=PLAIN, R2=PLAIN, B1=PLAIN, B2=ALL)
    scene.play("R1: attack kaempar", "R2: attack stridar", "B1: defend_at serlar R2", "B2: hail")
    assert [scene.reserve(army) for army in ("R1", "R2", "B1", "B2")] == [
        ["kaempar"],
        ["stridar"],
        ["serlar"],
        [],
    ]


@rule("SH-69")
def test_a_player_without_khan_fights_on(stand: Stand) -> None:
    gone = {"hand": PLAIN, "graveyard": "khan"}
    scene = stand("R1 attack", options=TWO, R1=gone, R2=PLAIN, B1=PLAIN, B2=PLAIN)
    clash(scene, dict.fromkeys(("R1", "R2", "B1", "B2"), "stridar"), {"B1": "R1", "B2": "R2"})
    assert scene.asked == "B1 attack"


@rule("SH-69")
def test_a_side_whose_khans_are_all_buried_loses(stand: Stand) -> None:
    scene = stand(
        "R1 attack",
        options=TWO,
        R1={"hand": PLAIN, "graveyard": "khan"},
        R2="khan stridar stridar stridar stridar",
        B1={"hand": "f3 hersir stridar stridar stridar", "graveyard": "khan"},
        B2=PLAIN,
    )
    scene.play("R1: attack stridar", "R2: attack khan")
    scene.play("B1: defend_at hersir R2", "B2: defend_at stridar R1", "B1: support_at f3 B1")
    assert scene.ended == ("blue", "khan", 1)
    assert scene.outcome is not None
    assert scene.outcome.winners == (2, 3)
    assert scene.outcome.returns == (-1.0, -1.0, 1.0, 1.0)


@rule("SH-69")
@pytest.mark.parametrize("duels", ["one", "several"])
def test_if_the_last_khans_fall_together_nobody_has_won(stand: Stand, duels: str) -> None:
    gone = {"graveyard": "khan"}
    strong = "hersir f1 stridar stridar stridar"
    with_khan = "khan stridar stridar stridar stridar"
    if duels == "one":
        scene = stand(
            "R1 attack",
            options=TWO,
            R1={"hand": PLAIN, **gone},
            R2=with_khan,
            B1=with_khan,
            B2={"hand": PLAIN, **gone},
        )
        scene.play("R1: attack stridar", "R2: attack khan")
        scene.play("B1: defend_at khan R2", "B2: defend_at stridar R1")
    else:
        scene = stand(
            "R1 attack",
            options=TWO,
            R1={"hand": strong, **gone},
            R2=with_khan,
            B1=with_khan,
            B2={"hand": strong, **gone},
        )
        scene.play("R1: attack hersir", "R2: attack khan")
        scene.play("B1: defend_at khan R1", "B2: defend_at hersir R2")
        scene.play("R1: support_at f1 R1", "B2: support_at f1 B2")
    assert scene.told("battle.ended") == []
    assert scene.asked == "B1 attack"
    assert "khan" in scene.graveyard("R2")
    assert "khan" in scene.graveyard("B1")


@rule("SH-70", "SH-45")
@pytest.mark.parametrize("left", ["stridar", "stridar hail"])
def test_a_side_loses_with_its_first_exhausted_player(stand: Stand, left: str) -> None:
    scene = stand("R1 attack", options=TWO, R1=PLAIN, R2=last_cards(left), B1=PLAIN, B2=PLAIN)
    cards = {"R1": "kaempar", "R2": "stridar", "B1": "stridar", "B2": "serlar"}
    clash(scene, cards, {"B1": "R1", "B2": "R2"})
    assert scene.ended == ("blue", "exhausted", 1), "R1 still has a whole army"


@rule("SH-70", "SH-46")
def test_exhausted_players_on_both_sides_make_a_draw(stand: Stand) -> None:
    scene = stand(
        "R1 attack",
        options=TWO,
        R1=last_cards("stridar"),
        R2=last_cards("stridar"),
        B1=last_cards("stridar"),
        B2={"hand": PLAIN, "graveyard": "khan"},
    )
    cards = {"R1": "stridar", "R2": "stridar", "B1": "stridar", "B2": "serlar"}
    clash(scene, cards, {"B1": "R1", "B2": "R2"})
    assert scene.ended == ("nobody", "draw", 1), "two of Red against one of Blue change nothing"


@rule("SH-70")
def test_partners_take_no_cards_over(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1=PLAIN, R2=last_cards("khan"), B1=PLAIN, B2=PLAIN)
    cards = {"R1": "stridar", "R2": "khan", "B1": "stridar", "B2": "serlar"}
    clash(scene, cards, {"B1": "R1", "B2": "R2"})
    assert scene.hand("R2") == ["khan"], "his own card came back, nothing else"


@rule("SH-71", "SH-53")
def test_each_hail_that_came_back_waits_by_itself(stand: Stand) -> None:
    options = {"n": 2, "hail_returns": True}
    scene = stand("R1 attack", options=options, R1=ALL, R2=ALL, B1=ALL, B2=ALL)
    scene.play("R1: attack kaempar", "R2: attack stridar", "R1: go_on", "R2: hail")
    assert scene.written["clear_sky"] == ["R2"]
    scene.play("B1: attack serlar", "B2: attack serlar")
    assert scene.asked == "B1 hail_1", "the others may call theirs"


@rule("SH-78")
def test_attack_hail_and_none_have_no_target(stand: Stand) -> None:
    scene = stand("R1 attack", options=TWO, R1=ALL, R2=PLAIN, B1=ALL, B2=PLAIN)
    no_target = ("no-such-target", "SH-78")
    assert scene.refusal("R1", lay(3, 1)) == no_target
    scene.play("R1: attack kaempar", "R2: attack stridar")
    assert scene.refusal("R1", 12 + CALL_HAIL) == no_target
    assert scene.refusal("R1", 12 + NONE) == no_target
