"""Scenes are put together from parts that are kept; a client reads them as if they were not."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelrunde import registry
from tafelrunde.kernel import View, Zone
from tafelrunde.server import wire
from tafelrunde.server.coding import encode
from tafelrunde.server.telling import figures, places
from tafelrunde.server.telling.figures import Figures
from tafelrunde.server.telling.places import Places
from tafelrunde.server.telling.speech import Speech
from tafelrunde.words import Words

MODES = [(game, mode.name) for game in registry.names() for mode in registry.game(game).modes]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("name", "mode"), MODES)
def test_a_view_is_told_as_the_wire_says(name: str, mode: str, language: str) -> None:
    """Every view of a whole game, from all seats: the same bytes as from the wire's own types."""
    game: Any = registry.game(name)
    [options] = [one.options for one in game.modes if one.name == mode]
    state = game.setup(game.complete(options), 5)
    seats = [None, *range(game.seats(game.complete(options)))]
    speech, words, dice = Speech(game, language), Words(game, language), random.Random(3)
    for _ in range(120):
        for view in game.views(state, seats):
            told = speech.told(view, [])
            assert told == encode(as_the_wire_says(view, words, game.controls.confirm_verbs))
            assert encode(msgspec.json.decode(told, type=wire.ViewInfo)) == told
        if state.over:
            break
        seat = state.waiting_on()[0]
        state.answer(seat, dice.choice(list(state.legal_for(seat))))


def as_the_wire_says(view: View, words: Words, grave: Any) -> wire.ViewInfo:
    outcome = view.outcome
    return wire.ViewInfo(
        status=wire.Words(view.status, words.status(view.status)),
        waiting_on=view.waiting_on,
        zones=[
            wire.ZoneInfo(zone.place, words.zone(zone.place), zone[2], zone.owner, zone.cards)
            for zone in view.zones
        ],
        counters=dict(view.counters),
        counter_texts={name: words.counter(name, value) for name, value in view.counters.items()},
        seat=view.seat,
        question=wire.Words(view.question.split("/")[0], words.question(view.question))
        if view.question
        else None,
        buttons=[wire.ButtonInfo(place, words.button(place)) for place in view.buttons],
        moves=[
            wire.MoveInfo(
                move.action,
                move.verb,
                words.move(move),
                move.touches,
                move.rule,
                dict(move.facts),
                move.verb in grave,
            )
            for move in view.moves
        ],
        outcome=None
        if outcome is None
        else wire.OutcomeInfo(
            outcome.winners,
            outcome.reason,
            outcome.rule,
            words.outcome(outcome, []),
            outcome.returns,
            dict(outcome.facts),
        ),
        aids=dict(view.aids),
    )


SIDES = st.sampled_from("AB")
COUNTERS = st.fixed_dictionaries(
    {},
    optional={
        "round": st.integers(-3, 3000),
        "starter": st.one_of(st.none(), SIDES),
        "muster_from_hand": st.booleans(),
        "passed": st.tuples(st.booleans(), st.booleans()),
        "totals": st.tuples(st.integers(0, 2), st.integers(0, 2)),
        "strengths": st.lists(
            st.tuples(
                st.sampled_from(["close", "siege"]),
                SIDES,
                st.lists(st.integers(0, 2), max_size=3).map(tuple),
            ),
            max_size=3,
        ).map(tuple),
        "row_totals": st.lists(
            st.tuples(st.sampled_from(["close", "siege"]), SIDES, st.integers(0, 2)), max_size=3
        ).map(tuple),
    },
)
WORDS = {language: Words(registry.game("gwint"), language) for language in ("en", "de")}
FIGURES = {language: Figures(words) for language, words in WORDS.items()}


@given(COUNTERS)
def test_a_counter_is_told_alike_whatever_was_told_before(counters: dict[str, object]) -> None:
    """A list and its items, the numbers of one counter and the yes of another: nothing is taken
    for another. That no single counter tells both 1 and yes is a law of the kernel."""
    for language, words in WORDS.items():
        numbers, texts = FIGURES[language].told(counters)
        assert numbers == encode(counters)
        said = {name: words.counter(name, value) for name, value in counters.items()}
        assert texts == encode(said)


def test_what_is_kept_is_bounded() -> None:
    words = WORDS["en"]
    told = Figures(words)
    for number in range(figures.MOST_KEPT + 2):
        counters = {"round": number, "totals": (number, 0)}
        assert told.told(counters)[0] == encode(counters)
    spots = Places(words)
    for number in range(places.MOST_KEPT + 2):
        zone = Zone(f"hand/{number}", None, 2, ("decoy", "scorch"))
        info = wire.ZoneInfo(zone.place, words.zone(zone.place), 2, None, zone.cards)
        assert spots.told([zone]) == encode(info)


def test_a_place_may_change_its_owner_and_hide_some_of_its_cards() -> None:
    words = WORDS["en"]
    spots, label = Places(words), words.zone("weather")
    for owner in (None, 0, 1, 0, None):
        for count, cards in ((0, ()), (3, None), (1, ("decoy",)), (3, ("decoy",)), (0, None)):
            info = wire.ZoneInfo("weather", label, count, owner, cards)
            assert spots.told([Zone("weather", owner, count, cards)]) == encode(info)
