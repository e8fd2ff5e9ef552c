"""What is measured, and the rows that measuring gives."""

from __future__ import annotations

import statistics
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

OURS = "tafelrunde"

LOOP = "loop"
STEP = "step"
OBSERVATION = "observation"
INTERFACE = "interface"
MANY = "many"
VIEW = "view"
SEARCH = "search"
CLONE = "clone"
IMPORT_TIME = "import_time"
IMPORT_MEMORY = "import_memory"


@dataclass(frozen=True)
class Measure:
    """One question put to every library. Of a cost less is better, of a rate more."""

    name: str
    title: str
    unit: str
    is_cost: bool
    digits: int = 0


MEASURES: Mapping[str, Measure] = {
    measure.name: measure
    for measure in (
        Measure(LOOP, "compiled loop", "decisions/s", is_cost=False),
        Measure(STEP, "step by step from Python", "decisions/s", is_cost=False),
        Measure(OBSERVATION, "with observation and mask", "decisions/s", is_cost=False),
        Measure(INTERFACE, "through PettingZoo's interface", "decisions/s", is_cost=False),
        Measure(MANY, "many games at once", "decisions/s", is_cost=False),
        Measure(VIEW, "with the whole view", "decisions/s", is_cost=False),
        Measure(SEARCH, "ISMCTS, simulations × decisions", "decisions/s", is_cost=False),
        Measure(CLONE, "clone", "µs", is_cost=True, digits=2),
        Measure(IMPORT_TIME, "import, time", "s", is_cost=True, digits=3),
        Measure(IMPORT_MEMORY, "import, memory added", "MiB", is_cost=True, digits=1),
    )
}
"""In the order in which tables show them."""

IMPORTS = (IMPORT_TIME, IMPORT_MEMORY)


class BadRows(ValueError):
    """A results file does not hold what this bench writes."""


@dataclass(frozen=True)
class Row:
    """One measure of one game of one library, once a round."""

    library: str
    game: str
    measure: str
    samples: tuple[float, ...]
    label: str = ""
    """What a reader must know to judge the figure, such as `batch of 1024`."""
    details: Mapping[str, object] = field(default_factory=dict)

    @property
    def kind(self) -> Measure:
        return MEASURES[self.measure]

    @property
    def best(self) -> float:
        return min(self.samples) if self.kind.is_cost else max(self.samples)

    @property
    def median(self) -> float:
        return statistics.median(self.samples)

    @property
    def is_ours(self) -> bool:
        return self.library == OURS

    def write(self) -> dict[str, Any]:
        """The row as plain JSON values."""
        return {
            "library": self.library,
            "game": self.game,
            "measure": self.measure,
            "label": self.label,
            "unit": self.kind.unit,
            "best": self.best,
            "median": self.median,
            "samples": list(self.samples),
            "details": dict(self.details),
        }


def read_row(written: object) -> Row:
    """The row that `Row.write` wrote."""
    if not isinstance(written, Mapping):
        raise BadRows(f"a row is an object, not {written!r}")
    missing = [
        name for name in ("library", "game", "measure", "samples") if written.get(name) is None
    ]
    if missing:
        raise BadRows(f"a row lacks {', '.join(missing)}: {dict(written)!r}")
    if written["measure"] not in MEASURES:
        known = ", ".join(MEASURES)
        raise BadRows(f"a row measures one of {known}, not {written['measure']!r}")
    samples = written["samples"]
    if not isinstance(samples, list) or not samples or not all(map(_is_positive, samples)):
        raise BadRows(f"samples are a list of numbers above 0, not {samples!r}")
    return Row(
        library=str(written["library"]),
        game=str(written["game"]),
        measure=str(written["measure"]),
        samples=tuple(map(float, samples)),
        label=str(written.get("label", "")),
        details=dict(written.get("details", {})),
    )


def _is_positive(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and value > 0
