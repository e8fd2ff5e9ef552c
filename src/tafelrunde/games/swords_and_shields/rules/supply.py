"""SS-19, SS-33 to SS-38, SS-117 to SS-122  Drawing cards, new decks, and filling the shop."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import events
from .life import lose
from .moves import OWN_PILE, SHOP_SIZE
from .piles import Pile, turn_over
from .printed import NOTHING
from .table import ENEMY_DECK, EVEN_START, HAND_SIZE, OPEN, OWN_DECK, SHOP_DECK, Table

PENALTY: Final = 4
"""SS-35, SS-36: HP for each card drawn too many or too few."""
FIRST_DRAW: Final = 2
"""SS-19: with an even start the first turn of the game begins with so many cards."""


def receive(table: Table, who: i64, card: i64, origin: i64) -> None:
    """A card goes to a hand; remembered is how much the other player knows of it (SS-26)."""
    table.players[who].hand.insert(card)
    table.origin[card] = origin
    if who == table.active:
        table.drew = True


def draw_top(table: Table, who: i64, owner: i64) -> i64:
    """SS-26  Draw the top card of a player's deck, unseen unless it is a duff just bought."""
    source = table.players[owner]
    card = source.deck.pop()
    origin: i64 = OWN_DECK
    if source.known_top > 0:
        source.known_top -= 1
        origin = OPEN
    elif who != owner:
        origin = ENEMY_DECK
    receive(table, who, card, origin)
    return card


def refill_hand(table: Table, who: i64) -> bool:
    """SS-19, SS-33  Phase 1: draw until the hand holds five. True if the player has lost."""
    missing = HAND_SIZE - table.players[who].hand.size
    if table.rules.start == EVEN_START and table.is_first_turn() and missing > FIRST_DRAW:
        missing = FIRST_DRAW
    return missing > 0 and draw_cards(table, who, missing)


def draw_cards(table: Table, who: i64, count: i64) -> bool:
    """SS-34 to SS-37  Draw from the own deck, with a new deck and both penalties where due."""
    player = table.players[who]
    before = player.hand.size
    missing = count
    drawn = vec[i64]()
    while missing > 0:
        if player.deck.size == 0:
            if player.discard.size == 0:
                break
            events.hand_drawn(table, who, drawn, OWN_PILE)
            events.deck_renewed(table, who)
            drawn = vec[i64]()
            turn_over(player.discard, player.deck, table.dice)
        card = draw_top(table, who, who)
        if table.watched:  # in the hand it cannot be told from the cards before it
            drawn = append(drawn, card)
        missing -= 1
    events.hand_drawn(table, who, drawn, OWN_PILE)
    if pay_overdraw(table, who, before):
        return True
    return missing > 0 and lose(table, who, PENALTY * missing, events.UNDERDRAW)


def pay_overdraw(table: Table, who: i64, before: i64) -> bool:
    """SS-35  Each card of this draw beyond the fifth hand card costs HP once."""
    free: i64 = HAND_SIZE
    if before > free:
        free = before
    beyond = table.players[who].hand.size - free
    return beyond > 0 and lose(table, who, PENALTY * beyond, events.OVERDRAW)


def draw_from_shop_deck(table: Table) -> i64:
    """SS-102  The active player draws the top card of the shop deck, unseen."""
    card = table.shop_deck.pop()
    receive(table, table.active, card, SHOP_DECK)
    return card


# The shop ---------------------------------------------------------------------------------


def fill_shop(table: Table) -> None:
    """SS-117, SS-122  Every empty place of the shop is filled, from the left."""
    at: i64 = 0
    while at < SHOP_SIZE:
        if table.shop[at] == NOTHING:
            fill_place(table, at)
        at += 1


def fill_place(table: Table, at: i64) -> None:
    """SS-117, SS-119  The next card of the shop deck, which is renewed when it is needed."""
    if table.shop_deck.size == 0:
        if table.shop_discard.size == 0:
            return
        events.shop_renewed(table)
        turn_over(table.shop_discard, table.shop_deck, table.dice)
    table.shop[at] = table.shop_deck.pop()
    events.shop_filled(table, at)


def deck_in(table: Table, pile: i64) -> Pile:
    """The own, the enemy's or the shop's deck (numbered as in `moves`)."""
    if pile == SHOP_DECK:
        return table.shop_deck
    return table.own().deck if pile == OWN_DECK else table.foe().deck
