"""What cards are worth in the hand, and how the field stands: the ground of advice."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..rules.printed import (
    BOND,
    CLEAR,
    DECOY,
    HERO,
    HORN,
    MEDIC,
    MORALE,
    MUSTER,
    SCORCH,
    SCORCH_ROW,
    SPY,
    UNIT,
    WEATHER,
    Book,
    kind_of,
)
from ..rules.strength import side_total
from ..rules.table import UNUSED, Side, Table

CARD: Final = 6
"""What a card more in the hand is worth, whatever it is."""
SPECIALS: Final = 7
"""What a horn, a Decoy or a Scorch is worth while it is held."""


def held_value(book: Book, kind: i64) -> i64:
    """About how much strength a card of the hand will bring."""
    abilities = book.abilities[kind]
    rank = book.classes[kind]
    if rank == WEATHER:
        return 2 if abilities & CLEAR != 0 else 4
    if rank != UNIT and rank != HERO:
        return SPECIALS
    if abilities & SPY != 0:
        return 11  # it is two cards for one
    value = book.strengths[kind]
    if abilities & (MEDIC | MUSTER) != 0:
        value += 5
    if abilities & (BOND | MORALE) != 0:
        value += 2
    if abilities & (HORN | SCORCH | SCORCH_ROW) != 0:
        value += 4
    if abilities & DECOY != 0:
        value += SPECIALS
    return value


def hand_value(book: Book, hand: vec[i64]) -> i64:
    value: i64 = 0
    for card in hand:
        value += held_value(book, kind_of(card))
    return value


def lead_of(table: Table, seat: i64) -> i64:
    """By how much this seat leads on the field."""
    return side_total(table, seat) - side_total(table, 1 - seat)


def can_still_act(table: Table, side: Side) -> bool:
    """Whether this side may still change the round."""
    return not side.passed and (len(side.hand) > 0 or side.leader_state == UNUSED)
