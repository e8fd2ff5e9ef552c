"""OpenSpiel: every game as a Python game, so that its algorithms and bots run on ours.

    import pyspiel
    import tafelrunde.rl.openspiel
    game = pyspiel.load_game("tafelrunde_schildwall")
    game = pyspiel.load_game("tafelrunde_schildwall(mode=mass-2,deals=50)")

Chance is one node at the beginning: it draws the deal, a seed. Everything after it follows from
the actions. Seats that choose at the same time are asked one after the other, unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from tafelrunde import registry
from tafelrunde.kernel import BadInput, Game, Mode, State, position
from tafelrunde.kernel.features import width

from .arrays import live
from .shape import Shape, shape_of

PREFIX = "tafelrunde_"
DEALS = 1000


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """What OpenSpiel must know of a game in all its modes."""
    kinds = pyspiel.GameType
    seats = [mode.seats for mode in game.modes]
    hidden = kinds.Information.IMPERFECT_INFORMATION
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Tafelrunde: {game.name}, rules version {game.rules}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if game.perfect_information else hidden,
        utility=kinds.Utility.ZERO_SUM if set(seats) == {2} else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"mode": game.modes[0].name, "deals": DEALS},
    )


class Table(pyspiel.Game):  # type: ignore[misc]
    """One of our games in one of its modes."""

    def __init__(
        self, rules: Game[Any], kind: pyspiel.GameType, parameters: Mapping[str, Any] | None
    ) -> None:
        given = dict(parameters or {})
        mode = mode_named(rules, str(given.get("mode", rules.modes[0].name)))
        self.shape: Shape = shape_of(rules, mode.options)
        self.deals = int(given.get("deals", DEALS))
        if self.deals < 1:
            raise BadInput(f"deals: expected at least 1, not {self.deals}")
        zero_sum = kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.shape.actions,
            max_chance_outcomes=self.deals,
            num_players=self.shape.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=rules.most_decisions,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> Position:
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise BadInput("observers of this game take no parameters")
        return Observer(self.shape)


def mode_named(game: Game[Any], name: str) -> Mode:
    for mode in game.modes:
        if mode.name == name:
            return mode
    known = ", ".join(mode.name for mode in game.modes)
    raise BadInput(f"mode: {game.name} has {known}, not {name!r}")


class Held:
    """Our state inside OpenSpiel's, which copies and stores itself with all that it holds."""

    def __init__(self, rules: Game[Any], state: State) -> None:
        self.rules = rules
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.rules, self.state.clone())

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[str, dict[str, Any]]]:
        return restored, (self.rules.name, position.write(self.rules, self.state))


def restored(name: str, written: dict[str, Any]) -> Held:
    """What was stored: the name of the game and the position."""
    rules = registry.game(name)
    return Held(rules, position.read(rules, written))


class Position(pyspiel.State):  # type: ignore[misc]
    """A game under way; before its deal it is chance's turn."""

    def __init__(self, game: Table) -> None:
        super().__init__(game)
        self.deals = game.deals
        self.held: Held | None = None

    def state(self) -> State:
        """Our state. There is none before the deal."""
        if self.held is None:
            raise BadInput("the cards are not dealt yet")
        return self.held.state

    def shape(self) -> Shape:
        shape: Shape = self.get_game().shape
        return shape

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(self.state().turn())

    def is_terminal(self) -> bool:
        return self.held is not None and self.held.state.over

    def returns(self) -> list[float]:
        return [0.0] * self.shape().seats if self.held is None else self.state().returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.state().legal_for(player))

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            shape = self.shape()
            self.held = Held(shape.game, shape.deal(action))
        else:
            self.state().apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.shape().game.notation(self.state(), player, action)

    def __str__(self) -> str:
        return " ".join(str(entry) for entry in self.history())


class Observer:
    """What a seat knows, as the numbers of `Game.features`."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.tensor = np.zeros(shape.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: Position, player: int) -> None:
        """Before the deal nobody knows anything."""
        self.tensor.fill(0)
        if state.held is not None:
            sheet = self.shape.sheet()
            state.held.state.observe(player, sheet)
            self.tensor[:] = live(sheet)[0]

    def string_from(self, state: Position, player: int) -> str:
        """The features that are not 0, by name."""
        self.set_from(state, player)
        written, at = [], 0
        for feature in self.shape.features:
            numbers = self.tensor[at : at + feature.size].astype(int).tolist()
            at += feature.size
            if any(numbers):
                written.append(f"{feature.name}={','.join(map(str, numbers))}")
        return " ".join(written)


def maker(rules: Game[Any], kind: pyspiel.GameType) -> Callable[..., Table]:
    """What OpenSpiel calls to load a game. It wants a class for every game."""

    def __init__(self: Table, params: Mapping[str, Any] | None = None) -> None:  # noqa: N807
        Table.__init__(self, rules, kind, params)

    return type(f"{type(rules).__name__}Table", (Table,), {"__init__": __init__})


def register() -> None:
    """Make every game that has something to learn known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name in registry.names():
        rules = registry.game(name)
        if PREFIX + name not in known and width(rules.features(rules.defaults)):
            kind = game_type(rules)
            pyspiel.register_game(kind, maker(rules, kind))


register()
