"""SS-80 to SS-107  Triggering effects: the compendium, one function for each effect."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from . import events, moves, tasks
from .attack import discard_from_field
from .life import gain, lose
from .lookahead import takes_aim
from .piles import Pile
from .printed import (
    ATTACK_ANY_SHIELD,
    ATTACK_ANY_SWORD,
    ATTACK_OWN_SWORD,
    DAMAGE,
    DESTROY_ANY,
    DISCARD_SHOP_CARD,
    DRAW_ANY_DECK,
    DRAW_DECK,
    DRAW_OWN_DISCARD,
    ENEMY_DRAW,
    ENEMY_GAIN,
    GREY,
    HEAL,
    MOVE_ANY,
    NOTHING,
    REVENGE_ATTACK,
    SHELVE_SHIELD,
    SIFT_DECK,
    SIFT_GREY,
    SWEEP_ENEMY_FIELD,
)
from .strength import parts_at, total
from .supply import (
    draw_cards,
    draw_from_shop_deck,
    draw_top,
    fill_place,
    pay_overdraw,
    receive,
)
from .table import OPEN, Table
from .turns import finish_action

# Chains -----------------------------------------------------------------------------------


def destroy_held(table: Table, kind: i64) -> None:
    """SS-80  The active player destroys a hand card for its effect."""
    card = table.take_from_hand(table.active, kind)
    events.card_destroyed(table, card, NOTHING)
    bury(table, card)
    begin_effect(table, card)


def destroy_at(table: Table, place: i64) -> None:
    """SS-80, SS-83, SS-94  A card on the table is destroyed, then its effect is carried out."""
    card = table.card_at(place)
    events.card_destroyed(table, card, place)
    table.lift(place)
    bury(table, card)
    if moves.is_in_shop(place):
        fill_place(table, place - moves.SHOP)
    if table.box.has_effect(card):
        begin_effect(table, card)
    else:
        finish_action(table)


def bury(table: Table, card: i64) -> None:
    """SS-83, SS-84  A destroyed card covers the shop discard pile and belongs to the chain."""
    table.shop_discard.push(card)
    table.chain.push(card)


def begin_effect(table: Table, card: i64) -> None:
    """SS-80  Carry out the effect of a card; with two branches the active player chooses."""
    table.spot = card
    if table.box.effect_b[card] != NOTHING:
        table.ask(tasks.CHOOSE_BRANCH, table.active)
    else:
        carry_out(table, table.box.effect_a[card], table.box.amount_a[card])


def take_branch(table: Table, second: bool) -> None:
    """SS-80  One of the two branches of the card whose effect is carried out."""
    card = table.spot
    if second:
        carry_out(table, table.box.effect_b[card], table.box.amount_b[card])
    else:
        carry_out(table, table.box.effect_a[card], table.box.amount_a[card])


def carry_out(table: Table, effect: i64, amount: i64) -> None:
    """SS-83  The effect happens, or its target is asked for."""
    table.effect = effect
    table.amount = amount
    table.spot = NOTHING
    if takes_aim(effect):
        table.ask(tasks.AIM, table.active)
    elif effect == DRAW_ANY_DECK:
        table.ask(tasks.DECK, table.active)
    elif effect == SIFT_DECK:
        sift_deck(table, amount)
    elif effect == SWEEP_ENEMY_FIELD:
        sweep_enemy_field(table)
    elif effect == DRAW_OWN_DISCARD:
        draw_own_discard(table)
    elif effect == HEAL:
        heal(table, amount)
    elif effect == ENEMY_GAIN:
        enemy_gain(table, amount)
    elif effect == DAMAGE:
        damage(table, amount)
    elif effect == ENEMY_DRAW:
        enemy_draw(table, amount)
    else:
        assert effect == DRAW_DECK
        draw_deck(table, amount)


def aim_at(table: Table, place: i64) -> None:
    """The target of the effect that is carried out has been chosen."""
    effect = table.effect
    table.spot = place
    if effect == DESTROY_ANY:
        destroy_at(table, place)
    elif effect == MOVE_ANY:
        table.ask(tasks.DESTINATION, table.active)
    elif effect == SHELVE_SHIELD:
        shelve_shield(table, place)
    elif effect == DISCARD_SHOP_CARD:
        discard_shop_card(table, place)
    elif effect == REVENGE_ATTACK:
        revenge_attack(table, place)
    elif effect == ATTACK_OWN_SWORD:
        attack_own_sword(table, place)
    elif effect in (ATTACK_ANY_SHIELD, ATTACK_ANY_SWORD):
        if moves.is_in_shop(place) and table.box.colour[table.card_at(place)] == GREY:
            table.ask(tasks.NAME_COLOUR, table.active)  # SS-106
        else:
            attack_from(table, NOTHING)
    else:
        trigger_shop(table, place)


# Starter cards ----------------------------------------------------------------------------


def draw_deck(table: Table, amount: i64) -> None:
    """SS-89, SS-98  Draw from the own deck."""
    if not draw_cards(table, table.active, amount):
        finish_action(table)


def discard_shop_card(table: Table, place: i64) -> None:
    """SS-90  One shop card goes to the shop discard pile, without its effect."""
    move_card(table, place, moves.SHOP_PILE)
    finish_action(table)


def draw_own_discard(table: Table) -> None:
    """SS-91  Take the top card of the own discard pile into the hand."""
    player = table.own()
    before = player.hand.size
    card = player.discard.pop()
    receive(table, table.active, card, OPEN)
    events.discard_taken(table, card)
    if not pay_overdraw(table, table.active, before):
        finish_action(table)


def sweep_enemy_field(table: Table) -> None:
    """SS-92  The enemy field goes to the enemy's discard pile: slot by slot, buff before rider."""
    events.field_swept(table)
    enemy = table.foe()
    slot: i64 = 0
    while slot < moves.SLOTS:
        for at in (moves.SLOTS + slot, slot):
            if enemy.field[at] != NOTHING:
                enemy.discard.push(enemy.field[at])
                enemy.field[at] = NOTHING
        slot += 1
    finish_action(table)


