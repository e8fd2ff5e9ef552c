"""The client's words: both languages say the same things, and nothing it asks for is missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LOCALE = ROOT / "src" / "tafelrunde" / "locale"
SOURCES = [
    path
    for folder in ("src",)
    for path in (ROOT / "web" / folder).rglob("*")
    if path.suffix in (".svelte", ".ts") and ".test." not in path.name
]
ASKED = re.compile(r"""\bt\(\s*(?:"([^"]+)"|'([^']+)'|`([^`]+)`)""")


class Variables(Visitor):
    """Collects the facts a message tells of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the facts it tells of."""
    text = (LOCALE / f"web.{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, Junk), f"web.{language}.ftl: {entry.content!r}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"web.{language}.ftl has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def asked() -> set[str]:
    """Every message the client's sources ask for; a part in `${}` stands for anything."""
    texts = (path.read_text(encoding="utf-8") for path in SOURCES)
    return {"".join(found) for text in texts for found in ASKED.findall(text)}


def pattern(id: str) -> re.Pattern[str]:
    parts = re.split(r"\$\{[^}]*\}", id)
    return re.compile("[a-z0-9_-]+".join(re.escape(part) for part in parts) + "$")


def test_both_languages_have_the_same_sentences_with_the_same_facts() -> None:
    assert messages("en") == messages("de")


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_sentence_the_client_asks_for_is_written(language: str) -> None:
    known = messages(language)
    missing = [id for id in asked() if not any(pattern(id).match(name) for name in known)]
    assert missing == []


def test_every_sentence_is_asked_for_somewhere() -> None:
    patterns = [pattern(id) for id in asked()]
    unused = [name for name in messages("en") if not any(p.match(name) for p in patterns)]
    assert unused == []
