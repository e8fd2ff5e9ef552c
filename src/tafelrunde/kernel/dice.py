"""Seeded chance: four words, cheap to clone, the same compiled and interpreted.

The generator is Chris Doty-Humphrey's sfc32 on 64-bit integers. Its 32-bit sums never leave the
range of a signed 64-bit word, so the compiled build cannot wrap where plain Python would not.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


@final
class Dice:
    """One seeded generator. A state owns its dice; a clone made for search gets others."""

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.count = count

    def clone(self) -> Dice:
        return Dice(self.a, self.b, self.c, self.count)

    def word(self) -> i64:
        """Return the next 32 random bits."""
        word: i64 = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) | (self.c >> 11)) & WORD) + word) & WORD
        return word

    def below(self, size: i64) -> i64:
        """Return a number from 0 to size - 1; the bias of at most size / 2^32 is accepted."""
        return (self.word() * size) >> 32

    def split(self) -> Dice:
        """Return new dice that share nothing with these but their origin."""
        return seeded(self.word() | (self.word() << 29))

    def write(self) -> str:
        """The four words as one hexadecimal string, as positions keep them."""
        return f"{self.a:08x}{self.b:08x}{self.c:08x}{self.count:08x}"


def seeded(seed: i64) -> Dice:
    """Dice for a seed from 0 to 2^62 - 1."""
    dice = Dice(seed & WORD, (seed >> 32) & WORD, 0x9E3779B9, 1)
    for _ in range(12):
        dice.word()
    return dice


def read_dice(text: str) -> Dice:
    """Read what `Dice.write` wrote."""
    if len(text) != 32:
        raise ValueError(f"dice are 32 hexadecimal digits, not {text!r}")
    words = [int(text[start : start + 8], 16) for start in (0, 8, 16, 24)]
    return Dice(words[0], words[1], words[2], words[3])
