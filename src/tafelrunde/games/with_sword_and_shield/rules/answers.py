"""WS-59 to WS-71, WS-79 to WS-90, WS-144 to WS-146  Attacks and what the defender answers."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import events, melee_events, tasks
from .board import change_slots, fellows_of
from .effects import run_effect
from .fatigue import clear_exchange, pay, pay_for, take_hit
from .lacking import NO_MANOEUVRE, lack_of, with_lack
from .moves import MANOEUVRE, MOVE, NONE, USE, with_card
from .piles import discard
from .printed import COMBAT, IMPROVEMENT, NOTHING, SHIELD
from .table import MOST_DEFENCES, Knight, Table, take_from_hand

# The attack -------------------------------------------------------------------------------------


def resolve_next_card(table: Table) -> None:
    """WS-99, WS-100  The cards laid are resolved one after the other, in their order."""
    if table.at == len(table.laid):
        clear_exchange(table)
        return
    kind = table.laid[table.at]
    table.plan(tasks.NEXT_CARD)
    table.plan(tasks.CARD_DONE)
    if table.cards.kind[kind] == COMBAT:
        attack_with(table, kind)
        return
    effect = table.cards.first_effect[kind + 1] - 1
    while effect >= table.cards.first_effect[kind]:
        table.plan(tasks.task(tasks.EFFECT, effect))
        effect -= 1


def attack_with(table: Table, kind: i64) -> None:
    """WS-62, WS-96  The MCN of the attack; what waited for the next Combat card applies now."""
    who = table.attacker
    table.combat_number = table.tactic_value(who) + table.card_value(who, kind) + table.plus
    table.guards_barred = table.barred
    table.plus = 0
    table.barred = 0
    table.strike = NOTHING
    events.attack_made(table, who, kind)
    table.ask(tasks.ANSWER_QUESTION, table.target)


def finish_card(table: Table) -> None:
    """WS-69, WS-94  The card goes to the discard pile, an Improvement beside its knight."""
    kind = table.laid[table.at]
    table.at += 1
    if table.cards.kind[kind] == IMPROVEMENT:
        knight = table.knights[table.attacker]
        knight.improvements = append(knight.improvements[:], kind)
        events.abilities_changed(table, table.attacker, kind)
    else:
        discard(table, table.attacker, kind)
    table.strike = NOTHING
    table.combat_number = 0
    table.guards_barred = 0
    table.stepped_in = False


# What the defender may do -----------------------------------------------------------------------


def answer_choices(table: Table) -> vec[i64]:
    """WS-63  Correct guards, blocks, Manoeuvres and Defensive Mêlée Movements; or no defence, for
    who has none of the first three."""
    who = table.speaker
    knight = table.knights[who]
    found = vec[i64](capacity=12)
    if table.rules.free_hits or not can_defend(table, knight):
        found = append(found, NONE)
    if knight.defences >= MOST_DEFENCES:
        return found  # WS-51
    size = table.cards.deck_kinds
    last: i64 = NOTHING
    for kind in knight.hand:
        if kind != last and may_answer_with(table, knight, kind):
            found = append(found, with_card(USE, kind, size))
        last = kind
    if not knight.manoeuvre_banned:
        last = NOTHING
        for kind in knight.hand:
            if kind != last and table.cards.manoeuvre[kind] == 1:
                found = append(found, with_card(MANOEUVRE, kind, size))
            last = kind
    if may_step_aside(table, who):
        last = NOTHING
        for kind in knight.hand:
            if kind != last and table.cards.movement[kind] == 1:
                found = append(found, with_card(MOVE, kind, size))
            last = kind
    return found


def can_defend(table: Table, knight: Knight) -> bool:
    """WS-63  Whether he holds a correct guard, a fitting block or a Manoeuvre he may use.

    A Defensive Mêlée Movement is none of them: it lays the blow on a fellow.
    """
    if knight.defences >= MOST_DEFENCES:
        return False  # WS-51
    manoeuvre = table.cards.manoeuvre
    for kind in knight.hand:
        if manoeuvre[kind] == 1 and not knight.manoeuvre_banned:
            return True
        if may_answer_with(table, knight, kind):
            return True
    return False


def guard_choices(table: Table) -> vec[i64]:
    """WS-63  The boost lies on the table; now the guard it belongs to."""
    knight = table.knights[table.speaker]
    found = vec[i64]()
    last: i64 = NOTHING
    for kind in knight.hand:
        if kind != last and is_correct_guard(table, knight, kind):
            found = append(found, with_card(USE, kind, table.cards.deck_kinds))
        last = kind
    return found


def may_answer_with(table: Table, knight: Knight, kind: i64) -> bool:
    """WS-63  A correct guard, a fitting block, or a boost for a guard."""
    cards = table.cards
    if cards.defends_with[kind] == 0:
        return False
    if cards.kind[kind] == COMBAT:
        return is_correct_guard(table, knight, kind)
    if table.strike >= 0:
        return False  # WS-89, WS-90: neither blocks nor boosts against a strike
    if cards.blocks[kind] != 0:
        return is_fitting_block(table, kind)
    return cards.boost[kind] != 0 and may_boost(table, knight)


def is_correct_guard(table: Table, knight: Knight, kind: i64) -> bool:
    """WS-18, WS-82, WS-89  Whether this Combat card parries the attack being answered."""
    cards = table.cards
    guard = cards.guard[kind]
    if cards.kind[kind] != COMBAT or cards.defends_with[kind] == 0:
        return False
    if guard == SHIELD and knight.shield_banned:
        return False
    if table.strike >= 0:
        return guard == table.strike
    if table.guards_barred & bit(guard) != 0:
        return False
    return cards.parries[kind] & bit(cards.attack[table.laid[table.at]]) != 0


def is_fitting_block(table: Table, kind: i64) -> bool:
    """WS-90  Whether the cut being answered is on the card's list."""
    cards = table.cards
    return cards.blocks[kind] & bit(cards.attack[table.laid[table.at]]) != 0


