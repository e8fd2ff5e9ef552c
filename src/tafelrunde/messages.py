"""The messages of a package, read from its Fluent files: once for all, for each language."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    SyntaxNode,
    VariableReference,
)

from .fluent_patterns import patterns_of
from .kernel import BadInput
from .patterns import Pattern, Variable


@cache
def bundle_of(package: str, language: str) -> FluentBundle:
    """The messages of a game's package, and below them the shared ones."""
    bundle = FluentBundle([language], use_isolating=False)
    for source in (package, __package__):
        bundle.add_resource(_read(source, language))
    return bundle


@cache
def needs_of(package: str, language: str) -> dict[str, frozenset[str]]:
    """For each message the variables it names, with those of the messages it refers to."""
    named: dict[str, set[str]] = {}
    refers: dict[str, set[str]] = {}
    for id, value in _messages(package, language).items():
        named[id], refers[id] = set(), set()
        _collect(value, named[id], refers[id])

    def all_of(id: str, seen: frozenset[str]) -> set[str]:
        inner = (all_of(one, seen | {id}) for one in refers.get(id, ()) if one not in seen)
        return named.get(id, set()).union(*inner)

    return {id: frozenset(all_of(id, frozenset())) for id in named}


@cache
def plain_of(package: str, language: str) -> dict[str, tuple[tuple[str, str], ...]]:
    """Messages without choices, as texts and the variables after them."""
    found = {id: _parts(pattern) for id, pattern in known_patterns(package, language).items()}
    return {id: tuple(parts) for id, parts in found.items() if parts is not None}


@cache
def known_patterns(package: str, language: str) -> dict[str, Pattern]:
    """Messages that can be put together without Fluent."""
    patterns = patterns_of(_messages(package, language))
    patterns.pop("number", None)  # which only Fluent can write
    return patterns


def _messages(package: str, language: str) -> dict[str, Any]:
    """What each message says, as Fluent has read it; a game's own replaces a shared one."""
    return {
        entry.id.name: entry.value
        for source in (__package__, package)
        for entry in _read(source, language).body
        if isinstance(entry, Message) and entry.value is not None
    }


def _parts(pattern: Pattern) -> list[tuple[str, str]] | None:
    """The texts of a pattern, each with the variable that follows; None if there is a choice."""
    parts = []
    text = ""
    for part in pattern:
        if isinstance(part, str):
            text += part
        elif isinstance(part, Variable):
            parts.append((text, part.name))
            text = ""
        else:
            return None
    return [*parts, (text, "")] if text or not parts else parts


def _collect(node: Any, variables: set[str], messages: set[str]) -> None:
    """What a pattern refers to. Terms get no variables but those given to them."""
    if isinstance(node, VariableReference):
        variables.add(node.id.name)
    elif isinstance(node, MessageReference):
        messages.add(node.id.name)
    for part in vars(node).values():
        for inner in part if isinstance(part, list) else (part,):
            if isinstance(inner, SyntaxNode):
                _collect(inner, variables, messages)


@cache
def _read(package: str, language: str) -> Any:
    folder = files(package) / "locale"
    file = folder / f"{language}.ftl"
    if not file.is_file():
        raise BadInput(f"{package} has no words: expected the file locale/{language}.ftl")
    text = file.read_text(encoding="utf-8")
    for more in ("compendium", "box"):
        beside = folder / f"{more}.{language}.ftl"
        if beside.is_file():
            text += "\n" + beside.read_text(encoding="utf-8")
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            line = (entry.content or "").strip().splitlines()[0]
            raise BadInput(f"{package}, locale/{language}.ftl: not a message: {line!r}")
    return resource


class SmallNumber(FluentInt):
    """Below a thousand all our languages write a number in the same way, at once."""

    def format(self, locale: Any) -> str:
        return int.__repr__(self)


@cache
def small(value: int) -> SmallNumber:
    return SmallNumber(value)
