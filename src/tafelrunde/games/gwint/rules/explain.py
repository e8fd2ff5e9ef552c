"""GW-43  An explained strength: for any card on the field each step in words and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from .printed import HALF_WEATHER, HERO, MORALE, ROWS, SPY, UNIT, kind_of
from .strength import (
    bonded_cards,
    horn_units,
    is_doubled,
    is_horn,
    is_under_weather,
    morale_cards,
    spies_count_double,
    strength_of,
    weathered,
)
from .table import Table


@final
class Step:
    """One step of the sum: what happened, by how much, and what the card counts after it."""

    __slots__ = ("step", "amount", "strength", "rule")

    def __init__(self, step: str, amount: int, strength: int, rule: str) -> None:
        self.step = step
        """printed, hero, decoy, weather, half_weather, spies, bond, morale or horn."""
        self.amount = amount
        """The printed number, a factor (spies, bond, horn), or what is added (morale)."""
        self.strength = strength
        self.rule = rule


@dataclass(frozen=True)
class Breakdown:
    """The strength of one card with all the steps that lead to it."""

    card: str
    side: str
    row: str
    steps: tuple[Step, ...]

    @property
    def strength(self) -> int:
        return self.steps[-1].strength

    def messages(self) -> tuple[tuple[str, dict[str, object]], ...]:
        """A message id and its facts for every step; the words are in the game's language files."""
        return tuple(
            (
                f"strength-{step.step.replace('_', '-')}",
                {"card": self.card, "amount": step.amount, "strength": step.strength},
            )
            for step in self.steps
        )


def explain(table: Table, seat: int, row: int, place: int) -> Breakdown:
    """The breakdown of the card at this place, from 0, of a row of a side."""
    book = table.book
    cards = table.side(seat).row(row)
    kind = kind_of(cards[place])
    steps = tuple(steps_of(table, seat, row, kind))
    assert steps[-1].strength == strength_of(table, seat, row, kind, cards)
    return Breakdown(book.ids[kind], "AB"[seat], ROWS[row], steps)


def steps_of(table: Table, seat: int, row: int, kind: int) -> list[Step]:
    """GW-43  The steps in their order; those that change nothing are left out."""
    book, cards = table.book, table.side(seat).row(row)
    value = book.strengths[kind]
    if book.classes[kind] == HERO:
        return [Step("hero", value, value, "GW-46")]
    if book.classes[kind] != UNIT:
        return [Step("decoy", 0, 0, "GW-47")]
    steps = [Step("printed", value, value, "GW-43")]
    if is_under_weather(table, row):
        halved = table.power_of(seat) == HALF_WEATHER
        value = weathered(value, halved, table.rules.weather_lifts_zero)
        name, rule = ("half_weather", "GW-101") if halved else ("weather", "GW-45")
        steps.append(Step(name, value, value, rule))
    if book.has(kind, SPY) and spies_count_double(table):
        value *= 2
        steps.append(Step("spies", 2, value, "GW-94"))
    bonded = bonded_cards(book, cards, kind)
    if bonded > 1:
        value *= bonded
        steps.append(Step("bond", bonded, value, "GW-57"))
    lifted = morale_cards(book, cards) - book.has(kind, MORALE)
    if lifted:
        value += lifted
        steps.append(Step("morale", lifted, value, "GW-58"))
    horn = is_horn(book, table.side(seat).slot(row))
    if is_doubled(table, kind, horn, horn_units(book, cards)):
        value *= 2
        steps.append(Step("horn", 2, value, "GW-59"))
    return steps
