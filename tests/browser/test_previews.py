"""T11  What is shown before a move is what happens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Open
from tests.browser.table import GAMES, get_ready, is_over, play_ai, wait_for_turn

PREVIEW = """() => {
  const drawn = document.querySelector('[data-testid=preview]');
  return drawn && { action: Number(document.querySelector('[data-testid=default]').dataset.action),
    sure: [...drawn.querySelectorAll('span:not(.maybe)')].map(part => part.textContent.trim()),
    lines: document.querySelectorAll('[role=log] .line').length };
}"""

TOLD = """from => [...document.querySelectorAll('[role=log] .line')].slice(from).map(line => {
  const copy = line.cloneNode(true);
  copy.querySelectorAll('.rule, .jump').forEach(part => part.remove());
  return copy.textContent.trim().replace(/\\s+/g, ' '); })"""

PRESS = """() => {
  const button = document.querySelector('[data-testid=default]');
  button.click();
  if (button.dataset.hold !== undefined) setTimeout(() => button.click(), 20);
}"""


def check_previews(page: Page, moves: int, seed: int) -> tuple[int, int]:
    """Compare so many moves; returns how many moves and how many sentences were compared."""
    done = seen = 0
    for at in range(moves):
        wait_for_turn(page)
        if is_over(page):
            break
        get_ready(page, seed=seed * 100 + at)
        foreseen: dict[str, Any] = page.wait_for_function(PREVIEW).json_value()
        before = page.evaluate("() => window.__view.scene")
        page.evaluate(PRESS)
        page.wait_for_function("before => window.__view.scene > before", arg=before)
        told = page.evaluate(TOLD, foreseen["lines"])
        for sentence in foreseen["sure"]:
            if is_exact(sentence):
                assert " ".join(sentence.split()) in told, (foreseen, told)
                seen += 1
            else:
                assert any(fits(sentence, line) for line in told), (foreseen, told)
        done += 1
    return done, seen


def is_exact(sentence: str) -> bool:
    return "–" not in sentence and "unknown" not in sentence


def fits(sentence: str, line: str) -> bool:
    """Whether a line tells the same with one of the possible numbers or cards."""
    import re

    open_part = re.compile(r"(-?\d+)–(-?\d+)|unknown[a-z ]*")
    pattern, at, ranges = "", 0, []
    for part in open_part.finditer(sentence):
        pattern += re.escape(sentence[at : part.start()])
        if part[1] is not None:
            pattern += r"(-?\d+)"
            ranges.append((int(part[1]), int(part[2])))
        else:
            pattern += r".+?"
        at = part.end()
    found = re.fullmatch(pattern + re.escape(sentence[at:]), line)
    if found is None:
        return False
    numbers = [int(number) for number in found.groups()]
    return all(low <= number <= high for number, (low, high) in zip(numbers, ranges))


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_is_what_happens(open_page: Open, game: str) -> None:
    page = open_page(None)
    done = seen = 0
    for seed in range(3, 8):
        play_ai(page, game, seed=seed)
        moves, sentences = check_previews(page, 8 - done, seed)
        done, seen = done + moves, seen + sentences
        if done == 8:
            break
    assert done == 8
    assert seen > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_two_hundred_previews_are_what_happens(open_page: Open, game: str) -> None:
    page = open_page(None)
    done = seen = seed = 0
    while done < 200:
        play_ai(page, game, seed)
        moves, sentences = check_previews(page, 25, seed)
        done, seen, seed = done + moves, seen + sentences, seed + 1
    print(f"{done} previews, {seen} sentences compared")
    assert seen >= done // 2
