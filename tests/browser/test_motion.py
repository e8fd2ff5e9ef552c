"""T14  Motion shows what happened and never stands in the way."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Open
from tests.browser.table import GAMES, is_over, play_ai, take_turns, wait_for_turn

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


CLICK_IN_MOTION = """async () => {
  const until = (found, what) => new Promise((done, fail) => {
    const end = performance.now() + 60000;
    const look = () => {
      const seen = found();
      if (seen) done(seen);
      else if (performance.now() > end) fail(new Error(`waited in vain for ${what}`));
      else requestAnimationFrame(look);
    };
    look();
  });
  const running = () => document.getAnimations().filter(one => one.playState === 'running').length;
  const card = () => [...document.querySelectorAll('.your-hand [data-state=playable]')]
    .find(found => found.offsetParent !== null);
  await until(() => card(), 'a card that can be played');
  const still = document.querySelector('.table').animate(
    [{ opacity: 1 }, { opacity: 0.999 }], { duration: 2000, iterations: Infinity });
  await until(running, 'something that moves');
  const chosen = card();
  const from = performance.now();
  chosen.click();
  await until(() => chosen.dataset.state !== 'playable', 'the card to be chosen');
  const took = performance.now() - from;
  const moved = running();
  still.cancel();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  return { took, moved };
}"""
"""Clicks a card while something moves. An animation of our own stands in where the table is
already still: what is asked is whether input waits for motion."""


def test_a_click_counts_while_things_move(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "gwint")
    take_turns(page, 1)
    wait_for_turn(page)
    if not is_over(page):
        assert page.evaluate(CLICK_IN_MOTION)["moved"] > 0


@pytest.mark.long
@pytest.mark.timed
@pytest.mark.parametrize("game", ["gwint", "schildwall"])
def test_a_click_in_motion_counts_within_a_moment(open_page: Open, game: str) -> None:
    page = open_page(None)
    play_ai(page, game)
    waits = []
    for turn in range(6):
        take_turns(page, 1, seed=turn)
        wait_for_turn(page)
        if is_over(page):
            break
        if page.locator(".your-hand [data-state=playable]").count() == 0:
            continue
        waits.append(min(page.evaluate(CLICK_IN_MOTION)["took"] for _ in range(3)))
    print(f"slowest click in motion: {max(waits):.0f} ms")
    assert max(waits) <= 50


@pytest.mark.long
@pytest.mark.timed
@pytest.mark.parametrize("game", GAMES)
def test_a_turn_of_the_ai_is_shown_within_six_seconds(open_page: Open, game: str) -> None:
    """From the own move until one is asked again and nothing moves any more."""
    page = open_page(None)
    play_ai(page, game)
    waits = []
    for turn in range(8):
        take_turns(page, 1, seed=turn)
        began = page.evaluate("() => performance.now()")
        wait_for_turn(page)
        page.wait_for_function(
            "() => document.getAnimations().every(one => one.playState !== 'running')"
        )
        waits.append(page.evaluate("() => performance.now()") - began)
        if is_over(page):
            break
    print(f"slowest turn of the AI: {max(waits):.0f} ms")
    assert max(waits) <= 6000
