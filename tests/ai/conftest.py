"""Positions for players to think about."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import Game, seeded


def some_states(
    game: Game[Any], options: dict[str, object] | None, count: int, apart: int = 7, seed: int = 5
) -> list[Any]:
    """Positions with a real choice from the course of one random game, some decisions apart."""
    state = game.setup(options, seed=seed)
    dice = seeded(11)
    found: list[Any] = []
    ply = 0
    while not state.over and len(found) < count:
        if ply >= apart * len(found) and len(state.legal_for(state.turn())) > 1:
            found.append(state.clone())
        state.answer(state.turn(), state.pick(state.turn(), dice))
        ply += 1
    return found
