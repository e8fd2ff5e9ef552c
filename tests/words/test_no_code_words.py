"""No text that players read holds a code word: no id of an option or a card, no column, no file.

Only the appendix for programmers may (a chapter marked `{technical}`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax.ast import Message, TextElement

from tafelrunde import game as find_game
from tafelrunde import names
from tafelrunde.guide import chapters, compendium
from tafelrunde.kernel import Game
from tafelrunde.messages import _read
from tafelrunde.rulebook import paragraphs
from tafelrunde.words import LANGUAGES, Words

SNAKE = re.compile(r"\b[a-z]+_[a-z_0-9]+\b")
ASSIGNED = re.compile(r"\b\w+ ?= ?(true|false|yes|no|[a-z_]+)\b")
FILE = re.compile(r"\b\w+\.(csv|json|ftl|md|py)\b")
BARE = re.compile(r"[`{}]|\$\w")


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return find_game(request.param)


def ids_of(game: Game[Any]) -> set[str]:
    """Names in the code that are no words of either language."""
    ids = {card.id for card in game.cards} | {option.name for option in game.options}
    ids |= {mode.name for mode in game.modes}
    ids |= {column for card in game.cards for column in card.values}
    return {id for id in ids if "_" in id or ("-" in id and any(c.isdigit() for c in id))}


def faults_in(game: Game[Any], text: str) -> list[str]:
    found = [match.group() for one in (SNAKE, ASSIGNED, FILE, BARE) for match in one.finditer(text)]
    return found + [id for id in ids_of(game) if re.search(rf"(?<!\w){re.escape(id)}(?!\w)", text)]


def messages(game: Game[Any], language: str) -> Iterator[tuple[str, str]]:
    """The literal texts of each message."""
    for entry in _read(game.package, language).body:
        if isinstance(entry, Message) and entry.value is not None:
            yield entry.id.name, " ".join(literals(entry.value))


def literals(node: Any) -> Iterator[str]:
    if isinstance(node, TextElement):
        yield node.value
    for part in vars(node).values():
        for inner in part if isinstance(part, list) else (part,):
            if hasattr(inner, "to_json"):
                yield from literals(inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbered_book_has_none(game: Game[Any], language: str) -> None:
    faults = {
        rule.id: found
        for rule in paragraphs(game, language)
        if not rule.technical
        for told in [" ".join([rule.chapter, rule.text, *(mark.reason for mark in rule.marks)])]
        if (found := faults_in(game, told))
    }
    assert faults == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_and_the_compendium_have_none(game: Game[Any], language: str) -> None:
    told = [block.text for chapter in chapters(game, language) for block in chapter.blocks]
    for entry in compendium(game, language):
        told += [entry.name, entry.group, entry.text, entry.worth, *entry.tips]
    faults = [found for text in told if (found := faults_in(game, text))]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_game_has_one(game: Game[Any], language: str) -> None:
    """Refusals, hints, previews, the log, options, modes and places."""
    faults = {
        id: found for id, text in messages(game, language) if (found := faults_in(game, text))
    }
    assert faults == {}


def test_a_code_word_would_be_found() -> None:
    game = find_game("schildwall")
    for text in (
        "with hail_returns",
        "`x`",
        "support = open",
        "see cards.csv",
        "{ $x }",
        "fylgdar_1",
    ):
        assert faults_in(game, text), text
    assert faults_in(game, "A Fylgdar +1 beats Stridar; 3 = 3.") == []
    assert faults_in(game, Words(game, "en").summary) == []
