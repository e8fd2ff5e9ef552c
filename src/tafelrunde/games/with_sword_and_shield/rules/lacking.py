"""WS-63  What a knight without a defence has told of his hand.

Only who is unable to defend may put up no defence, so every card he held then was no answer to
that attack. A note keeps the attack and how many of those cards he holds at least, for all that
others can tell. Whatever he held at an earlier note he also held at the later ones that he still
had it at: the cards of an earlier note are among those of each later one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from .printed import COMBAT, SHIELD, SWORD, Cards

NO_MANOEUVRE: Final = 1
"""Beside the bits of the guards that were barred: Manoeuvres were, too."""


def lack_of(what: i64, barred: i64, count: i64) -> i64:
    """A note: an attack, what was no answer to it anyway, and how many cards it holds for."""
    return (count << 16) + (what << 3) + barred


def count_in(note: i64) -> i64:
    return note >> 16


def what_in(note: i64) -> i64:
    """The attack by its place in the card file; a strike by its kind after all of them."""
    return (note >> 3) & 0x1FFF


def barred_in(note: i64) -> i64:
    """Bits of SHIELD and SWORD, and NO_MANOEUVRE."""
    return note & 7


def would_answer(cards: Cards, note: i64, kind: i64) -> bool:
    """WS-63  Whether this card would have been a guard, a block or a Manoeuvre then."""
    barred = barred_in(note)
    if cards.manoeuvre[kind] == 1 and barred & NO_MANOEUVRE == 0:
        return True
    if cards.defends_with[kind] == 0:
        return False
    cuts: i64 = len(cards.attacks)
    what = what_in(note)
    if cards.kind[kind] != COMBAT:
        return what < cuts and cards.blocks[kind] & bit(what) != 0
    guard = cards.guard[kind]
    if (guard == SHIELD or guard == SWORD) and barred & bit(guard) != 0:
        return False
    if what >= cuts:
        return guard == what - cuts
    return cards.parries[kind] & bit(what) != 0


def last_answered(cards: Cards, lacks: vec[i64], kind: i64) -> i64:
    """The place of the last of these notes to which this card would be an answer, or -1.

    It is none of the cards of that note, and none of those of an earlier one.
    """
    at: i64 = len(lacks) - 1
    while at >= 0 and not would_answer(cards, lacks[at], kind):
        at -= 1
    return at


def with_lack(lacks: vec[i64], note: i64) -> vec[i64]:
    """One more note; it says all that an earlier one of the same attack did."""
    kept = vec[i64]()
    for each in lacks:
        if each & 0xFFFF != note & 0xFFFF:
            kept = append(kept, each)
    return append(kept, note)


def after_leaving(cards: Cards, lacks: vec[i64], kind: i64) -> vec[i64]:
    """What is still told when this card has left the hand: it may have been one of those meant."""
    answered = last_answered(cards, lacks, kind)
    kept = vec[i64]()
    least: i64 = 0
    at: i64 = 0
    while at < len(lacks):
        count = count_in(lacks[at])
        if at > answered:
            count -= 1
        if count < least:
            count = least
        least = count
        if count > 0:
            kept = append(kept, (count << 16) + (lacks[at] & 0xFFFF))
        at += 1
    return kept


def most_outside(lacks: vec[i64], at: i64, size: i64) -> i64:
    """How many cards of a hand of this size may be answers to this note or a later one."""
    return size - count_in(lacks[at])


def outside(cards: Cards, lacks: vec[i64], at: i64, hand: vec[i64]) -> i64:
    """How many of these cards are answers to this note or a later one."""
    count: i64 = 0
    for kind in hand:
        if last_answered(cards, lacks, kind) >= at:
            count += 1
    return count


def may_join(cards: Cards, lacks: vec[i64], hand: vec[i64], size: i64, kind: i64) -> bool:
    """Whether a hand of this size, of which these cards are known, may hold this one, too."""
    answered = last_answered(cards, lacks, kind)
    at: i64 = 0
    while at <= answered:
        if outside(cards, lacks, at, hand) >= most_outside(lacks, at, size):
            return False
        at += 1
    return True