def revenge_attack(table: Table, slot: i64) -> None:
    """SS-79, SS-93  A battle-sword of the own field attacks at once with revenge."""
    if not strike(table, slot, NOTHING):
        discard_from_field(table, table.active, slot)
        finish_action(table)


# Swords -----------------------------------------------------------------------------------


def shelve_shield(table: Table, place: i64) -> None:
    """SS-95  A battle-shield goes to the shop discard pile, without its effect."""
    move_card(table, place, moves.SHOP_PILE)
    finish_action(table)


def attack_from(table: Table, colour: i64) -> None:
    """SS-96, SS-104, SS-107  A card anywhere attacks the enemy with revenge."""
    place = table.spot
    if strike(table, place, colour):
        return
    if table.effect == ATTACK_ANY_SWORD:  # a shield stays, a sword goes to its discard pile
        if moves.is_in_shop(place):
            move_card(table, place, moves.SHOP_PILE)
        elif place < moves.OWN_DISCARD:
            discard_from_field(table, table.enemy(), place - moves.ENEMY)
    finish_action(table)


def move_any(table: Table, pile: i64) -> None:
    """SS-97  Any face-up card goes to any discard pile it does not lie on."""
    move_card(table, table.spot, pile)
    finish_action(table)


def enemy_draw(table: Table, amount: i64) -> None:
    """SS-98  The enemy draws from the enemy's own deck and bears both penalties."""
    if not draw_cards(table, table.enemy(), amount):
        finish_action(table)


def heal(table: Table, amount: i64) -> None:
    """SS-99  Gain HP."""
    gain(table, table.active, amount)
    finish_action(table)


def damage(table: Table, amount: i64) -> None:
    """SS-99  The enemy loses HP; this is no attack."""
    if not lose(table, table.enemy(), amount, events.DAMAGE):
        finish_action(table)


# Shields ----------------------------------------------------------------------------------


def sift_deck(table: Table, wanted: i64) -> None:
    """SS-100  Go through the own deck: matching cards to the hand, others to the discard pile."""
    player = table.own()
    before = player.hand.size
    colour: i64 = GREY
    if wanted != SIFT_GREY:
        colour = player.hpc
    events.deck_sifted(table, colour)
    while player.deck.size > 0:
        card = player.deck.pop()
        if table.box.colour[card] == colour:
            receive(table, table.active, card, OPEN)
        else:
            player.discard.push(card)
    player.known_top = 0
    table.drew = True  # SS-39: also if nothing matched
    if not pay_overdraw(table, table.active, before):
        finish_action(table)


def trigger_shop(table: Table, place: i64) -> None:
    """SS-101  Carry out the effect of a shop card, which stays in the shop."""
    card = table.card_at(place)
    table.chain.push(card)
    events.shop_triggered(table, card, place)
    begin_effect(table, card)


def draw_any_deck(table: Table, pile: i64) -> None:
    """SS-102  Draw from the own, the enemy's or the shop's deck into the hand."""
    before = table.own().hand.size
    drawn = vec[i64]()
    for _ in range(table.amount):
        if pile == moves.SHOP_PILE:
            card = draw_from_shop_deck(table)
        else:
            owner = table.active if pile == moves.OWN_PILE else table.enemy()
            card = draw_top(table, table.active, owner)
        if table.watched:  # in the hand it cannot be told from the cards before it
            drawn = append(drawn, card)
    events.hand_drawn(table, table.active, drawn, pile)
    if not pay_overdraw(table, table.active, before):
        finish_action(table)


def attack_own_sword(table: Table, slot: i64) -> None:
    """SS-103  A battle-sword of the own field attacks several times in a row with revenge."""
    for _ in range(table.amount):
        if strike(table, slot, NOTHING):
            return
    discard_from_field(table, table.active, slot)
    finish_action(table)


def enemy_gain(table: Table, amount: i64) -> None:
    """SS-105  The enemy of the player who carries this out gains HP."""
    gain(table, table.enemy(), amount)
    finish_action(table)


# Shared -----------------------------------------------------------------------------------


def strike(table: Table, place: i64, colour: i64) -> bool:
    """SS-79  An attack with revenge: its full strength, whatever shields there are."""
    parts = parts_at(table, place, colour)
    events.revenge_struck(table, place, parts)
    return total(parts) > 0 and lose(table, table.enemy(), total(parts), events.REVENGE)


def move_card(table: Table, place: i64, pile: i64) -> None:
    """A card goes from its place to a discard pile; its place in the shop is filled at once."""
    card = table.lift(place)
    discard_in(table, pile).push(card)
    events.card_moved(table, card, place, pile)
    if moves.is_in_shop(place):
        fill_place(table, place - moves.SHOP)


def discard_in(table: Table, pile: i64) -> Pile:
    """The own, the enemy's or the shop's discard pile."""
    if pile == moves.SHOP_PILE:
        return table.shop_discard
    return table.own().discard if pile == moves.OWN_PILE else table.foe().discard


def moves_nowhere(place: i64, pile: i64) -> bool:
    """SS-97  A card must change its place."""
    return (place == moves.OWN_DISCARD and pile == moves.OWN_PILE) or (
        place == moves.ENEMY_DISCARD and pile == moves.ENEMY_PILE
    )
