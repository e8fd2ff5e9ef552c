"""What the server itself says, beside the sentences of the games."""

from __future__ import annotations

from functools import lru_cache

from tafelrunde.ai import LEVELS
from tafelrunde.messages import bundle_of
from tafelrunde.words import MissingWords

MOST_KEPT = 1024
"""Sentences that are kept: the same few are said at every table."""
LONGEST = 200
"""Letters of a fact that are repeated: it may come from anybody, and be of any length."""


def say(language: str, id: str, /, **facts: object) -> str:
    """A sentence of the server in this language. A fact that is itself a sentence may be given as
    a function of the language."""
    if not facts:
        return _said(language, id)
    told = {name: fact(language) if callable(fact) else fact for name, fact in facts.items()}
    return _said(language, id, **{name: short(fact) for name, fact in told.items()})


def level_name(language: str, level: str) -> str:
    """What an AI is called; a program that this server offers has its own name."""
    return say(language, f"level-{level}") if level in LEVELS else level


@lru_cache(maxsize=MOST_KEPT, typed=True)
def _said(language: str, id: str, /, **facts: object) -> str:
    bundle = bundle_of(__package__, language)
    pattern = bundle.get_message(id).value if bundle.has_message(id) else None
    if pattern is None:
        raise MissingWords(f"the server has no message {id!r} in {language!r}")
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise MissingWords(f"the message {id!r} of the server: {errors[0]}") from errors[0]
    return str(text)


def short(fact: object) -> object:
    """A long text is cut; Fluent would refuse it."""
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact
