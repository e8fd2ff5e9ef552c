"""The conversation in docs/protocol.md is what our own program says."""

from __future__ import annotations

import re
from pathlib import Path

import tafelrunde
from tafelrunde.ai import Engine, names, player

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_conversation_is_real() -> None:
    found = re.search(r"<!-- engine: (\w+) -->\n```text\n(.*?)```", PAGE.read_text("utf-8"), re.S)
    assert found is not None
    version = re.search(r"Tafelrunde ([\d.]+)", found[2])
    assert version is not None
    engine = Engine(tafelrunde.game, player, names(), found[1], version[1])
    spoken: list[str] = []
    for line in found[2].splitlines():
        if line.startswith("> "):
            spoken.append(line)
            spoken += [f"< {answer}" for answer in engine.handle(line[2:])]
    assert spoken == found[2].splitlines()
    assert engine.over


def test_every_word_and_code_is_told() -> None:
    from tafelrunde.ai import protocol

    text = PAGE.read_text("utf-8")
    words = [getattr(protocol, name) for name in dir(protocol) if name.isupper()]
    for word in [word for word in words if isinstance(word, str)]:
        assert f"| `{word}` |" in text, word
    for code in ("crashed", "slow", "illegal", "garbled"):
        assert f"| `{code}` |" in text
