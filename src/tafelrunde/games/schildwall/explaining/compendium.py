"""What the compendium tells of each card beyond its text: what it beats, and how to use it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.kernel import Card, Compendium, Reason


class Lore(Compendium):
    """The cards of an army, by rank."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards

    def group(self, card: Card) -> str:
        return "warriors" if card.values["kind"] in ("khan", "warrior") else "helpers"

    def worth(self, card: Card) -> Reason:
        """SH-24  Against how many attack cards of the other army it wins or ties, left alone."""
        copies = card.values["copies_per_army"]
        if card.values["kind"] == "hail":
            return Reason("hail", {"copies": copies})
        strength = card.values["strength"]
        others = [other for other in self._cards if other.values["kind"] != "hail"]
        facts = {
            "copies": copies,
            "beats": self._count(others, lambda value: value < strength),
            "ties": self._count(others, lambda value: value == strength),
            "all": self._count(others, lambda value: True),
        }
        return Reason("attack", facts)

    def _count(self, cards: Sequence[Card], fits: Callable[[int], bool]) -> int:
        return sum(
            int(card.values["copies_per_army"]) for card in cards if fits(card.values["strength"])
        )

    def tips(self, card: Card) -> tuple[Reason, ...]:
        return (Reason(card.id.replace("_", "-"), {}),)
