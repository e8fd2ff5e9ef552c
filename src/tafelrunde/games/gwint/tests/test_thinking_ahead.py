"""What the game tells a player that thinks ahead: worlds, sight, advice and judgement."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.gwint import GAME, READY
from tafelrunde.games.gwint.rules import moves
from tafelrunde.kernel import Mode, View, seeded
from tafelrunde.kernel.thinking_laws import check_thinking
from tafelrunde.testing import rule


def looks(view: View) -> object:
    """What is seen, without the order of cards in rows and piles, which has no effect."""
    zones = [(zone.place, zone.count, sorted(zone.cards or ())) for zone in view.zones]
    return zones, [move.action for move in view.moves], view.question


@rule("GW-126", "GW-127", "GW-128")
@pytest.mark.parametrize("deck", range(len(READY)))
@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.name)
def test_what_thinking_players_are_told_hangs_on_no_hidden_card(mode: Mode, deck: int) -> None:
    """With every ready deck."""
    decks = {"deck_a": READY[deck], "deck_b": READY[deck - 1]}
    assert check_thinking(GAME, {**mode.options, **decks}, looks, seed=deck + 1) > 20


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


@rule("GW-22", "GW-56")
@pytest.mark.parametrize(("way", "says"), [("deck", "exchange"), ("discard", "keep")])
def test_a_called_card_is_exchanged_only_where_it_can_still_be_called(
    desk: Any, way: str, says: str
) -> None:
    study = desk.lay(
        {"hand": "geralt arachas_behemoth arachas", "deck": "villentretenmerth"},
        {"hand": "fiend"},
        asked="AB",
        question="exchange",
        options={"exchange": way},
    )
    answer = GAME.notation(study.state, 0, study.state.advise(0, seeded(1)))
    assert answer.split()[0] == says
