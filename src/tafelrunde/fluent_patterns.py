"""Which messages of Fluent can be put together without it, and of what (see `patterns`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fluent.syntax.ast import (
    MessageReference,
    NumberLiteral,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from .patterns import Choice, Part, Pattern, Variable


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
