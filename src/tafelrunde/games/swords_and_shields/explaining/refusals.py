"""Why an action is refused, with the rule that forbids it."""

from __future__ import annotations

from tafelrunde.kernel import Refusal

from ..rules import moves, tasks
from ..rules.attack import breakable, shields_in
from ..rules.paying import currency_word
from ..rules.printed import (
    ATTACK_ANY_SHIELD,
    ATTACK_ANY_SWORD,
    BUFF,
    COLOURS,
    DISCARD_SHOP_CARD,
    EFFECTS,
    NOTHING,
    SHELVE_SHIELD,
    STONES,
    TRIGGER_SHOP,
)
from ..rules.questions import may_buy
from ..rules.shopping import colours_to_show, slots_for
from ..rules.strength import best_strength_at, strength_in_field
from ..rules.table import HAND_SIZE, NO_CARD, Table
from ..rules.turns import MOST_ACTIONS
from ..telling.purses import nearest_miss
from ..telling.words import AIM_RULES, QUESTION_RULES, STRIKES, card_word, kind_word, shop_place


def forbids(table: Table, action: int) -> Refusal:
    """Why the player who is asked may not answer this."""
    step = table.step
    if step == tasks.ACTION:
        return forbids_action(table, action)
    if step == tasks.SLOT and moves.PLACE <= action < moves.PLACE + moves.SLOTS:
        return forbids_slot(table, action - moves.PLACE)
    if step == tasks.PAY and (action == moves.DONE or moves.PLACE <= action < moves.PILE):
        return forbids_payer(table, action)
    if step == tasks.TARGET and (action == moves.DONE or moves.PLACE <= action < moves.PILE):
        return forbids_target(table, action)
    if step == tasks.COUNTER and moves.PLACE <= action < moves.PILE:
        return Refusal("no-own-sword", "SS-76", {"card": card_word(table, action - moves.PLACE)})
    if step == tasks.CHOOSE_BRANCH and moves.BRANCH <= action < moves.COLOUR:
        return not_executable(table, table.spot, action - moves.BRANCH)
    if step == tasks.AIM and moves.PLACE <= action < moves.PILE:
        return forbids_aim(table, action - moves.PLACE)
    if step == tasks.DESTINATION and moves.PILE <= action < moves.ATTACK:
        return Refusal("same-place", "SS-97", {"card": card_word(table, table.spot)})
    if step == tasks.DECK and moves.PILE <= action < moves.ATTACK:
        return Refusal("deck-too-small", "SS-102", {"count": table.amount})
    if step == tasks.NAME_COLOUR and moves.COLOUR <= action < moves.PLACE:
        return Refusal("no-strength", "SS-96", {"card": card_word(table, table.spot)})
    if step == tasks.HPC and moves.COLOUR <= action < moves.PLACE:
        return Refusal("hpc-taken", "SS-14", {"colour": COLOURS[action - moves.COLOUR]})
    if step == tasks.SHOW and moves.CARD <= action < moves.BURN:
        return forbids_show(table, action - moves.CARD)
    return Refusal("other-question", QUESTION_RULES[step], {"question": tasks.NAMES[step]})


def forbids_action(table: Table, action: int) -> Refusal:
    if table.actions >= MOST_ACTIONS:
        return Refusal("too-many-actions", "SS-125", {"count": MOST_ACTIONS})
    if action == moves.CLEAR:
        if not table.window:
            return Refusal("window-closed", "SS-39")
        return Refusal("too-few-colours", "SS-41", {"count": colours_to_show(table)})
    if moves.ATTACK <= action < moves.TRIGGER:
        return forbids_attack(table, action - moves.ATTACK)
    if moves.TRIGGER <= action < moves.BUY_STONES:
        return forbids_trigger(table, action - moves.TRIGGER)
    if moves.BUY_STONES <= action < moves.CARD:
        return forbids_purchase(table, *shop_place(action))
    if action >= moves.BURN:
        return forbids_burning(table, action - moves.BURN)
    if action >= moves.CARD:
        return forbids_playing(table, action - moves.CARD)
    return Refusal("other-question", "SS-30", {"question": tasks.NAMES[tasks.ACTION]})


def forbids_attack(table: Table, slot: int) -> Refusal:
    card = table.own().field[slot]
    if card == NOTHING:
        return Refusal("empty-slot", "SS-68", {"slot": slot + 1})
    if not table.box.is_sword(card):
        return Refusal("no-sword", "SS-68", {"card": table.id_of(card)})
    power = strength_in_field(table, table.active, slot)
    needed, shield = weakest_shield(table)
    facts = {"card": table.id_of(card), "power": power, "needed": needed, "shield": shield}
    return Refusal("will-fail", "SS-71", facts)


def weakest_shield(table: Table) -> tuple[int, str]:
    """What it takes to break the weakest enemy shield, and which that is."""
    shields = [slot for slot in range(moves.SLOTS) if shields_in(table, table.foe()) >> slot & 1]
    found = [
        (int(strength_in_field(table, table.enemy(), slot)), table.id_of(table.foe().field[slot]))
        for slot in shields
    ]
    return min(found, default=(1, NO_CARD))


def forbids_trigger(table: Table, slot: int) -> Refusal:
    card = table.own().field[slot]
    if card == NOTHING:
        if table.own().field[moves.SLOTS + slot] != NOTHING:
            return Refusal("no-effect", "SS-88", {"card": card_word(table, moves.SLOTS + slot)})
        return Refusal("empty-slot", "SS-80", {"slot": slot + 1})
    return not_executable(table, card)


