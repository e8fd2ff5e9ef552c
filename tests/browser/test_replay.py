"""T19  After the game: step, jump, link to a move, play on from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open
from tests.browser.table import GAMES, play_ai, take_turns, view, wait_for_turn


def finish(page: Page, game: str) -> None:
    play_ai(page, game, seed=4)
    take_turns(page, 4)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    page.get_by_test_id("to-replay").click()
    page.get_by_test_id("ply").wait_for()


def at(page: Page, move: int) -> None:
    page.wait_for_function("move => window.__view?.move === move", arg=move)
    expect(page.get_by_test_id("ply")).to_contain_text(f"{move} of")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_replayed_linked_to_and_played_on(open_page: Open, game: str) -> None:
    page = open_page(None)
    finish(page, game)
    page.get_by_test_id("next").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.get_by_test_id("previous").click()
    at(page, 1)
    page.locator("[data-ply='3']").click()
    at(page, 3)
    link = page.get_by_test_id("move-link").get_attribute("href")
    assert link
    assert link.endswith("#move=3")
    page.wait_for_function("() => window.__view.view.zones.length > 0")
    position = view(page)["zones"]
    other = open_page(link)
    at(other, 3)
    other.wait_for_function("() => window.__view.view.zones.length > 0")
    assert view(other)["zones"] == position
    page.get_by_test_id("branch").click()
    wait_for_turn(page)
    take_turns(page, 1)


def test_a_game_that_is_not_over_is_not_replayed(open_page: Open) -> None:
    page = open_page(None, expects="403")
    play_ai(page, "schildwall")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_replay_fits_a_phone(open_page: Open) -> None:
    page = open_page(None, size=(390, 844), has_touch=True, is_mobile=True)
    finish(page, "schildwall")
    page.get_by_test_id("next").click()
    at(page, 1)
    assert page.evaluate(
        "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )
