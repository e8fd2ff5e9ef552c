"""Gymnasium environments: one learner against chosen opponents.

import gymnasium
import tafelrunde.rl.gymnasium
table = gymnasium.make("tafelrunde/schildwall-v2", opponent="random")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tafelrunde.ai import Perspective, Player, player
from tafelrunde.kernel import BadInput, Dice, Game, State, seeded

from .episode import Episode
from .identity import ids, shape_named

MOST_SEED = 2**31 - 1
Numbers = np.ndarray[Any, Any]


class AgainstOpponents(gymnasium.Env):
    """The learner has one seat; the others are played by opponents chosen by name.

    The observation is what the learner's seat knows. The legal actions are in
    `info["action_mask"]` and in `action_masks()`. An illegal action loses the game at once.
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: Game[Any] | str,
        options: Mapping[str, object] | None = None,
        opponent: str | Player = "random",
        seat: int | None = None,
    ) -> None:
        """Without a seat the learner sits elsewhere in every game, as chance wills."""
        self.shape = shape = shape_named(game, options)
        if seat is not None and not 0 <= seat < shape.seats:
            raise BadInput(f"seat: expected a number from 0 to {shape.seats - 1}, not {seat}")
        self.chosen_seat = seat
        self.opponent = player(opponent) if isinstance(opponent, str) else opponent
        self.guessing = self.opponent.name == "random"
        self.observation_space = spaces.Box(0, 127, (shape.width,), np.uint8)
        self.action_space = spaces.Discrete(shape.actions)
        self.episode = Episode(shape.game, shape.options)
        self.seat = seat or 0
        self.dice: Dice = seeded(0)
        self.over = True

    @property
    def state(self) -> State:
        return self.episode.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        chance = self.np_random
        self.episode.reset(int(chance.integers(MOST_SEED)))
        self.dice = seeded(int(chance.integers(MOST_SEED)))
        drawn = int(chance.integers(self.shape.seats))
        self.seat = drawn if self.chosen_seat is None else self.chosen_seat
        self.over = False
        self.let_others_play()
        if self.state.over:  # a game may end before the learner is asked; then the next one begins
            return self.reset()
        return self.seen()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if self.over:
            raise BadInput("the game is over: call reset first")
        state, seat = self.state, self.seat
        if action not in state.legal_for(seat):
            self.over = True
            observation, info = self.seen()
            return observation, -1.0, True, False, {**info, "illegal_action": int(action)}
        state.answer(seat, int(action))
        self.let_others_play()
        self.over = state.over
        observation, info = self.seen()
        return observation, float(state.returns()[seat]), state.over, False, info

    def let_others_play(self) -> None:
        """Opponents act until the learner is asked or the game is over."""
        state, game, dice = self.state, self.shape.game, self.dice
        while not state.over and self.seat not in state.waiting_on():
            seat = state.turn()
            if self.guessing:
                state.answer(seat, state.pick(seat, dice))
            else:
                perspective = Perspective(game, state, seat)
                state.answer(seat, self.opponent.choose(perspective, dice.split()))

    def seen(self) -> tuple[Numbers, dict[str, Any]]:
        observation, mask = self.episode.observe(self.seat)
        return observation, {"action_mask": mask.view(np.int8), "seat": self.seat}

    def action_masks(self) -> Numbers:
        """The legal actions, under the name by which sb3-contrib asks for them."""
        return self.episode.observe(self.seat)[1]


def register() -> None:
    """Make every game and mode known to `gymnasium.make`."""
    for id, (name, options) in ids().items():
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point=f"{__name__}:AgainstOpponents",
                kwargs={"game": name, "options": dict(options)},
            )


register()
