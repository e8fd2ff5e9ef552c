"""The engine protocol: lines of text between a host and a program that plays.

A line is a word, and a JSON value after a blank where the word needs one. `docs/protocol.md`
tells what the words mean; here lines are only written and read.
"""

from __future__ import annotations

import json
from typing import Any

PROTOCOL = 1

# What a host says.
HELLO = "hello"
SET_OPTION = "setoption"
NEW_GAME = "newgame"
POSITION = "position"
VIEW = "view"
LEGAL = "legal"
GO = "go"
QUIT = "quit"

# What a program says.
ID = "id"
OPTION = "option"
READY = "ready"
INFO = "info"
BEST = "best"
ERROR = "error"

LONGEST_LINE = 4_000_000
"""A longer line, in characters, is no line of this protocol."""


class Garbled(ValueError):
    """A line that the protocol does not know."""


def line(word: str, value: object = None) -> str:
    """A line without its end."""
    if value is None:
        return word
    return f"{word} {json.dumps(value, ensure_ascii=False, separators=(',', ':'))}"


def parse(text: str) -> tuple[str, Any]:
    """A line as its word and its value, None if there is none."""
    if len(text) > LONGEST_LINE:
        raise Garbled(f"a line of more than {LONGEST_LINE} characters")
    word, _, rest = text.strip().partition(" ")
    if not rest:
        return word, None
    try:
        return word, json.loads(rest)
    except (ValueError, RecursionError):
        raise Garbled(f"expected JSON after {word!r}, not {shortened(rest)!r}") from None


def shortened(text: str, most: int = 60) -> str:
    """So much of a text as fits into a sentence."""
    return text if len(text) <= most else text[: most - 1] + "…"
