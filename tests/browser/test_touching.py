"""T2, T11, T13, T17  Refusals, previews, the log and reading cards."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect
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

VAGUE = {"offline", "not-asked", "allowed", ""}


def refused_places(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        """() => [...new Set([...document.querySelectorAll('[data-state=blocked]')]
             .filter(found => found.offsetParent !== null
               && !found.classList.contains('pile-button'))
             .map(found => found.dataset.key))]"""
    )
    return found


def check_refusals(page: Page, most: int) -> int:
    """Click what cannot be done; each click is answered by a sentence, and nothing happens."""
    wait_for_turn(page)
    places = refused_places(page)
    before = position(page)
    for key in places[:most]:
        page.keyboard.press("Escape")
        page.locator(f'[data-key="{key}"]').first.dispatch_event("click")
        reason = page.locator("[data-testid=prompt] [data-reason]")
        expect(reason).to_be_visible()
        assert reason.inner_text().strip()
        assert reason.get_attribute("data-reason") not in VAGUE, key
    assert position(page) == before
    return min(most, len(places))


@pytest.mark.parametrize("game", GAMES)
def test_every_refused_click_is_explained(open_page: Open, game: str) -> None:
    page = open_page(None)
    play_ai(page, game)
    seen = 0
    for turn in range(3):
        seen += check_refusals(page, 6)
        take_turns(page, 1, seed=turn)
    assert seen > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_refused_click_is_explained_in_many_positions(open_page: Open, game: str) -> None:
    page = open_page(None)
    positions = 0
    for seed in range(8):
        play_ai(page, game, seed)
        for turn in range(25):
            if is_over(page):
                break
            check_refusals(page, 60)
            positions += 1
            take_turns(page, 1, seed=turn)
    assert positions >= 100


def check_previews(page: Page, moves: int, seed: int) -> int:
    """What is shown before a move is what the log says after it."""
    chance = random.Random(seed)
    seen = 0
    for _ in range(moves):
        wait_for_turn(page)
        if is_over(page):
            break
        choose(page, chance)
        action = int(page.get_by_test_id("default").first.get_attribute("data-action") or -1)
        page.wait_for_function("() => document.querySelector('[data-testid=preview]')")
        foreseen = page.locator("[data-testid=preview] span:not(.maybe)").all_inner_texts()
        lines = page.locator("[role=log] .line")
        before = lines.count()
        confirm(page)
        told = [
            text.strip()
            for text in page.evaluate(
                """from => [...document.querySelectorAll('[role=log] .line')].slice(from)
                   .map(line => {
                     const copy = line.cloneNode(true);
                     copy.querySelectorAll('.rule, .jump').forEach(part => part.remove());
                     return copy.textContent; })""",
                before,
            )
        ]
        exact = [text.strip() for text in foreseen if "–" not in text and "unknown" not in text]
        for sentence in exact:
            assert sentence in told, (action, sentence, told)
        seen += len(exact)
    return seen


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_is_what_happens(open_page: Open, game: str) -> None:
    page = open_page(None)
    play_ai(page, game, seed=3)
    assert check_previews(page, 5, seed=3) > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_two_hundred_previews_are_what_happens(open_page: Open, game: str) -> None:
    page = open_page(None)
    for seed in range(10):
        play_ai(page, game, seed)
        check_previews(page, 20, seed)


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_one_line_and_the_focus_stays(open_page: Open, game: str) -> None:
    page = open_page(None)
    play_ai(page, game, seed=5)
    for turn in range(6):
        if is_over(page):
            break
        take_turns(page, 1, seed=turn)
        on_body = page.evaluate("() => document.activeElement === document.body")
        assert not on_body, "the focus was lost"
    told = page.evaluate("() => window.__view.log.map(entry => entry.id)")
    drawn = page.evaluate(
        "() => [...document.querySelectorAll('[role=log] .line')].map(line => line.dataset.line)"
    )
    assert drawn == told
    assert len(set(told)) == len(told) > 0


def check_reading(page: Page, most: int) -> int:
    """Every card can be read large, wholly on the screen, and the focus comes back."""
    keys: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.table [data-card][data-key]')]
             .filter(card => card.offsetParent !== null).map(card => card.dataset.key)"""
    )
    for key in keys[:most]:
        card = page.locator(f'[data-key="{key}"]').first
        card.focus()
        page.keyboard.press("i")
        zoom = page.get_by_test_id("zoom")
        expect(zoom).to_be_visible()
        box = page.locator("dialog[open]").bounding_box()
        size = page.viewport_size
        assert box
        assert size
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"] + 1
        assert box["y"] + box["height"] <= size["height"] + 1
        assert zoom.inner_text().strip()
        page.keyboard.press("Escape")
        expect(zoom).to_have_count(0)
        assert page.evaluate("() => document.activeElement?.dataset.key") == key
    return len(keys)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_read(open_page: Open, game: str) -> None:
    page = open_page(None, size=(390, 844), has_touch=True, is_mobile=True)
    play_ai(page, game, seed=2)
    take_turns(page, 3)
    assert check_reading(page, 6) > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 800), (320, 640), (844, 390)])
def test_every_card_of_a_game_can_be_read(
    open_page: Open, game: str, size: tuple[int, int]
) -> None:
    page = open_page(None, size=size)
    play_ai(page, game, seed=2)
    for _ in range(5):
        if is_over(page):
            break
        check_reading(page, 100)
        take_turns(page, 4)


def test_resting_the_mouse_on_a_card_shows_it(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "gwint")
    card = page.locator(".your-hand [data-card]").last
    card.hover()
    shown = page.get_by_test_id("hover")
    expect(shown).to_be_visible()
    box = shown.bounding_box()
    assert box
    assert box["y"] + box["height"] <= 800
    assert box["x"] + box["width"] <= 1280


def test_a_rule_named_in_the_log_can_be_read(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "gwint")
    take_turns(page, 1)
    link = page.locator("[role=log] a.rule").first
    number = link.inner_text()
    link.click()
    expect(page.get_by_test_id("rule")).to_contain_text(number)
    page.get_by_role("link", name="The whole rulebook").click()
    expect(page.locator(f"#{number}")).to_be_in_viewport()


def test_a_double_click_acts_once(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "schildwall")
    before = scene(page)
    cards = view(page)["zones"]
    choose(page, random.Random(1))
    page.get_by_test_id("default").first.dblclick()
    page.wait_for_function("before => window.__view.scene > before", arg=before)
    wait_for_turn(page)
    moves = page.evaluate("() => window.__view.view.counters")
    assert moves
    assert cards != view(page)["zones"]
