"""One game, step by step: an observation and a mask for every decision.

    from tafelrunde.rl import Episode
    episode = Episode("schildwall")
    observation, mask = episode.reset(seed=7)
    while not episode.over:
        observation, mask = episode.step(mask.argmax())

The arrays it hands out are yours to keep.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel import Game, State

from .arrays import Mask, Numbers, live, live_mask
from .shape import shape_of


class Episode:
    """One game under way. The arrays it hands out are yours."""

    def __init__(
        self, game: Game[Any] | str, options: Mapping[str, object] | None = None, seed: int = 0
    ) -> None:
        self.shape = shape_of(game, options)
        self.batch = self.shape.batch(1, goes_on=False)
        self._observation = live(self.batch.observations)[0]
        self._mask = live_mask(self.batch.masks)[0]
        self.seat = -1
        """Who is asked; -1 when the game is over."""
        self.state: State
        """The game itself, secrets included."""
        self.reset(seed)

    def reset(self, seed: int) -> tuple[Numbers, Mask]:
        """Begin anew. What is returned belongs to the seat that is asked."""
        self.batch.reset(seed)
        self.state = self.batch.states[0]
        self.seat = int(self.batch.turns[0])
        return self._observation.copy(), self._mask.copy()

    def step(self, action: int) -> tuple[Numbers, Mask]:
        """Play a legal action of the seat that is asked. All is 0 when the game is over."""
        self.seat = self.batch.step_one(action)
        return self._observation.copy(), self._mask.copy()

    def play(self, action: int) -> None:
        """The same, without handing out what is seen then."""
        self.seat = self.batch.step_one(action)

    def seen(self) -> tuple[Numbers, Mask]:
        """What the seat that is asked knows and may do."""
        return self._observation.copy(), self._mask.copy()

    def legal(self) -> tuple[int, ...]:
        """The actions that the mask marks, in ascending order."""
        return self.state.legal()

    @property
    def over(self) -> bool:
        return self.seat < 0

    @property
    def rewards(self) -> list[float]:
        """What each seat got; 0 while the game goes on."""
        return list(self.batch.rewards)

    def observe(self, seat: int) -> tuple[Numbers, Mask]:
        """What any seat knows and may do now."""
        observation, mask = self.batch.look(0, seat)
        return live(observation)[0].copy(), live_mask(mask)[0].copy()
