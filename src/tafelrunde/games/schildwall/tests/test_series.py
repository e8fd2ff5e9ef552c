"""SH-55 to SH-58  Series: colours swap, points count, every battle has its own deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import RESIGN, BadInput
from tafelrunde.kernel.state import play_out
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Deal, Scene, Stand

LAST = {"ready": "", "graveyard": "rest"}


def result(winner: str, red_team: int) -> dict[str, object]:
    return {"winner": winner, "reason": "khan", "fights": 9, "red_team": red_team}


def deciding_battle(
    stand: Stand, series: str, results: Sequence[dict[str, object]], red: str, blue: str
) -> Scene:
    """The last fight of a battle after these results, with one card each."""
    scene = stand(
        "R attack",
        options={"series": series},
        more={"results": list(results), "red_team": len(results) % 2},
        R={"hand": red, **LAST},
        B={"hand": blue, **LAST},
    )
    return scene.play(f"R: attack {red}", f"B: defend {blue}")


@rule("SH-55")
def test_colours_swap_from_battle_to_battle_and_so_does_the_first_attack(deal: Deal) -> None:
    scene = deal({"series": "fixed_4"})
    for battle in range(4):
        assert scene.state.battle == battle
        assert scene.asked == "R attack"
        assert scene.seat("R") == battle % 2
        assert scene.state.waiting_on() == (battle % 2,)
        scene.call("R", RESIGN)
    assert scene.state.over


@rule("SH-56")
@pytest.mark.parametrize(
    ("red", "blue"), [("kaempar", "serlar"), ("serlar", "kaempar"), ("serlar", "serlar")]
)
def test_colours_swap_whatever_the_result_was(stand: Stand, red: str, blue: str) -> None:
    scene = deciding_battle(stand, "fixed_2", [], red, blue)
    assert scene.state.red_team == 1
    assert (scene.seat("R"), scene.seat("B")) == (1, 0)
    assert scene.asked == "R attack"
    assert scene.state.fight == 0


@rule("SH-55", "SH-12")
def test_the_next_battle_is_dealt_from_whole_armies(stand: Stand) -> None:
    scene = deciding_battle(stand, "fixed_2", [], "kaempar", "serlar")
    for army in "RB":
        assert len(scene.hand(army)) == 5
        assert len(scene.ready(army)) == 31
        assert scene.reserve(army) == scene.graveyard(army) == []
    assert scene.told("battle.dealt", None) == [{"battle": 2, "team": 1, "army": "R"}]


@rule("SH-57")
def test_a_single_battle_is_no_series(stand: Stand) -> None:
    scene = deciding_battle(stand, "single", [], "kaempar", "serlar")
    assert scene.state.over
    assert scene.told("series.ended") == []


@rule("SH-57")
@pytest.mark.parametrize(
    ("results", "red", "blue", "team", "points"),
    [
        ([result("red", 0)], "serlar", "serlar", 0, (1.5, 0.5)),
        ([result("nobody", 0)], "kaempar", "serlar", 1, (0.5, 1.5)),
        ([result("red", 0)], "kaempar", "serlar", -1, (1.0, 1.0)),
        ([result("red", 0)], "serlar", "kaempar", 0, (2.0, 0.0)),
        ([result("nobody", 0)], "serlar", "serlar", -1, (1.0, 1.0)),
    ],
)
def test_a_fixed_series_counts_points(
    stand: Stand,
    results: list[dict[str, object]],
    red: str,
    blue: str,
    team: int,
    points: tuple[float, float],
) -> None:
    scene = deciding_battle(stand, "fixed_2", results, red, blue)
    assert scene.state.over
    army = {0: "B", 1: "R", -1: "nobody"}[team]  # team 1 is Red in the second battle
    assert scene.told("series.ended", None) == [
        {"team": team, "army": army, "first": points[0], "second": points[1]}
    ]
    assert scene.view(None).counters["points"] == (("red", points[1]), ("blue", points[0]))
    assert scene.outcome is not None
    assert scene.outcome.winners == (() if team < 0 else (team,))
    assert (scene.outcome.reason, scene.outcome.rule) == ("series", "SH-57")


@rule("SH-55", "SH-57")
def test_the_outcome_tells_in_which_colour_each_winner_plays_now(stand: Stand) -> None:
    results = [result("red", 0), result("nobody", 1), result("red", 0)]
    scene = deciding_battle(stand, "fixed_4", results, "kaempar", "serlar")
    assert scene.outcome is not None
    battles: Any = scene.outcome.facts["battles"]
    assert [battle["winner"] for battle in battles] == ["red", "nobody", "red", "red"]
    assert [battle["now"] for battle in battles] == ["blue", "nobody", "blue", "red"]


@rule("SH-57")
def test_a_fixed_series_is_played_to_its_last_battle(stand: Stand) -> None:
    results = [result("red", 0), result("blue", 1)]
    scene = deciding_battle(stand, "fixed_4", results, "kaempar", "serlar")
    assert not scene.state.over, "three wins of four already decide, but four are played"
    assert scene.state.battle == 3


@rule("SH-57")
def test_first_to_k_ends_with_the_kth_win(stand: Stand) -> None:
    results = [result("red", 0), result("nobody", 1)]
    scene = deciding_battle(stand, "first_to_2", results, "kaempar", "serlar")
    assert scene.state.over
    assert scene.outcome is not None
    assert scene.outcome.winners == (0,)
    going = deciding_battle(stand, "first_to_2", results, "serlar", "kaempar")
    assert not going.state.over, "one win each"


@rule("SH-57")
def test_first_to_k_ends_after_four_times_k_battles(stand: Stand) -> None:
    draws = [result("nobody", at % 2) for at in range(6)]
    scene = deciding_battle(stand, "first_to_2", draws, "serlar", "serlar")
    assert not scene.state.over
    results = [*draws, result("blue", 0)]
    last = deciding_battle(stand, "first_to_2", results, "serlar", "serlar")
    assert last.state.over
    assert last.told("series.ended") == [{"team": 1, "army": "R", "first": 3.5, "second": 4.5}]


@rule("SH-57")
def test_the_lengths_that_can_be_agreed() -> None:
    series = next(option for option in GAME.options if option.name == "series")
    assert series.default == "single"
    fixed = [f"fixed_{k}" for k in (2, 4, 6, 8, 10)]
    assert list(series.values) == ["single", *fixed, *(f"first_to_{k}" for k in range(1, 6))]
    with pytest.raises(BadInput, match="option series"):
        GAME.complete({"series": "fixed_3"})


@rule("SH-58")
def test_every_battle_has_its_own_deal_which_the_seed_of_the_series_decides(deal: Deal) -> None:
    def deals(seed: int) -> list[list[str]]:
        scene = deal({"series": "fixed_4"}, seed)
        found = []
        while not scene.state.over:
            found.append(scene.hand("R") + scene.ready("R") + scene.hand("B") + scene.ready("B"))
            scene.call("R", RESIGN)
        return found

    first = deals(5)
    assert len({tuple(cards) for cards in first}) == 4
    assert deals(5) == first
    assert all(one != other for one, other in zip(first, deals(6)))


@rule("SH-58")
def test_the_deal_does_not_depend_on_how_the_last_battle_went(deal: Deal) -> None:
    resigned, played = deal({"series": "fixed_2"}, 3), deal({"series": "fixed_2"}, 3)
    resigned.call("R", RESIGN)
    while played.state.battle == 0:
        played.state.apply(played.state.legal()[-1])
    assert resigned.ready("B") == played.ready("B")
    assert resigned.hand("R") == played.hand("R")


@rule("SH-55", "SH-57")
def test_random_series_end_with_alternating_colours() -> None:
    for seed in range(6):
        state = GAME.setup({"series": "first_to_2"}, seed)
        first = state.red_team
        play_out(state, state.dice.split())
        assert [r.red_team for r in state.results] == [
            (first + at) % 2 for at in range(len(state.results))
        ]
        wins = [
            sum((r.winner == 0) == (r.red_team == team) for r in state.results if r.winner >= 0)
            for team in (0, 1)
        ]
        assert max(wins) == 2 or len(state.results) == 8
