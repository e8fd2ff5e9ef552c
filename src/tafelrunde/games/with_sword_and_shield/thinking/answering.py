"""What the answers to an attack cost the defender, and which of them is the cheapest."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice

from ..rules.moves import MANOEUVRE, NONE, USE, form_in, kind_in
from ..rules.printed import COMBAT
from ..rules.table import Table, at_least

CHANCE: Final = 2.0
"""So many Fatigue Points of luck are mixed into advice."""
RETURNED: Final = 0.8
"""A point the attacker pays is worth this much of a point of one's own."""
STEPPING_ASIDE: Final = 8.0
"""WS-145  The next turn is lost for it."""
FREE_STEP: Final = 2.0
"""WS-145  Only the card is, and a fellow is attacked instead."""
EXHAUSTION: Final = 20.0
"""WS-72  An answer that exhausts the knight costs him a hit besides the points he has left ..."""
DEFEAT: Final = 200.0
"""... and the last one the fight."""
BOOSTING: Final = 50.0
"""A boost is worth it only where there is nothing else."""


def luck(dice: Dice | None) -> float:
    """From 0 to the luck of advice; none without dice."""
    if dice is None:
        return 0.0
    return CHANCE * float(dice.below(1024)) / 1024.0


def cheapest_answer(table: Table, options: vec[i64], dice: Dice | None) -> i64:
    """The cheapest correct defence; none if it would exhaust the knight anyway, and he may (WS-63).

    Where he must defend, an answer that exhausts him is the last one he gives.
    """
    best: i64 = options[0]
    least = 1000.0
    for action in options:
        if action != NONE:
            burden = burden_of(table, action) + luck(dice)
            if burden < least:
                least = burden
                best = action
    fatigue = table.knights[table.speaker].fatigue
    if best != NONE and options[0] == NONE and paid_for(table, best) >= fatigue:
        return NONE
    return best


def burden_of(table: Table, action: i64) -> float:
    """What an answer costs, with what the attacker pays and what the card could do later."""
    burden = plain_burden_of(table, action)
    if (
        not table.rules.free_hits
        and paid_for(table, action) >= table.knights[table.speaker].fatigue
    ):
        burden += DEFEAT if table.is_shaken(table.speaker) else EXHAUSTION
    return burden


def plain_burden_of(table: Table, action: i64) -> float:
    """The same without a look at what the knight can still pay."""
    size = table.cards.deck_kinds
    form, kind = form_in(action, size), kind_in(action, size)
    cards = table.cards
    if form == MANOEUVRE:
        return float(paid_for(table, action)) + 0.3
    if form != USE:
        return FREE_STEP if table.rules.stepping_aside_is_free else STEPPING_ASIDE
    if cards.kind[kind] != COMBAT:
        if cards.boost[kind] != 0:
            return BOOSTING
        return float(paid_for(table, action)) + 0.5 + 0.3 * float(cards.manoeuvre[kind])
    burden = float(paid_for(table, action)) + 0.3 * float(cards.manoeuvre[kind])
    return burden - RETURNED * float(returned_by(table, action))


def paid_for(table: Table, action: i64) -> i64:
    """WS-65, WS-67, WS-84  What the defender pays for an answer, the difference included."""
    size = table.cards.deck_kinds
    form, kind = form_in(action, size), kind_in(action, size)
    who = table.speaker
    if form == MANOEUVRE:
        return table.manoeuvre_cost(who)
    if form != USE:
        return table.surcharge(who)
    if table.cards.kind[kind] != COMBAT:
        return table.cards.cost[kind] + table.surcharge(who)
    cost = table.cost_to_use(who, kind) + table.surcharge(who)
    if table.shown >= 0:
        cost += table.cards.cost[table.shown]
    return cost + at_least(difference(table, kind), 0)


def returned_by(table: Table, action: i64) -> i64:
    """WS-67  What a strong guard makes the attacker pay."""
    size = table.cards.deck_kinds
    kind = kind_in(action, size)
    if form_in(action, size) != USE or table.cards.kind[kind] != COMBAT:
        return 0
    return at_least(-difference(table, kind), 0)


def difference(table: Table, kind: i64) -> i64:
    """WS-67, WS-89  How much the attack is higher than this guard; a strike compares nothing."""
    if table.strike >= 0:
        return 0
    who = table.speaker
    number = table.tactic_value(who) + table.card_value(who, kind)
    number -= table.knights[who].guard_minus
    if table.shown >= 0:
        number += table.cards.boost[table.shown]
    return table.combat_number - number
