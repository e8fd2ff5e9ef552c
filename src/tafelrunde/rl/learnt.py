"""What was learnt sits down at the table: a policy as a player for arena, terminal and server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tafelrunde.ai import Perspective
from tafelrunde.kernel import Dice
from tafelrunde.kernel.sheet import Sheet

from .arrays import Mask, Numbers, live, live_mask
from .shape import Shape, shape_of

Policy = Callable[[Numbers, Mask], int]
"""From an observation and the mask of legal actions to one of these."""


class Learnt:
    """A player that sees the numbers its policy has learnt from."""

    def __init__(self, policy: Policy, name: str = "learnt") -> None:
        self.policy = policy
        self.name = name
        self._shape: Shape | None = None

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        game, world, seat = perspective.game, perspective.world, perspective.seat
        if self._shape is None:
            self._shape = shape_of(game, game.agreed(world))
        observation, mask = self._shape.sheet(), Sheet(1, self._shape.actions)
        world.observe(seat, observation)
        world.write_mask(seat, mask)
        return int(self.policy(live(observation)[0].copy(), live_mask(mask)[0].copy()))
