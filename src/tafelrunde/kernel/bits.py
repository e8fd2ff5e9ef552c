"""Sets of small numbers as bits of one machine word: seats, lanes, actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from .dice import Dice


def shifted(value: i64, places: i64) -> i64:
    """Shift to the left, 64 bits wide also when compiled (a constant would be 32 bits wide)."""
    return value << places


def bit(place: i64) -> i64:
    """The set of this one number."""
    return shifted(1, place)


def count_bits(members: i64) -> i64:
    """How many numbers are in the set."""
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def lowest_bit(members: i64) -> i64:
    """The lowest number of a set that is not empty."""
    place: i64 = 0
    while members & 1 == 0:
        members >>= 1
        place += 1
    return place


def bits_of(members: i64) -> vec[i64]:
    """The numbers of the set in ascending order."""
    found = vec[i64](capacity=count_bits(members))
    place: i64 = 0
    while members != 0:
        if members & 1 != 0:
            found = append(found, place)
        members >>= 1
        place += 1
    return found


SMALL: Final = 4096
_small_sets: Final[list[tuple[int, ...] | None]] = [None] * SMALL


def tuple_of_bits(members: i64) -> tuple[int, ...]:
    """The numbers of the set in ascending order, as Python wants them."""
    if members >= SMALL:
        return _listed(members)
    known = _small_sets[members]
    if known is None:  # sets of the numbers up to 11 are listed once
        known = _listed(members)
        _small_sets[members] = known
    return known


def _listed(members: i64) -> tuple[int, ...]:
    found: list[int] = []
    place: i64 = 0
    while members != 0:
        if members & 1 != 0:
            found.append(place)
        members >>= 1
        place += 1
    return tuple(found)


def nth_bit(members: i64, number: i64) -> i64:
    """The number with this place in the set, counted from 0."""
    while number > 0:
        members &= members - 1
        number -= 1
    return lowest_bit(members)


def random_bit(members: i64, dice: Dice) -> i64:
    """One number of a set that is not empty, each with the same chance."""
    return nth_bit(members, dice.below(count_bits(members)))


HALF: Final = 0x7FFFFFFF
WHOLE: Final = 0x3FFFFFFFFFFFFFFF


def mixed(mix: i64, value: i64) -> i64:
    """Stir a number into a fingerprint of 62 bits (see `State.information_key`); the order counts.

    Both numbers are from -1 to 2^62 - 1. Products of halves never leave the machine word.
    """
    low = (mix ^ value) & HALF
    high = (mix ^ value) >> 31 & HALF
    mix = (low * 0x7F4A7C15 + high + 0x1B873593) & WHOLE
    low = mix & HALF
    high = mix >> 31
    mix = (high * 0x6C8E9CF5 + low) & WHOLE
    return mix ^ mix >> 29
