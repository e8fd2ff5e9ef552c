"""WS-153 to WS-157, WS-159  Who sees what, which questions are asked, and what stops an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.games.with_sword_and_shield.telling.stops import Stop, what_stops
from tafelrunde.kernel import BadInput, Recorder, preview, seeded
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.tests.conftest import Scene, Stand

    K = Callable[..., dict[str, Any]]
    Deal = Callable[..., Scene]


@rule("WS-153")
def test_everything_but_hands_and_piles_lies_open(joust: Stand, k: K) -> None:
    x = k("048", "S", "114 091", improvements="201", hits=2, fatigue=11)
    scene = joust("X action", x, k("032", "T", "130"))
    scene.play("X: discard 091")
    onlooker = scene.view(None)
    assert onlooker.zone("start/X").cards == ("baldric_of_ingelram", "health_lion")
    assert onlooker.zone("improvements/X").cards == ("what_hurts_teaches",)
    assert onlooker.zone("discard/shared").cards == ("scalp_cut_091",)
    assert (onlooker.zone("hand/X").count, onlooker.zone("hand/X").cards) == (1, None)
    assert onlooker.counters["actions_left"] == 3
    beside = scene.beside("X")
    assert (beside["hits"], beside["fatigue"], beside["tactic"]) == (2, 11, "strength")


@rule("WS-154", "WS-2")
def test_a_hand_is_seen_by_who_commands_the_knight_and_not_by_fellows(deal: Deal) -> None:
    state = deal(fight="melee_3v3", participants=3, seed=6).state
    dice = seeded(3)
    while state.attacker < 0:
        state.answer(state.turn(), state.pick(state.turn(), dice))
    assert [knight.seat for knight in state.knights] == [0, 1, 0, 2, 2, 2]
    for seat in range(3):
        view = GAME.view(state, seat)
        for who, knight in enumerate(state.knights):
            seen = view.zone(f"hand/{state.name_of(who)}").cards is not None
            assert seen == (knight.seat == seat)
        assert view.zone("draw/X").cards is None


@rule("WS-157")
def test_the_same_seed_gives_the_same_game() -> None:
    stories = []
    for _ in range(2):
        recorder = Recorder(GAME, {"fight": "melee_2v2"}, seed=9)
        dice = seeded(4)
        while not recorder.state.over:
            seat = recorder.state.turn()
            recorder.play(seat, recorder.state.pick(seat, dice))
        stories.append(recorder.story)
    assert stories[0] == stories[1]


@rule("WS-159")
def test_random_games_ask_every_question_of_the_list() -> None:
    asked: set[int] = set()
    for seed in range(40):
        for fight in ("joust", "melee_3v3"):
            state = GAME.setup({"fight": fight}, seed)
            dice = seeded(seed)
            while not state.over:
                seat = state.turn()
                if seed < 2 or len(asked) < 11:
                    asked.add(state.question)
                state.answer(seat, state.pick(seat, dice))
    assert asked == set(range(11))


@rule("WS-156", "WS-154")
def test_in_a_melee_nobody_else_sees_a_hand_that_is_looked_at(melee: Stand, k: K) -> None:
    knights = {"X1": k("048", "S", "188", slot=1), "X2": k("033", "S", slot=2)}
    knights |= {"Y1": k("030", "S", "096 143", slot=1), "Y2": k("035", "S", slot=2)}
    scene = melee("X1 action", fight="melee_2v2", **knights)
    scene.play("X1: achieve 188")
    assert scene.asked == "X1 peek"
    hand = ("scalp_cut_096", "squinting_cut_143")
    assert [scene.view(seat).zone("hand/Y1").cards for seat in (0, 2)] == [hand, hand]
    for viewer in (1, 3, None):
        assert scene.view(viewer).zone("hand/Y1").cards is None
    seen = [event for event in scene.events if event.kind == "hand.seen"]
    assert [[event.seen_by(seat) for seat in (0, 1, 2, 3, None)] for event in seen] == [
        [True, False, False, False, False]
    ]
    scene.play("X1: take_away 096")
    assert scene.view(0).zone("known/Y1").cards == ("squinting_cut_143",)
    for viewer in (1, 3, None):
        assert scene.view(viewer).zone("known/Y1").cards == ()


# What stops it ------------------------------------------------------------------------------


@rule("WS-63", "WS-65", "WS-84")
def test_what_stops_an_attack_is_told_with_its_costs(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152 143 093 130 189"))
    scene.play("X: attack 114")
    assert what_stops(scene.state, 1, "rage_cut_114") == [
        Stop("crooked_cut_152", "guard", 2, 0, "held"),
        Stop("squinting_cut_143", "guard", 0, 2, "held"),
        Stop("taking_the_sword", "block", 4, 0, "held"),
        Stop("scalp_cut_093", "manoeuvre", 5, 0, "held"),
        Stop("slanting_cut_130", "manoeuvre", 5, 0, "held"),
        Stop("squinting_cut_143", "manoeuvre", 5, 0, "held"),
    ]
    answers = [line.split()[-1] for line in scene.legal() if line != "no_defence"]
    assert len(answers) == 6


@rule("WS-154", "WS-63")
def test_what_stops_it_tells_the_attacker_only_what_may_be_there(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114 143"), k("032", "T", "152 130"))
    mine = what_stops(scene.state, 0, "rage_cut_114")
    assert {stop.held for stop in mine} == {"unseen"}
    cards = {stop.card for stop in mine}
    assert "crooked_cut_152" in cards
    assert "slanting_cut_134" in cards  # not in the hand, but it might be
    assert "squinting_cut_143" not in cards  # it is in the attacker's own hand
    for seed in range(5):
        world = GAME.imagine(scene.state, 0, seeded(seed))
        assert what_stops(world, 0, "rage_cut_114") == mine


@rule("WS-89", "WS-51", "WS-156")
def test_what_stops_a_strike_and_what_is_known_of_a_hand(joust: Stand, k: K) -> None:
    y = k("032", "T", "152 130 189", known=[["crooked_cut_152", 0], ["slanting_cut_130", None]])
    scene = joust("X action", k("048", "S", "182 200"), y)
    known = {s.card: s.held for s in what_stops(scene.state, 0, "pommel_blow")}
    assert known["slanting_cut_130"] == "held"
    assert "crooked_cut_152" not in known  # a sword guard
    assert all(s.form == "manoeuvre" for s in what_stops(scene.state, 0, "attacking_before"))
    scene.state.knights[1].defences = 8
    assert what_stops(scene.state, 0, "pommel_blow") == []


@rule("WS-144")
def test_stepping_aside_stops_an_attack_in_a_melee(melee: Stand, k: K) -> None:
    knights = {"X1": k("048", "S", "114", slot=1), "X2": k("033", "S", slot=2)}
    knights |= {"Y1": k("030", "S", "096", slot=1), "Y2": k("035", "S", slot=2)}
    scene = melee("X1 action", fight="melee_2v2", **knights)
    found = what_stops(scene.state, 2, "rage_cut_114", "X1", "Y1")
    assert {(s.card, s.form, s.cost) for s in found} == {
        ("scalp_cut_096", "guard", 3),
        ("scalp_cut_096", "step_aside", 0),
    }


@rule("WS-63")
def test_what_stops_it_names_what_was_expected(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T"))
    with pytest.raises(BadInput, match="expected a card that attacks"):
        what_stops(scene.state, 0, "bide_ones_time")
    with pytest.raises(BadInput, match="expected a Deck Card"):
        what_stops(scene.state, 0, "health_lion")
    with pytest.raises(BadInput, match="expected a knight among X, Y"):
        what_stops(scene.state, 0, "rage_cut_114", "Z")


@rule("WS-63", "WS-65")
def test_after_a_boost_only_guards_stop_it_and_cost_the_boost_too(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "143 189 179"))
    scene.play("X: attack 114", "Y: boost 179")
    assert what_stops(scene.state, 1, "rage_cut_114") == [
        Stop("squinting_cut_143", "guard", 1, -1, "held"),
    ]
    told: Any = scene.view(1).aids["stops"]
    assert told["count"] == len(scene.legal()) == 1
    before = scene.fatigue("Y")
    scene.play("Y: guard 143")
    assert (scene.fatigue("Y"), scene.fatigue("X")) == (before - 1, 28 - 2 - 1)


@rule("WS-146", "WS-89")
def test_who_stepped_in_front_of_a_strike_cannot_stop_it_by_stepping_aside(
    melee: Stand, k: K
) -> None:
    knights = {"X1": k("048", "S", "200", slot=1), "X2": k("033", "S", slot=2)}
    knights |= {"Y1": k("030", "S", "096", slot=1), "Y2": k("035", "S", "097 130", slot=2)}
    scene = melee("X1 action", fight="melee_2v2", **knights)
    scene.play("X1: achieve 200", "Y1: step_aside 096")
    assert scene.asked == "Y2 answer"
    forms = {stop.form for stop in what_stops(scene.state, 3, "attacking_before")}
    assert forms == {"manoeuvre"}
    assert {line.split()[0] for line in scene.legal()} == {"manoeuvre"}


@rule("WS-63", "WS-134")
def test_in_a_melee_an_attack_is_weighed_against_a_legal_target(melee: Stand, k: K) -> None:
    knights = {"X1": k("048", "S", "114", slot=1), "X2": k("033", "S", slot=2)}
    knights |= {"Y1": k("030", "S", "096", slot=1), "Y2": k("035", "S", "143", slot=2)}
    scene = melee("X1 action", fight="melee_2v2", **knights)
    assert what_stops(scene.state, 2, "rage_cut_114") == what_stops(
        scene.state, 2, "rage_cut_114", "X1", "Y1"
    )
    with pytest.raises(BadInput, match="of different teams"):
        what_stops(scene.state, 2, "rage_cut_114", "X1", "X2")
    knights["Y2"].update(standing=False, slot=None, hits=5)
    order = ["X1", "Y1", "Y2", "X2"]
    last = melee("Y1 action", fight="melee_2v2", order=order, **knights)
    with pytest.raises(BadInput, match="expected a knight among X1, X2, Y1, Y2"):
        what_stops(last.state, 2, "scalp_cut_096")  # it may attack either


@rule("WS-60", "WS-103")
def test_the_picture_states_costs_of_the_own_hand_only(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114 181", hits=4), k("032", "T", "152"))
    mine, theirs = scene.view(0).aids, scene.view(1).aids
    cards = {card for _, card, _, _ in mine["costs"]}  # type: ignore[attr-defined]
    assert cards == {"rage_cut_114", "binding_on"}
    assert ("X", "binding_on", 4, 4) in mine["costs"]  # type: ignore[operator]
    assert {card for _, card, _, _ in theirs["costs"]} == {"crooked_cut_152"}  # type: ignore[attr-defined]
    assert scene.view(None).aids["costs"] == ()
    assert [shaken for *_, shaken, _ in mine["tracks"]] == [True, False]  # type: ignore[attr-defined]


@rule("WS-63", "WS-154")
def test_a_preview_foretells_what_may_stop_an_attack(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114 143"), k("032", "T", "152 130"))
    (action,) = [
        move.action for move in scene.view(0).moves if move.touches == ("hand/X/rage_cut_114",)
    ]
    stops: Any = preview(GAME, scene.state, 0, action, seeded(1)).after["stops"]
    assert stops["attack"] == "rage_cut_114"
    assert stops["count"] > len(stops["cheapest"]) == 10
    assert {held for *_, held in stops["cheapest"]} == {"unseen"}
    assert scene.view(0).aids["stops"] == {}
    scene.play("X: attack 114")
    assert scene.view(0).aids["stops"] == stops
    theirs: Any = scene.view(1).aids["stops"]
    assert {held for *_, held in theirs["cheapest"]} == {"held"}
    assert scene.view(None).aids["stops"] == {}


@rule("WS-134")
def test_the_picture_tells_whom_each_knight_may_act_against(deal: Deal) -> None:
    state = deal(fight="melee_3v3", seed=6).state
    assert GAME.view(state, None).aids["reach"] == ()
    dice = seeded(3)
    while state.attacker < 0:
        state.answer(state.turn(), state.pick(state.turn(), dice))
    reach: Any = dict(GAME.view(state, None).aids["reach"])  # type: ignore[call-overload]
    assert set(reach) == {"X1", "X2", "X3", "Y1", "Y2", "Y3"}
    knights: Any = GAME.view(state, None).counters["knights"]
    places = {each["name"]: each["slot"][1] for each in knights}
    for name, others in reach.items():
        assert [places[other] for other in others] == [places[name]]  # a full board: who faces him


@rule("WS-134")
def test_a_joust_needs_no_arrows(joust: Stand, k: K) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "152"))
    assert scene.view(0).aids["reach"] == ()
