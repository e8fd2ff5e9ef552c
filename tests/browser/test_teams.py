"""Battles and mêlées of many, to their natural end: every size, on a desk and on a phone, in both
languages, and watched. A script error on any page fails the test (see `open_page`)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open, phone
from tests.browser.table import is_over, make, take_turns, wait_until_told

SIZES = {
    ("schildwall", "mass-2"): 4,
    ("schildwall", "mass-3"): 6,
    ("schildwall", "mass-4"): 8,
    ("with_sword_and_shield", "melee-2v2"): 4,
    ("with_sword_and_shield", "melee-2v3"): 5,
    ("with_sword_and_shield", "melee-3v3"): 6,
    ("with_sword_and_shield", "melee-3v3-for-two"): 2,
}
"""The modes of many, and how many sit there."""

FEW = 30
"""So many signals a page keeps."""


OWN_HAND = """() => { const { zones, seat } = window.__view.view;
  return zones.find(zone => zone.place.startsWith('hand/') && zone.owner === seat).count; }"""


def sit_among_ais(page: Page, game: str, mode: str, seed: int = 7) -> str:
    """A table of one person and as many of the weakest AIs as it takes. Returns its id."""
    seats = [{"kind": "me"}, *[{"kind": "ai", "level": "page"}] * (SIZES[game, mode] - 1)]
    return str(make(page, game, seats, mode=mode, seed=seed)["table"])


def check_natural_end(page: Page) -> None:
    assert is_over(page)
    expect(page.get_by_test_id("result")).to_be_visible()
    reason = page.evaluate("() => window.__view.view.outcome.reason")
    assert reason not in ("resigned", "timeout", "abandoned"), reason


def signals(page: Page) -> int:
    """How many signals were given at the table, by the number of the last one."""
    return int(page.evaluate("() => window.__view.signals"))


def test_a_hundred_signals_leave_the_table_whole(open_page: Open) -> None:
    """Four against four: AIs say something with nearly every card. Also who looks on, and who
    comes back in the middle, sees a table that goes on."""
    page, onlooker = open_page(None), open_page(None)
    table = sit_among_ais(page, "schildwall", "mass-4")
    onlooker.goto(f"/watch/{table}")
    onlooker.wait_for_function("() => window.__view?.view.zones.length > 0")
    while signals(page) < 100:
        assert take_turns(page, 1, seed=signals(page)) == 1
    page.reload()
    page.wait_for_function(f"() => window.__view?.signals >= {FEW}")
    assert take_turns(page, 4) == 4
    wait_until_told(page, onlooker)
    assert page.locator(".your-hand [data-card]").count() == page.evaluate(OWN_HAND)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "mode"), SIZES)
def test_a_whole_battle_on_a_desk(open_page: Open, game: str, mode: str, language: str) -> None:
    page = open_page(None, settings={"speed": "off", "language": language})
    sit_among_ais(page, game, mode)
    take_turns(page, 3000)
    check_natural_end(page)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("game", "mode"), SIZES)
def test_a_whole_battle_on_a_phone(open_page: Open, game: str, mode: str, language: str) -> None:
    page = phone(open_page, settings={"speed": "off", "language": language})
    sit_among_ais(page, game, mode, seed=8)
    take_turns(page, 3000)
    check_natural_end(page)
