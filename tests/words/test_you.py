"""Who is told is called "you": in all that is told to a seat its own name never occurs."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import game as find_game
from tafelrunde import names
from tafelrunde.kernel import RESIGN, TIME_OUT, Event, Game, Recorder, preview, seeded
from tafelrunde.messages import needs_of
from tafelrunde.words import LANGUAGES, TOKEN, Words

ROOT = Path(__file__).parents[2]
ELSEWHERE = {
    "holmgang": ROOT / "examples" / "holmgang" / "src",
    "my_game": ROOT / "src" / "tafelrunde" / "template" / "skeleton" / "src",
}
"""Games that are not installed here: the example and the skeleton of `new-game`."""

NOT_YET: frozenset[str] = frozenset()
"""Games whose sentences still call everybody by the name of the seat."""

GAMES_PER_MODE = 3
SOME_PLIES = 16
"""Refusals, reasons and previews take longer: they are asked for at one ply in so many."""
MOST_PLIES = 240
"""Then somebody resigns."""


class Ear:
    """Plays games and hears everything that is told to every seat."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.faults: dict[str, str] = {}
        """Messages in which somebody was told the own name."""
        self.own: set[tuple[str, str]] = set()
        """Messages and those of their facts that were once the one who was told."""
        self.heard: set[object] = set()
        self._words: dict[tuple[str, ...], list[Words]] = {}

    def words(self, you: tuple[str, ...]) -> list[Words]:
        if you not in self._words:
            self._words[you] = [Words(self.game, one, you, tokens=True) for one in LANGUAGES]
        return self._words[you]

    def tell(
        self, you: tuple[str, ...], id: str, facts: Mapping[str, object], form: str, *what: object
    ) -> None:
        """Say it in both languages, unless the very same was said before."""
        key = you, id, repr(what)
        if key not in self.heard:
            self.heard.add(key)
            self.note(you, id, facts)
            for words in self.words(you):
                self.hear(you, id, getattr(words, form)(*what))

    def note(self, you: tuple[str, ...], id: str, facts: Mapping[str, object]) -> None:
        self.own |= {
            (id, name)
            for name, value in facts.items()
            if isinstance(value, str) and value in you and name != "card"
        }

    def hear(self, you: tuple[str, ...], id: str, text: str) -> None:
        if any(f"{TOKEN[0]}{name}{TOKEN[1]}" in text for name in you):
            self.faults.setdefault(id, text)

    def play(self, options: Any, seed: int, calls: Mapping[int, int]) -> None:
        """One random game; at some plies a player resigns or runs out of time instead."""
        game, dice, recorder = self.game, seeded(seed + 4711), Recorder(self.game, options, seed)
        seats = range(game.seats(recorder.record.options))
        assert {game.name_of(recorder.state, seat) for seat in seats} <= set(game.players)
        self.events(recorder.state, recorder.state, recorder.story, seats)
        ply = 0
        while not recorder.state.over:
            seat = recorder.state.turn()
            for each in seats:
                self.scene(recorder, each)
            action = calls.get(ply, recorder.state.pick(seat, dice))
            action = RESIGN if ply >= MOST_PLIES else action
            if ply % SOME_PLIES == 0:
                self.answers(recorder.state, seat)
                self.foreseen(recorder.state, seat, recorder.state.pick(seat, dice), ply)
            before = recorder.state.clone()
            self.events(before, recorder.state, recorder.play(seat, action), seats)
            ply += 1
        for each in seats:
            self.scene(recorder, each)

    def events(self, before: Any, after: Any, events: Iterable[Event], seats: range) -> None:
        """Told to all who may know of them, with the names of their time."""
        told = list(events)
        renamed = [at for at, event in enumerate(told) if event.kind in self.game.renames]
        for at, event in enumerate(told):
            state = before if renamed and at < renamed[-1] else after
            for seat in seats:
                if event.seen_by(seat):
                    you = self.game.names_of(state, seat)
                    self.tell(you, id_of(event), event.facts, "event", event)

    def scene(self, recorder: Recorder[Any], seat: int) -> None:
        game, state = self.game, recorder.state
        view, you = game.view(state, seat), game.names_of(state, seat)
        self.tell(you, f"status-{view.status}", {}, "status", view.status)
        id = f"question-{view.question.split('/')[0]}"
        self.tell(you, id, {}, "question", view.question)
        for zone in view.zones:
            for place in (zone.place, *(f"{zone.place}/{card}" for card in zone.cards or ())):
                self.tell(you, f"zone-{place.split('/')[0]}", {}, "zone", place)
        for name, value in view.counters.items():
            self.tell(you, f"counter-{name}", {"value": value}, "counter", name, value)
        for place in view.buttons:
            self.tell(you, f"button-{place}", {}, "button", place)
        for move in view.moves:
            self.tell(you, f"move-{move.verb}", move.facts, "move", move)
        for phrase in game.phrases(state, seat, recorder.record.talk):
            self.tell(you, f"phrase-{phrase.id}", {}, "phrase", phrase)
        if view.outcome is not None:
            called = [game.name_of(state, each) for each in range(len(view.outcome.returns))]
            id = f"outcome-{view.outcome.reason}"
            self.note(you, id, view.outcome.facts)
            for words in self.words(you):
                players = [words.name(name) for name in called]
                self.hear(you, id, words.outcome(view.outcome, players, seat))

    def answers(self, state: Any, seat: int) -> None:
        """Why not, and why."""
        game, you = self.game, self.game.names_of(state, seat)
        for action in range(game.action_count(game.agreed(state))):
            refusal = game.why_not(state, seat, action)
            if refusal is not None:
                id = f"refusal-{refusal.code}"
                self.tell(you, id, refusal.facts, "refusal", refusal)
                continue
            reason = game.reason(state, seat, action)
            if reason is not None:
                self.tell(you, f"reason-{reason.code}", reason.facts, "reason", reason)

    def foreseen(self, state: Any, seat: int, action: int, seed: int) -> None:
        you = self.game.names_of(state, seat)
        for event in preview(self.game, state, seat, action, seeded(seed)).events:
            if event.kind in self.game.renames:
                break  # from here on nobody is told "you"
            self.tell(you, id_of(event), event.facts, "event", event)


def id_of(event: Any) -> str:
    return f"event-{event.kind.replace('.', '-')}"


@pytest.fixture(scope="module", params=[*names(), *ELSEWHERE])
def ear(request: pytest.FixtureRequest) -> Ear:
    """After a few games in every mode: one played, one with lost time, one given up."""
    name = request.param
    if name in NOT_YET:
        pytest.skip("not addressed yet")
    with pytest.MonkeyPatch.context() as patch:
        if name in ELSEWHERE:
            patch.syspath_prepend(ELSEWHERE[name])
        ear = Ear(importlib.import_module(name).GAME if name in ELSEWHERE else find_game(name))
        for mode in ear.game.modes:
            for seed in range(GAMES_PER_MODE):
                late = dict.fromkeys(range(3, 9), TIME_OUT) if seed == 1 else {}
                ear.play(mode.options, seed, {**late, 9: RESIGN} if seed == 2 else late)
    return ear


def test_nobody_is_told_the_own_name(ear: Ear) -> None:
    assert ear.faults == {}
    assert len(ear.heard) > 100


def test_what_may_be_the_one_who_is_told_is_chosen_in_both_languages(ear: Ear) -> None:
    """Where a message tells of a player, "you" is chosen in German and in English."""
    assert len(ear.own) > 3
    for id, fact in ear.own:
        needs = [needs_of(ear.game.package, language) for language in LANGUAGES]
        told = [needed.get(id, frozenset()) for needed in needs]
        if any(fact in needed for needed in told):
            assert all(f"{fact}_is_you" in needed for needed in told), (id, fact)


def test_only_games_that_there_are_wait_to_be_addressed() -> None:
    assert set(names()) >= NOT_YET
