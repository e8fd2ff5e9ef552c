"""T2  Whatever is clicked in vain says why, at once, and nothing happens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open
from tests.browser.table import (
    GAMES,
    invite,
    is_over,
    next_asked,
    play_ai,
    position,
    sit,
    take_turns,
    take_turns_together,
    wait_for_turn,
    wait_until_told,
    waiting,
)

VAGUE = {"offline", "not-asked", "allowed", ""}
"""Codes that say nothing about the thing that was clicked while one is asked."""

CLICK_IN_VAIN = waiting(
    """async ({ most, chosen }) => {
  const reason = () => document.querySelector('[role=status][data-testid=prompt] [data-reason]');
  const all = state => [...document.querySelectorAll(`[data-state=${state}][data-key]`)]
    .filter(found => found.offsetParent !== null && !found.classList.contains('pile-button'));
  const back = async () => {
    await until(() => {
      if (!reason() && all('selected').length === 0) return true;
      const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      document.body.dispatchEvent(key);
      return false;
    }, 'a table where nothing is chosen');
  };
  const begin = async () => {
    await back();
    if (!chosen) return true;
    const first = all('playable').find(found => found.matches('.your-hand *'));
    if (!first) return false;
    first.click();
    await until(() => all('selected').length > 0, 'a chosen card');
    return true;
  };
  if (!await begin()) return [];
  const keys = [...new Set(all('blocked').map(found => found.dataset.key))].slice(0, most);
  const told = [];
  for (const key of keys) {
    let quickest = Infinity, found;
    for (let go = 0; go < 3 && quickest > 100; go++) {
      await begin();
      const place = all('blocked').find(one => one.dataset.key === key);
      if (!place) break;
      const from = performance.now();
      place.click();
      found = await until(reason, `a reason for ${key}`);
      quickest = Math.min(quickest, performance.now() - from);
    }
    if (!found) continue;
    const box = found.getBoundingClientRect();
    told.push({ key, code: found.dataset.reason, text: found.textContent.trim(),
      rule: found.querySelector('a')?.textContent ?? '', ms: quickest,
      seen: box.width > 0 && box.height > 0 && box.bottom <= innerHeight + 1 });
  }
  await back();
  return told;
}"""
)
"""Clicks every place that is not lit, from an untouched table or with a card of the hand chosen.
A slow answer is asked for again, twice: the machine may have been busy."""


ANSWERS = 6
"""Where both are asked at once, the AI may answer while clicks are tried: so often at most."""


def click_in_vain(page: Page, most: int, *, chosen: bool) -> list[dict[str, Any]]:
    """What the page says to each click that leads nowhere; checks that it says something."""
    for _ in range(ANSWERS):
        wait_for_turn(page)
        before = position(page)
        told: list[dict[str, Any]] = page.evaluate(CLICK_IN_VAIN, {"most": most, "chosen": chosen})
        if position(page) == before:
            break
    else:
        raise AssertionError("a refused click changed something")
    for one in told:
        assert one["text"], one
        assert one["seen"], one
        assert is_specific(one), one
    return told


def is_specific(one: dict[str, Any]) -> bool:
    """Whether the reason is about the place: `nothing-there` without a rule would fit any."""
    return one["code"] not in VAGUE and (one["code"] != "nothing-there" or bool(one["rule"]))


@pytest.mark.parametrize("game", GAMES)
def test_every_refused_click_is_explained(open_page: Open, game: str) -> None:
    page = open_page(None)
    play_ai(page, game)
    told: list[dict[str, Any]] = []
    for turn in range(4):
        told += click_in_vain(page, 8, chosen=False)
        told += click_in_vain(page, 4, chosen=True)
        take_turns(page, 2, seed=turn)
    assert told
    assert len({one["text"] for one in told}) > 1, "one sentence does not fit everything"


def test_a_click_while_the_other_thinks_is_explained(open_page: Open) -> None:
    host, guest = open_page(None), open_page(None)
    sit(guest, invite(host, "gwint"))
    take_turns_together([host, guest], 6)  # past the exchange of cards, where both are asked
    asked = next_asked([host, guest])
    idle = guest if asked is host else host
    wait_until_told(idle)
    card = idle.locator(".your-hand [data-card]").first
    card.click(position={"x": 8, "y": 8})
    reason = idle.locator("[role=status][data-testid=prompt] [data-reason]")
    expect(reason).to_be_visible()
    assert reason.inner_text().strip()


@pytest.mark.long
@pytest.mark.timed
@pytest.mark.parametrize("game", GAMES)
def test_every_refused_click_is_explained_in_two_hundred_positions(
    open_page: Open, game: str
) -> None:
    page = open_page(None)
    positions = clicks = 0
    slow: list[dict[str, Any]] = []
    seed = 0
    while positions < 200:
        play_ai(page, game, seed)
        seed += 1
        for turn in range(25):
            if is_over(page):
                break
            for chosen in (False, True):
                told = click_in_vain(page, 60, chosen=chosen)
                clicks += len(told)
                slow += [one for one in told if one["ms"] > 100]
            positions += 1
            take_turns(page, 1, seed=turn)
            wait_for_turn(page)
    print(f"{clicks} refused clicks in {positions} positions, {len(slow)} answered after 100 ms")
    assert clicks > 200
    assert slow == []
