"""Cards are data: a CSV file with a row for each kind, checked column by column."""

from __future__ import annotations

import csv
import hashlib
import io
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .errors import BadInput


@dataclass(frozen=True)
class Card:
    """One kind of card with what is printed on it."""

    id: str
    values: Mapping[str, Any]

    def name(self, language: str) -> str:
        return str(self.values.get(f"name_{language}") or self.values.get("name") or self.id)

    def text(self, language: str) -> str:
        return str(self.values.get(f"text_{language}", ""))


@dataclass(frozen=True)
class Column:
    """A column of a card file: how a cell is read, and what is expected in it."""

    name: str
    read: Callable[[str], Any]
    expected: str


def text_column(name: str) -> Column:
    return Column(name, _filled, "a text that is not empty")


def whole_column(name: str, least: int, most: int, *, empty: bool = False) -> Column:
    """A whole number in a range; where `empty` is allowed an empty cell means 0."""

    def read(cell: str) -> int:
        if empty and cell == "":
            return 0
        number = int(cell)
        if not least <= number <= most:
            raise ValueError
        return number

    expected = f"a whole number from {least} to {most}" + (" or nothing" if empty else "")
    return Column(name, read, expected)


def choice_column(name: str, choices: Sequence[str]) -> Column:
    def read(cell: str) -> str:
        if cell not in choices:
            raise ValueError
        return cell

    return Column(name, read, "one of " + ", ".join(choices))


def _filled(cell: str) -> str:
    if not cell.strip():
        raise ValueError
    return cell


def read_cards(text: str, columns: Sequence[Column], source: str) -> tuple[Card, ...]:
    """Read a card file; BadInput names the row, the column and what was expected there."""
    rows = list(csv.reader(io.StringIO(text)))
    names = [column.name for column in columns]
    if not rows or rows[0] != names:
        raise BadInput(f"{source}, row 1: expected the columns {', '.join(names)}")
    cards: list[Card] = []
    for number, row in enumerate(rows[1:], start=2):
        if len(row) != len(columns):
            raise BadInput(f"{source}, row {number}: expected {len(columns)} cells, not {len(row)}")
        values = {
            column.name: _read_cell(column, cell, f"{source}, row {number}")
            for column, cell in zip(columns, row)
        }
        if any(card.id == values["id"] for card in cards):
            raise BadInput(f"{source}, row {number}, column id: {values['id']!r} was there before")
        cards.append(Card(values["id"], values))
    return tuple(cards)


def _read_cell(column: Column, cell: str, where: str) -> Any:
    try:
        return column.read(cell)
    except ValueError:
        raise BadInput(
            f"{where}, column {column.name}: expected {column.expected}, not {cell!r}"
        ) from None


def digest(cards: Sequence[Card]) -> str:
    """A short fingerprint of a card file's contents."""
    written = json.dumps([dict(card.values) for card in cards], sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()[:12]
