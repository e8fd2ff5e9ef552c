"""The numbered rulebook: read, found, searched, and which tests prove it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.schildwall import GAME as SCHILDWALL
from tafelrunde.kernel import BadInput, Game, State
from tafelrunde.rulebook import (
    Mark,
    Paragraph,
    _parsed,
    coverage,
    find,
    marks_in,
    origin,
    paragraphs,
    search,
)
from tafelrunde.words import Words

BOOK = """# Toy

**Not a number** and nothing of a rule.

## 1. Cards

Some words before the first number.

**TY-1** Every Sköldar is *strong*.

| a | b |
|---|---|

**TY-2** Nobody passes.

### Talk

Between two rules.

**TY-3** The hand has five cards.

## 2. Examples

**X1** *Plain.* A Sköldar in the hand. (TY-1)
"""

TESTS = """
from tafelrunde.testing import rule

@rule("TY-1", "X1")
def test_one(): ...

@rule("TY-1")
@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("TY-3")), 2])
async def test_two(n): ...

@pytest.mark.rule("TY-9")
def test_three(): ...

@rule("TY-2")
def helper(): ...

@rule("TY-1")
class TestMany:
    @rule("X1")
    def test_four(self): ...

def test_unmarked(): ...
"""


class Toy(Game[State]):
    name = "toy"
    rules = 1
    prefix = "TY"
    options = ()
    modes = ()

    def __init__(self, package: str) -> None:
        self.package = package  # type: ignore[misc]


Make = Callable[..., Game[Any]]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Make:
    """A project with one game in it, its rulebook, and what else is given by path."""
    monkeypatch.syspath_prepend(tmp_path / "src")

    def make_game(book: str = BOOK, **others: str) -> Game[Any]:
        package = f"toy_{tmp_path.name.replace('-', '_')}"
        home = tmp_path / "src" / package
        home.mkdir(parents=True)
        for language in ("en", "de"):
            (home / f"rulebook.{language}.md").write_text(book, encoding="utf-8")
        (home / "__init__.py").write_text("")
        (tmp_path / "pyproject.toml").write_text("")
        for place, text in others.items():
            folder = home / "tests" if place == "own" else tmp_path / "tests" / "all"
            folder.mkdir(parents=True)
            (folder / f"test_{place}.py").write_text(text)
        return Toy(package)

    return make_game


def ids(found: list[Paragraph]) -> list[str]:
    return [paragraph.id for paragraph in found]


def test_paragraphs_have_a_number_a_chapter_and_a_text(make: Make) -> None:
    assert paragraphs(make(), "en") == (
        Paragraph("TY-1", "1. Cards", "Every Sköldar is *strong*.\n\n| a | b |\n|---|---|"),
        Paragraph("TY-2", "1. Cards", "Nobody passes."),
        Paragraph("TY-3", "1. Cards", "The hand has five cards."),
        Paragraph("X1", "2. Examples", "*Plain.* A Sköldar in the hand. (TY-1)"),
    )


def test_a_number_given_twice_is_an_error(make: Make) -> None:
    with pytest.raises(BadInput, match="TY-2 was there before"):
        paragraphs(make(BOOK + "\n**TY-2** Again.\n"), "en")


def test_a_language_without_a_rulebook_is_an_error(make: Make) -> None:
    with pytest.raises(BadInput, match="toy has no rulebook in the language 'fr'"):
        paragraphs(make(), "fr")


@pytest.mark.parametrize("written", ["TY-2", "ty-2", "ty2", "TY 2", " 2 "])
def test_a_rule_is_found_however_its_number_is_written(make: Make, written: str) -> None:
    assert find(make(), "en", written).id == "TY-2"


@pytest.mark.parametrize("written", ["X1", "x1", "X-1"])
def test_a_worked_example_is_found(make: Make, written: str) -> None:
    assert find(make(), "en", written).id == "X1"


@pytest.mark.parametrize("written", ["TY-7", "99", "rule", ""])
def test_a_rule_that_is_not_there_names_those_that_are(make: Make, written: str) -> None:
    with pytest.raises(BadInput, match="expected TY-1 to TY-3 or X1"):
        find(make(), "en", written)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("skoldar", ["TY-1", "X1"]),
        ("SKÖLDAR hand", ["X1"]),
        ("hand  the", ["TY-3", "X1"]),
        ("ty-1", ["TY-1", "X1"]),
        ("trump", []),
    ],
)
def test_a_search_finds_all_words_whatever_their_case_and_accents(
    make: Make, words: str, found: list[str]
) -> None:
    assert ids(search(make(), "en", words)) == found


def test_a_search_for_nothing_is_an_error(make: Make) -> None:
    with pytest.raises(BadInput, match="at least one word"):
        search(make(), "en", "  ")


def test_coverage_tells_which_tests_prove_which_rules(make: Make) -> None:
    others = """
