"""How often somebody wins, and how sure that is.

Games of one deal share their luck, so a deal is one case. How many independent games the cases
are worth follows from how they scatter; the interval is Wilson's for that number.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from ..ratings import SURE

Case = tuple[float, int]
"""The score of a side, 0, a half or 1, and the deal."""


@dataclass(frozen=True)
class Share:
    """A share of games won, draws as halves, with its 95 % interval."""

    value: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Difference:
    """A change of the chance to win, from -1 to 1, with its 95 % interval."""

    value: float
    low: float
    high: float
    with_it: int
    """Sides that had it ..."""
    without: int
    """... and those they are compared with."""

    @property
    def is_clear(self) -> bool:
        """Whether no change at all lies outside the interval."""
        return self.low > 0 or self.high < 0


def share_of(cases: Iterable[Case]) -> Share:
    """The share of all cases; there is at least one."""
    scores: list[float] = []
    sums: dict[int, tuple[float, int]] = {}
    for score, deal in cases:
        scores.append(score)
        total, count = sums.get(deal, (0.0, 0))
        sums[deal] = (total + score, count + 1)
    games = len(scores)
    mean = sum(scores) / games
    scatter = sum((total - count * mean) ** 2 for total, count in sums.values()) / games**2
    simple = mean * (1 - mean) / games
    worth = games * min(1.0, simple / scatter) if scatter > 0 else float(len(sums))
    low, high = wilson(mean, worth)
    return Share(mean, low, high, games)


def wilson(share: float, games: float) -> tuple[float, float]:
    """The interval of shares that this many games could well have come from."""
    squared = SURE * SURE
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    width = SURE / (1 + squared / games)
    width *= sqrt(share * (1 - share) / games + squared / (4 * games * games))
    return max(0.0, middle - width), min(1.0, middle + width)


def difference_of(with_it: list[Case], without: list[Case]) -> Difference:
    """How much the mean of some cases lies above that of others; neither list is empty."""
    pulls: dict[int, float] = {}
    means = []
    for cases, sign in ((with_it, 1), (without, -1)):
        mean = sum(score for score, _ in cases) / len(cases)
        means.append(mean)
        for score, deal in cases:
            pulls[deal] = pulls.get(deal, 0.0) + sign * (score - mean) / len(cases)
    error = SURE * sqrt(sum(pull * pull for pull in pulls.values()))
    value = means[0] - means[1]
    return Difference(value, value - error, value + error, len(with_it), len(without))
