"""Positions: what is written reads back, and what is wrong with one is named."""

from __future__ import annotations

import copy
import json
from typing import Any

import jsonschema
import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.kernel import seeded
from tafelrunde.kernel.position import problems, read, schema, write


def under_way(fight: str = "joust", plies: int = 30, seed: int = 2) -> dict[str, Any]:
    state = GAME.setup({"fight": fight}, seed)
    dice = seeded(1)
    for _ in range(plies):
        if state.over:
            break
        state.answer(state.turn(), state.pick(state.turn(), dice))
    written: dict[str, Any] = json.loads(json.dumps(write(GAME, state)))
    return written


@pytest.mark.parametrize("fight", ["joust", "double_decked", "melee_2v3", "melee_3v3"])
def test_written_positions_fit_the_schema_and_read_back(fight: str) -> None:
    validator = jsonschema.Draft202012Validator(schema(GAME))
    for plies in range(0, 80, 3):
        written = under_way(fight, plies)
        validator.validate(written)
        assert json.loads(json.dumps(write(GAME, read(GAME, written)))) == written


CHANGES: list[tuple[list[Any], Any, str]] = [
    (["colour"], 1, "colour: unknown field"),
    (["dice"], "xyz", "dice: expected 32 hexadecimal digits"),
    (["dealer"], 2, "dealer: expected a seat from 0 to 1"),
    (["team_a"], "Z", "team_a: expected X, Y or null"),
    (["gone"], [7], "gone: expected a list of seats"),
    (["reason"], "luck", "reason: expected"),
    (["order"], ["Q"], "order: expected names among X, Y"),
    (["order"], ["X"], "order: Y is missing"),
    (["knights"], {"X": {}}, "knights: expected the knights X, Y"),
    (["knights", "X"], 3, "knights/X/expected an object"),
    (["knights", "X", "knight"], "health_lion", "is no knight card"),
    (["knights", "X", "hand"], "all", "hand: expected a list of cards"),
    (["knights", "X", "hand"], ["health_lion"], "is no Deck Card"),
    (["knights", "X", "hits"], -1, "hits: expected a count"),
    (["knights", "X", "hits"], 5, "does not stand"),
    (["knights", "X", "fatigue"], 0, "fatigue: expected 1 to 28"),
    (["knights", "X", "spent"], 1, "spent: expected true or false"),
    (["knights", "X", "tactic"], "luck", "tactic: expected"),
    (["knights", "X", "tactic"], None, "expected a knight card, a health card and a tactic"),
    (["knights", "X", "slot"], 4, "slot: expected"),
    (["knights", "X", "locked_with"], "Q", "locked_with: expected"),
    (["knights", "X", "locked_with"], "Y", "the other knight is not locked"),
    (["knights", "X", "lock_card"], "health_lion", "lock_card: expected"),
    (["knights", "X", "known"], [["health_lion", 0]], "known: expected pairs"),
    (["knights", "X", "standing"], False, "this knight is beaten"),
    (["decks"], {"Q": {}}, "decks: expected the decks shared"),
    (["decks", "shared"], 4, "decks/shared: expected an object"),
    (["decks", "shared", "spare"], [], "unknown pile"),
    (["decks", "shared", "aside"], ["rage_cut_114"], "is no Start Card"),
    (["decks", "shared", "discard"], [], "is missing"),
    (["turn", "attacker"], "Q", "turn: expected an attacker"),
    (["turn", "opening"], "health_lion", "turn/opening: expected"),
    (["turn", "used"], -2, "turn: expected counts"),
    (["exchange"], {"cards": []}, "exchange: expected the cards laid"),
    (["bid"], {"cards": [1]}, "bid: expected two cards"),
    (["offered"], "health_lion", "offered: expected an Artefact"),
    (["asked"], None, "winner: expected a team"),
    (["asked"], {"question": "why"}, "asked: expected a question"),
    (["asked", "knight"], "Q", "asked/knight: expected"),
    (["asked", "question"], "peek", "exchange: expected cards laid"),
    (["asked", "question"], "artefact", "offered: expected an Artefact for"),
    (["asked"], {"question": "tactic", "seats": []}, "asked/seats: expected"),
    (["agenda"], [["sleep", 0]], "is no task"),
]


def action_position() -> dict[str, Any]:
    """A position in which X is asked for an Action and some cards are discarded."""
    for seed in range(50):
        written = under_way(plies=25 + seed, seed=seed)
        asked, state = written["state"]["asked"], written["state"]
        if asked and asked["question"] == "action" and asked["knight"] == "X":
            if state["decks"]["shared"]["discard"] and state["turn"]["used"] == 0:
                return written
    raise AssertionError("no such position found")


@pytest.mark.parametrize(("path", "value", "expected"), CHANGES, ids=lambda v: str(v)[:40])
def test_what_is_wrong_with_a_position_is_named(path: list[Any], value: Any, expected: str) -> None:
    written = copy.deepcopy(action_position())
    place = written["state"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    found = problems(GAME, written)
    assert any(expected in problem for problem in found), found


def exchange_position() -> dict[str, Any]:
    for plies in range(20, 60):
        written = under_way(plies=plies)
        asked = written["state"]["asked"]
        if asked and asked["question"] == "answer":
            return written
    raise AssertionError("no such position found")


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("target", "Q", "exchange/target: expected"),
        ("target", None, "expected a target for the question answer"),
        ("purpose", "fun", "exchange/purpose: expected"),
        ("strike", "fun", "exchange/strike: expected"),
        ("shown", "fun", "exchange/shown: expected"),
        ("cards", ["health_lion"], "is no Deck Card"),
    ],
)
def test_what_is_wrong_with_an_exchange_is_named(field: str, value: Any, expected: str) -> None:
    written = exchange_position()
    written["state"]["exchange"][field] = value
    assert any(expected in problem for problem in problems(GAME, written))
    without_turn = exchange_position()
    without_turn["state"]["turn"] = None
    assert any("expected a turn around it" in p for p in problems(GAME, without_turn))


def test_two_knights_on_one_slot_are_found() -> None:
    written = under_way("melee_2v2", 40)
    knights = written["state"]["knights"]
    knights["X1"]["slot"] = knights["X2"]["slot"]
    assert "knights: expected every standing knight on a slot of his own" in problems(GAME, written)
