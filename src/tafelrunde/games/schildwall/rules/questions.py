"""SH-18 to SH-23, SH-32, SH-64 to SH-66  Who is asked what, and what may be answered."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import tally
from .lanes import defender_in, supporter_of
from .moves import CALL_HAIL, NONE, lay_each
from .printed import FYLGDAR_1, HAIL, NOTHING
from .table import NOBODY, Table
from .tasks import ATTACK, DEFEND, SUPPORT


def must_ask(table: Table, step: i64, who: i64) -> bool:
    """SH-18  Attack and defence are always asked, the rest only of a player who has a choice."""
    if step == ATTACK or step == DEFEND:
        return True
    if table.rules.asks_everybody:
        return has_choice(table, step, who, might_hold(table, who))
    return has_choice(table, step, who, table.warlords[who].hand)


def might_hold(table: Table, who: i64) -> i64:
    """SH-18  What this warlord might hold for all that lies open: the same for every onlooker."""
    warlord = table.warlords[who]
    hidden = table.army.copies - warlord.reserve - warlord.fallen
    if table.rules.asks_despite_laid:
        return hidden
    if warlord.card != NOTHING:
        hidden -= tally.one(warlord.card)
    if warlord.support != NOTHING and table.supports_lie_open():
        hidden -= tally.one(warlord.support)
    return hidden


def has_choice(table: Table, step: i64, who: i64, hand: i64) -> bool:
    """SH-18  Whether this hand of his holds something for a support or a hail window."""
    if step == SUPPORT:
        # Fylgdar and hail are the highest kinds, so a hand without them is a smaller number.
        if hand < tally.one(FYLGDAR_1):
            return False
        if hand < tally.one(HAIL):
            return True
        return not table.has_clear_sky(who) or hand >= tally.one(HAIL) + tally.one(FYLGDAR_1)
    return hand >= tally.one(HAIL) and not table.has_clear_sky(who)


def choices(table: Table, step: i64, who: i64) -> i64:
    """The answers of the warlord who is asked, as a set of actions (SH-78)."""
    hand = table.warlords[who].hand
    if step == ATTACK:
        return attack_cards(hand)  # SH-19, SH-30: no passing, no hail before the attack
    answers: i64 = 0
    if hand >= tally.one(HAIL) and not table.has_clear_sky(who):
        answers |= bit(CALL_HAIL)
    if step == DEFEND:
        return answers | at_targets(table, attack_cards(hand), open_lanes(table))
    answers |= bit(NONE)
    if step == SUPPORT:
        answers |= at_targets(table, fylgdars(hand), open_supports(table, who))
    return answers


def attack_cards(hand: i64) -> i64:
    """SH-3  Every kind in hand but the hail."""
    return tally.kinds_in(tally.below(hand, HAIL))


def fylgdars(hand: i64) -> i64:
    """SH-20, SH-23  Any Fylgdar in hand, whatever card it is to support."""
    return attack_cards(hand) & ~(bit(FYLGDAR_1) - 1)


def at_targets(table: Table, kinds: i64, targets: i64) -> i64:
    """SH-78  Each of these kinds at each of these seats of one side."""
    if targets == 1:
        return kinds
    answers: i64 = 0
    for target in range(table.n):
        if targets & bit(target) != 0:
            answers |= lay_each(kinds, target)
    return answers


def open_lanes(table: Table) -> i64:
    """SH-64  The attack cards no defender has answered yet."""
    if table.n == 1:
        return 1
    lanes: i64 = 0
    for lane in range(table.n):
        if defender_in(table, lane) == NOBODY:
            lanes |= bit(lane)
    return lanes


def open_supports(table: Table, who: i64) -> i64:
    """SH-65  The attack cards of the own side that nobody supports yet."""
    if table.n == 1:
        return 1
    first = table.first_of(table.side_of(who))
    cards: i64 = 0
    for index in range(table.n):
        if supporter_of(table, first + index) is None:
            cards |= bit(index)
    return cards
