"""MG-2, MG-3  What lies on the table."""

from __future__ import annotations

from tafelrunde.kernel import Dice, Options, State

from .printed import Deck

EAST, WEST = 0, 1
SEATS = (EAST, WEST)
NAMES = ("east", "west")
NOBODY = -1
NOTHING = -1
"""Where a card could lie and none does."""


class Table(State):
    """Cards are kept as kinds."""

    def __init__(self, dice: Dice, deck: Deck, agreed: Options) -> None:
        super().__init__(dice)
        self.deck = deck
        self.agreed = agreed
        self.hands: list[list[int]] = [[], []]
        self.laid = [NOTHING, NOTHING]
        self.played: list[list[int]] = [[], []]
        self.aside: list[int] = []
        self.resigned = NOBODY