def may_boost(table: Table, knight: Knight) -> bool:
    """WS-51, WS-63  A boost counts as a card of its own and needs a correct guard."""
    if knight.defences + 2 > MOST_DEFENCES:
        return False
    return any(is_correct_guard(table, knight, kind) for kind in knight.hand)


def may_step_aside(table: Table, who: i64) -> bool:
    """WS-144 to WS-146  Not locked, not spent, not stepped in, and a free fellow."""
    knight = table.knights[who]
    if not table.rules.melee or knight.partner >= 0 or knight.spent or table.stepped_in:
        return False
    return len(fellows_of(table, who, False)) > 0


# What follows -----------------------------------------------------------------------------------


def take_blow(table: Table) -> None:
    """WS-68  Without an answer the defender takes one hit."""
    note_lack(table, table.knights[table.speaker])
    events.defence_none(table, table.speaker)
    take_hit(table, table.speaker, "blow")


def note_lack(table: Table, knight: Knight) -> None:
    """WS-63, WS-153  Everybody sees that no card of this hand was a defence."""
    if table.rules.free_hits or knight.defences >= MOST_DEFENCES or len(knight.hand) == 0:
        return
    barred: i64 = 0
    if knight.shield_banned:
        barred |= bit(SHIELD)
    if knight.manoeuvre_banned:
        barred |= NO_MANOEUVRE
    what: i64 = table.strike + len(table.cards.attacks)
    if table.strike < 0:
        what = table.cards.attack[table.laid[table.at]]
        barred |= table.guards_barred
    knight.lacks = with_lack(knight.lacks, lack_of(what, barred, len(knight.hand)))


def use_in_defence(table: Table, kind: i64) -> None:
    """WS-63  Guard, block or boost, as the card is made."""
    who = table.speaker
    knight = table.knights[who]
    knight.defences += 1
    take_from_hand(table, knight, kind)
    if table.cards.kind[kind] == COMBAT:
        guard_with(table, who, kind)
    elif table.cards.boost[kind] != 0 and not blocks_now(table, kind):
        table.shown = kind
        events.boost_laid(table, who, kind)
        table.ask(tasks.GUARD_QUESTION, who)
    else:
        block_with(table, who, kind)


def blocks_now(table: Table, kind: i64) -> bool:
    return table.cards.blocks[kind] != 0 and is_fitting_block(table, kind)


def guard_with(table: Table, who: i64, kind: i64) -> None:
    """WS-65 to WS-67, WS-104  Pay the guard and compare; a strike compares nothing (WS-89)."""
    cost = table.cost_to_use(who, kind)
    number = table.tactic_value(who) + table.card_value(who, kind)
    number -= table.knights[who].guard_minus
    boost: i64 = 0
    if table.shown >= 0:
        cost += table.cards.cost[table.shown]
        boost = table.cards.boost[table.shown]
        number += boost
        discard(table, who, table.shown)
        table.shown = NOTHING
    discard(table, who, kind)
    if table.strike >= 0:
        events.guard_shown(table, who, kind)
    else:
        events.guard_played(table, who, kind, number, boost)
    if not pay_for(table, who, cost, "defence") or table.strike >= 0:
        return
    difference = table.combat_number - number
    if difference > 0:
        pay(table, who, difference, "difference")
    elif difference < 0:
        pay(table, table.attacker, -difference, "difference")


def block_with(table: Table, who: i64, kind: i64) -> None:
    """WS-65, WS-68, WS-90  A block costs its price and stops the card without comparison."""
    discard(table, who, kind)
    events.block_played(table, who, kind)
    if not pay_for(table, who, table.cards.cost[kind], "defence"):
        return
    effect = table.cards.first_effect[kind]
    while effect < table.cards.first_effect[kind + 1]:
        run_effect(table, effect, who, table.attacker)
        effect += 1


def manoeuvre_with(table: Table, kind: i64) -> None:
    """WS-83 to WS-86  Evade this one card; its other contents are ignored."""
    who = table.speaker
    knight = table.knights[who]
    knight.defences += 1
    take_from_hand(table, knight, kind)
    discard(table, who, kind)
    events.manoeuvre_played(table, who, kind)
    pay_for(table, who, table.manoeuvre_cost(who) - table.surcharge(who), "defence")


def show_movement(table: Table, kind: i64) -> None:
    """WS-144  A Defensive Mêlée Movement: the fellow is asked for where there is a choice."""
    who = table.speaker
    knight = table.knights[who]
    knight.defences += 1
    take_from_hand(table, knight, kind)
    table.shown = kind
    melee_events.movement_shown(table, who, kind)
    found = fellows_of(table, who, False)
    if len(found) > 1:
        table.ask(tasks.FELLOW_QUESTION, who)
    else:
        step_aside(table, who, found[0])


def step_aside(table: Table, who: i64, fellow: i64) -> None:
    """WS-144, WS-145  The fellow becomes the target; the mover pays with his next turn."""
    if not pay_for(table, who, 0, "defence"):
        return
    if not table.rules.stepping_aside_is_free:
        table.knights[who].spent = True
    discard(table, who, table.shown)
    table.shown = NOTHING
    change_slots(table, who, fellow)
    table.target = fellow
    table.stepped_in = True
    table.ask(tasks.ANSWER_QUESTION, fellow)
