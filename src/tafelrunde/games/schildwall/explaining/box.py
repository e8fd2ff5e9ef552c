"""SH-1, SH-6  What lies in the box: two armies, and a help for each player."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Card, Piece, Printing

ARMIES = {"red": "hand/R", "blue": "hand/B"}


class Armies(Printing):
    """Two armies of 36 cards, told apart by their colour on both faces."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards

    def pieces(self) -> list[Piece]:
        cards = [
            Piece(army, int(card.values["copies_per_army"]), card.id, place)
            for army, place in ARMIES.items()
            for card in self._cards
        ]
        return [*cards, *(Piece(army, 1, aid=aid) for army in ARMIES for aid in ("fight", "army"))]
