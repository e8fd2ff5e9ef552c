"""Lines that fit: eighty columns, and no more than twelve of them at once."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from itertools import zip_longest

WIDTH = 80
PAGE = 12


def wrapped(text: str, hanging: int = 2) -> list[str]:
    """A sentence as lines; those after the first are set in."""
    return textwrap.wrap(text, WIDTH, subsequent_indent=" " * hanging, break_on_hyphens=False) or [
        ""
    ]


def all_wrapped(texts: Iterable[str]) -> list[str]:
    return [line for text in texts for line in wrapped(text)]


def numbered(labels: Sequence[str]) -> list[str]:
    """Choices with their numbers, two in a row where they are many and short enough."""
    digits = len(str(len(labels)))
    entries = [f"{number:>{digits + 1}}  {label}" for number, label in enumerate(labels, start=1)]
    column = WIDTH // 2
    if len(entries) <= 3 or any(len(entry) >= column for entry in entries):
        return [line for entry in entries for line in wrapped(entry, digits + 3)]
    pairs = zip_longest(entries[::2], entries[1::2], fillvalue="")
    return [f"{left:<{column}}{right}".rstrip() for left, right in pairs]


def squeezed(sentences: Sequence[str], room: int) -> tuple[list[str], int]:
    """Sentences in so many lines: one below the other, else run together, else only the last.

    Also returns how many sentences had to be left out; these are the first ones.
    """
    if len(lines := all_wrapped(sentences)) <= room:
        return lines, 0
    for left_out in range(len(sentences)):
        lines = wrapped(" ".join(sentences[left_out:]), 0)
        if len(lines) + (left_out > 0) <= room:
            return lines, left_out
    return [], len(sentences)
