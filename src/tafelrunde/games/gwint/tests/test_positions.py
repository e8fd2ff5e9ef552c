"""Positions: what can be wrong with one is named, and a good one reads back."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.kernel import BadInput, position, record
from tafelrunde.kernel.laws import check_game

GOOD = {"asked": ["A"], "sides": {"A": {"hand": ["ves"]}, "B": {"hand": ["fiend"]}}}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"weathr": []}, "weathr: no such field"),
        ({"asked": ["C"]}, "asked: expected a list"),
        ({"asked": ["A", "B"]}, "only in the exchange both are asked"),
        ({"round": -1}, "round: expected a whole number"),
        ({"question": "why"}, "question: expected one of"),
        ({"dice": "x"}, "dice: expected 32"),
        ({"scores": [1]}, "scores: expected two totals"),
        ({"weather": ["ves"]}, "ves does not lie there (GW-81)"),
        ({"weather": ["biting_frost", "biting_frost@B"]}, "second copy"),
        ({"agenda": [["dance", "A"]]}, "agenda: expected pairs"),
        ({"sides": {"A": {"hand": ["dragon"]}}}, "there is no card 'dragon'"),
        ({"sides": {"A": {"hand": ["ves@C"]}}}, "belongs to A or B"),
        ({"sides": {"A": {"hand": ["ves", "ves"]}}}, "at most 1 of ves, not 2 (GW-8)"),
        ({"sides": {"A": {"siege": ["ves"]}}}, "does not belong to this row (GW-37)"),
        ({"sides": {"A": {"close": ["scorch"]}}}, "scorch does not lie in a row"),
        ({"sides": {"A": {"deck": ["hemdall"]}}}, "token hemdall is never there (GW-71)"),
        ({"sides": {"A": {"hand": ["king_bran"]}}}, "never leaves its place (GW-11)"),
        ({"sides": {"A": {"leader": "ves"}}}, "'ves' is no leader"),
        ({"sides": {"A": {"slots": {"close": "ves"}}}}, "does not fit into the close slot (GW-36)"),
        ({"sides": {"A": {"gems": 3}}}, "gems: expected 0, 1 or 2"),
        ({"sides": {"A": {"shown": ["ves"]}}}, "shown: expected cards that are in the hand"),
        ({"sides": {"A": {"passed": True}}}, "who has passed has no turn (GW-31)"),
        ({"question": "revive"}, "no regular unit to revive (GW-54)"),
        ({"question": "search"}, "no card to search for (GW-98)"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], sentence: str) -> None:
    written = position.write(GAME, GAME.setup({}, 1))
    written["state"] = {**GOOD, **change}
    found = position.problems(GAME, written)
    assert any(sentence in problem for problem in found), found
    with pytest.raises(BadInput):
        position.read(GAME, written)


def test_positions_and_records_fit_their_schemas() -> None:
    state = GAME.setup({"deck_a": GAME.collection.encode(GAME.collection.ready["skellige"])}, 5)
    written = position.write(GAME, state)
    jsonschema.validate(written, position.schema(GAME))
    jsonschema.Draft202012Validator.check_schema(record.schema(GAME))
    assert position.problems(GAME, written) == []
    assert position.problems(GAME, {**written, "state": GOOD}) == []


def test_an_illegal_deck_in_the_options_is_a_problem_of_the_position() -> None:
    written = position.write(GAME, GAME.setup({}, 1))
    written["options"] = {"deck_a": "faction: monsters"}
    assert any("GW-6" in problem for problem in position.problems(GAME, written))


def test_the_laws_hold_in_both_modes() -> None:
    assert check_game(GAME, games=2, seed=11) > 0
