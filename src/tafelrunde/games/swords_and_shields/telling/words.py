"""SS-30  Actions in words."""

from __future__ import annotations

from tafelrunde.kernel import MoveText

from ..rules import moves, tasks
from ..rules.attack import may_attack, shields_in
from ..rules.paying import currency_word
from ..rules.printed import (
    ATTACK_ANY_SHIELD,
    ATTACK_ANY_SWORD,
    ATTACK_OWN_SWORD,
    COLOURS,
    DESTROY_ANY,
    DISCARD_SHOP_CARD,
    EFFECT_RULES,
    EFFECTS,
    MOVE_ANY,
    NOTHING,
    REVENGE_ATTACK,
    SHELVE_SHIELD,
    SIFT_DECK,
    SIFT_GREY,
    TRIGGER_SHOP,
)
from ..rules.shopping import slots_for
from ..rules.table import NAMES, NO_CARD, Table, owner_word, where

CURRENCIES = ("stones", "symbols")

STRIKES = (REVENGE_ATTACK, ATTACK_OWN_SWORD, ATTACK_ANY_SWORD, ATTACK_ANY_SHIELD)
AIMED = (DESTROY_ANY, SHELVE_SHIELD, MOVE_ANY, DISCARD_SHOP_CARD, TRIGGER_SHOP, *STRIKES)
AIM_RULES = {effect: EFFECT_RULES[effect] for effect in AIMED}
"""The rule of each effect that is aimed at a card."""

QUESTION_RULES = {
    tasks.HPC: "SS-14",
    tasks.ACTION: "SS-30",
    tasks.SLOT: "SS-44",
    tasks.SHOW: "SS-41",
    tasks.PAY: "SS-48",
    tasks.TARGET: "SS-69",
    tasks.COUNTER: "SS-76",
    tasks.CHOOSE_BRANCH: "SS-80",
    tasks.AIM: "SS-86",
    tasks.DESTINATION: "SS-97",
    tasks.DECK: "SS-102",
    tasks.NAME_COLOUR: "SS-106",
}


def describe(table: Table, action: int) -> MoveText:
    """What this action would mean as an answer to the question asked."""
    if action < moves.BRANCH:
        return describe_word(table, action)
    if action < moves.COLOUR:
        return describe_branch(table, action)
    if action < moves.PLACE:
        colour = COLOURS[action - moves.COLOUR]
        verb = "take_hpc" if table.step == tasks.HPC else "name_colour"
        rule = "SS-14" if table.step == tasks.HPC else "SS-106"
        return MoveText(action, verb, {"colour": colour}, (f"colour/{colour}",), rule)
    if action < moves.PILE:
        return describe_place(table, action)
    if action < moves.ATTACK:
        return describe_pile(table, action)
    if action < moves.BUY_STONES:
        return describe_field_action(table, action)
    if action < moves.CARD:
        return describe_purchase(table, action)
    return describe_hand_action(table, action)


def describe_word(table: Table, action: int) -> MoveText:
    if action == moves.END:
        return MoveText(action, "end", {}, ("say/end",), "SS-31")
    if action == moves.CLEAR:
        return MoveText(action, "clear", {}, ("say/clear",), "SS-42")
    assert action == moves.DONE
    if table.step == tasks.PAY:
        return MoveText(action, "complete", {}, ("say/done",), "SS-58")
    return MoveText(action, "stop", {}, ("say/done",), "SS-72")


def describe_branch(table: Table, action: int) -> MoveText:
    """SS-80  A branch by its effect and parameter."""
    letter = "ab"[action - moves.BRANCH]
    card = table.chain.top()
    effect, amount = NOTHING, 0
    if card != NOTHING:
        box = table.box
        effect = (box.effect_a, box.effect_b)[action - moves.BRANCH][card]
        amount = (box.amount_a, box.amount_b)[action - moves.BRANCH][card]
    word = NO_CARD if effect == NOTHING else EFFECTS[effect]
    facts = {"branch": letter, "effect": word, "amount": amount}
    return MoveText(action, "branch", facts, (branch_button(letter, effect, amount),), "SS-80")


def branch_button(letter: str, effect: int, amount: int) -> str:
    """A button with the name of what the branch does."""
    if effect == NOTHING:
        return f"say/branch-{letter}"
    sifted = ("-grey" if amount == SIFT_GREY else "-hpc") if effect == SIFT_DECK else ""
    return f"say/branch-{EFFECTS[effect]}{sifted}"


def describe_place(table: Table, action: int) -> MoveText:
    place = action - moves.PLACE
    card = card_word(table, place)
    spot = where(table, place)
    touch = touch_word(table, place)
    slot = spot["slot"]
    if table.step == tasks.SLOT:
        return MoveText(action, "lay_at", {"slot": slot}, (slot_word(table, place),), "SS-44")
    if table.step == tasks.PAY:
        return MoveText(action, "pay_with", {"card": card, "slot": slot}, (touch,), "SS-48")
    if table.step == tasks.TARGET:
        return MoveText(action, "break", {"card": card, "slot": slot}, (touch,), "SS-69")
    if table.step == tasks.COUNTER:
        return MoveText(action, "counter", {"card": card, "slot": slot}, (touch,), "SS-76")
    return describe_aim(table, action)


