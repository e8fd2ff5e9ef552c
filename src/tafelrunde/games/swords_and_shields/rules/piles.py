"""SS-21, SS-24  Piles of cards: a deck, a discard pile, a hand. The top card is the last."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice

from .printed import NOTHING

NO_CARDS: Final = vec[i64]()


@final
class Pile:
    """An ordered pile. Behind its `size` cards there may be room left from earlier ones."""

    def __init__(self, cards: vec[i64], size: i64) -> None:
        self.cards: vec[i64] = cards
        self.size: i64 = size

    def clone(self) -> Pile:
        return Pile(self.cards[: self.size], self.size)

    def push(self, card: i64) -> None:
        """Lay a card on top."""
        if self.size < len(self.cards):
            self.cards[self.size] = card
        else:
            self.cards = append(self.cards, card)
        self.size += 1

    def pop(self) -> i64:
        """Take the top card off."""
        self.size -= 1
        return self.cards[self.size]

    def top(self) -> i64:
        """The top card, or NOTHING."""
        if self.size == 0:
            return NOTHING
        return self.cards[self.size - 1]

    def holds(self, card: i64) -> bool:
        at: i64 = 0
        while at < self.size:
            if self.cards[at] == card:
                return True
            at += 1
        return False

    def insert(self, card: i64) -> None:
        """Put a card into a sorted pile (a hand)."""
        self.push(card)
        at = self.size - 1
        while at > 0 and self.cards[at - 1] > card:
            self.cards[at] = self.cards[at - 1]
            at -= 1
        self.cards[at] = card

    def remove(self, card: i64) -> None:
        """Take one card out of the pile."""
        at: i64 = 0
        while self.cards[at] != card:
            at += 1
        self.size -= 1
        while at < self.size:
            self.cards[at] = self.cards[at + 1]
            at += 1

    def listed(self) -> list[int]:
        """The cards from the bottom to the top."""
        return [card for card in self.cards[: self.size]]


def empty_pile() -> Pile:
    return Pile(NO_CARDS, 0)


def pile_of(cards: list[int]) -> Pile:
    """A pile of these cards, the last one on top."""
    return Pile(vec[i64](cards), len(cards))


def shuffle(pile: Pile, dice: Dice) -> None:
    """Bring the cards into random order."""
    at = pile.size - 1
    while at > 0:
        other = dice.below(at + 1)
        card = pile.cards[at]
        pile.cards[at] = pile.cards[other]
        pile.cards[other] = card
        at -= 1


def turn_over(source: Pile, deck: Pile, dice: Dice) -> None:
    """SS-34, SS-119  A discard pile is shuffled and becomes the empty deck."""
    spare = deck.cards
    deck.cards = source.cards
    deck.size = source.size
    source.cards = spare
    source.size = 0
    shuffle(deck, dice)
