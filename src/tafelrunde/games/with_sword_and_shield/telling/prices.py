"""WS-54, WS-65, WS-84  What an answer to the question asked costs the knight who gives it."""

from __future__ import annotations

from tafelrunde.kernel import Seat

from ..rules import moves, tasks
from ..rules.actions import COMBINATION_COST, LOCK_COST
from ..rules.printed import COMBAT
from ..rules.table import Table
from ..thinking.answering import paid_for


def prices_of(table: Table, seat: Seat | None) -> tuple[tuple[int, int], ...]:
    """The price of each action this seat may choose now; actions without one are left out."""
    if table.over or seat is None or seat not in table.waiting_on():
        return ()
    priced = (tasks.ACTION_QUESTION, tasks.ANSWER_QUESTION, tasks.GUARD_QUESTION)
    if table.question not in priced:
        return ()
    found = [(int(action), price_of(table, int(action))) for action in table.options(seat)]
    return tuple([pair for pair in found if pair[1] >= 0])


def price_of(table: Table, action: int) -> int:
    """What it costs in Fatigue Points, the difference of a guard included; -1 for nothing at all,
    such as to end the turn."""
    if table.question in (tasks.ANSWER_QUESTION, tasks.GUARD_QUESTION):
        return -1 if action == moves.NONE else int(paid_for(table, action))
    if action in (moves.END_TURN, moves.GRANDE_PASS):
        return -1
    return price_of_action(table, action) + int(table.surcharge(table.attacker))


def price_of_action(table: Table, action: int) -> int:
    """The same without what a shaken knight pays more."""
    if action < moves.CARDS:
        return 0
    size = table.cards.deck_kinds
    form, kind = moves.form_in(action, size), moves.kind_in(action, size)
    if form == moves.USE and table.cards.kind[kind] == COMBAT:
        return int(table.cost_to_use(table.attacker, kind))
    if form == moves.USE:
        return int(table.cards.cost[kind])
    if form == moves.COMBINE:
        return COMBINATION_COST
    return LOCK_COST if form == moves.LOCK else 0
