"""T11  What is shown before a move is what happens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.conftest import Open
from tests.browser.table import GAMES, get_ready, is_over, play_ai, wait_for_turn

PREVIEW = """() => {
  const drawn = document.querySelector('[data-testid=preview]');
  const told = window.__view?.preview;
  if (!drawn || !told) return null;
  const parts = [...drawn.querySelectorAll('span:not(.maybe)')];
  const texts = parts.map(part => part.textContent.trim());
  return { sure: told.events.slice(0, told.sure).map(({ kind, facts }, at) =>
      ({ kind, facts, text: texts[at].replace(/\\s+/g, ' ') })),
    lines: document.querySelectorAll('[role=log] .line').length };
}"""
"""The sentences that are shown as sure, and the facts they tell."""

TOLD = """from => {
  const facts = new Map(window.__view.log.map(line => [line.id, line.facts]));
  return [...document.querySelectorAll('[role=log] .line')].slice(from).map(line => {
    const copy = line.cloneNode(true);
    copy.querySelectorAll('.rule, .jump').forEach(part => part.remove());
    return { kind: line.dataset.kind, facts: facts.get(line.dataset.line),
      text: copy.textContent.trim().replace(/\\s+/g, ' ') };
  });
}"""

PRESS = """() => {
  const button = document.querySelector('[data-testid=default]');
  button.click();
  if (button.dataset.hold !== undefined) setTimeout(() => button.click(), 20);
}"""


ASKED = {"choice.open"}
"""Kinds of sentences that end a preview by saying what is asked next."""


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
        # What is only asked next does not happen.
        foreseen["sure"] = [event for event in foreseen["sure"] if event["kind"] not in ASKED]
        told = wait_for_lines(page, foreseen)
        for event in foreseen["sure"]:
            assert any(comes_true(event, line) for line in told), (event, told)
            seen += is_exact(event)
        done += 1
    return done, seen


def wait_for_lines(page: Page, foreseen: dict[str, Any]) -> list[dict[str, Any]]:
    """What the log tells of a move. Where both are asked at once, the other's move may be told
    first, so this waits until every foreseen kind of event was told."""
    kinds = {event["kind"] for event in foreseen["sure"]}
    told: list[dict[str, Any]] = []
    for _ in range(600):
        told = page.evaluate(TOLD, foreseen["lines"])
        if kinds <= {line["kind"] for line in told}:
            break
        page.wait_for_timeout(50)
    return told


def is_exact(event: dict[str, Any]) -> bool:
    return not any(is_open(fact) for fact in event["facts"].values())


def is_open(fact: Any) -> bool:
    """Something nobody can know, or only between bounds."""
    return isinstance(fact, dict) and (fact.get("unknown") is True or "least" in fact)


def comes_true(event: dict[str, Any], line: dict[str, Any]) -> bool:
    """Whether a line of the log tells what was foreseen: word for word, or, where something was
    open, the same with one of the possible facts."""
    if event["kind"] != line["kind"]:
        return False
    if is_exact(event):
        return bool(event["text"] == line["text"])
    return all(is_possible(fact, line["facts"].get(name)) for name, fact in event["facts"].items())


def is_possible(fact: Any, found: Any) -> bool:
    if not is_open(fact):
        return bool(fact == found)
    return "least" not in fact or fact["least"] <= found <= fact["most"]


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
