"""Whatever a game can say, it can say in both languages; and it says nothing it cannot mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, VariableReference

from tafelrunde.kernel import RESIGN, TIME_OUT, Dice, Game, Recorder, preview, seeded
from tafelrunde.words import LANGUAGES, Words

PREFIXES = ("event-", "refusal-", "move-")
ENDINGS = ("", "_id", "_count", "_is_you")
"""What may be asked of a fact: its words, itself, how many, and whether it is who is told."""


class Mouth:
    """Plays games and says everything in both languages; a gap is an error."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.words = [Words(game, language) for language in LANGUAGES]
        self.said: dict[str, set[str]] = {}
        """By message the facts given to it."""
        self._told: set[str] = set()

    def tell(self, id: str, form: str, *facts: object) -> None:
        """Say it, unless the very same was said before."""
        key = repr((form, id, facts))
        if key not in self._told:
            self._told.add(key)
            for words in self.words:
                assert getattr(words, form)(*facts).strip()

    def hear(self, id: str, facts: Any) -> None:
        self.said.setdefault(id, set()).update(facts)

    def play(self, options: Any, seed: int, calls: dict[int, int]) -> None:
        """One random game; at some plies a player resigns or runs out of time instead."""
        dice = seeded(seed + 4711)
        recorder = Recorder(self.game, options, seed)
        self.tell_events(recorder.story)
        ply = 0
        while not recorder.state.over:
            seat = recorder.state.turn()
            self.tell_view(recorder, seat)
            if ply % 16 == 0:
                self.tell_refusals(recorder, seat)
            action = calls.get(ply, recorder.state.pick(seat, dice))
            if ply % 32 == 0 and action >= 0:
                self.tell_preview(recorder, seat, action, dice)
            self.tell_events(recorder.play(seat, action))
            ply += 1
        outcome = self.game.outcome(recorder.state)
        assert outcome is not None
        self.tell(outcome.reason, "outcome", outcome)
        self.tell_view(recorder, None)

    def tell_events(self, events: Any) -> None:
        for event in events:
            self.hear(f"event-{event.kind.replace('.', '-')}", event.facts)
            self.tell(event.kind, "event", event)

    def tell_view(self, recorder: Recorder[Any], seat: int | None) -> None:
        view = self.game.view(recorder.state, seat)
        self.tell("status", "status", view.status)
        if view.question:
            self.tell("question", "question", view.question)
        for zone in view.zones:
            self.tell("zone", "zone", zone.place)
        for place in view.buttons:
            self.tell("button", "button", place)
        for name, value in view.counters.items():
            self.tell("counter", "counter", name, value)
        for move in view.moves:
            self.hear(f"move-{move.verb}", move.facts)
            self.tell("move", "move", move)
        if seat is not None:
            for phrase in self.game.phrases(recorder.state, seat, recorder.record.talk):
                self.tell("phrase", "phrase", phrase)

    def tell_refusals(self, recorder: Recorder[Any], seat: int) -> None:
        state = recorder.state
        for action in range(self.game.action_count(self.game.agreed(state))):
            refusal = self.game.why_not(state, seat, action)
            if refusal is not None:
                self.hear(f"refusal-{refusal.code}", refusal.facts)
                self.tell("refusal", "refusal", refusal)

    def tell_preview(self, recorder: Recorder[Any], seat: int, action: int, dice: Dice) -> None:
        for foreseen in preview(self.game, recorder.state, seat, action, dice).events:
            self.hear(f"event-{foreseen.kind.replace('.', '-')}", foreseen.facts)
            self.tell("foreseen", "event", foreseen)


@pytest.fixture(scope="module")
def mouth(game: Game[Any]) -> Mouth:
    """After a random game in every mode, one lost on time and one given up."""
    mouth = Mouth(game)
    for seed, mode in enumerate(game.modes):
        mouth.play(mode.options, seed, {})
        mouth.play(mode.options, seed, dict.fromkeys(range(3, 60), TIME_OUT))
        mouth.play(mode.options, seed, dict.fromkeys(range(5, 20), RESIGN))
    return mouth


def test_everything_said_in_random_games_has_words(mouth: Mouth) -> None:
    """Playing them raises on a gap; here: that they did say something of every form."""
    for prefix in PREFIXES:
        assert any(id.startswith(prefix) for id in mouth.said)


def test_everything_in_the_source_has_words(game: Game[Any], speech: Any) -> None:
    for language in LANGUAGES:
        words = Words(game, language)
        assert [id for id in speech.facts if not words.knows(id)] == []


