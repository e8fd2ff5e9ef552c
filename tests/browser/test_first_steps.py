"""T1  From the first page to a game against the AI, without a dialog in the way."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Open
from tests.browser.table import (
    GAMES,
    LIT,
    check_none,
    choose,
    confirm,
    is_over,
    play_ai,
    take_turns,
    wait_for_turn,
)

SCROLLS = """() => [...document.querySelectorAll('html, .table, .card, .zone')]
  .filter(found => ['auto', 'scroll'].includes(getComputedStyle(found).overflowY)
    || found === document.documentElement)
  .filter(found => found.scrollHeight > found.clientHeight)
  .map(found => found.outerHTML.slice(0, 120))"""
"""What would have bars of its own on a desk: neither the page nor a card may."""


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_to_the_first_legal_input(open_page: Open, game: str) -> None:
    page = open_page("/?seed=7")
    page.click(f"[data-game={game}] [data-testid=play-ai]")
    wait_for_turn(page)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(LIT).first).to_be_visible()
    names = page.locator(".table-top .players").inner_text()
    assert "You" in names
    assert "(AI)" in names
    assert "Guest" not in page.locator("body").inner_text()
    check_none(page, SCROLLS)


def test_the_other_ways_to_play_are_one_click_away(open_page: Open) -> None:
    page = open_page("/")
    tile = page.locator("[data-game=schildwall]")
    tile.get_by_role("button", name="Two at this device").click()
    expect(page.get_by_test_id("curtain")).to_be_visible()
    page.goto("/")
    tile.get_by_role("button", name="Invite by link").click()
    expect(page.get_by_test_id("link").first).to_have_value(re.compile(r"/t/[^#]+#invite=.+"))


def test_an_unknown_page_says_so(open_page: Open) -> None:
    page = open_page("/nowhere")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()


def test_a_table_that_is_not_there_says_so(open_page: Open) -> None:
    page = open_page("/t/nowhere")
    expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()


def test_a_table_is_set_up_with_mode_options_and_clock(open_page: Open) -> None:
    page = open_page("/play/gwint")
    page.get_by_role("radio").nth(1).check()
    page.locator("[data-option=deck_a]").select_option("skellige")
    page.get_by_role("radio", name="Minutes for the game").check()
    page.get_by_test_id("start").click()
    wait_for_turn(page)
    expect(page.locator("time.clock").first).to_be_visible()
    factions = page.evaluate(
        "() => window.__view.view.counters.find(c => c.name === 'factions').value"
    )
    assert factions[0] == "skellige"


def test_a_deck_is_built_with_live_reasons_and_a_code(open_page: Open) -> None:
    page = open_page("/deck/gwint")
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-legal", "true")
    expect(page.get_by_test_id("code")).to_have_value(re.compile("^GW1-"))
    code = page.get_by_test_id("code").input_value()
    page.get_by_role("button", name="Empty the deck").click()
    expect(verdict.locator("[data-fault=deck-few-units]")).to_be_visible()
    page.get_by_label("Read a share code or a text").fill(code)
    page.get_by_role("button", name="Read", exact=True).click()
    expect(verdict).to_have_attribute("data-legal", "true")
    page.get_by_test_id("play-deck").click()
    page.get_by_test_id("start").click()
    wait_for_turn(page)
    take_turns(page, 1)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_the_mouse(open_page: Open, game: str) -> None:
    """By what the page lights: forty moves with true clicks, then the rest in haste."""
    page = open_page(None)
    play_ai(page, game, seed=21)
    chance = random.Random(21)
    for _ in range(40):
        wait_for_turn(page)
        if is_over(page):
            break
        choose(page, chance)
        check_none(page, SCROLLS)
        confirm(page)
    take_turns(page, 3000, seed=21)
    expect(page.get_by_test_id("result")).to_be_visible()
