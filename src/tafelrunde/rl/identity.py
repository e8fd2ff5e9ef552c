"""Finding a game by what learners call it: the game, its name, or an id with its rules' version."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde import registry
from tafelrunde.kernel import BadInput, Game, Options

from .shape import NAMESPACE, Shape, environment_ids, shape_of


def ids() -> dict[str, tuple[str, Options]]:
    """Every id with its game and options: `tafelrunde/gwint-v2` is the first mode of Gwint.

    A game written elsewhere that tells learners nothing has no id.
    """
    found: dict[str, tuple[str, Options]] = {}
    for name in registry.names():
        game = registry.game(name)
        for id, options in environment_ids(game).items():
            if game.features(game.complete(options)):
                found[id] = (name, options)
    return found


def shape_named(game: Game[Any] | str, options: Mapping[str, object] | None = None) -> Shape:
    """The shape of a game; options given beside an id are added to those of its mode."""
    if not isinstance(game, str) or not game.startswith(f"{NAMESPACE}/"):
        return shape_of(game, options)
    known = ids()
    if game not in known:
        raise BadInput(f"unknown id {game!r}: expected one of {', '.join(known)}")
    name, agreed = known[game]
    return shape_of(name, {**agreed, **(options or {})})


def named(shape: Shape) -> str:
    """The id of a shape, or the id of its game's first mode if its options are no mode's."""
    game = shape.game
    known = environment_ids(game)
    for id, options in known.items():
        if game.complete(options) == shape.options:
            return id
    return next(iter(known))
