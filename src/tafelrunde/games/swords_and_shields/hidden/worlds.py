"""SS-25, SS-26  Worlds that a seat cannot tell apart: hidden cards are dealt anew.

A world is a clone of the table. Hidden cards are mixed only with those they may be exchanged
with: a player's deck with the hand cards drawn from it, the shop deck with the hand cards drawn
from it. Each pool is gathered in ascending order first, so that nothing of the real order is left.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice

from ..rules.piles import Pile, shuffle
from ..rules.shopping import colours_to_show
from ..rules.table import ENEMY_DECK, HAND_SIZE, OPEN, OWN_DECK, SHOP_DECK, Player, Table
from ..rules.tasks import SHOW

SHUFFLED: Final = 0
RISING: Final = 1
FALLING: Final = 2
"""In which order a pool is dealt; the sorted ones show the corners of what may happen."""


def is_possible(world: Table) -> bool:
    """SS-41  Who discards the shop holds five cards of different colours in this world, too."""
    return world.step != SHOW or colours_to_show(world) >= HAND_SIZE


def deal_anew(world: Table, seat: i64, dice: Dice, order: i64) -> None:
    """Deal every card this seat does not see anew."""
    world.seed = dice.word()
    world.dice = dice.split()
    world.ready = False
    own, enemy = world.players[seat], world.players[1 - seat]
    held = open_cards(world, enemy)
    redeal(world, own.deck, own.known_top, enemy, ENEMY_DECK, held, dice, order)
    redeal(world, enemy.deck, enemy.known_top, enemy, OWN_DECK, held, dice, order)
    redeal(world, world.shop_deck, 0, enemy, SHOP_DECK, held, dice, order)
    enemy.hand = held


def open_cards(world: Table, player: Player) -> Pile:
    """SS-26  The hand cards the other player knows of."""
    found = Pile(vec[i64](capacity=player.hand.size), 0)
    at: i64 = 0
    while at < player.hand.size:
        card = player.hand.cards[at]
        if world.origin[card] == OPEN:
            found.push(card)
        at += 1
    return found


def redeal(
    world: Table,
    deck: Pile,
    known_top: i64,
    enemy: Player,
    origin: i64,
    held: Pile,
    dice: Dice,
    order: i64,
) -> None:
    """Mix a deck with the enemy's hand cards drawn from it, and deal as many as were drawn."""
    flags = world.box.blank[:]
    cut = deck.size - known_top
    at: i64 = 0
    while at < cut:
        flags[deck.cards[at]] = 1
        at += 1
    drawn: i64 = 0
    at = 0
    while at < enemy.hand.size:
        card = enemy.hand.cards[at]
        if world.origin[card] == origin:
            flags[card] = 1
            drawn += 1
        at += 1
    pool = Pile(listed(flags, cut + drawn), cut + drawn)
    if order == SHUFFLED:
        shuffle(pool, dice)
    elif order == FALLING:
        turn_round(pool)
    at = 0
    while at < drawn:
        card = pool.cards[at]
        held.insert(card)
        world.origin[card] = origin
        at += 1
    at = 0
    while at < cut:
        deck.cards[at] = pool.cards[drawn + at]
        at += 1


def listed(flags: vec[i64], size: i64) -> vec[i64]:
    """The cards with a flag, in ascending order. Copies of a kind follow each other."""
    found = vec[i64](capacity=size)
    card: i64 = 0
    count: i64 = len(flags)
    while card < count:
        if flags[card] != 0:
            found = append(found, card)
        card += 1
    return found


def turn_round(pool: Pile) -> None:
    first: i64 = 0
    last = pool.size - 1
    while first < last:
        card = pool.cards[first]
        pool.cards[first] = pool.cards[last]
        pool.cards[last] = card
        first += 1
        last -= 1
