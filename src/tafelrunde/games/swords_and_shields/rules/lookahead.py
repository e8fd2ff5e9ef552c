"""SS-81 to SS-86, SS-94  Look-ahead: an effect is legal only if all of it can be carried out.

The test is the rule itself, played on the table: the card is lifted from its place, its effect is
tested there, and the card is put back. Only cards that destroy or trigger others lead deeper; the
situations below them differ only in which of these few cards are gone, so a situation that led
nowhere is remembered by that set. See docs/decisions/0010-legality-by-search.md.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit, shifted

from .moves import ENEMY, ENEMY_PILE, OWN_DISCARD, OWN_PILE, PLACES, SHOP, SHOP_PILE, SLOTS
from .printed import (
    ATTACK_ANY_SHIELD,
    ATTACK_ANY_SWORD,
    ATTACK_OWN_SWORD,
    DESTROY_ANY,
    DISCARD_SHOP_CARD,
    DRAW_ANY_DECK,
    DRAW_OWN_DISCARD,
    MOVE_ANY,
    NOTHING,
    REVENGE_ATTACK,
    SEARCH_CARDS,
    SHELVE_SHIELD,
    SIFT_DECK,
    SWEEP_ENEMY_FIELD,
    TRIGGER_SHOP,
)
from .strength import best_strength_at
from .supply import deck_in
from .table import Table

NO_SITUATIONS: Final = vec[i64]()


def can_carry_out(table: Table, effect: i64, amount: i64, gone: i64) -> bool:
    """SS-81  Whether an effect can be carried out completely as the table lies now.

    `gone` are the search cards that are in the chain of this look-ahead (see `gone_bit`).
    """
    if effect == DRAW_OWN_DISCARD:
        return table.own().discard.size > 0
    if effect == SWEEP_ENEMY_FIELD:
        return not is_bare(table)
    if effect == SIFT_DECK:
        return table.own().deck.size > 0
    if effect == DRAW_ANY_DECK:
        return decks_with(table, amount) != 0
    if effect in (DESTROY_ANY, TRIGGER_SHOP):
        return finds_card(table, effect, gone)
    if takes_aim(effect):
        return targets(table, effect, gone) != 0
    return True


def takes_aim(effect: i64) -> bool:
    """Whether the effect asks for a card on the table."""
    return (
        effect in (DISCARD_SHOP_CARD, TRIGGER_SHOP, ATTACK_OWN_SWORD, ATTACK_ANY_SWORD)
        or REVENGE_ATTACK <= effect <= MOVE_ANY
    )


def is_bare(table: Table) -> bool:
    """SS-92  Whether the enemy field is empty."""
    return all(card == NOTHING for card in table.foe().field)


def decks_with(table: Table, amount: i64) -> i64:
    """SS-102  The decks that hold enough cards, as bits."""
    found: i64 = 0
    if deck_in(table, OWN_PILE).size >= amount:
        found |= bit(OWN_PILE)
    if deck_in(table, ENEMY_PILE).size >= amount:
        found |= bit(ENEMY_PILE)
    if left_in_shop_deck(table) >= amount:
        found |= bit(SHOP_PILE)
    return found


def left_in_shop_deck(table: Table) -> i64:
    """SS-117  Cards in the shop deck once the places that a look-ahead emptied are filled.

    SS-119: where they do not suffice, the discard pile is turned over, with the card that just
    left its place among it.
    """
    deck = table.shop_deck.size
    if table.emptied == 0:
        return deck
    places: i64 = 0
    for card in table.shop:
        if card == NOTHING:
            places += 1
    if places <= deck:
        return deck - places
    return table.shop_discard.size + 2 * deck - places + 1


def targets(table: Table, effect: i64, gone: i64) -> i64:
    """SS-86  The places an effect may be aimed at, as bits."""
    found: i64 = 0
    place: i64 = SHOP if effect in (DISCARD_SHOP_CARD, TRIGGER_SHOP) else 0
    end: i64 = SLOTS if effect in (REVENGE_ATTACK, ATTACK_OWN_SWORD) else PLACES
    while place < end:
        if may_aim_at(table, effect, place, gone):
            found |= bit(place)
        place += 1
    return found


def may_aim_at(table: Table, effect: i64, place: i64, gone: i64) -> bool:
    """SS-84 to SS-104  Whether an effect may be aimed at the card that lies at a place."""
    card = table.card_at(place)
    if card == NOTHING or table.chain.holds(card):
        return False
    if effect == MOVE_ANY:
        return True
    if effect == DESTROY_ANY:
        return can_destroy(table, place, card, gone)
    if effect in (REVENGE_ATTACK, ATTACK_OWN_SWORD):
        return place < SLOTS and table.box.is_sword(card)
    if effect == SHELVE_SHIELD:
        return table.box.is_shield(card)
    if effect == ATTACK_ANY_SHIELD:
        return table.box.is_shield(card) and best_strength_at(table, place) > 0
    if effect == ATTACK_ANY_SWORD:
        return place >= ENEMY and table.box.is_sword(card) and best_strength_at(table, place) > 0
    if place < SHOP or place >= OWN_DISCARD:
        return False
    return effect == DISCARD_SHOP_CARD or can_trigger(table, card, gone)


def can_destroy(table: Table, place: i64, card: i64, gone: i64) -> bool:
    """SS-94  Buffs and duffs unless they protect each other, cards if their effect can follow."""
    if table.is_protected(place):
        return False
    if not table.box.has_effect(card):
        return True
    emptied: i64 = 1 if SHOP <= place < OWN_DISCARD else 0
    table.lift(place)
    table.emptied += emptied
    table.chain.push(card)
    held = can_follow(table, card, gone | gone_bit(table, card, False))
    table.chain.pop()
    table.emptied -= emptied
    table.put_back(place, card)
    return held


def can_trigger(table: Table, card: i64, gone: i64) -> bool:
    """SS-101  A shop card with an effect that can be carried out; the card stays in the shop."""
    if not table.box.has_effect(card):
        return False
    table.chain.push(card)
    held = can_follow(table, card, gone | gone_bit(table, card, True))
    table.chain.pop()
    return held


def can_follow(table: Table, card: i64, gone: i64) -> bool:
    """SS-81  Whether a branch of this card can be carried out now that it is in the chain."""
    if can_carry_out(table, table.box.effect_a[card], table.box.amount_a[card], gone):
        return True
    second = table.box.effect_b[card]
    return second != NOTHING and can_carry_out(table, second, table.box.amount_b[card], gone)


def gone_bit(table: Table, card: i64, stays: bool) -> i64:
    """A search card in the chain, as one bit: destroyed, or triggered and still in the shop."""
    number = table.box.search[card]
    if number == NOTHING:
        return 0
    return bit(number + SEARCH_CARDS) if stays else bit(number)


def finds_card(table: Table, effect: i64, gone: i64) -> bool:
    """Whether a card can be destroyed or triggered. What led nowhere once is not searched again."""
    situation = gone | shifted(effect, 2 * SEARCH_CARDS)
    for known in table.dead:
        if known == situation:
            return False
    place: i64 = SHOP if effect == TRIGGER_SHOP else 0
    end: i64 = OWN_DISCARD if effect == TRIGGER_SHOP else PLACES
    while place < end:
        if may_aim_at(table, effect, place, gone):
            return True
        place += 1
    table.dead = append(table.dead, situation)
    return False


def forget(table: Table) -> None:
    """Situations are remembered as long as one question is looked into."""
    if len(table.dead) > 0:
        table.dead = NO_SITUATIONS


def can_destroy_own(table: Table, slot: i64) -> bool:
    """SS-80, SS-81  Whether the active player may destroy a card of the own field."""
    card = table.own().field[slot]
    if card == NOTHING or not table.box.has_effect(card):
        return False
    table.lift(slot)
    table.chain.push(card)
    held = can_follow(table, card, gone_bit(table, card, False))
    table.chain.pop()
    table.put_back(slot, card)
    return held


def can_destroy_held(table: Table, card: i64) -> bool:
    """SS-80, SS-81  Whether the active player may destroy a hand card; it lies in nobody's way."""
    return table.box.has_effect(card) and can_follow(table, card, 0)
