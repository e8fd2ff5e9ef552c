"""Battles that began by rules version 1: they go on as they began."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import BadInput, record
from tafelrunde.kernel.position import read
from tafelrunde.testing import rule

RECORDS = Path(__file__).parent / "records"
NAMES = ["returning-hail", "everybody", "resigned", "exhausted", "mass"]


def written(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDS / f"{name}-v1.json").read_text(encoding="utf-8"))
    assert found["rules"] == 1
    return found


@rule("SH-18", "SH-53")
@pytest.mark.parametrize("name", NAMES)
def test_a_battle_of_version_1_is_replayed_move_by_move_to_its_end(name: str) -> None:
    data = written(name)
    states = [state for state, _ in record.read(GAME, data).replay()]
    assert len(states) == len(data["moves"]) + 1
    assert states[-1].over


@rule("SH-53")
def test_the_rule_of_now_would_not_fit_the_battle_of_then() -> None:
    again = record.read(GAME, written("mass"))
    assert again.options["hail_returns"] == "all_wait"
    assert again.options["asked"] == "everybody_always"
    again.options["hail_returns"] = True
    with pytest.raises(BadInput):
        list(again.replay())


@rule("SH-18")
def test_then_one_was_asked_for_cards_that_lay_on_the_table() -> None:
    again = record.read(GAME, written("everybody"))
    again.options["asked"] = "everybody"
    with pytest.raises(BadInput):
        list(again.replay())


@rule("SH-51")
def test_a_battle_given_up_is_written_with_the_fights_that_ended() -> None:
    data = written("resigned")
    again = record.read(GAME, data)
    list(again.replay())
    assert again.outcome is not None
    assert again.outcome["facts"]["fights"] == data["outcome"]["facts"]["fights"] - 1
    assert record.read(GAME, again.write()).outcome == again.outcome
    list(record.read(GAME, again.write()).replay())


@rule("SH-51")
def test_another_end_than_that_of_the_moves_is_still_refused() -> None:
    data = written("resigned")
    data["outcome"] = {**data["outcome"], "winners": [0]}
    with pytest.raises(BadInput, match="another outcome"):
        list(record.read(GAME, data).replay())


@rule("SH-53")
def test_a_position_of_version_1_under_a_clear_sky_holds_for_everybody() -> None:
    hand = ["kaempar", "hagelsturm", "serlar", "stridar", "stridar"]
    data = {
        "format": "tafelrunde-position",
        "version": 1,
        "game": "schildwall",
        "rules": 1,
        "options": {"hail_returns": True},
        "state": {
            "asked": {"army": "R", "step": "attack"},
            "clear_sky": True,
            "armies": {"R": {"hand": hand}, "B": {"hand": hand}},
        },
    }
    state = read(GAME, data)
    assert state.rules.all_wait_for_hail
    assert not state.hail_is_usable(0)
    assert not state.hail_is_usable(1)
