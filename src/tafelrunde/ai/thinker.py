"""Players that search: the knight, the baron and the king."""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice
from tafelrunde.kernel import Search as Usual

from .baseline import FlatPlayer
from .greedy import impulse
from .perspective import Perspective
from .search import Search
from .tree import Node

BREATH = 8
"""Simulations between two looks at the clock, during which no other thread may run."""

MOST_PLAYOUTS = 600
"""Whole games played in the mind where a game offers nothing to search with."""


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision: whichever is used up first ends it."""

    simulations: int
    seconds: float | None = None
    """An answer that was cut short by the clock need not be the same again."""


@dataclass(frozen=True)
class Temper:
    """How a search weighs what it knows."""

    curiosity: float = 1.0
    trust: float = 0.4
    """How far the tree follows the game's advice, from 0 to 1."""
    randomness: int | None = None
    """How many of 256 decisions beyond the tree are random; as the game says if None."""
    depth: int | None = None
    """How far to play on beyond the tree; as the game says if None."""
    attention: int = 256
    """How many of 256 decisions are thought about; the others are made on impulse."""


class Thinker:
    """One seat's player in one match. Keeps what it thought of from move to move."""

    def __init__(self, name: str, budget: Budget, temper: Temper | None = None) -> None:
        self.name = name
        self.budget = budget
        self.temper = temper or Temper()
        self.hurry = threading.Event()
        """While this is set, by any thread, an answer is given at once."""
        self.search: Search | None = None
        self._of: tuple[object, int] | None = None

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        usual = perspective.game.search
        if usual is None:
            playouts = min(self.budget.simulations, MOST_PLAYOUTS)
            return FlatPlayer(playouts=playouts).choose(perspective, dice)
        if self.temper.attention < 256 and dice.word() & 255 >= self.temper.attention:
            return impulse(perspective, dice)
        node = self.think(perspective, dice, usual.share)
        return best_of(node, legal)

    def think(self, perspective: Perspective[Any], dice: Dice, share: float = 1.0) -> Node:
        """Think until the budget, or this share of its simulations, is used up; what is known of
        this decision then."""
        search = self._search_for(perspective)
        search.begin()
        end = None
        if self.budget.seconds is not None:
            end = time.monotonic() + self.budget.seconds
        left = max(1, round(self.budget.simulations * share))
        while left > 0:
            breath = min(BREATH, left)
            self.simulate_batch(search, perspective, dice, breath)
            left -= breath
            if self.hurry.is_set() or (end is not None and time.monotonic() >= end):
                break
        node = search.root(perspective.world)
        assert node is not None
        return node

    def simulate_batch(
        self, search: Search, perspective: Perspective[Any], dice: Dice, simulations: int
    ) -> None:
        """Some simulations at a stretch."""
        search.think(perspective.world, dice, simulations)

    def _search_for(self, perspective: Perspective[Any]) -> Search:
        """The search of this seat and game; a new one for a new match."""
        about = (perspective.game, perspective.seat)
        if self.search is None or self._of != about:
            temper, usual = self.temper, perspective.game.search or Usual()
            depth = usual.depth if temper.depth is None else temper.depth
            randomness = usual.randomness if temper.randomness is None else temper.randomness
            self.search = Search(
                perspective.seat,
                vec[i64](perspective.teams),
                depth,
                temper.curiosity,
                temper.trust,
                randomness,
            )
            self._of = about
        return self.search


def best_of(node: Node, legal: tuple[int, ...]) -> int:
    """The action that was looked at most often, which is the one that stayed good."""
    tries = {node.actions[place]: node.tries[place] for place in range(len(node.actions))}
    return max(legal, key=lambda action: tries.get(action, 0))
