"""What can be agreed before a game: named options with their possible values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .errors import BadInput

Value = str | int | bool
Options = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """One option: its values, the default first named, and the rule that describes it."""

    name: str
    default: Value
    values: tuple[Value, ...]
    rule: str
    free: bool = False
    """Whether any other text is a value too; the game checks it in `Game.complete`."""

    def read(self, given: object) -> Value:
        """The value meant by a word from a command line or a JSON file."""
        for value in self.values:
            if given == value and type(given) is type(value):
                return value
            if isinstance(given, str) and given == written(value):
                return value
        if self.free and isinstance(given, str):
            return given
        expected = ", ".join(written(value) for value in self.values)
        raise BadInput(f"option {self.name}: expected one of {expected}, not {given!r}")


def written(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(known: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Value]:
    """All options with their values: those given, and the defaults of the others."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            expected = ", ".join(names) or "none"
            raise BadInput(f"unknown option {name!r}: this game's options are {expected}")
    return {
        option.name: option.read(given[option.name]) if option.name in given else option.default
        for option in known
    }
