"""Why an answer is advised, in one sentence: from the own hand and what lies open, never more."""

from __future__ import annotations

from tafelrunde.kernel import Reason

from ..rules import moves, tasks
from ..rules.attack import shields_in, swords_in
from ..rules.printed import (
    ATTACK_ANY_SHIELD,
    ATTACK_ANY_SWORD,
    ATTACK_OWN_SWORD,
    BUFF,
    COLOURS,
    DAMAGE,
    DESTROY_ANY,
    DISCARD_SHOP_CARD,
    DRAW_ANY_DECK,
    DRAW_DECK,
    DRAW_OWN_DISCARD,
    DUFF,
    ENEMY_DRAW,
    HEAL,
    MOVE_ANY,
    NOTHING,
    REVENGE_ATTACK,
    SHELVE_SHIELD,
    SHIELD,
    SIFT_DECK,
    SWEEP_ENEMY_FIELD,
    SWORD,
    TRIGGER_SHOP,
)
from ..rules.strength import best_strength_at, parts_at, strength_in_field, total
from ..rules.table import Table
from ..telling.words import card_word, kind_word, shop_place
from ..thinking.values import best_striker, best_sword, field_strength, value_of_effect

WEAK = 2
"""A card up to this strength is better out of the deck, if its effect is of use."""


def reason_for(table: Table, action: int) -> Reason:
    """The reason for an answer to the question asked."""
    step = table.step
    if step == tasks.ACTION:
        return for_action(table, action)
    if step == tasks.CHOOSE_BRANCH:
        box, card = table.box, table.spot
        effects, amounts = (
            (box.effect_a, box.amount_a) if action == moves.BRANCH else (box.effect_b, box.amount_b)
        )
        return for_effect(table, effects[card], amounts[card])
    if step == tasks.AIM:
        return for_target(table, action - moves.PLACE)
    if step in (tasks.PAY, tasks.TARGET):
        return for_part(table, action)
    return for_rest(table, action)


def for_action(table: Table, action: int) -> Reason:
    if action >= moves.BURN:
        return for_trigger(table, table.box.first[action - moves.BURN])
    if action >= moves.CARD:
        return for_laying(table, action - moves.CARD)
    if action >= moves.BUY_STONES:
        return for_purchase(table, table.shop[shop_place(action)[0]])
    if action >= moves.TRIGGER:
        return for_trigger(table, table.own().field[action - moves.TRIGGER])
    if action >= moves.ATTACK:
        return for_attack(table, action - moves.ATTACK)
    if action == moves.CLEAR:
        return Reason("clear")
    return Reason("end", {"count": table.own().hand.size})


# Attacks ----------------------------------------------------------------------------------


def for_attack(table: Table, slot: int) -> Reason:
    """What the attack costs the enemy, and what strikes back."""
    power = strength_in_field(table, table.active, slot)
    guarded = field_strength(table, table.enemy(), shields_in(table, table.foe()))
    facts: dict[str, object] = {"card": card_word(table, slot), "power": power}
    if power - guarded >= table.foe().hp:
        return Reason("finish", facts)
    if guarded:
        facts["guarded"] = guarded
        if power > guarded:
            facts["loss"] = power - guarded
            return Reason("break-through", facts)
        return Reason("break-shield", facts)
    countering = field_strength(table, table.enemy(), swords_in(table, table.foe()))
    if countering and not table.countered:
        facts["countering"] = countering
        return Reason("trade-blows", facts)
    return Reason("open-attack", facts)


def for_part(table: Table, action: int) -> Reason:
    """A payer, a shield to break, or enough of them."""
    if table.step == tasks.PAY:
        if action == moves.DONE:
            return Reason("paid")
        return Reason("payer", {"card": card_word(table, action - moves.PLACE)})
    if action == moves.DONE:
        return Reason("enough")
    place = action - moves.PLACE
    power = strength_in_field(table, table.enemy(), place - moves.ENEMY)
    return Reason("break", {"card": card_word(table, place), "power": power, "left": table.power})


# Cards ------------------------------------------------------------------------------------


def for_purchase(table: Table, card: int) -> Reason:
    box = table.box
    facts: dict[str, object] = {"card": table.id_of(card)}
    if box.sort[card] == DUFF:
        return Reason("buy-duff", {**facts, "loss": box.loss[card]})
    if box.sort[card] == BUFF:
        return Reason("buy-buff", {**facts, "bonus": box.bonus[card], "extra": box.extra[card]})
    facts["strength"] = box.strength[card]
    return Reason("buy-sword" if box.sort[card] == SWORD else "buy-shield", facts)


