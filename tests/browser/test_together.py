"""T7 to T10, T12, T20  Reloading, playing together, secrets, the curtain, undo, being away."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from tests.browser.conftest import Open
from tests.browser.table import (
    GAMES,
    choose,
    confirm,
    is_over,
    play_ai,
    position,
    scene,
    take_turns,
    view,
    wait_for_turn,
)

# Reloading --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_brings_everything_back(open_page: Open, game: str) -> None:
    page = open_page(None)
    play_ai(page, game)
    for turn in range(3):
        take_turns(page, 2, seed=turn)
        wait_for_turn(page)
        before = position(page)
        prompt = page.get_by_test_id("prompt").inner_text()
        lines = page.locator("[role=log] .line").count()
        page.reload()
        wait_for_turn(page)
        assert position(page) == before
        expect(page.get_by_test_id("prompt")).to_have_text(prompt)
        expect(page.locator("[role=log] .line")).to_have_count(lines)


# Together ---------------------------------------------------------------------------------


def invite(host: Page, game: str) -> str:
    host.goto("/?seed=11")
    host.locator(f"[data-game={game}]").get_by_role("button", name="Invite by link").click()
    host.get_by_test_id("waiting-room").wait_for()
    return host.get_by_test_id("link").first.input_value()


def sit(guest: Page, link: str) -> None:
    guest.goto(link)
    guest.get_by_test_id("sit").click()
    guest.get_by_test_id("table").wait_for()


def take_turns_together(pages: list[Page], moves: int) -> None:
    """Whoever is asked moves; ends with the game."""
    chance = random.Random(2)
    for _ in range(moves):
        for page in pages:
            if is_over(page):
                return
        asked = next_asked(pages)
        if asked is None:
            return
        choose(asked, chance)
        confirm(asked)


def next_asked(pages: list[Page]) -> Page | None:
    """Waits until one of the pages is asked, or the game is over."""
    for _ in range(600):
        for page in pages:
            state = page.evaluate(
                """() => window.__view?.view.outcome ? 'over'
                     : (window.__view?.view.moves.length ? 'asked' : '')"""
            )
            if state == "over":
                return None
            if state == "asked":
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", ["gwint", "swords_and_shields"])
def test_a_guest_sits_down_with_one_click_and_both_see_the_same_end(
    open_page: Open, game: str
) -> None:
    host, guest = open_page(None), open_page(None)
    link = invite(host, game)
    sit(guest, link)
    take_turns_together([host, guest], 6)
    guest.get_by_test_id("menu").click()
    guest.get_by_test_id("resign").click()
    guest.get_by_test_id("resign-yes").click()
    host.get_by_test_id("result").wait_for()
    guest.get_by_test_id("result").wait_for()
    assert view(host)["outcome"]["winners"] == view(guest)["outcome"]["winners"]
    expect(host.get_by_test_id("result")).to_contain_text("You won!")
    expect(guest.get_by_test_id("result")).to_contain_text("You lost.")
    guest.get_by_test_id("rematch").click()
    host.get_by_test_id("rematch").click()
    expect(host.get_by_test_id("rematch-go")).to_be_visible()
    expect(guest.get_by_test_id("rematch-go")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_to_the_end(open_page: Open, game: str) -> None:
    host, guest = open_page(None), open_page(None)
    sit(guest, invite(host, game))
    take_turns_together([host, guest], 3000)
    for page in (host, guest):
        page.get_by_test_id("result").wait_for()
    assert view(host)["outcome"] == view(guest)["outcome"]


def frames_of(page: Page) -> list[str]:
    """Everything the server sends to this page, as text."""
    told: list[str] = []

    def watch(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(text_of(frame)))

    page.on("websocket", watch)
    return told


def text_of(frame: str | bytes) -> str:
    import zlib

    return frame if isinstance(frame, str) else zlib.decompress(frame, -15).decode()


def shown_zones(frames: list[str]) -> list[dict[str, object]]:
    """Every zone of every view that was sent."""
    found: list[dict[str, object]] = []
    for frame in frames:
        message = json.loads(frame)
        found.extend((message.get("view") or {}).get("zones", []))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_what_they_may_not_see(open_page: Open, game: str) -> None:
    host, guest, onlooker = open_page(None), open_page(None), open_page(None)
    to_guest, to_onlooker = frames_of(guest), frames_of(onlooker)
    link = invite(host, game)
    table = re.search(r"/t/([^#]+)", link)
    assert table
    sit(guest, link)
    onlooker.goto(f"/watch/{table[1]}")
    onlooker.get_by_test_id("table").wait_for()
    take_turns_together([host, guest], 4)
    hidden = [zone for zone in shown_zones(to_onlooker) if str(zone["place"]).startswith("hand/")]
    assert hidden
    assert all(zone.get("cards") is None for zone in hidden)
    foreign = [
        zone
        for zone in shown_zones(to_guest)
        if str(zone["place"]).startswith(("hand/", "deck/")) and zone.get("owner") == 0
    ]
    assert foreign
    assert all(zone.get("cards") is None for zone in foreign)
    hands = [zone["place"] for zone in view(host)["zones"] if is_hand(zone, 0)]
    assert hands
    for place in hands:
        faces = f"[data-place^='{place}/']"
        assert host.locator(faces).count() > 0
        assert guest.locator(faces).count() == 0
        assert onlooker.locator(faces).count() == 0


def is_hand(zone: dict[str, Any], owner: int) -> bool:
    """Whether these are the cards that a seat holds and sees."""
    return zone["place"].startswith("hand/") and zone["owner"] == owner and bool(zone["cards"])


# The curtain ------------------------------------------------------------------------------


def check_curtain(page: Page) -> None:
    expect(page.get_by_test_id("curtain")).to_be_visible()
    assert page.locator("[data-card]").count() == 0
    assert page.locator("[role=log]").count() == 0


@pytest.mark.parametrize("game", ["schildwall", "gwint"])
def test_between_two_people_at_one_device_no_hand_is_on_the_page(
    open_page: Open, game: str
) -> None:
    page = open_page("/?seed=5")
    page.locator(f"[data-game={game}]").get_by_role("button", name="Two at this device").click()
    chance = random.Random(1)
    handovers = 0
    page.get_by_test_id("curtain").or_(page.get_by_test_id("table")).wait_for()
    for _ in range(8):
        if page.get_by_test_id("curtain").count() > 0:
            check_curtain(page)
            if handovers == 1:
                page.reload()
                check_curtain(page)
            handovers += 1
            page.get_by_test_id("ready").click()
            page.get_by_test_id("table").wait_for()
            wait_for_turn(page)
        before = scene(page)
        choose(page, chance)
        default = page.get_by_test_id("default").first
        default.click(delay=800 if default.get_attribute("data-hold") is not None else 0)
        page.wait_for_function(
            """before => document.querySelector('[data-testid=curtain]')
                 || (window.__view && window.__view.scene > before)""",
            arg=before,
        )
    assert handovers >= 2


# Undo -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_move_against_the_ai_is_taken_back(open_page: Open, game: str) -> None:
    page = open_page(None)
    play_ai(page, game)
    take_turns(page, 2)
    wait_for_turn(page)
    before = position(page)
    take_turns(page, 1)
    now = scene(page)
    page.get_by_test_id("undo").click()
    page.wait_for_function("now => window.__view.scene > now", arg=now)
    wait_for_turn(page)
    assert position(page) == before
    expect(page.locator(".table-top .mark")).to_contain_text("practice")


# Lost connections -------------------------------------------------------------------------


def test_somebody_who_is_away_is_seen_to_be_and_comes_back(open_page: Open) -> None:
    host, guest = open_page(None), open_page(None)
    sit(guest, invite(host, "schildwall"))
    host.get_by_test_id("table").wait_for()
    address = guest.url
    guest.goto("about:blank")
    expect(host.get_by_test_id("absent")).to_be_visible()
    guest.goto(address)
    guest.get_by_test_id("table").wait_for()
    expect(host.get_by_test_id("absent")).to_have_count(0)
    take_turns_together([host, guest], 2)
