"""When a reason to buy, to lay or to pay may be said: one predicate for each (see `truths.py`)."""

from __future__ import annotations

from collections.abc import Callable

from ..rules import moves, tasks
from ..rules.paying import payments
from ..rules.printed import BUFF, DUFF, ENEMY_GAIN, NOTHING, SHIELD, STONES, SYMBOLS
from ..rules.strength import strength_in_field
from ..state import Duel
from ..telling.words import shop_place

Claim = Callable[[Duel, int], bool]


def ware_of(table: Duel, action: int) -> int:
    """The shop card an action buys, or NOTHING."""
    if table.step != tasks.ACTION or not moves.BUY_STONES <= action < moves.CARD:
        return NOTHING
    return int(table.shop[shop_place(action)[0]])


def buys(sort: int) -> Claim:
    def claim(table: Duel, action: int) -> bool:
        """SS-58  A card of this sort comes to the own discard pile, a duff on the enemy deck."""
        card = ware_of(table, action)
        return card != NOTHING and table.box.sort[card] == sort

    return claim


def helps(table: Duel, card: int) -> bool:
    """SS-105  Whether some effect of a card does not just give the enemy HP."""
    effects = (table.box.effect_a[card], table.box.effect_b[card])
    return any(effect not in (NOTHING, ENEMY_GAIN) for effect in effects)


def buy_shield(table: Duel, action: int) -> bool:
    """SS-58  A shield, with an effect that does something for whoever triggers it."""
    return buys(SHIELD)(table, action) and helps(table, ware_of(table, action))


def laid_by(table: Duel, action: int) -> int:
    """A card of the kind an action lays, or NOTHING."""
    if table.step != tasks.ACTION or not moves.CARD <= action < moves.BURN:
        return NOTHING
    return int(table.box.first[action - moves.CARD])


def lays(sort: int) -> Claim:
    def claim(table: Duel, action: int) -> bool:
        """SS-43, SS-48  A card of this sort comes into the field; a sword or shield can pay."""
        card, box = laid_by(table, action), table.box
        if card == NOTHING or box.sort[card] != sort:
            return False
        return sort == BUFF or box.stones[card] + box.swords[card] + box.shields[card] > 0

    return claim


def lay_duff(table: Duel, action: int) -> bool:
    """SS-47, SS-48  Its HP can be spared, and with it something of the shop can be paid for."""
    return lay_duff_later(table, action) and any(
        pays_for_something(table, action, slot) for slot in range(moves.SLOTS)
    )


def pays_for_something(table: Duel, action: int, slot: int) -> bool:
    """Whether this card, laid in this slot, is part of some exact payment."""
    player, card = table.own(), laid_by(table, action)
    if player.field[slot] != NOTHING:
        return False
    world = table.clone()
    world.own().field[slot] = card
    return any(
        payments(world, world.own(), ware, currency) >> payers & 1 and payers >> slot & 1
        for ware in world.shop
        if ware != NOTHING
        for currency in (STONES, SYMBOLS)
        for payers in range(1 << moves.SLOTS)
    )


def lay_duff_later(table: Duel, action: int) -> bool:
    """SS-47, SS-112  Its HP can be spared; then it lies there to fight or to pay."""
    return lays(DUFF)(table, action) and bool(
        table.box.loss[laid_by(table, action)] < table.own().hp
    )


def lay_duff_deadly(table: Duel, action: int) -> bool:
    """SS-27, SS-47  It costs all HP that are left."""
    return lays(DUFF)(table, action) and not lay_duff_later(table, action)


def slot_buff(table: Duel, action: int) -> bool:
    """SS-66  A buff lies in this slot."""
    slot = action - moves.PLACE
    if table.step != tasks.SLOT or not 0 <= slot < moves.SLOTS:
        return False
    return bool(table.own().field[moves.SLOTS + slot] != NOTHING)


def offered_slots(table: Duel) -> list[int]:
    return [answer - moves.PLACE for answer in table.legal()]


def slot_free(table: Duel, action: int) -> bool:
    """SS-44  This slot is empty, and a buff elsewhere stays free for another card."""
    if table.step != tasks.SLOT or slot_buff(table, action):
        return False
    return any(slot_buff(table, moves.PLACE + slot) for slot in offered_slots(table))


def slot_any(table: Duel, action: int) -> bool:
    """SS-61  All slots that are offered are empty, so they do not differ."""
    if table.step != tasks.SLOT:
        return False
    return not any(slot_buff(table, moves.PLACE + slot) for slot in offered_slots(table))


def payer(table: Duel, action: int) -> bool:
    """SS-48  No other card that can pay now is weaker in the field."""
    if table.step != tasks.PAY or action == moves.DONE:
        return False
    slots = [answer - moves.PLACE for answer in table.legal() if answer != moves.DONE]
    mine = strength_in_field(table, table.active, action - moves.PLACE)
    return all(mine <= strength_in_field(table, table.active, slot) for slot in slots)


def payer_duff(table: Duel, action: int) -> bool:
    """SS-113  It is a duff of the own field."""
    if table.step != tasks.PAY or action == moves.DONE:
        return False
    return bool(table.box.sort[table.card_at(action - moves.PLACE)] == DUFF)


def payer_any(table: Duel, action: int) -> bool:
    """SS-48  With this card some payment comes out exactly."""
    return table.step == tasks.PAY and action != moves.DONE and action in table.legal()


def paid(table: Duel, action: int) -> bool:
    """SS-48  What was chosen pays the price exactly."""
    return table.step == tasks.PAY and action == moves.DONE and action in table.legal()
