"""WS-133 to WS-152, X45 to X48  The Mêlée from its first turn on: targets, movements, locks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.games.with_sword_and_shield.rules.board import targets_of
from tafelrunde.kernel import RESIGN, seeded
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.tests.conftest import Scene, Stand

    K = Callable[..., dict[str, Any]]
    Deal = Callable[..., Scene]


TITLES = {card.values["number"]: card.id for card in GAME.cards if card.values["kind"] == "knight"}


def three(k: K, **hands: str) -> dict[str, Any]:
    """Six knights on their slots, X in row A; hands and more by name."""
    numbers = {"X1": "048", "X2": "032", "X3": "033", "Y1": "030", "Y2": "035", "Y3": "044"}
    return {
        name: k(number, "S", hands.get(name, ""), slot=int(name[1]))
        for name, number in numbers.items()
    }


def two(k: K, **hands: str) -> dict[str, Any]:
    """Four knights on columns 1 and 2."""
    return {name: knight for name, knight in three(k, **hands).items() if name[1] != "3"}


def targets(scene: Scene, name: str) -> list[str]:
    return [scene.state.name_of(who) for who in targets_of(scene.state, scene.index(name))]


@rule("WS-133", "X45")
def test_turns_go_clockwise_and_keep_their_order_when_slots_change(melee: Stand, k: K) -> None:
    knights = three(k, X2="096")
    scene = melee("Y3 action", **knights)
    order = ["Y3"]
    for _ in range(6):
        scene.play(f"{order[-1]}: end_turn")
        order.append(scene.asked.split()[0])
    assert order == ["Y3", "X3", "X2", "X1", "Y1", "Y2", "Y3"]
    moved = melee("X2 action", **knights)
    moved.play("X2: move 096", "X2: change_with 048")
    assert (moved.slots()["X2"], moved.slots()["X1"]) == ("A1", "A2")
    assert moved.asked == "X1 action"


@rule("WS-134", "WS-140")
def test_the_facing_knight_or_those_beside_an_empty_slot_are_targets(melee: Stand, k: K) -> None:
    knights = three(k)
    scene = melee("X1 action", **knights)
    assert [targets(scene, name) for name in ("X1", "X2", "X3")] == [["Y1"], ["Y2"], ["Y3"]]
    knights["Y1"].update(standing=False, slot=None, hits=5)
    scene = melee("X1 action", order=["X1", "Y1", "Y2", "Y3", "X3", "X2"], **knights)
    assert targets(scene, "X1") == ["Y2"]
    knights = three(k)
    knights["Y2"].update(standing=False, slot=None, hits=5)
    scene = melee("X1 action", order=["X1", "Y1", "Y2", "Y3", "X3", "X2"], **knights)
    assert targets(scene, "X2") == ["Y1", "Y3"]
    assert targets(scene, "X1") == ["Y1"]


def locked(knights: dict[str, Any], a: str, b: str, card: str = "155") -> dict[str, Any]:
    """These knights with two of them locked; a played the card."""
    ids = {c.values["number"]: c.id for c in GAME.cards}
    knights[a].update(locked_with=b, lock_card=ids[card])
    knights[b].update(locked_with=a)
    return knights


@rule("WS-134", "WS-136", "WS-148")
def test_locked_knights_have_each_other_and_nobody_else_has_them(melee: Stand, k: K) -> None:
    knights = locked(three(k, X1="114 190 183"), "X2", "Y1")
    scene = melee("X1 action", **knights)
    assert targets(scene, "X2") == ["Y1"]
    assert targets(scene, "X1") == []
    assert "event 190" in scene.legal()
    for line in ("X1: attack 114", "X1: achieve 183"):
        refusal = scene.why(line)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("target-is-locked", "WS-148")
        assert refusal.facts["knight"] == TITLES["030"]


@rule("WS-134", "WS-148")
def test_an_attack_on_a_locked_knight_is_refused(melee: Stand, k: K) -> None:
    knights = locked(three(k, X2="114"), "X1", "Y1")
    knights["Y2"].update(standing=False, slot=None, hits=5)
    order = ["X1", "Y1", "Y2", "Y3", "X3", "X2"]
    scene = melee("X2 action", order=order, **knights)
    assert targets(scene, "X2") == ["Y3"]
    free = three(k, X2="114")
    free["Y2"].update(standing=False, slot=None, hits=5)
    open_slot = melee("X2 action", order=order, **free)
    open_slot.play("X2: attack 114")
    assert open_slot.legal() == ["aim_at 030", "aim_at 044"]
    lock_later = melee(
        "X2 target",
        order=order,
        **knights,
        turn={"attacker": "X2"},
        exchange={"cards": ["rage_cut_113"]},
    )
    refusal = lock_later.why("X2: aim_at 030")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("target-is-locked", "WS-148")


@rule("WS-134", "WS-141", "X47")
def test_a_last_knight_facing_three_takes_the_centre(melee: Stand, k: K) -> None:
    knights = three(k, X3="114")
    knights["Y2"].update(standing=False, slot=None, hits=5)
    knights["Y3"].update(hits=4)
    order = ["X1", "Y1", "Y2", "Y3", "X3", "X2"]
    scene = melee("X3 action", order=order, **knights)
    scene.play("X3: attack 114", "Y3: no_defence")
    assert scene.slots()["Y1"] == "B2"
    assert [targets(scene, name) for name in ("X1", "X2", "X3")] == [["Y1"]] * 3
    assert targets(scene, "Y1") == ["X1", "X2", "X3"]
    GAME.play(scene.state, scene.seat("X3"), RESIGN)
    assert scene.slots()["Y1"] == "B2"
    GAME.play(scene.state, scene.seat("X1"), RESIGN)
    assert (scene.slots()["X2"], scene.slots()["Y1"]) == ("A2", "B2")


@rule("WS-141")
def test_a_last_knight_facing_two_stays_where_it_is(melee: Stand, k: K) -> None:
    knights = two(k, X2="114")
    knights["Y2"].update(hits=4)
    scene = melee("X2 action", fight="melee_2v2", **knights)
    scene.play("X2: attack 114", "Y2: no_defence")
    assert scene.slots()["Y1"] == "B1"
    GAME.play(scene.state, scene.seat("X2"), RESIGN)
    assert (scene.slots()["X1"], scene.slots()["Y1"]) == ("A2", "B2")


@rule("WS-135")
def test_the_target_is_chosen_anew_for_every_action(melee: Stand, k: K) -> None:
    knights = three(k, X2="183 114 200")
    knights["Y2"].update(standing=False, slot=None, hits=5)
    scene = melee("X2 action", order=["X1", "Y1", "Y2", "Y3", "X3", "X2"], **knights)
    scene.play("X2: achieve 183", "X2: aim_at 030")
    scene.play("X2: attack 114", "X2: aim_at 044")
    assert (scene.fatigue("Y1"), scene.asked) == (23, "Y3 answer")


@rule("WS-137")
def test_only_the_attacked_knight_answers_from_his_own_hand(melee: Stand, k: K) -> None:
    scene = melee("X1 action", **three(k, X1="114", Y1="130", Y2="152"))
    scene.play("X1: attack 114")
    assert scene.state.waiting_on() == (scene.seat("Y1"),)
    assert scene.legal() == ["manoeuvre 130"]


@rule("WS-138")
def test_at_the_end_of_a_turn_all_draw_in_order_the_attacker_last(melee: Stand, k: K) -> None:
    scene = melee("X1 action", **three(k))
    scene.play("X1: end_turn")
    names = {title: number for number, title in TITLES.items()}
    drawn = [names[str(e.facts["knight"])] for e in scene.events if e.kind == "cards.drawn"]
    assert drawn == ["030", "035", "044", "033", "032", "048"]


@rule("WS-139")
def test_a_beaten_knight_leaves_his_cards_to_the_discard_pile(melee: Stand, k: K) -> None:
    knights = locked(three(k, X1="114", Y1="101 092"), "X1", "Y1")
    knights["Y1"].update(hits=4, improvements=["what_hurts_teaches"])
    scene = melee("X1 action", **knights)
    scene.play("X1: attack 114", "Y1: no_defence")
    discards = scene.discards(1)
    assert sorted(discards) == ["crown_cut_101", "scalp_cut_092", "what_hurts_teaches"]
    assert sorted(scene.discards(0)) == ["cross_cut_155", "rage_cut_114"]
    assert not scene.state.knights[3].standing
    assert scene.asked == "X1 action"


@rule("WS-139")
def test_an_attacker_beaten_on_his_turn_ends_it(melee: Stand, k: K) -> None:
    knights = three(k, X1="114")
    knights["X1"].update(hits=4, fatigue=1)
    scene = melee("X1 action", **knights)
    scene.play("X1: attack 114")
    assert scene.asked == "Y1 action"


@rule("WS-142", "WS-3")
def test_the_team_whose_enemies_are_all_beaten_wins(melee: Stand, k: K) -> None:
    knights = two(k, X1="114")
    knights["Y2"].update(standing=False, slot=None, hits=5)
    knights["Y1"].update(hits=4)
    scene = melee("X1 action", fight="melee_2v2", order=["X1", "Y1", "Y2", "X2"], **knights)
    scene.play("X1: attack 114", "Y1: no_defence")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0, 1), "WS-142")


@rule("WS-143", "WS-53")
def test_a_movement_uses_the_whole_turn_and_costs_nothing(melee: Stand, k: K) -> None:
    scene = melee("X1 action", **three(k, X1="096 091"))
    used = melee("X1 action", **three(k, X1="096 091"))
    used.play("X1: discard 091")
    refusal = used.why("X1: move 096")
    assert refusal is not None
    assert refusal.rule == "WS-53"
    scene.play("X1: move 096", "X1: change_with 033")
    assert (scene.slots()["X1"], scene.slots()["X3"]) == ("A3", "A1")
    assert (scene.fatigue("X1"), scene.asked) == (28, "Y1 action")
    assert scene.discards(0) == ["scalp_cut_096"]


@rule("WS-103", "WS-143")
def test_a_movement_of_a_shaken_knight_costs_one(melee: Stand, k: K) -> None:
    knights = two(k, X1="096")
    knights["X1"].update(hits=4)
    scene = melee("X1 action", fight="melee_2v2", **knights)
    scene.play("X1: move 096")
    assert scene.fatigue("X1") == 27


@rule("WS-144", "WS-101")
def test_a_defensive_movement_hands_the_whole_combination_to_the_fellow(melee: Stand, k: K) -> None:
    scene = melee("X1 action", **three(k, X1="114 144", Y1="096", Y2="152"))
    scene.play("X1: combine 114", "X1: combine 144")
    assert scene.legal() == ["guard 096", "step_aside 096"]
    scene.play("Y1: step_aside 096", "Y1: change_with 035")
    assert (scene.slots()["Y1"], scene.slots()["Y2"]) == ("B2", "B1")
    assert scene.asked == "Y2 answer"
    scene.play("Y2: guard 152")
    assert scene.asked == "Y2 answer"
    scene.play("Y2: no_defence")
    assert (scene.hits("Y2"), scene.hits("Y1"), scene.fatigue("Y1")) == (1, 0, 28)


@rule("WS-145")
def test_who_moved_defensively_has_no_actions_in_his_next_turn(melee: Stand, k: K) -> None:
    knights = two(k, X1="114 112", Y1="096 097")
    scene = melee("X1 action", fight="melee_2v2", **knights)
    scene.play("X1: attack 114", "Y1: step_aside 096", "Y2: no_defence")
    assert scene.beside("Y1")["spent"]
    scene.play("X1: end_turn")
    assert scene.asked == "Y2 action"  # the turn of Y1 passed without an Action
    assert not scene.state.knights[scene.index("Y1")].spent
    assert scene.state.knights[scene.index("Y1")].turns == 1


@rule("WS-145")
def test_a_spent_knight_cannot_move_defensively_again(melee: Stand, k: K) -> None:
    knights = two(k, X1="114", Y1="097")
    knights["Y1"].update(spent=True)
    scene = melee("X1 action", fight="melee_2v2", **knights)
    scene.play("X1: attack 114")
    refusal = scene.why("Y1: step_aside 097")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("is-spent", "WS-145")


@rule("WS-146")
def test_who_stepped_in_cannot_pass_the_same_card_on(melee: Stand, k: K) -> None:
    scene = melee("X1 action", **three(k, X1="114 144", Y1="096", Y2="097 148"))
    scene.play("X1: combine 114", "X1: combine 144")
    scene.play("Y1: step_aside 096", "Y1: change_with 035")
    refusal = scene.why("Y2: step_aside 097")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("has-stepped-in", "WS-146")
    scene.play("Y2: no_defence")
    assert "step_aside 097" in scene.legal()  # another card of the Combination


@rule("WS-147", "WS-149", "WS-54", "X48")
def test_a_lock_costs_three_and_ends_with_any_hit(melee: Stand, k: K) -> None:
    knights = three(k, X2="155 091", Y2="150")
    knights["X2"].update(fatigue=20)
    knights["Y2"].update(fatigue=1, tactic="technique", knight="yrmegard_von_stargardem")
    knights["Y1"].update(knight="guirbert_of_vaucelles")
    scene = melee("X2 action", **knights)
    scene.play("X2: lock 155")
    assert (scene.fatigue("X2"), scene.left(), scene.asked) == (17, 3, "X2 action")
    assert targets(scene, "X2") == ["Y2"]
    assert scene.view(None).zone("lock/X2").cards == ("cross_cut_155",)
    assert scene.discards(0) == []
    lock_again = scene.why("X2: lock 091")
    assert lock_again is not None
    scene.play("X2: end_turn", "X1: end_turn", "Y1: end_turn")
    assert (targets(scene, "X1"), targets(scene, "X3")) == (["Y1"], ["Y3"])
    scene.play("Y2: attack 150")
    assert (scene.hits("Y2"), scene.fatigue("Y2")) == (1, 28)
    assert scene.state.knights[1].partner == -1
    assert scene.discards(0) == ["cross_cut_155"]


@rule("WS-147")
def test_there_are_no_locks_in_a_joust(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "155 096"), k("032", "T"))
    assert scene.legal() == [
        "end_turn",
        "change_tactic",
        "attack 096",
        "attack 155",
        "discard 096",
        "discard 155",
    ]


@rule("WS-148", "WS-150")
def test_a_locked_knight_can_neither_lock_again_nor_move(melee: Stand, k: K) -> None:
    knights = locked(three(k, X2="151 096 190", Y2="097"), "X2", "Y2")
    scene = melee("X2 action", **knights)
    assert "event 190" in scene.legal()
    for line in ("X2: lock 151", "X2: move 096"):
        refusal = scene.why(line)
        assert refusal is not None
        assert (refusal.code, refusal.rule) == ("is-locked", "WS-148")
    scene.play("X2: attack 151")
    aside = scene.why("Y2: step_aside 097")
    assert aside is not None
    assert aside.code == "is-locked"


@rule("WS-144", "WS-148")
def test_a_locked_fellow_cannot_step_in(melee: Stand, k: K) -> None:
    knights = locked(two(k, X1="114", Y1="096"), "X2", "Y2")
    scene = melee("X1 action", fight="melee_2v2", **knights)
    scene.play("X1: attack 114")
    refusal = scene.why("Y1: step_aside 096")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-free-fellow", "WS-144")


@rule("WS-151", "WS-152", "X31")
@pytest.mark.parametrize(("hits", "paid"), [(0, 15), (4, 16)])
def test_a_fellow_breaks_a_lock_for_fifteen_points(
    melee: Stand, k: K, hits: int, paid: int
) -> None:
    knights = locked(two(k, X1="096"), "Y2", "X2")
    knights["X1"].update(hits=hits)
    scene = melee("X1 action", fight="melee_2v2", **knights)
    scene.play("X1: move 096")
    assert scene.fatigue("X1") == 28 - paid
    assert (scene.slots()["X1"], scene.slots()["X2"]) == ("A2", "A1")
    assert scene.state.knights[1].partner == scene.state.knights[3].partner == -1
    assert scene.discards(1) == ["cross_cut_155"]
    assert scene.asked == "Y1 action"


@rule("WS-151")
def test_an_exhausted_breaker_breaks_the_lock_nevertheless(melee: Stand, k: K) -> None:
    knights = locked(two(k, X1="096"), "X2", "Y2")
    knights["X1"].update(fatigue=10)
    scene = melee("X1 action", fight="melee_2v2", **knights)
    scene.play("X1: move 096")
    assert (scene.hits("X1"), scene.state.knights[1].partner) == (1, -1)


@rule("WS-116", "WS-139")
@pytest.mark.parametrize("gone", ["X1", "X2", "Y1", "Y2"])
def test_giving_up_in_the_middle_of_an_exchange_leaves_a_whole_game(
    melee: Stand, k: K, gone: str
) -> None:
    scene = melee("X1 action", **three(k, X1="114 144", Y1="152"))
    census = GAME.census(scene.state)
    scene.play("X1: attack 114")
    GAME.play(scene.state, scene.seat(gone), RESIGN)
    expected = {"X1": "Y1 action", "X2": "Y1 answer", "Y1": "X1 action", "Y2": "Y1 answer"}
    assert scene.asked == expected[gone]
    assert GAME.census(scene.state) == census


@rule("WS-116")
def test_who_gives_up_during_set_up_is_beaten_when_the_first_turn_begins(deal: Deal) -> None:
    state = deal(fight="melee_3v3", seed=3).state
    GAME.play(state, 1, RESIGN)
    dice = seeded(2)
    while state.attacker < 0:
        assert 1 not in state.waiting_on()
        state.answer(state.turn(), state.pick(state.turn(), dice))
    assert [knight.standing for knight in state.knights] == [True, False, True, True, True, True]


@rule("WS-116")
def test_no_fellow_left_to_step_in_asks_for_another_answer(melee: Stand, k: K) -> None:
    scene = melee("X1 action", **three(k, X1="114", Y1="096"))
    scene.play("X1: attack 114", "Y1: step_aside 096")
    GAME.play(scene.state, scene.seat("Y2"), RESIGN)
    assert scene.asked == "Y1 fellow"
    GAME.play(scene.state, scene.seat("Y3"), RESIGN)
    assert scene.asked == "Y1 answer"
    assert "scalp_cut_096" in scene.discards(1)


@rule("WS-134")
def test_a_knight_out_of_reach_is_no_target(melee: Stand, k: K) -> None:
    knights = three(k, X2="114")
    knights["Y2"].update(standing=False, slot=None, hits=5)
    scene = melee("X2 action", order=["X1", "Y1", "Y2", "Y3", "X3", "X2"], **knights)
    scene.play("X2: attack 114")
    refusal = scene.why("X2: aim_at 035")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-legal-target", "WS-134")
    from tafelrunde.games.with_sword_and_shield.thinking.advice import Greedy

    scene.state.knights[5].hits = 3
    choice = Greedy(GAME.printed).choose(scene.state, scene.seat("X2"))
    assert choice == scene.action("X2", "aim_at 044")


@rule("WS-136", "WS-143")
def test_locks_need_a_target_and_movements_a_fellow(melee: Stand, k: K) -> None:
    knights = locked(three(k, X1="151 096"), "X2", "Y1")
    scene = melee("X1 action", **knights)
    refusal = scene.why("X1: lock 151")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("target-is-locked", "WS-148")
    alone = two(k, X1="096")
    alone["X2"].update(standing=False, slot=None, hits=5)
    last = melee("X1 action", fight="melee_2v2", order=["X1", "Y1", "Y2", "X2"], **alone)
    refusal = last.why("X1: move 096")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("no-fellow", "WS-143")


@rule("WS-116")
def test_an_attack_whose_targets_are_gone_is_dropped(melee: Stand, k: K) -> None:
    knights = three(k, X2="114")
    knights["Y2"].update(standing=False, slot=None, hits=5)
    scene = melee("X2 action", order=["X1", "Y1", "Y2", "Y3", "X3", "X2"], **knights)
    scene.play("X2: attack 114")
    GAME.play(scene.state, scene.seat("Y1"), RESIGN)
    assert scene.asked == "X2 target"
    assert scene.legal() == ["aim_at 044"]
