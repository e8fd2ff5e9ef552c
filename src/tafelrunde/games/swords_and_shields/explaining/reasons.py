"""Why an answer is advised, in one sentence: from the own hand and what lies open, never more.

For each answer there are some reasons, the most telling first; the first whose claim holds is
said (see `truths.py`), and nothing where none does.
"""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.kernel import Reason

from ..rules import moves, tasks
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
    ENEMY_DRAW,
    HEAL,
    MOVE_ANY,
    NOTHING,
    REVENGE_ATTACK,
    SHELVE_SHIELD,
    SHIELD,
    SIFT_DECK,
    SIFT_GREY,
    SWEEP_ENEMY_FIELD,
    SWORD,
    TRIGGER_SHOP,
)
from ..rules.strength import best_strength_at, parts_at, strength_in_field, total
from ..rules.table import MOST_HP
from ..state import Duel
from ..telling.view import colour_word
from ..telling.words import card_word, kind_word, shop_place
from ..thinking.values import value_of_effect
from .foresight import (
    card_to_go,
    clash_of,
    counter_totals,
    drawing,
    effects_of,
    hardest_strike,
    is_trigger,
)
from .truths import holds, sifted

LAYING = {SWORD: ("lay-sword",), SHIELD: ("lay-shield",), BUFF: ("lay-buff",)}
BUYING = {SWORD: ("buy-sword",), SHIELD: ("buy-shield", "buy-guard"), BUFF: ("buy-buff",)}
SPENDING = ("lay-duff", "lay-duff-later", "lay-duff-deadly")
ATTACKS = (
    "finish",
    "break-through",
    "break-shield",
    "trade-blows",
    "open-attack",
    "attack-deadly",
)
ENDINGS = ("end-armed", "end-guarded", "end-countering", "end")
STRIKES = (REVENGE_ATTACK, ATTACK_OWN_SWORD, ATTACK_ANY_SHIELD, ATTACK_ANY_SWORD)


def reason_for(table: Duel, action: int) -> Reason | None:
    """The first reason for an answer to the question asked that is true."""
    for reason in candidates(table, action):
        if holds(table, action, reason.code):
            return reason
    return None


def candidates(table: Duel, action: int) -> Iterator[Reason]:
    step = table.step
    if step == tasks.ACTION:
        yield from for_action(table, action)
    elif step == tasks.CHOOSE_BRANCH:
        yield from for_effects(table, action)
    elif step == tasks.AIM:
        yield from for_target(table, action - moves.PLACE)
    elif step == tasks.PAY:
        yield from for_payer(table, action)
    elif step == tasks.TARGET:
        yield from for_shield(table, action)
    elif step == tasks.SLOT:
        yield from for_slot(table, action - moves.PLACE)
    elif step == tasks.DESTINATION:
        for code in ("keep", "give", "oust", "put"):
            yield Reason(code, {"card": card_word(table, table.spot)})
    elif step == tasks.COUNTER:
        totals = counter_totals(table)
        card = card_word(table, action - moves.PLACE)
        loss = totals.get(action - moves.PLACE - moves.ENEMY, 0)
        for code in ("counter", "counter-too"):
            yield Reason(code, {"card": card, "loss": loss})
    elif step == tasks.NAME_COLOUR:
        power = total(parts_at(table, table.spot, action - moves.COLOUR))
        yield Reason("colour", {"colour": COLOURS[action - moves.COLOUR], "power": power})
    elif step == tasks.HPC:
        yield Reason("hpc", facts_of_hpc(table, action - moves.COLOUR))
    elif step == tasks.DECK:
        for code in ("new-card", "new-duff", "new-card-dear"):
            yield Reason(code)
    else:
        yield Reason("show")


def facts_of_hpc(table: Duel, colour: int) -> dict[str, object]:
    count = sum(c != NOTHING and table.box.colour[c] == colour for c in table.shop)
    return {"colour": COLOURS[colour], "count": count}


# Actions ----------------------------------------------------------------------------------


def for_action(table: Duel, action: int) -> Iterator[Reason]:
    if is_trigger(action):
        yield from for_trigger(table, action)
    elif action >= moves.CARD:
        yield from for_laying(table, action - moves.CARD)
    elif action >= moves.BUY_STONES:
        yield from for_purchase(table, table.shop[shop_place(action)[0]])
    elif action >= moves.ATTACK:
        yield from for_attack(table, action - moves.ATTACK)
    elif action == moves.CLEAR:
        yield Reason("clear")
        yield Reason("clear-new")
    else:
        for code in ENDINGS:
            yield Reason(code, {"count": table.own().hand.size})


def for_attack(table: Duel, slot: int) -> Iterator[Reason]:
    """What the attack costs the enemy, and what strikes back."""
    clash = clash_of(table, slot)
    facts: dict[str, object] = {
        "card": card_word(table, slot),
        "power": clash.power,
        "loss": clash.lost,
        "broken": clash.broken,
        "countering": clash.struck,
    }
    for code in ATTACKS:
        yield Reason(code, facts)


def for_shield(table: Duel, action: int) -> Iterator[Reason]:
    """SS-69, SS-72  A shield to break, or enough of them."""
    if action == moves.DONE:
        yield Reason("enough", {"left": table.power})
        yield Reason("stop", {"left": table.power})
        return
    place = action - moves.PLACE
    power = strength_in_field(table, table.enemy(), place - moves.ENEMY)
    yield Reason("break", {"card": card_word(table, place), "power": power, "left": table.power})


