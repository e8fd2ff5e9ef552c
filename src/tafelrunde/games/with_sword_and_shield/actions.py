"""WS-52 to WS-58, WS-91 to WS-107, WS-143, WS-147, WS-151  The Actions of the attacker."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit, count_bits, lowest_bit, nth_bit
from tafelrunde.kernel.dice import Dice

from .board import change_slots, fellows_of, has_target, targets_of
from .fatigue import clear_exchange, end_lock, pay
from .kinds import COMBAT, EMPTY, IMPROVEMENT, NOTHING
from .moves import (
    CHANGE_TACTIC,
    CHOOSE_KNIGHT,
    COMBINE,
    COMMIT,
    DISCARD,
    END_TURN,
    GRANDE_PASS,
    LOCK,
    MOVE,
    USE,
    with_card,
)
from .piles import discard, discard_hand, draw_cards, named
from .steps import (
    COMBINATION_QUESTION,
    FELLOW_QUESTION,
    NEXT_ACTION,
    NEXT_CARD,
    TARGET_QUESTION,
    TURN_END,
)
from .table import HAND_SIZE, TACTIC_WORDS, Knight, Table, take_from_hand

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
    found = vec[i64](capacity=40)
    found = append(found, END_TURN)
    found = append(found, CHANGE_TACTIC)
    if may_pass(table, table.attacker):
        found = append(found, GRANDE_PASS)
    targeted = has_target(table, table.attacker)
    hand = knight.hand
    firsts = first_copies(hand)
    plays = playable(table, hand, firsts, targeted)
    found = with_cards(table, USE, hand, plays, found)
    paired = paired_symbols(table, knight, targeted)
    if paired != 0:
        found = with_cards(table, COMBINE, hand, combinable(table, hand, plays, paired), found)
    found = with_cards(table, DISCARD, hand, firsts, found)
    return melee_choices(table, knight, targeted, found) if table.rules.melee else found


def random_action(table: Table, dice: Dice) -> i64:
    """One of `action_choices`, each with the same chance, mostly without listing them."""
    if table.opening >= 0 or table.rules.melee:
        found = action_choices(table)
        return found[dice.below(len(found))]
    knight = table.knights[table.attacker]
    hand = knight.hand
    firsts = first_copies(hand)
    plays = playable(table, hand, firsts, True)
    paired = paired_symbols(table, knight, True)
    combined: i64 = combinable(table, hand, plays, paired) if paired != 0 else 0
    plain: i64 = 3 if may_pass(table, table.attacker) else 2
    used = count_bits(plays)
    laid = count_bits(combined)
    chosen = dice.below(plain + used + laid + count_bits(firsts))
    if chosen < plain:
        return chosen  # END_TURN, CHANGE_TACTIC, GRANDE_PASS
    chosen -= plain
    size = table.cards.deck_kinds
    if chosen < used:
        return with_card(USE, hand[nth_bit(plays, chosen)], size)
    chosen -= used
    if chosen < laid:
        return with_card(COMBINE, hand[nth_bit(combined, chosen)], size)
    return with_card(DISCARD, hand[nth_bit(firsts, chosen - laid)], size)


def first_copies(hand: vec[i64]) -> i64:
    """The places in a hand, as bits, of the first card of each kind."""
    found: i64 = 0
    last: i64 = NOTHING
    at: i64 = 0
    for kind in hand:
        if kind != last:
            found |= bit(at)
        last = kind
        at += 1
    return found


def playable(table: Table, hand: vec[i64], places: i64, targeted: bool) -> i64:
    """Those of these places in a hand, as bits, whose cards may be played."""
    found: i64 = 0
    at: i64 = 0
    for kind in hand:
        if places >> at & 1 != 0 and may_play(table, kind, targeted):
            found |= bit(at)
        at += 1
    return found


def combinable(table: Table, hand: vec[i64], places: i64, symbols: i64) -> i64:
    """Those of these places in a hand, as bits, whose cards carry one of these symbols."""
    symbol_of = table.cards.symbol
    found: i64 = 0
    at: i64 = 0
    for kind in hand:
        symbol = symbol_of[kind]
        if places >> at & 1 != 0 and symbol >= 0 and symbols & bit(symbol) != 0:
            found |= bit(at)
        at += 1
    return found


def with_cards(table: Table, form: i64, hand: vec[i64], places: i64, found: vec[i64]) -> vec[i64]:
    """Add one use in this form for each of these places in a hand."""
    size = table.cards.deck_kinds
    while places != 0:
        found = append(found, with_card(form, hand[lowest_bit(places)], size))
        places &= places - 1
    return found


def opening_choices(table: Table, knight: Knight) -> vec[i64]:
    """WS-42  The opening card alone, or a Combination that will contain it."""
    found = vec[i64]([with_card(USE, table.opening, table.cards.deck_kinds)])
    symbol = table.cards.symbol[table.opening]
    if symbol < 0:
        return found
    paired = paired_symbols(table, knight, True) & bit(symbol)
    return combine_choices(table, knight, paired, True, found)


def may_play(table: Table, kind: i64, targeted: bool) -> bool:
    """WS-57, WS-92  A card for attack; who acts against an opponent needs one."""
    cards = table.cards
    return cards.attacks_with[kind] == 1 and (targeted or cards.needs_opponent[kind] == 0)


def paired_symbols(table: Table, knight: Knight, targeted: bool) -> i64:
    """WS-97  The symbols on at least two cards in hand that could be combined, as bits."""
    symbol_of = table.cards.symbol
    once: i64 = 0
    twice: i64 = 0
    for kind in knight.hand:
        symbol = symbol_of[kind]
        if symbol >= 0 and may_play(table, kind, targeted):
            twice |= once & bit(symbol)
            once |= bit(symbol)
    return twice


def combine_choices(
    table: Table, knight: Knight, symbols: i64, targeted: bool, found: vec[i64]
) -> vec[i64]:
    """WS-97  Each card in hand with one of these symbols may be laid for a Combination."""
    hand = knight.hand
    plays = playable(table, hand, first_copies(hand), targeted)
    return with_cards(table, COMBINE, hand, combinable(table, hand, plays, symbols), found)


def melee_choices(table: Table, knight: Knight, targeted: bool, found: vec[i64]) -> vec[i64]:
    """WS-143, WS-147, WS-151  Movements and locks of a knight who is not locked."""
    if knight.partner >= 0:
        return found
    if table.used == 0 and len(fellows_of(table, table.attacker, True)) > 0:
        found = symbol_choices(table, knight, MOVE, table.cards.movement, found)
    if targeted:
        found = symbol_choices(table, knight, LOCK, table.cards.lock, found)
    return found


def symbol_choices(
    table: Table, knight: Knight, form: i64, symbols: vec[i64], found: vec[i64]
) -> vec[i64]:
    """Each card in hand that carries a symbol."""
    last: i64 = NOTHING
    for kind in knight.hand:
        if kind != last and symbols[kind] == 1:
            found = append(found, with_card(form, kind, table.cards.deck_kinds))
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
        found = append(found, COMMIT)
    if len(table.laid) == MOST_COMBINED:
        return found
    if lacks_opening(table) and len(table.laid) == MOST_COMBINED - 1:
        return append(found, with_card(COMBINE, table.opening, table.cards.deck_kinds))
    symbol = bit(table.cards.symbol[table.laid[0]])
    targeted = has_target(table, table.attacker)
    return combine_choices(table, knight, symbol, targeted, found)


def lacks_opening(table: Table) -> bool:
    """WS-42  The opening card is still to be laid."""
    if table.opening < 0:
        return False
    return all(kind != table.opening for kind in table.laid)


def knight_choices(knights: vec[i64]) -> vec[i64]:
    """One of these knights is to be chosen."""
    found = vec[i64]()
    for who in knights:
        found = append(found, CHOOSE_KNIGHT + who)
    return found


# What follows -----------------------------------------------------------------------------------


def change_tactic(table: Table) -> None:
    """WS-56  The Tactic marker moves to the other ability."""
    who = table.attacker
    table.used += 1
    table.plan(NEXT_ACTION)
    if not pay(table, who, table.surcharge(who), "action"):
        return
    knight = table.knights[who]
    knight.tactic = 1 - knight.tactic
    if table.story is not None:
        facts: dict[str, object] = {
            "knight": table.title_of(who),
            "tactic": TACTIC_WORDS[knight.tactic],
        }
        table.tell("tactic.changed", facts, "WS-56")


def discard_card(table: Table, kind: i64) -> None:
    """WS-55  One card of the hand goes to the discard pile."""
    who = table.attacker
    table.used += 1
    take_from_hand(table.knights[who], kind)
    discard(table, who, kind)
    if table.story is not None:
        facts: dict[str, object] = {"knight": table.title_of(who), "card": table.cards.ids[kind]}
        table.tell("card.discarded", facts, "WS-55")
    table.plan(NEXT_ACTION)
    pay(table, who, table.surcharge(who), "action")


def grande_pass(table: Table) -> None:
    """WS-107  The whole hand is discarded and eight cards are drawn; the turn is over."""
    who = table.attacker
    table.used = table.allowance()
    table.knights[who].passed = True
    if table.story is not None:
        facts: dict[str, object] = {
            "knight": table.title_of(who),
            "cards": named(table, table.knights[who].hand),
        }
        table.tell("grande_pass.made", facts, "WS-107")
    discard_hand(table, who)
    draw_cards(table, who, HAND_SIZE)
    table.plan(TURN_END)


def lay_card(table: Table, form: i64, kind: i64) -> None:
    """WS-59, WS-99  A card is laid on the table for one purpose."""
    take_from_hand(table.knights[table.attacker], kind)
    table.laid = append(table.laid[:], kind)
    table.purpose = form
    if form == COMBINE:
        go_on_combining(table, kind)
    elif form == MOVE:
        choose_fellow(table)
    elif form == LOCK or table.cards.needs_opponent[kind] == 1:
        choose_target(table)
    else:
        commence(table)


def go_on_combining(table: Table, kind: i64) -> None:
    """WS-97  Ask for more cards, unless the Combination cannot grow."""
    if table.story is not None:
        facts: dict[str, object] = {
            "knight": table.title_of(table.attacker),
            "card": table.cards.ids[kind],
        }
        table.tell("combination.laid", facts, "WS-99")
    found = combination_choices(table)
    if len(found) == 1 and found[0] == COMMIT:
        commit(table)
    else:
        table.ask(COMBINATION_QUESTION, table.attacker)


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
        table.ask(TARGET_QUESTION, table.attacker)
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
    if table.story is not None:
        tell_action(table)
    if table.purpose == LOCK:
        cost: i64 = LOCK_COST
    elif table.purpose == COMBINE:
        cost = COMBINATION_COST
    elif table.cards.kind[kind] == COMBAT:
        cost = table.cost_to_use(who, kind)
    else:
        cost = table.cards.cost[kind]
    if not pay(table, who, cost + table.surcharge(who), "action"):
        return
    table.plan(NEXT_ACTION)
    if table.purpose == LOCK:
        lock(table)
    else:
        table.plan(NEXT_CARD)


def tell_action(table: Table) -> None:
    """What is played, and against whom."""
    title = table.title_of(table.attacker)
    target = "" if table.target < 0 else table.title_of(table.target)
    card = table.cards.ids[table.laid[0]]
    if table.purpose == COMBINE:
        cards = named(table, table.laid)
        if table.target < 0:
            table.tell("combination.played", {"knight": title, "cards": cards}, "WS-99")
        else:
            facts: dict[str, object] = {"knight": title, "cards": cards, "target": target}
            table.tell("combination.aimed", facts, "WS-99")
    elif table.purpose == LOCK:
        table.tell("lock.played", {"knight": title, "card": card, "target": target}, "WS-147")
    elif table.cards.kind[table.laid[0]] == IMPROVEMENT:
        table.tell("improvement.played", {"knight": title, "card": card}, "WS-94")
    elif table.target < 0:
        table.tell("card.played", {"knight": title, "card": card}, "WS-59")
    else:
        table.tell("card.aimed", {"knight": title, "card": card, "target": target}, "WS-59")


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
        table.ask(FELLOW_QUESTION, table.attacker)
    else:
        move(table, found[0])


def move(table: Table, fellow: i64) -> None:
    """WS-53, WS-143, WS-151  Change slots, break the fellow's lock if he is in one, and end."""
    who = table.attacker
    breaks = table.knights[fellow].partner >= 0
    table.used = table.allowance()
    if table.story is not None:
        facts: dict[str, object] = {
            "knight": table.title_of(who),
            "card": table.cards.ids[table.laid[0]],
            "fellow": table.title_of(fellow),
        }
        table.tell("movement.played", facts, "WS-151" if breaks else "WS-143")
    cost: i64 = BREAKING_COST if breaks else 0
    if not pay(table, who, cost + table.surcharge(who), "action"):
        return
    if breaks:
        end_lock(table, fellow)
    change_slots(table, who, fellow)
    clear_exchange(table)
    table.plan(TURN_END)
