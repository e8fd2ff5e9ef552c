"""Choosing a card moves nothing, and what is said of it covers nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Open, phone
from tests.browser.table import (
    GAMES,
    get_ready,
    is_over,
    play_ai,
    play_until,
    settle,
    take_turns,
    touch,
    wait_for_turn,
)

MOVES = 6

ROOM = """() => {
  const top = found => Math.round(document.querySelector(found).getBoundingClientRect().top);
  const field = document.querySelector('.table > .field');
  return { prompt: top('.prompt'), hand: top('.your-hand'),
    hidden: Math.max(0, field.scrollHeight - field.clientHeight - 4) };
}"""
"""Where the prompt and the hand begin, and how much of the table is out of sight."""


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_chosen_card_leaves_everything_in_its_place(
    open_page: Open, game: str, small: bool
) -> None:
    # German words are the longer ones.
    page = phone(open_page, language="de") if small else open_page(None, language="de")
    play_ai(page, game, seed=3)
    for at in range(MOVES):
        wait_for_turn(page)
        if is_over(page):
            break
        settle(page)
        before = page.evaluate(ROOM)
        assert before["hidden"] == 0
        get_ready(page, seed=at)
        page.get_by_test_id("preview").wait_for(state="attached")
        settle(page)
        after = page.evaluate(ROOM)
        assert after["hidden"] == 0
        # Bids and ways to pay are buttons in the prompt, and take their room.
        assert after == before or page.locator(".prompt .ask > *").count() > 0
        take_turns(page, 1, seed=at)


SHOWN = """() => Object.fromEntries([...document.querySelectorAll('.your-hand [data-key]')]
  .map(card => [card.dataset.key, card.getBoundingClientRect().left]))"""


def test_the_hand_stays_where_it_is_when_its_last_card_leaves(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "swords_and_shields", seed=3)
    play_until(page, "view => view.question === 'action'")
    settle(page)
    before = page.evaluate(SHOWN)
    place = page.locator(".your-hand [data-card]").last.get_attribute("data-key") or ""
    touch(page, place)
    page.locator(".lay").first.click()
    expect(page.locator(".your-hand [data-card]")).to_have_count(len(before) - 1)
    settle(page)
    after = page.evaluate(SHOWN)
    assert {key: pytest.approx(before[key], abs=2) for key in after} == after


def test_what_a_card_says_can_be_read_beside_its_preview(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "with_sword_and_shield", seed=6)
    for at in range(20):
        wait_for_turn(page)
        get_ready(page, seed=at)
        page.get_by_test_id("preview").wait_for(state="attached")
        says = page.get_by_test_id("card-says")
        if says.count() > 0:
            says.scroll_into_view_if_needed()
            assert says.inner_text().strip()
            return
        take_turns(page, 1, seed=at)
    raise AssertionError("no card was chosen")
