"""T17  Every card can be read at any time: resting the mouse, with I, by a long press."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open, phone
from tests.browser.table import (
    GAMES,
    arrive,
    confirm,
    invite,
    is_over,
    next_asked,
    play_ai,
    play_gwint_past_the_exchange,
    scene,
    settle,
    sit,
    take_turns,
    take_turns_together,
    touch,
    view,
    wait_for_turn,
    wait_until_told,
    waiting,
)

READ_ALL = waiting(
    """async ({ most }) => {
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
)
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


# With pointers ----------------------------------------------------------------------------

POINTS = """() => {
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('.table');
  const touched = card => {
    card.scrollIntoView({ block: 'nearest' });
    const box = card.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8]) for (const right of [0.5, 0.15, 0.85]) {
      const x = box.left + box.width * right, y = box.top + box.height * down;
      if (card.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  };
  return [...scope.querySelectorAll('[data-card][data-key]')]
    .filter(card => card.offsetParent !== null)
    .map(card => ({ key: card.dataset.key, card: card.dataset.card, point: touched(card) }));
}"""
"""Every card on the table, or in the dialog that is open, and a point where it can be met."""

SHOWN = """({ name, card }) => {
  const found = document.querySelector(`[data-testid=${name}]`);
  if (!found || (found.dataset.shown ?? found.dataset.card) !== card) return null;
  const box = (found.closest('dialog') ?? found).getBoundingClientRect();
  const above = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return { text: found.querySelector('.card-text').textContent.trim(),
    inside: box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 1
      && box.right <= innerWidth + 1 && box.width > 0,
    covered: !found.matches(':popover-open') && !above.some(one => found.contains(one)) };
}"""


def check_shown(page: Page, name: str, card: str) -> None:
    found = page.wait_for_function(SHOWN, arg={"name": name, "card": card}).json_value()
    assert len(found["text"]) >= 3, card
    assert found["inside"], f"{card} is not wholly on the screen"
    assert not found["covered"], f"{card} is under something else"


def all_cards(page: Page) -> list[dict[str, Any]]:
    settle(page)
    found: list[dict[str, Any]] = page.evaluate(POINTS)
    assert found
    assert [one["key"] for one in found if one["point"] is None] == [], "cannot be met"
    return found


def point_at(page: Page, key: str) -> dict[str, float]:
    """Where this card is now: what came before may have scrolled."""
    return next(one["point"] for one in all_cards(page) if one["key"] == key)


def rest_on_all(page: Page) -> None:
    """The mouse rests on every card, which is shown until it leaves."""
    for one in all_cards(page):
        point = point_at(page, one["key"])
        page.mouse.move(point["x"], point["y"])
        check_shown(page, "hover", one["card"])
        page.mouse.move(2, 2)
        expect(page.get_by_test_id("hover")).to_have_count(0)


def press_all(page: Page) -> None:
    """A finger rests on every card, which is opened, and neither chosen nor played."""
    before = scene(page)
    session = page.context.new_cdp_session(page)
    for one in all_cards(page):
        point = point_at(page, one["key"])
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        check_shown(page, "zoom", one["card"])
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("zoom")).to_have_count(0)
    session.detach()
    assert page.locator("[data-state=selected]").count() == 0
    assert scene(page) == before


def test_resting_the_mouse_on_a_card_shows_it(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "gwint")
    rest_on_all(page)


def test_a_card_under_the_mouse_keeps_its_shape(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "schildwall")
    one = all_cards(page)[-1]
    point = point_at(page, one["key"])
    page.mouse.move(point["x"], point["y"])
    face = page.get_by_test_id("hover").locator(".face")
    face.wait_for()
    box = face.bounding_box()
    assert box
    assert box["width"] / box["height"] == pytest.approx(5 / 7, abs=0.01)


def someone_idle(open_page: Open, game: str, moves: int, **kind: Any) -> Page:
    """Somebody whose turn it is not, some moves into a game of two."""
    host, guest = open_page(None, **kind), open_page(None, **kind)
    sit(guest, invite(host, game))
    take_turns_together([host, guest], moves)
    for at in range(20):
        asked = next_asked([host, guest])
        idle = guest if asked is host else host
        wait_until_told(idle)
        if not view(idle)["moves"]:
            return idle
        take_turns_together([host, guest], 1, seed=at)
    raise AssertionError("both were always asked")


FINGERS = {"has_touch": True, "is_mobile": True, "size": (390, 844)}


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_shown_to_a_resting_mouse(open_page: Open, game: str) -> None:
    """On the table and in piles, in the own turn and in the other's."""
    page = open_page(None)
    play_ai(page, game, seed=2)
    take_turns(page, 6)
    wait_for_turn(page)
    rest_on_all(page)
    if open_pile(page):
        rest_on_all(page)
    idle = someone_idle(open_page, game, 8)
    rest_on_all(idle)
    read_all(idle)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_opened_by_a_long_press(open_page: Open, game: str) -> None:
    page = open_page(None, **FINGERS)
    play_ai(page, game, seed=2)
    take_turns(page, 6)
    wait_for_turn(page)
    press_all(page)
    if open_pile(page):
        press_all(page)
    idle = someone_idle(open_page, game, 8, **FINGERS)
    press_all(idle)
    read_all(idle)


