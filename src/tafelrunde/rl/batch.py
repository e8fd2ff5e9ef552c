"""Many games at once, stepped in compiled code.

Every row of the sheets belongs to one game. Where games follow each other, one that ends is set
up anew at once, so that every row always waits for an action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import lowest_bit
from tafelrunde.kernel.dice import Dice, seeded
from tafelrunde.kernel.sheet import Sheet
from tafelrunde.kernel.state import State


class IllegalAction(ValueError):
    """An action that the mask of its row forbids."""


@final
class Batch:
    """So many games of one kind, each dealt from the next seed."""

    def __init__(
        self,
        deal: Callable[[int], State],
        games: i64,
        seats: i64,
        width: i64,
        actions: i64,
        goes_on: bool,
    ) -> None:
        self.deal: Callable[[int], State] = deal
        """A new game from a seed."""
        self.games: i64 = games
        self.seats: i64 = seats
        self.actions: i64 = actions
        self.goes_on: bool = goes_on
        """Whether a game that ended is followed by the next one."""
        self.states: list[State] = []
        self.observations: Sheet = Sheet(games, width)
        self.masks: Sheet = Sheet(games, actions)
        self.turns: vec[i64] = vec[i64]([0] * games)
        """The seat asked in each game; -1 if it is over and no other follows."""
        self.ended: vec[i64] = vec[i64]([0] * games)
        """Whether the last step ended a game; if so the row shows the next one already."""
        self.rewards: vec[float] = vec[float]([0.0] * (games * seats))
        """What each seat got at the end of the game that the last step ended, else 0."""
        self.seed: i64 = 0
        """From which the next game is dealt."""
        self.finished: i64 = 0
        """How many games have ended."""
        self.dice: Dice = seeded(0)
        """For `sample` alone."""
        self.picked: vec[i64] = vec[i64]([0] * games)

    def reset(self, seed: i64) -> None:
        """Deal all games anew, from this seed on."""
        self.seed = seed
        self.finished = 0
        self.dice = seeded(seed)
        while len(self.states) < self.games:
            self.states.append(self.deal(seed))
        self.wipe()
        game: i64 = 0
        while game < self.games:
            self.forget(game)
            self.begin(game)
            game += 1

    def step(self, actions: bytes) -> None:
        """Play one action in every game: 64-bit numbers, one after the other."""
        games = self.games
        if len(actions) != 8 * games:
            raise ValueError(f"expected {games} actions, not {len(actions) // 8}")
        game: i64 = 0
        while game < games:
            self.check(game, read_i64_le(actions, 8 * game))
            game += 1
        self.wipe()
        states = self.states
        game = 0
        while game < games:
            self.play(game, states[game], read_i64_le(actions, 8 * game))
            game += 1

    def step_one(self, action: i64) -> i64:
        """Play one action in a batch of one game; return the seat that is asked then."""
        self.check(0, action)
        self.wipe()
        self.play(0, self.states[0], action)
        return self.turns[0]

    def wipe(self) -> None:
        """Every game is about to be shown anew."""
        self.observations.wipe()
        self.masks.wipe()

    def check(self, game: i64, action: i64) -> None:
        """Refuse what the mask forbids. Nothing has changed then."""
        if not 0 <= action < self.actions or self.masks.get(game, action) == 0:
            raise IllegalAction(f"game {game}: action {action} is not legal")

    def play(self, game: i64, state: State, action: i64) -> None:
        """Play a legal action in one game and show what follows."""
        state.answer(self.turns[game], action)
        if self.ended[game] != 0:
            self.forget(game)
        if state.asked != 0:
            self.show(game, state)
        else:
            self.finish(game, state)

    def finish(self, game: i64, state: State) -> None:
        """A game is over: its rewards stay for one step, the next one begins."""
        at = game * self.seats
        for value in state.returns():
            self.rewards[at] = value
            at += 1
        self.ended[game] = 1
        self.finished += 1
        if self.goes_on:
            self.begin(game)
        else:
            self.turns[game] = -1

    def begin(self, game: i64) -> None:
        """Deal the next game."""
        state = self.deal(self.seed)
        self.seed += 1
        self.states[game] = state
        self.show(game, state)

    def forget(self, game: i64) -> None:
        """The rewards of the game before are gone."""
        self.ended[game] = 0
        at = game * self.seats
        end = at + self.seats
        while at < end:
            self.rewards[at] = 0.0
            at += 1

    def show(self, game: i64, state: State) -> None:
        """Write what the seat that is asked knows and may do."""
        seat = lowest_bit(state.asked)
        self.turns[game] = seat
        sheet = self.observations
        sheet.turn_to(game)
        state.observe(seat, sheet)
        sheet = self.masks
        sheet.turn_to(game)
        state.write_mask(seat, sheet)

    def look(self, game: i64, seat: i64) -> tuple[Sheet, Sheet]:
        """What any seat of a game knows and may do, on sheets of its own."""
        state = self.states[game]
        observation = Sheet(1, self.observations.width)
        state.observe(seat, observation)
        mask = Sheet(1, self.actions)
        if state.asked >> seat & 1 != 0:
            state.write_mask(seat, mask)
        return observation, mask

    def sample(self) -> None:
        """Pick a random legal action for every game, each with the same chance."""
        game: i64 = 0
        while game < self.games:
            state = self.states[game]
            self.picked[game] = state.pick(self.turns[game], self.dice)
            game += 1
