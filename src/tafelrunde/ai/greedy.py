"""The two lowest ranks, who follow rules of thumb or look one step ahead, and do not search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tafelrunde.kernel import Dice, State

from .baseline import FlatPlayer
from .perspective import Perspective

PATIENCE = 0.5
"""How much worse than the advice an answer may be judged, on a scale from -1 to 1, before even a
child sees that it is broken."""


@dataclass(frozen=True)
class Page:
    """Follows the game's advice as often as he can keep his mind on it, else acts on impulse."""

    name: str = "page"
    attention: int = 80
    """How many of 256 decisions are advised ones."""

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        if dice.word() & 255 < self.attention:
            return int(perspective.world.advise(perspective.seat, dice))
        return impulse(perspective, dice)


@dataclass(frozen=True)
class Squire:
    """Tries every answer in a few imagined worlds and asks the game what is advised there.

    He takes what is mostly advised and leads to what the game judges well, and does not ask what
    the others will do about it. He is young, and sometimes acts on impulse, too.
    """

    name: str = "squire"
    worlds: int = 4
    faith: float = 0.5
    """What being advised counts beside the judgement, which goes from -1 to 1."""
    attention: int = 176
    """How many of 256 decisions are thought about."""

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        if dice.word() & 255 >= self.attention:
            return impulse(perspective, dice)
        world, seat = perspective.world, perspective.seat
        if perspective.game.search is None:
            return FlatPlayer(playouts=60).choose(perspective, dice)
        totals = dict.fromkeys(legal, 0.0)
        for _ in range(self.worlds):
            imagined = world.imagine_for(seat, dice)
            totals[int(imagined.advise(seat, dice))] += self.faith
            for action in legal:
                totals[action] += worth_after(imagined, seat, action)
        return max(legal, key=lambda action: totals[action])


def impulse(perspective: Perspective[Any], dice: Dice) -> int:
    """Any legal answer, unless the game judges it plainly broken: then the advised one."""
    legal = perspective.legal
    world, seat = perspective.world, perspective.seat
    whim = legal[dice.below(len(legal))]
    advised = int(world.advise(seat, dice))
    if worth_after(world, seat, whim) < worth_after(world, seat, advised) - PATIENCE:
        return advised
    return whim


def worth_after(world: State, seat: int, action: int) -> float:
    """How this world stands for a seat after its answer."""
    after = world.clone()
    after.answer(seat, action)
    return after.returns()[seat] if after.over else after.evaluate(seat)
