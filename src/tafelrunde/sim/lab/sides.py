"""The games of a tournament, looked at from either side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..ratings import Bout, fit
from ..tournament import Tournament


@dataclass
class Side:
    """One side of one game."""

    game: int
    deal: int
    team: int
    player: int
    score: float
    traits: Mapping[str, Sequence[str]]
    drawn: Mapping[int, int]
    """Cards it drew, and at which decision of its own first."""
    played: Mapping[int, int]
    surprise: float = 0.0
    """How far the score lies above what player and traits let expect."""
    other: Side = field(init=False, repr=False)


def sides_of(tournament: Tournament) -> list[Side]:
    """Both sides of every game, side by side: team 0 at even places, team 1 at odd ones."""
    sides: list[Side] = []
    for result in tournament.results:
        both = [
            Side(
                game=result["number"],
                deal=result["deal"],
                team=team,
                player=result["players"][team],
                score=0.5 if result["winner"] is None else float(result["winner"] == team),
                traits=result["traits"][team],
                drawn=dict(result["drawn"][team]),
                played=dict(result["played"][team]),
            )
            for team in (0, 1)
        ]
        both[0].other, both[1].other = both[1], both[0]
        sides.extend(both)
    note_surprises(sides)
    return sides


def bouts_of_players(sides: Sequence[Side]) -> list[Bout]:
    """Games between different players, for their ratings."""
    return [
        Bout((side.player,), (side.other.player,), side.score, side.deal)
        for side in sides[::2]
        if side.player != side.other.player
    ]


def note_surprises(sides: Sequence[Side]) -> None:
    """Compare scores with what ratings of players, factions, first moves and so on expect."""
    numbers: dict[tuple[str, str], int] = {}
    bouts = []
    for side in sides[::2]:
        first, second = (
            tuple(numbers.setdefault(item, len(numbers)) for item in items_of(who))
            for who in (side, side.other)
        )
        bouts.append(Bout(first, second, side.score, side.deal))
    model = fit(bouts, len(numbers))
    for side, bout in zip(sides[::2], bouts):
        side.surprise = side.score - model.expected(bout)
        side.other.surprise = -side.surprise


def items_of(side: Side) -> list[tuple[str, str]]:
    """What is rated on a side: its player, and every value of its traits."""
    traits = [(name, value) for name, values in side.traits.items() for value in values]
    return [("", str(side.player)), *traits]
