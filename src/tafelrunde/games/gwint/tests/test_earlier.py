"""Games that began by rules version 1: they go on as they began, or it is said why not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.kernel import BadInput, record
from tafelrunde.kernel.position import problems, read, write
from tafelrunde.testing import rule

RECORDS = Path(__file__).parent / "records"


def written(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDS / f"{name}-1.json").read_text(encoding="utf-8"))
    assert found["rules"] == 1
    return found


def version_1(**options: object) -> dict[str, Any]:
    """A position of version 1 with these options: an enemy spy and B's Ves lie at A's."""
    state = {
        "asked": ["A"],
        "sides": {
            "A": {"hand": ["vesemir"], "close": ["shilard_fitz_oesterlen@B", "ves@B"]},
            "B": {"hand": ["fiend"], "passed": True},
        },
    }
    envelope = {"format": "tafelrunde-position", "version": 1, "game": "gwint", "rules": 1}
    return {**envelope, "options": options, "state": state}


@rule("GW-119", "GW-120")
@pytest.mark.parametrize("name", ["tabletop", "videogame", "spies_go_home"])
def test_a_game_of_version_1_is_replayed_move_by_move_to_its_end(name: str) -> None:
    data = written(name)
    states = [state for state, _ in record.read(GAME, data).replay()]
    assert len(states) == len(data["moves"]) + 1
    assert states[-1].over


@rule("GW-119", "GW-120")
def test_version_1_by_its_default_needs_the_pile_of_the_side() -> None:
    data = written("tabletop")
    again = record.read(GAME, data)
    assert again.options["pile"] == "side"
    again.options["pile"] = "owner"
    with pytest.raises(BadInput, match="refused by the rules"):
        list(again.replay())


@rule("GW-4")
def test_a_ready_deck_of_version_1_is_the_one_it_was_then() -> None:
    collection = GAME.collection
    options = GAME.earlier(1, {"deck_a": "nilfgaard"}).options
    for name, faction in (("deck_a", "nilfgaard"), ("deck_b", "monsters")):
        deck = collection.read(str(options[name]))
        assert deck == collection.former[faction]
        assert deck != collection.ready[faction]
    own = collection.encode(collection.ready["skellige"])
    assert GAME.earlier(1, {"deck_b": own}).options["deck_b"] == own


@rule("GW-119", "GW-120")
def test_a_replayed_game_of_version_1_is_written_as_one_of_version_2() -> None:
    again = record.read(GAME, written("videogame")).write()
    assert (again["rules"], again["options"]["pile"]) == (2, "side")
    assert "spy_pile" not in again["options"]
    assert record.read(GAME, again).write() == again


@rule("GW-119", "GW-120")
def test_spies_alone_going_home_cannot_be_played_where_other_cards_are_taken() -> None:
    with pytest.raises(BadInput, match="spies alone went back"):
        record.read(GAME, written("spies_go_home_relentless"))


@rule("GW-89", "GW-120")
def test_a_cancelled_leader_takes_nothing_so_spies_may_go_home(desk: Any) -> None:
    flame = desk.code("nilfgaard", "emhyr_the_white_flame")
    relentless = desk.code("nilfgaard", "emhyr_the_relentless")
    given = {"spy_pile": "owner", "deck_a": flame, "deck_b": relentless}
    assert GAME.earlier(1, given).options["pile"] == "owner"
    with pytest.raises(BadInput, match="spies alone"):
        GAME.earlier(1, {**given, "deck_a": "monsters"})


@rule("GW-119")
@pytest.mark.parametrize("preset", ["tabletop", "videogame"])
def test_a_position_of_version_1_goes_on_by_the_pile_of_the_side(preset: str) -> None:
    state = read(GAME, version_1(preset=preset))
    state.answer(0, 0)
    side = GAME.write_state(state)["sides"]["A"]
    assert side["discard"] == ["shilard_fitz_oesterlen@B", "ves@B"]
    assert write(GAME, state)["rules"] == 2


@rule("GW-120")
def test_the_old_name_of_the_option_is_known_in_old_files_only() -> None:
    assert problems(GAME, version_1(spy_pile="side")) == []
    assert problems(GAME, version_1(spy_pile="grave")) == [
        "option spy_pile: expected one of side, owner, not 'grave'"
    ]
    (fault,) = problems(GAME, {**version_1(spy_pile="side"), "rules": 2})
    assert "unknown option 'spy_pile'" in fault
