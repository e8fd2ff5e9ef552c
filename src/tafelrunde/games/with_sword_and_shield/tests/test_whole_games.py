"""Laws, whole random games, and the balance of the card set with a greedy player (section 23)."""

from __future__ import annotations

from math import sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.games.with_sword_and_shield.rules import moves, tasks
from tafelrunde.games.with_sword_and_shield.rules.printed import ARTEFACT
from tafelrunde.games.with_sword_and_shield.thinking.advice import Greedy, play_greedily
from tafelrunde.kernel import seeded
from tafelrunde.kernel import state as kernel_state
from tafelrunde.kernel.laws import check_game
from tafelrunde.kernel.state import play_out
from tafelrunde.testing import rule

COMPILED = str(kernel_state.__file__).endswith(".so")
ARTEFACTS = [card.id for card in GAME.cards if card.values["kind"] == "artefact"]
FIGHTS = ("joust", "double_decked", "melee_2v2", "melee_2v3", "melee_3v3")


@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.name)
def test_the_laws_of_the_kernel_hold(mode: object) -> None:
    options = mode.options  # type: ignore[attr-defined]
    assert check_game(GAME, games=1, seed=77, options=[options], plies=80) > 0


@rule("WS-113", "WS-110")
@pytest.mark.parametrize("name", FIGHTS)
def test_random_games_end_with_every_card_in_its_deck(name: str) -> None:
    for seed in range(2000 if COMPILED else 25):
        state = GAME.setup({"fight": name}, seed)
        census = GAME.census(state)
        assert play_out(state, seeded(seed + 1)) > 0
        assert GAME.census(state) == census
        assert state.winner in (0, 1)


@rule("WS-15")
@pytest.mark.parametrize("name", FIGHTS)
def test_no_card_is_lost_at_any_ply(name: str) -> None:
    state = GAME.setup({"fight": name}, 321)
    census = GAME.census(state)
    dice = seeded(5)
    while not state.over:
        seat = state.turn()
        state.answer(seat, state.pick(seat, dice))
        assert GAME.census(state) == census


@pytest.mark.long
@pytest.mark.parametrize("name", FIGHTS)
def test_thousands_of_fights_end_with_every_card_accounted_for_at_every_ply(name: str) -> None:
    for seed in range(10_000 if name == "joust" else 2000):
        state = GAME.setup({"fight": name}, 5000 + seed)
        census = GAME.census(state)
        dice = seeded(seed)
        while not state.over:
            seat = state.turn()
            state.answer(seat, state.pick(seat, dice))
            assert GAME.census(state) == census
        assert state.winner in (0, 1)


class Tally:
    """Greedy Jousts: who won, how long they took."""

    def __init__(self, games: int) -> None:
        greedy = Greedy(GAME.printed)
        self.turns: list[int] = []
        self.starter_wins = 0
        self.fought: dict[int, int] = {}
        self.won: dict[int, int] = {}
        for seed in range(games):
            state = GAME.setup({}, seed)
            while state.attacker < 0:
                state.answer(state.turn(), greedy.choose(state, state.turn()))
            starter = state.attacker
            play_greedily(state, greedy, greedy)
            self.turns.append(state.turn_number)
            self.starter_wins += starter == state.winner
            for who, knight in enumerate(state.knights):
                self.fought[knight.knight] = self.fought.get(knight.knight, 0) + 1
                self.won[knight.knight] = self.won.get(knight.knight, 0) + (who == state.winner)


def error(share: float, games: int) -> float:
    """Three standard errors of a share."""
    return 3 * sqrt(share * (1 - share) / games)


@pytest.fixture(scope="module")
def tally() -> Tally:
    return Tally(8000 if COMPILED else 250)


def test_a_greedy_joust_takes_12_to_30_turns(tally: Tally) -> None:
    ordered = sorted(tally.turns)
    assert 12 <= ordered[len(ordered) // 2] <= 30


def test_the_starting_player_wins_45_to_55_percent(tally: Tally) -> None:
    games = len(tally.turns)
    share = tally.starter_wins / games
    assert 0.45 - error(0.45, games) <= share <= 0.55 + error(0.55, games)


def test_every_knight_wins_45_to_55_percent(tally: Tally) -> None:
    assert len(tally.fought) == 14
    for kind, games in tally.fought.items():
        share = tally.won[kind] / games
        assert 0.45 - error(0.45, games) <= share <= 0.55 + error(0.55, games), GAME.cards[kind].id


def share_with(card: str, games: int) -> float:
    """How many fights a greedy player wins who has this card from the beginning."""
    greedy = Greedy(GAME.printed)
    kind = GAME.printed.ids.index(card)
    won = 0
    for number in range(games):
        state = GAME.setup({}, 9000 + number // 2)
        while state.question == tasks.ARTEFACT_QUESTION:
            state.answer(state.turn(), moves.DECLINE)
        knight = state.knights[number % 2]
        if GAME.printed.kind[kind] == ARTEFACT:
            knight.artefact = kind
        else:
            knight.improvements = vec[i64]([kind])
        play_greedily(state, greedy, greedy)
        won += state.winner == number % 2
    return won / games


@pytest.mark.parametrize(
    "card", ["blacksmiths_bread", "what_hurts_teaches", "vow_at_dawn", "second_wind"]
)
def test_a_free_improvement_in_any_ability_lifts_a_player(card: str) -> None:
    games = 2000 if COMPILED else 60
    slack = error(0.5, games)
    assert 0.54 - slack <= share_with(card, games) <= 0.62 + slack


@pytest.mark.parametrize("card", ARTEFACTS)
def test_no_artefact_is_worse_than_none_and_none_wins_too_much(card: str) -> None:
    games = 2000 if COMPILED else 40
    slack = error(0.5, games)
    assert 0.5 - slack <= share_with(card, games) <= 0.58 + slack


def test_the_greedy_player_beats_a_random_one() -> None:
    greedy = Greedy(GAME.printed)
    wins = 0
    for seed in range(60):
        state = GAME.setup({}, seed)
        dice = seeded(seed)
        while not state.over:
            seat = state.turn()
            action = greedy.choose(state, seat) if seat == seed % 2 else state.pick(seat, dice)
            state.answer(seat, action)
        wins += state.winner == seed % 2
    assert wins >= 45


def test_the_greedy_player_knows_only_what_its_seat_knows() -> None:
    greedy = Greedy(GAME.printed)
    for name in ("joust", "melee_3v3"):
        state = GAME.setup({"fight": name}, 17)
        dice = seeded(6)
        for ply in range(120):
            if state.over:
                break
            seat = state.turn()
            action = greedy.choose(state, seat)
            if ply % 5 == 0:
                assert greedy.choose(GAME.imagine(state, seat, dice.split()), seat) == action
            state.answer(seat, action)
