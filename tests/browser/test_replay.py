"""T19  After the game: step, jump, link to a move, play on from there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open, phone
from tests.browser.table import GAMES, play_ai, position, resign, take_turns, view, wait_for_turn


def finish(page: Page, game: str) -> None:
    play_ai(page, game, seed=4)
    take_turns(page, 4)
    wait_for_turn(page)
    resign(page)
    page.get_by_test_id("to-replay").click()
    page.get_by_test_id("ply").wait_for()


def at(page: Page, move: int) -> None:
    """The position after that move lies on the table, and the stepper says so."""
    page.wait_for_function("move => window.__view?.move === move", arg=move)
    expect(page.get_by_test_id("ply")).to_contain_text(f"{move} of")


def last_move(page: Page) -> int:
    return int(page.locator("[data-ply]").last.get_attribute("data-ply") or 0)


@pytest.mark.parametrize("game", ["gwint", "swords_and_shields"])
def test_a_game_is_replayed_linked_to_and_played_on(open_page: Open, game: str) -> None:
    page = open_page(None)
    finish(page, game)
    page.get_by_test_id("next").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.get_by_test_id("previous").click()
    at(page, 1)
    page.keyboard.press("End")
    at(page, last_move(page))
    page.locator("[data-ply='3']").click()
    at(page, 3)
    link = page.get_by_test_id("move-link").get_attribute("href")
    assert link
    assert link.endswith("#move=3")
    lies = position(page)
    other = open_page(link)
    at(other, 3)
    assert position(other) == lies, "who did not play sees the same, in other words"
    page.get_by_test_id("branch").click()
    wait_for_turn(page)
    take_turns(page, 1)


def test_the_replay_knows_who_played_and_leads_back(open_page: Open) -> None:
    """To the result, and from there to a rematch, which needs nobody else against an AI."""
    page = open_page(None)
    finish(page, "gwint")
    expect(page.locator(".table-top .players")).to_have_text("You · Page (AI)")
    expect(page.get_by_test_id("ply")).to_contain_text("Step 0 of")
    page.keyboard.press("End")
    at(page, last_move(page))
    expect(page.get_by_test_id("prompt")).to_contain_text("Page wins")
    expect(page.get_by_test_id("lead")).not_to_contain_text("behind")
    page.get_by_test_id("to-result").click()
    expect(page.get_by_test_id("result")).to_contain_text("You lost.")
    before = page.url
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    wait_for_turn(page)


def test_a_line_of_the_log_leads_to_its_moment(open_page: Open) -> None:
    """Once the game is over; before, there is no replay to lead to."""
    page = open_page(None)
    play_ai(page, "schildwall", seed=4)
    take_turns(page, 3)
    wait_for_turn(page)
    assert page.locator("[role=log] .jump").count() == 0
    resign(page)
    jump = page.locator("[role=log] .line", has=page.locator(".jump")).last
    told = jump.get_attribute("data-kind")
    move = int(jump.locator(".jump").inner_text().split()[-1])
    assert move > 3
    jump.locator(".jump").click()
    at(page, move)
    expect(page.locator(f"[role=log] [data-kind='{told}']")).not_to_have_count(0)


def test_a_game_that_is_not_over_is_not_replayed(open_page: Open) -> None:
    page = open_page(None, expects=("403",))
    play_ai(page, "schildwall")
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_replay_fits_a_phone(open_page: Open) -> None:
    page = phone(open_page)
    finish(page, "schildwall")
    page.get_by_test_id("next").click()
    at(page, 1)
    assert page.evaluate(
        "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_game_can_be_stepped_to(open_page: Open, game: str) -> None:
    """A whole game: each step has its position, the last one is the end that was played."""
    page = open_page(None)
    play_ai(page, game, seed=9)
    take_turns(page, 3000, seed=9)
    page.get_by_test_id("result").wait_for()
    winners = view(page)["outcome"]["winners"]
    page.get_by_test_id("to-replay").click()
    page.get_by_test_id("ply").wait_for()
    last = last_move(page)
    for move in range(1, min(last, 60) + 1):
        page.keyboard.press("ArrowRight")
        at(page, move)
    page.keyboard.press("End")
    at(page, last)
    page.wait_for_function("() => window.__view.view.outcome")
    assert view(page)["outcome"]["winners"] == winners
