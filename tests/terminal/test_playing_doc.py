"""The transcript in docs/playing.md is a real one.

TAFELRUNDE_RENEW=1 pytest tests/terminal/test_playing_doc.py    writes it anew
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from tafelrunde.ai import player
from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import Recorder
from tafelrunde.terminal import PromptGame, Session, play_lines

DOC = Path(__file__).parents[2] / "docs" / "playing.md"
BLOCK = re.compile(r"(<!-- transcript: --seed (\d+) --level (\w+) -->\n```text\n)(.*?)(```)", re.S)
TYPED = ["3", "why khan", "why hail", "preview 1", "1", "undo", "hersir", "piles", "quit"]


def transcript(seed: int, level: str) -> str:
    session = Session(Recorder(GAME, {}, seed), {1: player(level)})
    shown: list[str] = []
    typed = iter(TYPED)

    def read(prompt: str) -> str:
        line = next(typed)
        shown.append(prompt + line)
        return line

    play_lines(PromptGame(session, "en"), read, shown.append)
    return "\n".join(shown) + "\n"


def test_the_transcript_is_what_the_terminal_says() -> None:
    text = DOC.read_text(encoding="utf-8")
    found = BLOCK.search(text)
    assert found is not None
    real = transcript(int(found.group(2)), found.group(3))
    if os.environ.get("TAFELRUNDE_RENEW"):
        DOC.write_text(BLOCK.sub(lambda m: m[1] + real + m[5], text), encoding="utf-8")
        return
    assert found.group(4) == real
