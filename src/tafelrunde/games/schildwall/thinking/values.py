"""What cards are worth to an army, found by fitting the results of many battles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules import tally
from ..rules.lanes import helper_of
from ..rules.printed import FYLGDAR_1, FYLGDAR_3, HAIL, KHAN, KINDS, NOTHING
from ..rules.table import Table, Warlord

BODY: Final = 0.2
"""One more card before the army is exhausted ..."""
CUBE: Final = 0.0125
"""... the third power of its combat value: only the strong can threaten a Khan ..."""
SUPPORT: Final = 1.25
"""... and each point of support."""
STORM: Final = 0.5
CROWN: Final = 80.0
"""A Khan whose fall loses the battle."""


def value_of(table: Table, kind: i64) -> float:
    """The worth of a card; a Khan's without his crown."""
    if kind == HAIL:
        return STORM
    strength = float(table.army.strength_of(kind))
    value = BODY + CUBE * strength * strength * strength
    if FYLGDAR_1 <= kind <= FYLGDAR_3:
        value += SUPPORT * float(table.army.support_of(kind))
    return value


def stake_of(table: Table, kind: i64, side: i64) -> float:
    """What a side loses with this attack card: the battle, if it is its last Khan."""
    if kind == KHAN and crowns(table, side) <= 1:
        if crowns(table, 1 - side) > 0:
            return CROWN
    return value_of(table, kind)


def crowns(table: Table, side: i64) -> i64:
    """SH-69  How many Khans of a side are not buried."""
    standing: i64 = 0
    first = table.first_of(side)
    for who in range(first, first + table.n):
        if not table.warlords[who].khan_is_buried():
            standing += 1
    return standing


def army_value(table: Table, warlord: Warlord) -> float:
    """What is left of an army, wherever it lies."""
    left = table.army.copies - warlord.fallen
    value = 0.0
    for kind in range(KINDS):
        copies = tally.of(left, kind)
        if copies > 0:
            value += float(copies) * value_of(table, kind)
    return value


def most_support(table: Table, side: i64) -> i64:
    """The best support this side may still lay in this fight, for all that is public."""
    best: i64 = 0
    first = table.first_of(side)
    for who in range(first, first + table.n):
        warlord = table.warlords[who]
        gone = warlord.fallen + warlord.reserve
        if warlord.card != NOTHING:
            gone += tally.one(warlord.card)
        hidden = table.army.copies - gone
        for kind in range(FYLGDAR_1, FYLGDAR_3 + 1):
            if tally.of(hidden, kind) > 0 and table.army.support_of(kind) > best:
                best = table.army.support_of(kind)
    return best


def strength_now(table: Table, who: i64, me: i64) -> i64:
    """The total of a warlord's attack card as another one sees it now."""
    warlord = table.warlords[who]
    total = table.army.strength_of(warlord.card)
    helper = helper_of(table, who, warlord)
    if helper is not None:
        same_side = table.side_of(who) == table.side_of(me)
        if table.supports_lie_open() or same_side:
            total += table.army.support_of(helper.support)
    return total
