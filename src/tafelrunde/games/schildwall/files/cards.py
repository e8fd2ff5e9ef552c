"""SH-1 to SH-5  The cards: a row of the card file for each kind, and the army made of them."""

from __future__ import annotations

from tafelrunde.kernel import BadInput, Card, choice_column, read_cards, text_column, whole_column

from ..rules import tally
from ..rules.printed import IDS, Army, is_fylgdar

COLUMNS = (
    choice_column("id", IDS),
    text_column("name"),
    choice_column("kind", ("khan", "warrior", "fylgdar", "hail")),
    whole_column("strength", 0, tally.MOST, empty=True),
    whole_column("support", 0, tally.MOST),
    whole_column("copies_per_army", 0, tally.MOST),
    text_column("text_en"),
    text_column("text_de"),
)


def read_card_file(text: str, source: str) -> tuple[Card, ...]:
    """Read a card file with the eleven kinds of SH-78; other values and copies are welcome."""
    cards = read_cards(text, COLUMNS, source)
    by_id = {card.id: card for card in cards}
    for kind, id in enumerate(IDS):
        if id not in by_id:
            raise BadInput(f"{source}: expected a row for the card {id}")
        check_kind(by_id[id], kind, source)
    ordered = tuple(by_id[id] for id in IDS)
    size = sum(card.values["copies_per_army"] for card in ordered)
    if size < 6:
        raise BadInput(f"{source}: expected at least 6 cards in an army, not {size}")
    return ordered


def check_kind(card: Card, kind: int, source: str) -> None:
    """What the rules ask of single cards whatever their values."""
    column, expected = "", ""
    if (card.values["support"] > 0) != is_fylgdar(kind):
        column, expected = "support", "a bonus for every Fylgdar and 0 for all others"
    elif card.id == "khan" and card.values["copies_per_army"] != 1:
        column, expected = "copies_per_army", "exactly one Khan"
    elif card.id == "hagelsturm" and card.values["copies_per_army"] > 1:
        column, expected = "copies_per_army", "at most one hail"
    if column:
        raise BadInput(f"{source}, card {card.id}, column {column}: expected {expected}")


def army_of(cards: tuple[Card, ...]) -> Army:
    """The army these cards make up."""
    return Army(
        packed(cards, "strength"), packed(cards, "support"), packed(cards, "copies_per_army")
    )


def packed(cards: tuple[Card, ...], column: str) -> int:
    return sum(tally.several(kind, card.values[column]) for kind, card in enumerate(cards))
