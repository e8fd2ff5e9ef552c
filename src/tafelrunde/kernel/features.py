"""What the numbers of an observation mean: a table that a game writes beside its `observe`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Feature:
    """A group of numbers in a row, in the order in which a game writes them."""

    name: str
    size: int
    what: str
    most: int = 1
    """No number of the group is larger."""


ALIGN = Feature("(empty)", 0, "room up to the next multiple of eight, always 0", 0)
"""Stands where a game calls `Sheet.align`."""


def aligned(features: Iterable[Feature]) -> list[Feature]:
    """The same groups, with the empty room that aligning leaves."""
    placed: list[Feature] = []
    for feature in features:
        if feature is not ALIGN:
            placed.append(feature)
        elif room := -width(placed) % 8:
            placed.append(replace(ALIGN, size=room))
    return placed


def width(features: Iterable[Feature]) -> int:
    """How many numbers there are in all."""
    return sum(feature.size for feature in features)
