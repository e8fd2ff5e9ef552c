"""Every game has its whole rulebook in both languages, and tests that carry its numbers."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tafelrunde import game as find_game
from tafelrunde import names
from tafelrunde.games.schildwall import GAME as SCHILDWALL
from tafelrunde.kernel import Game
from tafelrunde.rulebook import coverage, paragraphs

EXAMPLES_OF_SCHILDWALL = [
    "X1",
    "X2",
    "X3",
    "X4",
    "X5",
    "X6",
    "X7",
    "X8",
    "X10",
    "X11",
    "X13",
    "X15",
    "X16",
    "X17",
    "X18",
    "X19",
    "X20",
    "X21",
    "X23",
    "X24",
    "X25",
    "X27",
    "X28",
    "X30",
    "X31",
    "X33",
    "X34",
    "X36",
]


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return find_game(request.param)


def test_both_languages_have_the_same_numbers_in_the_same_order(game: Game[Any]) -> None:
    english, german = (paragraphs(game, language) for language in ("en", "de"))
    assert [paragraph.id for paragraph in english] == [paragraph.id for paragraph in german]
    for first, second in zip(english, german):
        # The chapters have the same numbers, whatever they are called; an appendix has none.
        assert first.technical == second.technical
        if not first.technical:
            assert first.chapter.split()[0] == second.chapter.split()[0]
        assert first.text
        assert second.text
        assert first.text != second.text


def test_rules_are_numbered_without_gaps(game: Game[Any]) -> None:
    rules = [p.id for p in paragraphs(game, "en") if p.id.startswith(f"{game.prefix}-")]
    assert rules == [f"{game.prefix}-{number}" for number in range(1, len(rules) + 1)]


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_refer_only_to_rules_that_are_there(game: Game[Any], language: str) -> None:
    book = paragraphs(game, language)
    known = {paragraph.id for paragraph in book}
    for paragraph in book:
        named = set(re.findall(rf"\b{game.prefix}-\d+", paragraph.text))
        assert named <= known, paragraph.id


def test_schildwall_has_all_its_rules_and_worked_examples() -> None:
    expected = [f"SH-{number}" for number in range(1, 88)] + EXAMPLES_OF_SCHILDWALL
    for language in ("en", "de"):
        assert [paragraph.id for paragraph in paragraphs(SCHILDWALL, language)] == expected


def test_both_languages_of_schildwall_state_the_same_numbers() -> None:
    """A value, a count or a reference that differs is a slip in one of them."""
    for first, second in zip(paragraphs(SCHILDWALL, "en"), paragraphs(SCHILDWALL, "de")):
        numbers = [sorted(re.findall(r"\d+", text.text)) for text in (first, second)]
        assert numbers[0] == numbers[1], first.id


def test_the_marks_of_all_tests_name_rules_that_are_there(game: Game[Any]) -> None:
    found = coverage(game)
    assert found.unknown == {}
    assert any(found.rules.values())


def test_every_rule_says_in_both_languages_where_it_comes_from(game: Game[Any]) -> None:
    options = {option.name: option for option in game.options}
    for english, german in zip(paragraphs(game, "en"), paragraphs(game, "de")):
        kinds = [mark.kind for mark in english.marks]
        assert kinds == [mark.kind for mark in german.marks], english.id
        assert english.unless == german.unless, english.id
        assert english.technical == german.technical, english.id
        if english.id.startswith(f"{game.prefix}-"):
            assert kinds, f"{english.id} has no mark"
        for mark in (*english.marks, *german.marks):
            if mark.kind == "ours":
                assert len(mark.reason) > 5, f"{english.id}: why do we read it so?"
        for name, value in english.unless:
            assert options[name].read(value) in options[name].values, english.id


def test_the_first_mode_is_the_printed_game(game: Game[Any]) -> None:
    assert game.modes[0].name == "printed"
    assert game.modes[0].seats == 2
