"""The numbered rulebook says of every rule where it comes from, in words of players."""

from __future__ import annotations

import re

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.rulebook import Paragraph, find, paragraphs

IDS = sorted({*(card.id for card in GAME.cards), *(option.name for option in GAME.options)})
CODE = re.compile(r"`|\w_\w|\w=\w|\b[a-z]+:\w|\.csv\b")


def rules(language: str) -> list[Paragraph]:
    return [rule for rule in paragraphs(GAME, language) if rule.id.startswith("SS-")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rule_says_where_it_comes_from_and_a_reading_of_ours_says_why(language: str) -> None:
    for rule in rules(language):
        assert rule.marks, rule.id
        for mark in rule.marks:
            assert bool(mark.reason) == (mark.kind in ("ours", "added")), rule.id


def test_both_languages_mark_the_same_rules_alike() -> None:
    for first, second in zip(rules("en"), rules("de")):
        assert [mark.kind for mark in first.marks] == [mark.kind for mark in second.marks]
        assert (first.unless, first.technical) == (second.unless, second.technical), first.id
        for one, other in zip(first.marks, second.marks):
            assert not one.reason or one.reason != other.reason, first.id


def test_what_switches_a_rule_is_an_option_that_names_it() -> None:
    values = {option.name: (option.values, option.rule) for option in GAME.options}
    switched = {name: rule.id for rule in rules("en") for name, _ in rule.unless}
    assert switched == {name: values[name][1] for name in switched}
    assert set(switched) == {"start", "counter", "exhaustion", "hpc", "match"}
    for rule in rules("en"):
        for name, value in rule.unless:
            assert value in values[name][0], rule.id


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_of_the_program_is_said_outside_of_the_appendix(language: str) -> None:
    technical = []
    for rule in paragraphs(GAME, language):
        if rule.technical:
            technical.append(rule.id)
            continue
        told = " ".join([rule.text, *(mark.reason for mark in rule.marks)])
        assert CODE.search(told) is None, (rule.id, told)
        for id in IDS:
            if "-" in id or "_" in id:
                assert id not in told, rule.id
    assert technical == ["SS-128", "SS-129"]


def test_the_printed_words_are_found() -> None:
    book = " ".join(rule.text for rule in paragraphs(GAME, "de"))
    for word in ("Konterangriff", "Rache", "Duff", "Buff", "LPK", "Überziehen", "Unterziehen"):
        assert word in book
    assert "Ziehe 1 Karte" in find(GAME, "de", "89").text
    assert "Lege eine Shop-Karte" in find(GAME, "de", "90").text
