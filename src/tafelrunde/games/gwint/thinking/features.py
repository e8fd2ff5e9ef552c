"""GW-126 to GW-128  What a seat knows, as numbers for learners: its own side first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.features import Feature
from tafelrunde.kernel.sheet import MOST, Sheet

from ..rules.entering import next_arriving
from ..rules.hands import known_in_hand
from ..rules.printed import (
    FACTIONS,
    FIELD_ROWS,
    HORN,
    LEADERS_HORN,
    NOTHING,
    POWERS,
    SIEGE,
    Book,
    kind_of,
)
from ..rules.strength import row_total
from ..rules.table import LEADER_STATES, QUESTIONS, Side, Table, exchanges_left

ASKS: Final = 7
FACTION_COUNT: Final = 6
POWER_COUNT: Final = 14
LEADER_STATE_COUNT: Final = 3


def features_of(kinds: int) -> list[Feature]:
    """What `observe` writes for a card file of so many kinds, in this order."""
    by_kind = "cards of each kind, in the order of the card file"
    return [
        Feature("question", len(QUESTIONS), "what I am asked; nothing if I am not"),
        Feature("round", 1, "number of the round, from 1; 0 before the first", MOST),
        Feature("starter", 1, "I start, or started, this round"),
        Feature("discards", 1, "cards still to be discarded (GW-98)", MOST),
        Feature("weather", len(FIELD_ROWS), "rows under weather (GW-81)"),
        *side_features("me"),
        *side_features("enemy"),
        Feature("arriving", kinds, "the card that enters next, by kind"),
        Feature("hand", kinds, f"my hand: {by_kind}", MOST),
        Feature("deck", kinds, f"my deck: {by_kind}", MOST),
        Feature("aside", kinds, f"what I exchanged (GW-22): {by_kind}", MOST),
        Feature("enemy.known", kinds, f"known in the enemy's hand (GW-95): {by_kind}", MOST),
        Feature("me.discard", kinds, f"my discard pile: {by_kind}", MOST),
        Feature("me.field", kinds, f"my field: {by_kind}", MOST),
        Feature("enemy.discard", kinds, f"the enemy's discard pile: {by_kind}", MOST),
        Feature("enemy.field", kinds, f"the enemy's field: {by_kind}", MOST),
    ]


def side_features(name: str) -> list[Feature]:
    return [
        Feature(f"{name}.faction", len(FACTIONS), "the faction"),
        Feature(f"{name}.power", len(POWERS), "what the leader can do (GW-89)"),
        Feature(f"{name}.leader", len(LEADER_STATES), "the leader is unused, used or cancelled"),
        Feature(f"{name}.gems", 1, "gems left", 2),
        Feature(f"{name}.passed", 1, "has passed in this round"),
        Feature(f"{name}.exchanges", 1, "exchanges left (GW-20)", 2),
        Feature(f"{name}.cards", 1, "cards in hand", MOST),
        Feature(f"{name}.deck_size", 1, "cards in the deck", MOST),
        Feature(f"{name}.rows", len(FIELD_ROWS), "totals of the close, ranged, siege row", MOST),
        Feature(f"{name}.horns", len(FIELD_ROWS), "a horn in the slot of each row"),
        Feature(f"{name}.slots", len(FIELD_ROWS), "any card in the slot of each row"),
    ]


def observe(table: Table, seat: i64, sheet: Sheet) -> None:
    """Write what this seat knows."""
    own = table.side(seat)
    enemy = table.side(1 - seat)
    question: i64 = NOTHING
    if table.asked >> seat & 1 != 0:
        question = table.question
    sheet.choice(question, ASKS)
    sheet.write(table.round)
    sheet.flag(table.starter == seat)
    sheet.write(table.discards)
    weather = table.weather_rows()
    row: i64 = 0
    while row <= SIEGE:
        sheet.flag(weather >> row & 1 != 0)
        row += 1
    write_side(table, seat, own, sheet)
    write_side(table, 1 - seat, enemy, sheet)
    kinds: i64 = len(table.book.ids)
    sheet.choice(kind_of(next_arriving(table)), kinds)  # NOTHING stays below 0
    sheet.count_each(own.hand, kinds)
    sheet.count_each(own.deck, kinds)
    sheet.count_each(own.aside, kinds)
    sheet.count_each(known_in_hand(enemy), kinds)
    sheet.count_each(own.discard, kinds)
    write_field(own, kinds, sheet)
    sheet.count_each(enemy.discard, kinds)
    write_field(enemy, kinds, sheet)


def write_side(table: Table, seat: i64, side: Side, sheet: Sheet) -> None:
    """GW-126  What both players may know of a side, cards aside."""
    book = table.book
    sheet.choice(side.faction, FACTION_COUNT)
    sheet.choice(book.powers[side.leader], POWER_COUNT)
    sheet.choice(side.leader_state, LEADER_STATE_COUNT)
    sheet.write(side.gems)
    sheet.flag(side.passed)
    sheet.write(exchanges_left(side))
    sheet.write(len(side.hand))
    sheet.write(len(side.deck))
    row: i64 = 0
    while row <= SIEGE:
        if len(side.row(row)) > 0:
            sheet.write(row_total(table, seat, row))
        else:
            sheet.skip(1)
        row += 1
    row = 0
    while row <= SIEGE:
        sheet.flag(is_horn(book, side.slot(row)))
        row += 1
    row = 0
    while row <= SIEGE:
        sheet.flag(side.slot(row) != NOTHING)
        row += 1


def is_horn(book: Book, card: i64) -> bool:
    """GW-92  A leader's horn is one, too."""
    return card == LEADERS_HORN or (card >= 0 and book.has(kind_of(card), HORN))


def write_field(side: Side, kinds: i64, sheet: Sheet) -> None:
    sheet.count_each(side.close, 0)
    sheet.count_each(side.ranged, 0)
    sheet.count_each(side.siege, kinds)
