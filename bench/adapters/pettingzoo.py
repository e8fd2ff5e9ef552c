"""PettingZoo's classic card games: the AEC interface with its usual wrappers.

It has no figure for clone: a deepcopy of its environments starts the game anew.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Iterator
from importlib.metadata import version

import numpy

from bench.measures import OBSERVATION
from bench.timing import Adapter

MODULES = ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_no_limit_v6", "texas_holdem_v4")


class Environment(Adapter):
    """env.agent_iter, env.last and env.step; a random choice inside the action mask."""

    library = "pettingzoo"
    measure = OBSERVATION
    label = "AEC"

    def __init__(self, module: str) -> None:
        super().__init__(module.rsplit("_v", 1)[0])
        self.module = f"pettingzoo.classic.{module}"

    def prepare(self) -> None:
        self.env = importlib.import_module(self.module).env()
        self.env.reset(seed=5)

    def play(self, rng: random.Random) -> float:
        pick = rng.random
        env = self.env
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            holder = observation if "action_mask" in observation else info
            legal = numpy.flatnonzero(holder["action_mask"])
            env.step(int(legal[int(pick() * len(legal))]))
            decisions += 1
        return decisions


def adapters() -> Iterator[Adapter]:
    for module in MODULES:
        yield Environment(module)


def versions() -> dict[str, str]:
    return {"pettingzoo": version("pettingzoo")}
