"""WS-52 to WS-58, WS-91 to WS-107, WS-143, WS-147, WS-151  The Actions of the attacker."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit, bits_of, count_bits, nth_bit
from tafelrunde.kernel.dice import Dice

from . import events, melee_events, moves, tasks
from .board import change_slots, fellows_of, has_target, targets_of
from .fatigue import clear_exchange, end_lock, pay_for
from .piles import discard, discard_hand, draw_cards
from .printed import COMBAT, EMPTY, IMPROVEMENT, NOTHING
from .table import HAND_SIZE, Knight, Table, take_from_hand

COMBINATION_COST: Final = 4
MOST_COMBINED: Final = 4
LOCK_COST: Final = 3
BREAKING_COST: Final = 15


# What the attacker may do -----------------------------------------------------------------------


def action_choices(table: Table) -> vec[i64]:
    """WS-52 to WS-58  Every legal Action, and the end of the turn."""
    knight = table.knights[table.attacker]
    if table.opening >= 0:
        return opening_choices(table, knight)
    targeted = has_target(table, table.attacker)
    hand = knight.hand
    firsts, plays, combined = uses_of(table, hand, targeted)
    plain: i64 = 3 if may_pass(table, table.attacker) else 2
    count = plain + count_bits(plays) + count_bits(combined) + count_bits(firsts)
    found = vec[i64]([moves.END_TURN] * count)
    found[1] = moves.CHANGE_TACTIC
    if plain == 3:
        found[2] = moves.GRANDE_PASS
    size = table.cards.deck_kinds
    at = list_uses(moves.with_card(moves.USE, 0, size), hand, plays, found, plain)
    at = list_uses(moves.with_card(moves.COMBINE, 0, size), hand, combined, found, at)
    list_uses(moves.with_card(moves.DISCARD, 0, size), hand, firsts, found, at)
    return melee_choices(table, knight, targeted, found) if table.rules.melee else found


def random_action(table: Table, dice: Dice) -> i64:
    """One of `action_choices`, each with the same chance, mostly without listing them."""
    if table.opening >= 0 or table.rules.melee:
        found = action_choices(table)
        return found[dice.below(len(found))]
    hand = table.knights[table.attacker].hand
    firsts, plays, combined = uses_of(table, hand, True)
    plain: i64 = 3 if may_pass(table, table.attacker) else 2
    used = count_bits(plays)
    laid = count_bits(combined)
    chosen = dice.below(plain + used + laid + count_bits(firsts))
    if chosen < plain:
        return chosen  # END_TURN, CHANGE_TACTIC, GRANDE_PASS
    chosen -= plain
    size = table.cards.deck_kinds
    if chosen < used:
        return moves.with_card(moves.USE, hand[nth_bit(plays, chosen)], size)
    chosen -= used
    if chosen < laid:
        return moves.with_card(moves.COMBINE, hand[nth_bit(combined, chosen)], size)
    return moves.with_card(moves.DISCARD, hand[nth_bit(firsts, chosen - laid)], size)


def uses_of(table: Table, hand: vec[i64], targeted: bool) -> tuple[i64, i64, i64]:
    """Places in a hand, as bits: the first card of each kind, those among them that may be
    played (WS-57), and those that may begin a Combination (WS-97)."""
    firsts: i64 = 0
    plays: i64 = 0
    once: i64 = 0
    twice: i64 = 0
    last: i64 = NOTHING
    at: i64 = 0
    symbol_of = table.cards.symbol
    attacks_with = table.cards.attacks_with
    needs_opponent = table.cards.needs_opponent
    for kind in hand:
        if kind != last:
            firsts |= bit(at)
        # This is `may_play`; here the columns are fetched once for the whole hand.
        if attacks_with[kind] == 1 and (targeted or needs_opponent[kind] == 0):
            if kind != last:
                plays |= bit(at)
            symbol = symbol_of[kind]
            if symbol >= 0:
                twice |= once & bit(symbol)
                once |= bit(symbol)
        last = kind
        at += 1
    return firsts, plays, 0 if twice == 0 else combinable(table, hand, plays, twice)


def combinable(table: Table, hand: vec[i64], places: i64, symbols: i64) -> i64:
    """Those of these places in a hand, as bits, whose cards carry one of these symbols."""
    symbol_of = table.cards.symbol
    found: i64 = 0
    at: i64 = 0
    for kind in hand:
        if places & bit(at) != 0:
            symbol = symbol_of[kind]
            if symbol >= 0 and symbols & bit(symbol) != 0:
                found |= bit(at)
        at += 1
    return found


def list_uses(form: i64, hand: vec[i64], places: i64, found: vec[i64], to: i64) -> i64:
    """Write one use for each of these places into the list; return the place after them.

    The form is that of a use of kind 0.
    """
    at: i64 = 0
    for kind in hand:
        if places & bit(at) != 0:
            found[to] = form + kind
            to += 1
        at += 1
    return to


def opening_choices(table: Table, knight: Knight) -> vec[i64]:
    """WS-42  The opening card alone, or a Combination that will contain it."""
    found = vec[i64]([moves.with_card(moves.USE, table.opening, table.cards.deck_kinds)])
    symbol = table.cards.symbol[table.opening]
    if symbol < 0:
        return found
    combined = uses_of(table, knight.hand, True)[2]
    same = combinable(table, knight.hand, combined, bit(symbol))
    return with_uses(table, moves.COMBINE, knight.hand, same, found)


def may_play(table: Table, kind: i64, targeted: bool) -> bool:
    """WS-57, WS-92  A card for attack; who acts against an opponent needs one."""
    cards = table.cards
    return cards.attacks_with[kind] == 1 and (targeted or cards.needs_opponent[kind] == 0)


def with_uses(table: Table, form: i64, hand: vec[i64], places: i64, found: vec[i64]) -> vec[i64]:
    """Add one use in this form for each of these places in a hand."""
    for at in bits_of(places):
        found = append(found, moves.with_card(form, hand[at], table.cards.deck_kinds))
    return found


def melee_choices(table: Table, knight: Knight, targeted: bool, found: vec[i64]) -> vec[i64]:
    """WS-143, WS-147, WS-151  Movements and locks of a knight who is not locked."""
    if knight.partner >= 0:
        return found
    if table.used == 0 and len(fellows_of(table, table.attacker, True)) > 0:
        found = symbol_choices(table, knight, moves.MOVE, table.cards.movement, found)
    if targeted:
        found = symbol_choices(table, knight, moves.LOCK, table.cards.lock, found)
    return found


def symbol_choices(
    table: Table, knight: Knight, form: i64, symbols: vec[i64], found: vec[i64]
) -> vec[i64]:
    """Each card in hand that carries a symbol."""
    last: i64 = NOTHING
    for kind in knight.hand:
        if kind != last and symbols[kind] == 1:
            found = append(found, moves.with_card(form, kind, table.cards.deck_kinds))
        last = kind
    return found


def may_pass(table: Table, who: i64) -> bool:
    """WS-53, WS-107  Shaken, in an untouched turn, once in a game."""
    return table.used == 0 and table.is_shaken(who) and not table.knights[who].passed


def combination_choices(table: Table) -> vec[i64]:
    """WS-42, WS-97  More cards with the same symbol, up to four; from two on it may be enough."""
    knight = table.knights[table.attacker]
    found = vec[i64]()
    if len(table.laid) >= 2 and not lacks_opening(table):
        found = append(found, moves.COMMIT)
    if len(table.laid) == MOST_COMBINED:
        return found
    if lacks_opening(table) and len(table.laid) == MOST_COMBINED - 1:
        return append(found, moves.with_card(moves.COMBINE, table.opening, table.cards.deck_kinds))
    symbol = bit(table.cards.symbol[table.laid[0]])
    targeted = has_target(table, table.attacker)
    plays = uses_of(table, knight.hand, targeted)[1]
    same = combinable(table, knight.hand, plays, symbol)
    return with_uses(table, moves.COMBINE, knight.hand, same, found)


def lacks_opening(table: Table) -> bool:
    """WS-42  The opening card is still to be laid."""
    if table.opening < 0:
        return False
    return all(kind != table.opening for kind in table.laid)


def knight_choices(knights: vec[i64]) -> vec[i64]:
    """One of these knights is to be chosen."""
    found = vec[i64]()
    for who in knights:
        found = append(found, moves.choose_knight(who))
    return found


# What follows -----------------------------------------------------------------------------------


def change_tactic(table: Table) -> None:
    """WS-56  The Tactic marker moves to the other ability."""
    who = table.attacker
    table.used += 1
    table.plan(tasks.NEXT_ACTION)
    if not pay_for(table, who, 0, "action"):
        return
    knight = table.knights[who]
    knight.tactic = 1 - knight.tactic
    events.tactic_changed(table, who)


def discard_card(table: Table, kind: i64) -> None:
    """WS-55  One card of the hand goes to the discard pile."""
    who = table.attacker
    table.used += 1
    take_from_hand(table, table.knights[who], kind)
    discard(table, who, kind)
    events.card_discarded(table, who, kind)
    table.plan(tasks.NEXT_ACTION)
    pay_for(table, who, 0, "action")


def grande_pass(table: Table) -> None:
    """WS-107  The whole hand is discarded and eight cards are drawn; the turn is over."""
    who = table.attacker
    table.used = table.allowance()
    table.knights[who].passed = True
    events.grande_pass_made(table, who)
    discard_hand(table, who)
    draw_cards(table, who, HAND_SIZE)
    table.plan(tasks.TURN_END)


def lay_card(table: Table, form: i64, kind: i64) -> None:
    """WS-59, WS-99  A card is laid on the table for one purpose."""
    take_from_hand(table, table.knights[table.attacker], kind)
    table.laid = append(table.laid[:], kind)
    table.purpose = form
    if form == moves.COMBINE:
        go_on_combining(table, kind)
    elif form == moves.MOVE:
        choose_fellow(table)
    elif form == moves.LOCK or table.cards.needs_opponent[kind] == 1:
        choose_target(table)
    else:
        commence(table)


def go_on_combining(table: Table, kind: i64) -> None:
    """WS-97  Ask for more cards, unless the Combination cannot grow."""
    events.combination_laid(table, kind, COMBINATION_COST)
    found = combination_choices(table)
    if len(found) == 1 and found[0] == moves.COMMIT:
        commit(table)
    else:
        table.ask(tasks.COMBINATION_QUESTION, table.attacker)
        table.choices = found


def commit(table: Table) -> None:
    """WS-99, WS-101  The Combination is shown; all its cards have the same target."""
    for kind in table.laid:
        if table.cards.needs_opponent[kind] == 1:
            choose_target(table)
            return
    commence(table)


def choose_target(table: Table) -> None:
    """WS-135  The target is chosen anew for every Action; asked only where there is a choice."""
    found = targets_of(table, table.attacker)
    if len(found) > 1:
        table.ask(tasks.TARGET_QUESTION, table.attacker)
    else:
        aim(table, found[0])


def aim(table: Table, target: i64) -> None:
    table.target = target
    commence(table)


def commence(table: Table) -> None:
    """WS-60, WS-61, WS-98  The Action is paid; whoever is beaten by it strikes no more."""
    who = table.attacker
    kind = table.laid[0]
    table.used += 1
    if not lacks_opening(table):
        table.opening = NOTHING
    announce(table, kind)
    if table.purpose == moves.LOCK:
        cost: i64 = LOCK_COST
    elif table.purpose == moves.COMBINE:
        cost = COMBINATION_COST
    elif table.cards.kind[kind] == COMBAT:
        cost = table.cost_to_use(who, kind)
    else:
        cost = table.cards.cost[kind]
    if not pay_for(table, who, cost, "action"):
        return
    table.plan(tasks.NEXT_ACTION)
    if table.purpose == moves.LOCK:
        lock(table)
    else:
        table.plan(tasks.NEXT_CARD)


def announce(table: Table, kind: i64) -> None:
    """WS-59, WS-94, WS-99, WS-147  What is played, and against whom."""
    if table.purpose == moves.COMBINE:
        if table.target < 0:
            events.combination_played(table)
        else:
            events.combination_aimed(table)
    elif table.purpose == moves.LOCK:
        melee_events.lock_played(table, kind)
    elif table.cards.kind[kind] == IMPROVEMENT:
        events.improvement_played(table, kind)
    elif table.target < 0:
        events.card_played(table, kind)
    else:
        events.card_aimed(table, kind)


# Mêlée ------------------------------------------------------------------------------------------


def lock(table: Table) -> None:
    """WS-147  The card lies between the two while the lock lasts."""
    mine, theirs = table.knights[table.attacker], table.knights[table.target]
    mine.partner = table.target
    theirs.partner = table.attacker
    mine.lock_card = table.laid[0]
    table.laid = EMPTY
    clear_exchange(table)


def choose_fellow(table: Table) -> None:
    """WS-143, WS-151  With whom to change slots; asked only where there is a choice."""
    found = fellows_of(table, table.attacker, True)
    if len(found) > 1:
        table.ask(tasks.FELLOW_QUESTION, table.attacker)
    else:
        move(table, found[0])


def move(table: Table, fellow: i64) -> None:
    """WS-53, WS-143, WS-151  Change slots, break the fellow's lock if he is in one, and end."""
    who = table.attacker
    breaks = table.knights[fellow].partner >= 0
    table.used = table.allowance()
    melee_events.movement_played(table, table.laid[0], fellow, breaks)
    cost: i64 = BREAKING_COST if breaks else 0
    if not pay_for(table, who, cost, "action"):
        return
    if breaks:
        end_lock(table, fellow)
    change_slots(table, who, fellow)
    clear_exchange(table)
    table.plan(tasks.TURN_END)
