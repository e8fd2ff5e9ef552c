"""WS-114, WS-115, WS-134, WS-145  The other readings of the printed rules, and earlier games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.kernel import BadInput, Recorder, position, preview, record, seeded
from tafelrunde.kernel.laws import check_game
from tafelrunde.testing import rule
from tafelrunde.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from tafelrunde.games.with_sword_and_shield.tests.conftest import Scene, Stand

    K = Callable[..., dict[str, Any]]

RECORDS = Path(__file__).parent / "records"
UNTIRED = {"weariness": False}


def three_on_each_side(k: K, **hands: str) -> dict[str, Any]:
    numbers = {"X1": "048", "X2": "033", "X3": "032", "Y1": "030", "Y2": "035", "Y3": "044"}
    return {
        name: k(number, "S", hands.get(name, ""), slot=int(name[1]))
        for name, number in numbers.items()
    }


def beaten(knights: dict[str, Any], *names: str) -> dict[str, Any]:
    for name in names:
        knights[name].update(standing=False, slot=None, hits=5)
    return knights


# Weariness ----------------------------------------------------------------------------------


@rule("WS-114")
def test_without_weariness_nobody_pays_for_a_long_fight(joust: Stand, k: K) -> None:
    for options, left in ((UNTIRED, 28), ({}, 28 - (35 + 1 - 30))):
        scene = joust("X action", k("048", "S"), k("032", "T", turns=35), options=options)
        scene.play("X: end_turn")
        assert scene.fatigue("Y") == left


@rule("WS-115", "X52")
@pytest.mark.parametrize(("options", "left"), [({}, 4), (UNTIRED, 1)])
def test_without_weariness_a_stand_off_gives_nothing_back(
    joust: Stand, k: K, options: dict[str, Any], left: int
) -> None:
    x, y = k("048", "S", hits=4, fatigue=1), k("032", "T", hits=4, fatigue=1, idle=True)
    scene = joust("X action", x, y, options=options)
    scene.play("X: end_turn")
    assert (scene.fatigue("X"), scene.fatigue("Y")) == (left, left)


def nearly_drawn(melee: Stand, joust: Stand, k: K, number: int, fight: str) -> Scene:
    if fight == "joust":
        turn = {"attacker": "X", "number": number}
        return joust("X action", k("048", "S"), k("032", "T"), turn=turn, options=UNTIRED)
    turn = {"attacker": "X1", "number": number}
    return melee("X1 action", turn=turn, options=UNTIRED, **three_on_each_side(k))


@rule("WS-114")
@pytest.mark.parametrize(("fight", "last"), [("joust", 200), ("melee", 600)])
def test_without_weariness_so_many_turns_are_a_draw(
    melee: Stand, joust: Stand, k: K, fight: str, last: int
) -> None:
    before = nearly_drawn(melee, joust, k, last - 1, fight)
    mine = "X" if fight == "joust" else "X1"
    before.play(f"{mine}: end_turn")
    assert not before.state.over
    assert before.state.turn_number == last
    scene = nearly_drawn(melee, joust, k, last, fight)
    scene.state.story = scene.events
    scene.play(f"{mine}: end_turn")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((), "endless", "WS-114")
    assert set(scene.state.returns()) == {0.0}
    assert scene.state.evaluate(0) == scene.state.evaluate(1) == 0.0
    assert scene.view(None).status == "over"
    assert "fight.drawn" in scene.kinds()


@rule("WS-114")
def test_a_draw_is_told_in_both_languages_and_kept_in_positions(
    melee: Stand, joust: Stand, k: K
) -> None:
    scene = nearly_drawn(melee, joust, k, 200, "joust")
    foreseen = preview(GAME, scene.state, 0, scene.action("X", "end_turn"), seeded(1))
    assert "fight.drawn" in [event.kind for event in foreseen.events]
    scene.play("X: end_turn")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert Words(GAME, "en").outcome(outcome) == "After 200 turns the fight is a draw."
    assert Words(GAME, "de").outcome(outcome) == "Nach 200 Zügen ist der Kampf unentschieden."
    written = position.write(GAME, scene.state)
    assert (written["state"]["winner"], written["state"]["reason"]) == ("draw", "endless")
    again = position.read(GAME, json.loads(json.dumps(written)))
    assert GAME.outcome(again) == outcome


@rule("WS-114")
def test_with_weariness_no_number_of_turns_is_a_draw(joust: Stand, k: K) -> None:
    turn = {"attacker": "X", "number": 200}
    scene = joust("X action", k("048", "S"), k("032", "T"), turn=turn)
    scene.play("X: end_turn")
    assert scene.asked == "Y action"


# The last knight ----------------------------------------------------------------------------


BOARD = {"team_a": "X", "order": ["X1", "Y1", "Y2", "Y3", "X3", "X2"]}


def last_of_three(melee: Stand, k: K, who: str, standing: str, **more: Any) -> Scene:
    """The last knight Y1 on B1 against some of team X, one of whom is asked."""
    knights = three_on_each_side(k, X1="114", X2="114", X3="114", Y1="114 091")
    for name in ("X1", "X2", "X3", "Y1"):
        if name != who:
            knights[name]["hand"] = []
    gone = [name for name in ("X1", "X2", "X3") if name not in standing]
    beaten(knights, "Y2", "Y3", *gone)
    turn = {"attacker": who}
    return melee(f"{who} action", turn=turn, **knights, **BOARD, **more)


def reach(scene: Scene, who: str) -> tuple[str, ...]:
    told: Any = scene.view(None).aids["reach"]
    found: tuple[str, ...] = dict(told)[who]
    return found


HOLDS = {"last_man": "holds"}


@rule("WS-134")
@pytest.mark.parametrize(
    ("options", "standing", "of_three", "of_last"),
    [
        ({}, "X2 X3", ("Y1",), ("X2", "X3")),
        (HOLDS, "X2 X3", (), ("X2",)),
        (HOLDS, "X1 X3", (), ("X1",)),
        ({}, "X1 X3", ("Y1",), ("X1", "X3")),
    ],
)
def test_a_last_knight_facing_two_is_reached_by_both_or_from_his_place(
    melee: Stand,
    k: K,
    options: dict[str, str],
    standing: str,
    of_three: tuple[str, ...],
    of_last: tuple[str, ...],
) -> None:
    scene = last_of_three(melee, k, "X3", standing, options=options)
    assert reach(scene, "X3") == of_three
    assert reach(scene, "Y1") == of_last
    assert ("attack 114" in scene.legal()) == bool(of_three)


@rule("WS-134", "WS-141")
def test_literally_read_too_one_facing_three_fights_them_all(melee: Stand, k: K) -> None:
    knights = beaten(three_on_each_side(k), "Y2", "Y3")
    knights["Y1"].update(slot=2)
    scene = melee("X3 action", turn={"attacker": "X3"}, options=HOLDS, **knights, **BOARD)
    assert reach(scene, "Y1") == ("X1", "X2", "X3")
    assert [reach(scene, name) for name in ("X1", "X2", "X3")] == [("Y1",)] * 3


@rule("WS-134", "WS-92")
def test_who_reaches_nobody_is_told_so(melee: Stand, k: K) -> None:
    scene = last_of_three(melee, k, "X3", "X2 X3", options=HOLDS)
    refusal = scene.why("X3: attack 114")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("nobody-in-reach", "WS-134")
    scene.play("X3: discard 114")  # Actions without an opponent stay possible
    assert scene.discards(0) == ["rage_cut_114"]


@rule("WS-136", "WS-42", "WS-116")
def test_nobody_opens_with_an_attack_on_nobody(melee: Stand, k: K) -> None:
    """Giving up may leave the opener without an opponent; then the fight goes on all the same."""
    knights = three_on_each_side(k, X3="114 148")
    turn = {"attacker": "X3", "opening": "rage_cut_114"}
    scene = melee("X3 action", turn=turn, options=HOLDS, **knights)
    assert scene.legal() == ["attack 114"]
    for name in ("X1", "Y2", "Y3"):
        GAME.carry_out(scene.state, scene.seat(name), -1)
    assert scene.state.opening < 0
    assert "end_turn" in scene.legal()
    assert "attack 114" not in scene.legal()


@rule("WS-102", "WS-116")
def test_a_combination_whose_target_is_gone_is_dropped(melee: Stand, k: K) -> None:
    knights = three_on_each_side(k, X3="114 144 091")
    scene = melee("X3 action", turn={"attacker": "X3"}, options=HOLDS, **knights)
    scene.play("X3: combine 114", "X3: combine 144")
    assert scene.asked == "X3 combination"
    for name in ("X1", "Y2", "Y3"):
        GAME.carry_out(scene.state, scene.seat(name), -1)
    assert scene.asked == "X3 action"
    assert sorted(scene.discards(0)) == ["rage_cut_114", "squinting_cut_144"]


# Stepping aside -----------------------------------------------------------------------------


@rule("WS-145")
@pytest.mark.parametrize(("how", "spent"), [("spent", True), ("free", False)])
def test_stepping_aside_costs_the_next_turn_or_the_card_only(
    melee: Stand, k: K, how: str, spent: bool
) -> None:
    knights = {"X1": k("048", "S", "114 108", slot=1), "X2": k("033", "S", slot=2)}
    knights |= {"Y1": k("030", "S", "097", slot=1), "Y2": k("035", "S", "148", slot=2)}
    options = {"stepping_aside": how}
    scene = melee("X1 action", fight="melee_2v2", options=options, **knights)
    scene.play("X1: attack 114", "Y1: step_aside 097", "Y2: no_defence")
    assert scene.beside("Y1")["spent"] is spent
    scene.play("X1: attack 108")  # Y2 stands there now
    legal = scene.legal()
    assert ("step_aside 148" in legal) is True
    scene.play("Y2: no_defence", "X1: end_turn")
    assert scene.asked == ("Y2 action" if spent else "Y1 action")


# Options, modes and earlier games -----------------------------------------------------------


@rule("WS-63", "WS-114", "WS-134", "WS-145")
def test_the_first_mode_is_the_printed_game_and_old_names_stay() -> None:
    first, second, *rest = [mode.name for mode in GAME.modes]
    assert (first, second) == ("printed", "joust")
    assert rest[0] == "double-decked"
    agreed = GAME.complete(GAME.modes[0].options)
    assert (agreed["fight"], agreed["weariness"], agreed["last_man"]) == ("joust", False, "holds")
    assert agreed["free_hits"] is False


@rule("WS-63", "WS-114", "WS-134", "WS-145")
@pytest.mark.parametrize(
    "options",
    [
        {"free_hits": True},
        {"fight": "melee_3v3", "weariness": False, "last_man": "holds"},
        {"fight": "melee_2v3", "last_man": "holds", "stepping_aside": "free"},
        {"fight": "melee_2v2", "stepping_aside": "free", "free_hits": True},
    ],
)
def test_the_laws_hold_with_every_reading(options: dict[str, object]) -> None:
    assert check_game(GAME, games=1, seed=5, options=[options], plies=25) > 0


@rule("WS-63", "WS-157")
@pytest.mark.parametrize("name", ["version1_joust", "version1_melee_2v2"])
def test_a_record_of_the_first_rules_replays_as_it_was_played(name: str) -> None:
    data = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    assert data["rules"] == 1
    kept = record.read(GAME, data)
    assert kept.options["free_hits"] is True
    *_, (state, _) = kept.replay()
    assert state.over
    taken = sum(notation == "no_defence" for _, _, notation in data["moves"])
    assert taken > 2


@rule("WS-63", "WS-157")
def test_the_same_moves_are_refused_by_the_rules_of_now() -> None:
    data = json.loads((RECORDS / "version1_joust.json").read_text(encoding="utf-8"))
    first = GAME.first
    assert first.cards_digest == data["cards"] != GAME.cards_digest
    with pytest.raises(BadInput, match="refused by the rules"):
        list(record.read(first, {**data, "rules": GAME.rules}).replay())


@rule("WS-157")
def test_a_record_with_cards_of_ones_own_keeps_them_whatever_the_version() -> None:
    text = (GAME.folder / "cards.csv").read_text(encoding="utf-8").replace("drain:5", "drain:6")
    own = GAME.with_cards(text, "own.csv")
    assert own.earlier(1, {}).game is own
    assert GAME.earlier(1, {}).game is GAME.first


@rule("WS-157")
def test_a_position_of_the_first_rules_says_that_cards_have_changed() -> None:
    data = json.loads((RECORDS / "version1_position.json").read_text(encoding="utf-8"))
    assert data["rules"] == 1
    with pytest.raises(BadInput, match="since this position was written, cards of the game have"):
        position.read(GAME, data)


@rule("WS-157")
def test_a_record_of_the_rules_to_come_is_refused_in_a_sentence() -> None:
    written = Recorder(GAME, {}, seed=1).record.write()
    with pytest.raises(BadInput, match="is played by rules version 2 here"):
        record.read(GAME, {**written, "rules": 3})
