"""T3  Everything with keys alone, and the focus never lost."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Open
from tests.browser.table import GAMES, is_over, play_ai, scene, wait_for_turn

MOST_KEYS = 12


def move_by_keys(page: Page, chance: random.Random) -> int:
    """One move with N, digits and Enter only. Returns how many keys it took."""
    before = scene(page)
    keys = 0
    while keys < 60 and scene(page) == before:
        default = page.get_by_test_id("default")
        if default.count() > 0:
            press_default(page)
            keys += 2
            page.wait_for_function(
                """before => window.__view.scene > before
                  || document.querySelector('[data-reason=press-again]')""",
                arg=before,
            )
            continue
        for _ in range(chance.randint(1, 4)):
            page.keyboard.press("n")
            keys += 1
        here = page.evaluate("() => document.activeElement?.dataset.key ?? ''")
        assert here, "N leads to a place that can be touched"
        outlined = page.evaluate(
            """() => { const style = getComputedStyle(document.activeElement);
                 return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2; }"""
        )
        assert outlined, f"the focus on {here} cannot be seen"
        page.keyboard.press("Enter")
        keys += 1
    return keys


def press_default(page: Page) -> None:
    """Enter, wherever the focus is: on a touched place it confirms, else the marked button."""
    page.get_by_test_id("default").first.focus()
    page.keyboard.press("Enter")


def play_by_keys(page: Page, moves: int) -> None:
    chance = random.Random(4)
    for _ in range(moves):
        wait_for_turn(page)
        if is_over(page):
            return
        keys = move_by_keys(page, chance)
        assert keys <= MOST_KEYS + 6, f"a move took {keys} keys"
        assert not page.evaluate("() => document.activeElement === document.body")


@pytest.mark.parametrize("game", GAMES)
def test_moves_are_made_with_keys_alone(open_page: Open, game: str) -> None:
    page = open_page(None)
    play_ai(page, game)
    play_by_keys(page, 6)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_keys_alone(open_page: Open, game: str) -> None:
    page = open_page(None)
    play_ai(page, game)
    play_by_keys(page, 2000)
    assert is_over(page)


def test_digits_choose_cards_and_escape_goes_back(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "schildwall")
    page.keyboard.press("1")
    assert page.evaluate("() => document.activeElement.getAttribute('aria-keyshortcuts')") == "1"
    assert page.locator("[data-state=selected]").count() > 0
    page.keyboard.press("Escape")
    assert page.locator("[data-state=selected]").count() == 0
    page.keyboard.press("g")
    assert page.evaluate("() => document.activeElement.getAttribute('role')") == "log"
    page.keyboard.press("r")
    assert page.evaluate("() => document.activeElement.dataset.testid") == "prompt"
