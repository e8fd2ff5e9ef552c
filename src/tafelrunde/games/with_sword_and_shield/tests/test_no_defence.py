"""WS-63  Who may take a blow undefended, why not, and what it tells the others about his hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.games.with_sword_and_shield.rules.answers import can_defend
from tafelrunde.games.with_sword_and_shield.rules.lacking import (
    count_in,
    most_outside,
    outside,
    would_answer,
)
from tafelrunde.games.with_sword_and_shield.rules.moves import NONE
from tafelrunde.games.with_sword_and_shield.rules.tasks import ANSWER_QUESTION
from tafelrunde.games.with_sword_and_shield.telling.stops import what_stops
from tafelrunde.kernel import BadInput, position, seeded
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.state import Fight
    from tafelrunde.games.with_sword_and_shield.tests.conftest import Scene, Stand

    K = Callable[..., dict[str, Any]]

FREE = {"free_hits": True}


# Who may ------------------------------------------------------------------------------------


@rule("WS-63")
@pytest.mark.parametrize(
    ("hand", "code"),
    [
        ("152", "must-guard"),
        ("186", "must-block"),
        ("093", "must-evade"),
        ("152 179", "must-guard"),
    ],
)
def test_who_can_defend_must_and_is_told_with_what(
    joust: Stand, k: K, hand: str, code: str
) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", hand))
    scene.play("X: attack 114")
    assert "no_defence" not in scene.legal()
    refusal = scene.why("Y: no_defence")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, "WS-63")
    id = scene.state.cards.ids[scene.state.knights[1].hand[0]]
    assert refusal.facts["card"] == id


@rule("WS-63")
def test_the_refusal_says_why_and_names_guard_card_and_rule(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152"))
    scene.play("X: attack 114")
    refusal = scene.why("Y: no_defence")
    assert refusal is not None
    english, german = (Words(GAME, language).refusal(refusal) for language in ("en", "de"))
    assert "Only who has no defence may take the hit" in english
    assert "Cross guard" in english
    assert english.endswith("(WS-63)")
    assert "Nur wer keine Verteidigung hat, darf den Treffer hinnehmen" in german
    assert "Kreuzhut" in german


@rule("WS-63", "X9")
@pytest.mark.parametrize("hand", ["", "148", "179", "184", "201 130"[:3]])
def test_who_has_neither_guard_nor_block_nor_manoeuvre_takes_the_hit(
    joust: Stand, k: K, hand: str
) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", hand, fatigue=17))
    scene.play("X: attack 114")
    assert scene.legal() == ["no_defence"]
    scene.play("Y: no_defence")
    assert (scene.hits("Y"), scene.fatigue("Y")) == (1, 28)


@rule("WS-63", "WS-66", "WS-72")
def test_he_must_defend_although_paying_costs_him_a_hit(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "093", fatigue=5))
    scene.play("X: attack 114")
    assert scene.legal() == ["manoeuvre 093"]
    scene.play("Y: manoeuvre 093")
    assert (scene.hits("Y"), scene.fatigue("Y")) == (1, 28)


@rule("WS-63", "WS-77")
def test_he_must_defend_although_paying_beats_him(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "093", hits=4, fatigue=6))
    scene.play("X: attack 114")
    assert scene.legal() == ["manoeuvre 093"]
    scene.play("Y: manoeuvre 093")
    assert scene.state.over


@rule("WS-63", "WS-85")
def test_a_forbidden_manoeuvre_is_no_defence_to_be_held_to(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "193 114 116"), k("032", "T", "093"))
    scene.play("X: event 193", "X: attack 114")
    assert scene.legal() == ["no_defence"]


@rule("WS-63", "WS-96")
def test_a_barred_guard_is_no_defence_to_be_held_to(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "181 114"), k("032", "T", "152"))
    scene.play("X: achieve 181", "X: attack 114")
    assert scene.legal() == ["no_defence"]


@rule("WS-63", "WS-51")
def test_eight_cards_used_for_defence_leave_no_defence(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152", defences=8))
    scene.play("X: attack 114")
    assert scene.legal() == ["no_defence"]
    scene.play("Y: no_defence")
    assert len(scene.state.knights[1].lacks) == 0  # it tells nothing of his hand


@rule("WS-63", "WS-144")
def test_a_defensive_movement_is_never_compulsory(melee: Stand, k: K) -> None:
    knights = {"X1": k("048", "S", "114", slot=1), "X2": k("033", "S", slot=2)}
    knights |= {"Y1": k("030", "S", "097", slot=1), "Y2": k("035", "S", slot=2)}
    scene = melee("X1 action", fight="melee_2v2", **knights)
    scene.play("X1: attack 114")
    assert scene.legal() == ["no_defence", "step_aside 097"]


@rule("WS-63", "WS-144")
def test_a_movement_does_not_take_the_duty_of_a_guard(melee: Stand, k: K) -> None:
    knights = {"X1": k("048", "S", "114", slot=1), "X2": k("033", "S", slot=2)}
    knights |= {"Y1": k("030", "S", "096", slot=1), "Y2": k("035", "S", slot=2)}
    scene = melee("X1 action", fight="melee_2v2", **knights)
    scene.play("X1: attack 114")
    assert scene.legal() == ["guard 096", "step_aside 096"]


@rule("WS-63")
def test_the_house_rule_lets_everybody_take_the_blow(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152"), options=FREE)
    scene.play("X: attack 114")
    assert scene.legal() == ["no_defence", "guard 152"]
    scene.play("Y: no_defence")
    assert scene.hits("Y") == 1
    assert len(scene.state.knights[1].lacks) == 0


@rule("WS-63", "WS-68")
@pytest.mark.parametrize(("options", "told"), [({}, "has no defence"), (FREE, "does not defend")])
def test_the_log_tells_no_more_than_everybody_may_know(
    joust: Stand, k: K, options: dict[str, object], told: str
) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "148"), options=options)
    scene.play("X: attack 114", "Y: no_defence")
    event = next(event for event in scene.events if event.kind == "defence.none")
    assert told in Words(GAME, "en").event(event)


# What it tells ------------------------------------------------------------------------------


def agrees(state: Fight) -> bool:
    """Whether every hand is as its knight has told by putting up no defence."""
    return all(
        outside(state.cards, knight.lacks, at, knight.hand)
        <= most_outside(knight.lacks, at, len(knight.hand))
        for knight in state.knights
        for at in range(len(knight.lacks))
    )


@rule("WS-63", "WS-154")
def test_no_defence_proves_that_no_card_of_the_hand_was_one(joust: Stand, k: K) -> None:
    y = k("032", "T", "148 149 150 155")
    scene = joust("X action", k("048", "S", "114 107 091"), y)
    scene.play("X: attack 114", "Y: guard 150", "X: attack 107", "Y: no_defence")
    (note,) = scene.state.knights[1].lacks
    assert count_in(note) == 3
    for number in range(60):
        world = scene.state.imagine_for(0, seeded(number))
        assert len(world.knights[1].hand) == 3
        assert not any(would_answer(world.cards, note, kind) for kind in world.knights[1].hand)


@rule("WS-63", "WS-154")
def test_new_cards_are_not_bound_by_what_old_ones_told(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "148 149"))
    scene.play("X: attack 114", "Y: no_defence", "X: end_turn")
    (note,) = scene.state.knights[1].lacks
    assert (count_in(note), len(scene.state.knights[1].hand)) == (2, 8)
    answering = set()
    for number in range(60):
        world = scene.state.imagine_for(0, seeded(number))
        assert agrees(world)
        hand = world.knights[1].hand
        answering.add(sum(would_answer(world.cards, note, kind) for kind in hand))
    assert max(answering) >= 4
    assert max(answering) <= 6


@rule("WS-63", "WS-154")
def test_what_was_told_ends_with_the_cards_that_told_it(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "148 149"))
    scene.play("X: attack 114", "Y: no_defence", "X: end_turn", "Y: discard 148")
    assert [count_in(note) for note in scene.state.knights[1].lacks] == [1]
    scene.play("Y: discard 149")
    assert len(scene.state.knights[1].lacks) == 0


@rule("WS-63", "WS-154")
def test_a_card_that_would_have_answered_was_drawn_later(joust: Stand, k: K) -> None:
    y = k("032", "T", "148 149 152 093 143", lacks=[{"attack": "rage_cut", "cards": 2}])
    scene = joust("Y action", k("048", "S"), y)
    scene.play("Y: discard 152")
    assert [count_in(note) for note in scene.state.knights[1].lacks] == [2]
    scene.play("Y: discard 148")
    assert [count_in(note) for note in scene.state.knights[1].lacks] == [1]


@rule("WS-63", "WS-154")
def test_what_stops_an_attack_leaves_out_cards_that_cannot_be_held(joust: Stand, k: K) -> None:
    y = k("032", "T", "148 149")
    scene = joust("X action", k("048", "S", "114 111"), y)
    before = {stop.card for stop in what_stops(scene.state, 0, "rage_cut_111")}
    scene.play("X: attack 114", "Y: no_defence")
    assert before
    assert what_stops(scene.state, 0, "rage_cut_111") == []
    # a scalp cut is stopped by some guards against which a rage cut gets through
    assert {stop.form for stop in what_stops(scene.state, 0, "scalp_cut_091")} == {"guard"}


@rule("WS-63", "WS-154")
@pytest.mark.parametrize("mode", [mode.name for mode in GAME.modes])
def test_imagined_hands_agree_with_all_that_was_told(mode: str) -> None:
    options = next(each.options for each in GAME.modes if each.name == mode)
    told = 0
    for seed in range(12):
        state = GAME.setup(options, seed)
        dice = seeded(seed)
        ply = 0
        while not state.over:
            assert agrees(state), "what was told is true"
            if any(len(knight.lacks) for knight in state.knights) and ply % 3 == 0:
                for seat in range(state.rules.seats):
                    assert agrees(state.imagine_for(seat, dice.split()))
                    told += 1
            ply += 1
            state.answer(state.turn(), state.pick(state.turn(), dice))
    assert told > 50


@rule("WS-63")
def test_random_fights_let_only_those_without_a_defence_take_a_blow() -> None:
    asked = undefended = 0
    for seed in range(30):
        state = GAME.setup({"fight": "melee_2v2" if seed % 2 else "joust"}, seed)
        dice = seeded(seed)
        while not state.over:
            seat = state.turn()
            if state.question == ANSWER_QUESTION:
                asked += 1
                knight = state.knights[state.speaker]
                undefended += NONE in state.legal_for(seat)
                assert (NONE in state.legal_for(seat)) == (not can_defend(state, knight))
            state.answer(seat, state.pick(seat, dice))
    assert 0 < undefended < asked


@rule("WS-63")
def test_a_position_keeps_what_was_told_and_refuses_what_is_not_so(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "193 114"), k("032", "T", "148 093"))
    scene.play("X: event 193", "X: attack 114", "Y: no_defence")
    written = position.write(GAME, scene.state)
    lacks = written["state"]["knights"]["Y"]["lacks"]
    assert lacks == [
        {"attack": "rage_cut", "barred": [], "manoeuvre_banned": True, "cards": 2},
    ]
    again: Scene = type(scene)(position.read(GAME, written))
    assert list(again.state.knights[1].lacks) == list(scene.state.knights[1].lacks)
    lacks[0]["manoeuvre_banned"] = False
    with pytest.raises(BadInput, match="fewer than 2 cards of this hand are no answer"):
        position.read(GAME, written)
    lacks[0]["attack"] = "tickle"
    with pytest.raises(BadInput, match="lacks: expected an attack"):
        position.read(GAME, written)


@rule("WS-63", "WS-107")
def test_a_new_hand_has_told_nothing(joust: Stand, k: K) -> None:
    x = k("048", "S", "148", hits=4, lacks=[{"attack": "rage_cut", "cards": 1}])
    scene = joust("X action", x, k("032", "T"))
    scene.play("X: grande_pass")
    assert len(scene.state.knights[0].lacks) == 0


@rule("WS-63", "WS-153")
def test_what_was_told_is_part_of_what_everybody_knows(joust: Stand, k: K) -> None:
    y = k("032", "T", "148 149", lacks=[{"attack": "rage_cut", "cards": 2}])
    told = joust("X action", k("048", "S", "114"), y)
    silent = joust("X action", k("048", "S", "114"), k("032", "T", "148 149"))
    assert told.state.information_key(0) != silent.state.information_key(0)
