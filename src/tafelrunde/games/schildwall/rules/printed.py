"""SH-78  The kinds of card, numbered from the weakest up, and the printed set of an army."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from . import tally

STRIDAR: Final = 0
SKOLDAR: Final = 1
SERLAR: Final = 2
KAEMPAR: Final = 3
HAELTJAR: Final = 4
HERSIR: Final = 5
KHAN: Final = 6
FYLGDAR_1: Final = 7
FYLGDAR_2: Final = 8
FYLGDAR_3: Final = 9
HAIL: Final = 10
KINDS: Final = 11

NOTHING: Final = -1
"""Where a card could lie and none does."""

IDS: Final = (
    "stridar",
    "skoldar",
    "serlar",
    "kaempar",
    "haeltjar",
    "hersir",
    "khan",
    "fylgdar_1",
    "fylgdar_2",
    "fylgdar_3",
    "hagelsturm",
)


@final
class Army:
    """SH-1  What is printed on the cards of one army: three tallies by kind."""

    def __init__(self, strength: i64, support: i64, copies: i64) -> None:
        self.strength: i64 = strength
        self.support: i64 = support
        self.copies: i64 = copies

    def strength_of(self, kind: i64) -> i64:
        """SH-4  The combat value of an attack card; a Fylgdar's is its number."""
        return tally.of(self.strength, kind)

    def support_of(self, kind: i64) -> i64:
        """SH-20  What a Fylgdar adds to the card it supports."""
        return tally.of(self.support, kind)


def is_attack_card(kind: i64) -> bool:
    """SH-3  Every card but the hail attacks and answers attacks."""
    return kind != HAIL


def is_fylgdar(kind: i64) -> bool:
    return FYLGDAR_1 <= kind <= FYLGDAR_3


def card_ids(cards: i64) -> tuple[str, ...]:
    """The cards of a tally by their ids, the weakest first."""
    return tuple([IDS[kind] for kind in tally.spread(cards)])
