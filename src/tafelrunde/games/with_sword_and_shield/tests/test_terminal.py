"""WS-159  In the terminal every question has words, also for somebody who types a wrong one."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.ai import player
from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.kernel import Recorder, seeded
from tafelrunde.terminal import PromptGame, Session
from tafelrunde.terminal.scene import Scene
from tafelrunde.terminal.voice import Voice
from tafelrunde.testing import rule
from tafelrunde.words import Words

WRONG = ("foo", "why foo", "preview foo", "99", "why 1", "preview 1")
FIGHTS = ("joust", "double_decked", "melee_2v2", "melee_2v3")


KINDS = {"artefact", "place", "tactic", "bid", "action", "combination_begun", "combination"}
KINDS |= {"answer", "guard", "peek"}


@rule("WS-159")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wrong_word_is_answered_at_every_kind_of_question(language: str) -> None:
    """A sentence without words raises; each question is met as it comes up in play."""
    asked: set[str] = set()
    for seed in range(60):
        if asked >= KINDS:
            break
        fight = FIGHTS[seed % len(FIGHTS)]
        recorder = Recorder(GAME, {"fight": fight, "participants": 2}, seed=seed)
        game = PromptGame(Session(recorder, {1: player("random")}), language)
        game.begin()
        dice = seeded(seed)
        for _ in range(60):
            if recorder.state.over:
                break
            view = GAME.view(recorder.state, 0)
            if view.question not in asked:
                asked.add(view.question)
                for word in WRONG:
                    assert game.answer(word), (view.question, word)
            game.answer(str(1 + dice.below(len(view.moves))))
    assert asked >= KINDS


@rule("WS-9", "WS-14", "WS-54")
@pytest.mark.parametrize(
    ("language", "shown", "priced"),
    [
        ("en", "“Rage cut 6/3” (Hook catcher, hart, start number 5)", "Attack with"),
        ("de", "„Zornhau 6/3“ (Hakenfang, Hirsch, Startzahl 5)", "angreifen: 2 EP"),
    ],
)
def test_the_terminal_shows_numbers_signs_and_prices(
    language: str, shown: str, priced: str, joust: Any, k: Any
) -> None:
    scene = joust("X action", k("048", "S", "114 190 200"), k("032", "T"))
    words = Words(GAME, language, ("X",))
    table = Scene(GAME, scene.view(0), words, Voice(language))
    assert shown in " ".join(table.hand())
    choices = table.choices()
    assert any(priced in choice and "6/3" in choice for choice in choices)
    points = "FP" if language == "en" else "EP"
    assert any(choice.endswith(f": 4 {points}") for choice in choices)  # Attacking before
    nothing = "costs nothing" if language == "en" else "kostet nichts"
    assert any(choice.endswith(nothing) for choice in choices)  # Bide one's time
