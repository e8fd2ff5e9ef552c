"""Tafelrunde: every game of the registry in its first mode."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import tafelrunde
from bench.measures import LOOP, OBSERVATION, OURS, STEP
from bench.timing import Adapter
from tafelrunde.kernel import Game, Options, State, play_out, seeded

SEEDS = 30
"""Bits of a random seed."""


class OurGame(Adapter):
    """What the three ways to play share."""

    library = OURS
    rules: Game[Any]
    options: Options

    def prepare(self) -> None:
        self.rules = tafelrunde.game(self.game)
        self.options = self.rules.modes[0].options

    def new(self, rng: random.Random) -> State:
        state: State = self.rules.setup(self.options, rng.getrandbits(SEEDS))
        return state

    def details(self) -> dict[str, object]:
        mode = self.rules.modes[0].name
        return {"mode": mode, "compiled": is_compiled(self.new(random.Random(0)))}


class Loop(OurGame):
    """Set up from Python, played to the end by the compiled loop of the kernel."""

    measure = LOOP
    label = "play_out"

    def prepare(self) -> None:
        super().prepare()
        self.dice = seeded(1)

    def play(self, rng: random.Random) -> float:
        return int(play_out(self.new(rng), self.dice))


class Step(OurGame):
    """Legal actions and apply, one decision at a time from Python."""

    measure = STEP
    clones = True

    def play(self, rng: random.Random) -> float:
        pick = rng.random
        state = self.new(rng)
        decisions = 0
        while actions := state.legal():
            state.apply(actions[int(pick() * len(actions))])
            decisions += 1
        return decisions

    def cloner(self, rng: random.Random) -> Callable[[], object]:
        half = int(self.play(rng)) // 2
        state = self.new(rng)
        for _ in range(half):
            state.apply(rng.choice(state.legal()))
            if state.over:  # a shorter game than the one before
                return self.cloner(rng)
        return state.clone


class Observed(OurGame):
    """The same, and the whole view of the seat whose turn it is: zones, counters, moves."""

    measure = OBSERVATION
    label = "whole view, not numbers"

    def play(self, rng: random.Random) -> float:
        pick = rng.random
        view = self.rules.view
        state = self.new(rng)
        decisions = 0
        while actions := state.legal():
            view(state, state.turn())
            state.apply(actions[int(pick() * len(actions))])
            decisions += 1
        return decisions


def is_compiled(state: State) -> bool:
    """Whether the rules behind this state run as compiled code."""
    file = sys.modules[type(state).__module__].__file__ or ""
    return not file.endswith(".py")


def adapters() -> Iterator[Adapter]:
    for name in tafelrunde.names():
        for way in (Loop, Step, Observed):
            yield way(name)


def versions() -> dict[str, str]:
    return {"tafelrunde": version("tafelrunde")}
