"""What a player does at the table, seen only through the page."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

GAMES = ("gwint", "schildwall", "swords_and_shields", "with_sword_and_shield")
LIT = "[data-state=target], [data-state=playable]"


def play_ai(page: Page, game: str, seed: int = 7) -> None:
    """Two clicks at most: here it is one."""
    page.goto(f"/?seed={seed}")
    page.click(f"[data-game={game}] [data-testid=play-ai]")
    wait_for_turn(page)


def wait_for_turn(page: Page) -> None:
    """Until this seat is asked, or the game is over."""
    page.wait_for_function(
        "() => window.__view && (window.__view.view.moves.length > 0 || window.__view.view.outcome)"
    )


def is_over(page: Page) -> bool:
    return bool(page.evaluate("() => window.__view?.view.outcome != null"))


def scene(page: Page) -> int:
    return int(page.evaluate("() => window.__view.scene"))


def view(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => window.__view.view")
    return found


def position(page: Page) -> Any:
    """What lies where and what may be done, without words."""
    return page.evaluate(
        """() => { const { zones, moves, question } = window.__view.view;
          return { question, moves: moves.map(move => move.action),
            zones: zones.map(({ place, count, cards }) => [place, count, cards]) }; }"""
    )


def choose(page: Page, chance: random.Random) -> None:
    """Touch what is lit until a move is ready."""
    default = page.get_by_test_id("default")
    for _ in range(12):
        if default.count() > 0:
            return
        lit = page.evaluate(
            """() => {
              const states = '[data-state=target], [data-state=playable]';
              const all = [...document.querySelectorAll(states)]
                .filter(found => found.offsetParent !== null && found.dataset.key);
              const targets = all.filter(found => found.dataset.state === 'target');
              return (targets.length ? targets : all).map(found => found.dataset.key);
            }"""
        )
        assert lit, f"nothing is lit: {page.get_by_test_id('prompt').inner_text()}"
        touch(page, chance.choice(lit))
    expect(default).not_to_have_count(0)


def touch(page: Page, key: str) -> None:
    """Click a place by the name of its element, as a finger or a mouse would."""
    page.locator(f'[data-key="{key}"]').first.click(position={"x": 8, "y": 8})


def confirm(page: Page) -> None:
    """Press the marked button, held as long as it wants to be, and wait for what follows."""
    before = scene(page)
    default = page.get_by_test_id("default").first
    if default.get_attribute("data-hold") is None:
        default.click()
    else:
        default.click(delay=800)
    page.wait_for_function("before => window.__view.scene > before", arg=before)


def take_turns(page: Page, moves: int, seed: int = 1) -> int:
    """Make so many moves by what the page offers; stops at the end of the game."""
    chance = random.Random(seed)
    made = 0
    while made < moves:
        wait_for_turn(page)
        if is_over(page):
            break
        choose(page, chance)
        confirm(page)
        made += 1
    return made


def hand(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.your-hand [data-card]')].map(c => c.dataset.card)"
    )
    return found
