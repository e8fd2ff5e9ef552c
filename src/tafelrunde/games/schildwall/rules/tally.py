"""A small number for each of the eleven kinds, four bits each, in one machine word.

Cards of a kind are interchangeable (SH-5), so a hand, a reserve pile or the buried cards of an
army are fully told by how many there are of each kind. Copying such a pile costs nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import shifted

BITS: Final = 4
MOST: Final = 15
EVEN: Final = 0x0F0F0F0F0F0F
"""Every second number of a tally."""
BLANK: Final = vec[i64]([0] * 165)
"""Room for the cards of the largest tally."""


def of(tally: i64, kind: i64) -> i64:
    """The number kept for a kind."""
    return tally >> (BITS * kind) & MOST


def one(kind: i64) -> i64:
    """A tally of one card of this kind; add it to put a card in, subtract it to take it out."""
    return shifted(1, BITS * kind)


def several(kind: i64, number: i64) -> i64:
    """A tally of so many cards of this kind."""
    return shifted(number, BITS * kind)


def below(tally: i64, kind: i64) -> i64:
    """The cards of all kinds before this one."""
    return tally & (one(kind) - 1)


def kinds_in(tally: i64) -> i64:
    """The kinds there are at least one card of, as bits."""
    found: i64 = 0
    kind: i64 = 1
    while tally != 0:
        if tally & MOST != 0:
            found |= kind
        tally >>= BITS
        kind += kind
    return found


def total(tally: i64) -> i64:
    """How many cards there are in all."""
    pairs = (tally & EVEN) + (tally >> BITS & EVEN)  # at most 30 in each byte
    triples = pairs + (pairs >> 24)  # at most 60
    return (triples & 255) + (triples >> 8 & 255) + (triples >> 16 & 255)


def spread(tally: i64) -> vec[i64]:
    """The cards one by one, as kinds in ascending order."""
    kinds = BLANK[: total(tally)]
    kind: i64 = 0
    at: i64 = 0
    while tally != 0:
        copies = tally & MOST
        while copies > 0:
            kinds[at] = kind
            at += 1
            copies -= 1
        tally >>= BITS
        kind += 1
    return kinds


def gather(kinds: vec[i64]) -> i64:
    """The tally of these cards."""
    tally: i64 = 0
    for kind in kinds:
        tally += one(kind)
    return tally
