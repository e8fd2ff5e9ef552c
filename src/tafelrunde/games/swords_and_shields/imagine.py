"""SS-25, SS-26  Worlds that a seat cannot tell apart: hidden cards are dealt anew.

Hidden cards are mixed only with those they may be exchanged with: a player's deck with the hand
cards drawn from it, the shop deck with the hand cards drawn from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tafelrunde.kernel import Dice

from .duel import Duel
from .pile import Pile, pile_of, shuffle
from .shopping import colours_to_show
from .steps import SHOW
from .table import ENEMY_DECK, HAND_SIZE, OPEN, OWN_DECK, SHOP_DECK

Order = Callable[[Pile], None]


def imagine(table: Duel, seat: int, dice: Dice) -> Duel:
    """Deal every card this seat does not see anew."""
    while True:
        world = dealt(table, seat, dice, lambda pool: shuffle(pool, dice))
        if is_possible(world):
            return world


def is_possible(world: Duel) -> bool:
    """SS-41  Who discards the shop holds five cards of different colours in this world, too."""
    return world.step != SHOW or colours_to_show(world) >= HAND_SIZE


def dealt(table: Duel, seat: int, dice: Dice, order: Order) -> Duel:
    world = table.clone()
    world.seed = dice.word()
    world.dice = dice.split()
    held = hidden_hand(world, 1 - seat)
    own, enemy = world.players[seat], world.players[1 - seat]
    hand = [card for card in enemy.hand.listed() if world.origin[card] == OPEN]
    for deck, known_top, origin in (
        (own.deck, own.known_top, ENEMY_DECK),
        (enemy.deck, enemy.known_top, OWN_DECK),
        (world.shop_deck, 0, SHOP_DECK),
    ):
        drawn = redeal(world, deck, known_top, held[origin], order)
        for card in drawn:
            world.origin[card] = origin
        hand.extend(drawn)
    enemy.hand = pile_of(sorted(hand))
    return world


def hidden_hand(world: Duel, who: int) -> dict[int, list[int]]:
    """The cards in a hand the other player has not seen, by the deck they came from."""
    hand = world.players[who].hand.listed()
    return {
        origin: [card for card in hand if world.origin[card] == origin]
        for origin in (OWN_DECK, ENEMY_DECK, SHOP_DECK)
    }


def redeal(world: Duel, deck: Pile, known_top: int, held: list[int], order: Order) -> list[int]:
    """Mix a deck with the hand cards drawn from it; return as many as were held."""
    cards = deck.listed()
    cut = len(cards) - known_top
    pool = pile_of(sorted(cards[:cut] + held, key=lambda card: look(world, card)))
    order(pool)
    mixed = pool.listed()
    again = pile_of(mixed[len(held) :] + cards[cut:])
    deck.cards, deck.size = again.cards, again.size
    return mixed[: len(held)]


def look(world: Duel, card: int) -> tuple[int, bool]:
    """Cards that look alike are alike, whatever their numbers."""
    return world.box.kind[card], world.chain.holds(card)


def corner_worlds(table: Duel, seat: int, dice: Dice) -> Iterator[Duel]:
    """Worlds with every deck in rising and in falling order: between them all top cards differ."""
    for order in (leave_sorted, turn_round):
        world = dealt(table, seat, dice, order)
        if is_possible(world):
            yield world


def leave_sorted(pool: Pile) -> None:
    """The pool is sorted already."""


def turn_round(pool: Pile) -> None:
    again = pile_of(pool.listed()[::-1])
    pool.cards, pool.size = again.cards, again.size
