"""Every game can be played in the terminal from the first to the last question."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.ai import player
from tafelrunde.kernel import Game, Mode, Recorder, seeded
from tafelrunde.terminal import PromptGame, Session

WORDS = ("hand", "field", "piles", "status", "log", "repeat", "card 1", "why 1", "preview 1")
LONGEST_TALK = 12


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_by_typed_numbers(game: Game[Any], mode: Mode, language: str) -> None:
    recorder = Recorder(game, mode.options, seed=3)
    bots = {seat: player("page") for seat in range(1, game.seats(recorder.record.options))}
    table = PromptGame(Session(recorder, bots), language)
    table.begin()
    dice = seeded(1)
    asked = 0
    while not recorder.state.over:
        view = game.view(recorder.state, 0)
        if asked < LONGEST_TALK:
            for word in WORDS:
                assert table.answer(word), word
        told = table.answer(str(1 + dice.below(len(view.moves))))
        asked += 1
        if not recorder.state.over:
            question = table.words.question(game.view(recorder.state, 0).question)
            assert question.split()[0] in " ".join(told)
            assert "1 " in " ".join(told)
    assert asked > 0
    assert table.ended
