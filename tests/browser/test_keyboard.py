"""T3  Everything with keys alone, and the focus never lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open
from tests.browser.table import (
    GAMES,
    hold_with_a_key,
    is_over,
    play_ai,
    play_gwint_past_the_exchange,
    scene,
    touch,
    wait_for_turn,
)

MOST_KEYS = 12

LOOK = """place => {
  const lit = [...document.querySelectorAll('[data-state=playable], [data-state=target]')]
    .filter(found => found.offsetParent !== null);
  const targets = lit.filter(found => found.dataset.state === 'target');
  const among = targets.length ? targets : lit;
  const here = among.indexOf(document.activeElement);
  const there = among.findIndex(({ dataset }) => dataset.place === place
    || dataset.place?.startsWith(`${place}/`));  // a card may stand for the pile it lies on
  const wanted = among[there];
  const forward = here < 0 ? there + 1 : (there - here + among.length) % among.length;
  const backward = here < 0 ? among.length - there : (here - there + among.length) % among.length;
  return { there, forward, backward, digit: wanted?.getAttribute('aria-keyshortcuts') ?? '' };
}"""
"""How far the place is from the focus by N and by Shift+N, and whether a digit chooses it."""

FOCUS = """() => {
  const found = document.activeElement;
  const style = getComputedStyle(found);
  const box = found.getBoundingClientRect();
  return { body: found === document.body, place: found.dataset.place ?? '',
    outlined: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    inside: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth };
}"""


def check_focus(page: Page) -> str:
    """The focus is somewhere, can be seen, and is on the screen. Returns its place."""
    focus = page.evaluate(FOCUS)
    assert not focus["body"], "the focus was lost"
    assert focus["outlined"], f"the focus on {focus['place']} cannot be seen"
    assert focus["inside"], f"the focus on {focus['place']} is off the screen"
    return str(focus["place"])


def press(page: Page, key: str) -> int:
    page.keyboard.press(key)
    return 1


def reach(page: Page, place: str) -> int:
    """Touch a place: by its digit, or by N and Enter. Returns the keys it took."""
    found: dict[str, Any] = page.evaluate(LOOK, place)
    assert found["there"] >= 0, f"{place} is not lit"
    if found["digit"]:
        return press(page, found["digit"])
    key = "n" if found["forward"] <= found["backward"] else "Shift+n"
    keys = 0
    for _ in range(min(found["forward"], found["backward"])):
        keys += press(page, key)
    assert check_focus(page).startswith(place), "N leads from one lit place to the next"
    return keys + press(page, "Enter")


def carry_out(page: Page, action: int) -> int:
    """The move is ready: press its button. R leads to the prompt, Tab on to its buttons."""
    keys = press(page, "r")
    default = page.get_by_test_id("default")
    if int(default.first.get_attribute("data-action") or -1) == action:
        if default.first.get_attribute("data-hold") is None:
            return keys + press(page, "Enter")
        hold_with_a_key(page)
        return keys + 1
    while page.evaluate("() => document.activeElement.dataset.action ?? ''") != f"{action}":
        keys += press(page, "Tab")
        assert keys <= MOST_KEYS
    return keys + press(page, "Enter")


def move_by_keys(page: Page, chance: random.Random) -> int:
    """A move of the engine's list, chosen by lot, with keys only. Returns how many."""
    before = scene(page)
    moves = page.evaluate(
        "() => window.__view.view.moves.map(({ action, touches }) => ({ action, touches }))"
    )
    move = chance.choice(moves)
    keys = 0
    for place in move["touches"]:
        ready = page.locator(f"[data-testid=default][data-action='{move['action']}']")
        if ready.count() > 0:
            break
        keys += reach(page, place)
        page.locator("[data-state=selected]").or_(page.get_by_test_id("default")).first.wait_for()
    keys += carry_out(page, move["action"])
    page.wait_for_function("before => window.__view.scene > before", arg=before)
    return keys


