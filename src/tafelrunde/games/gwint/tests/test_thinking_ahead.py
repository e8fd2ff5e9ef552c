"""What the game tells a player that thinks ahead: worlds, sight, advice and judgement."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.gwint import GAME, READY
from tafelrunde.games.gwint.rules import moves
from tafelrunde.games.gwint.state import Match
from tafelrunde.kernel import Dice, View, seeded
from tafelrunde.testing import rule

MODES = [mode.name for mode in GAME.modes]


def plies(mode: str, seed: int, dice: Dice) -> Iterator[Match]:
    """Every position of random games of a mode, with every ready deck."""
    options = next(each.options for each in GAME.modes if each.name == mode)
    for number, deck in enumerate(READY):
        decks = {"deck_a": deck, "deck_b": READY[number - 1]}
        state = GAME.setup({**options, **decks}, seed + number)
        while not state.over:
            yield state
            state.answer(state.turn(), state.pick(state.turn(), dice))


@rule("GW-127", "GW-128")
@pytest.mark.parametrize("mode", MODES)
def test_look_alike_worlds_have_the_same_sight(mode: str) -> None:
    dice = seeded(5)
    for state in plies(mode, 3, dice):
        seat = state.turn()
        sight = state.information_key(seat)
        assert 0 <= sight < 2**62
        assert state.imagine_for(seat, dice).information_key(seat) == sight


def looks(view: View) -> object:
    """What is seen, without the order of cards in rows and piles, which has no effect."""
    zones = [(zone.place, zone.count, sorted(zone.cards or ())) for zone in view.zones]
    return zones, [move.action for move in view.moves], view.question


@rule("GW-126")
@pytest.mark.parametrize("mode", MODES)
def test_positions_that_look_different_have_another_sight(mode: str) -> None:
    dice = seeded(8)
    seen: dict[int, object] = {}
    for state in plies(mode, 1, dice):
        seat = state.turn()
        seen_now = (seat, looks(GAME.view(state, seat)))
        assert seen.setdefault(state.information_key(seat), seen_now) == seen_now
    assert len(seen) > 80


@pytest.mark.parametrize("mode", MODES)
def test_advice_is_legal_and_knows_no_hidden_card(mode: str) -> None:
    dice = seeded(9)
    for ply, state in enumerate(plies(mode, 4, dice)):
        seat = state.turn()
        advised = state.advise(seat, seeded(ply))
        assert advised in state.legal_for(seat)
        assert state.imagine_for(seat, dice).advise(seat, seeded(ply)) == advised


@pytest.mark.parametrize("mode", MODES)
def test_judgement_is_between_lost_and_won_and_opposite_for_the_seats(mode: str) -> None:
    for state in plies(mode, 2, seeded(3)):
        worth = state.evaluate(0)
        assert -1 <= worth <= 1
        assert state.evaluate(1) == pytest.approx(-worth)


@rule("GW-31")
def test_advice_passes_a_round_that_is_won() -> None:
    state = GAME.setup(None, seed=2)
    dice = seeded(1)
    passed = 0
    while not state.over:
        seat = state.turn()
        other = state.side(1 - seat)
        if other.passed and GAME.view(state, seat).question.startswith("turn/"):
            from tafelrunde.games.gwint.thinking.values import lead_of

            if lead_of(state, seat) > 0:
                assert state.advise(seat, dice) == moves.PASS
                passed += 1
        state.answer(seat, state.pick(seat, dice))
    assert passed > 0
