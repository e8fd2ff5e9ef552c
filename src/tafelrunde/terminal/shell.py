"""The prompt at a keyboard and a screen."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tafelrunde.kernel import BadInput, Record

from .prompt import CLEAR, PromptGame

WIPE = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what has scrolled out of it."""

INTERRUPTED = 130


def play_lines(game: PromptGame, read: Callable[[str], str], write: Callable[[str], None]) -> int:
    """Play until the end, or until somebody leaves; return the exit code."""

    def show(lines: list[str]) -> None:
        for line in lines:
            write(WIPE if line == CLEAR else line)

    try:
        show(game.begin())
        while not game.ended:
            write("")
            show(game.answer(read(game.prompt)))
    except EOFError:
        show(game.leave())
    except KeyboardInterrupt:
        show(game.leave())
        return INTERRUPTED
    return 0


def save_record(record: Record[Any], file: str) -> None:
    """Write a record as JSON."""
    text = json.dumps(record.write(), ensure_ascii=False, indent=1)
    try:
        Path(file).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot write {file}: {error.strerror}") from None
