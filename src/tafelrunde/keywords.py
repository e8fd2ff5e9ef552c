"""The words of a card and the paragraphs of the rulebook that explain them.

A game may have a file `keywords.csv` with the columns rule, en, de and holds. A row belongs to
every card whose kind, ability or effect is among the words of `holds`; a row without them to every
card whose text has the word.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from .kernel import Card, Game

TELLING = ("kind", "abilities", "effect")
"""The columns of a card file that say what a card is and does."""


@dataclass(frozen=True)
class Keyword:
    """A word that a rule explains."""

    word: str
    rule: str


def keywords(game: Game[Any], card: Card, language: str) -> list[Keyword]:
    """The words of a card that the rulebook explains, those of its text or of its kind."""
    text = card.text(language).casefold()
    told = set(_words({name: card.values.get(name) for name in TELLING}))
    found = []
    for row in _rows(_written(game)):
        word, holds = row[language], row["holds"].split()
        if told & set(holds) if holds else word.casefold() in text:
            found.append(Keyword(word, row["rule"]))
    return found


def _written(game: Game[Any]) -> str:
    file = game.folder / "keywords.csv"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def _rows(text: str) -> tuple[Mapping[str, str], ...]:
    return tuple(csv.DictReader(text.splitlines()))


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _words(item)
    elif isinstance(value, (tuple, list)):
        for item in value:
            yield from _words(item)
