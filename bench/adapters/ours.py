"""Tafelrunde: every game of the registry in its first mode."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import numpy as np

import tafelrunde
from bench.measures import INTERFACE, LOOP, MANY, OBSERVATION, OURS, SEARCH, STEP, VIEW
from bench.timing import Adapter
from tafelrunde.ai import Budget, Perspective, Temper, Thinker
from tafelrunde.kernel import Game, Options, State, play_out, seeded
from tafelrunde.rl import Episode, Many
from tafelrunde.rl.pettingzoo import env

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


class Learner(OurGame):
    """An environment's step: arrays of one's own with the observation and the mask.

    As in RLCard the legal actions come along as a list, and the player guesses among those.
    """

    measure = OBSERVATION
    label = "Episode.step"

    def prepare(self) -> None:
        super().prepare()
        self.episode = Episode(self.rules, self.options)

    def play(self, rng: random.Random) -> float:
        pick = rng.random
        episode = self.episode
        episode.reset(rng.getrandbits(SEEDS))
        decisions = 0
        while legal := episode.legal():
            episode.step(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions


class Interface(OurGame):
    """PettingZoo's AEC interface over the same engine, played as PettingZoo's own games are."""

    measure = INTERFACE
    label = "AEC"

    def prepare(self) -> None:
        super().prepare()
        self.env = env(self.rules, self.options)

    def play(self, rng: random.Random) -> float:
        pick = rng.random
        table = self.env
        table.reset(seed=rng.getrandbits(SEEDS))
        decisions = 0
        for _ in table.agent_iter():
            observation, _, ended, _, _ = table.last()
            if ended:
                break
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(pick() * len(legal))]))
            decisions += 1
        return decisions


class Batches(OurGame):
    """Many games in one call, with random actions that compiled code picks into an array."""

    measure = MANY
    label = "256 games, Many.sample"
    games = 256
    steps = 80
    batch = 0

    def prepare(self) -> None:
        super().prepare()
        self.many = Many(self.rules, self.games, self.options, seed=1)

    def play(self, rng: random.Random) -> float:
        many = self.many
        for _ in range(self.steps):
            many.step(many.sample())
        return self.games * self.steps


class NumpyBatches(Batches):
    """The same with actions chosen in numpy, which costs about as much as the games."""

    label = "256 games, actions chosen in numpy"

    def prepare(self) -> None:
        super().prepare()
        self.chance = np.random.default_rng(1)

    def play(self, rng: random.Random) -> float:
        many = self.many
        for _ in range(self.steps):
            many.step(self.choose(many.seen.mask))
        return self.games * self.steps

    def choose(self, mask: Any) -> Any:
        """A random legal action for every row: the one at a random place among them."""
        places = mask.cumsum(axis=1, dtype=np.int16)
        lucky = (self.chance.random(len(mask), dtype=np.float32) * places[:, -1]).astype(np.int16)
        return (places <= lucky[:, None]).sum(axis=1)


class Observed(OurGame):
    """The same, and the whole view of the seat whose turn it is: zones, counters, moves."""

    measure = VIEW
    label = "everything a client draws"

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


class Searched(OurGame):
    """Our ISMCTS with random rollouts to the end, asked for one move a third into a game.

    Just as the peer is asked: no advice, no judgement, a new tree for every move.
    """

    measure = SEARCH
    label = "ISMCTS, random rollouts"
    batch = 0
    simulations = 1000
    temper = Temper(curiosity=1.4, trust=0.0, randomness=256, depth=1_000_000)

    def prepare(self) -> None:
        super().prepare()
        self.dice = seeded(1)
        rng = random.Random(5)
        lengths = [int(play_out(self.new(rng), self.dice)) for _ in range(20)]
        self.third = sum(lengths) // len(lengths) // 3

    def play(self, rng: random.Random) -> float:
        state = self.middle(rng)
        bot = Thinker("bench", Budget(self.simulations), self.temper)
        bot.think(Perspective(self.rules, state, state.turn()), self.dice)
        assert bot.search is not None
        return int(bot.search.decisions)

    def middle(self, rng: random.Random) -> State:
        """A state a third of the way into a random game, with a real choice."""
        state = self.new(rng)
        decisions = 0
        while not state.over:
            seat = state.turn()
            if decisions >= self.third and len(state.legal_for(seat)) > 1:
                return state
            state.answer(seat, state.pick(seat, self.dice))
            decisions += 1
        return self.middle(rng)


def is_compiled(state: State) -> bool:
    """Whether the rules behind this state run as compiled code."""
    file = sys.modules[type(state).__module__].__file__ or ""
    return not file.endswith(".py")


def adapters() -> Iterator[Adapter]:
    for name in tafelrunde.names():
        for way in (Loop, Step, Learner, Interface, Batches, NumpyBatches, Observed, Searched):
            yield way(name)


def versions() -> dict[str, str]:
    return {"tafelrunde": version("tafelrunde")}
