"""What the game tells a player that thinks ahead: worlds, sight, advice and judgement."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.games.with_sword_and_shield.fight import Fight
from tafelrunde.kernel import Dice, seeded
from tafelrunde.testing import rule

MODES = [mode.name for mode in GAME.modes]
ONLOOKER = -1
"""Who sees only what everybody sees."""


def plies(mode: str, seed: int, dice: Dice) -> Iterator[Fight]:
    """Every position of a random game of a mode."""
    options = next(each.options for each in GAME.modes if each.name == mode)
    state = GAME.setup(options, seed)
    while not state.over:
        yield state
        seat = state.turn()
        state.answer(seat, state.pick(seat, dice))


@rule("WS-153", "WS-154", "WS-155")
@pytest.mark.parametrize("mode", MODES)
def test_look_alike_worlds_have_the_same_sight(mode: str) -> None:
    dice = seeded(5)
    for ply, state in enumerate(plies(mode, 3, dice)):
        seat = ply % state.rules.seats
        sight = state.sight(seat)
        assert 0 <= sight < 2**62
        if ply % 2 == 0:
            world = state.imagine_for(seat, dice)
            assert world.sight(seat) == sight
            assert world.sight(ONLOOKER) == state.sight(ONLOOKER)


@rule("WS-153")
@pytest.mark.parametrize("mode", MODES)
def test_positions_that_look_different_have_another_sight(mode: str) -> None:
    dice = seeded(8)
    seen: dict[int, object] = {}
    for seed in range(3):
        for state in plies(mode, seed, dice):
            view = GAME.view(state, 0)
            sight = state.sight(0)
            assert seen.setdefault(sight, view) == view
    assert len(seen) > 60


@rule("WS-154", "WS-157")
def test_every_unseen_card_may_be_anywhere_unseen() -> None:
    state = GAME.setup({}, 4)
    dice = seeded(1)
    while state.attacker < 0:
        state.answer(state.turn(), state.pick(state.turn(), dice))
    mine = set(state.knights[0].hand)
    known = {note >> 4 for note in state.knights[1].known}
    held: set[int] = set()
    for _ in range(400):
        world = state.imagine_for(0, dice)
        assert set(world.knights[0].hand) == mine
        assert known <= set(world.knights[1].hand)
        held.update(world.knights[1].hand)
    assert held == set(state.cards.deck) - mine
