"""T12  Moves are taken back: freely against an AI, with consent between people, never across
what was revealed."""

from __future__ import annotations

import random

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
    scene,
    sit,
    take_turns,
    view,
    wait_for_turn,
    wait_until_told,
)


def take_back(page: Page) -> None:
    now = scene(page)
    page.get_by_test_id("undo").click()
    page.wait_for_function("now => window.__view.scene > now", arg=now)


def check_undo(page: Page, seed: int) -> None:
    """A move and the AI's answer are gone, and everything is as before."""
    wait_for_turn(page)
    before = position(page)
    lines = page.locator("[role=log] .line").count()
    take_turns(page, 1, seed=seed)
    wait_for_turn(page)
    if is_over(page):
        return
    take_back(page)
    wait_for_turn(page)
    assert position(page) == before
    expect(page.locator("[role=log] .line")).to_have_count(lines)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_against_the_ai_is_taken_back(open_page: Open, game: str) -> None:
    page = open_page(None)
    play_ai(page, game)
    take_turns(page, 2)
    check_undo(page, seed=1)
    expect(page.locator(".table-top .mark")).to_contain_text("practice")


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_fifty_moves_against_the_ai_are_taken_back(open_page: Open, game: str) -> None:
    page = open_page(None)
    chance = random.Random(3)
    done = seed = 0
    while done < 50:
        play_ai(page, game, seed=seed)
        seed += 1
        for _ in range(15):
            take_turns(page, chance.randint(1, 3), seed=chance.randrange(1000))
            wait_for_turn(page)
            if is_over(page):
                break
            check_undo(page, seed=chance.randrange(1000))
            done += 1


# Between people ---------------------------------------------------------------------------


def two(open_page: Open, game: str) -> tuple[Page, Page]:
    """Who moves first, and the other."""
    host, guest = open_page(None), open_page(None)
    sit(guest, invite(host, game))
    host.get_by_test_id("table").wait_for()
    asked = next_asked([host, guest])
    assert asked is not None
    return asked, (guest if asked is host else host)


def until_undoable(mover: Page, other: Page) -> tuple[Page, Page, object]:
    """Play until somebody may ask to take a move back; who, the other, and what was before."""
    for at in range(60):
        asked = next_asked([mover, other])
        assert asked is not None, "no move could be taken back in the whole game"
        before = position(asked)
        take_turns(asked, 1, seed=at)
        idle = other if asked is mover else mover
        button = asked.get_by_test_id("undo")
        if button.get_attribute("aria-disabled") == "false":
            return asked, idle, before
    raise AssertionError("no move could be taken back")


def test_between_people_a_move_is_taken_back_only_with_consent(open_page: Open) -> None:
    mover, other, before = until_undoable(*two(open_page, "gwint"))
    after = position(mover)
    waiting = view(mover)["waitingOn"]
    mover.get_by_test_id("undo").click()
    question = other.get_by_test_id("undo-asked")
    expect(question).to_be_visible()
    expect(mover.get_by_test_id("undo-asked")).to_be_visible()
    assert position(mover) == after, "asking changes nothing"
    assert view(mover)["waitingOn"] == waiting
    question.get_by_role("button", name="Decline").click()
    expect(mover.get_by_test_id("undo-asked")).to_have_count(0)
    expect(question).to_have_count(0)
    assert position(mover) == after
    assert view(mover)["waitingOn"] == waiting, "a refusal changes nobody's turn"
    mover.get_by_test_id("undo").click()
    expect(mover.get_by_test_id("undo-asked")).to_be_visible()
    now = scene(mover)
    question.get_by_role("button", name="Agree").click()
    mover.wait_for_function("now => window.__view.scene > now", arg=now)
    wait_for_turn(mover)
    assert position(mover) == before
    expect(other.get_by_test_id("undo-asked")).to_have_count(0)
    expect(mover.locator(".table-top .mark")).to_have_count(0)


def test_what_the_other_has_answered_stays(open_page: Open) -> None:
    """After the other's move the own one cannot be had back, and the button says why."""
    mover, other, _ = until_undoable(*two(open_page, "gwint"))
    while next_asked([mover, other]) is mover:
        take_turns(mover, 1)
    take_turns(other, 1)
    wait_until_told(mover)
    assert refused(mover)


def test_what_was_revealed_stays_revealed(open_page: Open) -> None:
    """A card drawn in Swords and Shields is known: the move before it cannot be had back."""
    mover, other = two(open_page, "swords_and_shields")
    for at in range(40):
        asked = next_asked([mover, other])
        assert asked is not None
        take_turns(asked, 1, seed=at)
        button = asked.get_by_test_id("undo")
        if button.get_attribute("aria-disabled") == "true" and "revealed" in refused(asked):
            return
    raise AssertionError("nothing was ever revealed")


def refused(page: Page) -> str:
    """The button does not work now, and says in a sentence why."""
    before = position(page)
    button = page.get_by_test_id("undo")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)  # it looks disabled, and answers all the same
    reason = page.locator("[data-testid=prompt] [data-reason=undo]")
    expect(reason).to_be_visible()
    assert position(page) == before
    return reason.inner_text()