@rule("TY-2", "X1")
def test_shared(): ...

@rule("SH-1", "X1")
def test_of_another_game(): ...
"""
    found = coverage(make(own=TESTS, others=others))
    assert found.rules == {
        "TY-1": (
            "test_own.py::test_one",
            "test_own.py::test_two",
            "test_own.py::TestMany::test_four",
        ),
        "TY-2": ("test_others.py::test_shared",),
        "TY-3": ("test_own.py::test_two",),
    }
    assert found.examples == {
        "X1": (
            "test_own.py::test_one",
            "test_own.py::TestMany::test_four",
            "test_others.py::test_shared",
        )
    }
    assert found.unknown == {"TY-9": ("test_own.py::test_three",)}
    assert found.unproven == ()


def test_coverage_names_what_is_not_proven(make: Make) -> None:
    found = coverage(make(own='@rule("TY-2")\ndef test_it(): ...\n'))
    assert found.unproven == ("TY-1", "TY-3", "X1")


def test_coverage_without_tests_says_that_they_are_missing(make: Make) -> None:
    with pytest.raises(BadInput, match="the tests of toy are not installed"):
        coverage(make())


def test_a_mark_that_cannot_be_read_names_its_line() -> None:
    with pytest.raises(
        BadInput, match=r"test_x\.py, line 2: a rule mark takes its numbers as texts"
    ):
        list(marks_in("\n@rule(number)\ndef test_it(): ...\n", "test_x.py"))


# Where rules come from --------------------------------------------------------------------


def test_a_paragraph_says_where_it_comes_from_and_what_switches_it() -> None:
    text = """
## 1. Cards

**TY-1** {printed} {ours: the list is silent, the cards are not} {unless: hail_returns=true} Five.

**TY-2** {added} Six {in braces}.

## Appendix {technical}

**TY-3** {follows} `seed` and so on.
"""
    first, second, third = _parsed(text, "toy")
    assert first.text == "Five."
    assert first.marks == (Mark("printed"), Mark("ours", "the list is silent, the cards are not"))
    assert first.unless == (("hail_returns", "true"),)
    assert (second.text, second.marks) == ("Six {in braces}.", (Mark("added"),))
    assert (third.chapter, third.technical) == ("Appendix", True)
    assert not second.technical


@pytest.mark.parametrize("mark", ["{invented}", "{unless: hail_returns}"])
def test_a_mark_nobody_knows_is_refused_with_those_there_are(mark: str) -> None:
    with pytest.raises(BadInput, match=r"TY-1 is marked .* expected one of \{printed\}, \{ours\}"):
        _parsed(f"**TY-1** {mark} Five.", f"toy {mark}")


@pytest.mark.parametrize(
    ("language", "begins"),
    [("en", "our reading: why; otherwise"), ("de", "unsere Lesart: why; anders")],
)
def test_where_a_rule_comes_from_is_told_in_a_line(language: str, begins: str) -> None:
    words = Words(SCHILDWALL, language)
    rule = Paragraph("SH-1", "", "", (Mark("ours", "why"),), (("hail_returns", "true"),))
    told = origin(rule, words)
    assert told.startswith(begins)
    assert words.option("hail_returns") in told
    assert words.option_value("hail_returns", True) in told
    assert "hail_returns" not in told
