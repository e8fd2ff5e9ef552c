"""Names of players become seats: one for all, one a team, or one a seat."""

from __future__ import annotations

import json

import pytest

from tafelrunde.cli import main
from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.kernel import BadInput
from tafelrunde.sim import simulate
from tafelrunde.sim.seats import seating, winning_team

UNEVEN = (0, 0, 1, 1, 1)


@pytest.mark.parametrize(
    ("players", "seats"),
    [
        (("a",), [0, 0, 0, 0, 0]),
        (("a", "b"), [0, 0, 1, 1, 1]),
        (("a", "b", "c", "d", "e"), [0, 1, 2, 3, 4]),
    ],
)
def test_a_team_of_two_against_a_team_of_three(players: tuple[str, ...], seats: list[int]) -> None:
    assert seating(players, UNEVEN) == seats


def test_half_as_many_names_as_seats_get_two_seats_each() -> None:
    assert seating("abcd", (0, 0, 0, 0, 1, 1, 1, 1)) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.parametrize("players", [(), ("a", "b", "c"), ("a",) * 4, ("a",) * 6])
def test_other_numbers_of_names_are_refused(players: tuple[str, ...]) -> None:
    sentence = f"players: {len(players)} names for 5 seats in 2 teams, expected 1 or 2 or 5"
    with pytest.raises(BadInput, match=sentence):
        seating(players, UNEVEN)


def test_the_team_with_the_best_return_has_won() -> None:
    assert winning_team([-1.0, -1.0, 1.0, 1.0, 1.0], UNEVEN) == 1
    assert winning_team([0.0] * 5, UNEVEN) is None


def test_two_names_play_a_melee_of_two_against_three() -> None:
    result = simulate(GAME, 2, ["random", "page"], options={"fight": "melee_2v3"})
    assert sum(result.wins) + result.draws == 2


def test_names_are_given_together_or_one_by_one(capsys: pytest.CaptureFixture[str]) -> None:
    start = ["simulate", "with_sword_and_shield", "--games", "1", "--json"]
    start += ["--option", "fight=melee_2v3"]
    for names in (["--players", "page,random"], ["--player", "page", "--player", "random"]):
        assert main([*start, *names]) == 0
        assert json.loads(capsys.readouterr().out)["players"] == ["page", "random"]
