"""What the game tells a player that thinks ahead: worlds, sight, advice and judgement."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.duel import Duel
from tafelrunde.kernel import Dice, View, seeded
from tafelrunde.testing import rule

MODES = [mode.name for mode in GAME.modes]


def plies(mode: str, seed: int, dice: Dice) -> Iterator[Duel]:
    """Every position of a random game of a mode."""
    options = next(each.options for each in GAME.modes if each.name == mode)
    state = GAME.setup(options, seed)
    while not state.over:
        yield state
        seat = state.turn()
        state.answer(seat, state.pick(seat, dice))


@rule("SS-23", "SS-25", "SS-26")
@pytest.mark.parametrize("mode", MODES)
def test_look_alike_worlds_have_the_same_sight(mode: str) -> None:
    dice = seeded(5)
    for ply, state in enumerate(plies(mode, 3, dice)):
        sight = state.sight(ply % 2)
        assert 0 <= sight < 2**62
        for _ in range(2):
            assert state.imagine_for(ply % 2, dice).sight(ply % 2) == sight


def without_order_of_discards(view: View) -> object:
    zones = [
        (zone.place, zone.count, sorted(zone.cards or ()), (zone.cards or ("",))[-1])
        if zone.place.startswith("discard")
        else (zone.place, zone.count, sorted(zone.cards or ()))
        for zone in view.zones
    ]
    return zones, view.counters, view.moves, view.question


@rule("SS-23", "SS-24")
@pytest.mark.parametrize("mode", MODES)
def test_positions_that_look_different_have_another_sight(mode: str) -> None:
    dice = seeded(8)
    seen: dict[int, object] = {}
    for seed in range(2):
        for state in plies(mode, seed, dice):
            looks = without_order_of_discards(GAME.view(state, 0))
            assert seen.setdefault(state.sight(0), looks) == looks
    assert len(seen) > 100


@rule("SS-25", "SS-26")
def test_hidden_cards_change_places_only_with_those_of_the_same_deck() -> None:
    dice = seeded(2)
    for ply, state in enumerate(plies("quick", 7, dice)):
        if ply % 10:
            continue
        world = state.imagine_for(0, dice)
        assert GAME.census(world) == GAME.census(state)
        mine, theirs = world.players[0], world.players[1]
        assert mine.hand.listed() == state.players[0].hand.listed()
        unseen = [c for c in theirs.hand.listed() if world.origin[c] == 0] + theirs.deck.listed()
        enemy = state.players[1]
        real = [c for c in enemy.hand.listed() if state.origin[c] == 0] + enemy.deck.listed()
        assert sorted(unseen) == sorted(real)
