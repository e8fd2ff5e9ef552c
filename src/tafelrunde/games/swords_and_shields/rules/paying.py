"""SS-48 to SS-57  Exact payments: which cards of the own field pay for a shop card.

A set of payers is written as bits of their slots, so there are seven of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from .moves import MAY_STOP, SHOP_SIZE, SLOTS
from .printed import (
    EVEN_SHIELDS,
    GREY,
    NOTHING,
    ONE_ONE,
    ONE_ONE_ONE,
    STONE_PATTERN,
    STONES,
    SWORDS,
    TWO_ONE,
)
from .table import Player, Table

PAYER_SETS: Final = 8
FOR_STONES: Final = 1
FOR_SYMBOLS: Final = 32
"""What a shop card can be bought for, as bits; the card at place `at` has them shifted by `at`."""
EVEN_SUMS: Final = 0x1555555555555554
"""The even numbers from 2 on, as bits."""


def stones_of(table: Table, player: Player, slot: i64) -> i64:
    """SS-52, SS-53  All stones of a payer, with its buff's bonus if it has stones at all."""
    card = player.field[slot]
    if card == NOTHING:
        return 0
    return raised(table, player, slot, table.box.stones[card])


def swords_of(table: Table, player: Player, slot: i64) -> i64:
    """SS-49  The swords a payer is worth."""
    card = player.field[slot]
    if card == NOTHING:
        return 0
    return raised(table, player, slot, table.box.swords[card])


def shields_of(table: Table, player: Player, slot: i64) -> i64:
    """SS-49  The shields a payer is worth."""
    card = player.field[slot]
    if card == NOTHING:
        return 0
    return raised(table, player, slot, table.box.shields[card])


def raised(table: Table, player: Player, slot: i64, value: i64) -> i64:
    """SS-53  A buff raises a value, but cannot create a currency the card lacks."""
    buff = player.field[SLOTS + slot]
    if value == 0 or buff == NOTHING:
        return value
    return value + table.box.extra[buff]


def symbol_sum(table: Table, player: Player, payers: i64, swords: bool) -> i64:
    """SS-49  The symbols of these payers, 0 if one of them has none."""
    found: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if payers & bit(slot) != 0:
            value = swords_of(table, player, slot) if swords else shields_of(table, player, slot)
            if value == 0:
                return 0
            found += value
        slot += 1
    return found


def stone_sum(table: Table, player: Player, payers: i64) -> i64:
    """SS-50 to SS-52  The stones of these payers in one colour, 0 if they have not all one."""
    found: i64 = 0
    colour: i64 = GREY
    slot: i64 = 0
    while slot < SLOTS:
        if payers & bit(slot) != 0:
            value = stones_of(table, player, slot)
            if value == 0:
                return 0
            theirs = table.box.colour[player.field[slot]]
            if theirs != GREY:
                if colour != GREY and theirs != colour:
                    return 0
                colour = theirs
            found += value
        slot += 1
    return found


def patterns_of(table: Table, player: Player, payers: i64) -> i64:
    """SS-54, SS-55  The stone patterns these payers can lay, as bits."""
    stones: i64 = 0
    cards: i64 = 0
    greys: i64 = 0
    colours: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if payers & bit(slot) != 0:
            value = stones_of(table, player, slot)
            if value == 0:
                return 0
            stones += value
            cards += 1
            if table.box.colour[player.field[slot]] == GREY:
                greys += 1
            else:
                colours |= bit(table.box.colour[player.field[slot]])
        slot += 1
    different: i64 = 0
    while colours != 0:
        colours &= colours - 1
        different += 1
    if cards < 2 or different + greys < 2:
        return 0
    if cards == 2:
        return ONE_ONE if stones == 2 else (TWO_ONE if stones == 3 else 0)
    if stones != 3:
        return 0
    patterns: i64 = TWO_ONE if different < 3 else 0
    return patterns | ONE_ONE_ONE if different + greys == 3 else patterns


