"""Rules of thumb: what a sensible player does, from what the seat knows alone.

What a card would change is not computed from its text but seen by playing it on a copy of the
table, so advice knows no rules of its own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice

from ..rules import moves
from ..rules import table as zones
from ..rules.printed import MUSTER, NILFGAARD, SPY, Book, kind_of
from ..rules.questions import choices
from ..rules.table import Side, Table
from .values import CARD, can_still_act, hand_value, held_value, lead_of

LOOKS: Final = 4
"""So many cards of the hand are considered for one turn, picked at random."""
SAFE_LEAD: Final = 16
"""A lead with which a round is left to the opponent ..."""
LOST_LEAD: Final = -24
"""... and one with which it is given up, where it may be lost."""
WEAK: Final = 4
"""Cards of less value are exchanged."""
NOISE: Final = 4


def advised(table: Table, seat: i64, dice: Dice) -> i64:
    """A sensible answer of a seat that is asked."""
    question = table.question
    if question == zones.TURN:
        return advised_turn(table, seat, dice)
    options = choices(table, seat)
    if question == zones.EXCHANGE:
        return advised_exchange(table, seat, options)
    if question == zones.REVIVE or question == zones.PLACE:
        return best_play(table, seat, options, 0, dice)
    if question == zones.START:
        return options[dice.below(len(options))]
    best = options[0]
    best_value: i64 = -99
    for action in options:
        value = held_value(table.book, chosen_kind(table.book, action))
        if question == zones.DISCARD:
            value = -value
        if value > best_value:
            best_value = value
            best = action
    return best


def chosen_kind(book: Book, action: i64) -> i64:
    return book.spot_kinds[action - moves.choose(0, book.spots)]


def advised_exchange(table: Table, seat: i64, options: vec[i64]) -> i64:
    """GW-20  Away with weak cards, and with a second card of a group that is called anyway.

    A discarded card (GW-22) is not in the deck, so nobody calls it.
    """
    book = table.book
    side = table.side(seat)
    best: i64 = moves.KEEP
    least: i64 = WEAK
    last: i64 = -1
    for card in side.hand:
        kind = kind_of(card)
        value = held_value(book, kind)
        if book.has(kind, MUSTER) and not table.rules.discards_exchanged:
            if group_in(book, side.hand, book.groups[kind]) > 1:
                value = 0
        if value < least and kind != last:
            least = value
            best = moves.choose(book.first_spots[kind], book.spots)
        last = kind
    for action in options:
        if action == best:
            return best
    return moves.KEEP


def group_in(book: Book, cards: vec[i64], group: i64) -> i64:
    found: i64 = 0
    for card in cards:
        if group >= 0 and book.groups[kind_of(card)] == group:
            found += 1
    return found


def advised_turn(table: Table, seat: i64, dice: Dice) -> i64:
    """GW-26  Pass where the round is won, lost or not worth it; else play what does most."""
    own = table.side(seat)
    other = table.side(1 - seat)
    options = choices(table, seat)
    if len(options) == 1:
        return options[0]
    lead = lead_of(table, seat)
    if not can_still_act(table, other):
        return advised_finish(table, seat, options, lead, dice)
    if wants_to_pass(table, own, other, lead, dice):
        return moves.PASS
    return best_play(table, seat, options, LOOKS, dice)


def wants_to_pass(table: Table, own: Side, other: Side, lead: i64, dice: Dice) -> bool:
    """Whether to stop here, though the opponent may go on."""
    luck = dice.below(9) - 4
    if own.gems == 1:
        # Losing this round loses the game: only a lead the other hand cannot make up is enough.
        return lead > 11 * len(other.hand) + luck
    if other.gems == 1:
        # He must win this round, so every card he needs for it is missing in the last one.
        return lead > luck or len(own.hand) <= len(other.hand)
    if lead < LOST_LEAD + luck:
        return True
    if len(own.hand) < 5 and len(own.hand) <= len(other.hand):
        return True
    return lead > SAFE_LEAD + luck


def wins_ties(table: Table, seat: i64) -> bool:
    """GW-106, GW-107"""
    own = table.side(seat).faction == NILFGAARD
    return own and table.side(1 - seat).faction != NILFGAARD


def advised_finish(table: Table, seat: i64, options: vec[i64], lead: i64, dice: Dice) -> i64:
    """The opponent has passed: win with as little as possible, or save the cards."""
    own = table.side(seat)
    needed: i64 = 0 if wins_ties(table, seat) else 1
    if lead >= needed:
        return moves.PASS
    best: i64 = -1
    best_cost: i64 = 99
    strongest: i64 = -99
    strongest_play: i64 = moves.PASS
    for action in options:
        if action != moves.PASS:
            change = change_by(table, seat, action)
            if change > strongest:
                strongest = change
                strongest_play = action
            cost = cost_of(table, action)
            if lead + change >= needed and cost < best_cost:
                best_cost = cost
                best = action
    if best >= 0:
        return best
    if strongest <= 0:
        return moves.PASS if own.gems > 1 else strongest_play
    if own.gems > 1:
        turns = (needed - lead) // strongest + 1
        if turns > 2 or hand_value(table.book, own.hand) + lead < needed:
            return moves.PASS
    return strongest_play


def cost_of(table: Table, action: i64) -> i64:
    """What is given up with this action."""
    book = table.book
    if action == moves.LEADER or action >= moves.choose(0, book.spots):
        return 6
    if action >= moves.swap(0, book.spots):
        return 5
    kind = book.spot_kinds[action - moves.PLAIN]
    return 1 if book.has(kind, SPY) else held_value(book, kind)


def best_play(table: Table, seat: i64, options: vec[i64], looks: i64, dice: Dice) -> i64:
    """The action that changes most in favour of this seat; of so many tried, or of all if 0."""
    best = options[0]
    best_score: i64 = -999
    count: i64 = len(options)
    start: i64 = dice.below(count) if looks > 0 else 0
    most: i64 = looks if 0 < looks < count else count
    for number in range(most):
        action = options[(start + number) % count]
        if action != moves.PASS:
            score = change_by(table, seat, action) + dice.below(NOISE)
            if score > best_score:
                best_score = score
                best = action
    if best_score < -2 and table.question == zones.TURN and table.side(seat).gems > 1:
        return moves.PASS
    return best


def change_by(table: Table, seat: i64, action: i64) -> i64:
    """What an action changes in favour of this seat: on the field, and in the hands."""
    after = table.clone()
    assert isinstance(after, Table)
    after.answer(seat, action)
    own = after.side(seat)
    change = lead_of(after, seat) - lead_of(table, seat)
    change += CARD * (len(own.hand) - len(table.side(seat).hand) + 1)
    if after.asked != 0 and after.question == zones.REVIVE and after.speaker == seat:
        change += 5
    return change
