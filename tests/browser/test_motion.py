"""T14  Motion shows what happened and never stands in the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Open
from tests.browser.table import (
    GAMES,
    TURN,
    is_over,
    make,
    play_ai,
    scene,
    take_turns,
    wait_for_turn,
)

SAMPLE = """() => {
  const seen = { longest: 0, moving: 0, what: '' };
  window.__motion = seen;
  const moves = frame => (frame.transform ?? 'none') !== 'none' || (frame.translate ?? '') !== ''
    || 'left' in frame || 'top' in frame;
  const look = () => {
    for (const found of document.getAnimations()) {
      if (found.playState !== 'running') continue;
      if (!(found.effect?.getKeyframes?.() ?? []).some(moves)) continue;
      const { duration, iterations } = found.effect.getComputedTiming();
      const whole = Number(duration) * Number(iterations);
      seen.moving += 1;
      if (whole > seen.longest) {
        seen.longest = whole;
        seen.what = found.effect.target?.outerHTML.slice(0, 120) ?? '';
      }
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Looks at every frame for things that move."""


def motion(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => window.__motion")
    return found


def watch_motion(page: Page, game: str, moves: int) -> dict[str, Any]:
    play_ai(page, game)
    page.evaluate(SAMPLE)
    take_turns(page, moves)
    wait_for_turn(page)
    return motion(page)


@pytest.mark.parametrize("game", ["gwint", "schildwall"])
def test_reduced_motion_moves_nothing(open_page: Open, game: str) -> None:
    page = open_page(None, reduced_motion="reduce")
    seen = watch_motion(page, game, 4)
    assert seen["longest"] <= 150, seen


def test_motion_that_is_switched_off_moves_nothing(open_page: Open) -> None:
    page = open_page(None, settings={"speed": "off", "language": "en"})
    seen = watch_motion(page, "gwint", 4)
    assert seen["longest"] <= 150, seen


def test_cards_move_and_twice_the_speed_halves_it(open_page: Open) -> None:
    """At the usual speed something moves, and no single thing for longer than it may."""
    usual = watch_motion(open_page(None), "gwint", 4)
    assert usual["moving"] > 0
    assert usual["longest"] <= 1000, usual
    fast = watch_motion(open_page(None, settings={"speed": "2", "language": "en"}), "gwint", 4)
    assert fast["longest"] <= usual["longest"], (fast, usual)


# Input while things move ------------------------------------------------------------------

NOTE_CLICKS = """() => {
  window.__clicks = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given);
    made.updatePlaybackRate(0.05);
    return made;
  };
  let flying = 0;
  addEventListener('pointerdown',
    () => { flying = document.querySelectorAll('.flyer').length; }, true);
  addEventListener('click', event => {
    const card = event.target.closest('[data-key]');
    if (!card) return;
    const was = card.dataset.state;
    const click = { flying, took: null };
    window.__clicks.push(click);
    const watcher = new MutationObserver(() => {
      if (card.dataset.state === was) return;
      click.took = performance.now() - event.timeStamp;
      watcher.disconnect();
    });
    watcher.observe(card, { attributes: true, attributeFilter: ['data-state'] });
  }, true);
}"""
"""Notes of every click on a card what flew then, and after how long the card was chosen. What flies
flies slowly, so that no machine is too slow to click while it does."""

IN_FLIGHT = """() => {
  if (!(TURN)()) return null;
  const card = [...document.querySelectorAll('.your-hand [data-state=playable]')]
    .find(found => found.offsetParent !== null);
  if (!card || window.__view.view.outcome) return {};
  const box = card.getBoundingClientRect();
  return { x: box.x + 8, y: box.y + 8, flying: document.querySelectorAll('.flyer').length };
}""".replace("TURN", TURN)
"""Where a card lies that can be played, as soon as one is asked."""


def click_in_flight(page: Page, game: str, enough: int) -> list[dict[str, Any]]:
    """Play, and click cards with the mouse while others fly; returns what was noted."""
    play_ai(page, game)
    page.evaluate(NOTE_CLICKS)
    for turn in range(60):
        take_turns(page, 1, seed=turn)
        found = page.wait_for_function(IN_FLIGHT).json_value()
        if is_over(page):
            break
        if not found.get("flying"):
            continue
        done = len(noted(page))
        page.mouse.click(found["x"], found["y"])
        page.wait_for_function("done => window.__clicks[done]?.took != null", arg=done)
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)
        if sum(one["flying"] > 0 for one in noted(page)) >= enough:
            break
    return [one for one in noted(page) if one["flying"] > 0]


def noted(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => window.__clicks")
    return found


def with_speed(open_page: Open, speed: str) -> Page:
    return open_page(None, settings={"speed": speed, "language": "en"})


def test_a_click_counts_while_things_move(open_page: Open) -> None:
    assert click_in_flight(with_speed(open_page, "1"), "gwint", 1)


@pytest.mark.long
@pytest.mark.timed
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("speed", ["1", "2"])
def test_a_click_in_motion_counts_within_a_moment(open_page: Open, game: str, speed: str) -> None:
    clicks = click_in_flight(with_speed(open_page, speed), game, 5)
    assert len(clicks) >= 3, "hardly anything flew"
    slowest = max(one["took"] for one in clicks)
    print(f"{len(clicks)} clicks in motion, the slowest counted after {slowest:.0f} ms")
    assert slowest <= 50


@pytest.mark.long
@pytest.mark.timed
@pytest.mark.parametrize("game", GAMES)
def test_a_click_without_motion_counts_within_a_moment(open_page: Open, game: str) -> None:
    """Switched off, nothing flies at all."""
    page = with_speed(open_page, "off")
    play_ai(page, game)
    page.evaluate(NOTE_CLICKS)
    for turn in range(5):
        take_turns(page, 1, seed=turn)
        found = page.wait_for_function(IN_FLIGHT).json_value()
        assert not found.get("flying")
        if "x" in found:
            done = len(noted(page))
            page.mouse.click(found["x"], found["y"])
            page.wait_for_function("done => window.__clicks[done]?.took != null", arg=done)
            page.keyboard.press("Escape")
    slowest = max(one["took"] for one in noted(page))
    print(f"the slowest click counted after {slowest:.0f} ms")
    assert slowest <= 50


STANDS_STILL = "() => document.getAnimations().every(one => one.playState !== 'running')"


@pytest.mark.long
@pytest.mark.timed
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_of_the_ai_is_shown_within_six_seconds(open_page: Open, game: str) -> None:
    """From the own move until one is asked again and nothing moves any more, at the strength that
    the first page offers."""
    page = open_page(None)
    seats = [{"kind": "me"}, {"kind": "ai", "level": "squire"}]
    make(page, game, seats, seed=7)
    wait_for_turn(page)
    waits: list[float] = []
    for turn in range(60):
        before = scene(page)
        take_turns(page, 1, seed=turn)
        began = page.evaluate("() => performance.now()")
        wait_for_turn(page)
        page.wait_for_function(STANDS_STILL)
        took = page.evaluate("() => performance.now()") - began
        if scene(page) > before + 1:  # the AI did something
            waits.append(took)
        if is_over(page) or len(waits) == 6:
            break
    print(f"{len(waits)} turns of the AI, the slowest took {max(waits):.0f} ms")
    assert len(waits) >= 3
    assert max(waits) <= 6000
