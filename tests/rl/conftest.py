"""A test that asks for a `game` runs for every game, one that asks for a `mode` for every mode."""

from __future__ import annotations

import pytest

from tafelrunde import registry


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [registry.game(name) for name in registry.names()]
    if {"game", "mode"} <= set(metafunc.fixturenames):
        pairs = [(game, mode) for game in games for mode in game.modes]
        ids = [f"{game.name}-{mode.name}" for game, mode in pairs]
        metafunc.parametrize(("game", "mode"), pairs, ids=ids)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
