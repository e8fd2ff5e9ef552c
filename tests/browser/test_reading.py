"""T17  Every card can be read at any time: resting the mouse, with I, by a long press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open, phone
from tests.browser.table import (
    GAMES,
    check_none,
    invite,
    is_over,
    next_asked,
    play_ai,
    settle,
    sit,
    take_turns,
    take_turns_together,
    wait_for_turn,
    wait_until_told,
)

READ_ALL = """async ({ most }) => {
  const until = (found, what) => new Promise((done, fail) => {
    const end = performance.now() + 60000;
    const look = () => {
      const seen = found();
      if (seen) done(seen);
      else if (performance.now() > end) fail(new Error(`waited in vain for ${what}`));
      else setTimeout(look, 1);
    };
    look();
  });
  const press = (key, on) => on.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const zoom = () => document.querySelector('[data-testid=zoom]');
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('.table');
  const keys = [...scope.querySelectorAll('[data-card][data-key]')]
    .filter(card => card.offsetParent !== null).map(card => card.dataset.key);
  const faults = [];
  let slowest = 0;
  for (const key of keys.slice(0, most)) {
    const card = [...scope.querySelectorAll('[data-key]')].find(one => one.dataset.key === key);
    card.focus();
    const from = performance.now();
    press('i', card);
    const shown = await until(zoom, `${key} to be shown`);
    slowest = Math.max(slowest, performance.now() - from);
    const dialog = shown.closest('dialog');
    const box = dialog.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${key} is not wholly on the screen`);
    if (shown.dataset.card !== card.dataset.card) faults.push(`${key} shows another card`);
    const text = shown.querySelector('.card-text')?.textContent.trim() ?? '';
    if (text.length < 3) faults.push(`${key} has no text`);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !zoom(), `${key} to be closed`);
    if (document.activeElement?.dataset.key !== key) faults.push(`the focus left ${key}`);
  }
  return { keys, faults, slowest };
}"""
"""Focus, I, look, close: for every card on the table, or in the dialog that is open."""


def read_all(page: Page, most: int = 1000) -> float:
    """Read every card; returns the slowest in milliseconds."""
    found = page.evaluate(READ_ALL, {"most": most})
    assert found["faults"] == []
    assert found["keys"]
    return float(found["slowest"])


def read_by_keys(page: Page) -> None:
    """The same once with true keys: I opens, Esc closes, the focus is back."""
    card = page.locator(".your-hand [data-card]").first
    card.focus()
    key = card.get_attribute("data-key")
    page.keyboard.press("i")
    expect(page.get_by_test_id("zoom")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("zoom")).to_have_count(0)
    assert page.evaluate("() => document.activeElement?.dataset.key") == key


@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_read(open_page: Open, game: str) -> None:
    page = phone(open_page) if game in GAMES[:2] else open_page(None)
    play_ai(page, game, seed=2)
    take_turns(page, 3)
    wait_for_turn(page)
    read_all(page)
    read_by_keys(page)


def test_cards_can_be_read_while_the_other_thinks(open_page: Open) -> None:
    host, guest = open_page(None), open_page(None)
    sit(guest, invite(host, "gwint"))
    take_turns_together([host, guest], 4)
    asked = next_asked([host, guest])
    idle = guest if asked is host else host
    wait_until_told(idle)
    read_all(idle)
    read_by_keys(idle)


def open_pile(page: Page) -> bool:
    """Open a pile that has faces."""
    piles = page.locator(".pile-button:visible")
    for at in range(piles.count()):
        piles.nth(at).click()
        if page.get_by_test_id("pile").count() > 0:
            return True
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    return False


def test_cards_in_a_dialog_can_be_read(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "schildwall", seed=2)
    for at in range(30):
        take_turns(page, 2, seed=at)
        wait_for_turn(page)
        assert not is_over(page), "no pile with faces could be opened"
        if open_pile(page):
            break
    read_all(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("pile")).to_have_count(0)


@pytest.mark.long
@pytest.mark.timed
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1280, 800), (320, 640), (844, 390)])
def test_every_card_of_a_game_can_be_read(
    open_page: Open, game: str, size: tuple[int, int]
) -> None:
    page = open_page(None, size=size)
    play_ai(page, game, seed=2)
    slowest = 0.0
    for at in range(8):
        wait_for_turn(page)
        if is_over(page):
            break
        slowest = max(slowest, read_all(page))
        take_turns(page, 5, seed=at)
    print(f"the slowest card was shown after {slowest:.0f} ms")
    assert slowest <= 300


OFF_SCREEN = """() => [...document.querySelectorAll('[data-testid=hover]')]
  .map(found => found.getBoundingClientRect())
  .filter(box => box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth)
  .map(box => JSON.stringify(box))"""


def test_resting_the_mouse_on_a_card_shows_it(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "gwint")
    settle(page)
    card = page.locator(".your-hand [data-card]").last
    card.hover()
    expect(page.get_by_test_id("hover")).to_be_visible()
    check_none(page, OFF_SCREEN)


def test_a_keyword_of_a_card_opens_its_paragraph(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "gwint")
    page.locator(".your-hand [data-card]").first.focus()
    page.keyboard.press("i")
    link = page.get_by_test_id("zoom").locator("[data-rule]").first
    number = link.get_attribute("data-rule")
    assert number
    link.click()
    expect(page.get_by_test_id("rule")).to_contain_text(number)
