"""What a learner must know of a game before it begins: sizes, names and ids."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tafelrunde.kernel import BadInput, Feature, Game, Options, State
from tafelrunde.kernel.features import width
from tafelrunde.kernel.sheet import Sheet

from .batch import Batch

NAMESPACE = "tafelrunde"


@dataclass(frozen=True)
class Shape:
    """One game with its options, in numbers that never change while it is learnt."""

    game: Game[Any]
    options: Options
    seats: int
    actions: int
    """Actions are numbered from 0; which of them are legal the mask tells."""
    features: tuple[Feature, ...]
    width: int
    """How many numbers an observation has."""

    def deal(self, seed: int) -> State:
        """A new game, waiting for its first action."""
        state: State = self.game.new(self.options, seed, None)
        return state

    def sheet(self) -> Sheet:
        """Room for one observation."""
        return Sheet(1, self.width)

    def batch(self, games: int, *, goes_on: bool) -> Batch:
        return Batch(self.deal, games, self.seats, self.width, self.actions, goes_on)


def shape_of(game: Game[Any] | str, options: Mapping[str, object] | None = None) -> Shape:
    """The shape of a game, given or by its name, with these options."""
    if isinstance(game, str):
        from tafelrunde import registry

        game = registry.game(game)
    agreed = game.complete(options)
    features = tuple(game.features(agreed))
    if not features:
        raise BadInput(
            f"{game.name} tells learners nothing: expected Game.features and State.observe"
        )
    seats, actions = game.seats(agreed), game.action_count(agreed)
    return Shape(game, agreed, seats, actions, features, width(features))


def environment_ids(game: Game[Any]) -> dict[str, Options]:
    """The ids of a game's modes with the version of its rules, and their options.

    The first mode has the shortest id: `tafelrunde/gwint-v2`, `tafelrunde/gwint-videogame-v2`.
    """
    version = f"v{game.rules}"
    ids: dict[str, Options] = {f"{NAMESPACE}/{game.name}-{version}": game.modes[0].options}
    for mode in game.modes[1:]:
        ids[f"{NAMESPACE}/{game.name}-{mode.name}-{version}"] = mode.options
    return ids
