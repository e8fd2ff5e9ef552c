"""What somebody new to a game is told: how it is played, what a choice means, what is at work."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Open, phone
from tests.browser.table import GAMES, play_ai, play_until, take_turns, view


def test_the_first_page_tells_each_game_in_a_minute(open_page: Open) -> None:
    page = open_page("/")
    for game in GAMES:
        told = page.locator(f"[data-game={game}]").get_by_test_id("introduction")
        expect(told.locator("li").first).to_be_hidden()
        told.locator("summary").click()
        expect(told.locator("li").first).to_be_visible()


def test_each_kind_of_game_says_what_it_is(open_page: Open) -> None:
    page = open_page("/play/schildwall", language="de")
    expect(page.get_by_test_id("introduction").locator("li")).to_have_count(6)
    kinds = page.locator("input[name=mode]")
    expect(kinds).to_have_count(8)
    for kind in kinds.all():
        about = page.locator(f"#{kind.get_attribute('aria-describedby')}")
        expect(about).to_be_visible()
        expect(about).not_to_be_empty()


def test_the_result_of_gwint_names_the_totals_of_each_round(open_page: Open) -> None:
    for page in (open_page(None), phone(open_page)):
        play_ai(page, "gwint")
        take_turns(page, 200)
        page.get_by_test_id("result").wait_for()
        scores = view(page)["outcome"]["facts"]["scores"]
        assert len(scores) >= 4
        told = page.get_by_test_id("scores")
        for at in range(len(scores) // 2):
            expect(told).to_contain_text(f"Round {at + 1}: {scores[2 * at]} : {scores[2 * at + 1]}")


EFFECTS = "view => view.counters.some(one => one.name === 'effects' && one.value.length > 0)"


def test_what_lasts_this_turn_stands_beside_the_knight(open_page: Open) -> None:
    for page in (open_page(None), phone(open_page, language="de")):
        play_ai(page, "with_sword_and_shield", seed=11)
        play_until(page, EFFECTS)
        badge = page.get_by_test_id("effect").first
        expect(badge).to_be_visible()
        expect(badge).not_to_be_empty()


STOPS = "view => view.aids.stops?.cheapest?.some(([, form]) => form === 'guard')"


def test_what_stops_a_blow_names_the_numbers_of_each_guard(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "with_sword_and_shield", seed=11)
    play_until(page, STOPS)
    guard = page.get_by_test_id("stops").locator("li", has=page.locator(".numbers")).first
    expect(guard).to_contain_text("Strength")
    expect(guard.locator(".numbers")).to_be_visible()
