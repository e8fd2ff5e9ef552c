"""The cheat that measures luck sees more than others may, and is not among the players."""

from __future__ import annotations

import pytest
from bench.luck import share_of

from tafelrunde.ai import Budget, Perspective, names
from tafelrunde.ai.fairness import Sample, Unfair, check_answers
from tafelrunde.ai.seer import Seer
from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import State, seeded


def test_the_seer_breaks_the_law_of_fair_play() -> None:
    def answer(state: State, seat: int, luck: int) -> int:
        bot = Seer(lambda: state, Budget(25))
        return bot.choose(Perspective(GAME, state, seat), seeded(luck))

    with pytest.raises(Unfair):
        check_answers(GAME, answer, "seer", sample=Sample(games=3, every=2, most=12))


def test_the_seer_is_no_player_one_can_ask_for() -> None:
    assert "seer" not in names()


def test_a_share_of_games_is_between_none_and_all() -> None:
    assert 0 <= share_of(GAME, "duel", games=2, against="random", simulations=2) <= 1
