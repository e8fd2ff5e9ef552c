"""What lies before a player: what the others did, and each thing to choose exactly once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open, phone
from tests.browser.table import (
    GAMES,
    confirm,
    play_ai,
    play_until,
    scene,
    settle,
    take_turns,
    touch,
    view,
    wait_for_turn,
)

NEWS = """since => window.__view.log.filter(entry => entry.number >= since)
  .map(entry => entry.text.replace(/\\s+/g, ' ').trim())"""


def told_since(page: Page, moved: int) -> list[str]:
    found: list[str] = page.evaluate(NEWS, moved)
    return found


def strip(page: Page) -> list[str]:
    deeds = page.get_by_test_id("news").locator(".deed").all_text_contents()
    return [" ".join(deed.split()) for deed in deeds]


def height(page: Page) -> int:
    return int(page.get_by_test_id("news").evaluate("strip => strip.offsetHeight"))


@pytest.mark.parametrize("game", GAMES[:2])
def test_what_the_others_did_is_told_above_the_question(open_page: Open, game: str) -> None:
    """From the own move to the next one, also for whoever comes back; never announced twice."""
    page = open_page(None) if game == "gwint" else phone(open_page)
    play_ai(page, game)
    settle(page)
    heights = {height(page)}
    take_turns(page, 2)
    for at in range(20):
        wait_for_turn(page)
        moved = scene(page) + 1
        take_turns(page, 1, seed=at)
        wait_for_turn(page)
        assert strip(page) == told_since(page, moved)
        heights.add(height(page))
        if strip(page) and page.locator(".moved:visible").count() > 0:
            break
    else:
        raise AssertionError("the AI never did anything")
    assert len(heights) == 1, "the question must not jump"
    told = strip(page)
    page.reload()
    wait_for_turn(page)
    assert strip(page) == told
    alive = page.get_by_test_id("news").locator("xpath=ancestor-or-self::*[@aria-live or @role]")
    assert alive.count() == 0


def test_the_strip_survives_undo_and_another_language(open_page: Open) -> None:
    """Its newest part is in sight, and it is made of the log, whatever was taken back."""
    page = open_page(None)
    play_ai(page, "gwint", seed=15, options={"deck_a": "nilfgaard"})
    take_turns(page, 4)
    wait_for_turn(page)
    told = strip(page)
    assert any(deed.startswith("You ") for deed in told), "the own move is told"
    news = page.get_by_test_id("news")
    expect(news.locator(".deed").last).to_be_in_viewport(ratio=0.8)
    take_turns(page, 1, seed=3)
    wait_for_turn(page)
    page.get_by_test_id("undo").click()
    expect(page.locator(".table-top .mark")).to_be_visible()
    wait_for_turn(page)
    expect(news.locator(".deed")).to_have_count(len(told))
    assert strip(page) == told
    take_turns(page, 1, seed=3)
    wait_for_turn(page)
    after = strip(page)
    page.get_by_test_id("menu").click()
    page.locator("[data-language=de]").click()
    page.keyboard.press("Escape")
    expect(news.locator(".deed").first).to_contain_text("Du ")
    assert len(strip(page)) == len(after)


def test_the_end_of_a_round_is_shown_and_blocks_nothing(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "gwint", seed=15, options={"deck_a": "nilfgaard"})
    lay(page, "say/keep")
    lay(page, "say/pass")
    wait_for_turn(page)
    shown = page.get_by_test_id("news").locator(".unfolded")
    expect(shown).to_contain_text("wins round 1")
    expect(shown.locator(".deed").last).to_be_in_viewport()
    assert shown.evaluate("found => getComputedStyle(found).pointerEvents") == "none"
    card = page.locator(".your-hand [data-state=playable]").first
    touch(page, card.get_attribute("data-key") or "")
    expect(shown).to_have_count(0)


def test_the_only_move_has_one_button(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "swords_and_shields")
    play_until(page, "view => view.moves.length === 1 && view.buttons.length === 1")
    label = view(page)["moves"][0]["label"]
    expect(page.get_by_test_id("default")).to_contain_text(label)
    expect(page.locator(".bottom button:visible", has_text=label)).to_have_count(1)


def test_a_lonely_move_takes_no_card_untouched(open_page: Open) -> None:
    """Enter never gives a card away that was not chosen."""
    page = open_page(None)
    play_ai(page, "swords_and_shields", seed=5)
    play_until(page, LONELY)
    expect(page.get_by_test_id("default")).to_have_count(0)
    place = view(page)["moves"][0]["touches"][0]
    page.locator(f'[data-place="{place}"]').first.click(position={"x": 8, "y": 8})
    expect(page.get_by_test_id("default")).to_have_count(1)


LONELY = """view => view.moves.length === 1 && view.moves[0].touches.some(place =>
  view.zones.some(zone => zone.cards?.some(card => `${zone.place}/${card}` === place)))"""
"""There is one move, and it takes a card."""


def test_the_news_fold_by_themselves_after_a_tap(open_page: Open) -> None:
    page = phone(open_page)
    play_ai(page, "schildwall")
    take_turns(page, 1)
    wait_for_turn(page)
    strip = page.get_by_test_id("news")
    strip.tap(position={"x": 380, "y": 2})
    expect(strip.locator(".unfolded")).to_have_count(1)
    expect(strip.locator(".unfolded")).to_have_count(0)
    height = strip.evaluate("found => found.offsetHeight")
    assert strip.locator(".told").evaluate("found => found.offsetHeight") <= height


def lay(page: Page, place: str) -> None:
    """One move by one touch and the marked button."""
    wait_for_turn(page)
    touch(page, place)
    confirm(page)


def test_a_medic_sees_the_whole_pile(open_page: Open) -> None:
    """Heroes and special cards lie there, locked, and say why."""
    page = open_page(None)
    play_ai(page, "gwint", seed=23, options={"deck_a": "nilfgaard"})
    lay(page, "say/keep")
    for card in ("letho_of_gulet", "impera_brigade_guard", "clear_weather"):
        lay(page, f"hand/A/{card}#0")
    lay(page, "say/pass")
    lay(page, "hand/A/etolian_auxiliary_archers#0")
    wait_for_turn(page)
    assert view(page)["question"] == "revive"
    pile = page.get_by_test_id("offered")
    zone = next(zone for zone in view(page)["zones"] if zone["place"] == "discard/A")
    cards = pile.locator("[data-card]")
    expect(cards).to_have_count(len(zone["cards"]))
    hero = pile.locator("[data-card=letho_of_gulet]")
    expect(hero).to_have_attribute("data-state", "blocked")
    hero.click()
    expect(page.locator("[data-reason=only-regular-units]")).to_be_visible()
    pile.locator("[data-card=clear_weather]").click()
    expect(page.locator("[data-reason=only-regular-units]")).to_contain_text("Clear Weather")
    pile.locator("[data-card=impera_brigade_guard]").first.click()
    expect(pile.locator("[data-state=selected]")).to_have_count(1)
    confirm(page)
    expect(page.locator("[data-testid=offered]")).to_have_count(0)
