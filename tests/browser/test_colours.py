"""T15  Colour is never the only sign: stones, armies and the states of cards."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Open
from tests.browser.table import play_ai, settle, take_turns, wait_for_turn

DEFICIENCIES = ["achromatopsia", "protanopia", "deuteranopia", "tritanopia"]
CODES = {"red": "RD", "blue": "BU", "green": "GN", "yellow": "YE", "purple": "PU", "grey": "GY"}
GRID = 32


@contextmanager
def seen_with(page: Page, deficiency: str) -> Iterator[None]:
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    try:
        yield
    finally:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()


def grey(page: Page, picture: bytes) -> list[int]:
    """The lightness of a picture's points in a small grid, drawn by the browser."""
    data = base64.b64encode(picture).decode()
    values: list[int] = page.evaluate(
        """async ({ data, size }) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const canvas = new OffscreenCanvas(size, size);
          const brush = canvas.getContext('2d');
          brush.drawImage(image, 0, 0, size, size);
          const { data: points } = brush.getImageData(0, 0, size, size);
          const grey = [];
          for (let at = 0; at < points.length; at += 4)
            grey.push(Math.round(0.2126 * points[at] + 0.7152 * points[at + 1]
              + 0.0722 * points[at + 2]));
          return grey; }""",
        {"data": data, "size": GRID},
    )
    return values


def difference(one: list[int], other: list[int], step: int = 40) -> float:
    """The part of all points whose lightness differs clearly."""
    return sum(abs(a - b) > step for a, b in zip(one, other)) / len(one)


def picture(page: Page, found: Locator, margin: int = 0) -> list[int]:
    """What the eye sees of an element and of a margin around it."""
    if margin == 0:
        return grey(page, found.screenshot())
    box = found.bounding_box()
    assert box
    clip = {
        "x": max(0.0, box["x"] - margin),
        "y": max(0.0, box["y"] - margin),
        "width": box["width"] + 2 * margin,
        "height": box["height"] + 2 * margin,
    }
    return grey(page, page.screenshot(clip=clip))  # type: ignore[arg-type]


def check_apart(pictures: dict[str, list[int]], least: float) -> None:
    names = list(pictures)
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            apart = difference(pictures[one], pictures[other])
            assert apart >= least, f"{one} and {other} differ in {apart:.1%} only"


ALL_STONES = """() => {
  const shown = new Map();
  for (const stone of document.querySelectorAll('svg[data-stone]'))
    if (!shown.has(stone.dataset.stone)) shown.set(stone.dataset.stone, stone);
  const sheet = document.createElement('div');
  sheet.id = 'stones';
  sheet.style.cssText = 'position:fixed;left:0;top:0;z-index:99;display:flex;background:#fff';
  for (const stone of shown.values()) {
    const copy = stone.cloneNode(true);
    copy.style.cssText = 'width:46px;height:46px';
    sheet.append(copy);
  }
  document.body.append(sheet);
  return [...shown.keys()];
}"""
"""One stone of each colour that is on the table, side by side at the same size."""


def stones_of(page: Page) -> dict[str, Locator]:
    """All six lie on the table sooner or later; which do at this seed is checked, not assumed."""
    play_ai(page, "swords_and_shields", seed=12)
    for turn in range(40):
        wait_for_turn(page)
        colours = page.evaluate(
            "() => new Set([...document.querySelectorAll('svg[data-stone]')]"
            ".map(stone => stone.dataset.stone)).size"
        )
        if colours == len(CODES):
            break
        take_turns(page, 1, seed=turn)
    found: list[str] = page.evaluate(ALL_STONES)
    assert set(found) == set(CODES)
    return {colour: page.locator(f"#stones [data-stone={colour}]") for colour in found}


def test_stones_are_told_apart_without_colour(open_page: Open) -> None:
    page = open_page(None)
    stones = stones_of(page)
    for deficiency in DEFICIENCIES:
        with seen_with(page, deficiency):
            pictures = {colour: picture(page, stone) for colour, stone in stones.items()}
        check_apart(pictures, 0.15)


def test_every_stone_is_called_by_colour_and_code(open_page: Open) -> None:
    """Before the life point cards are chosen the colours lie side by side as buttons."""
    page = open_page(None)
    play_ai(page, "swords_and_shields", seed=12)
    names = page.locator("[data-place^='colour/']")
    names.first.wait_for()
    for button in names.all():
        colour = (button.get_attribute("data-place") or "").split("/")[1]
        expect(button).to_have_accessible_name(re_code(colour))
    unnamed = page.evaluate(
        """() => [...document.querySelectorAll('svg[data-stone][role=img]')]
             .filter(stone => !/ [A-Z]{2}$/.test(stone.getAttribute('aria-label') ?? ''))
             .map(stone => stone.outerHTML.slice(0, 120))"""
    )
    assert unnamed == []


def re_code(colour: str):  # type: ignore[no-untyped-def]
    import re

    return re.compile(rf"\b{CODES[colour]}\b")


def test_two_armies_are_told_apart_without_colour(open_page: Open) -> None:
    """Boar and raven: the arms of the two players differ in shape."""
    page = open_page(None)
    play_ai(page, "schildwall")
    arms = page.locator(".warlord > svg.arms")
    expect(arms).to_have_count(2)
    expect(page.locator(".warlord > svg.arms path").nth(1)).to_be_attached()
    settle(page)
    for deficiency in DEFICIENCIES:
        with seen_with(page, deficiency):
            pictures = {f"army {at}": picture(page, arms.nth(at)) for at in range(2)}
        check_apart(pictures, 0.15)


def states_of(page: Page) -> dict[str, list[int]]:
    """One card of the hand: to be played, chosen, not to be played; and a target."""
    card = page.locator(".your-hand [data-state=playable]").first
    key = card.get_attribute("data-key")
    same = page.locator(f'[data-key="{key}"]').first
    page.mouse.move(2, 2)
    settle(page)
    found = {"playable": picture(page, same, 14)}
    same.click(position={"x": 8, "y": 8})
    page.mouse.move(2, 2)
    page.evaluate("() => document.activeElement.blur()")
    expect(same).to_have_attribute("data-state", "selected")
    settle(page)
    found["selected"] = picture(page, same, 14)
    page.keyboard.press("Escape")
    for state in ("target", "blocked"):
        same.evaluate("(card, state) => { card.dataset.state = state; }", state)
        settle(page)
        found[state] = picture(page, same, 14)
    return found


@pytest.mark.parametrize("forced", [False, True], ids=["grey", "forced-colours"])
def test_the_states_of_a_card_are_told_apart_without_colour(open_page: Open, forced: bool) -> None:
    more = {"forced_colors": "active"} if forced else {}
    page = open_page(None, **more)
    play_ai(page, "schildwall")
    if forced:
        check_apart(states_of(page), 0.02)
        return
    with seen_with(page, "achromatopsia"):
        check_apart(states_of(page), 0.02)


def test_forced_colours_keep_the_chosen_card_outlined(open_page: Open) -> None:
    page = open_page(None, forced_colors="active")
    play_ai(page, "gwint")
    card = page.locator(".your-hand [data-state=playable]").first
    card.click(position={"x": 8, "y": 8})
    chosen = page.locator(".your-hand [data-state=selected]").first
    assert chosen.evaluate("found => getComputedStyle(found).outlineStyle") == "solid"
