"""MG-1  The card file: a row for each kind."""

from __future__ import annotations

from tafelrunde.kernel import BadInput, Card, read_cards, text_column, whole_column

from ..rules.printed import Deck

COLUMNS = (
    text_column("id"),
    text_column("name_en"),
    text_column("name_de"),
    whole_column("value", 0, 99),
    whole_column("copies", 0, 9),
    text_column("text_en"),
    text_column("text_de"),
)

NEEDED = 10
"""Two hands of five."""


def read_card_file(text: str, source: str) -> tuple[Card, ...]:
    """Read a card file; other kinds, values and copies are welcome."""
    cards = read_cards(text, COLUMNS, source)
    count = sum(card.values["copies"] for card in cards)
    if count < NEEDED:
        raise BadInput(f"{source}: expected at least {NEEDED} cards, not {count}")
    return cards


def deck_of(cards: tuple[Card, ...]) -> Deck:
    """What the rules ask about these cards."""
    return Deck(
        tuple(card.id for card in cards),
        tuple(card.values["value"] for card in cards),
        tuple(card.values["copies"] for card in cards),
    )
