"""What a thinking player remembers: for each information set it met, how its actions did.

There is no tree of links. A node is found by what its seat sees there (`State.information_key`),
so worlds that look alike share it, moves in another order meet in it, and what was learnt for one
decision is still there at the next.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

MODESTY: Final = 0.1
"""How much worse than its node an action is thought before it was tried."""


@final
class Node:
    """The actions of one seat where it sees one thing, and what came of them."""

    def __init__(self) -> None:
        self.season: i64 = 0
        """When it was last met."""
        self.visits: i64 = 0
        self.total: float = 0.0
        """Sum of the values that its seat reached from here."""
        self.actions: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()
        """How often each action was legal here: others' hands differ between the worlds."""
        self.tries: vec[i64] = vec[i64]()
        self.sums: vec[float] = vec[float]()
        self.squares: vec[float] = vec[float]()

    def place_of(self, action: i64, guess: i64) -> i64:
        """Where this action is kept; a new one is added. It is often where it is guessed."""
        if guess < len(self.actions) and self.actions[guess] == action:
            return guess
        for place in range(len(self.actions)):
            if self.actions[place] == action:
                return place
        self.actions = append(self.actions, action)
        self.chances = append(self.chances, 0)
        self.tries = append(self.tries, 0)
        self.sums = append(self.sums, 0.0)
        self.squares = append(self.squares, 0.0)
        return len(self.actions) - 1

    def choose(self, options: vec[i64], advised: i64, trust: float, curiosity: float) -> i64:
        """The place of the action to look at next.

        Each action is worth its mean so far and a bonus for being little known, the larger the
        more often it could have been tried (that makes up for actions which are seldom legal).
        The advised action gets its part of `trust` of that bonus, all share the rest.
        """
        mean = self.total / float(self.visits) if self.visits > 0 else 0.0
        share = (1.0 - trust) / float(len(options))
        best: i64 = -1
        best_score = -1e9
        for number in range(len(options)):
            action = options[number]
            place = self.place_of(action, number)
            self.chances[place] += 1
            tries = self.tries[place]
            prior = share + trust if action == advised else share
            score = self.sums[place] / float(tries) if tries > 0 else mean - MODESTY
            score += curiosity * prior * sqrt(float(self.chances[place])) / float(1 + tries)
            if score > best_score:
                best_score = score
                best = place
        return best

    def learn(self, place: i64, value: float) -> None:
        """The action kept at this place led to this value for the node's seat."""
        self.visits += 1
        self.total += value
        self.tries[place] += 1
        self.sums[place] += value
        self.squares[place] += value * value


@final
class Tree:
    """All nodes by what is seen there."""

    def __init__(self) -> None:
        self.nodes: dict[int, Node] = {}
        self.season: i64 = 0

    def begin_season(self) -> None:
        """A new decision. What the last one did not meet cannot come any more and is forgotten."""
        kept: dict[int, Node] = {}
        for sight, node in self.nodes.items():
            if node.season == self.season:
                kept[sight] = node
        self.nodes = kept
        self.season += 1

    def node_at(self, sight: i64) -> Node | None:
        node = self.nodes.get(sight)
        if node is not None:
            node.season = self.season
        return node

    def add(self, sight: i64) -> Node:
        node = Node()
        node.season = self.season
        self.nodes[sight] = node
        return node
