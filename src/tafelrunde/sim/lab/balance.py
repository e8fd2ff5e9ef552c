"""What a tournament tells about its players and its game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ..ratings import Rating, ratings
from ..tournament import Tournament
from .cards import CardEffect, card_effects
from .shares import Case, Share, share_of
from .sides import Side, bouts_of_players, sides_of


@dataclass(frozen=True)
class Standing:
    """A player of the tournament, and how it did."""

    player: str
    rating: Rating
    score: Share
    points: float


@dataclass(frozen=True)
class Trait:
    """How much a difference between the sides decides: each value, and each against each."""

    name: str
    values: dict[str, Share]
    """Against all other values; the best first."""
    against: dict[tuple[str, str], Share]


@dataclass(frozen=True)
class Thinking:
    """How long a player thought about a decision, in seconds."""

    player: str
    decisions: int
    mean: float
    longest: float


@dataclass(frozen=True)
class Balance:
    """All that a report shows."""

    tournament: Tournament
    standings: list[Standing]
    """The strongest first."""
    meetings: dict[tuple[str, str], Share]
    """What the first player got out of games with the second."""
    traits: list[Trait]
    draws: Share
    lengths: dict[int, int]
    """How many games had so many decisions."""
    reasons: dict[str, int]
    cards: list[CardEffect]
    thinking: list[Thinking]


def weigh(tournament: Tournament) -> Balance:
    """Count everything once. The same results give the same balance, times aside."""
    sides = sides_of(tournament)
    results = tournament.results
    lengths = Counter(int(result["length"]) for result in results)
    reasons = Counter(str(result["reason"]) for result in results)
    return Balance(
        tournament=tournament,
        standings=standings_of(tournament, sides),
        meetings=meetings_of(tournament, sides),
        traits=list(traits_of(sides)),
        draws=share_of((float(r["winner"] is None), r["deal"]) for r in results),
        lengths=dict(sorted(lengths.items())),
        reasons=dict(reasons.most_common()),
        cards=card_effects(tournament.game, sides),
        thinking=list(thinking_of(tournament)),
    )


def standings_of(tournament: Tournament, sides: list[Side]) -> list[Standing]:
    names = tournament.settings.players
    rated = ratings(bouts_of_players(sides), len(names))
    found = []
    for number, name in enumerate(names):
        cases = [
            (side.score, side.deal)
            for side in sides
            if side.player == number and side.other.player != number
        ]
        if len(names) == 1:
            cases = [(0.5, side.deal) for side in sides]
        if not cases:
            continue
        points = sum(score for score, _ in cases)
        found.append(Standing(name, rated[number], share_of(cases), points))
    return sorted(found, key=lambda standing: -standing.rating.points)


def meetings_of(tournament: Tournament, sides: list[Side]) -> dict[tuple[str, str], Share]:
    names = tournament.settings.players
    cases: dict[tuple[str, str], list[Case]] = {}
    for side in sides:
        if side.player != side.other.player:
            key = (names[side.player], names[side.other.player])
            cases.setdefault(key, []).append((side.score, side.deal))
    return {key: share_of(found) for key, found in cases.items()}


def traits_of(sides: list[Side]) -> Iterator[Trait]:
    """Each trait that ever set two sides apart."""
    names = sorted({name for side in sides for name in side.traits})
    for name in names:
        alone: dict[str, list[Case]] = {}
        against: dict[tuple[str, str], list[Case]] = {}
        for side in sides:
            mine = set(side.traits.get(name, ()))
            theirs = set(side.other.traits.get(name, ()))
            for value in mine - theirs:
                alone.setdefault(value, []).append((side.score, side.deal))
                for other in theirs - mine:
                    against.setdefault((value, other), []).append((side.score, side.deal))
        if alone:
            shares = {value: share_of(cases) for value, cases in alone.items()}
            order = sorted(shares, key=lambda value: (-shares[value].value, value))
            yield Trait(
                name,
                {value: shares[value] for value in order},
                {pair: share_of(against[pair]) for pair in sorted(against)},
            )


def thinking_of(tournament: Tournament) -> Iterator[Thinking]:
    for name in tournament.settings.players:
        clocks = list(clocks_of(name, tournament.times))
        decisions = sum(clock[0] for clock in clocks)
        if decisions:
            seconds = sum(clock[1] for clock in clocks)
            yield Thinking(name, decisions, seconds / decisions, max(c[2] for c in clocks))


def clocks_of(name: str, times: Iterable[dict[str, Any]]) -> Iterator[Any]:
    for line in times:
        for player, clock in zip(line["players"], line["clocks"]):
            if player == name:
                yield clock
