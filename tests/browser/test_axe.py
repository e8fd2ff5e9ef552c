"""T4  axe finds nothing serious or critical on any page, in both themes and both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import ROOT, Open
from tests.browser.table import (
    GAMES,
    arrive,
    get_ready,
    invite,
    make,
    next_asked,
    play_ai,
    play_until,
    resign,
    settle,
    sit,
    take_turns,
    wait_for_turn,
)

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ["/", "/play/gwint", "/deck/gwint", "/rules/gwint", "/settings", "/about"]
COMBINATIONS = [(theme, language) for theme in ("dark", "light") for language in ("en", "de")]


@cache
def axe() -> str:
    return Path(AXE).read_text(encoding="utf-8")


def serious(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe())
    found: list[dict[str, Any]] = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations)"
    )
    return [
        f"{one['id']}: {node['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


def check(page: Page, where: str) -> None:
    """Once everything stands still: what is half faded has no contrast of its own."""
    settle(page)
    assert serious(page) == [], where


def check_pages(page: Page, paths: list[str]) -> None:
    for path in paths:
        arrive(page, path)
        check(page, path)


@pytest.mark.parametrize(
    ("theme", "language", "paths"),
    [("dark", "en", PAGES[::2]), ("light", "de", PAGES[1::2])],
    ids=["dark-en", "light-de"],
)
def test_axe_finds_nothing_serious_on_the_pages(
    open_page: Open, theme: str, language: str, paths: list[str]
) -> None:
    check_pages(open_page(None, theme=theme, language=language), paths)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_the_table(open_page: Open, game: str) -> None:
    """Own turn with a preview; the rest of the game's states in the long run."""
    at = GAMES.index(game)
    theme, language = COMBINATIONS[at]
    page = open_page(None, theme=theme, language=language)
    play_ai(page, game)
    get_ready(page)
    page.get_by_test_id("preview").wait_for()
    check(page, "with a preview")
    if game == "schildwall":
        check_end(page)


def check_end(page: Page) -> None:
    page.get_by_test_id("menu").click()
    check(page, "with the menu")
    page.keyboard.press("Escape")
    resign(page)
    check(page, "at the end")
    page.get_by_test_id("to-replay").click()
    page.get_by_test_id("ply").wait_for()
    check(page, "in the replay")


@pytest.mark.long
@pytest.mark.parametrize(("theme", "language"), COMBINATIONS)
def test_axe_on_every_page(open_page: Open, theme: str, language: str) -> None:
    page = open_page(None, theme=theme, language=language)
    rules = [f"/{kind}/{game}" for kind in ("rules", "play") for game in GAMES]
    check_pages(page, [*PAGES, *rules, "/nowhere", "/t/nowhere"])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("theme", "language"), COMBINATIONS)
def test_axe_at_every_table(open_page: Open, game: str, theme: str, language: str) -> None:
    page = open_page(None, theme=theme, language=language)
    play_ai(page, game)
    check(page, "at the start")
    get_ready(page)
    page.get_by_test_id("preview").wait_for()
    check(page, "with a preview")
    page.keyboard.press("Escape")
    card = page.locator(".table [data-card][data-key]:visible").first
    card.focus()
    page.keyboard.press("i")
    page.get_by_test_id("zoom").wait_for()
    check(page, "with a card read")
    page.keyboard.press("Escape")
    if game == "swords_and_shields":
        play_until(page, "view => view.counters.find(one => one.name === 'chain').value.length > 0")
        page.get_by_test_id("chain").wait_for()
        check(page, "with a chain open")
    take_turns(page, 6)
    wait_for_turn(page)
    check(page, "in mid-game")
    rule = page.locator("[role=log] a.rule").last
    if rule.count() > 0:
        rule.click()
        page.get_by_test_id("rule").wait_for()
        check(page, "with a rule")
        page.keyboard.press("Escape")
    pile = page.locator(".pile-button:visible").first
    if pile.count() > 0:
        pile.click()
        check(page, "with a pile")
        page.keyboard.press("Escape")
    check_end(page)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("theme", "language"), COMBINATIONS)
def test_axe_where_people_meet(open_page: Open, game: str, theme: str, language: str) -> None:
    """The waiting room, the invitation, the other's turn, and the curtain."""
    host = open_page(None, theme=theme, language=language)
    guest = open_page(None, theme=theme, language=language)
    link = invite(host, game)
    check(host, "in the waiting room")
    guest.goto(link)
    guest.get_by_test_id("sit").wait_for()
    check(guest, "invited")
    sit(guest, link)
    host.get_by_test_id("table").wait_for()
    asked = next_asked([host, guest])
    check(guest if asked is host else host, "while the other thinks")
    make(host, game, [{"kind": "me"}, {"kind": "me"}], seed=5)
    host.get_by_test_id("curtain").wait_for()
    check(host, "behind the curtain")


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [("schildwall", "mass-2", 4), ("with_sword_and_shield", "melee-3v3", 6)],
)
def test_axe_among_teams(open_page: Open, game: str, mode: str, seats: int) -> None:
    page = open_page(None)
    rest = [{"kind": "ai", "level": "page"}] * (seats - 1)
    make(page, game, [{"kind": "me"}, *rest], mode=mode, seed=3)
    take_turns(page, 4)
    wait_for_turn(page)
    check(page, mode)
