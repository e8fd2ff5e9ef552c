"""Sentences are put together without Fluent where that is plain; they must read the same."""

from __future__ import annotations

import random

import pytest

from tafelrunde import registry
from tafelrunde.patterns import Choice, Pattern, put_together
from tafelrunde.words import LANGUAGES, MissingWords, Words

VALUES = ("ein Wort", 7, -3, "ß & co", 1234, 0, 1_000_000, "", 99, "x", 1, 2, -1, "other", "one")


def keys_in(pattern: Pattern) -> set[str | float]:
    """Everything by which the message of this pattern chooses."""
    found: set[str | float] = set()
    for part in pattern:
        if isinstance(part, Choice):
            for key, inner in part.variants:
                found |= {key} | keys_in(inner)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_the_short_way_says_what_fluent_says(game: str, language: str) -> None:
    words = Words(registry.game(game), language)
    assert len(words._patterns) > 100
    dice = random.Random(1)
    for id, pattern in words._patterns.items():
        values = [*VALUES, *sorted(keys_in(pattern), key=str)]
        for _ in range(6 + len(values)):
            variables = {name: dice.choice(values) for name in sorted(words._needs[id])}
            told = put_together(pattern, variables, words._number, language)
            assert told == words._ask_fluent(id, variables), id


def test_nearly_every_message_goes_the_short_way() -> None:
    for game in registry.names():
        words = Words(registry.game(game), "en")
        assert len(words._patterns) > 0.95 * len(words._needs)


def test_what_lacks_a_variable_is_left_to_fluent() -> None:
    words = Words(registry.game("gwint"), "en")
    pattern = words._patterns["event-gem-lost"]
    assert put_together(pattern, {"player": "Ann"}, words._number, "en") is None
    with pytest.raises(MissingWords, match="event-gem-lost"):
        words._make("event-gem-lost", {"player": "Ann"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_in_words_is_joined_as_fluent_would(language: str) -> None:
    words = Words(registry.game("gwint"), language)
    start = words._ask_fluent("list-comma", {"first": "a", "second": "b"})
    expected = words._ask_fluent("list-and", {"first": start, "second": "c"})
    assert words.listed(["a", "b", "c"]) == expected


def test_a_kept_text_is_not_mistaken_for_another() -> None:
    words = Words(registry.game("gwint"), "en")
    first = words._format("number", {"value": 1})
    assert words._format("number", {"value": 1.5}) != first
    assert words._format("number", {"value": 1}) == first
