"""SS-25, SS-76  The corners of what may happen next, for previews; and where they stop to ask."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.kernel import Dice, Event, Seat

from ..hidden.worlds import FALLING, RISING, deal_anew, is_possible
from ..rules import moves, tasks
from ..rules.attack import swords_in
from ..state import Duel
from ..telling.words import QUESTION_RULES
from .foresight import counter_totals

ORDERS = 6
"""Three swords can counter in so many orders."""


def corner_worlds(table: Duel, seat: int, dice: Dice) -> Iterator[Duel]:
    """Worlds with every deck in rising and in falling order: between them all top cards differ.
    And where several swords lie, one for each order in which they may counter."""
    several = len(swords_of_both(table)) > 1
    for number in range(ORDERS if several else 2):
        world = table.clone()
        deal_anew(world, seat, dice, RISING if number % 2 else FALLING)
        world.seed = number
        if is_possible(world):
            yield world


def swords_of_both(table: Duel) -> list[int]:
    """The slots of that field in which more swords lie."""
    fields = [swords_in(table, player) for player in table.players]
    found = [[slot for slot in range(moves.SLOTS) if field >> slot & 1] for field in fields]
    return max(found, key=len)


def assumed_counter(world: Duel) -> int | None:
    """SS-76  Which sword the enemy counters with next in this world: in each another order."""
    if world.step != tasks.COUNTER:
        return None
    answers = world.legal()
    number = world.seed % ORDERS
    return answers[number // 2 if len(answers) == moves.SLOTS else number % len(answers)]


def asked_next(table: Duel, seat: Seat) -> Event | None:
    """SS-30  What the player is asked before this action is over, and what it can cost."""
    if table.step in (tasks.ACTION, tasks.HPC) or seat not in table.waiting_on():
        return None
    loss = 0
    if table.step == tasks.SLOT:
        loss = int(table.box.loss[table.box.first[table.spot]])
    most = 0
    if table.step == tasks.TARGET and not table.countered:
        totals = counter_totals(table).values()
        most = max(totals, default=0)
    facts: dict[str, object] = {"question": tasks.NAMES[table.step], "loss": loss, "most": most}
    return Event("choice.open", facts, -1, QUESTION_RULES[table.step])
