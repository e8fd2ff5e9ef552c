"""Hints: good actions with their chances and a reason, from what the seat may know."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from tests.ai.conftest import some_states

from tafelrunde.ai import Budget, Perspective
from tafelrunde.ai.hint import Record, hints
from tafelrunde.kernel import seeded
from tafelrunde.registry import game, names
from tafelrunde.words import LANGUAGES, Words


@pytest.mark.parametrize("name", names())
def test_a_hint_has_a_chance_an_error_and_a_reason_in_both_languages(name: str) -> None:
    words = [Words(game(name), language) for language in LANGUAGES]
    for number, state in enumerate(some_states(game(name), None, 2)):
        view = Perspective(game(name), state, state.turn())
        found = hints(view, seeded(number), Budget(12), best=2)
        assert 1 <= len(found) <= 2
        assert found[0].probability >= found[-1].probability, "ranked by what they show"
        for hint in found:
            assert hint.action in view.legal
            assert hint.move == view.describe(hint.action)
            assert 0 <= hint.probability <= 1
            assert 0 <= hint.error <= 0.5
            assert hint.reason is not None
            sentences = {in_words.reason(hint.reason) for in_words in words}
            assert len(sentences) == len(LANGUAGES)


@pytest.mark.parametrize("name", names())
def test_a_hint_is_the_same_in_look_alike_worlds(name: str) -> None:
    for number, state in enumerate(some_states(game(name), None, 2)):
        seat = state.turn()
        other = game(name).imagine(state, seat, seeded(50 + number))
        mine = hints(Perspective(game(name), state, seat), seeded(number), Budget(6))
        theirs = hints(Perspective(game(name), other, seat), seeded(number), Budget(6))
        assert mine == theirs


@pytest.mark.parametrize("name", names())
def test_every_legal_action_of_a_game_has_a_reason_in_words(name: str) -> None:
    """In random games of every mode, at every ply."""
    of = game(name)
    words = [Words(of, language) for language in LANGUAGES]
    said: set[str] = set()
    for mode in of.modes:
        state = of.setup(mode.options, seed=6)
        dice = seeded(8)
        for ply in range(160):
            if state.over:
                break
            seat = state.turn()
            if ply % 2 == 0:
                for action in state.legal_for(seat):
                    reason = of.reason(state, seat, action)
                    assert reason is not None
                    said.add(reason.code)
                    for in_words in words:
                        assert in_words.reason(reason).strip()
            state.answer(seat, state.pick(seat, dice))
    assert len(said) >= 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_game_has_at_least_eight_reasons(name: str, language: str) -> None:
    text = (game(name).folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    reasons = [
        e.id.name for e in body if isinstance(e, Message) and e.id.name.startswith("reason-")
    ]
    assert len(reasons) >= 8


def test_who_is_not_asked_gets_no_hint() -> None:
    schildwall = game("schildwall")
    state = schildwall.setup({}, seed=1)
    other = 1 - state.turn()
    assert hints(Perspective(schildwall, state, other), seeded(1), Budget(5)) == []


def test_an_only_choice_has_a_chance_as_well() -> None:
    schildwall = game("schildwall")
    state = schildwall.setup({}, seed=1)
    dice = seeded(3)
    while len(state.legal()) != 1:
        state.answer(state.turn(), state.pick(state.turn(), dice))
    found = hints(Perspective(schildwall, state, state.turn()), seeded(1), Budget(100))
    assert [hint.action for hint in found] == list(state.legal())
    assert found[0].tries >= 2


def test_the_error_shrinks_with_the_number_of_tries() -> None:
    few, many = Record(), Record()
    for number in range(1000):
        value = 1.0 if number % 4 else -1.0
        many.add(value)
        if number < 100:
            few.add(value)
    assert few.probability == many.probability == 0.75
    assert 0.013 < many.error < 0.015
    assert 0.042 < few.error < 0.045
