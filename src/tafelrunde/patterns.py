"""Messages of Fluent put together without Fluent: the same texts in a tenth of the time.

A message may have texts, variables, choices by a variable, and other messages within it. What has
more to it, such as a term or a function, is left to Fluent, and so is a variable that is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import final

from .plurals import form_of


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
