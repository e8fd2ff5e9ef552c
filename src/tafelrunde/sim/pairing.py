"""Who meets whom: everybody everybody else, or by the Swiss system those of equal score."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

Pair = tuple[int, int]
Match = tuple[Pair, list[float]]
"""A pair, and the scores of its first player in their games."""


def round_robin(players: int, self_play: bool = False) -> list[Pair]:
    """Each meets each once, and itself if that is wished. A single player meets itself."""
    if players == 1 or self_play:
        return list(combinations_with_replacement(range(players), 2))
    return list(combinations(range(players), 2))


def most_rounds(players: int) -> int:
    """How many Swiss rounds there can be before somebody must meet or rest again."""
    return players - 1 if players % 2 == 0 else players


def swiss_round(points: Sequence[float], met: set[Pair], rested: set[int]) -> list[Pair]:
    """Pair neighbours in the standings who have not met; at an odd table the last one rests.

    Nobody rests twice. Where new pairs cannot be found for all, old ones meet again.
    """
    standing = sorted(range(len(points)), key=lambda player: (-points[player], player))
    if len(standing) % 2 == 0:
        return neighbours(standing, met) or neighbours(standing, set()) or []
    resting = [player for player in reversed(standing) if player not in rested]
    for known in (met, set()):
        for player in resting:
            found = neighbours([other for other in standing if other != player], known)
            if found is not None:
                return found
    return []


def neighbours(standing: Sequence[int], met: set[Pair]) -> list[Pair] | None:
    """Pairs down the list without a rematch; None if there are none."""
    if not standing:
        return []
    first, *rest = standing
    for second in rest:
        if pair_of(first, second) in met:
            continue
        others = neighbours([player for player in rest if player != second], met)
        if others is not None:
            return [pair_of(first, second), *others]
    return None


def pair_of(first: int, second: int) -> Pair:
    return (first, second) if first < second else (second, first)


def points_of(players: int, matches: Sequence[Match], rests: Sequence[int]) -> list[float]:
    """One point for a match won, half for a drawn one, one for each rest."""
    points = [0.0] * players
    for player in rests:
        points[player] += 1
    for (first, second), games in matches:
        share = sum(games) / len(games)
        won = 1.0 if share > 0.5 else 0.5 if share == 0.5 else 0.0
        points[first] += won
        points[second] += 1 - won
    return points
