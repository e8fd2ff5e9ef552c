"""Records, positions and what is said beside a game."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import (
    RESIGN,
    TIME_OUT,
    BadInput,
    Phrase,
    Recorder,
    Refused,
    position,
    record,
    seeded,
)


def played(moves: int, options: dict[str, object] | None = None) -> Recorder[Any]:
    recorder = Recorder(GAME, options, seed=4, players=["Anna", "Ben"])
    dice = seeded(9)
    for _ in range(moves):
        seat = recorder.state.turn()
        recorder.play(seat, recorder.state.pick(seat, dice))
    return recorder


def test_a_record_can_be_stored_and_replayed() -> None:
    recorder = played(20)
    text = json.dumps(recorder.record.write())
    jsonschema.validate(json.loads(text), record.schema(GAME))
    again = record.read(GAME, json.loads(text))
    *_, (state, _) = again.replay()
    assert GAME.write_state(state) == GAME.write_state(recorder.state)
    assert again.players == ("Anna", "Ben")


def test_a_record_of_a_call_can_be_replayed() -> None:
    recorder = played(5)
    recorder.play(recorder.state.turn(), TIME_OUT)
    recorder.play(1, RESIGN)
    assert recorder.state.over
    *_, (state, _) = record.read(GAME, recorder.record.write()).replay()
    assert state.over


def test_a_taken_back_move_was_never_made() -> None:
    recorder, shorter = played(20), played(13)
    recorder.take_back(7)
    assert recorder.record.write() == shorter.record.write()
    assert recorder.story == shorter.story
    assert GAME.write_state(recorder.state) == GAME.write_state(shorter.state)


def test_more_moves_than_there_were_cannot_be_taken_back() -> None:
    recorder = played(3)
    recorder.take_back(99)
    assert recorder.record.moves == []


def test_the_story_of_a_seat_names_no_card_of_the_other_hand() -> None:
    recorder = played(30)
    for seat in (0, 1):
        story = recorder.record.story(seat)
        assert any(event.kind == "hand.drawn.mine" for event in story)
        assert all(event.seen_by(seat) for event in story)
    assert not any(event.kind == "hand.drawn.mine" for event in recorder.record.story(None))


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("rules", 99, "played by rules version 2 here, this file was written by version 99"),
        ("game", "chess", "game: expected \"schildwall\", not 'chess'"),
        ("format", "pgn", 'format: expected "tafelrunde-record"'),
        ("version", 2, "version: expected 1, not 2"),
        ("cards", "0" * 12, "cards: this file was written with another card file"),
        ("seed", "four", "seed: expected a whole number, not 'four'"),
        ("options", {"n": 7}, "option n: expected one of 1, 2, 3, 4, not 7"),
        ("options", [], "options: expected an object"),
        ("moves", [[0, 1]], "moves: entry 1 is [0, 1], expected [seat, action, words]"),
        ("moves", {}, "moves: expected a list"),
        ("players", [1], "players: entry 1 is 1, expected a name"),
        ("talk", [[0, 0, "thanks"]], "talk: entry 1 is"),
    ],
)
def test_a_wrong_record_is_refused_in_one_sentence(field: str, value: Any, complaint: str) -> None:
    data = played(3).record.write()
    data[field] = value
    with pytest.raises(BadInput) as caught:
        record.read(GAME, data)
    assert complaint in str(caught.value)


def test_all_faults_of_a_record_are_named_at_once() -> None:
    assert len(record.problems(GAME, {"moves": 3, "seed": None})) >= 5
    assert record.problems(GAME, [1]) == ["a record is a JSON object"]


def test_a_record_with_an_illegal_move_names_the_move_and_the_rule() -> None:
    data = played(3).record.write()
    data["moves"][0][1] = 11
    with pytest.raises(BadInput, match=r"move 1 .* is refused by the rules: must-attack SH-19"):
        list(record.read(GAME, data).replay())


def test_a_record_whose_words_differ_from_its_actions_is_refused() -> None:
    data = played(3).record.write()
    data["moves"][1][2] = "defend something"
    with pytest.raises(BadInput, match="move 2 of the record says 'defend something', but"):
        list(record.read(GAME, data).replay())


def test_a_record_that_states_another_outcome_is_refused() -> None:
    recorder = played(3)
    recorder.play(0, RESIGN)
    data = recorder.record.write()
    data["outcome"]["winners"] = [0]
    with pytest.raises(BadInput, match="another outcome"):
        list(record.read(GAME, data).replay())


def test_a_refused_move_is_not_recorded() -> None:
    recorder = played(2)
    before = recorder.record.write()
    with pytest.raises(Refused):
        recorder.play(1 - recorder.state.turn(), 0)
    assert recorder.record.write() == before


def test_what_is_said_is_kept_beside_the_moves() -> None:
    recorder = played(2, {"n": 2})
    recorder.say(0, Phrase("guard_khans"))
    again = record.read(GAME, recorder.record.write())
    assert [(said.ply, said.seat, said.phrase.id) for said in again.talk] == [(2, 0, "guard_khans")]
    recorder.take_back(1)
    assert recorder.record.talk == []


def test_a_phrase_that_is_not_offered_is_refused() -> None:
    with pytest.raises(BadInput, match="'guard_khans' is not offered to this seat now"):
        played(2).say(0, Phrase("guard_khans"))


def test_a_position_is_valid_by_its_schema_at_every_ply() -> None:
    schema = position.schema(GAME)
    recorder = Recorder(GAME, {"n": 2}, seed=8)
    dice = seeded(2)
    while not recorder.state.over:
        jsonschema.validate(json.loads(json.dumps(position.write(GAME, recorder.state))), schema)
        seat = recorder.state.turn()
        recorder.play(seat, recorder.state.pick(seat, dice))


@pytest.mark.parametrize("seed", [-1, 2**62, "1", None, 1.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(BadInput, match="a seed is a whole number from 0 to"):
        GAME.setup({}, seed)


@pytest.mark.parametrize("seat", [-1, 2, 99])
@pytest.mark.parametrize("action", [0, RESIGN, TIME_OUT])
def test_nobody_answers_for_a_seat_that_is_not_there(seat: int, action: int) -> None:
    refusal = GAME.why_not(GAME.setup(), seat, action)
    assert refusal is not None
    assert refusal.code == "no-such-seat"
