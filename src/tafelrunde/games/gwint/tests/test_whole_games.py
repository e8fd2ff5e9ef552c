"""Whole random games over all pairs of factions and both presets, with every card counted."""

from __future__ import annotations

from itertools import product

import pytest

from tafelrunde.games.gwint import GAME, READY
from tafelrunde.kernel import seeded
from tafelrunde.testing import rule

PRESETS = ("tabletop", "videogame")
PAIRS = tuple(product(READY, READY))


def play_counted(a: str, b: str, preset: str, seed: int) -> int:
    """A random game whose cards are counted at every ply; how many rounds it took."""
    state = GAME.setup({"deck_a": a, "deck_b": b, "preset": preset}, seed)
    dice = seeded(seed + 1)
    while not state.over:
        assert GAME.census(state) == ((33, True), (33, True), True)
        seat = state.turn()
        state.answer(seat, state.pick(seat, dice))
    assert GAME.census(state) == ((33, True), (33, True), True)
    return len(state.scores) // 2


@rule("GW-121", "GW-124", "GW-71")
@pytest.mark.parametrize("preset", PRESETS)
def test_no_card_is_lost_at_any_ply(preset: str) -> None:
    for seed, (a, b) in enumerate(PAIRS):
        assert play_counted(a, b, preset, seed) in (2, 3)


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_ten_thousand_games_end_with_every_card_accounted_for(a: str, b: str, preset: str) -> None:
    for seed in range(10_000 // (len(PAIRS) * len(PRESETS))):
        assert play_counted(a, b, preset, 1000 + seed) in (2, 3)
