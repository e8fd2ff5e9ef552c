"""The zones of a view, ready to be sent.

Most zones are empty, hold one card or lie face down: these are kept, for each place. The others,
such as a deck of twenty cards that its owner may see, are hardly ever the same at two tables, so
only what never changes of them is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from tafelrunde.kernel import Zone
from tafelrunde.words import Words

from .. import wire
from ..coding import encode

MOST_KEPT = 1000


@final
class Spot:
    """One place: what its zones have in common."""

    def __init__(self, place: str, label: str, owner: int | None) -> None:
        self._place = place
        self._label = label
        self.owner = owner
        self._head = encode(wire.ZoneInfo(place, label, 0))[: -len(b"0}")]
        self._middle = b',"cards":' if owner is None else b',"owner":%d,"cards":' % owner
        self._empty = self._told(0, ())
        self.newest: Zone | None = None
        """The zone told last: one that lies open is told to every seat in turn."""
        self.newest_told = b""
        self._single: dict[str, bytes] = {}
        self._hidden: dict[int, bytes] = {}

    def _told(self, count: int, cards: tuple[str, ...] | None) -> bytes:
        return encode(wire.ZoneInfo(self._place, self._label, count, self.owner, cards))

    def told(self, count: int, cards: tuple[str, ...] | None) -> bytes:
        """The zone as JSON."""
        if cards is None:
            return self._face_down(count)
        if count != len(cards):
            return self._told(count, cards)
        if count == 0:
            return self._empty
        if count == 1:
            return self._one(cards[0])
        parts = [self._head, encode(count), self._middle, encode(cards), b"}"]
        return b"".join(parts)

    def _face_down(self, count: int) -> bytes:
        found = self._hidden.get(count)
        if found is None:
            found = self._hidden[count] = self._told(count, None)
        return found

    def _one(self, card: str) -> bytes:
        found = self._single.get(card)
        if found is None:
            found = self._single[card] = self._told(1, (card,))
        return found


@final
class Places:
    """All places of one game, in one language."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._spots: dict[str, Spot] = {}

    def told(self, zones: Sequence[Zone]) -> bytes:
        """The zones, with commas between them."""
        told: list[bytes] = []
        for zone in zones:
            spot = self._spots.get(zone[0])
            if spot is None or spot.newest is not zone:
                spot = self._tell(spot, zone)
            told.append(spot.newest_told)
        return b",".join(told)

    def _tell(self, spot: Spot | None, zone: Zone) -> Spot:
        place, owner, count, cards = zone
        if spot is None or spot.owner is not owner:
            if len(self._spots) >= MOST_KEPT:
                self._spots.clear()
            spot = self._spots[place] = Spot(place, self._words.zone(place), owner)
        spot.newest_told = spot.told(count, cards)
        spot.newest = zone
        return spot
