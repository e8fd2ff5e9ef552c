"""WS-32, WS-55, WS-69, WS-108 to WS-110  Shuffling, drawing and discarding."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice

from . import events
from .printed import EMPTY
from .table import HAND_SIZE, Deck, Table, take_from_hand, take_into_hand


def shuffled(cards: vec[i64], dice: Dice) -> vec[i64]:
    """WS-157  These cards as a face-down pile in random order."""
    pile = cards[:]
    at: i64 = len(pile) - 1
    while at > 0:
        other = dice.below(at + 1)
        card = pile[at]
        pile[at] = pile[other]
        pile[other] = card
        at -= 1
    return pile


def fill_up(table: Table, who: i64) -> None:
    """WS-108, WS-109  Draw up to eight cards; a larger hand stays as it is."""
    draw_cards(table, who, HAND_SIZE - len(table.knights[who].hand))


def draw_cards(table: Table, who: i64, count: i64) -> None:
    """WS-110  Draw so many cards, or as many as there are."""
    knight = table.knights[who]
    deck = table.deck_of(who)
    drawn = vec[i64]()
    while count > 0 and (deck.left > 0 or turn_over_discards(table, deck)):
        deck.left -= 1
        card = deck.pile[deck.left]
        take_into_hand(knight, card)
        if table.watched:  # in the hand they cannot be told from the others
            drawn = append(drawn, card)
        count -= 1
    events.cards_drawn(table, who, drawn)


def turn_over_discards(table: Table, deck: Deck) -> bool:
    """WS-110  The discard pile is shuffled into a new draw pile; False if there is none."""
    if len(deck.discard) == 0:
        return False
    deck.pile = shuffled(deck.discard, table.dice)
    deck.left = len(deck.pile)
    deck.discard = EMPTY
    events.discards_shuffled(table, deck.left)
    return True


def discard(table: Table, who: i64, kind: i64) -> None:
    """WS-69, WS-121  A card goes face up to the discard pile of its owner's deck."""
    deck = table.deck_of(who)
    deck.discard = append(deck.discard, kind)


def discard_hand(table: Table, who: i64) -> None:
    """The whole hand goes to the discard pile."""
    knight = table.knights[who]
    for kind in knight.hand:
        discard(table, who, kind)
    knight.hand = vec[i64]()
    knight.known = EMPTY
    knight.lacks = EMPTY


def discard_random(table: Table, who: i64, count: i64) -> None:
    """WS-157  So many random cards of a hand, all if there are fewer."""
    knight = table.knights[who]
    gone = vec[i64]()
    while count > 0 and len(knight.hand) > 0:
        kind = knight.hand[table.dice.below(len(knight.hand))]
        take_from_hand(table, knight, kind)
        discard(table, who, kind)
        gone = append(gone, kind)
        count -= 1
    events.cards_lost(table, who, gone)
