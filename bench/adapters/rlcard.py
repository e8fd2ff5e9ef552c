"""RLCard: the environment as agents use it, and the bare game object under it."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from importlib.metadata import version
from typing import Any

import rlcard

from bench.measures import OBSERVATION, STEP
from bench.timing import Adapter

ENVIRONMENTS = (
    "bridge",
    "doudizhu",
    "gin-rummy",
    "leduc-holdem",
    "limit-holdem",
    "mahjong",
    "no-limit-holdem",
    "uno",
)


class Environment(Adapter):
    """env.step with its observation, which brings the legal actions."""

    library = "rlcard"
    measure = OBSERVATION
    label = "env.step"

    def prepare(self) -> None:
        self.env = rlcard.make(self.game, config={"seed": 5})

    def play(self, rng: random.Random) -> float:
        pick = rng.random
        env = self.env
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions


def from_game(game: Any, state: Any) -> Any:
    return game.get_legal_actions()


def from_judge(game: Any, state: Any) -> Any:
    return game.judge.get_legal_actions()


def from_state(game: Any, state: Any) -> Any:
    return state["actions"]


LEGAL: dict[str, Callable[[Any, Any], Any]] = {
    "doudizhu": from_state,
    "gin-rummy": from_judge,
    "leduc-holdem": from_game,
    "no-limit-holdem": from_game,
    "uno": from_game,
}
"""Where the games that can be played bare keep their legal actions."""

POKER = {"game_num_players": 2, "chips_for_each": 100, "dealer_id": None}


class Bare(Adapter):
    """env.game alone: no features are encoded."""

    library = "rlcard"
    measure = STEP
    clones = True

    def prepare(self) -> None:
        self.rules = rlcard.make(self.game, config={"seed": 5}).game
        self.legal = LEGAL[self.game]
        if self.game in ("leduc-holdem", "no-limit-holdem"):
            self.rules.configure(POKER)

    def play(self, rng: random.Random) -> float:
        pick = rng.random
        game, legal_of = self.rules, self.legal
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            legal = legal_of(game, state)
            state, _ = game.step(legal[int(pick() * len(legal))])
            decisions += 1
        return decisions

    def cloner(self, rng: random.Random) -> Callable[[], object]:
        """deepcopy: it offers nothing better."""
        half = int(self.play(rng)) // 2
        game = self.rules
        state, _ = game.init_game()
        for _ in range(half):
            state, _ = game.step(rng.choice(list(self.legal(game, state))))
            if game.is_over():  # a shorter game than the one before
                return self.cloner(rng)
        return lambda: copy.deepcopy(game)


def adapters() -> Iterator[Adapter]:
    for name in LEGAL:
        yield Bare(name)
    for name in ENVIRONMENTS:
        yield Environment(name)


def versions() -> dict[str, str]:
    return {"rlcard": version("rlcard")}