def play_by_keys(page: Page, moves: int) -> int:
    chance = random.Random(4)
    most = 0
    for _ in range(moves):
        wait_for_turn(page)
        if is_over(page):
            break
        keys = move_by_keys(page, chance)
        assert keys <= MOST_KEYS, f"a move took {keys} keys"
        assert not page.evaluate("() => document.activeElement === document.body")
        most = max(most, keys)
    return most


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
    print(f"at most {play_by_keys(page, 3000)} keys for a move")
    assert is_over(page)


def test_tab_leads_through_everything_and_out_again(open_page: Open) -> None:
    """No trap: walking on and on one comes to the same things again, and back as well."""
    page = open_page(None)
    play_ai(page, "gwint")
    page.keyboard.press("r")
    for key in ("Tab", "Shift+Tab"):
        seen: list[str] = []
        for _ in range(120):
            page.keyboard.press(key)
            here = page.evaluate("() => document.activeElement.outerHTML.slice(0, 400)")
            if seen and here == seen[0]:
                break
            seen.append(here)
        else:
            raise AssertionError(f"{key} leads nowhere: {seen[-2:]}")
        for needed in ("your-hand", "menu", 'role="log"'):
            assert any(visited(page, html, needed) for html in seen), needed


def visited(page: Page, html: str, needed: str) -> bool:
    """Whether this element is the needed one, or a card of the hand."""
    if needed != "your-hand":
        return needed in html
    return 'data-place="hand/' in html


def test_digits_choose_cards_and_escape_goes_back(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "schildwall")
    page.keyboard.press("1")
    assert page.evaluate("() => document.activeElement.getAttribute('aria-keyshortcuts')") == "1"
    expect(page.locator("[data-state=selected]")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-state=selected]")).to_have_count(0)
    page.keyboard.press("g")
    expect(page.locator("[role=log]")).to_be_focused()
    page.keyboard.press("r")
    expect(page.get_by_test_id("prompt")).to_be_focused()


def test_a_grave_move_is_held_and_never_done_by_a_short_press(open_page: Open) -> None:
    """Neither a second press on its own button, nor short ones on the marked one, nor Enter."""
    page = open_page(None)
    play_gwint_past_the_exchange(page)
    before = scene(page)
    hint = page.locator("[data-reason=hold]")
    touch(page, "say/pass")
    expect(page.get_by_test_id("default")).to_contain_text("Pass (hold)")
    own = page.locator("[data-key='say/pass']")
    ways: tuple[Callable[[], None], ...] = (
        own.dblclick,
        page.get_by_test_id("default").dblclick,
        lambda: page.keyboard.press("Enter"),
        lambda: own.press("Enter"),
        lambda: own.press("Space"),
    )
    for press_shortly in ways:
        press_shortly()
        expect(hint).to_have_text("Hold the button a little longer to confirm.")
        assert scene(page) == before
    own.focus()
    page.keyboard.down("Enter")
    page.wait_for_function("before => window.__view.scene > before", arg=before)
    passed = scene(page)
    page.keyboard.down("Enter")  # the key repeats, and means nothing more
    page.keyboard.up("Enter")
    assert page.evaluate("() => window.__view.log.some(line => line.kind.includes('pass'))")
    assert passed > before


def test_enter_after_a_refusal_means_the_marked_button(open_page: Open) -> None:
    page = open_page(None)
    play_gwint_past_the_exchange(page)
    before = scene(page)
    touch(page, "hand/A/letho_of_gulet#0")
    page.get_by_test_id("default").wait_for()
    page.locator("[data-zone='siege/A']").click()
    expect(page.locator("[data-reason]")).to_be_visible()
    page.locator("[data-card][data-state=blocked]").first.click()
    page.wait_for_timeout(300)
    page.keyboard.press("Enter")
    page.wait_for_function("before => window.__view.scene > before", arg=before)
