"""T8, T10  Two and four people at as many devices, and two at one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open
from tests.browser.table import (
    GAMES,
    invite,
    is_over,
    make,
    next_asked,
    resign,
    sit,
    take_turns,
    take_turns_together,
    view,
)

TEAMS = [("schildwall", "mass-2"), ("with_sword_and_shield", "melee-2v2")]


def public(page: Page) -> list[Any]:
    """What lies where for everybody, and how it ended. What one knows of others is one's own."""
    seen = view(page)
    zones = [zone for zone in seen["zones"] if not zone["place"].startswith("known/")]
    piles = sorted([zone["place"], zone["count"]] for zone in zones)
    return [piles, seen["outcome"]["winners"], seen["outcome"]["reason"]]


def check_same_end(pages: list[Page]) -> None:
    for page in pages:
        page.get_by_test_id("result").wait_for()
    assert all(public(page) == public(pages[0]) for page in pages[1:])


def test_a_link_leads_a_guest_to_the_seat_with_one_click(open_page: Open) -> None:
    """The host's two clicks, the guest's one, the same end for both, and a rematch."""
    host, guest = open_page("/?seed=11"), open_page(None)
    host.locator("[data-game=gwint]").get_by_role("button", name="Invite by link").click()
    link = host.get_by_test_id("link").first.input_value()
    sit(guest, link)
    host.get_by_test_id("table").wait_for()
    assert take_turns_together([host, guest], 6) == 6
    resign(guest)
    check_same_end([host, guest])
    expect(host.get_by_test_id("result")).to_contain_text("You win")
    expect(guest.get_by_test_id("result")).to_contain_text("You lost.")
    guest.get_by_test_id("rematch").click()
    host.get_by_test_id("rematch").click()
    for page in (host, guest):
        over = page.url
        page.get_by_test_id("rematch-go").click()
        page.wait_for_url(lambda address, over=over: address != over)  # type: ignore[misc]
        page.wait_for_function("() => window.__view?.view.outcome === null")
    assert next_asked([host, guest]) is not None


def test_four_people_play_two_against_two(open_page: Open) -> None:
    pages = seat_four(open_page, *TEAMS[0])
    assert take_turns_together(pages, 8) == 8
    for page in pages:
        expect(page.locator(".table-top [data-player]")).to_have_count(4)


def seat_four(open_page: Open, game: str, mode: str) -> list[Page]:
    """Each of three guests needs one click; the game begins with the last."""
    pages = [open_page(None) for _ in range(4)]
    link = invite(pages[0], game, 4, mode=mode)
    for guest in pages[1:]:
        sit(guest, link)
    for page in pages:
        page.wait_for_function("() => window.__view?.view.zones.length > 0")
    assert sorted(view(page)["seat"] for page in pages) == [0, 1, 2, 3]
    return pages


@pytest.mark.long
@pytest.mark.parametrize(("game", "mode"), TEAMS)
def test_four_people_play_to_the_end(open_page: Open, game: str, mode: str) -> None:
    pages = seat_four(open_page, game, mode)
    take_turns_together(pages, 5000)
    check_same_end(pages)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_to_the_end(open_page: Open, game: str) -> None:
    host, guest = open_page(None), open_page(None)
    sit(guest, invite(host, game))
    take_turns_together([host, guest], 5000)
    check_same_end([host, guest])


# The curtain ------------------------------------------------------------------------------


def check_curtain(page: Page) -> None:
    """Nothing of either hand is on the page, nor anything that was said of it."""
    expect(page.get_by_test_id("curtain")).to_be_visible()
    assert page.locator("[data-card], [data-key], [role=log]").count() == 0
    assert page.evaluate("() => window.__view") is None


def hand_over(page: Page, moves: int, *, leave: bool) -> int:
    """Play at one device; at the second handover try to get behind the curtain."""
    handovers = 0
    for move in range(moves):
        page.get_by_test_id("curtain").or_(page.get_by_test_id("table")).wait_for()
        if page.get_by_test_id("curtain").count() > 0:
            check_curtain(page)
            if leave and handovers == 1:
                try_to_peek(page)
            handovers += 1
            page.get_by_test_id("ready").click()
            page.get_by_test_id("table").wait_for()
        if is_over(page):
            break
        take_turns(page, 1, seed=move)
    return handovers


def try_to_peek(page: Page) -> None:
    page.reload()
    check_curtain(page)
    page.go_back()
    expect(page.get_by_test_id("curtain")).to_have_count(0)
    assert page.locator("[data-card]").count() == 0
    page.go_forward()
    check_curtain(page)


def at_one_device(page: Page, game: str) -> None:
    page.goto("/about")
    make(page, game, [{"kind": "me"}, {"kind": "me"}], seed=5)


def test_between_two_people_at_one_device_no_hand_is_on_the_page(open_page: Open) -> None:
    page = open_page(None)
    at_one_device(page, "gwint")
    assert hand_over(page, 8, leave=True) >= 2


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_at_one_device(open_page: Open, game: str) -> None:
    page = open_page(None)
    at_one_device(page, game)
    assert hand_over(page, 5000, leave=True) >= 2
    assert is_over(page)


# The lobby --------------------------------------------------------------------------------


def test_a_listed_table_is_found_in_the_lobby(open_page: Open) -> None:
    host, guest = open_page(None), open_page(None)
    seats = [{"kind": "me"}, {"kind": "open"}]
    make(host, "schildwall", seats, sight="listed", name="Bertha", seed=3)
    host.get_by_test_id("waiting-room").wait_for()
    guest.goto("/")
    line = guest.locator(".lobby li", has_text="Bertha").first
    line.get_by_role("button").click()
    guest.get_by_test_id("table").wait_for()
    host.get_by_test_id("table").wait_for()
    assert next_asked([host, guest]) is not None
