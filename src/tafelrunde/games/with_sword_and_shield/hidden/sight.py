"""WS-153 to WS-156  A fingerprint of what a seat knows: own hands, open cards, the question.

Worlds that this seat cannot tell apart have the same one. Small facts are packed together before
they are stirred in, because searching players ask for it at every step.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import HALF, mixed

from ..rules.table import FOR_ALL, Knight, Table, known_to
from ..rules.tasks import TACTIC_QUESTION

SALT: Final = 0x5DEECE66
"""Where the spreading of cards begins, so that sums of them tell heaps apart."""


def sight_of(table: Table, seat: i64) -> i64:
    """What this seat knows, in 62 bits."""
    sight = mixed(seat, table.asked)
    sight = mixed(sight, packed(table.question, table.speaker, table.tasks, table.attacker))
    sight = mixed(sight, packed(table.used, table.extra, table.purpose, table.target))
    sight = mixed(sight, packed(table.plus, table.barred, table.strike, table.combat_number))
    sight = mixed(sight, packed(table.guards_barred, table.peeks, table.gone, table.bid_passed))
    sight = mixed(sight, packed(table.winner, table.first_named, table.team_a, table.at))
    sight = mixed(sight, (table.turn_number << 12) + ((table.opening + 1) << 2))
    sight = mixed(sight, ((table.offered + 1) << 14) + ((table.shown + 1) << 2))
    sight = mixed(sight, (2 if table.rests else 0) + (1 if table.stepped_in else 0))
    sight = with_cards(sight, table.laid)
    sight = with_cards(sight, table.bids)
    choosing = table.question == TACTIC_QUESTION and table.asked != 0
    named: i64 = 0
    for knight in table.knights:
        mine = knight.seat == seat
        sight = mixed(sight, markers(knight, mine or not choosing))
        sight = mixed(sight, position(knight))
        sight = with_cards(sight, knight.improvements)
        sight = with_cards(sight, knight.lacks)
        if mine:
            sight = with_cards(sight, knight.hand)
        else:
            sight = mixed(mixed(sight, len(knight.hand)), notes(table, knight, seat))
            named += named_by(table, knight, seat)
        if knight.knight < 0 or table.attacker < 0:
            sight = mixed(sight, packed(knight.knight, knight.health, knight.artefact, 0))
    for deck in table.decks:
        sight = mixed(sight, heap(deck.discard))
        sight = mixed(sight, deck.left + (deck.start_left << 12))
    return mixed(sight, named & HALF)


def packed(first: i64, second: i64, third: i64, fourth: i64) -> i64:
    """Four numbers from -1 on that are small; a larger one still changes the sum."""
    return first + 1 + ((second + 1) << 7) + ((third + 1) << 14) + ((fourth + 1) << 21)


def markers(knight: Knight, tactic_shown: bool) -> i64:
    """WS-12, WS-153  The markers of a knight; his Tactic while it is open."""
    tactic = knight.tactic + 1 if tactic_shown else 3
    found = knight.fatigue + (knight.hits << 7) + (tactic << 11)
    found += (knight.guard_minus << 13) + (knight.defences << 18)
    if knight.shield_banned:
        found += 1 << 23
    if knight.manoeuvre_banned:
        found += 1 << 24
    if knight.idle:
        found += 1 << 25
    if knight.passed:
        found += 1 << 26
    if knight.spent:
        found += 1 << 27
    if knight.standing:
        found += 1 << 28
    return found


def position(knight: Knight) -> i64:
    """WS-128, WS-147  Where a knight stands, and whom he is locked with."""
    found = knight.slot + 1 + ((knight.partner + 1) << 3) + ((knight.lock_card + 1) << 7)
    return found + (knight.turns << 17)


def with_cards(sight: i64, cards: vec[i64]) -> i64:
    """These cards in their order."""
    sight = mixed(sight, len(cards))
    for kind in cards:
        sight = mixed(sight, kind)
    return sight


def heap(cards: vec[i64]) -> i64:
    """These cards in any order."""
    found: i64 = len(cards)
    for kind in cards:
        found += mixed(SALT, kind) & HALF
    return found & HALF


def notes(table: Table, knight: Knight, seat: i64) -> i64:
    """WS-132, WS-156  What this seat knows of another hand, in whatever order it learnt it."""
    found: i64 = 0
    for note in knight.known:
        if table.tells_whose(note, seat):
            found += mixed(SALT, note) & HALF
    return found & HALF


def named_by(table: Table, knight: Knight, seat: i64) -> i64:
    """WS-132  The numbers of his team that were bid, and of which this seat knows no more."""
    found: i64 = 0
    for note in knight.known:
        if known_to(note) == FOR_ALL and not table.tells_whose(note, seat):
            found += mixed(SALT + knight.team, note) & HALF
    return found
