"""Positions and records as JSON: what is wrong with them is said, the schemas fit them."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest
from jsonschema import Draft202012Validator

from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import BadInput, Phrase, Recorder, seeded
from tafelrunde.kernel import position as positions
from tafelrunde.kernel import record as records
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Scene, Stand, Write

PLAIN = "kaempar serlar skoldar stridar stridar"
FYLGDAR = "kaempar f1 f2 stridar stridar"
TWO = {"n": 2}
FOUR = dict.fromkeys(("R1", "R2", "B1", "B2"), PLAIN)
LAST = {"ready": "", "graveyard": "rest"}
KHANS_GONE = {"graveyard": "khan"}


def complaint(written: dict[str, Any]) -> str:
    """All problems of a position; it is refused with the same words."""
    found = positions.problems(GAME, written)
    if found:
        with pytest.raises(BadInput) as refused:
            positions.read(GAME, written)
        assert str(refused.value) == "; ".join(found)
    return "; ".join(found)


# The cards and the rules ------------------------------------------------------------------


@rule("SH-83", "SH-1")
def test_an_army_of_37_cards_is_refused(position: Write, stand: Stand) -> None:
    written = positions.write(GAME, stand("R attack", R=PLAIN, B=PLAIN).state)
    assert complaint(written) == ""
    army = written["state"]["armies"]["R"]
    army["ready"].append("stridar")
    assert "army R has 37 cards, expected 36 (SH-1)" in complaint(written)
    assert "army R has 8 times stridar, expected 7 (SH-1)" in complaint(written)
    army["ready"] = army["ready"][:-2]
    assert "army R has 35 cards, expected 36 (SH-1)" in complaint(written)


@rule("SH-83")
def test_a_second_khan_is_refused(position: Write) -> None:
    wrong = position("R attack", R="khan khan serlar serlar serlar", B=PLAIN)
    assert complaint(wrong) == "army R has 2 times khan, expected 1 (SH-1)"


@rule("SH-13", "SH-16", "SH-17")
@pytest.mark.parametrize(
    ("asked", "fight", "words"),
    [
        ("B attack", 0, "asked: in fight 0 B is not an attacker (SH-13, SH-16)"),
        ("R attack", 1, "asked: in fight 1 R is not an attacker (SH-13, SH-16)"),
        ("R defend", 0, "asked: in fight 0 R is not a defender (SH-13, SH-16)"),
        ("R hail_1", 3, "asked: in fight 3 R is not an attacker (SH-13, SH-16)"),
    ],
)
def test_the_wrong_role_cannot_be_asked(
    position: Write, asked: str, fight: int, words: str
) -> None:
    assert words in complaint(position(asked, fight=fight, R=PLAIN, B=PLAIN))


@rule("SH-18")
def test_nobody_is_asked_for_what_he_does_not_hold(position: Write) -> None:
    laid = {
        "R": {"hand": PLAIN[8:], "attack": "kaempar"},
        "B": {"hand": PLAIN[8:], "attack": "kaempar"},
    }
    assert "R holds nothing for which support is asked (SH-18)" in complaint(
        position("R support", **laid)
    )
    assert "B holds nothing for which hail_3 is asked (SH-18)" in complaint(
        position("B hail_3", **laid)
    )
    clear = {"clear_sky": ["R"]}
    laid["R"]["hand"] = "hail stridar stridar stridar"
    asked = position("R support", options={"hail_returns": True}, more=clear, **laid)
    assert "R holds nothing for which support is asked (SH-18)" in complaint(asked)
    assert complaint(position("R support", options={"hail_returns": True}, **laid)) == ""


@rule("SH-12", "SH-38", "SH-37", "SH-44", "SH-3")
@pytest.mark.parametrize(
    ("army", "words"),
    [
        (PLAIN + " stridar", "army R has 6 cards in hand and laid, expected at most 5 (SH-12)"),
        (
            "kaempar serlar",
            "army R holds and laid 2 cards although its piles are not empty (SH-38)",
        ),
        (
            {"hand": PLAIN, "ready": "", "reserve": "khan", "graveyard": "rest"},
            "army R has an empty ready pile beside a reserve pile (SH-37)",
        ),
        ({"hand": "hail", **LAST}, "army R has no card it can play, so the battle is over (SH-44)"),
        ({"hand": "", **LAST}, "army R has no card it can play, so the battle is over (SH-44)"),
    ],
)
def test_hands_and_piles_must_be_possible(
    position: Write, army: str | dict[str, str], words: str
) -> None:
    assert words in complaint(position("R attack", R=army, B=PLAIN))


@rule("SH-3", "SH-20", "SH-17")
@pytest.mark.parametrize(
    ("asked", "red", "blue", "words"),
    [
        (
            "B defend",
            {"hand": PLAIN[8:], "attack": "hail"},
            PLAIN,
            "army R: the hail is no attack card (SH-3)",
        ),
        ("B defend", PLAIN, PLAIN, "army R: expected an attack card on the table in this step"),
        (
            "R attack",
            {"hand": PLAIN[8:], "attack": "kaempar"},
            PLAIN,
            "army R: expected no attack card yet on the table in this step",
        ),
        (
            "B defend",
            {"hand": PLAIN[8:], "attack": "kaempar"},
            {"hand": PLAIN[8:], "attack": "kaempar"},
            "army B: expected no attack card yet",
        ),
        (
            "B support",
            {"hand": "skoldar stridar stridar", "attack": "kaempar", "support": "serlar"},
            {"hand": "f1 stridar stridar stridar", "attack": "kaempar"},
            "army R: only a Fylgdar can support (SH-20)",
        ),
        (
            "R support",
            {"hand": "f1 stridar stridar stridar", "attack": "kaempar"},
            {"hand": "stridar stridar stridar", "attack": "kaempar", "support": "f1"},
            "army B: no support can lie there in this step (SH-17)",
        ),
    ],
)
def test_cards_on_the_table_must_fit_the_step(
    position: Write, asked: str, red: Any, blue: Any, words: str
) -> None:
    assert words in complaint(position(asked, R=red, B=blue))


@rule("SH-40", "SH-69", "SH-86")
def test_a_battle_with_one_side_without_khans_is_over(position: Write) -> None:
    words = "all Khans of one side are buried, so the battle is over (SH-40, SH-69)"
    gone = {"hand": PLAIN, **KHANS_GONE}
    assert complaint(position("R attack", R=gone, B=PLAIN)) == words
    assert complaint(position("R attack", R=gone, B=gone)) == ""
    one = {**FOUR, "R1": gone}
    assert complaint(position("R1 attack", options=TWO, **one)) == ""
    assert complaint(position("R1 attack", options=TWO, **{**one, "R2": gone})) == words


@rule("SH-64")
def test_two_defenders_on_one_card_are_refused(position: Write) -> None:
    laid = {"hand": PLAIN[8:], "attack": "kaempar"}
    with_fylgdar = {"hand": "f1 stridar stridar stridar", "attack": "kaempar"}
    armies: dict[str, Any] = {"R1": with_fylgdar, "R2": laid}
    armies |= {"B1": {**laid, "against": "R2"}, "B2": {**laid, "against": "R2"}}
    asked = position("R1 support", options=TWO, **armies)
    assert complaint(asked) == "two defenders answer the same attack card (SH-64)"
    armies["B2"]["against"] = "R1"
    assert complaint(position("R1 support", options=TWO, **armies)) == ""


@rule("SH-65")
def test_two_supports_of_one_card_are_refused(position: Write) -> None:
    laid = {"hand": "hail stridar stridar stridar", "attack": "kaempar"}
    helper = {
        "hand": "stridar stridar stridar",
        "attack": "kaempar",
        "support": "f1",
        "supports": "R2",
    }
    armies = {
        "R1": helper,
        "R2": helper,
        "B1": {**laid, "against": "R2"},
        "B2": {**laid, "against": "R1"},
    }
    asked = position("B1 hail_3", options=TWO, **armies)
    assert complaint(asked) == "an attack card is supported twice (SH-65)"


@rule("SH-64", "SH-65")
def test_a_card_answers_an_enemy_and_supports_a_partner(position: Write) -> None:
    laid = {"hand": "f1 stridar stridar stridar", "attack": "kaempar"}
    armies: dict[str, Any] = {"R1": laid, "R2": laid}
    armies |= {"B1": {**laid, "against": "B2"}, "B2": {**laid, "against": "R1"}}
    asked = position("R1 support", options=TWO, **armies)
    assert complaint(asked) == "army B1, against: expected an attacker, not B2 (SH-64)"
    armies["B1"] = laid
    asked = position("R1 support", options=TWO, **armies)
    assert complaint(asked) == "army B1, against: expected an attacker, not nobody (SH-64)"
    armies["B1"] = {**laid, "against": "R2"}
    armies["R1"] = {
        "hand": "stridar stridar stridar",
        "attack": "kaempar",
        "support": "f1",
        "supports": "B1",
    }
    asked = position("R2 support", options=TWO, **armies)
    assert complaint(asked) == "army R1, supports: expected its own side, not B1 (SH-65)"


@rule("SH-53")
def test_a_clear_sky_needs_the_option(position: Write) -> None:
    wrong = position("R attack", more={"clear_sky": ["R"]}, R=PLAIN, B=PLAIN)
    assert complaint(wrong) == "clear_sky: only with the option hail_returns (SH-53)"


@rule("SH-80")
def test_three_time_outs_have_ended_the_battle(position: Write) -> None:
    assert complaint(position("R attack", more={"late": {"B": 2}}, R=PLAIN, B=PLAIN)) == ""
    wrong = position("R attack", more={"late": {"B": 3}}, R=PLAIN, B=PLAIN)
    assert complaint(wrong) == "late: B ran out of time 3 times, so the battle is over (SH-80)"


@rule("SH-81")
def test_a_player_who_resigned_is_not_asked(position: Write) -> None:
    wrong = position("R1 attack", options=TWO, more={"given_up": ["R1"]}, **FOUR)
    assert complaint(wrong) == "asked: R1 has resigned and is not asked any more (SH-81)"
    assert complaint(position("R1 attack", options=TWO, more={"given_up": ["R2"]}, **FOUR)) == ""


# The form ---------------------------------------------------------------------------------


def in_state(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda written: written["state"].update(fields)


def in_army(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda written: written["state"]["armies"]["R"].update(fields)


def in_envelope(**fields: Any) -> Callable[[dict[str, Any]], None]:
    return lambda written: written.update(fields)


@rule("SH-83")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (in_envelope(format="fen"), 'format: expected "tafelrunde-position"'),
        (in_envelope(version=2), "version: expected 1, not 2"),
        (in_envelope(game="gwint"), 'game: expected "schildwall"'),
        (in_envelope(rules=0), "this file was written by version 0"),
        (in_envelope(cards="0" * 12), "cards: this file was written with another card file"),
        (in_envelope(options=[]), "options: expected an object"),
        (in_envelope(options={"n": 9}), "option n: expected one of 1, 2, 3, 4"),
        (in_envelope(options={"m": 9}), "unknown option 'm'"),
        (in_envelope(options=TWO), "armies: expected an object with R1, R2, B1, B2"),
        (in_envelope(state=None), "state: expected an object"),
        (in_state(weather="hail"), "weather: no such field, expected armies"),
        (in_state(fight=-1), "fight: expected a whole number from 0 on"),
        (in_state(battle=True), "battle: expected a whole number from 0 on"),
        (in_state(red_team=2), "red_team: expected 0 or 1"),
        (in_state(clear_sky=1), "clear_sky: expected a list of armies out of R, B"),
        (in_state(dice="12"), "dice: expected 32 hexadecimal digits"),
        (in_state(asked="R"), "asked: expected null (the game is over) or an object"),
        (in_state(asked={"step": "reveal", "army": "R"}), "asked: step is one of attack, hail_1"),
        (in_state(asked={"step": "attack", "army": "G"}), "asked: army is one of R, B, not 'G'"),
        (in_state(asked=None), "results: a game that is over has at least one"),
        (in_state(given_up=["G"]), "given_up: expected a list of armies out of R, B"),
        (in_state(late={"R": -1}), "late: expected an object of armies"),
        (in_state(results=[{"winner": "green"}]), "results: expected a list of objects"),
        (in_state(armies={}), "armies: expected an object with R, B"),
        (in_army(hand="rest"), 'army R, hand: expected a list of cards or "rest"'),
        (in_army(hand=["ogre"]), "army R, hand: no card 'ogre'"),
        (in_army(attack="ogre"), "army R, attack: no card 'ogre'"),
        (in_army(against="G"), "army R, against: expected one of R, B"),
        (in_army(banner="red"), "army R: no such field as 'banner'"),
        (in_army(reserve="rest"), 'army R: only one pile can be the "rest"'),
    ],
)
def test_a_wrong_form_is_named(
    position: Write, change: Callable[[dict[str, Any]], None], words: str
) -> None:
    written = position("R attack", R=PLAIN, B=PLAIN)
    assert complaint(written) == ""
    change(written)
    assert words in complaint(written)


@rule("SH-83")
def test_a_pile_may_be_the_rest(stand: Stand) -> None:
    scene = stand(
        "R attack",
        R={"hand": PLAIN, "graveyard": "khan", "ready": "rest"},
        B={"hand": PLAIN, **KHANS_GONE},
    )
    assert len(scene.ready("R")) == 30
    assert len(scene.ready("B")) == 30
    last = stand("R attack", R={"hand": "khan", **LAST}, B={"hand": "khan", **LAST})
    assert len(last.graveyard("R")) == 35


@rule("SH-87")
def test_a_position_reads_back_in_the_middle_of_a_fight(
    stand: Stand, again: Callable[[Scene], Scene]
) -> None:
    armies = {"R1": FYLGDAR, "R2": PLAIN, "B1": FYLGDAR, "B2": PLAIN}
    scene = stand("R1 attack", options=TWO, **armies)
    for answer in (
        "R1: attack kaempar",
        "R2: attack serlar",
        "B1: defend_at stridar R2",
        "B2: defend_at serlar R1",
        "R1: support_at f1 R2",
        "B1: no_support",
    ):
        scene.play(answer)
        read_back = again(scene)
        assert read_back.asked == scene.asked
        assert read_back.written == scene.written
        assert read_back.legal() == scene.legal()
        for army in armies:
            assert read_back.view(army) == scene.view(army)


# Schemas ----------------------------------------------------------------------------------


@rule("SH-83", "SH-87")
@pytest.mark.parametrize("options", [{}, {"n": 2, "series": "fixed_2"}, {"hail_returns": True}])
def test_positions_and_records_fit_their_schemas(options: dict[str, object]) -> None:
    of_position = Draft202012Validator(positions.schema(GAME))
    of_record = Draft202012Validator(records.schema(GAME))
    Draft202012Validator.check_schema(positions.schema(GAME))
    Draft202012Validator.check_schema(records.schema(GAME))
    recorder = Recorder(GAME, options, 2, ("Anna", "Ben"))
    dice = seeded(2)
    ply = 0
    while not recorder.state.over:
        if ply % 9 == 0:
            of_position.validate(json.loads(json.dumps(positions.write(GAME, recorder.state))))
        if ply == 0 and "n" in options:
            recorder.say(0, Phrase("agree"))
        seat = recorder.state.turn()
        recorder.play(seat, recorder.state.pick(seat, dice))
        ply += 1
    of_position.validate(json.loads(json.dumps(positions.write(GAME, recorder.state))))
    written = json.loads(json.dumps(recorder.record.write()))
    of_record.validate(written)
    assert len(written["talk"]) == ("n" in options)
    assert records.read(GAME, written).write() == recorder.record.write()


@rule("SH-83")
@pytest.mark.parametrize(
    "change",
    [
        in_state(asked={"step": "reveal", "army": "R"}),
        in_state(weather="hail"),
        in_state(fight=-1),
        in_army(hand=["ogre"]),
        in_army(hand="rest"),
        in_state(dice="12"),
        in_envelope(rules=99),
    ],
)
def test_the_schema_refuses_wrong_positions(
    position: Write, change: Callable[[dict[str, Any]], None]
) -> None:
    validator = Draft202012Validator(positions.schema(GAME))
    written = position("R attack", R=PLAIN, B=PLAIN)
    assert validator.is_valid(written)
    change(written)
    assert not validator.is_valid(written)


@rule("SH-87")
def test_a_record_that_was_changed_is_found_out() -> None:
    recorder = Recorder(GAME, {}, 3)
    for _ in range(12):
        recorder.play(recorder.state.turn(), recorder.state.legal()[0])
    written = recorder.record.write()
    assert len(list(records.read(GAME, written).replay())) == 13
    wrong_words = copy.deepcopy(written)
    wrong_words["moves"][0][2] = "attack ogre"
    with pytest.raises(BadInput, match="move 1 of the record says 'attack ogre'"):
        list(records.read(GAME, wrong_words).replay())
    wrong_seat = copy.deepcopy(written)
    wrong_seat["moves"][0][0] = 1 - wrong_seat["moves"][0][0]
    with pytest.raises(BadInput, match=r"move 1 .* is refused by the rules: not-asked"):
        list(records.read(GAME, wrong_seat).replay())


@rule("SH-87")
def test_a_move_taken_back_never_happened() -> None:
    recorder = Recorder(GAME, {"n": 2}, 3)
    for _ in range(7):
        recorder.play(recorder.state.turn(), recorder.state.legal()[0])
    before, moves = GAME.write_state(recorder.state), list(recorder.record.moves)
    for _ in range(5):
        recorder.play(recorder.state.turn(), recorder.state.legal()[-1])
    recorder.take_back(5)
    assert GAME.write_state(recorder.state) == before
    assert recorder.record.moves == moves