def for_payer(table: Duel, action: int) -> Iterator[Reason]:
    if action == moves.DONE:
        yield Reason("paid")
        return
    for code in ("payer-duff", "payer", "payer-any"):
        yield Reason(code, {"card": card_word(table, action - moves.PLACE)})


def for_purchase(table: Duel, card: int) -> Iterator[Reason]:
    box = table.box
    facts: dict[str, object] = {
        "card": table.id_of(card),
        "strength": box.strength[card],
        "loss": box.loss[card],
        "bonus": box.bonus[card],
        "extra": box.extra[card],
    }
    for code in BUYING.get(box.sort[card], ("buy-duff",)):
        yield Reason(code, facts)


def for_laying(table: Duel, kind: int) -> Iterator[Reason]:
    box = table.box
    card = box.first[kind]
    facts: dict[str, object] = {
        "card": kind_word(table, kind),
        "loss": box.loss[card],
        "bonus": box.bonus[card],
        "extra": box.extra[card],
    }
    for code in LAYING.get(box.sort[card], SPENDING):
        yield Reason(code, facts)


def for_slot(table: Duel, slot: int) -> Iterator[Reason]:
    facts: dict[str, object] = {"card": kind_word(table, table.spot)}
    buff = table.own().field[moves.SLOTS + slot]
    if buff != NOTHING:
        bonus = table.box.bonus[buff]
        yield Reason("slot-buff", {**facts, "buff": table.id_of(buff), "bonus": bonus})
    yield Reason("slot-free", facts)
    yield Reason("slot-any", facts)


# Effects ----------------------------------------------------------------------------------


def for_trigger(table: Duel, action: int) -> Iterator[Reason]:
    """The better branch; a weak card that goes for cards is no loss."""
    card = card_to_go(table, action)
    for _, effect, amount in by_value(table, action):
        if effect == DRAW_DECK:
            yield Reason("thin", {"card": table.id_of(card), "count": amount})
        yield from for_effect(table, action, effect, amount)
    yield Reason("trigger", {"card": table.id_of(card)})


def for_effects(table: Duel, action: int) -> Iterator[Reason]:
    for _, effect, amount in by_value(table, action):
        yield from for_effect(table, action, effect, amount)
    yield Reason("effect")


def by_value(table: Duel, action: int) -> list[tuple[Duel, int, int]]:
    """The effects an answer can lead to, what seems to bring most first."""
    found = list(effects_of(table, action))
    return sorted(found, key=lambda one: -value_of_effect(one[0], one[1], one[2], 0))


def for_effect(table: Duel, action: int, effect: int, amount: int) -> Iterator[Reason]:
    """SS-89 to SS-105  What the effect does for the active player."""
    world = next(w for w, e, _ in effects_of(table, action) if e == effect)
    own, foe = world.own(), world.foe()
    facts: dict[str, object] = {"amount": amount, "count": amount}
    if effect == HEAL:
        yield Reason("heal", {"amount": min(amount, MOST_HP - own.hp), "hp": own.hp})
    elif effect == DAMAGE:
        for code in ("damage", "last-damage"):
            yield Reason(code, {"amount": amount, "hp": foe.hp})
    elif effect == DRAW_DECK:
        drawn, cost = drawing(world, world.active, amount)
        yield Reason("draw", facts)
        yield Reason("draw-dear", {"count": drawn, "loss": cost})
    elif effect == ENEMY_DRAW:
        yield Reason("enemy-draw", {"count": amount, "held": foe.hand.size})
    elif effect == SWEEP_ENEMY_FIELD:
        yield Reason("sweep", {"count": sum(card != NOTHING for card in foe.field)})
    elif effect in STRIKES:
        loss = hardest_strike(world, effect, amount)
        for code in ("revenge", "revenge-finish"):
            yield Reason(code, {"loss": loss, "hp": foe.hp})
    elif effect == DRAW_OWN_DISCARD and own.discard.size > 0:
        yield Reason("take-back", {"card": world.id_of(own.discard.top())})
    elif effect == SIFT_DECK:
        colour = "grey" if amount == SIFT_GREY else colour_word(own.hpc)
        yield Reason("sift", {"count": sifted(world, amount), "colour": colour})
    for code in PLAIN_EFFECTS.get(effect, ()):
        yield Reason(code)


PLAIN_EFFECTS = {
    MOVE_ANY: ("free-card",),
    SHELVE_SHIELD: ("shelve",),
    DISCARD_SHOP_CARD: ("deny",),
    DRAW_ANY_DECK: ("new-card",),
    DESTROY_ANY: ("chain", "chain-next"),
    TRIGGER_SHOP: ("chain", "chain-next"),
}


AIMS = {
    **dict.fromkeys(STRIKES, ("aim-strike",)),
    SHELVE_SHIELD: ("aim-rid", "aim-shelve"),
    DISCARD_SHOP_CARD: ("aim-deny", "aim-fresh"),
    MOVE_ANY: ("aim-take", "aim-oust", "aim-rid"),
    DESTROY_ANY: (
        "aim-destroy",
        "aim-destroy-ware",
        "aim-destroy-buff",
        "aim-rid",
        "aim-destroy-own",
    ),
    TRIGGER_SHOP: ("aim-trigger",),
}


def for_target(table: Duel, place: int) -> Iterator[Reason]:
    """SS-86  The card at which an effect is aimed."""
    facts: dict[str, object] = {"card": card_word(table, place)}
    if table.effect in STRIKES:
        facts["power"] = best_strength_at(table, place)
    for code in (*AIMS[table.effect], "aim-at"):
        yield Reason(code, facts)
