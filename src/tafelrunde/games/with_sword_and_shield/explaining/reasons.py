"""Why an answer is advised, in one sentence: from the own hands and what lies open, never more."""

from __future__ import annotations

from tafelrunde.kernel import Reason, Seat

from ..rules import moves, tasks
from ..rules.actions import COMBINATION_COST
from ..rules.opening import standing_number
from ..rules.printed import (
    CHIVALRY_DISCARD,
    CHIVALRY_DRAIN,
    CHIVALRY_GAIN,
    COMBAT,
    DRAIN,
    DRAW,
    EXTRA_ACTIONS,
    GAIN,
    GAIN_BOTH,
    IMPROVEMENT,
    PEEK_DISCARD,
    STRIKE,
)
from ..rules.setup import chooser_of
from ..rules.table import STRENGTH, TACTIC_WORDS, Table
from ..thinking.advice import USUAL_ZEAL
from ..thinking.answering import paid_for, returned_by
from ..thinking.values import Values, life_of

OFTEN = 0.2
"""From this chance of a hit on it is told; below it, that an answer costs something, too."""


def reason_for(table: Table, seat: Seat, action: int) -> Reason:
    """The reason for an answer to the question asked."""
    question = table.question
    if question == tasks.ACTION_QUESTION:
        return for_action(table, action)
    if question == tasks.COMBINATION_QUESTION:
        return for_combination(table, action)
    if question == tasks.ANSWER_QUESTION:
        return for_answer(table, action)
    if question == tasks.GUARD_QUESTION:
        return for_guard(table, action)
    if question == tasks.BID_QUESTION:
        return for_bid(table, action)
    return for_rest(table, seat, action)


# Actions ----------------------------------------------------------------------------------------


def for_action(table: Table, action: int) -> Reason:
    if action < moves.CARDS:
        return for_plain(table, action)
    size = table.cards.deck_kinds
    form, kind = moves.form_in(action, size), moves.kind_in(action, size)
    facts: dict[str, object] = {"card": table.cards.ids[kind]}
    if form == moves.COMBINE:
        cost = COMBINATION_COST + table.surcharge(table.attacker)
        return Reason("combine", {**facts, "cost": int(cost)})
    if form == moves.DISCARD:
        return Reason("discard", facts)
    if form == moves.LOCK:
        return Reason("lock", facts)
    if form == moves.MOVE:
        return Reason("move", facts)
    if table.cards.kind[kind] == COMBAT:
        return for_attack(table, kind)
    if table.cards.kind[kind] == IMPROVEMENT:
        return for_improvement(table, kind)
    return for_effect(table, kind)


def for_plain(table: Table, action: int) -> Reason:
    who = table.attacker
    if action == moves.CHANGE_TACTIC:
        other = 1 - table.knights[who].tactic
        value = table.strength_of(who) if other == STRENGTH else table.technique_of(who)
        facts: dict[str, object] = {
            "tactic": TACTIC_WORDS[other],
            "value": value,
            "now": table.tactic_value(who),
        }
        return Reason("better-tactic" if value > table.tactic_value(who) else "other-cards", facts)
    if action == moves.GRANDE_PASS:
        return Reason("grande-pass", {"count": len(table.knights[who].hand)})
    return Reason("end", {"count": len(table.knights[who].hand)})


def for_attack(table: Table, kind: int) -> Reason:
    """How likely the target has no answer, and what the blow costs."""
    values = Values(table, USUAL_ZEAL)
    target = values.target
    cost = table.cost_to_use(table.attacker, kind) + table.surcharge(table.attacker)
    facts: dict[str, object] = {
        "card": table.cards.ids[kind],
        "target": table.title_of(target),
        "number": values.number_of(kind),
        "chance": round(100 * values.miss_of(kind)),
        "cost": cost,
    }
    if table.opening >= 0:
        return Reason("opening", facts)
    if table.is_shaken(target):
        return Reason("last-hit", facts)
    return Reason("attack" if values.miss_of(kind) >= OFTEN else "attack-wears", facts)


def for_improvement(table: Table, kind: int) -> Reason:
    cards = table.cards
    knight = table.knights[table.attacker]
    main = cards.strength if knight.tactic == STRENGTH else cards.technique
    facts: dict[str, object] = {"card": cards.ids[kind]}
    if main[kind] > 0:
        facts["tactic"] = TACTIC_WORDS[knight.tactic]
        return Reason("improve-tactic", facts)
    if cards.endurance[kind] > 0:
        return Reason("improve-endurance", facts)
    return Reason("improve", facts)


