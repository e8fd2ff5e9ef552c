"""Rules of thumb: a sensible answer from what the seat knows, found without looking ahead.

Every legal answer is valued by what it seems to bring; a little chance lets a player try
different things. `greedy_answer` is the slower player that looks one answer ahead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice

from ..rules import moves, tasks
from ..rules.absent import best_counter
from ..rules.printed import (
    ATTACK_ANY_SHIELD,
    ATTACK_ANY_SWORD,
    ATTACK_OWN_SWORD,
    BUFF,
    DESTROY_ANY,
    DUFF,
    MOVE_ANY,
    NOTHING,
    REVENGE_ATTACK,
    SHELVE_SHIELD,
    SHIELD,
    SWORD,
    TRIGGER_SHOP,
)
from ..rules.strength import best_strength_at, parts_at, strength_in_field, total
from ..rules.table import Table
from .values import (
    FRESH_CARD,
    STANDING,
    gain_of_loss,
    loss_of_owning,
    value_of_attack,
    value_of_card_effect,
    value_of_effect,
    value_of_purchase,
    value_of_reaching,
    value_of_removing,
)

CHANCE: Final = 0.06
"""How much luck is mixed into the values of the actions."""


def advise(table: Table, seat: i64, dice: Dice) -> i64:
    """A sensible answer to the question asked."""
    options = table.options(seat)
    if len(options) == 1:
        return options[0]
    if table.step == tasks.COUNTER:
        return moves.PLACE + moves.ENEMY + best_counter(table)
    best: i64 = options[0]
    most = -1000.0
    for action in options:
        value = value_of(table, action) + CHANCE * float(dice.below(1024)) / 1024.0
        if value > most:
            most = value
            best = action
    return best


def value_of(table: Table, action: i64) -> float:
    """What an answer to the question asked seems to be worth."""
    step = table.step
    if step == tasks.ACTION:
        return value_of_action(table, action)
    if step == tasks.AIM:
        return value_of_target(table, action - moves.PLACE)
    if step == tasks.CHOOSE_BRANCH:
        box, card = table.box, table.spot
        if action == moves.BRANCH:
            return value_of_effect(table, box.effect_a[card], box.amount_a[card], 0)
        return value_of_effect(table, box.effect_b[card], box.amount_b[card], 0)
    if step == tasks.PAY:
        return 1.0 if action == moves.DONE else -cost_of_payer(table, action - moves.PLACE)
    if step == tasks.TARGET:
        if action == moves.DONE:
            return 0.0
        return STANDING * float(
            strength_in_field(table, table.enemy(), action - moves.PLACE - moves.ENEMY)
        )
    if step == tasks.SLOT:
        return value_of_slot(table, action - moves.PLACE)
    if step == tasks.DESTINATION:
        return value_of_destination(table, action - moves.PILE)
    if step == tasks.DECK:
        return 0.2 if action - moves.PILE > moves.ENEMY_PILE else 0.1
    if step == tasks.NAME_COLOUR:
        return float(total(parts_at(table, table.spot, action - moves.COLOUR)))
    if step == tasks.HPC:
        return value_of_hpc(table, action - moves.COLOUR)
    return 0.0


def value_of_action(table: Table, action: i64) -> float:
    """SS-30  One of the actions; ending the turn is worth nothing."""
    box = table.box
    if action >= moves.BURN:
        card = box.first[action - moves.BURN]
        spent = loss_of_owning(table, table.own(), card) + FRESH_CARD
        return value_of_card_effect(table, card, 0) - spent
    if action >= moves.CARD:
        return value_of_laying(table, box.first[action - moves.CARD])
    if action >= moves.BUY_STONES:
        at = action - moves.BUY_STONES
        if at >= moves.SHOP_SIZE:
            at -= moves.SHOP_SIZE
        return value_of_purchase(table, table.shop[at]) + 0.02
    if action >= moves.TRIGGER:
        slot = action - moves.TRIGGER
        card = table.own().field[slot]
        spent = loss_of_owning(table, table.own(), card)
        spent += STANDING * float(strength_in_field(table, table.active, slot))
        return value_of_card_effect(table, card, 0) - spent
    if action >= moves.ATTACK:
        return value_of_attack(table, action - moves.ATTACK)
    if action == moves.CLEAR:
        return -0.05
    return 0.0 if action == moves.END else -1.0


def value_of_laying(table: Table, card: i64) -> float:
    """SS-43, SS-47  A card in the field can attack, pay, guard and strike back."""
    box = table.box
    sort = box.sort[card]
    if sort == SWORD:
        return 0.05 + STANDING * float(box.strength[card])
    if sort == SHIELD:
        return 0.05 + 0.8 * STANDING * float(box.strength[card])
    if sort == BUFF:
        return 0.1 + 0.05 * float(box.bonus[card])
    return 0.03 - gain_of_loss(table.own(), box.loss[card])


def value_of_slot(table: Table, slot: i64) -> float:
    """SS-44  Strong cards lie on a buff, weak ones beside it."""
    buff = table.own().field[moves.SLOTS + slot]
    if buff == NOTHING:
        return 0.0
    return 0.1 * float(table.box.strength[table.box.first[table.spot]]) - 0.15


def cost_of_payer(table: Table, slot: i64) -> float:
    """SS-48  What leaves the field with a payer; it is good to be rid of a duff."""
    card = table.own().field[slot]
    if table.box.sort[card] == DUFF:
        return 0.0
    return 0.1 + STANDING * float(strength_in_field(table, table.active, slot))


def value_of_target(table: Table, place: i64) -> float:
    """SS-86  The card at which the running effect is aimed."""
    effect = table.effect
    if effect == MOVE_ANY:
        return value_of_moving(table, place)
    if effect == SHELVE_SHIELD:
        return value_of_removing(table, place)
    card = table.card_at(place)
    if effect_leads_on(table):
        return value_of_reaching(table, effect, place, 0)
    if effect_strikes(table):
        return 0.1 * float(best_strength_at(table, place))
    return -table.box.owned[card]  # a shop card to be discarded: what the enemy would like


def value_of_moving(table: Table, place: i64) -> float:
    """SS-97  The better of taking a card and handing it to the enemy."""
    card = table.card_at(place)
    if moves.is_in_shop(place):
        return max(table.box.owned[card], -table.box.owned[card])
    if table.box.sort[card] == DUFF:
        return -table.box.owned[card] if table.seat_at(place) == table.active else 0.0
    if table.seat_at(place) == table.active:
        return -0.1
    return value_of_removing(table, place) + table.box.owned[card]


def value_of_destination(table: Table, pile: i64) -> float:
    """SS-97  Good cards to oneself, burdens to the enemy."""
    owned = table.box.owned[table.card_at(table.spot)]
    if pile == moves.OWN_PILE:
        return owned
    return -owned if pile == moves.ENEMY_PILE else 0.0


def value_of_hpc(table: Table, colour: i64) -> float:
    """SS-14, SS-63  A colour of which the shop offers strong cards."""
    value = 0.0
    for card in table.shop:
        if card != NOTHING and table.box.colour[card] == colour:
            value += 0.01 * float(table.box.strength[card])
    return value


def effect_leads_on(table: Table) -> bool:
    return table.effect in (DESTROY_ANY, TRIGGER_SHOP)


def effect_strikes(table: Table) -> bool:
    return table.effect in (
        REVENGE_ATTACK,
        ATTACK_OWN_SWORD,
        ATTACK_ANY_SHIELD,
        ATTACK_ANY_SWORD,
    )


# The player that looks one answer ahead ---------------------------------------------------


def greedy_answer(state: Table, dice: Dice) -> i64:
    """The answer with the best position after it, in a world this seat thinks possible."""
    seat = state.turn()
    options = state.options(seat)
    best: i64 = options[0]
    most = -1000.0
    imagined = state.imagine_for(seat, dice)
    for action in options:
        world = imagined.clone()
        world.answer(seat, action)
        reached = world.evaluate(seat) + float(dice.below(1000)) / 100_000.0
        if reached > most:
            best = action
            most = reached
    return best
