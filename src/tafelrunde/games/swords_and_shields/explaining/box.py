"""SS-1, SS-13  What lies in the box: 88 cards, life points on scales, words on the helps."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Card, Piece, Printing, Track

DIGITS = tuple(str(digit) for digit in range(10))
SCALES = (Track("tens", DIGITS, 5), Track("ones", DIGITS, 5))
"""SS-15  A paper clip on each marks up to 99 life points."""


class Cards(Printing):
    """Every card of the file as often as it says; starter decks are dealt from the 24 weakest."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards

    def pieces(self) -> list[Piece]:
        return [piece_of(card) for card in self._cards]


def piece_of(card: Card) -> Piece:
    copies = int(card.values["copies"])
    match card.values["kind"]:
        case "hpc":
            return Piece("life", copies, card.id, tracks=SCALES)
        case "hint":
            return Piece("aid", copies, aid="turn")
        case "rules":
            return Piece("aid", copies, aid="rules")
    return Piece("deck", copies, card.id)
