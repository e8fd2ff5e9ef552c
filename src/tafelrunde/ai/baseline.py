"""Players that need no more of a game than its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tafelrunde.kernel import Dice, State, play_out

from .perspective import Perspective


@dataclass(frozen=True)
class RandomPlayer:
    """Every legal action with the same chance."""

    name: str = "random"

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        legal = perspective.legal
        return legal[dice.below(len(legal))]


@dataclass(frozen=True)
class FlatPlayer:
    """Flat Monte Carlo: plays every answer out at random in imagined worlds, takes the best.

    All answers are tried in the same worlds with the same luck, so that they differ by their own
    worth more than by chance. It stands in where a game tells nothing to players that think.
    """

    name: str = "flat"
    playouts: int = 240
    """How many games all seats together may play in their minds for one decision each: at a
    bigger table games are longer and more bots think, so that each of them thinks less."""
    fewest_worlds: int = 3

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        totals = dict.fromkeys(legal, 0.0)
        share = self.playouts // perspective.seats
        for _ in range(max(self.fewest_worlds, share // len(legal))):
            world = perspective.imagine(dice.split())
            luck = dice.split()
            for action in legal:
                totals[action] += return_of(world.clone(), perspective.seat, action, luck.clone())
        return max(legal, key=lambda action: totals[action])


def return_of(world: State, seat: int, action: int, dice: Dice) -> float:
    """Answer so in this world, play on at random, and see what this seat gets."""
    world.answer(seat, action)
    play_out(world, dice)
    return world.returns()[seat]
