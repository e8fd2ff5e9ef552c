"""How a match stands: rounds won, the field, and what is still in the hands."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ..rules.table import UNUSED, Table
from .values import hand_value, lead_of

GEM: Final = 1.2
FIELD: Final = 0.04
HANDS: Final = 0.035
LAST_FIELD: Final = 0.07
LAST_HANDS: Final = 0.06
LEADER: Final = 0.2


def worth_for(table: Table, seat: i64) -> float:
    """From -1 to 1."""
    own = table.side(seat)
    other = table.side(1 - seat)
    lead = float(lead_of(table, seat))
    hands = float(hand_value(table.book, own.hand) - hand_value(table.book, other.hand))
    sum = GEM * float(own.gems - other.gems)
    if own.gems == 1 and other.gems == 1:
        sum += LAST_FIELD * lead + LAST_HANDS * hands
    else:
        sum += FIELD * lead + HANDS * hands
    if own.leader_state == UNUSED:
        sum += LEADER
    if other.leader_state == UNUSED:
        sum -= LEADER
    return 2.0 / (1.0 + exp(-sum)) - 1.0
