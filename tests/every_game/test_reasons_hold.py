"""A reason is a claim about the position: whatever is said to a player is true.

Each game says for every one of its reasons when it may be said (`Game.holds`). These laws play
through all modes, half of the decisions as advised and half by chance, and ask of every reason
for every legal action whether it holds there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax.ast import Message

from tafelrunde.kernel import BadInput, Game, Seat, seeded
from tafelrunde.messages import _read

POSITIONS = 2_000


def codes_of(game: Game[Any]) -> list[str]:
    body = _read(game.package, "en").body
    ids = [entry.id.name for entry in body if isinstance(entry, Message)]
    return [id.removeprefix("reason-") for id in ids if id.startswith("reason-")]


def some_positions(game: Game[Any], wanted: int) -> Iterator[tuple[Any, Seat]]:
    """Decisions of whole games in all modes in turn."""
    found = 0
    for seed in range(10_000):
        mode = game.modes[seed % len(game.modes)]
        state = game.setup(mode.options, seed)
        dice = seeded(seed)
        for _ in range(wanted // 12):
            if state.over or found == wanted:
                break
            seat = state.turn()
            yield state, seat
            found += 1
            legal = state.legal_for(seat)
            if game.search is not None and dice.below(2):
                action = state.advise(seat, dice)
            else:
                action = legal[dice.below(len(legal))]
            game.play(state, seat, action)
        if found == wanted:
            return


def test_no_reason_is_given_that_does_not_hold(game: Game[Any]) -> None:
    said: set[str] = set()
    for state, seat in some_positions(game, POSITIONS):
        for action in state.legal_for(seat):
            reason = game.reason(state, seat, action)
            if reason is None:
                continue
            said.add(reason.code)
            told = game.notation(state, seat, action)
            assert game.holds(state, seat, action, reason.code), f"{reason} for {told}"
    assert len(said) >= min(8, len(codes_of(game)))


def test_every_reason_in_words_has_its_claim(game: Game[Any]) -> None:
    state = game.setup({}, 1)
    seat = state.turn()
    for code in codes_of(game):
        assert game.holds(state, seat, state.legal_for(seat)[0], code) in (True, False)
    with pytest.raises(BadInput):
        game.holds(state, seat, 0, "because")
