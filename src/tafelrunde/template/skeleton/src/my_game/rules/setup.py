"""MG-3  Set-up: the cards are shuffled, hands are drawn, the others are set aside."""

from __future__ import annotations

from tafelrunde.kernel import Dice

from . import events
from .table import Table


def deal(table: Table) -> None:
    """MG-3  As many cards for each as tricks were agreed."""
    pile = shuffled(table.deck.cards(), table.dice)
    count = int(table.agreed["tricks"])
    table.hands = [sorted(pile[:count]), sorted(pile[count : 2 * count])]
    table.aside = sorted(pile[2 * count :])
    events.cards_dealt(table, count)


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    """These cards in random order, whatever order they had before."""
    pile = sorted(cards)
    for at in range(len(pile) - 1, 0, -1):
        other = dice.below(at + 1)
        pile[at], pile[other] = pile[other], pile[at]
    return pile
