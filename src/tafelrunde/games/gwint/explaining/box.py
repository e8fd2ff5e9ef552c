"""GW-2, GW-11  What lies in the box: all cards, gems, a score card with its markers, helps."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Card, Markers, Piece, Printing, Track

GEMS = 4
SCORE_MARKERS = 4
DIGITS = 10


class Collection(Printing):
    """The whole collection, from which two players build their decks."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards

    def pieces(self) -> list[Piece]:
        cards = [Piece(back_of(card), self._copies(card), card.id) for card in self._cards]
        helps = [Piece("aid", 2, aid=aid) for aid in ("turn", "abilities", "specials")]
        return [*cards, *helps, Piece("aid", 1, aid="score", tracks=(score_track(),))]

    def _copies(self, card: Card) -> int:
        """A token lies ready for every card that it may come for."""
        copies = int(card.values["copies"])
        if copies or card.values["kind"] == "leader":
            return max(copies, 1)
        return sum(
            int(other.values["copies"])
            for other in self._cards
            if other.values["effect"].get("card") == card.id
        )

    def markers(self) -> list[Markers]:
        return [Markers("gem", "gem", GEMS), Markers("score", "crown", SCORE_MARKERS)]


def back_of(card: Card) -> str:
    """Cards of a deck look alike from behind, whatever their faction."""
    if card.values["kind"] == "leader":
        return "leader"
    return "deck" if card.values["copies"] else "token"


def score_track() -> Track:
    """Ten rows with two fields for each player, for tens and ones, and the digits between them."""
    rows = (("", "", str(digit), "", "") for digit in range(DIGITS))
    return Track("score", tuple(cell for row in rows for cell in row), 5)
