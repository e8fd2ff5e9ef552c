"""Holmgang: a duel in three blows, the smallest whole game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel import (
    Dice,
    Event,
    Feature,
    Game,
    Mode,
    MoveText,
    Option,
    Options,
    Outcome,
    Refusal,
    Seat,
    View,
)

from . import files, telling
from .rules import NAMES, VERBS
from .state import Duel, begin_duel
from .thinking import features_of


class Holmgang(Game[Duel]):
    """The title page: what the game is called, what can be agreed, where its rooms are."""

    name = "holmgang"
    rules = 1
    prefix = "HG"
    package = __name__
    players = NAMES
    options = (Option("shields", 3, (3, 2), "HG-1"),)
    modes = (Mode("full", {}, 2), Mode("short", {"shields": 2}, 2))
    perfect_information = True
    most_decisions = 40

    def seats(self, options: Options) -> int:
        return len(NAMES)

    def action_count(self, options: Options) -> int:
        return len(VERBS)

    def new(self, options: Options, seed: int, story: list[Event] | None) -> Duel:
        return begin_duel(options, seed, story)

    def agreed(self, state: Duel) -> Options:
        return state.agreed

    def view(self, state: Duel, seat: Seat | None) -> View:
        return telling.view_of(state, seat, self.name, self.rules)

    def describe(self, state: Duel, seat: Seat, action: int) -> MoveText:
        return telling.describe(action)

    def forbids(self, state: Duel, seat: Seat, action: int) -> Refusal:
        return telling.forbids(action)

    def imagine(self, state: Duel, seat: Seat, dice: Dice) -> Duel:
        return state.imagine_for(seat, dice)

    def outcome(self, state: Duel) -> Outcome | None:
        return telling.outcome_of(state)

    def features(self, options: Options) -> list[Feature]:
        return features_of(int(options["shields"]))

    def write_state(self, state: Duel) -> dict[str, Any]:
        return files.write_state(state)

    def read_state(self, position: Mapping[str, Any], options: Options) -> Duel:
        return files.read_state(position, options)

    def state_problems(self, position: Mapping[str, Any], options: Options) -> list[str]:
        return files.state_problems(position, options)

    def state_schema(self) -> dict[str, Any]:
        return files.schema()

    def resign(self, state: Duel, seat: Seat) -> None:
        state.resign(seat)

    def time_out(self, state: Duel, seat: Seat) -> None:
        state.run_out_of_time(seat)


GAME = Holmgang()
