"""Many games at once: one step of them all is one call into compiled code.

    from tafelrunde.rl import Many
    many = Many("schildwall", games=1024, seed=7)
    many.step(many.sample())

The arrays are the engine's own memory and change with every step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tafelrunde.kernel import BadInput, Game

from .arrays import Mask, Numbers, live, live_floats, live_mask, live_words
from .shape import shape_of


class Seen(NamedTuple):
    """What there is to see in all games, a row for each. The next step overwrites it."""

    observation: Numbers
    mask: Mask
    """The legal actions of the seat that is asked."""
    reward: NDArray[np.float64]
    """For every seat what it got, where this step ended a game; else 0."""
    done: Mask
    """Where this step ended a game. The other arrays show the next game already."""
    seat: NDArray[np.int64]
    """Who is asked, and whose observation this is."""


class Many:
    """So many games side by side. One that ends is followed by the next at once.

    The arrays are the engine's own memory: copy what you want to keep.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        games: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
    ) -> None:
        if games < 1:
            raise BadInput(f"games: expected at least 1, not {games}")
        self.shape = shape_of(game, options)
        self.games = games
        self.batch = batch = self.shape.batch(games, goes_on=True)
        self._ended = live_words(batch.ended)
        self._picked = live_words(batch.picked)
        reward = live_floats(batch.rewards).reshape(games, self.shape.seats)
        self.seen = Seen(
            live(batch.observations),
            live_mask(batch.masks),
            reward,
            np.zeros(games, np.bool_),
            live_words(batch.turns),
        )
        self.reset(seed)

    def reset(self, seed: int) -> Seen:
        """Deal all games anew; game k is dealt from the seed plus k, later ones follow."""
        self.batch.reset(seed)
        self.seen.done[:] = False
        return self.seen

    def step(self, actions: ArrayLike) -> Seen:
        """One action for every game. If one of them is illegal, none is played."""
        given = np.ascontiguousarray(actions, dtype=np.int64)
        self.batch.step(given.tobytes())
        np.not_equal(self._ended, 0, out=self.seen.done)
        return self.seen

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game, each with the same chance."""
        self.batch.sample()
        return self._picked

    @property
    def finished(self) -> int:
        """How many games have ended since the last reset."""
        return int(self.batch.finished)
