"""The numbered rulebook of a game in each language, and which tests prove which of its rules.

A paragraph says where it comes from. Its marks stand behind its number, in braces:

    **SH-10** {added: somebody must sit somewhere} {unless: colours=host_red} Whoever opens ...

`printed` stands in the rulebook of the box, `ours` is our reading where that one is silent or
open, with its reason, `added` came with the computer, `follows` follows from other rules. What
`unless` names is the option that switches the paragraph off, or over to another reading. The
paragraphs of a chapter marked `{technical}` are an appendix for programmers.
"""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .kernel import BadInput, Game
from .words import Words

CHAPTER = re.compile(r"## +(.+?)( *\{technical\})?")
PARAGRAPH = re.compile(r"\*\*([A-Z]+-?\d+[a-z]?)\*\*\s*(.*)")
MARK = re.compile(r"\{(\w+)(?:: *([^{}]+))?\} *")
NUMBER = re.compile(r"([A-Za-z]*)[\s_-]*(\d+[a-z]?)")

KINDS = ("printed", "ours", "added", "follows")
"""Where a rule comes from."""

Tests = Mapping[str, tuple[str, ...]]
"""For each number the tests that carry it, as pytest names them."""


@dataclass(frozen=True)
class Mark:
    """Where a rule comes from, one of `KINDS`, and why, where that is not printed."""

    kind: str
    reason: str = ""


@dataclass(frozen=True)
class Paragraph:
    """A numbered rule, or a worked example."""

    id: str
    chapter: str
    text: str
    marks: tuple[Mark, ...] = ()
    unless: tuple[tuple[str, str], ...] = ()
    """The options, each with the value that switches the paragraph off or over."""
    technical: bool = False
    """Whether it is for programmers, not for players."""


@dataclass(frozen=True)
class Coverage:
    """Which rules and worked examples are proven by which tests."""

    rules: Tests
    examples: Tests
    unknown: Tests
    """Numbers that tests carry and the rulebook does not have."""

    @property
    def unproven(self) -> tuple[str, ...]:
        """The rules and worked examples that no test carries, in the order of the rulebook."""
        return tuple(id for id, tests in {**self.rules, **self.examples}.items() if not tests)


# Reading ----------------------------------------------------------------------------------


def paragraphs(game: Game[Any], language: str) -> tuple[Paragraph, ...]:
    """All numbered paragraphs, in the order of the rulebook."""
    file = game.folder / f"rulebook.{language}.md"
    if not file.is_file():
        raise BadInput(f"{game.name} has no rulebook in the language {language!r}")
    return _parsed(file.read_text(encoding="utf-8"), f"{game.name}, {file.name}")


def find(game: Game[Any], language: str, id: str) -> Paragraph:
    """One paragraph by its number; "sh 12" and "12" mean SH-12, too."""
    known = {paragraph.id: paragraph for paragraph in paragraphs(game, language)}
    for wanted in _spellings(game, id):
        if wanted in known:
            return known[wanted]
    rules = [number for number in known if _is_rule(game, number)]
    examples = [number for number in known if not _is_rule(game, number)]
    expected = f"{rules[0]} to {rules[-1]}" + (f" or {', '.join(examples)}" if examples else "")
    raise BadInput(f"{game.name} has no rule {id!r}, expected {expected}")


def search(game: Game[Any], language: str, text: str) -> list[Paragraph]:
    """The paragraphs in which all these words occur, whatever their case and accents."""
    words = _plain(text).split()
    if not words:
        raise BadInput("search: expected at least one word")
    return [
        paragraph
        for paragraph in paragraphs(game, language)
        if all(word in _plain(f"{paragraph.id} {paragraph.text}") for word in words)
    ]


def origin(rule: Paragraph, words: Words) -> str:
    """Where a rule comes from, in a line: its marks with their reasons, and what switches it."""
    told = []
    for mark in rule.marks:
        kind = words.say(f"mark-{mark.kind}")
        reason = {"mark": kind, "reason": mark.reason}
        told.append(words.say("mark-reason", reason) if mark.reason else kind)
    return "; ".join([*told, *otherwise(rule, words)])


def otherwise(rule: Paragraph, words: Words) -> list[str]:
    """In words the options that switch a rule off, or over to another reading."""
    return [
        words.say(
            "mark-unless", {"option": words.option(name), "value": words.option_value(name, value)}
        )
        for name, value in rule.unless
    ]


@cache
def _parsed(text: str, source: str) -> tuple[Paragraph, ...]:
    chapter, technical = "", False
    found: dict[str, tuple[str, bool, list[str]]] = {}
    lines: list[str] = []
    for line in text.splitlines():
        start = PARAGRAPH.match(line)
        if line.startswith("#"):
            heading = CHAPTER.fullmatch(line)
            if heading:
                chapter, technical = heading.group(1).strip(), bool(heading.group(2))
            lines = []  # what stands before the first number of a chapter belongs to no rule
        elif start is None:
            lines.append(line)
        elif start.group(1) in found:
            raise BadInput(f"{source}: {start.group(1)} was there before")
        else:
            lines = [start.group(2)]
            found[start.group(1)] = chapter, technical, lines
    return tuple(
        _paragraph(id, at, coded, "\n".join(body).strip(), source)
        for id, (at, coded, body) in found.items()
    )


