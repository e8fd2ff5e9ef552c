"""Rows of small numbers for learners: eight to a machine word, and numpy reads them as bytes.

The sheet is wiped before it is written, and most numbers stay zero, so only what is there costs
anything. A number is at most 127: the sign of a word is never touched, and the compiled
build agrees with plain Python.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from .bits import shifted

MOST: Final = 127
WORD: Final = 0xFFFFFFFF


def spread(packed: i64) -> i64:
    """Eight numbers of four bits as eight of eight bits."""
    packed = (packed | packed << 16) & 0x0000FFFF0000FFFF
    packed = (packed | packed << 8) & 0x00FF00FF00FF00FF
    return (packed | packed << 4) & 0x0F0F0F0F0F0F0F0F


def numbered(place: i64, value: i64) -> i64:
    """A number of up to 127 at a place, from 0 to 7, in a word of eight numbers."""
    return value << (place << 3)


@final
class Sheet:
    """So many rows of so many numbers. It is written from the left, one row at a time."""

    def __init__(self, rows: i64, width: i64) -> None:
        self.rows: i64 = rows
        self.width: i64 = width
        self.stride: i64 = (width + 7) >> 3
        """Words in a row."""
        size = rows * self.stride
        self.blank: vec[i64] = vec[i64]([0] * size)
        """The sheet as it is before anything is written on it ..."""
        self.room: vec[i64] = vec[i64](capacity=size)
        """... and the memory of the sheet. It stays the same, so numpy may look at it for good."""
        self.words: vec[i64] = extend(self.room, self.blank)
        self.at: i64 = 0
        """Where the next number goes, counted in numbers from the beginning of the sheet."""

    def wipe(self) -> None:
        """Empty all rows at a stroke, many times faster than word by word."""
        self.words = extend(self.room, self.blank)

    def turn_to(self, row: i64) -> None:
        """Write from the left end of this row."""
        self.at = row * self.stride << 3

    def write(self, value: i64) -> None:
        """The next number; what is above the limit is written as the limit."""
        if value > MOST:
            value = MOST
        if value > 0:
            at = self.at
            self.words[at >> 3] |= value << ((at & 7) << 3)
        self.at += 1

    def flag(self, truth: bool) -> None:
        """The next number, 0 or 1."""
        if truth:
            at = self.at
            self.words[at >> 3] |= shifted(1, (at & 7) << 3)
        self.at += 1

    def choice(self, chosen: i64, size: i64) -> None:
        """So many numbers, of which the chosen one is 1; none is if there is no such number."""
        if 0 <= chosen < size:
            at = self.at + chosen
            self.words[at >> 3] |= shifted(1, (at & 7) << 3)
        self.at += size

    def align(self) -> None:
        """Go on at the next whole word, where `nibbles` are written fastest."""
        self.at = (self.at + 7) & ~7

    def nibbles(self, packed: i64, size: i64, more: i64 = 0) -> None:
        """At a whole word: nine to sixteen numbers that are packed into four bits each.

        `more` are the numbers that follow in the second word, eight bits each.
        """
        at = self.at >> 3
        words = self.words
        words[at] = spread(packed & WORD)
        words[at + 1] = spread(packed >> 32) | more << ((size - 8) << 3)
        self.at = (at + 2) << 3

    def word(self, numbers: i64) -> None:
        """At a whole word: eight numbers at once, eight bits each."""
        self.words[self.at >> 3] = numbers
        self.at += 8

    def count(self, place: i64) -> None:
        """One more at a place counted from here. Such a number must stay below 128."""
        at = self.at + place
        self.words[at >> 3] += shifted(1, (at & 7) << 3)

    def count_each(self, numbers: vec[i64], size: i64) -> None:
        """So many places, and one more at half of each of these numbers.

        Cards are often `2 * kind + owner`, so this counts them by kind.
        """
        words = self.words
        here = self.at
        for number in numbers:
            at = here + (number >> 1)
            words[at >> 3] += shifted(1, (at & 7) << 3)
        self.at = here + size

    def mark(self, place: i64) -> None:
        """A 1 at a place counted from here, whether it is there already or not."""
        at = self.at + place
        self.words[at >> 3] |= shifted(1, (at & 7) << 3)

    def skip(self, size: i64) -> None:
        """Leave so many numbers as they are."""
        self.at += size

    def bits(self, members: i64) -> None:
        """At the left end of a row: a 1 at the place of each member of a set."""
        words = self.words
        at = self.at >> 3
        while members != 0:
            eight = members & 255
            eight = (eight | eight << 28) & 0x0000000F0000000F
            eight = (eight | eight << 14) & 0x0003000300030003
            words[at] = (eight | eight << 7) & 0x0101010101010101
            members >>= 8
            at += 1

    def get(self, row: i64, place: i64) -> i64:
        """One number of a row."""
        return self.words[row * self.stride + (place >> 3)] >> ((place & 7) << 3) & 255

    def row(self, row: i64) -> list[int]:
        """A whole row, for those without numpy."""
        return [self.get(row, place) for place in range(self.width)]
