"""How strong somebody is: Glicko-2, after every rated game.

A rating is a guess with an error: `deviation` says how sure it is, and grows while somebody does
not play. In a team game everybody plays against the average of the other team. The formulas are
those of Mark Glickman, "Example of the Glicko-2 system"; a game is a rating period of its own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

from tafelrunde.server.store.interface import Conflict, Rating, Ratings

START = 1500.0
START_DEVIATION = 350.0
LEAST_DEVIATION = 45.0
START_VOLATILITY = 0.06
TAU = 0.5  # how much a volatility may change
SCALE = 173.7178
PERIOD = 4 * 86400.0  # so long without a game makes a rating as unsure as one period of Glickman's
TRIES = 10


def unrated(person: str, game: str, now: float) -> Rating:
    return Rating(person, game, START, START_DEVIATION, START_VOLATILITY, 0, now)


def after(rating: Rating, others: Sequence[Rating], score: float, now: float) -> Rating:
    """The rating after a game against these others, scored 1, 0.5 or 0."""
    mu = (rating.value - START) / SCALE
    phi = waited(rating, now) / SCALE
    other_mu = sum((one.value - START) / SCALE for one in others) / len(others)
    other_phi = math.sqrt(sum((waited(one, now) / SCALE) ** 2 for one in others) / len(others))
    g = 1 / math.sqrt(1 + 3 * other_phi**2 / math.pi**2)
    expected = 1 / (1 + math.exp(-g * (mu - other_mu)))
    variance = 1 / (g**2 * expected * (1 - expected))
    improvement = variance * g * (score - expected)
    volatility = new_volatility(rating.volatility, phi, variance, improvement)
    unsure = math.sqrt(phi**2 + volatility**2)
    phi = 1 / math.sqrt(1 / unsure**2 + 1 / variance)
    mu += phi**2 * g * (score - expected)
    return msgspec.structs.replace(
        rating,
        value=mu * SCALE + START,
        deviation=min(START_DEVIATION, max(LEAST_DEVIATION, phi * SCALE)),
        volatility=volatility,
        games=rating.games + 1,
        changed=now,
    )


def waited(rating: Rating, now: float) -> float:
    """The deviation, grown since the last game."""
    periods = max(0.0, now - rating.changed) / PERIOD
    grown = rating.deviation**2 + periods * (rating.volatility * SCALE) ** 2
    return min(START_DEVIATION, math.sqrt(grown))


def new_volatility(sigma: float, phi: float, variance: float, improvement: float) -> float:
    """Step 5 of Glickman's paper: the root of f, by the Illinois method."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        grown = math.exp(x)
        total = phi**2 + variance + grown
        return grown * (improvement**2 - total) / (2 * total**2) - (x - a) / TAU**2

    low = a
    if improvement**2 > phi**2 + variance:
        high = math.log(improvement**2 - phi**2 - variance)
    else:
        step = 1
        while f(a - step * TAU) < 0:
            step += 1
        high = a - step * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > 1e-6:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


async def rate_game(
    store: Ratings,
    table: str,
    game: str,
    teams: Sequence[Sequence[str]],
    scores: Sequence[float],
    now: float,
) -> dict[str, float]:
    """Rate a finished game: the people of each team, and each team's score from 0 to 1.

    Returns by how much everybody's rating changed; nothing if the game was rated before.
    """
    people = [person for team in teams for person in team]
    if len(teams) < 2 or not all(teams) or len(set(people)) != len(people):
        return {}
    for _ in range(TRIES):
        old = {
            person: await store.rating(person, game) or unrated(person, game, now)
            for person in people
        }
        new = {}
        for place, team in enumerate(teams):
            others = [old[one] for spot, them in enumerate(teams) if spot != place for one in them]
            for person in team:
                new[person] = after(old[person], others, scores[place], now)
        try:
            if not await store.rate(table, list(new.values())):
                return {}
        except Conflict:
            continue  # another game of one of them ended at the same time
        return {person: new[person].value - old[person].value for person in people}
    raise Conflict(f"the ratings of table {table} changed again and again")
