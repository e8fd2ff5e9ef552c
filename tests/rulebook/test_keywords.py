"""Every card leads to the paragraphs that explain it."""

from __future__ import annotations

import pytest

from tafelrunde import registry, rulebook
from tafelrunde.keywords import keywords

GAMES = ("gwint", "schildwall", "swords_and_shields", "with_sword_and_shield")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_word_that_a_rule_explains(name: str, language: str) -> None:
    game = registry.game(name)
    known = {paragraph.id for paragraph in rulebook.paragraphs(game, language)}
    for card in game.cards:
        found = keywords(game, card, language)
        assert found, card.id
        assert {one.rule for one in found} <= known, card.id


def test_words_of_the_text_and_of_the_kind_are_found() -> None:
    game = registry.game("gwint")
    spies = [card for card in game.cards if "spy" in card.values["abilities"]]
    assert spies
    for card in spies:
        rules = {one.word: one.rule for one in keywords(game, card, "de")}
        assert rules["Spion"] == "GW-48"
        assert ("Held" in rules) == (card.values["kind"] == "hero")


def test_every_row_belongs_to_some_card_in_both_languages() -> None:
    for name in GAMES:
        game = registry.game(name)
        lines = (game.folder / "keywords.csv").read_text(encoding="utf-8").splitlines()[1:]
        for language in ("en", "de"):
            used = {one for card in game.cards for one in keywords(game, card, language)}
            assert len(used) == len(lines), (name, language)


def test_weather_leads_to_the_rule_of_weather_on_every_card_that_speaks_of_it() -> None:
    game = registry.game("gwint")
    cards = [card for card in game.cards if card.values["kind"] == "weather"]
    assert len(cards) == 5
    for card in cards:
        for language, word in (("en", "Weather"), ("de", "Wetter")):
            rules = {one.word: one.rule for one in keywords(game, card, language)}
            assert rules[word] == "GW-81"
            text = card.text(language).casefold()
            assert all(found.casefold() in text for found in rules)
