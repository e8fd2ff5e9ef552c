"""Sentences are put together without Fluent where that is plain; they must read the same."""

from __future__ import annotations

import pytest

from tafelrunde import registry
from tafelrunde.words import LANGUAGES, Words

VALUES = ("ein Wort", 7, -3, "ß & co", 1234, 0, 1_000_000, "", 99, "x")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_the_short_way_says_what_fluent_says(game: str, language: str) -> None:
    words = Words(registry.game(game), language)
    assert len(words._plain) > 20
    for id, parts in words._plain.items():
        for shift in range(3):
            named = sorted({variable for _, variable in parts if variable})
            variables = {
                name: VALUES[(place + shift) % len(VALUES)] for place, name in enumerate(named)
            }
            assert words._put_together(parts, variables) == words._ask_fluent(id, variables)


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
