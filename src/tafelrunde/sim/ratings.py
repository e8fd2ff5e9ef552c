"""Ratings by Bradley and Terry, with error bars.

Every side of a game is a few items: its player, and where wanted its faction or the right to
move first. The logarithm of the odds of winning is the sum of its items minus those of the other
side. Each item also drew one imagined game against an average of 0, so that a player who won or
lost everything has a rating, too.

Games of one deal are not independent: the same cards lie on both sides of a mirrored pair. The
error bars take the wider of the usual estimate and the one that counts each deal as one case.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

ELO = 400 / log(10)
"""Points for each unit of log odds: 400 points are odds of ten to one."""
SURE = 1.959964
"""Standard errors to each side of a 95 % interval."""
STEPS = 100
CLOSE = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Bout:
    """One game: the items of either side, and the score of the first from 0 to 1."""

    first: tuple[int, ...]
    second: tuple[int, ...]
    score: float
    deal: int


@dataclass(frozen=True)
class Fit:
    """What items are worth, in log odds, and how sure that is."""

    worth: list[float]
    by_game: Matrix
    """How the errors go together if all games are independent ..."""
    by_deal: Matrix
    """... and if only deals are."""

    def expected(self, bout: Bout) -> float:
        return logistic(margin(self.worth, bout))


@dataclass(frozen=True)
class Rating:
    """Points above or below the average of the field, and half the width of a 95 % interval."""

    points: float
    error: float


def logistic(value: float) -> float:
    if value < 0:
        return exp(value) / (1 + exp(value))
    return 1 / (1 + exp(-value))


def margin(worth: Sequence[float], bout: Bout) -> float:
    return sum(worth[item] for item in bout.first) - sum(worth[item] for item in bout.second)


def fit(bouts: Sequence[Bout], items: int) -> Fit:
    """The most likely worth of each item, by Newton's method."""
    worth = [0.0] * items
    for _ in range(STEPS):
        slope, curve = slope_and_curve(bouts, worth)
        step = product(inverse(curve), slope)
        worth = [value + change for value, change in zip(worth, step)]
        if max(map(abs, step), default=0.0) < CLOSE:
            break
    by_game = inverse(slope_and_curve(bouts, worth)[1])
    return Fit(worth, by_game, sandwich(bouts, worth, by_game))


def slope_and_curve(bouts: Sequence[Bout], worth: Sequence[float]) -> tuple[list[float], Matrix]:
    items = len(worth)
    slope = [0.5 - logistic(value) for value in worth]
    curve = [[0.0] * items for _ in range(items)]
    for item, value in enumerate(worth):
        curve[item][item] = logistic(value) * logistic(-value)
    for bout in bouts:
        expected = logistic(margin(worth, bout))
        weight = expected * (1 - expected)
        signs = signs_of(bout)
        for item, sign in signs.items():
            slope[item] += sign * (bout.score - expected)
            for other, other_sign in signs.items():
                curve[item][other] += sign * other_sign * weight
    return slope, curve


def signs_of(bout: Bout) -> dict[int, int]:
    """+1 for items of the first side, -1 for those of the second; what both have is left out."""
    signs: dict[int, int] = {}
    for items, sign in ((bout.first, 1), (bout.second, -1)):
        for item in items:
            signs[item] = signs.get(item, 0) + sign
    return {item: sign for item, sign in signs.items() if sign}


def sandwich(bouts: Sequence[Bout], worth: Sequence[float], by_game: Matrix) -> Matrix:
    """Errors as the scatter of whole deals shows them."""
    items = len(worth)
    pulls: dict[int, list[float]] = {}
    for bout in bouts:
        pull = pulls.setdefault(bout.deal, [0.0] * items)
        surprise = bout.score - logistic(margin(worth, bout))
        for item, sign in signs_of(bout).items():
            pull[item] += sign * surprise
    leans = [product(by_game, pull) for pull in pulls.values()]
    return [
        [sum(lean[row] * lean[column] for lean in leans) for column in range(items)]
        for row in range(items)
    ]


def ratings(bouts: Sequence[Bout], players: int) -> list[Rating]:
    """The rating of each player, in points around the average of all."""
    found = fit(bouts, players)
    average = sum(found.worth) / players
    variances = zip(around_average(found.by_game), around_average(found.by_deal))
    return [
        Rating(ELO * (worth - average), ELO * SURE * sqrt(max(pair)))
        for worth, pair in zip(found.worth, variances)
    ]


def around_average(covariance: Matrix) -> list[float]:
    """The variance of each item's distance from the average of all: what all share is no error."""
    size = len(covariance)
    rows = [sum(row) / size for row in covariance]
    whole = sum(rows) / size
    return [max(0.0, covariance[item][item] - 2 * rows[item] + whole) for item in range(size)]


def product(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(cell * value for cell, value in zip(row, vector)) for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan, with the largest pivot. The matrix is small and never singular."""
    size = len(matrix)
    rows = [
        [*row, *(1.0 if place == column else 0.0 for column in range(size))]
        for place, row in enumerate(matrix)
    ]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [cell / pivot for cell in rows[place]]
        for other in range(size):
            factor = rows[other][place]
            if other != place and factor != 0.0:
                rows[other] = [cell - factor * lead for cell, lead in zip(rows[other], rows[place])]
    return [row[size:] for row in rows]
