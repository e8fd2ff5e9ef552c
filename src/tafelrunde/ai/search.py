"""Multiple-observer Monte-Carlo tree search over information sets.

One simulation: imagine a world, go down through the nodes of whoever is asked, add one node,
play on by the game's advice, judge where that led, and tell the nodes on the way. The seat that
thinks is met at nodes of all it knows; the others at nodes of what everybody knows, with the
actions they have in this world. So they neither see its cards nor does it see theirs.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import mixed
from tafelrunde.kernel.dice import Dice
from tafelrunde.kernel.state import State

from .tree import Node, Tree

ONLOOKER: Final = -1


@final
class Search:
    """The thoughts of one seat in one match."""

    def __init__(
        self,
        seat: i64,
        teams: vec[i64],
        depth: i64,
        curiosity: float,
        trust: float,
        randomness: i64,
    ) -> None:
        self.seat: i64 = seat
        self.teams: vec[i64] = teams
        """The team of each seat, from 0."""
        self.depth: i64 = depth
        """Decisions played on beyond the tree."""
        self.curiosity: float = curiosity
        self.trust: float = trust
        """How much the tree follows the game's advice, from 0 to 1."""
        self.randomness: i64 = randomness
        """How many of 256 decisions beyond the tree are random and not advised."""
        self.tree: Tree = Tree()
        self.values: vec[float] = vec[float]()
        """What the last simulation led to, for each team."""
        self.decisions: i64 = 0
        """How many decisions were made in the mind, in and beyond the tree."""
        self.simulations: i64 = 0
        count: i64 = 0
        for team in teams:
            if team >= count:
                count = team + 1
        for _ in range(count):
            self.values = append(self.values, 0.0)

    def begin(self) -> None:
        """A new decision of the match; what is still of use is kept."""
        self.tree.begin_season()

    def think(self, root: State, dice: Dice, simulations: i64) -> None:
        """So many simulations from a position that looks like this one."""
        for _ in range(simulations):
            self.simulate(root.imagine_for(self.seat, dice), dice)
        self.simulations += simulations

    def think_openly(self, root: State, dice: Dice, simulations: i64) -> None:
        """The same in the very world given, as a cheat would: all cards and draws are open."""
        for _ in range(simulations):
            self.simulate(root.clone(), dice)
        self.simulations += simulations

    def simulate(self, world: State, dice: Dice) -> None:
        path: list[Node] = []
        places = vec[i64]()
        seats = vec[i64]()
        seat = self.seat
        while world.asked != 0:
            options = world.options(seat)
            if len(options) == 1:
                world.answer(seat, options[0])
            else:
                sight = self.sight_of(world, seat)
                known = self.tree.node_at(sight)
                node = self.tree.add(sight) if known is None else known
                advised: i64 = -1
                if self.trust > 0.0:
                    advised = world.advise(seat, dice)
                place = node.choose(options, advised, self.trust, self.curiosity)
                path.append(node)
                places = append(places, place)
                seats = append(seats, seat)
                world.answer(seat, node.actions[place])
                if known is None:
                    self.decisions += 1
                    break
            self.decisions += 1
            seat = world.turn()
        self.play_on(world, dice)
        self.judge(world)
        for step in range(len(path)):
            path[step].learn(places[step], self.values[self.teams[seats[step]]])

    def sight_of(self, world: State, seat: i64) -> i64:
        """The name of the node for a seat's decision."""
        if seat == self.seat:
            return world.information_key(seat)
        return mixed(world.information_key(ONLOOKER), seat)

    def play_on(self, world: State, dice: Dice) -> None:
        """Beyond the tree all follow the game's advice, and sometimes chance."""
        left = self.depth
        while world.asked != 0 and left > 0:
            seat = world.turn()
            if self.randomness > 0 and dice.word() & 255 < self.randomness:
                action = world.pick(seat, dice)
            else:
                action = world.advise(seat, dice)
            world.answer(seat, action)
            left -= 1
        self.decisions += self.depth - left

    def judge(self, world: State) -> None:
        """The value for each team, from -1 to 1. Of two teams one's gain is the other's loss."""
        if world.asked == 0:
            returns = world.returns()
            for seat in range(len(self.teams)):
                self.values[self.teams[seat]] = returns[seat]
        elif len(self.values) == 2:
            worth = world.evaluate(0)
            mine = self.teams[0]
            self.values[mine] = worth
            self.values[1 - mine] = -worth
        else:
            for seat in range(len(self.teams)):
                self.values[self.teams[seat]] = world.evaluate(seat)

    def root(self, position: State) -> Node | None:
        """The node of a position with this seat to decide."""
        return self.tree.node_at(position.information_key(self.seat))
