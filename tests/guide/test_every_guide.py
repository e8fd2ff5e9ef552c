"""Every game has a guide in both languages, and what it shows the engine has played."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tafelrunde import game as find_game
from tafelrunde import names
from tafelrunde.guide import Chapter, chapters, compendium, scene_names, stages
from tafelrunde.kernel import Game
from tafelrunde.rulebook import paragraphs

LANGUAGES = ("en", "de")
NUMBER = re.compile(r"\b[A-Z]{2}-\d+[a-z]?\b")
WORDS_A_PAGE = 450


@pytest.fixture(params=names())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return find_game(request.param)


def blocks(guide: tuple[Chapter, ...]) -> list[Any]:
    return [block for chapter in guide for block in chapter.blocks]


def texts(game: Game[Any], language: str) -> list[str]:
    guide = chapters(game, language)
    return [chapter.title for chapter in guide] + [block.text for block in blocks(guide)]


def test_both_languages_have_the_same_chapters_and_pictures(game: Game[Any]) -> None:
    english, german = (chapters(game, language) for language in LANGUAGES)
    assert len(english) == len(german)
    for first, second in zip(english, german):
        shown = [[(block.cards, block.scene) for block in one.blocks] for one in (first, second)]
        assert shown[0] == shown[1], f"{first.title} / {second.title}"
        assert bool(first.title) == bool(second.title)
        if first.title:
            assert first.title != second.title or first.title in OWN_NAMES


OWN_NAMES = frozenset({"Duffs", "Buffs", "Gwint"})


def test_both_languages_refer_to_the_same_rules_and_these_exist(game: Game[Any]) -> None:
    known = {paragraph.id for paragraph in paragraphs(game, "en")}
    named = [sorted(set(NUMBER.findall(" ".join(texts(game, one))))) for one in LANGUAGES]
    assert named[0] == named[1]
    assert set(named[0]) <= known
    assert len(named[0]) >= 15


def test_every_card_that_is_drawn_exists_and_every_scene_is_shown(game: Game[Any]) -> None:
    found = blocks(chapters(game, "en"))
    known = {card.id for card in game.cards}
    for block in found:
        assert set(block.cards) <= known
    assert sorted(block.scene for block in found if block.scene) == sorted(scene_names(game))
    assert len(scene_names(game)) >= 4


def test_every_scene_is_played_to_its_end_in_both_languages(game: Game[Any]) -> None:
    for name in scene_names(game):
        english, german = (stages(game, language, name) for language in LANGUAGES)
        assert len(english) == len(german) >= 2, f"{name} shows no move"
        for first, second in zip(english[1:], german[1:]):
            assert len(first.told) == len(second.told)
        told = [sentence for stage in english for sentence in stage.told]
        assert told, f"{name} tells nothing"
        assert any(stage.zones for stage in english), f"{name} shows nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guide_has_two_to_six_pages(game: Game[Any], language: str) -> None:
    words = sum(len(text.split()) for text in texts(game, language))
    assert 2 * WORDS_A_PAGE <= words <= 6 * WORDS_A_PAGE, words


def test_the_compendium_tells_of_every_card_what_it_does_and_is_worth(game: Game[Any]) -> None:
    for language in LANGUAGES:
        entries = compendium(game, language)
        playable = [card.id for card in game.cards if game.compendium.group(card)]  # type: ignore[union-attr]
        assert [entry.card for entry in entries] == playable
        for entry in entries:
            assert entry.name
            assert entry.group
            assert entry.text, entry.card
            assert entry.worth, entry.card
            assert entry.tips, entry.card
