"""T4, T14, T15, T16  For everybody: axe, motion, colours, languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import ROOT, Open
from tests.browser.table import GAMES, choose, confirm, is_over, play_ai, take_turns, wait_for_turn

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/play/gwint", "/deck/gwint", "/rules/gwint", "/settings", "/about"]


def serious(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)"
    )
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


@pytest.mark.parametrize(
    ("theme", "language"), [("dark", "en"), ("light", "de")], ids=["dark-en", "light-de"]
)
def test_axe_finds_nothing_serious_on_any_page(open_page: Open, theme: str, language: str) -> None:
    page = open_page(None, theme=theme, language=language)
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert serious(page) == [], path


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_the_table(open_page: Open, game: str) -> None:
    page = open_page(None, theme="light" if game in ("gwint", "schildwall") else "dark")
    check_table(page, game)


def check_table(page: Page, game: str) -> None:
    import random

    play_ai(page, game)
    assert serious(page) == []
    choose(page, random.Random(1))
    assert serious(page) == [], "with a preview"
    confirm(page)
    wait_for_turn(page)
    page.get_by_test_id("menu").click()
    assert serious(page) == [], "with the menu"
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    page.get_by_test_id("result").wait_for()
    assert serious(page) == [], "at the end"
    page.get_by_test_id("to-replay").click()
    page.get_by_test_id("ply").wait_for()
    assert serious(page) == [], "in the replay"


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_axe_in_every_theme_and_language(
    open_page: Open, game: str, theme: str, language: str
) -> None:
    page = open_page(None, theme=theme, language=language)
    check_table(page, game)
    for path in (f"/rules/{game}", f"/play/{game}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert serious(page) == [], path


# Motion -----------------------------------------------------------------------------------


def test_reduced_motion_moves_nothing(open_page: Open) -> None:
    page = open_page(None, reduced_motion="reduce")
    play_ai(page, "gwint")
    for turn in range(4):
        take_turns(page, 1, seed=turn)
        longest = page.evaluate(
            """() => Math.max(0, ...document.getAnimations().map(found => {
                 const timing = found.effect?.getComputedTiming();
                 const moves = found.effect?.getKeyframes?.().some(f => f.transform) ?? false;
                 return moves ? Number(timing?.duration ?? 0) : 0; }))"""
        )
        assert longest <= 150


@pytest.mark.parametrize("speed", ["off", "2"])
def test_motion_never_blocks_a_move(open_page: Open, speed: str) -> None:
    page = open_page(None, settings={"speed": speed, "language": "en"})
    play_ai(page, "schildwall")
    assert take_turns(page, 5) == 5


# Colours ----------------------------------------------------------------------------------


def test_forced_colours_keep_all_states_apart(open_page: Open) -> None:
    page = open_page(None, forced_colors="active")
    play_ai(page, "gwint")
    card = page.locator(".your-hand [data-state=playable]").first
    card.click(position={"x": 8, "y": 8})
    chosen = page.locator(".your-hand [data-state=selected]").first
    style = chosen.evaluate("found => getComputedStyle(found).outlineStyle")
    assert style == "solid"


# Languages --------------------------------------------------------------------------------

CUT = """() => [...document.querySelectorAll('button, a, h1, h2, h3, label, p, li, th, td, legend')]
  .filter(found => found.offsetParent !== null && !found.closest('.face, .unseen, .skip')
    && found.textContent.trim() !== ''
    && ['hidden', 'clip'].includes(getComputedStyle(found).overflowX)
    && found.scrollWidth > found.clientWidth + 1)
  .map(found => found.outerHTML.slice(0, 160))"""


def test_the_language_changes_in_mid_game(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "schildwall")
    take_turns(page, 2)
    before = page.evaluate("() => window.__view.view.zones.map(zone => zone.cards)")
    english = page.get_by_test_id("prompt").inner_text()
    lines = page.locator("[role=log] .line").count()
    page.get_by_test_id("menu").click()
    page.locator("dialog [data-language=de]").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("prompt")).not_to_have_text(english)
    expect(page.locator("[role=log] .line").first).to_contain_text("Schlacht 1")
    assert page.locator("[role=log] .line").count() == lines
    assert page.evaluate("() => window.__view.view.zones.map(zone => zone.cards)") == before


@pytest.mark.parametrize("language", ["en", "de"])
def test_longer_words_are_never_cut_off(open_page: Open, language: str) -> None:
    page = open_page(None, language=language)
    for path in PAGES:
        page.goto(f"{path}?stretch")
        page.wait_for_load_state("networkidle")
        assert page.evaluate(CUT) == [], path
        assert page.evaluate(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        ), path


@pytest.mark.parametrize("game", GAMES)
def test_longer_words_fit_on_the_table(open_page: Open, game: str) -> None:
    page = open_page(None, language="de")
    page.goto("/?seed=7&stretch")
    page.click(f"[data-game={game}] [data-testid=play-ai]")
    wait_for_turn(page)
    page.reload()
    for turn in range(3):
        wait_for_turn(page)
        if is_over(page):
            break
        assert page.evaluate(CUT) == []
        assert page.evaluate(
            "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
        take_turns(page, 1, seed=turn)


# Stones -----------------------------------------------------------------------------------

DEFICIENCIES = ["achromatopsia", "protanopia", "deuteranopia", "tritanopia"]


def grey_difference(one: bytes, other: bytes) -> float:
    """The part of all points whose lightness differs clearly."""
    assert len(one) == len(other)
    different = sum(abs(a - b) > 48 for a, b in zip(one, other))
    return different / len(one)


def test_stones_are_told_apart_without_colour(open_page: Open) -> None:
    """Before the life point cards are chosen the colours lie side by side as buttons."""
    page = open_page(None)
    play_ai(page, "swords_and_shields", seed=12)
    session = page.context.new_cdp_session(page)
    stones = page.locator("[data-place^='colour/'] svg")
    stones.first.wait_for()
    assert stones.count() >= 4
    for deficiency in DEFICIENCIES:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
        pictures = [lightness(page, stones.nth(at).screenshot()) for at in range(stones.count())]
        for at, one in enumerate(pictures):
            for other in pictures[at + 1 :]:
                assert grey_difference(one, other) >= 0.15, deficiency
    session.detach()
    names = page.locator("[data-place^='colour/']").all_inner_texts()
    assert len(set(names)) == stones.count()


def lightness(page: Page, picture: bytes) -> bytes:
    """The lightness of a picture's points in a grid of 24 by 24, drawn by the browser."""
    import base64

    data = base64.b64encode(picture).decode()
    values: list[int] = page.evaluate(
        """async data => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const canvas = new OffscreenCanvas(24, 24);
          const brush = canvas.getContext('2d');
          brush.drawImage(image, 0, 0, 24, 24);
          const { data: points } = brush.getImageData(0, 0, 24, 24);
          const grey = [];
          for (let at = 0; at < points.length; at += 4)
            grey.push(Math.round(0.2126 * points[at] + 0.7152 * points[at + 1]
              + 0.0722 * points[at + 2]));
          return grey; }""",
        data,
    )
    return bytes(values)