def _paragraph(id: str, chapter: str, technical: bool, text: str, source: str) -> Paragraph:
    """A paragraph without the marks before its text, which are read."""
    marks: list[Mark] = []
    unless: list[tuple[str, str]] = []
    while mark := MARK.match(text):
        kind, told = mark.group(1), (mark.group(2) or "").strip()
        name, sign, value = told.partition("=")
        if kind == "unless" and sign:
            unless.append((name.strip(), value.strip()))
        elif kind in KINDS:
            marks.append(Mark(kind, told))
        else:
            expected = ", ".join(f"{{{known}}}" for known in KINDS)
            raise BadInput(
                f"{source}: {id} is marked {mark.group().strip()}, "
                f"expected one of {expected} or {{unless: option=value}}"
            )
        text = text[mark.end() :]
    return Paragraph(id, chapter, text.strip(), tuple(marks), tuple(unless), technical)


def _is_rule(game: Game[Any], id: str) -> bool:
    return id.startswith(f"{game.prefix}-")


def _spellings(game: Game[Any], id: str) -> list[str]:
    """The numbers that somebody may mean by this."""
    parts = NUMBER.fullmatch(id.strip())
    if parts is None:
        return [id]
    letters, number = parts.group(1).upper() or game.prefix, parts.group(2)
    return [f"{letters}-{number}", f"{letters}{number}"]


def _plain(text: str) -> str:
    """Small letters without accents, for comparing."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


# Which tests prove what -------------------------------------------------------------------


def coverage(game: Game[Any]) -> Coverage:
    """Read the marks `@rule("SH-12")` in the source of the tests, without running them."""
    tests: dict[str, list[str]] = {}
    for file, own in _test_files(game):
        for name, numbers in marks_in(file.read_text(encoding="utf-8"), file.name):
            # Tests beside the games prove something of many: they count where the prefix fits.
            if own or any(_is_rule(game, number) for number in numbers):
                for number in numbers:
                    tests.setdefault(number, []).append(f"{file.name}::{name}")
    ids = [paragraph.id for paragraph in paragraphs(game, "en")]
    proofs = {id: tuple(tests.pop(id, ())) for id in ids}
    return Coverage(
        {id: found for id, found in proofs.items() if _is_rule(game, id)},
        {id: found for id, found in proofs.items() if not _is_rule(game, id)},
        {id: tuple(found) for id, found in tests.items()},
    )


def _test_files(game: Game[Any]) -> Iterator[tuple[Path, bool]]:
    """The test files of a game, and those beside all games, in the folder of its project."""
    folder = Path(str(game.folder))
    projects = [parent for parent in folder.parents if (parent / "pyproject.toml").is_file()]
    homes = [folder / "tests"]
    for project in projects[:1]:
        homes.append(project / "src" / Path(*game.package.split(".")) / "tests")
    own = next((home for home in homes if home.is_dir()), None)
    if own is None:
        raise BadInput(
            f"the tests of {game.name} are not installed: "
            "which rules they prove can be told in the project's source folder only"
        )
    yield from ((file, True) for file in sorted(own.rglob("test_*.py")))
    for project in projects[:1]:
        yield from ((file, False) for file in sorted((project / "tests").rglob("test_*.py")))


def marks_in(source: str, file: str) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file that carry numbers, with these numbers."""
    tree = ast.parse(source, file)
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            shared = _numbers(node.decorator_list, file)
            for inner in node.body:
                if isinstance(inner, (ast.FunctionDef, ast.AsyncFunctionDef)):
                    yield from _marked(inner, f"{node.name}::", shared, file)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from _marked(node, "", [], file)


def _marked(
    test: ast.FunctionDef | ast.AsyncFunctionDef, prefix: str, shared: list[str], file: str
) -> Iterator[tuple[str, list[str]]]:
    numbers = [*shared, *_numbers(test.decorator_list, file)]
    if test.name.startswith("test") and numbers:
        yield prefix + test.name, list(dict.fromkeys(numbers))


def _numbers(decorators: list[ast.expr], file: str) -> list[str]:
    """The numbers in all rule marks, also in those of single parameters of a test."""
    found: list[str] = []
    calls = (node for mark in decorators for node in ast.walk(mark) if isinstance(node, ast.Call))
    for call in calls:
        if _name_of(call.func) != "rule":
            continue
        for number in call.args:
            if not isinstance(number, ast.Constant) or not isinstance(number.value, str):
                raise BadInput(
                    f"{file}, line {call.lineno}: a rule mark takes its numbers as texts"
                )
            found.append(number.value)
    return found


def _name_of(called: ast.expr) -> str:
    """The last name of `rule`, `testing.rule` or `pytest.mark.rule`."""
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""
