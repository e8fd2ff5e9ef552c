"""The numbered book: where each rule comes from, and in whose words it is written."""

from __future__ import annotations

import re

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.rulebook import paragraphs, search

LANGUAGES = ("en", "de")
CODE = re.compile(r"`|_|\b[a-z]+=[a-z]+")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_says_where_it_comes_from_and_why(language: str) -> None:
    for paragraph in paragraphs(GAME, language):
        if paragraph.id.startswith("GW-"):
            assert paragraph.marks, paragraph.id
        for mark in paragraph.marks:
            assert (mark.reason == "") == (mark.kind == "printed"), paragraph.id
            assert not CODE.search(mark.reason), paragraph.id


def test_both_languages_mark_the_same() -> None:
    english, german = (paragraphs(GAME, language) for language in LANGUAGES)
    for one, other in zip(english, german):
        assert [mark.kind for mark in one.marks] == [mark.kind for mark in other.marks]
        assert (one.unless, one.technical) == (other.unless, other.technical)


def test_what_switches_a_rule_is_an_option_with_that_value() -> None:
    values = {option.name: option.values for option in GAME.options}
    switches: dict[str, list[str]] = {}
    for paragraph in paragraphs(GAME, "en"):
        for name, value in paragraph.unless:
            assert value in values[name]
            assert value != GAME.defaults[name]
            switches.setdefault(name, []).append(paragraph.id)
    assert switches == {
        "exchange": ["GW-22"],
        "weather_on_zero": ["GW-45"],
        "muster_from_hand": ["GW-56"],
        "horn_unit_doubles_itself": ["GW-61"],
        "monsters_keep_heroes": ["GW-103"],
        "pile": ["GW-119", "GW-120"],
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_word_stands_in_what_players_read(language: str) -> None:
    for paragraph in paragraphs(GAME, language):
        if not paragraph.technical:
            assert not CODE.search(paragraph.text), paragraph.id
    assert [one.id for one in paragraphs(GAME, language) if one.technical] == ["GW-130"]


@pytest.mark.parametrize(
    ("word", "id"),
    [
        ("Ablenkungsmanöver", "GW-77"),
        ("Finte", "GW-77"),
        ("getötet", "GW-42"),
        ("vernichtet", "GW-42"),
        ("Gewandtheit", "GW-51"),
        ("Kartensatz", "GW-4"),
        ("Musterung", "GW-56"),
        ("Verbrennen", "GW-62"),
        ("Sonderkarten", "GW-7"),
    ],
)
def test_the_words_of_the_printed_book_are_found(word: str, id: str) -> None:
    assert id in [paragraph.id for paragraph in search(GAME, "de", word)]
