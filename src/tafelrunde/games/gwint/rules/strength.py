"""GW-43 to GW-47  Strength: never stored, always asked of what lies on the field."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from .printed import (
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
    kind_of,
)
from .table import Table


def weathered(printed: i64, halved: bool, lifts_zero: bool) -> i64:
    """GW-45, GW-101  What weather leaves: 1, or half for King Bran; 0 stays 0, or becomes 1."""
    left: i64 = 1 if printed > 1 or lifts_zero else printed
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
        if kind_of(card) == kind:
            bonded += 1
    return bonded


def abilities_among(book: Book, cards: vec[i64]) -> i64:
    """All abilities that any of these cards has."""
    found: i64 = 0
    for card in cards:
        found |= book.abilities[kind_of(card)]
    return found


def morale_cards(book: Book, cards: vec[i64]) -> i64:
    """GW-58  How many cards of this row lift the morale of the others."""
    found: i64 = 0
    for card in cards:
        if book.has(kind_of(card), MORALE):
            found += 1
    return found


def horn_units(book: Book, cards: vec[i64]) -> i64:
    """GW-59  How many units of this row blow a horn."""
    found: i64 = 0
    for card in cards:
        if book.has(kind_of(card), HORN):
            found += 1
    return found


def is_horn(book: Book, slot: i64) -> bool:
    """GW-60, GW-92  Whether what lies in a slot doubles the row."""
    if slot == NOTHING:
        return False
    return slot == LEADERS_HORN or book.has(kind_of(slot), HORN)


def is_doubled(table: Table, kind: i64, horn: bool, blowing: i64) -> bool:
    """GW-60, GW-61  All horns of a row together double once; a unit may need another's horn."""
    if horn or blowing > 1:
        return True
    if not table.rules.horn_doubles_itself and table.book.has(kind, HORN):
        return False
    return blowing > 0


@final
class RowAtWork:
    """Everything that is at work in a row of a side, with these cards in it."""

    def __init__(self, table: Table, seat: i64, row: i64, cards: vec[i64]) -> None:
        self.table: Table = table
        self.cards: vec[i64] = cards
        found = abilities_among(table.book, cards)
        self.weather: bool = len(table.weather) > 0 and is_under_weather(table, row)
        self.halved: bool = self.weather and table.power_of(seat) == HALF_WEATHER
        self.spies_double: bool = found & SPY != 0 and spies_count_double(table)
        self.morale: i64 = morale_cards(table.book, cards) if found & MORALE != 0 else 0
        self.horn: bool = is_horn(table.book, table.side(seat).slot(row))
        self.blowing: i64 = horn_units(table.book, cards) if found & HORN != 0 else 0

    def strength_of(self, kind: i64) -> i64:
        """GW-43  The strength of a card of this kind among the cards of the row."""
        book = self.table.book
        value = book.strengths[kind]
        if book.classes[kind] == HERO:  # GW-46
            return value
        if book.classes[kind] != UNIT:  # GW-47
            return 0
        if self.weather:
            value = weathered(value, self.halved, self.table.rules.weather_lifts_zero)
        abilities = book.abilities[kind]
        if self.spies_double and abilities & SPY != 0:
            value *= 2
        if abilities & BOND != 0:
            value *= bonded_cards(book, self.cards, kind)
        value += self.morale
        if abilities & MORALE != 0:
            value -= 1
        if self.horn or self.blowing > 0:
            if is_doubled(self.table, kind, self.horn, self.blowing):
                value *= 2
        return value


def strength_of(table: Table, seat: i64, row: i64, kind: i64, cards: vec[i64]) -> i64:
    """GW-43  The strength of one card among these cards in this row of this side."""
    return RowAtWork(table, seat, row, cards).strength_of(kind)


def total_of_row(table: Table, seat: i64, row: i64, cards: vec[i64]) -> i64:
    """GW-44  A row's total if these cards lay in it."""
    if len(cards) == 0:
        return 0
    if nothing_is_at_work(table, seat, row, cards):
        return printed_total(table.book, cards)
    at_work = RowAtWork(table, seat, row, cards)
    total: i64 = 0
    for card in cards:
        total += at_work.strength_of(kind_of(card))
    return total


def nothing_is_at_work(table: Table, seat: i64, row: i64, cards: vec[i64]) -> bool:
    """Whether every card of this row has the strength that is printed on it."""
    if table.side(seat).slot(row) != NOTHING:
        return False
    if len(table.weather) > 0 and is_under_weather(table, row):
        return False
    found = abilities_among(table.book, cards)
    if found & SPY != 0 and spies_count_double(table):
        return False
    return found & (BOND | MORALE | HORN) == 0


def printed_total(book: Book, cards: vec[i64]) -> i64:
    """GW-47  What is printed on units and heroes; a Decoy counts nothing."""
    total: i64 = 0
    for card in cards:
        if book.classes[kind_of(card)] <= HERO:
            total += book.strengths[kind_of(card)]
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
    if len(cards) == 0:
        return highest
    at_work = RowAtWork(table, seat, row, cards)
    for card in cards:
        if table.book.is_regular(kind_of(card)):
            value = at_work.strength_of(kind_of(card))
            if value > highest:
                highest = value
    return highest
