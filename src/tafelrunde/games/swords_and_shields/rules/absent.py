"""SS-76, SS-126  Who runs out of time: the program completes what was begun."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from .attack import swords_in
from .moves import ENEMY, PLACE, SLOTS
from .printed import NOTHING
from .questions import answers_to
from .strength import strength_in_field
from .table import Table
from .tasks import COUNTER


def default_answer(table: Table) -> i64:
    """SS-126  The first legal choice in slot order; for counters the one that hurts most."""
    if table.step == COUNTER:
        return PLACE + ENEMY + best_counter(table)
    return answers_to(table)[0]


def best_counter(table: Table) -> i64:
    """SS-76  The first sword of the order with the highest total, ties by slot."""
    best: i64 = NOTHING
    most: i64 = -1
    swords = swords_in(table, table.foe())
    slot: i64 = 0
    while slot < SLOTS:
        if swords & bit(slot) != 0:
            reached = counter_total(table, slot)
            if reached > most:
                most = reached
                best = slot
        slot += 1
    return best


def counter_total(table: Table, slot: i64) -> i64:
    """The highest sum of all counters that begin with this sword."""
    field = table.foe().field
    struck = strength_in_field(table, table.enemy(), slot)
    card = field[slot]
    field[slot] = NOTHING
    if swords_in(table, table.foe()) != 0:
        struck += counter_total(table, best_counter(table))
    field[slot] = card
    return struck
