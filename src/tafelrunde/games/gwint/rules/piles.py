"""Piles of cards as vecs.

Most piles are replaced and never changed, so that clones can share them: `laid`, `sorted_in`,
`without`, `taken`. Hand, deck, discard pile and rows change at every turn; each side owns its own
and changes them in place: `put`, `insert`, and `pop` of the vecs themselves.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .printed import kind_of

EMPTY: Final = vec[i64]()
ROOM: Final = 7
"""A new pile has room for so many cards before it must grow."""


def laid(pile: vec[i64], card: i64) -> vec[i64]:
    """The pile with one more card at its end."""
    size: i64 = len(pile)
    more = vec[i64]([card] * (size + 1))
    at: i64 = 0
    while at < size:
        more[at] = pile[at]
        at += 1
    return more


def sorted_in(pile: vec[i64], card: i64) -> vec[i64]:
    """A sorted pile with one more card in its place."""
    at: i64 = len(pile)
    more = vec[i64]([card] * (at + 1))
    while at > 0 and pile[at - 1] > card:
        more[at] = pile[at - 1]
        at -= 1
    while at > 0:
        at -= 1
        more[at] = pile[at]
    return more


def sorted_once(pile: vec[i64], value: i64) -> vec[i64]:
    """A sorted list of different values with this one among them; the list may be changed."""
    at: i64 = len(pile)
    while at > 0 and pile[at - 1] > value:
        at -= 1
    if at > 0 and pile[at - 1] == value:
        return pile
    return insert(pile, value)


def without(pile: vec[i64], place: i64) -> vec[i64]:
    """The pile without the card at this place."""
    size: i64 = len(pile) - 1
    left = pile[:size]
    at: i64 = place
    while at < size:
        left[at] = pile[at + 1]
        at += 1
    return left


def put(pile: vec[i64], card: i64) -> vec[i64]:
    """Lay a card on a pile that nobody shares; the pile is changed."""
    if len(pile) == 0:
        pile = vec[i64](capacity=ROOM)
    return append(pile, card)


def insert(pile: vec[i64], card: i64) -> vec[i64]:
    """Put a card into its place of a sorted pile that nobody shares; the pile is changed."""
    pile = append(pile, card)
    at: i64 = len(pile) - 1
    while at > 0 and pile[at - 1] > card:
        pile[at] = pile[at - 1]
        at -= 1
    pile[at] = card
    return pile


def place_of(pile: vec[i64], card: i64) -> i64:
    """Where this card first lies in the pile, or -1."""
    size: i64 = len(pile)
    at: i64 = 0
    while at < size:
        if pile[at] == card:
            return at
        at += 1
    return -1


def place_of_kind(pile: vec[i64], kind: i64) -> i64:
    """Where a card of this kind first lies in the pile, whoever owns it, or -1."""
    size: i64 = len(pile)
    at: i64 = 0
    while at < size:
        if kind_of(pile[at]) == kind:
            return at
        at += 1
    return -1


def taken(pile: vec[i64], card: i64) -> vec[i64]:
    """The pile without one copy of this card; the pile itself if it is not there."""
    place = place_of(pile, card)
    return pile if place < 0 else without(pile, place)


def replaced(pile: vec[i64], place: i64, card: i64) -> vec[i64]:
    """The pile with another card at this place."""
    changed = pile[:]
    changed[place] = card
    return changed
