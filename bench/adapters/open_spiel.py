"""OpenSpiel: through its Python binding, in its own C++ loop, and as a learning environment."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import pyspiel
from open_spiel.python import rl_environment

from bench.measures import LOOP, OBSERVATION, SEARCH, STEP
from bench.timing import Adapter

# Its card games in which players move one after another. Not bridge: the process ends.
CARD_GAMES = (
    "crazy_eights",
    "cribbage",
    "dou_dizhu",
    "euchre",
    "gin_rummy",
    "go_fish",
    "hanabi",
    "hearts",
    "kuhn_poker",
    "leduc_poker",
    "oh_hell",
    "skat",
    "spades",
    "tarok",
    "tiny_bridge_4p",
    "universal_poker",
)
OBSERVED_GAMES = (
    "crazy_eights",
    "gin_rummy",
    "hearts",
    "kuhn_poker",
    "leduc_poker",
    "oh_hell",
    "skat",
    "spades",
)


class Bare(Adapter):
    """state.legal_actions and state.apply_action, and nothing else."""

    library = "open_spiel"
    measure = STEP
    clones = True

    def prepare(self) -> None:
        self.rules = pyspiel.load_game(self.game)
        self.uniform = chance_is_uniform(self.rules, random.Random(0))

    def play(self, rng: random.Random) -> float:
        pick = rng.random
        uniform = self.uniform
        state = self.rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
            elif uniform:
                legal = state.legal_actions()
                state.apply_action(legal[int(pick() * len(legal))])
            else:
                state.apply_action(sample_chance(state, rng))
        return decisions

    def cloner(self, rng: random.Random) -> Callable[[], object]:
        half = int(self.play(rng)) // 2
        state = self.rules.new_initial_state()
        while half > 0 or state.is_chance_node():
            if state.is_chance_node():
                state.apply_action(sample_chance(state, rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                half -= 1
            if state.is_terminal():  # a shorter game than the one before
                return self.cloner(rng)
        clone: Callable[[], object] = state.clone
        return clone


class Native(Adapter):
    """Its own C++ loop over C++ random bots; Python only starts each game."""

    library = "open_spiel"
    measure = LOOP
    label = "evaluate_bots"

    def prepare(self) -> None:
        self.rules = pyspiel.load_game(self.game)
        seats = range(self.rules.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in seats]
        self.length = mean_length(self.game, games=4000, seconds=1.0)

    def play(self, rng: random.Random) -> float:
        state = self.rules.new_initial_state()
        pyspiel.evaluate_bots(state, self.bots, rng.getrandbits(30))
        return self.length


class Environment(Adapter):
    """rl_environment.Environment: what a learner gets each step, observation included."""

    library = "open_spiel"
    measure = OBSERVATION
    label = "rl_environment"

    def prepare(self) -> None:
        self.env = rl_environment.Environment(self.game)

    def play(self, rng: random.Random) -> float:
        pick = rng.random
        env = self.env
        step = env.reset()
        decisions = 0
        while not step.last():
            player = step.observations["current_player"]
            legal = step.observations["legal_actions"][player]
            step = env.step([legal[int(pick() * len(legal))]])
            decisions += 1
        return decisions


class Search(Adapter):
    """Its C++ ISMCTS with random rollouts, asked for one move a third of the way into a game."""

    library = "open_spiel"
    measure = SEARCH
    label = "C++ ISMCTS, random rollouts"
    batch = 0
    simulations = 1000

    def prepare(self) -> None:
        self.rules = pyspiel.load_game(self.game)
        self.length = mean_length(self.game, games=400, seconds=1.0)
        self.bot = pyspiel.ISMCTSBot(
            11,
            pyspiel.RandomRolloutEvaluator(1, 7),
            1.4,
            self.simulations,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            True,
        )

    def play(self, rng: random.Random) -> float:
        """A simulation goes on to the end: the last two thirds of a game."""
        state = self.middle(rng)
        self.bot.restart_at(state)
        self.bot.step(state)
        return self.simulations * self.length * 2 / 3

    def middle(self, rng: random.Random) -> Any:
        """A state a third of the way into a random game, with a real choice."""
        state = self.rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample_chance(state, rng))
                continue
            legal = state.legal_actions()
            if decisions >= self.length / 3 and len(legal) > 1:
                return state
            state.apply_action(rng.choice(legal))
            decisions += 1
        return self.middle(rng)


def mean_length(game: str, games: int, seconds: float) -> float:
    """Decisions in a random game, which the C++ loop does not tell."""
    bare = Bare(game)
    bare.prepare()
    rng = random.Random(3)
    decisions, played, start = 0.0, 0, time.process_time()
    while played < games and time.process_time() - start < seconds:
        decisions += bare.play(rng)
        played += 1
    return decisions / played


def sample_chance(state: Any, rng: random.Random) -> Any:
    outcomes = state.chance_outcomes()
    left = rng.random()
    for action, probability in outcomes:
        left -= probability
        if left <= 0:
            return action
    return outcomes[-1][0]


def chance_is_uniform(rules: Any, rng: random.Random, tries: int = 20) -> bool:
    """Whether all chance nodes of a few games have equal chances: a faster draw is then fair."""
    for _ in range(tries):
        state = rules.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
                continue
            outcomes = state.chance_outcomes()
            chances = [chance for _, chance in outcomes]
            if max(chances) - min(chances) > 1e-9:
                return False
            if sorted(action for action, _ in outcomes) != sorted(state.legal_actions()):
                return False
            state.apply_action(rng.choice(outcomes)[0])
    return True


def adapters() -> Iterator[Adapter]:
    for name in CARD_GAMES:
        yield Bare(name)
        yield Native(name)
    for name in OBSERVED_GAMES:
        yield Environment(name)
    yield Search("hearts")


def versions() -> dict[str, str]:
    return {"open_spiel": version("open_spiel")}
