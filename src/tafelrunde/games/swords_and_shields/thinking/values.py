"""What attacks, purchases and effects bring the active player, estimated without playing them.

All values are in the units of the judgement (logits), so that unlike things can be compared.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from ..rules.attack import shields_in, swords_in
from ..rules.moves import ENEMY, OWN_DISCARD, PLACES, SHOP, SHOP_SIZE, SLOTS
from ..rules.printed import (
    ATTACK_ANY_SHIELD,
    ATTACK_ANY_SWORD,
    ATTACK_OWN_SWORD,
    BUFF,
    DAMAGE,
    DESTROY_ANY,
    DISCARD_SHOP_CARD,
    DRAW_ANY_DECK,
    DRAW_DECK,
    DRAW_OWN_DISCARD,
    DUFF,
    ENEMY_DRAW,
    ENEMY_GAIN,
    HEAL,
    MOVE_ANY,
    NOTHING,
    REVENGE_ATTACK,
    SHELVE_SHIELD,
    SIFT_DECK,
    SWEEP_ENEMY_FIELD,
)
from ..rules.strength import best_strength_at, strength_in_field
from ..rules.supply import PENALTY
from ..rules.table import HAND_SIZE, MOST_HP, Player, Table
from .judgement import ENOUGH, USUAL

VICTORY: Final = 10.0
FRESH_CARD: Final = 0.1
"""A card more in the hand, to be used in this turn."""
STANDING: Final = 0.03
"""A point of strength that lies in a field."""
LONGEST_CHAIN: Final = 2
"""So deep an effect that leads to another one is looked into."""


def gain_of_loss(player: Player, amount: i64) -> float:
    """What it is worth to the other side that a player loses so many HP."""
    if amount <= 0:
        return 0.0
    if amount >= player.hp:
        return VICTORY
    return USUAL.passive.life * (sqrt(float(player.hp)) - sqrt(float(player.hp - amount)))


def gain_of_healing(player: Player, amount: i64) -> float:
    healed = min(player.hp + amount, MOST_HP)
    return USUAL.active.life * (sqrt(float(healed)) - sqrt(float(player.hp)))


def field_strength(table: Table, who: i64, slots: i64) -> i64:
    """The strength of the cards in these slots together."""
    found: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if slots & bit(slot) != 0:
            found += strength_in_field(table, who, slot)
        slot += 1
    return found


# Attacks ----------------------------------------------------------------------------------


def value_of_attack(table: Table, slot: i64) -> float:
    """SS-68 to SS-76  Shields broken and HP taken, less what the counter-attack costs."""
    power = strength_in_field(table, table.active, slot)
    shields = shields_in(table, table.foe())
    guarded = field_strength(table, table.enemy(), shields)
    if power >= guarded:
        gained = gain_of_loss(table.foe(), power - guarded) + STANDING * float(guarded)
    else:
        gained = STANDING * float(power)
    countering: i64 = 0
    if not table.countered:
        countering = field_strength(table, table.enemy(), swords_in(table, table.foe()))
    if table.rules.counter_early and shields != 0 and countering >= table.own().hp:
        return -VICTORY  # SS-77: swords strike back before it is over
    if gained >= VICTORY:
        return gained
    gained -= USUAL.active.sword * float(power)
    if countering > 0:
        gained += STANDING * float(countering) - gain_of_loss(table.own(), countering)
    return gained


def best_sword(table: Table) -> i64:
    """The strength of the best battle-sword in the own field."""
    best: i64 = 0
    swords = swords_in(table, table.own())
    slot: i64 = 0
    while slot < SLOTS:
        if swords & bit(slot) != 0:
            best = max(best, strength_in_field(table, table.active, slot))
        slot += 1
    return best


def best_striker(table: Table, swords: bool) -> i64:
    """SS-96, SS-104  The best shield anywhere, or the best sword outside the own field."""
    best: i64 = 0
    place: i64 = ENEMY if swords else 0
    while place < PLACES:
        card = table.card_at(place)
        if card != NOTHING and not table.chain.holds(card):
            if table.box.is_sword(card) if swords else table.box.is_shield(card):
                best = max(best, best_strength_at(table, place))
        place += 1
    return best


# Cards ------------------------------------------------------------------------------------


def value_of_purchase(table: Table, card: i64) -> float:
    """SS-58  A card for oneself, or a duff for the enemy."""
    if table.box.sort[card] == DUFF:
        return -table.box.owned[card]
    return table.box.owned[card]


def best_of_shop(table: Table) -> float:
    """The most that a card of the shop is worth to who gets it."""
    best = 0.0
    at: i64 = 0
    while at < SHOP_SIZE:
        card = table.shop[at]
        if card != NOTHING and table.box.sort[card] != DUFF:
            best = max(best, table.box.owned[card])
        at += 1
    return best


def loss_of_owning(table: Table, player: Player, card: i64) -> float:
    """What a player loses with a card that leaves his cards for good."""
    owned = player.hand.size + player.deck.size + player.discard.size
    for other in player.field:
        if other != NOTHING:
            owned += 1
    lost = table.box.owned[card]
    return lost - USUAL.active.missing if owned <= ENOUGH else lost


def value_of_removing(table: Table, place: i64) -> float:
    """What it brings the active player that the card at a place is gone for good."""
    card = table.card_at(place)
    if SHOP <= place < OWN_DISCARD:
        return 0.0
    mine = table.seat_at(place) == table.active
    lost = loss_of_owning(table, table.owner_of(place), card)
    if place < SHOP and table.box.sort[card] != BUFF:
        slot = place if mine else place - ENEMY
        lost += STANDING * float(strength_in_field(table, table.seat_at(place), slot))
    return -lost if mine else lost


# Effects ----------------------------------------------------------------------------------


def value_of_card_effect(table: Table, card: i64, depth: i64) -> float:
    """The better branch of a card."""
    box = table.box
    best = value_of_effect(table, box.effect_a[card], box.amount_a[card], depth)
    if box.effect_b[card] != NOTHING:
        best = max(best, value_of_effect(table, box.effect_b[card], box.amount_b[card], depth))
    return best


def value_of_effect(table: Table, effect: i64, amount: i64, depth: i64) -> float:
    """SS-89 to SS-105  What an effect brings the active player, if it can be carried out."""
    if effect == DRAW_DECK:
        return value_of_drawing(table, amount)
    if effect == HEAL:
        return gain_of_healing(table.own(), amount)
    if effect == DAMAGE:
        return gain_of_loss(table.foe(), amount)
    if effect == ENEMY_GAIN:
        return -gain_of_healing(table.foe(), amount)
    if effect == ENEMY_DRAW:
        foe = table.foe()
        beyond = foe.hand.size + amount - max(HAND_SIZE, foe.hand.size)
        return gain_of_loss(foe, PENALTY * beyond) - FRESH_CARD * float(amount)
    if effect == REVENGE_ATTACK or effect == ATTACK_OWN_SWORD:
        power = best_sword(table)
        times: i64 = amount if effect == ATTACK_OWN_SWORD else 1
        return gain_of_loss(table.foe(), power * times) - USUAL.active.sword * float(power)
    if effect == ATTACK_ANY_SHIELD or effect == ATTACK_ANY_SWORD:
        return gain_of_loss(table.foe(), best_striker(table, effect == ATTACK_ANY_SWORD))
    if effect == SWEEP_ENEMY_FIELD:
        return value_of_sweeping(table)
    if effect == MOVE_ANY:
        return best_of_shop(table)
    return value_of_rest(table, effect, depth)


def value_of_rest(table: Table, effect: i64, depth: i64) -> float:
    """Effects whose worth depends on a target, or on cards nobody sees."""
    if effect == DRAW_OWN_DISCARD:
        top = table.own().discard.top()
        if top == NOTHING or table.box.sort[top] == DUFF:
            return 0.0
        return FRESH_CARD + 0.01 * float(table.box.strength[top])
    if effect == SHELVE_SHIELD:
        return STANDING * float(
            field_strength(table, table.enemy(), shields_in(table, table.foe()))
        )
    if effect == DRAW_ANY_DECK:
        return FRESH_CARD + 0.1
    if effect == SIFT_DECK:
        return 0.5 * FRESH_CARD
    if effect == DISCARD_SHOP_CARD:
        return 0.0
    if depth >= LONGEST_CHAIN:
        return 0.0
    best = 0.0
    place: i64 = 0 if effect == DESTROY_ANY else SHOP
    end: i64 = PLACES if effect == DESTROY_ANY else OWN_DISCARD
    while place < end:
        card = table.card_at(place)
        if card != NOTHING and not table.chain.holds(card):
            best = max(best, value_of_reaching(table, effect, place, depth))
        place += 1
    return best


def value_of_reaching(table: Table, effect: i64, place: i64, depth: i64) -> float:
    """SS-94, SS-101  A card is destroyed or triggered, and its effect follows."""
    card = table.card_at(place)
    value = 0.0
    if table.box.has_effect(card):
        value = value_of_card_effect(table, card, depth + 1)
    if effect == DESTROY_ANY:
        value += value_of_removing(table, place)
    return value


def value_of_drawing(table: Table, amount: i64) -> float:
    """SS-34 to SS-36  Fresh cards, less the penalty for too many or too few."""
    player = table.own()
    there = player.deck.size + player.discard.size
    drawn = amount if amount < there else there
    beyond = player.hand.size + drawn - max(HAND_SIZE, player.hand.size)
    penalty = PENALTY * (max(0, beyond) + amount - drawn)
    return FRESH_CARD * float(drawn) - gain_of_loss(player, penalty)


def value_of_sweeping(table: Table) -> float:
    """SS-92  An empty enemy field neither guards nor counters."""
    foe = table.foe()
    shields = field_strength(table, table.enemy(), shields_in(table, foe))
    swords = field_strength(table, table.enemy(), swords_in(table, foe))
    mine = field_strength(table, table.active, swords_in(table, table.own()))
    freed = min(mine, shields)
    value = STANDING * float(shields + swords) + gain_of_loss(foe, freed)
    if mine > 0 and not table.countered:
        value += gain_of_loss(table.own(), swords)
    return min(value, 1.0)
