"""Games that began by the first version of the rules go on as they began."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.files.earlier import FIRST_CARDS
from tafelrunde.kernel import BadInput, position, record
from tafelrunde.testing import rule

RECORDS = Path(__file__).parent / "records"


def record_of(name: str) -> dict[str, Any]:
    """A record as the program of then wrote it."""
    data: dict[str, Any] = json.loads((RECORDS / f"{name}-v1.json").read_text(encoding="utf-8"))
    assert data["rules"] == 1
    return data


@rule("SS-19", "SS-77", "SS-124")
@pytest.mark.parametrize(
    ("name", "start"),
    [("fair-start", "no_buying"), ("plain", "printed"), ("exhaustion", "no_buying")],
)
def test_a_record_of_the_first_version_replays_to_its_end(name: str, start: str) -> None:
    data = record_of(name)
    read = record.read(GAME, data)
    last = [state for state, _ in read.replay()][-1]
    assert last.over
    assert read.options["start"] == start
    assert (read.options["counter"], read.options["exhaustion"]) == ("after_attack", "round_40")
    assert len(data["moves"]) > 90


@rule("SS-19")
def test_the_same_record_is_refused_by_the_other_start() -> None:
    """The purchase of its first turn is one that the former fair start forbids."""
    data = record_of("plain")
    data["options"]["fair_start"] = True
    with pytest.raises(BadInput, match=r"buy sword-2-yellow 5 stones.*no-purchase-yet SS-19"):
        list(record.read(GAME, data).replay())


@rule("SS-124")
def test_the_same_record_goes_on_without_exhaustion() -> None:
    data = record_of("exhaustion")
    data["rules"], data["cards"] = GAME.rules, GAME.cards_digest
    data["options"] = {"hp": 50, "hpc": "random"}
    with pytest.raises(BadInput, match="another outcome"):
        list(record.read(GAME, data).replay())


def test_only_the_cards_of_then_are_taken_for_those_of_now() -> None:
    """Since the first version their texts have other words, nothing else."""
    data = record_of("plain")
    assert data["cards"] == FIRST_CARDS != GAME.cards_digest
    data["rules"] = GAME.rules
    data["options"] = {"hp": 50, "hpc": "random", "exhaustion": "round_40"}
    with pytest.raises(BadInput, match="another card file"):
        record.read(GAME, data)
    own = GAME.dealt_from((GAME.folder / "cards.csv").read_text(encoding="utf-8"), "own.csv")
    with pytest.raises(BadInput, match="another card file"):
        record.read(own, record_of("plain"))


@rule("SS-19", "SS-124")
@pytest.mark.parametrize(
    ("given", "start"),
    [({}, "no_buying"), ({"fair_start": False}, "printed"), ({"fair_start": "false"}, "printed")],
)
def test_a_position_of_the_first_version_keeps_its_terms(given: dict[str, Any], start: str) -> None:
    state = GAME.setup({"start": start, "exhaustion": "round_40"}, 3)
    written = {**position.write(GAME, state), "rules": 1, "options": given}
    read = position.read(GAME, written)
    assert GAME.agreed(read) == GAME.agreed(state)
    assert position.write(GAME, read) == position.write(GAME, state)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"fair_start": 3}, "option fair_start: expected one of true, false"),
        ({"start": "even"}, "rules version 1 has no option 'start'"),
        ({"exhaustion": "off"}, "rules version 1 has no option 'exhaustion'"),
        ({"axes": 1}, "unknown option 'axes'"),
    ],
)
def test_what_the_first_version_did_not_know_is_refused(given: dict[str, Any], says: str) -> None:
    data = {**record_of("plain"), "options": given}
    with pytest.raises(BadInput, match=says):
        record.read(GAME, data)


def test_rules_of_now_know_no_fair_start() -> None:
    data = {**record_of("plain"), "rules": GAME.rules, "cards": GAME.cards_digest}
    with pytest.raises(BadInput, match="unknown option 'fair_start'"):
        record.read(GAME, data)
