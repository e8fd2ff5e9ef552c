"""Golden checksums and stories: the compiled and the plain engine play the very same games."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.kernel import Game, Mode, Recorder, seeded
from tafelrunde.words import Words

HERE = Path(__file__).parent / "golden"
GAMES_IN_ALL = 1000


def checksum(game: Game[Any], mode: Mode, games: int) -> str:
    """A fingerprint of all decisions and all endings of seeded random games."""
    sums = hashlib.sha256()
    for seed in range(games):
        state = game.setup(mode.options, seed)
        dice = seeded(seed + 1)
        while not state.over:
            seat = state.turn()
            action = state.pick(seat, dice)
            sums.update(f"{seat}:{action},".encode())
            state.answer(seat, action)
        sums.update(json.dumps(game.write_state(state), sort_keys=True).encode())
    return sums.hexdigest()


def test_a_thousand_seeded_games_have_their_golden_checksum(game: Game[Any], renew: bool) -> None:
    share = GAMES_IN_ALL // len(game.modes) + 1
    sums = {mode.name: checksum(game, mode, share) for mode in game.modes}
    file = HERE / f"{game.name}.checksums.json"
    if renew:
        file.write_text(json.dumps(sums, indent=2) + "\n", encoding="utf-8")
    assert sums == json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_golden_game_is_told_in_the_same_sentences(
    game: Game[Any], language: str, renew: bool
) -> None:
    recorder = Recorder(game, game.modes[0].options, seed=2026)
    dice = seeded(5)
    while not recorder.state.over:
        seat = recorder.state.turn()
        recorder.play(seat, recorder.state.pick(seat, dice))
    words = Words(game, language)
    told = [words.event(event) for event in recorder.story if event.seen_by(0)]
    file = HERE / f"{game.name}.{language}.txt"
    if renew:
        file.write_text("\n".join(told) + "\n", encoding="utf-8")
    assert told == file.read_text(encoding="utf-8").splitlines()