def not_executable(table: Table, card: int, branch: int | None = None) -> Refusal:
    """SS-81, SS-88  The card has no effect, or none (or not this one) can be carried out now."""
    if not table.box.has_effect(card):
        return Refusal("no-effect", "SS-88", {"card": table.id_of(card)})
    printed = (table.box.effect_a[card], table.box.effect_b[card])
    asked = printed if branch is None else (printed[branch],)
    effects = [EFFECTS[effect] for effect in dict.fromkeys(asked) if effect != NOTHING]
    first, other = (*effects, NO_CARD)[:2]
    facts = {
        "card": table.id_of(card),
        "effect": first,
        "lack": f"lack-{first}",
        "other": other,
        "other_lack": other if other == NO_CARD else f"lack-{other}",
    }
    return Refusal("not-executable", "SS-81", facts)


def forbids_purchase(table: Table, at: int, currency: int) -> Refusal:
    if not may_buy(table):
        return Refusal("no-purchase-yet", "SS-19")
    miss = nearest_miss(table, at)
    if miss is not None:
        return miss
    card = table.shop[at]
    facts = {"card": table.id_of(card), "currency": currency_word(table, card, currency)}
    sold = table.box.price_stones[card] if currency == STONES else table.box.price_symbols[card]
    return Refusal("not-in-this-currency" if sold else "wrong-currency", "SS-48", facts)


def forbids_burning(table: Table, kind: int) -> Refusal:
    if not table.holds_kind(table.active, kind):
        return Refusal("not-in-hand", "SS-80", {"card": kind_word(table, kind)})
    return not_executable(table, table.box.first[kind])


def forbids_playing(table: Table, kind: int) -> Refusal:
    name = {"card": kind_word(table, kind)}
    if not table.holds_kind(table.active, kind):
        return Refusal("not-in-hand", "SS-43", name)
    if slots_for(table, table.own(), NOTHING):
        return Refusal("buff-on-buff", "SS-45", name)
    return Refusal("field-full", "SS-44", name)


def forbids_slot(table: Table, slot: int) -> Refusal:
    name = {"card": kind_word(table, table.spot), "slot": slot + 1}
    if table.own().field[slot] == NOTHING:
        return Refusal("buff-on-buff", "SS-45", name)
    return Refusal("slot-taken", "SS-44", name)


def forbids_payer(table: Table, action: int) -> Refusal:
    """SS-48, SS-52  Only own cards pay, and only exactly."""
    if action == moves.DONE:
        return Refusal("underpaid", "SS-48", {"card": card_word(table, moves.SHOP + table.spot)})
    place = action - moves.PLACE
    name = {"card": card_word(table, place)}
    if place >= moves.SLOTS or table.own().field[place] == NOTHING:
        return Refusal("no-payer", "SS-48", name)
    if table.picked.holds(place):
        return Refusal("pays-already", "SS-48", name)
    return Refusal("overpaid", "SS-48", name)


def forbids_target(table: Table, action: int) -> Refusal:
    if action == moves.DONE:
        return Refusal("nothing-broken", "SS-71")
    place = action - moves.PLACE
    slot = place - moves.ENEMY
    name = {"card": card_word(table, place)}
    if not 0 <= slot < moves.SLOTS or not shields_in(table, table.foe()) >> slot & 1:
        return Refusal("no-enemy-shield", "SS-69", name)
    assert not breakable(table, table.power) >> slot & 1
    needed = strength_in_field(table, table.enemy(), slot)
    return Refusal("unbreakable", "SS-69", {**name, "needed": needed, "power": table.power})


def forbids_aim(table: Table, place: int) -> Refusal:
    card = table.card_at(place)
    effect = table.effect
    if card == NOTHING:
        return Refusal("nothing-there", "SS-86")
    name = {"card": table.id_of(card)}
    if table.chain.holds(card):
        return Refusal("in-chain", "SS-84", name)
    rule = AIM_RULES[effect]
    wants_shop = effect in (DISCARD_SHOP_CARD, TRIGGER_SHOP)
    if wants_shop and not moves.is_in_shop(place):
        return Refusal("not-in-shop", rule, name)
    if effect in (SHELVE_SHIELD, ATTACK_ANY_SHIELD) and not table.box.is_shield(card):
        return Refusal("no-shield", rule, name)
    if effect == ATTACK_ANY_SWORD and place < moves.ENEMY:
        return Refusal("own-field", rule, name)
    if effect in STRIKES and effect != ATTACK_ANY_SHIELD:
        if not table.box.is_sword(card) or (effect != ATTACK_ANY_SWORD and place >= moves.SLOTS):
            return Refusal("no-sword", rule, name)
    if effect in STRIKES:
        assert best_strength_at(table, place) == 0
        return Refusal("no-strength", "SS-96", name)
    if effect != TRIGGER_SHOP and table.is_protected(place):
        return Refusal("protected", "SS-94", name)
    return not_executable(table, card)


def forbids_show(table: Table, kind: int) -> Refusal:
    name = {"card": kind_word(table, kind)}
    if not table.holds_kind(table.active, kind):
        return Refusal("not-in-hand", "SS-41", name)
    if table.box.prints[kind].sort == BUFF:
        return Refusal("no-colour", "SS-41", name)
    facts = {**name, "colour": COLOURS[table.box.prints[kind].colour], "count": HAND_SIZE}
    return Refusal("colour-shown", "SS-41", facts)
