"""Messages of Fluent put together without Fluent: the same texts in a tenth of the time.

A message may have texts, variables, choices by a variable, and other messages within it. What has
more to it, such as a term or a function, is left to Fluent, and so is a variable that is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, final

from babel import Locale
from fluent.syntax.ast import (
    MessageReference,
    NumberLiteral,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)


@final
class Variable:
    """A word or number that is given."""

    def __init__(self, name: str) -> None:
        self.name = name


@final
class Choice:
    """One of several texts, chosen by a variable. Keys are words or numbers; a number is also
    found by the form that the language has for it, such as `one`."""

    def __init__(
        self, name: str, variants: Sequence[tuple[str | float, Pattern]], otherwise: Pattern
    ) -> None:
        self.name = name
        self.variants = variants
        self.otherwise = otherwise

    def chosen(self, value: object, language: str) -> Pattern | None:
        """The text for this value; None if Fluent should look at it."""
        if type(value) is not str and type(value) is not int:
            return None
        for key, pattern in self.variants:
            if key == value:
                return pattern
            if type(key) is not type(value):
                if isinstance(value, int):
                    if isinstance(key, str) and form_of(value, language) == key:
                        return pattern
                elif not isinstance(key, str) and form_of(key, language) == value:
                    return pattern
        return self.otherwise


Part = str | Variable | Choice
Pattern = tuple[Part, ...]


@cache
def form_of(number: float, language: str) -> str:
    """`one`, `other` or another form that this language has for numbers."""
    return Locale.parse(language).plural_form(number)


def put_together(
    pattern: Pattern, variables: Mapping[str, object], number: Callable[[int], str], language: str
) -> str | None:
    """The text with these variables; None if Fluent should look at it."""
    made: list[str] = []
    return "".join(made) if _write(pattern, variables, number, language, made) else None


def _write(
    pattern: Pattern,
    variables: Mapping[str, object],
    number: Callable[[int], str],
    language: str,
    made: list[str],
) -> bool:
    for part in pattern:
        if type(part) is str:
            made.append(part)
            continue
        assert not isinstance(part, str)
        value = variables.get(part.name)
        if isinstance(part, Choice):
            chosen = part.chosen(value, language)
            if chosen is None or not _write(chosen, variables, number, language, made):
                return False
        else:
            if type(value) is int:
                value = number(value)
            if not isinstance(value, str):
                return False
            made.append(value)
    return True


def patterns_of(values: Mapping[str, Any]) -> dict[str, Pattern]:
    """Of these messages, given as Fluent has read them, the ones that can be put together."""
    found = {id: _pattern(value, values, (id,)) for id, value in values.items()}
    return {id: pattern for id, pattern in found.items() if pattern is not None}


def _pattern(value: Any, values: Mapping[str, Any], within: tuple[str, ...]) -> Pattern | None:
    parts: list[Part] = []
    for element in value.elements:
        if isinstance(element, TextElement):
            parts.append(element.value)
            continue
        inner = _placed(element.expression, values, within)
        if inner is None:
            return None
        parts.extend(inner)
    return tuple(parts)


def _placed(
    expression: Any, values: Mapping[str, Any], within: tuple[str, ...]
) -> Sequence[Part] | None:
    """What stands in braces."""
    if isinstance(expression, Placeable):
        return _placed(expression.expression, values, within)
    if isinstance(expression, VariableReference):
        return (Variable(expression.id.name),)
    if isinstance(expression, StringLiteral):
        return (str(expression.parse()["value"]),)
    if isinstance(expression, MessageReference):
        id = expression.id.name
        if expression.attribute is not None or id in within or id not in values:
            return None
        return _pattern(values[id], values, (*within, id))
    if isinstance(expression, SelectExpression):
        return _choice(expression, values, within)
    return None


def _choice(
    expression: Any, values: Mapping[str, Any], within: tuple[str, ...]
) -> tuple[Choice] | None:
    if not isinstance(expression.selector, VariableReference):
        return None
    variants: list[tuple[str | float, Pattern]] = []
    otherwise: Pattern | None = None
    for variant in expression.variants:
        pattern = _pattern(variant.value, values, within)
        if pattern is None:
            return None
        if isinstance(variant.key, NumberLiteral):
            number = float(variant.key.value)
            variants.append((int(number) if number.is_integer() else number, pattern))
        else:
            variants.append((variant.key.name, pattern))
        if variant.default:
            otherwise = pattern
    assert otherwise is not None, "Fluent reads no choice without a default"
    return (Choice(expression.selector.id.name, variants, otherwise),)