def for_effect(table: Table, kind: int) -> Reason:
    """WS-158  What an Achievement or an Event does."""
    cards = table.cards
    facts: dict[str, object] = {"card": cards.ids[kind]}
    effects = range(cards.first_effect[kind], cards.first_effect[kind + 1])
    codes = {cards.effect[effect]: cards.amount[effect] for effect in effects}
    target = table.title_of(Values(table, USUAL_ZEAL).target)
    if STRIKE in codes:
        return Reason("strike", {**facts, "target": target})
    if codes.keys() & {GAIN, GAIN_BOTH, CHIVALRY_GAIN}:
        left = table.knights[table.attacker].fatigue
        return Reason("regain", {**facts, "left": left})
    if codes.keys() & {DRAIN, CHIVALRY_DRAIN}:
        return Reason("drain", {**facts, "target": target})
    if codes.keys() & {DRAW, EXTRA_ACTIONS}:
        return Reason("more", facts)
    if codes.keys() & {PEEK_DISCARD, CHIVALRY_DISCARD}:
        return Reason("rob", {**facts, "target": target})
    return Reason("prepare", facts)


def for_combination(table: Table, action: int) -> Reason:
    count = len(table.laid)
    if action == moves.COMMIT:
        return Reason("commit", {"count": count})
    kind = moves.kind_in(action, table.cards.deck_kinds)
    return Reason("combine-more", {"card": table.cards.ids[kind], "count": count + 1})


# Answers ----------------------------------------------------------------------------------------


def for_answer(table: Table, action: int) -> Reason:
    knight = table.knights[table.speaker]
    if action == moves.NONE:
        if table.is_shaken(table.speaker):
            return Reason("no-way-out")
        if len(table.options(knight.seat)) == 1:
            return Reason("no-answer")
        return Reason("let-through", {"left": knight.fatigue})
    size = table.cards.deck_kinds
    form, kind = moves.form_in(action, size), moves.kind_in(action, size)
    facts: dict[str, object] = {"card": table.cards.ids[kind]}
    if form == moves.MOVE:
        return Reason("step-aside", facts)
    if form == moves.USE and table.cards.boost[kind] != 0 and table.cards.blocks[kind] == 0:
        return Reason("boost", {**facts, "boost": table.cards.boost[kind]})
    facts["cost"] = paid_for(table, action)
    if form == moves.MANOEUVRE:
        return Reason("manoeuvre", facts)
    if table.cards.kind[kind] != COMBAT:
        return Reason("block", facts)
    return for_guard(table, action)


def for_guard(table: Table, action: int) -> Reason:
    """WS-67  What a correct guard costs, or costs the attacker."""
    kind = moves.kind_in(action, table.cards.deck_kinds)
    paid, returned = paid_for(table, action), returned_by(table, action)
    facts: dict[str, object] = {"card": table.cards.ids[kind], "cost": paid}
    if returned > 0:
        return Reason("strong-guard", {**facts, "returned": returned})
    return Reason("free-guard" if paid == 0 else "guard", facts)


# Set-up and small questions ---------------------------------------------------------------------


def for_bid(table: Table, action: int) -> Reason:
    if action == moves.NONE:
        if len(table.options(table.knights[table.speaker].seat)) == 1:
            return Reason("pass-only")
        return Reason("pass", {"number": standing_number(table)})
    kind = moves.kind_in(action, table.cards.deck_kinds)
    number = table.cards.starter[kind]
    return Reason("bid", {"card": table.cards.ids[kind], "number": number})


def for_rest(table: Table, seat: Seat, action: int) -> Reason:
    question = table.question
    if question == tasks.ARTEFACT_QUESTION:
        card = table.cards.ids[table.offered]
        return Reason("keep" if action == moves.KEEP else "decline", {"card": card})
    if question == tasks.TACTIC_QUESTION:
        who = chooser_of(table, seat)
        facts: dict[str, object] = {
            "strength": table.strength_of(who),
            "technique": table.technique_of(who),
        }
        return Reason("by-strength" if action == moves.CHOOSE_STRENGTH else "by-technique", facts)
    if question == tasks.PLACE_QUESTION:
        return Reason("place")
    if question == tasks.PEEK_QUESTION:
        kind = moves.kind_in(action, table.cards.deck_kinds)
        return Reason("take-away", {"card": table.cards.ids[kind]})
    who = moves.knight_in(action)
    told: dict[str, object] = {"knight": table.title_of(who), "life": life_of(table, who)}
    return Reason("fellow" if question == tasks.FELLOW_QUESTION else "target", told)
