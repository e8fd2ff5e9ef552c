"""WS-4, WS-5  What lies in the box: Start Cards, Deck Cards, markers, and helps for the players."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Card, Markers, Piece, Printing, Track

KNIGHTS = 6
"""WS-2  As many as can meet."""
START_KINDS = ("knight", "health", "artefact")


class Decks(Printing):
    """Two backs tell Start Cards from Deck Cards; the health cards carry their tracks."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards

    def pieces(self) -> list[Piece]:
        helps = [Piece("aid", 2, aid=aid) for aid in ("turn", "answer", "costs")]
        return [*(piece_of(card) for card in self._cards), *helps]

    def markers(self) -> list[Markers]:
        """One of each kind lies on every health card."""
        signs = {"hits": "hit", "fatigue": "drop", "tactic": "shield"}
        return [Markers(code, sign, KNIGHTS) for code, sign in signs.items()]


def piece_of(card: Card) -> Piece:
    kind = card.values["kind"]
    copies = max(int(card.values["copies"]), 1)
    back = "start" if kind in START_KINDS else "deck"
    return Piece(back, copies, card.id, tracks=tracks_of(card) if kind == "health" else ())


def tracks_of(card: Card) -> tuple[Track, ...]:
    """WS-6, WS-72, WS-74  Drops for hits, drops for fatigue from the full track on, two shields."""
    fatigue, hits = health_of(card)
    return (
        Track("hits", tuple(str(hit) for hit in range(1, hits + 1)), hits),
        Track("fatigue", tuple(str(left) for left in range(fatigue, 0, -1)), 7),
        Track("tactic", ("", ""), 2),
    )


def health_of(card: Card) -> tuple[int, int]:
    _, fatigue, hits = str(card.values["effect"]).split(":")
    return int(fatigue), int(hits)
