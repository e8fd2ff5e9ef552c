"""PettingZoo environments: one agent a seat, an action mask beside every observation.

from tafelrunde.rl.pettingzoo import env
table = env("tafelrunde/schildwall-v2")
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from tafelrunde.kernel import Game

from .episode import Episode
from .identity import named, shape_named
from .shape import Shape

MOST_SEED = 2**31 - 1

Observation = dict[str, np.ndarray[Any, Any]]


def env(game: Game[Any] | str, options: Mapping[str, object] | None = None) -> TurnByTurn:
    """The seats act one after the other. A game, its name, or an id such as those of `ids()`."""
    return TurnByTurn(shape_named(game, options))


def parallel_env(game: Game[Any] | str, options: Mapping[str, object] | None = None) -> AllAtOnce:
    """All seats act in every step: those that are asked answer, the others wait."""
    return AllAtOnce(shape_named(game, options))


def observation_space(shape: Shape, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 127, (shape.width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Seats:
    """What both kinds of environment share: agents, spaces, a game and its chance."""

    def __init__(self, shape: Shape, actions: int) -> None:
        self.shape = shape
        self.metadata = {"name": named(shape), "render_modes": ["human"], "is_parallelizable": True}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(shape.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(shape, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.episode = Episode(shape.game, shape.options)
        self.chance, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Without a seed the next game follows from the seeds before it."""
        if seed is not None:
            self.chance, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.episode.reset(int(self.chance.integers(MOST_SEED)))

    def render(self) -> None:
        """Print what an onlooker sees."""
        game, state = self.shape.game, self.episode.state
        for zone in game.view(state, None).zones:
            faces = "?" * zone.count if zone.cards is None else " ".join(zone.cards)
            print(f"{zone.place}: {faces}")

    def close(self) -> None:
        """There is nothing to close."""


class TurnByTurn(Seats, AECEnv):  # type: ignore[misc]
    """PettingZoo's AEC interface. An illegal action raises `IllegalAction` and changes nothing."""

    def __init__(self, shape: Shape) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, shape, shape.actions)

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> Observation:
        episode, seat = self.episode, self.seat_of[agent]
        if episode.seat == seat:
            observation, mask = episode.seen()
        else:
            observation, mask = episode.observe(seat)
        return {"observation": observation, "action_mask": mask.view(np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        episode = self.episode
        episode.play(int(action))  # type: ignore[arg-type]
        if episode.over:
            for other, reward in zip(self.possible_agents, episode.rewards):
                self.rewards[other] = reward
                self.terminations[other] = True
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[episode.seat]


class AllAtOnce(Seats, ParallelEnv):  # type: ignore[misc]
    """PettingZoo's parallel interface. The last action means waiting, for seats not asked.

    It fits games in which seats choose at the same time; in others most seats only wait.
    """

    def __init__(self, shape: Shape) -> None:
        ParallelEnv.__init__(self)
        Seats.__init__(self, shape, shape.actions + 1)
        self.wait = shape.actions

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        observation, legal = self.episode.observe(self.seat_of[agent])
        mask = np.append(legal, not legal.any()).astype(np.int8)
        return {"observation": observation, "action_mask": mask}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Seats that are asked at the same time answer in turn, unseen by each other.

        An illegal answer, or none, is replaced by what the rules do for a player out of time.
        """
        state, game = self.episode.state, self.shape.game
        for seat in state.waiting_on():
            action = int(actions.get(self.possible_agents[seat], self.wait))
            if state.over or seat not in state.waiting_on():
                break
            if action in state.legal_for(seat):
                state.answer(seat, action)
            else:
                game.time_out(state, seat)
        over = state.over
        agents = self.agents
        seen = self.observations()
        rewards = dict(zip(self.possible_agents, state.returns()))
        if over:
            self.agents = []
        return (
            seen,
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )
