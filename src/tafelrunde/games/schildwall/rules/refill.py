"""SH-35 to SH-39  Refill and reshuffle: hands are filled to five after each fight."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice

from . import events, tally
from .table import HAND_SIZE, Table, Warlord


def shuffled(cards: i64, dice: Dice) -> vec[i64]:
    """SH-11  These cards as a face-down pile in random order."""
    pile = tally.spread(cards)
    at: i64 = len(pile) - 1
    while at > 0:
        other = dice.below(at + 1)
        card = pile[at]
        pile[at] = pile[other]
        pile[other] = card
        at -= 1
    return pile


def refill_hands(table: Table) -> bool:
    """SH-38  Red draws before Blue: R1, B1, R2, B2 and so on. True if all hands are full."""
    n = table.n
    all_are_full = True
    for index in range(n):
        if not refill_hand(table, index):
            all_are_full = False
        if not refill_hand(table, n + index):
            all_are_full = False
    return all_are_full


def refill_hand(table: Table, who: i64) -> bool:
    """SH-39  Draw to five; a ready pile that is used up is replaced by the reserve pile at once.

    True if the hand is full then. A full hand always has an attack card in it (SH-14).
    """
    warlord = table.warlords[who]
    missing: i64 = HAND_SIZE - tally.total(warlord.hand)
    before = warlord.hand
    while True:
        if warlord.left == 0:
            if warlord.reserve == 0:
                break
            if warlord.hand != before:
                events.hand_drawn(table, who, warlord.hand - before)
            events.pile_reshuffled(table, who)
            before = warlord.hand
            turn_over_reserve(warlord, table.dice)
        if missing <= 0:
            break
        draw(warlord)
        missing -= 1
    if warlord.hand != before:
        events.hand_drawn(table, who, warlord.hand - before)
    return missing <= 0


def turn_over_reserve(warlord: Warlord, dice: Dice) -> None:
    """SH-36, SH-37  The reserve pile is shuffled and becomes the ready pile."""
    warlord.ready = shuffled(warlord.reserve, dice)
    warlord.left = len(warlord.ready)
    warlord.reserve = 0


def draw(warlord: Warlord) -> None:
    """SH-35  The top card of the ready pile goes to the hand."""
    warlord.left -= 1
    warlord.hand += tally.one(warlord.ready[warlord.left])
