"""SH-78 to SH-82  Decisions for a program: actions, time-outs, resignation, defaults."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.rules.moves import CALL_HAIL, NONE, lay
from tafelrunde.games.schildwall.rules.tasks import ATTACK, DEFEND, HAIL_1, HAIL_3, SUPPORT
from tafelrunde.kernel import RESIGN, TIME_OUT, Recorder, Refused, seeded
from tafelrunde.kernel.record import read
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Deal, Scene, Stand

TWO = {"n": 2}
PLAIN = "kaempar serlar skoldar stridar stridar"
ALL = "kaempar f1 f2 f3 hail"
KINDS = ["stridar", "skoldar", "serlar", "kaempar", "haeltjar", "hersir", "khan"]
KINDS += ["fylgdar_1", "fylgdar_2", "fylgdar_3", "hagelsturm"]


def four(stand: Stand, **hands: str) -> Scene:
    armies = {army: hands.get(army, PLAIN) for army in ("R1", "R2", "B1", "B2")}
    return stand("R1 attack", options=TWO, **armies)


# Actions ----------------------------------------------------------------------------------


@rule("SH-78")
def test_the_kinds_have_their_numbers() -> None:
    assert [card.id for card in GAME.cards] == KINDS
    assert (CALL_HAIL, NONE) == (10, 11)


@rule("SH-78")
def test_an_action_of_two_players_is_a_kind_the_hail_or_none(stand: Stand) -> None:
    assert GAME.action_count(GAME.complete({})) == 12
    scene = stand("R attack", R="khan kaempar f1 f3 hail", B=PLAIN)
    assert list(scene.state.legal()) == [3, 6, 7, 9]
    scene.play("R: attack kaempar")
    assert list(scene.state.legal()) == [10, 11]
    scene.play("R: go_on", "B: defend stridar")
    assert list(scene.state.legal()) == [7, 9, 10, 11]


@rule("SH-78")
def test_a_mass_battle_adds_the_target(stand: Stand) -> None:
    assert GAME.action_count(GAME.complete({"n": 4})) == 48
    scene = four(stand, R1="kaempar f1 f3 stridar stridar", B2="hersir hail f2 stridar stridar")
    assert list(scene.state.legal()) == [0, 3, 7, 9]
    scene.play("R1: attack kaempar", "R2: attack serlar")
    assert list(scene.state.legal()) == [0, 1, 2, 3, 12, 13, 14, 15]
    scene.call("B1", lay(3, 1))
    assert scene.army("B1")["against"] == "R2"
    assert list(scene.state.legal()) == [0, 5, 8, 10], "R1's card is left, the hail has no target"
    scene.call("B2", lay(0, 0))
    assert scene.asked == "R1 support"
    assert list(scene.state.legal()) == [7, 9, 11, 19, 21]
    scene.call("R1", lay(9, 1))
    assert scene.army("R1")["supports"] == "R2"


@rule("SH-78")
@pytest.mark.parametrize("action", [-3, -5, 12, 15, 99, 2**40, 2**70, -(2**70)])
def test_a_number_that_is_no_action_is_refused(stand: Stand, action: int) -> None:
    scene = stand("R attack", R="f1 f2 f3 stridar kaempar", B="f1 f2 f3 stridar kaempar")
    for answer in ("R: attack kaempar", "B: defend stridar", "R: no_support", "B: no_support"):
        assert scene.refusal(scene.asked[0], action) == ("no-such-action", "SH-78")
        with pytest.raises(Refused, match="no-such-action"):
            scene.call(scene.asked[0], action)
        scene.play(answer)


@rule("SH-17")
def test_only_the_player_asked_may_answer(stand: Stand) -> None:
    scene = stand("R attack", R=PLAIN, B=PLAIN)
    assert scene.refusal("B", 3) == ("not-asked", "")
    assert scene.refusal("B", TIME_OUT) == ("not-asked", "")
    before = scene.written
    with pytest.raises(Refused, match="action 3 is refused: not-asked"):
        scene.call("B", 3)
    assert scene.written == before


@rule("SH-79")
def test_the_largest_numbers_of_legal_actions(stand: Stand) -> None:
    scene = stand("R attack", R="khan kaempar f1 f2 f3", B="khan kaempar serlar f1 hail")
    assert len(scene.state.legal()) == 5
    scene.play("R: attack khan")
    assert len(scene.state.legal()) == 5, "four kinds and the hail"
    support = stand("R attack", R=ALL, B=PLAIN)
    support.play("R: attack kaempar")
    assert len(support.state.legal()) == 2
    support.play("R: go_on", "B: defend stridar")
    assert len(support.state.legal()) == 5


@rule("SH-79")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_the_largest_numbers_of_legal_actions_in_a_mass_battle(stand: Stand, n: int) -> None:
    armies = {f"{side}{at}": PLAIN for side in "RB" for at in range(1, n + 1)}
    armies |= {
        "R1": ALL,
        "B1": "khan hersir kaempar serlar f1",
        "B2": "khan hersir kaempar hail f1",
    }
    scene = stand("R1 attack", options={"n": n}, **armies)
    scene.play(
        "R1: attack kaempar", *(f"R{at}: attack stridar" for at in range(2, n + 1)), "R1: go_on"
    )
    assert len(scene.state.legal()) == 5 * n
    while scene.asked.endswith("defend"):
        scene.state.apply(max(action for action in scene.state.legal() if action != CALL_HAIL))
    assert scene.asked == "R1 support"
    assert len(scene.state.legal()) == 3 * n + 2


@rule("SH-79")
def test_no_question_has_more_answers() -> None:
    for n in (1, 2, 3):
        most = {ATTACK: 5, HAIL_1: 2, DEFEND: 5 * n, SUPPORT: 3 * n + 2, HAIL_3: 2}
        for seed in range(40 // n):
            state = GAME.setup({"n": n}, seed)
            dice = seeded(seed)
            while not state.over:
                assert 1 <= len(state.legal()) <= most[state.step]
                state.apply(state.pick(state.turn(), dice))


# Time-outs --------------------------------------------------------------------------------


@rule("SH-80")
@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("kaempar serlar skoldar hail khan", "skoldar"),
        ("f1 stridar kaempar khan hersir", "stridar"),
        ("f2 skoldar kaempar khan hersir", "skoldar"),
        ("f1 skoldar kaempar khan hersir", "fylgdar_1"),
        ("f3 f2 hail khan hersir", "fylgdar_2"),
    ],
)
def test_who_is_absent_lays_his_lowest_card(stand: Stand, hand: str, card: str) -> None:
    scene = stand("R attack", R=hand, B=hand)
    scene.call("R", TIME_OUT)
    total = int(GAME.card(card).values["strength"])
    assert scene.told("attack.laid") == [{"army": "R", "card": card, "total": total}]
    assert scene.told("player.late", None) == [{"army": "R"}]
    while scene.asked != "B defend":
        scene.play("R: go_on")
    scene.call("B", TIME_OUT)
    assert scene.told("defence.laid")[0]["card"] == card


@rule("SH-80")
def test_who_is_absent_neither_supports_nor_calls_hail(stand: Stand) -> None:
    scene = stand("R hail_1", R={"hand": "f1 f2 f3 hail", "attack": "kaempar"}, B=PLAIN)
    scene.call("R", TIME_OUT)
    scene.play("B: defend stridar")
    assert scene.asked == "R support"
    scene.call("R", TIME_OUT)
    assert scene.told("supports.revealed") == [{"supports": ()}]
    window = stand(
        "R hail_3",
        R={"hand": "f1 f2 f3 hail", "attack": "stridar"},
        B={"hand": PLAIN[8:], "attack": "kaempar"},
    )
    window.call("R", TIME_OUT)
    assert window.told("hail.called") == []
    assert window.graveyard("R") == ["stridar"]


@rule("SH-80")
def test_who_is_absent_answers_the_highest_card_still_open(stand: Stand) -> None:
    for red, target in ((("serlar", "kaempar"), "R2"), (("kaempar", "serlar"), "R1")):
        scene = four(stand)
        scene.play(f"R1: attack {red[0]}", f"R2: attack {red[1]}")
        scene.call("B1", TIME_OUT)
        laid = scene.told("defence.laid")[0]
        assert (laid["card"], laid["target"]) == ("stridar", target)
        other = "R1" if target == "R2" else "R2"
        scene.call("B2", TIME_OUT)
        assert scene.told("defence.laid")[1]["target"] == other


@rule("SH-80")
def test_three_time_outs_in_a_row_lose_the_battle(stand: Stand) -> None:
    scene = stand("R attack", R=ALL, B=PLAIN)
    scene.call("R", TIME_OUT)
    scene.call("R", TIME_OUT)
    assert scene.written["late"] == {"R": 2}
    scene.play("B: defend stridar")
    assert not scene.state.over
    scene.call("R", TIME_OUT)
    assert scene.ended == ("blue", "timeout", 0)
    assert scene.outcome is not None
    assert (scene.outcome.reason, scene.outcome.winners) == ("timeout", (1,))


@rule("SH-80")
def test_an_answer_of_his_own_starts_the_count_anew(stand: Stand) -> None:
    scene = stand("R attack", more={"late": {"R": 2, "B": 1}}, R=ALL, B=PLAIN)
    scene.play("R: attack kaempar")
    assert scene.written["late"] == {"B": 1}
    scene.call("R", TIME_OUT)
    assert not scene.state.over
    scene.play("B: defend stridar")
    assert scene.written["late"] == {"R": 1}


@rule("SH-80")
def test_in_a_mass_battle_time_outs_count_for_each_player_and_cost_his_side_the_battle(
    stand: Stand,
) -> None:
    hands = dict.fromkeys(("R1", "R2", "B1", "B2"), PLAIN)
    scene = stand("R1 attack", options=TWO, more={"late": {"R2": 2, "R1": 1}}, **hands)
    scene.call("R1", TIME_OUT)
    assert not scene.state.over, "two of R1 and two of R2 are not three in a row"
    scene.call("R2", TIME_OUT)
    assert scene.ended == ("blue", "timeout", 0)
    assert scene.outcome is not None
    assert scene.outcome.winners == (2, 3)


@rule("SH-80", "SH-57")
def test_in_a_series_time_outs_lose_one_battle(deal: Deal) -> None:
    scene = deal({"series": "fixed_2"})
    while scene.state.battle == 0:
        army = scene.asked[0]
        if army == "R":
            scene.call("R", TIME_OUT)
        else:
            scene.state.apply(scene.state.legal()[-1])
    assert scene.state.results[0].reason == "timeout"
    assert scene.state.results[0].winner == 1
    assert scene.written["late"] == {}, "the next battle starts with no time-out"
    assert not scene.state.over


# Resignation ------------------------------------------------------------------------------


@rule("SH-81")
@pytest.mark.parametrize(("army", "winner"), [("R", "blue"), ("B", "red")])
def test_a_player_may_resign_whether_he_is_asked_or_not(
    stand: Stand, army: str, winner: str
) -> None:
    scene = stand("R attack", fight=4, R=PLAIN, B=PLAIN)
    scene.call(army, RESIGN)
    assert scene.ended == (winner, "resigned", 4)
    assert scene.told("player.resigned", None) == [{"army": army}]


@rule("SH-81")
def test_one_of_two_partners_cannot_resign_alone(stand: Stand) -> None:
    scene = four(stand)
    scene.call("R1", RESIGN)
    assert not scene.state.over
    laid = {"army": "R1", "card": "stridar", "total": 1}
    assert scene.told("attack.laid") == [laid], "SH-80 plays for him"
    assert scene.asked == "R2 attack"
    assert scene.view("B1").counters["given_up"] == ("R1",)
    scene.play("R2: attack kaempar", "B1: defend_at kaempar R1", "B2: defend_at stridar R2")
    scene.play("B1: attack stridar", "B2: attack stridar")
    assert scene.asked == "R2 defend", "R1 is not asked any more"
    assert scene.told("defence.laid")[-1]["army"] == "R1"
    scene.call("R2", RESIGN)
    assert scene.ended == ("blue", "resigned", 1)


@rule("SH-81", "SH-80")
def test_the_program_goes_on_for_a_player_who_resigned_out_of_turn(stand: Stand) -> None:
    scene = four(stand)
    scene.call("B1", RESIGN)
    assert scene.asked == "R1 attack"
    scene.play("R1: attack serlar", "R2: attack kaempar")
    assert scene.asked == "B2 defend"
    laid = scene.told("defence.laid")[0]
    assert (laid["army"], laid["card"], laid["target"]) == ("B1", "stridar", "R2")


@rule("SH-81")
@pytest.mark.parametrize(("n", "needed"), [(2, 2), (3, 2), (4, 3)])
def test_a_majority_of_the_side_must_agree(stand: Stand, n: int, needed: int) -> None:
    armies = {f"{side}{at}": PLAIN for side in "RB" for at in range(1, n + 1)}
    scene = stand("R1 attack", options={"n": n}, **armies)
    scene.call("R1", RESIGN)
    for at in range(1, needed + 1):
        assert not scene.state.over, "the other side's resignations do not count"
        scene.call(f"B{at}", RESIGN)
    assert scene.ended == ("red", "resigned", 0)


@rule("SH-81")
def test_resigning_twice_makes_no_majority(stand: Stand) -> None:
    scene = four(stand)
    scene.call("R1", RESIGN)
    scene.call("R1", RESIGN)
    assert not scene.state.over


@rule("SH-81", "SH-57")
def test_a_resignation_ends_one_battle_of_a_series(deal: Deal) -> None:
    scene = deal({"series": "first_to_2", "n": 2})
    scene.call("R1", RESIGN)
    scene.call("R2", RESIGN)
    assert scene.state.results[0].reason == "resigned"
    assert scene.asked == "R1 attack"
    assert scene.written["given_up"] == [], "all are back for the next battle"


@rule("SH-80", "SH-81", "SH-87")
def test_a_record_keeps_resignations_and_time_outs() -> None:
    recorder = Recorder(GAME, {"n": 2}, 8)
    recorder.play(recorder.state.turn(), TIME_OUT)
    recorder.play(3, RESIGN)
    for _ in range(20):
        recorder.play(recorder.state.turn(), recorder.state.legal()[0])
    recorder.play(2, RESIGN)
    words = [moved.notation for moved in recorder.record.moves]
    assert (words[0], words[1], words[-1]) == ("time_out", "resign", "resign")
    assert recorder.record.outcome is not None
    assert recorder.record.outcome["reason"] == "resigned"
    last, _ = list(read(GAME, recorder.record.write()).replay())[-1]
    assert GAME.write_state(last) == GAME.write_state(recorder.state)


# Defaults ---------------------------------------------------------------------------------


@rule("SH-82")
def test_the_default_options() -> None:
    assert GAME.complete({}) == {
        "n": 1,
        "support_order": "sealed",
        "hail_returns": False,
        "series": "single",
        "colours": "random",
        "asked": "choice",
    }
    assert GAME.agreed(GAME.setup({"hail_returns": True}))["hail_returns"] is True