def pays(table: Table, player: Player, payers: i64, card: i64, currency: i64) -> bool:
    """SS-48  Whether these payers are exactly worth the price of a card in this currency."""
    price = table.box.price[card]
    if currency == STONES:
        asked = table.box.price_stones[card]
        if price == STONE_PATTERN:
            return patterns_of(table, player, payers) & asked != 0
        return asked > 0 and stone_sum(table, player, payers) == asked
    if price == EVEN_SHIELDS:  # SS-56
        shields = symbol_sum(table, player, payers, False)
        return shields > 0 and shields & 1 == 0
    asked = table.box.price_symbols[card]
    return asked > 0 and symbol_sum(table, player, payers, price == SWORDS) == asked


def payments(table: Table, player: Player, card: i64, currency: i64) -> i64:
    """SS-48  All sets of payers that are exactly worth the price, as bits of their numbers."""
    found: i64 = 0
    payers: i64 = 1
    while payers < PAYER_SETS:
        if pays(table, player, payers, card, currency):
            found |= bit(payers)
        payers += 1
    return found


def affordable(table: Table) -> i64:
    """SS-48  What the active player can buy: see FOR_STONES and FOR_SYMBOLS."""
    player = table.own()
    used: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if player.field[slot] != NOTHING:
            used |= bit(slot)
        slot += 1
    if used == 0:
        return 0
    swords: i64 = 1
    shields: i64 = 1
    slot = 0
    while slot < SLOTS:  # every sum so far, without and with this payer
        swords |= swords << swords_of(table, player, slot)
        shields |= shields << shields_of(table, player, slot)
        slot += 1
    stones: i64 = 0
    patterns: i64 = 0
    payers: i64 = 1
    while payers < PAYER_SETS:
        if payers & ~used == 0:
            stones |= bit(stone_sum(table, player, payers))
            patterns |= patterns_of(table, player, payers)
        payers += 1
    found: i64 = 0
    at: i64 = 0
    while at < SHOP_SIZE:
        card = table.shop[at]
        if card != NOTHING:
            found |= buyable(table, card, swords, shields, stones, patterns) << at
        at += 1
    return found


def buyable(table: Table, card: i64, swords: i64, shields: i64, stones: i64, patterns: i64) -> i64:
    """Whether sums that can be laid contain a price: FOR_STONES, FOR_SYMBOLS or both."""
    price = table.box.price[card]
    found: i64 = 0
    asked = table.box.price_stones[card]
    if price == STONE_PATTERN:
        return FOR_STONES if patterns & asked != 0 else 0
    if asked > 0 and stones & bit(asked) != 0:
        found = FOR_STONES
    if price == EVEN_SHIELDS:
        return found | FOR_SYMBOLS if shields & EVEN_SUMS != 0 else found
    asked = table.box.price_symbols[card]
    sums = swords if price == SWORDS else shields
    return found | FOR_SYMBOLS if asked > 0 and sums & bit(asked) != 0 else found


def payer_choices(table: Table, valid: i64) -> i64:
    """Step by step: which further payers lead to a valid set; MAY_STOP if it is valid now."""
    chosen = picked_payers(table)
    found: i64 = MAY_STOP if valid & bit(chosen) != 0 else 0
    slot: i64 = 0
    while slot < SLOTS:
        if chosen & bit(slot) == 0 and leads_on(valid, chosen | bit(slot)):
            found |= bit(slot)
        slot += 1
    return found


def leads_on(valid: i64, chosen: i64) -> bool:
    """Whether some valid set of payers contains these."""
    payers: i64 = 1
    while payers < PAYER_SETS:
        if valid & bit(payers) != 0 and chosen & ~payers == 0:
            return True
        payers += 1
    return False


def picked_payers(table: Table) -> i64:
    chosen: i64 = 0
    at: i64 = 0
    while at < table.picked.size:
        chosen |= bit(table.picked.cards[at])
        at += 1
    return chosen


def currency_word(table: Table, card: i64, currency: i64) -> str:
    """SS-48  What a card is paid with: stones, or the one symbol of its price."""
    if currency == STONES:
        return "stones"
    return "swords" if card == NOTHING or table.box.price[card] == SWORDS else "shields"
