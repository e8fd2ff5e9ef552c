"""Who sits where: names of players for the seats or the teams of a game."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import BadInput


def seating(players: Sequence[str], teams: Sequence[int]) -> list[int]:
    """Which player sits in each seat: one name for all, for each team or for each seat.

    Fewer names that divide the seats evenly get blocks of seats side by side.
    """
    seats, sides = len(teams), len(set(teams))
    if len(players) == sides:
        return list(teams)
    if not players or seats % len(players) != 0:
        fitting = " or ".join(str(number) for number in sorted({1, sides, seats}))
        raise BadInput(
            f"players: {len(players)} names for {seats} seats in {sides} teams, expected {fitting}"
        )
    block = seats // len(players)
    return [seat // block for seat in range(seats)]


def winning_team(returns: Sequence[float], teams: Sequence[int]) -> int | None:
    """The team with the best return; None if nobody has a positive one."""
    best = max(returns)
    if best <= 0:
        return None
    return teams[list(returns).index(best)]
