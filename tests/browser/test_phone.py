"""T5  On phones: nothing wider than the screen, targets for fingers, the hand always in sight."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open, phone
from tests.browser.table import (
    GAMES,
    arrive,
    check_none,
    choose,
    confirm,
    is_over,
    play_ai,
    settle,
    take_turns,
    touch,
    wait_for_turn,
)

SIZES = [(390, 844), (360, 740), (320, 640), (844, 390)]

PAGES = ["/", "/play/gwint", "/deck/gwint", "/rules/schildwall", "/settings", "/about"]

TOO_WIDE = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter(found => found.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 5).map(found => found.outerHTML.slice(0, 120));
}"""

TOO_SMALL = """least => [...document.querySelectorAll('button, select, a.button, header a, input')]
  .filter(found => found.offsetParent !== null
    && !found.matches('.card-link, .jump, [type=checkbox], [type=radio]')
    && !found.closest('[role=log], p'))
  .map(found => ({ box: found.getBoundingClientRect(), html: found.outerHTML.slice(0, 140) }))
  .filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
  .map(({ box, html }) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""

OUTSIDE = """() => ['[data-testid=prompt]', '[data-testid=default]', '.your-hand']
  .map(name => document.querySelector(name))
  .filter(found => found !== null)
  .map(found => ({ box: found.getBoundingClientRect(), html: found.outerHTML.slice(0, 100) }))
  .filter(({ box }) => box.top < -1 || box.left < -1
    || box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
  .map(({ box, html }) => `${Math.round(box.top)}..${Math.round(box.bottom)} ${html}`)"""


ANY = f"least => [...({TOO_WIDE})(), ...({TOO_SMALL})(least), ...({OUTSIDE})()]"


def check_layout(page: Page, least: int) -> None:
    check_none(page, ANY, least)


def play_by_taps(page: Page, moves: int, least: int = 44) -> None:
    chance = random.Random(9)
    for _ in range(moves):
        wait_for_turn(page)
        check_layout(page, least)
        if is_over(page):
            return
        choose(page, chance, tap=True)
        check_layout(page, least)
        confirm(page, tap=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_all_that_is_needed(open_page: Open, game: str) -> None:
    page = phone(open_page, SIZES[GAMES.index(game)])
    play_ai(page, game)
    play_by_taps(page, 3)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_whole_game_is_played_by_taps(open_page: Open, game: str, size: tuple[int, int]) -> None:
    """With fingers alone, to the end, and looked at before and after every touch."""
    page = phone(open_page, size, settings={"speed": "off", "language": "en"})
    play_ai(page, game)
    play_by_taps(page, 3000)
    assert is_over(page)
    expect(page.get_by_test_id("result")).to_be_visible()
    check_layout(page, 44)


def test_every_page_fits_a_small_phone(open_page: Open) -> None:
    page = phone(open_page, (320, 640), language="de")
    for path in PAGES:
        arrive(page, path)
        check_none(page, TOO_WIDE, where=path)


@pytest.mark.parametrize("game", GAMES[::3])
def test_text_of_twice_the_size_loses_nothing(open_page: Open, game: str) -> None:
    """And on a large screen targets are large enough for a mouse."""
    page = open_page(None, settings={"text": 200, "language": "en"})
    play_ai(page, game)
    assert page.evaluate("() => document.documentElement.style.fontSize") == "200%"
    check_none(page, TOO_WIDE)
    page.evaluate("() => { document.documentElement.style.fontSize = '100%'; }")
    check_none(page, TOO_SMALL, 24)


FIRST_CARD = """() => {
  const card = document.querySelector('.your-hand [data-card]');
  return card && card.getBoundingClientRect().toJSON();
}"""
"""Where the first card of the hand lies, in one look: scenes may draw the hand anew."""


def test_a_long_press_reads_a_card_and_does_not_play_it(open_page: Open) -> None:
    page = phone(open_page)
    play_ai(page, "schildwall")
    settle(page)
    box = page.wait_for_function(FIRST_CARD).json_value()
    session = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 20, "y": box["y"] + 30}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.get_by_test_id("zoom").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.keyboard.press("Escape")
    assert page.locator("[data-state=selected]").count() == 0
    session.detach()


def test_a_large_hand_lies_in_one_row_on_a_narrow_desk(open_page: Open) -> None:
    page = open_page(None, size=(1000, 800))
    play_ai(page, "gwint", seed=15, options={"deck_a": "nilfgaard"})
    take_turns(page, 3)
    wait_for_turn(page)
    settle(page)
    assert page.locator(".your-hand .card").count() == 11
    tops = page.evaluate(
        "() => [...document.querySelectorAll('.your-hand .card')].map(card => card.offsetTop)"
    )
    assert max(tops) - min(tops) < 20, tops


def test_the_weather_keeps_its_room_when_a_card_is_chosen(open_page: Open) -> None:
    page = phone(open_page)
    play_ai(page, "gwint", seed=1)
    touch(page, "say/keep", tap=True)
    confirm(page, tap=True)
    wait_for_turn(page)
    page.locator(".your-hand [data-state=playable]").nth(3).tap()
    page.get_by_test_id("default").wait_for()
    settle(page)
    weather = page.locator("[data-zone=weather]").bounding_box()
    below = page.locator("[data-zone='close/A']").bounding_box()
    assert weather
    assert below
    assert weather["y"] + weather["height"] <= below["y"] + 1


def test_the_log_of_a_phone_can_be_closed(open_page: Open) -> None:
    page = phone(open_page)
    play_ai(page, "gwint")
    page.locator(".log-toggle").tap()
    expect(page.locator("[role=log]")).to_be_visible()
    page.get_by_test_id("close-log").tap()
    expect(page.locator("[role=log]")).to_be_hidden()