def test_sentences_only_tell_facts_they_are_given(
    game: Game[Any], speech: Any, mouth: Mouth
) -> None:
    """Also the rare ones, which no random game brings up."""
    checked = 0
    for language in LANGUAGES:
        messages = by_id(game.package, language)
        for id, facts in speech.facts.items():
            if facts is None or id not in messages:
                continue
            given = facts | mouth.said.get(id, set())
            given |= {f"name_{player}" for player in game.players}
            allowed = {f"{fact}{end}" for fact in given for end in ENDINGS}
            printed = {column for card in game.cards for column in card.values}
            allowed |= {f"{fact}_of_{column}" for fact in given for column in printed}
            assert variables(id, messages) <= allowed, f"{id} in {language}"
            checked += 1
    assert checked


def test_no_event_refusal_or_move_has_words_and_never_happens(
    game: Game[Any], speech: Any, mouth: Mouth
) -> None:
    possible = {*speech.facts, *mouth.said}
    written = {id for id in by_id(game.package, "en") if id.startswith(PREFIXES)}
    assert written - possible == set()


def test_both_languages_have_the_same_sentences_about_the_same_facts(game: Game[Any]) -> None:
    english, german = (by_id(game.package, language) for language in LANGUAGES)
    assert set(english) == set(german)
    differing = [id for id in english if variables(id, english) != variables(id, german)]
    assert differing == []


def test_title_modes_options_and_cards_have_words(game: Game[Any]) -> None:
    for language in LANGUAGES:
        words = Words(game, language)
        said = [words.title, words.summary]
        said.extend(words.mode(mode.name) for mode in game.modes)
        said.extend(words.mode_summary(mode.name) for mode in game.modes)
        for option in game.options:
            said.append(words.option(option.name))
            said.extend(words.option_value(option.name, value) for value in option.values)
        said.extend(words.card(card.id) for card in game.cards)
        assert all(text.strip() for text in said)


def test_somebody_new_is_told_a_game_in_a_few_sentences(game: Game[Any]) -> None:
    for language in LANGUAGES:
        sentences = Words(game, language).introduction.splitlines()
        assert 4 <= len(sentences) <= 6
        assert all(sentence.endswith(".") and len(sentence) < 200 for sentence in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_twice(game: Game[Any], language: str) -> None:
    for package in (game.package, "tafelrunde"):
        ids = [message.id.name for message in read_messages(package, language)]
        assert len(ids) == len(set(ids))


def test_shared_sentences_are_the_same_in_both_languages() -> None:
    english, german = (by_id("tafelrunde", language) for language in LANGUAGES)
    assert set(english) == set(german)
    assert [id for id in english if variables(id, english) != variables(id, german)] == []


def test_the_source_is_read_as_it_is_written(read_speech: Callable[[str], Any]) -> None:
    found = read_speech(
        """
def lay(table, n):
    facts = {"army": 1}
    kind = "a.one" if n else "a.two"
    if n:
        facts["target"] = 2
    table.tell(kind, facts, "R-1")
    table.tell("b.plain", {"x": 1}, "R-2")
    table.tell("c.hidden", given(), "R-3")
    return Refusal("no-way", "R-4"), Refusal("bad", "R-5", {"card": 1}), MoveText(0, "go", {}, ())
"""
    )
    assert found.facts == {
        "event-a-one": {"army", "target"},
        "event-a-two": {"army", "target"},
        "event-b-plain": {"x"},
        "event-c-hidden": None,
        "refusal-no-way": set(),
        "refusal-bad": {"card"},
        "move-go": set(),
    }


# Reading messages -------------------------------------------------------------------------


def read_messages(package: str, language: str) -> list[Message]:
    file = files(package) / "locale" / f"{language}.ftl"
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, Message)]


def by_id(package: str, language: str) -> dict[str, Message]:
    return {message.id.name: message for message in read_messages(package, language)}


def variables(id: str, messages: dict[str, Message]) -> set[str]:
    """The variables of a message, also of the messages it is put together from."""
    found: set[str] = set()
    for node in nodes(messages[id]):
        if isinstance(node, VariableReference):
            found.add(node.id.name)
        elif isinstance(node, MessageReference):
            found |= variables(node.id.name, messages)
    return found


def nodes(node: BaseNode) -> Iterator[BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, BaseNode):
                yield from nodes(child)


def test_a_game_says_which_of_its_cards_are_ours(game: Game[Any]) -> None:
    """Where the card file knows of a source for its rows, players are told what is printed."""
    told = [Words(game, language).cards_note for language in LANGUAGES]
    from_elsewhere = any("provenance" in card.values for card in game.cards)
    assert all(told) == from_elsewhere, told
    assert not from_elsewhere or told[0] != told[1]
