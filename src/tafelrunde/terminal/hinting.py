"""Hints as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.ai.hint import Hint
from tafelrunde.kernel import MoveText
from tafelrunde.words import Words

from .paper import wrapped
from .voice import Voice


def hint_lines(
    found: Sequence[Hint], moves: Sequence[MoveText], words: Words, voice: Voice
) -> list[str]:
    """The best choices by their numbers, how likely they win, and why."""
    numbers = {move.action: number for number, move in enumerate(moves, 1)}
    lines: list[str] = []
    for hint in found:
        line = voice.say(
            "hint",
            number=numbers[hint.action],
            move=words.move(hint.move),
            percent=round(100 * hint.probability),
            error=max(1, round(100 * hint.error)),
        )
        why = "" if hint.reason is None else " " + words.reason(hint.reason)
        lines.extend(wrapped(line + why))
    return lines
