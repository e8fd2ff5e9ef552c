"""A tournament is decided by its settings alone, whoever plays it and however often it stops."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.ai.baseline import RandomPlayer
from tafelrunde.ai.roster import PLAYERS
from tafelrunde.games import gwint, schildwall, with_sword_and_shield
from tafelrunde.kernel import BadInput, Game
from tafelrunde.sim.crews import Alone, Pool
from tafelrunde.sim.lab import weigh
from tafelrunde.sim.ledger import RESULTS, TIMES, Ledger
from tafelrunde.sim.settings import Settings, Wishes, settle, variations_of
from tafelrunde.sim.tournament import Tournament, games_in_all, play_tournament

DUEL = schildwall.GAME


def play(game: Game[Any], *players: str, games: int = 4, **wishes: Any) -> Tournament:
    return play_tournament(game, settle(game, Wishes(players, games, **wishes)), Alone())


@pytest.fixture
def crowd(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """Four players that need no time to think."""
    names = ("anna", "ben", "carl", "dora")
    for name in names:
        monkeypatch.setitem(PLAYERS, name, RandomPlayer)
    return names


def test_one_process_and_two_play_the_same_games() -> None:
    settings = settle(DUEL, Wishes(["random", "page"], 12, seed=5))
    alone = play_tournament(DUEL, settings, Alone())
    together = play_tournament(DUEL, settings, Pool(2, [DUEL.package]))
    assert alone.results == together.results
    assert len(alone.results) == games_in_all(settings) == 12


def test_each_deal_is_played_twice_with_seats_swapped() -> None:
    results = play(DUEL, "random", "page", games=4, seed=7).results
    assert [(r["deal"], r["seed"], r["players"]) for r in results] == [
        (0, 7, [0, 1]),
        (0, 7, [1, 0]),
        (1, 8, [0, 1]),
        (1, 8, [1, 0]),
    ]
    assert results[0]["traits"] == results[1]["traits"]  # the same seats have the same colours


def test_without_mirrors_every_game_has_a_deal_of_its_own() -> None:
    results = play(DUEL, "random", "page", games=3, mirror=False).results
    assert [r["seed"] for r in results] == [0, 1, 2]
    assert all(r["players"] == [0, 1] for r in results)


def test_one_player_meets_itself_in_unmirrored_games() -> None:
    results = play(DUEL, "random", games=3).results
    assert [(r["deal"], r["players"]) for r in results] == [(0, [0, 0]), (1, [0, 0]), (2, [0, 0])]


def test_each_pair_has_its_own_deals(crowd: tuple[str, ...]) -> None:
    results = play(DUEL, *crowd[:3], games=2).results
    assert [r["seed"] for r in results] == [0, 0, 1, 1, 2, 2]
    assert [sorted(r["players"]) for r in results[::2]] == [[0, 1], [0, 2], [1, 2]]


def test_players_meet_themselves_if_that_is_wished() -> None:
    tournament = play(DUEL, "random", "page", games=2, self_play=True)
    met = [tuple(sorted(result["players"])) for result in tournament.results]
    assert met == [(0, 0), (0, 0), (0, 1), (0, 1), (1, 1), (1, 1)]
    assert games_in_all(tournament.settings) == 6
    assert [standing.score.games for standing in weigh(tournament).standings] == [2, 2]


def test_factions_are_varied_evenly_and_in_a_seeded_order() -> None:
    game = gwint.GAME
    settings = settle(game, Wishes(["random"], 50, seed=1, vary=["faction"]))
    results = play_tournament(game, settings, Alone()).results
    pairs = [(r["options"]["deck_a"], r["options"]["deck_b"]) for r in results]
    assert len(set(pairs)) == 25
    assert sorted(pairs[:25]) == sorted(pairs[25:])
    assert pairs[:25] != sorted(pairs[:25])
    assert all(r["traits"][0]["faction"] == [r["options"]["deck_a"]] for r in results)
    other = settle(game, Wishes(["random"], 50, seed=2, vary=["faction"]))
    assert variations_of(game, other) != variations_of(game, settings)


def test_any_option_can_be_varied_and_several_are_combined() -> None:
    settings = settle(DUEL, Wishes(["random"], 18, vary=["hail_returns", "support_order"]))
    assert len(variations_of(DUEL, settings)) == 9
    results = play_tournament(DUEL, settings, Alone()).results
    assert len({tuple(sorted(r["options"].items())) for r in results}) == 9


def test_a_team_of_two_meets_a_team_of_three() -> None:
    game = with_sword_and_shield.GAME
    tournament = play(game, "random", "page", games=2, options={"fight": "melee_2v3"})
    assert tournament.times[0]["players"] == ["random"] * 2 + ["page"] * 3
    assert tournament.times[1]["players"] == ["page"] * 2 + ["random"] * 3
    assert len(tournament.results[0]["traits"][1]["knight"]) == 3


def test_swiss_rounds_go_on_from_the_standings(crowd: tuple[str, ...]) -> None:
    tournament = play(DUEL, *crowd, games=2, system="swiss", rounds=2, mirror=False)
    met = [frozenset(r["players"]) for r in tournament.results]
    assert len(met) == 8
    assert len(set(met)) == 4  # four pairs, none of them twice
    assert met[0] == met[1] == {0, 1}
    assert met[2] == met[3] == {2, 3}


def test_cards_are_held_before_they_are_played() -> None:
    for result in play(DUEL, "random", "page").results:
        for drawn, played in zip(result["drawn"], result["played"]):
            assert played
            first = dict(drawn)
            assert all(first[card] <= turn for card, turn in played)


def test_clocks_count_every_decision() -> None:
    tournament = play(DUEL, "random", "page")
    for result, times in zip(tournament.results, tournament.times):
        assert sum(clock[0] for clock in times["clocks"]) == result["length"]
        assert all(total >= longest >= 0 for _, total, longest in times["clocks"])


def test_progress_counts_every_game_also_known_ones(tmp_path: Path) -> None:
    settings = settle(DUEL, Wishes(["random", "page"], 6))
    for _ in range(2):
        steps: list[int] = []
        play_tournament(DUEL, settings, Alone(), tmp_path, steps.append)
        assert sum(steps) == 6


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": []}, "players: expected at least one name"),
        ({"players": ["page", "page"]}, "players: 'page' is named twice"),
        ({"players": ["page", "ghost"]}, "unknown player 'ghost'"),
        ({"games": 3}, "games: expected an even number, as each deal is played twice, not 3"),
        ({"games": 0}, "games: expected a number from 1"),
        ({"seed": -1}, "seed: expected a whole number from 0"),
        ({"system": "cup"}, "system: expected round-robin or swiss, not 'cup'"),
        ({"system": "swiss"}, "system: a Swiss tournament has at least 3 players"),
        ({"rounds": 2}, "rounds: expected a number for a Swiss tournament only, not 2"),
        ({"vary": ["weather"]}, "vary: expected one of n, support_order, .* not 'weather'"),
        ({"vary": ["n"]}, "vary: expected options that leave the number of seats as it is"),
    ],
)
def test_wrong_wishes_are_told_in_one_sentence(wrong: dict[str, Any], sentence: str) -> None:
    wishes = {"players": ["random", "page"], "games": 2, **wrong}
    with pytest.raises(BadInput, match=sentence):
        settle(DUEL, Wishes(**wishes))


# The ledger -------------------------------------------------------------------------------------


def cut_short(folder: Path, lines: int) -> None:
    """As if the tournament had been killed while it wrote this line."""
    for name in (RESULTS, TIMES):
        text = (folder / name).read_bytes().splitlines(keepends=True)
        (folder / name).write_bytes(b"".join(text[:lines]) + text[lines][:17])


def test_a_tournament_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    settings = settle(DUEL, Wishes(["random", "page"], 10))
    whole = play_tournament(DUEL, settings, Alone(), tmp_path)
    cut_short(tmp_path, 4)
    with Ledger(tmp_path, settings) as ledger:
        assert sorted(ledger.results) == [0, 1, 2, 3]
    again = play_tournament(DUEL, settings, Alone(), tmp_path)
    assert again.results == whole.results
    assert again.times[:4] == whole.times[:4]
    lines = (tmp_path / RESULTS).read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines] == list(range(10))


def test_a_swiss_tournament_goes_on_in_its_round(tmp_path: Path, crowd: tuple[str, ...]) -> None:
    settings = settle(DUEL, Wishes(crowd[:3], 2, system="swiss", rounds=3))
    whole = play_tournament(DUEL, settings, Alone(), tmp_path)
    cut_short(tmp_path, 3)
    again = play_tournament(DUEL, settings, Alone(), tmp_path)
    assert again.results == whole.results
    assert sorted(again.rests) == [0, 1, 2]


def test_a_finished_tournament_is_not_played_again(tmp_path: Path) -> None:
    settings = settle(DUEL, Wishes(["random", "page"], 4))
    play_tournament(DUEL, settings, Alone(), tmp_path)
    before = (tmp_path / TIMES).read_bytes()
    play_tournament(DUEL, settings, Alone(), tmp_path)
    assert (tmp_path / TIMES).read_bytes() == before


def test_a_folder_holds_one_tournament(tmp_path: Path) -> None:
    with Ledger(tmp_path, settle(DUEL, Wishes(["random", "page"], 4))):
        pass
    other: Settings = settle(DUEL, Wishes(["random", "page"], 6, seed=3))
    with pytest.raises(BadInput, match="holds a tournament with other games, seed, expected"):
        Ledger(tmp_path, other).__enter__()


def test_a_folder_is_for_one_process_at_a_time(tmp_path: Path) -> None:
    settings = settle(DUEL, Wishes(["random", "page"], 4))
    refused = pytest.raises(BadInput, match="another tournament is being played in")
    with Ledger(tmp_path, settings), refused:
        Ledger(tmp_path, settings).__enter__()


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    settings = settle(DUEL, Wishes(["random", "page"], 4))
    with Ledger(tmp_path, settings):
        pass
    (tmp_path / RESULTS).write_text('{"number": 0}\nhello\n')
    with pytest.raises(BadInput, match=r"results\.jsonl, line 2: expected a game as JSON"):
        Ledger(tmp_path, settings).__enter__()
