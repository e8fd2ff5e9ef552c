"""The tables of features as a page of the documentation: `python -m tafelrunde.rl.tables`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tafelrunde import registry
from tafelrunde.kernel import Game

from .shape import Shape, environment_ids, shape_of

INTRODUCTION = """\
# What learners see

An observation is a row of whole numbers from 0 to 127 (`uint8`), made from what the seat knows and
nothing more: it is equal in every world the seat cannot tell apart. Groups follow each other in the
order of these tables. A group without a limit of its own holds zeros and ones. Larger numbers than
127 are written as 127. The seat's own things come first, whichever seat it is.

This page is written by `python -m tafelrunde.rl.tables`; a test compares it with the engine.
"""


def features_page(games: Iterable[Game[Any]]) -> str:
    """The whole page."""
    return "\n".join([INTRODUCTION, *(line for game in games for line in game_lines(game))])


def game_lines(game: Game[Any]) -> Iterator[str]:
    """A game: its ids, and a table for all modes that look the same."""
    yield f"## {game.name}\n"
    yield "| id | seats | numbers | actions |\n|---|---|---|---|"
    shapes = {id: shape_of(game, options) for id, options in environment_ids(game).items()}
    for id, shape in shapes.items():
        yield f"| `{id}` | {shape.seats} | {shape.width} | {shape.actions} |"
    yield ""
    alike: dict[object, tuple[list[str], Shape]] = {}
    for id, shape in shapes.items():
        alike.setdefault(shape.features, ([], shape))[0].append(id)
    for ids, shape in alike.values():
        if len(alike) > 1:
            yield f"### {', '.join(f'`{id}`' for id in ids)}\n"
        yield from feature_lines(shape)


def feature_lines(shape: Shape) -> Iterator[str]:
    yield "| from | numbers | up to | name | meaning |\n|---|---|---|---|---|"
    at = 0
    for feature in shape.features:
        most = feature.most if feature.most != 1 else ""
        yield f"| {at} | {feature.size} | {most} | `{feature.name}` | {feature.what} |"
        at += feature.size
    yield ""


def main() -> None:
    print(features_page(registry.game(name) for name in registry.names()), end="")


if __name__ == "__main__":
    main()