def describe_aim(table: Table, action: int) -> MoveText:
    """SS-86  The card an effect is aimed at."""
    place = action - moves.PLACE
    effect = table.effect
    facts: dict[str, object] = {"card": card_word(table, place), **where(table, place)}
    verb = "point_at"
    if effect == DESTROY_ANY:
        verb = "destroy"
    elif effect == SHELVE_SHIELD:
        verb = "shelve"
    elif effect == MOVE_ANY:
        verb = "move"
    elif effect == DISCARD_SHOP_CARD:
        verb = "discard"
    elif effect == TRIGGER_SHOP:
        verb = "trigger_shop"
    elif effect in STRIKES:
        verb = "strike"
    touch = touch_word(table, place)
    return MoveText(action, verb, facts, (touch,), AIM_RULES.get(effect, "SS-86"))


def describe_pile(table: Table, action: int) -> MoveText:
    owner = owner_word(table, action - moves.PILE)
    if table.step == tasks.DECK:
        touch = "shop-deck" if owner == "shop" else f"deck/{owner}"
        return MoveText(action, "draw_from", {"owner": owner}, (touch,), "SS-102")
    touch = "shop-discard" if owner == "shop" else f"discard/{owner}"
    return MoveText(action, "put_on", {"owner": owner}, (touch,), "SS-97")


def describe_field_action(table: Table, action: int) -> MoveText:
    slot = action - (moves.TRIGGER if action >= moves.TRIGGER else moves.ATTACK)
    facts = {"card": card_word(table, slot), "slot": slot + 1}
    touch = touch_word(table, slot)
    if action >= moves.TRIGGER:
        return MoveText(action, "trigger_field", facts, (touch, "say/trigger"), "SS-80")
    touches = [touch, "say/attack"]
    if not may_attack(table, slot):  # so that touching a shield it cannot break tells why
        shields = shields_in(table, table.foe())
        touches += [
            touch_word(table, moves.ENEMY + at) for at in range(moves.SLOTS) if shields >> at & 1
        ]
    return MoveText(action, "attack", facts, tuple(touches), "SS-68")


def describe_purchase(table: Table, action: int) -> MoveText:
    at, currency = shop_place(action)
    facts = {
        "card": card_word(table, moves.SHOP + at),
        "slot": at + 1,
        "currency": CURRENCIES[currency],
    }
    pay = currency_word(table, table.shop[at], currency)
    touches = (touch_word(table, moves.SHOP + at), f"pay/{pay}")
    return MoveText(action, "buy", facts, touches, "SS-48")


def shop_place(action: int) -> tuple[int, int]:
    """The place in the shop and the currency of a Buy action."""
    currency, at = divmod(action - moves.BUY_STONES, moves.BUY_SYMBOLS - moves.BUY_STONES)
    assert at < moves.SHOP_SIZE
    return at, currency


def describe_hand_action(table: Table, action: int) -> MoveText:
    kind = action - (moves.BURN if action >= moves.BURN else moves.CARD)
    card = kind_word(table, kind)
    touch = f"hand/{NAMES[table.active]}/{card}"
    if action >= moves.BURN:
        return MoveText(action, "trigger", {"card": card}, (touch, "say/trigger"), "SS-80")
    if table.step == tasks.SHOW:
        return MoveText(action, "show", {"card": card}, (touch,), "SS-41")
    touches = [touch, "say/play"]
    sort = table.box.prints[kind].sort if kind < len(table.box.prints) else NOTHING
    if slots_for(table, table.own(), sort) == 0:  # so that touching the full field tells why
        touches += [touch_word(table, top_of(table, slot)) for slot in range(moves.SLOTS)]
    return MoveText(action, "play", {"card": card}, tuple(touches), "SS-43")


def top_of(table: Table, slot: int) -> int:
    """SS-22  The place of the card on top in an own slot."""
    return slot if table.own().field[slot] != NOTHING else moves.SLOTS + slot


def kind_word(table: Table, kind: int) -> str:
    return table.box.prints[kind].id if kind < len(table.box.prints) else NO_CARD


def card_word(table: Table, place: int) -> str:
    card = table.card_at(place)
    return NO_CARD if card == NOTHING else table.id_of(card)


def zone_word(table: Table, place: int) -> str:
    """The zone of a view in which a place lies."""
    spot = where(table, place)
    if spot["zone"] == "shop":
        return f"shop/{spot['slot']}"
    if spot["zone"] == "discard":
        return f"discard/{spot['owner']}"
    return f"field/{spot['owner']}/{spot['slot']}"


def slot_word(table: Table, place: int) -> str:
    """SS-44  Where a card is laid: an empty slot, or the buff it comes to lie on."""
    if place < moves.SLOTS and card_word(table, moves.SLOTS + place) != NO_CARD:
        return touch_word(table, moves.SLOTS + place)
    return zone_word(table, place)


def touch_word(table: Table, place: int) -> str:
    """The card at a place, as a view calls it."""
    return f"{zone_word(table, place)}/{card_word(table, place)}"
