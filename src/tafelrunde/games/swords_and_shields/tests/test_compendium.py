"""What the compendium tells is worked out from the cards, for any card file."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.explaining.compendium import Lore
from tafelrunde.guide import Entry, compendium
from tafelrunde.kernel import Game
from tafelrunde.testing import rule

LORE = Lore(GAME.cards)


def entries(language: str, game: Game[Any] = GAME) -> dict[str, Entry]:
    return {entry.card: entry for entry in compendium(game, language)}


def test_every_playing_card_and_life_point_card_has_its_entry() -> None:
    told = entries("en")
    assert set(told) == {card.id for card in GAME.cards} - {"hint-card", "rules-card"}


@rule("SS-48", "SS-49", "SS-63", "SS-66")
def test_price_value_and_strengths_are_those_of_the_card() -> None:
    assert entries("de")["sword-4-red"].worth == (
        "Kostet 4 Schwerter oder 3 Steine einer Farbe. 3 Starterkarten können genügen. "
        "Zahlt einen Stein oder 4 Schwerter. Stärke 4, mit einer Lebenspunktekarte der gleichen "
        "Farbe 6, im allerbesten Fall 12: auf dem besten Buff und neben zwei passenden Karten."
    )


@rule("SS-62", "SS-64", "SS-65")
@pytest.mark.parametrize(
    ("card", "most"),
    [
        ("sword-1-red", 1 + 2 + 3 + 2 + 2),  # the other player's copy, and the shield of its name
        ("sword-8-red", 8 + 2 + 3 + 2 + 1),  # the red Champion with a shield, and any red card
        ("sword-6-grey", 6 + 2 + 3 + 2 + 2),  # the Ironguard of 10 and its own copy
        ("shield-10-grey", 10 + 2 + 3 + 2 + 2),  # both Ironguards with a sword
    ],
)
def test_the_best_strength_is_that_of_the_best_company(card: str, most: int) -> None:
    found = LORE.worth(GAME.card(card))
    assert found.facts["most"] == most


@rule("SS-53", "SS-109")
def test_an_anvil_says_what_becomes_of_the_weakest_and_the_strongest_sword() -> None:
    facts = LORE.worth(GAME.card("buff-3")).facts
    assert (facts["least_raised"], facts["best_raised"], facts["extra"]) == (4, 11, 2)


@rule("SS-14")
def test_a_life_point_card_counts_the_cards_of_its_colour() -> None:
    facts = LORE.worth(GAME.card("hpc-blue")).facts
    assert (facts["starters"], facts["swords"], facts["shields"]) == (2, 5, 3)


@rule("SS-62", "SS-65")
def test_cards_of_one_name_are_told_apart_and_find_each_other() -> None:
    told = entries("en")
    assert told["sword-1-yellow"].name == "Dawn (sword 1, yellow)"
    assert told["shield-1-yellow"].name == "Dawn (shield 1, yellow)"
    assert any("“Knight (shield 4, red)”" in tip for tip in told["sword-4-red"].tips)
    assert any("4 more cards of this name" in tip for tip in told["sword-5-red"].tips)


@rule("SS-128")
@pytest.mark.parametrize("language", ["en", "de"])
def test_other_card_files_have_their_compendium_too(language: str) -> None:
    text = (GAME.folder / "cards.csv").read_text(encoding="utf-8")
    text = text.replace("sword-5-red,Captain", "own-sword,Marshal").replace("buff-3,", "own-buff,")
    own = GAME.dealt_from(text, "own.csv")
    told = entries(language, own)
    for id in ("own-sword", "own-buff"):
        assert told[id].worth
        assert told[id].tips
