"""GW-43 to GW-47  Strength: never stored, always asked of what lies on the field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from .book import (
    BOND,
    DOUBLE_SPIES,
    HALF_WEATHER,
    HERO,
    HORN,
    LEADERS_HORN,
    MORALE,
    NOTHING,
    SIEGE,
    SPY,
    UNIT,
    Book,
)
from .table import Table


def weathered(printed: i64, halved: bool) -> i64:
    """GW-45, GW-101  What weather leaves: 1, or half for King Bran; 0 stays 0."""
    left: i64 = 1 if printed > 1 else printed
    if halved and printed >> 1 > left:
        left = printed >> 1
    return left


def is_under_weather(table: Table, row: i64) -> bool:
    return table.weather_rows() >> row & 1 != 0


def spies_count_double(table: Table) -> bool:
    """GW-94  A leader on either side doubles all spies."""
    return table.power_of(0) == DOUBLE_SPIES or table.power_of(1) == DOUBLE_SPIES


def bonded_cards(book: Book, cards: vec[i64], kind: i64) -> i64:
    """GW-57  How many cards of this row form a bond with this kind, itself included."""
    if not book.has(kind, BOND):
        return 1
    bonded: i64 = 0
    for card in cards:
        if card >> 1 == kind:
            bonded += 1
    return bonded


def morale_cards(book: Book, cards: vec[i64]) -> i64:
    """GW-58  How many cards of this row lift the morale of the others."""
    found: i64 = 0
    for card in cards:
        if book.has(card >> 1, MORALE):
            found += 1
    return found


def horn_units(book: Book, cards: vec[i64]) -> i64:
    """GW-59  How many units of this row blow a horn."""
    found: i64 = 0
    for card in cards:
        if book.has(card >> 1, HORN):
            found += 1
    return found


def is_horn(book: Book, slot: i64) -> bool:
    """GW-60, GW-92  Whether what lies in a slot doubles the row."""
    if slot == NOTHING:
        return False
    return slot == LEADERS_HORN or book.has(slot >> 1, HORN)


def is_doubled(table: Table, kind: i64, slot: i64, blowing: i64) -> bool:
    """GW-60, GW-61  All horns of a row together double once; a unit may need another's horn."""
    if is_horn(table.book, slot):
        return True
    if not table.rules.horn_doubles_itself and table.book.has(kind, HORN):
        return blowing > 1
    return blowing > 0


def strength_of(table: Table, seat: i64, row: i64, kind: i64, cards: vec[i64]) -> i64:
    """GW-43  The strength of one card among these cards in this row of this side."""
    book = table.book
    if book.classes[kind] == HERO:  # GW-46
        return book.strengths[kind]
    if book.classes[kind] != UNIT:  # GW-47
        return 0
    value = book.strengths[kind]
    if is_under_weather(table, row):
        value = weathered(value, table.power_of(seat) == HALF_WEATHER)
    if book.has(kind, SPY) and spies_count_double(table):
        value *= 2
    value *= bonded_cards(book, cards, kind)
    value += morale_cards(book, cards)
    if book.has(kind, MORALE):
        value -= 1
    if is_doubled(table, kind, table.side(seat).slot(row), horn_units(book, cards)):
        value *= 2
    return value


def total_of_row(table: Table, seat: i64, row: i64, cards: vec[i64]) -> i64:
    """GW-44  A row's total if these cards lay in it."""
    total: i64 = 0
    for card in cards:
        total += strength_of(table, seat, row, card >> 1, cards)
    return total


def row_total(table: Table, seat: i64, row: i64) -> i64:
    """GW-44  A row's total is the sum of its cards."""
    return total_of_row(table, seat, row, table.side(seat).row(row))


def side_total(table: Table, seat: i64) -> i64:
    """GW-44  A side's total is the sum of its rows."""
    total: i64 = 0
    row: i64 = 0
    while row <= SIEGE:
        total += row_total(table, seat, row)
        row += 1
    return total


def strongest_unit(table: Table, seat: i64, row: i64) -> i64:
    """GW-63, GW-76  The highest strength of a regular unit in this row; -1 if there is none."""
    highest: i64 = -1
    cards = table.side(seat).row(row)
    for card in cards:
        if table.book.is_regular(card >> 1):
            value = strength_of(table, seat, row, card >> 1, cards)
            if value > highest:
                highest = value
    return highest