# Every card there is ----------------------------------------------------------------------

LEAD_NOWHERE = """links => links.filter(link => !document.getElementById(link))"""

MANY_CARDS = ("gwint", "with_sword_and_shield")
"""Opening every one of them takes the better part of a minute."""


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.long] * (game in MANY_CARDS)) for game in GAMES],
)
def test_every_card_there_is_can_be_read_in_the_rulebook(open_page: Open, game: str) -> None:
    """Each opens from the keyboard, lies wholly on the screen, closes, and names paragraphs that
    are there."""
    page = open_page(None)
    arrive(page, f"/rules/{game}?cards")
    cards = page.locator("[data-testid=all-cards] [data-card]")
    ids = page.context.request.get(f"/api/games/{game}/guide?lang=en").json()["compendium"]
    expect(cards).to_have_count(len(ids))
    settle(page)
    found = page.evaluate(OPEN_ALL)
    assert found["faults"] == []
    assert found["read"] == len(ids)
    if game != "schildwall":
        assert found["rules"]
    arrive(page, f"/rules/{game}?all")
    page.locator(".paragraph").first.wait_for()
    assert page.evaluate(LEAD_NOWHERE, found["rules"]) == []


OPEN_ALL = waiting(
    """async () => {
  const zoom = () => document.querySelector('[data-testid=zoom]');
  const cards = [...document.querySelectorAll('[data-testid=all-cards] [data-card]')];
  const faults = [], rules = new Set();
  for (const card of cards) {
    const id = card.dataset.card;
    card.focus();
    card.click();
    const shown = await until(zoom, `${id} to be shown`);
    const dialog = shown.closest('dialog');
    const box = dialog.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${id} is not wholly on the screen`);
    if ((shown.querySelector('.card-text')?.textContent.trim() ?? '').length < 3)
      faults.push(`${id} has no text`);
    for (const found of dialog.querySelectorAll('*'))
      if (found.clientWidth > 1 && found.scrollWidth > found.clientWidth + 1
          && !found.closest('.unseen, svg') && getComputedStyle(found).display !== 'inline')
        faults.push(`${id}: ${found.outerHTML.slice(0, 120)}`);
    for (const link of shown.querySelectorAll('[data-rule]')) rules.add(link.dataset.rule);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !zoom(), `${id} to be closed`);
    if (document.activeElement !== card) faults.push(`the focus left ${id}`);
  }
  return { faults, rules: [...rules], read: cards.length };
}"""
)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (320, 640)])
def test_every_card_there_is_fits_with_longer_words(
    open_page: Open, game: str, language: str, size: tuple[int, int]
) -> None:
    page = open_page(None, language=language, size=size)
    arrive(page, f"/rules/{game}?cards&stretch")
    page.locator("[data-testid=all-cards] [data-card]").first.wait_for()
    settle(page)
    assert page.evaluate(OPEN_ALL)["faults"] == []


def test_nothing_pops_up_or_looks_chosen_after_a_move_with_the_mouse(open_page: Open) -> None:
    """The mouse rests where the next card comes to lie, and the page keeps the focus somewhere."""
    page = open_page(None)
    play_gwint_past_the_exchange(page)
    before = scene(page)
    card = page.locator("[data-key='hand/A/letho_of_gulet#0']")
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.up()
    page.get_by_test_id("default").wait_for()
    page.keyboard.press("Enter")
    page.wait_for_function("before => window.__view.scene > before", arg=before)
    wait_for_turn(page)
    page.wait_for_timeout(700)
    expect(page.get_by_test_id("hover")).to_have_count(0)
    framed = "() => getComputedStyle(document.activeElement).outlineStyle !== 'none'"
    assert not page.evaluate(framed), page.evaluate("() => document.activeElement.outerHTML")
    page.mouse.move(box["x"] + 24, box["y"] + 24)
    expect(page.get_by_test_id("hover")).to_have_count(1)
    page.keyboard.press("n")
    assert page.evaluate(framed), "keys show where they are"


def test_a_finger_is_told_how_to_read_and_offered_the_card(open_page: Open) -> None:
    page = phone(open_page)
    play_ai(page, "gwint", seed=15, options={"deck_a": "nilfgaard"})
    expect(page.get_by_test_id("prompt")).to_contain_text("Hold a card with your finger")
    touch(page, "say/keep", tap=True)
    confirm(page, tap=True)
    wait_for_turn(page)
    expect(page.get_by_test_id("prompt")).not_to_contain_text("Hold a card with your finger")
    page.locator("[data-card='decoy'][data-state=blocked]").first.tap()
    page.get_by_test_id("show-card").tap()
    expect(page.get_by_test_id("zoom")).to_contain_text("Decoy")


def test_the_rulebook_leads_back_to_the_game(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "gwint")
    table = page.url
    page.locator(".rules-link").click()
    page.get_by_test_id("back-to-game").click()
    wait_for_turn(page)
    assert page.url == table


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
