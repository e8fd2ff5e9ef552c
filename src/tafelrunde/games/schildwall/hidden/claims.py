"""SH-73, SH-74  What was said in this fight, as small numbers in imagined worlds.

`Table.claims` is a tally by warlords: the combat value each said he can beat.
`Table.wishes` holds four bits of wishes for each side, and from bit 8 on four for each warlord:
the lanes he is to take.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit, shifted

from ..rules import tally
from ..rules.printed import FYLGDAR_1, FYLGDAR_3, HAIL, NOTHING
from ..rules.table import Table

WISH_BITS: Final = 4
LANE_BITS: Final = 4
LANES_FROM: Final = 8

LEAD_STRONG: Final = 1
LEAD_WEAK: Final = 2
SPARE_SUPPORTS: Final = 4


def lane_wish(who: i64, lane: i64) -> i64:
    """This warlord is to answer the attack card of this lane."""
    return bit(LANES_FROM + LANE_BITS * who + lane)


def lane_is_wished(table: Table, who: i64, lane: i64) -> bool:
    return table.wishes & lane_wish(who, lane) != 0


def lane_is_taken(table: Table, who: i64, lane: i64) -> bool:
    """Whether a partner who has not answered yet is to take this lane."""
    first = table.first_of(table.side_of(who))
    for mate in range(first, first + table.n):
        if mate != who and table.warlords[mate].card == NOTHING:
            if lane_is_wished(table, mate, lane):
                return True
    return False


def side_wish(side: i64, wish: i64) -> i64:
    """A wish that concerns a whole side."""
    return shifted(wish, WISH_BITS * side)


def is_wished(table: Table, side: i64, wish: i64) -> bool:
    return table.wishes & side_wish(side, wish) != 0


def claim(table: Table, who: i64, strength: i64) -> None:
    """SH-74  The highest value this warlord said he can beat."""
    before = tally.of(table.claims, who)
    if strength > before:
        table.claims += tally.several(who, strength - before)


def keeps_claim(table: Table, who: i64, hand: i64) -> bool:
    """SH-74  Whether this hand can beat what its warlord said he can beat."""
    claimed = tally.of(table.claims, who)
    if claimed == 0:
        return True
    for kind in range(HAIL):
        if tally.of(hand, kind) > 0:
            best = table.army.strength_of(kind)
            bonus: i64 = 0
            rest = hand - tally.one(kind)
            for helper in range(FYLGDAR_1, FYLGDAR_3 + 1):
                if tally.of(rest, helper) > 0 and table.army.support_of(helper) > bonus:
                    bonus = table.army.support_of(helper)
            if best + bonus > claimed:
                return True
    return False
