"""MG-3, MG-4  The cards a seat does not see, dealt anew."""

from __future__ import annotations

from tafelrunde.kernel import Dice

from ..rules.setup import shuffled
from ..rules.table import NOTHING, Table


def imagine_hidden(world: Table, seat: int, dice: Dice, laid: int = NOTHING) -> None:
    """Deal all cards anew that this seat does not see: the other hand, and those set aside.

    If the other has laid a card, it is this one or any.
    """
    world.dice = dice.split()
    other = 1 - seat
    hidden = shuffled(hidden_cards(world, seat), dice)
    if world.laid[other] != NOTHING:
        world.laid[other] = hidden[-1] if laid == NOTHING else laid
        hidden.remove(world.laid[other])
    held = len(world.hands[other])
    world.hands[other] = sorted(hidden[:held])
    world.aside = sorted(hidden[held:])


def hidden_cards(table: Table, seat: int) -> list[int]:
    """All cards that this seat does not see."""
    other = 1 - seat
    laid = [table.laid[other]] if table.laid[other] != NOTHING else []
    return table.hands[other] + laid + table.aside


def cards_that_may_lie(table: Table, seat: int) -> list[int]:
    """Every kind that the other may have laid, for all this seat knows; none if none lies."""
    return [] if table.laid[1 - seat] == NOTHING else sorted(set(hidden_cards(table, seat)))
