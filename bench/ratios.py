"""How we stand: our rows beside the best rows of each library, and the goals set for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .measures import (
    CLONE,
    IMPORT_MEMORY,
    IMPORT_TIME,
    IMPORTS,
    LOOP,
    MANY,
    MEASURES,
    OBSERVATION,
    OURS,
    SEARCH,
    STEP,
    Measure,
    Row,
)

ANY = "*"

GOALS: Mapping[tuple[str, str], Mapping[str, float]] = {
    (LOOP, "open_spiel"): {"schildwall": 4.0, ANY: 1.0},
    (STEP, "open_spiel"): {"schildwall": 5.0, ANY: 2.0},
    (STEP, "rlcard"): {ANY: 10.0},
    (OBSERVATION, "rlcard"): {ANY: 5.0},
    (OBSERVATION, "pettingzoo"): {ANY: 30.0},
    (MANY, OURS): {"schildwall": 10.0},
    (SEARCH, "open_spiel"): {"schildwall": 1.0, ANY: 0.25},
    (CLONE, "open_spiel"): {ANY: 1.0},
}
"""How many times the best of a library we want to reach (of a cost: to stay below), by game.

Many games at once stand against our own step by step, with observation and mask."""

LIMITS: Mapping[str, float] = {CLONE: 2.0, IMPORT_TIME: 0.2, IMPORT_MEMORY: 30.0}
"""What a clone and an import of ours may cost, whatever others cost."""

MET, MISSED, NO_GOAL, NOT_MEASURED = "met", "NOT MET", "no goal", "not measured"


@dataclass(frozen=True)
class Ratio:
    """Our row over the best row of one library; medians decide, bests stand beside them."""

    ours: Row
    library: str
    rival: Row | None
    """The library's row with the best median; None where it gave none."""
    of_medians: float | None
    of_bests: float | None
    goal: float | None

    @property
    def verdict(self) -> str:
        if self.goal is None:
            return NO_GOAL
        if self.of_medians is None:
            return NOT_MEASURED
        return _judge(self.ours.kind, self.of_medians, self.goal)

    def write(self) -> dict[str, Any]:
        return {
            "measure": self.ours.measure,
            "game": self.ours.game,
            "label": self.ours.label,
            "library": self.library,
            "rival": None if self.rival is None else self.rival.game,
            "of_medians": self.of_medians,
            "of_bests": self.of_bests,
            "goal": self.goal,
            "verdict": self.verdict,
        }


@dataclass(frozen=True)
class Limit:
    """Our row under a limit that no peer moves."""

    ours: Row
    limit: float

    @property
    def verdict(self) -> str:
        return _judge(self.ours.kind, self.ours.median, self.limit)

    def write(self) -> dict[str, Any]:
        return {
            "measure": self.ours.measure,
            "game": self.ours.game,
            "value": self.ours.median,
            "limit": self.limit,
            "verdict": self.verdict,
        }


def _judge(measure: Measure, value: float, goal: float) -> str:
    reached = value <= goal if measure.is_cost else value >= goal
    return MET if reached else MISSED


def ratios_of(rows: Sequence[Row]) -> list[Ratio]:
    """Each of our rows against each library that answered the same question, or should have."""
    return [
        _ratio(ours, library, _rivals(ours, library, rows))
        for ours in _ours_in_order(rows)
        for library in _libraries(ours.measure, rows)
    ]


def limits_of(rows: Sequence[Row]) -> list[Limit]:
    return [
        Limit(ours, LIMITS[ours.measure]) for ours in _ours_in_order(rows) if ours.measure in LIMITS
    ]


def _ours_in_order(rows: Sequence[Row]) -> Iterator[Row]:
    for measure in MEASURES:
        yield from (row for row in rows if row.is_ours and row.measure == measure)


def _libraries(measure: str, rows: Sequence[Row]) -> list[str]:
    present = [row.library for row in rows if row.measure == measure and not row.is_ours]
    wanted = [library for goal_measure, library in GOALS if goal_measure == measure]
    return list(dict.fromkeys([*wanted, *present]))


def _rivals(ours: Row, library: str, rows: Sequence[Row]) -> list[Row]:
    """The library's rows for the same question; what is imported must be the same thing too."""
    if library == OURS:
        return [
            row
            for row in rows
            if row.is_ours and row.measure == OBSERVATION and row.game == ours.game
        ]
    return [
        row
        for row in rows
        if row.library == library
        and row.measure == ours.measure
        and (ours.measure not in IMPORTS or row.game == ours.game)
    ]


def _ratio(ours: Row, library: str, rivals: Sequence[Row]) -> Ratio:
    goals = GOALS.get((ours.measure, library), {})
    goal = goals.get(ours.game, goals.get(ANY))
    if not rivals:
        return Ratio(ours, library, None, None, None, goal)
    choose = min if ours.kind.is_cost else max
    rival = choose(rivals, key=lambda row: row.median)
    best = choose(row.best for row in rivals)
    return Ratio(ours, library, rival, ours.median / rival.median, ours.best / best, goal)