def for_laying(table: Table, kind: int) -> Reason:
    box = table.box
    card = box.first[kind]
    facts: dict[str, object] = {"card": kind_word(table, kind)}
    if box.sort[card] == DUFF:
        return Reason("lay-duff", {**facts, "loss": box.loss[card]})
    if box.sort[card] == BUFF:
        return Reason("lay-buff", {**facts, "bonus": box.bonus[card], "extra": box.extra[card]})
    return Reason("lay-shield" if box.sort[card] == SHIELD else "lay-sword", facts)


def for_trigger(table: Table, card: int) -> Reason:
    """The better branch; a weak card that goes for it is no loss."""
    box = table.box
    found = [(box.effect_a[card], box.amount_a[card])]
    if box.effect_b[card] != NOTHING:
        found.append((box.effect_b[card], box.amount_b[card]))
    effect, amount = max(found, key=lambda each: value_of_effect(table, each[0], each[1], 0))
    if effect == DRAW_DECK and box.strength[card] <= WEAK:
        return Reason("thin", {"card": table.id_of(card), "count": amount})
    return for_effect(table, effect, amount)


# Effects ----------------------------------------------------------------------------------


def for_effect(table: Table, effect: int, amount: int) -> Reason:
    """SS-89 to SS-105  What the effect does for the active player."""
    if effect == HEAL:
        return Reason("heal", {"amount": amount, "hp": table.own().hp})
    if effect == DAMAGE:
        code = "damage" if amount < table.foe().hp else "last-damage"
        return Reason(code, {"amount": amount, "hp": table.foe().hp})
    if effect == DRAW_DECK:
        return Reason("draw", {"count": amount})
    if effect == ENEMY_DRAW:
        return Reason("enemy-draw", {"count": amount, "held": table.foe().hand.size})
    if effect == SWEEP_ENEMY_FIELD:
        cards = sum(card != NOTHING for card in table.foe().field)
        return Reason("sweep", {"count": cards})
    if effect in (REVENGE_ATTACK, ATTACK_OWN_SWORD):
        times = amount if effect == ATTACK_OWN_SWORD else 1
        return Reason("revenge", {"loss": best_sword(table) * times})
    if effect in (ATTACK_ANY_SHIELD, ATTACK_ANY_SWORD):
        return Reason("revenge", {"loss": best_striker(table, effect == ATTACK_ANY_SWORD)})
    return Reason(PLAIN_EFFECTS.get(effect, "effect"))


PLAIN_EFFECTS = {
    DRAW_OWN_DISCARD: "take-back",
    MOVE_ANY: "free-card",
    SHELVE_SHIELD: "shelve",
    DISCARD_SHOP_CARD: "deny",
    DRAW_ANY_DECK: "new-card",
    SIFT_DECK: "sift",
    DESTROY_ANY: "chain",
    TRIGGER_SHOP: "chain",
}


def for_target(table: Table, place: int) -> Reason:
    """SS-86  The card at which an effect is aimed."""
    facts: dict[str, object] = {"card": card_word(table, place)}
    effect = table.effect
    if effect in (REVENGE_ATTACK, ATTACK_OWN_SWORD, ATTACK_ANY_SHIELD, ATTACK_ANY_SWORD):
        return Reason("aim-strike", {**facts, "power": best_strength_at(table, place)})
    if effect == SHELVE_SHIELD:
        return Reason("aim-shelve", facts)
    if effect == DISCARD_SHOP_CARD:
        return Reason("aim-deny", facts)
    if effect == MOVE_ANY:
        return Reason("aim-move", facts)
    return Reason("aim-chain", facts)


def for_rest(table: Table, action: int) -> Reason:
    """The small questions in between."""
    step = table.step
    if step == tasks.SLOT:
        return Reason("slot", {"card": kind_word(table, table.spot)})
    if step == tasks.COUNTER:
        return Reason("counter", {"card": card_word(table, action - moves.PLACE)})
    if step == tasks.DESTINATION:
        keeps = action == moves.PILE
        return Reason("keep" if keeps else "give", {"card": card_word(table, table.spot)})
    if step == tasks.DECK:
        return Reason("new-card")
    if step == tasks.NAME_COLOUR:
        power = total(parts_at(table, table.spot, action - moves.COLOUR))
        return Reason("colour", {"colour": COLOURS[action - moves.COLOUR], "power": power})
    if step == tasks.HPC:
        colour = action - moves.COLOUR
        count = sum(c != NOTHING and table.box.colour[c] == colour for c in table.shop)
        return Reason("hpc", {"colour": COLOURS[colour], "count": count})
    assert step == tasks.SHOW
    return Reason("show")
