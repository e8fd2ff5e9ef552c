"""The run itself: in every round each game of each library is timed once, in a new order.

A machine is never quiet for minutes, so nobody is measured in one piece: whatever disturbs a
round disturbs all libraries, and none is always first.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from . import imports
from .measures import CLONE, IMPORT_MEMORY, IMPORT_TIME, Row
from .process import Worker, WorkerFailed


@dataclass(frozen=True)
class Failure:
    """Something that could not be measured, and why."""

    library: str
    what: str
    reason: str

    def write(self) -> dict[str, str]:
        return {"library": self.library, "what": self.what, "reason": self.reason}


class Entry(Protocol):
    """What takes its turn once a round."""

    @property
    def library(self) -> str: ...

    @property
    def what(self) -> str: ...

    def sample(self, seconds: float) -> None: ...

    def rows(self) -> Iterator[Row]: ...


@dataclass(eq=False)
class GameEntry:
    """One adapter of a worker: how fast it plays, or how fast it copies a state."""

    worker: Worker
    number: int
    library: str
    game: str
    measure: str
    label: str
    ask: str
    samples: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)
    games: float = 0
    decisions: float = 0
    details: dict[str, object] = field(default_factory=dict)

    @property
    def what(self) -> str:
        return f"{self.game}, {self.measure}"

    def sample(self, seconds: float) -> None:
        question = {"ask": self.ask, "adapter": self.number, "seconds": seconds}
        reply = self.worker.ask(question)
        self.details = reply["details"]
        if self.ask == "clone":
            self.samples.append(reply["cost"])
            return
        self.samples.append(reply["rate"])
        self.wall.append(reply["wall_rate"])
        self.games += reply["games"]
        self.decisions += reply["decisions"]

    def rows(self) -> Iterator[Row]:
        details = dict(self.details)
        if self.wall:
            details["wall_samples"] = self.wall
        if self.games:
            details["decisions_per_game"] = self.decisions / self.games
        samples = tuple(self.samples)
        yield Row(self.library, self.game, self.measure, samples, self.label, details)


@dataclass(eq=False)
class ImportEntry:
    """One import statement: its time and its memory."""

    python: Path
    path: Path | None
    library: str
    game: str
    statement: str
    probes: list[dict[str, float]] = field(default_factory=list)

    @property
    def what(self) -> str:
        return f"import of {self.game}"

    def sample(self, seconds: float) -> None:
        if not self.probes:  # the first one writes byte code and is not kept
            imports.probe(self.python, self.statement, self.path)
        self.probes.append(imports.probe(self.python, self.statement, self.path))

    def rows(self) -> Iterator[Row]:
        def column(name: str) -> tuple[float, ...]:
            return tuple(probe[name] for probe in self.probes)

        statement: dict[str, object] = {"statement": self.statement}
        walls = {**statement, "wall_samples": list(column("wall_seconds"))}
        yield Row(self.library, self.game, IMPORT_TIME, column("seconds"), "", walls)
        whole = {**statement, "process_mib": list(column("process_mib"))}
        yield Row(self.library, self.game, IMPORT_MEMORY, column("added_mib"), "", whole)


def entries_of(worker: Worker, adapters: Sequence[dict[str, Any]]) -> list[Entry]:
    """The entries of a worker, from its greeting."""
    entries: list[Entry] = []
    for number, told in enumerate(adapters):
        library, game, label = told["library"], told["game"], told["label"]
        entries.append(GameEntry(worker, number, library, game, told["measure"], label, "games"))
        if told["clones"]:
            entries.append(GameEntry(worker, number, library, game, CLONE, label, "clone"))
    return entries


def hold(
    entries: Sequence[Entry], rounds: int, seconds: float, tell: Callable[[str], None]
) -> tuple[list[Row], list[Failure]]:
    """Let all entries take turns. One that fails is left out from then on, with its reason."""
    rng = random.Random(rounds)
    playing, failures = list(entries), []
    for number in range(rounds):
        rng.shuffle(playing)
        for place, entry in enumerate(list(playing)):
            tell(f"round {number + 1} of {rounds}: {place * 100 // len(entries)} %")
            try:
                entry.sample(seconds)
            except WorkerFailed as error:
                failures.append(Failure(entry.library, entry.what, str(error)))
                playing.remove(entry)
    stayed = [entry for entry in entries if entry in playing]
    return [row for entry in stayed for row in entry.rows()], failures
