"""GW-43  An explained strength: for any card on the field each step in words and numbers; and what
a card that has just come changes for the others of its row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from .piles import EMPTY, laid, place_of_kind, without
from .printed import HALF_WEATHER, HERO, MORALE, ROWS, SPY, UNIT, kind_of
from .strength import (
    RowAtWork,
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

NOBODY_YET: Final = "later"
AT_WORK: Final = "again"
DOUBLES: Final = "horn"
"""What a horn in a slot does: it waits for units, another is at work already, or it doubles."""


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


# What changes for others -------------------------------------------------------------------


def changed_by_unit(table: Table, seat: i64, row: i64, kind: i64) -> tuple[vec[i64], i64]:
    """The other regular units that a unit in this row changes, and by how much each of them; 0 if
    not all by the same."""
    cards = table.side(seat).row(row)
    others = without(cards, place_of_kind(cards, kind))
    before = RowAtWork(table, seat, row, others)
    return differences(table, others, before, RowAtWork(table, seat, row, cards))


def changed_by_slot(table: Table, seat: i64, row: i64) -> tuple[vec[i64], str]:
    """The regular units that the horn in the slot of this row doubles, and what it does there."""
    cards = table.side(seat).row(row)
    before = RowAtWork(table, seat, row, cards)
    before.horn = False
    changed, _ = differences(table, cards, before, RowAtWork(table, seat, row, cards))
    if len(changed) > 0:
        return changed, DOUBLES
    return changed, AT_WORK if before.blowing > 0 else NOBODY_YET


def differences(
    table: Table, cards: vec[i64], before: RowAtWork, after: RowAtWork
) -> tuple[vec[i64], i64]:
    """Which of these cards count otherwise after than before, and by how much."""
    changed = EMPTY
    amount: i64 = -1
    for card in cards:
        kind = kind_of(card)
        if not table.book.is_regular(kind):
            continue
        difference = after.strength_of(kind) - before.strength_of(kind)
        if difference == 0:
            continue
        if amount < 0:
            amount = difference
        elif amount != difference:
            amount = 0
        changed = laid(changed, card)
    return changed, amount
