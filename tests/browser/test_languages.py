"""T16  German and English everywhere, switched in mid-game, with room for longer words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Open
from tests.browser.table import (
    GAMES,
    arrive,
    check_none,
    get_ready,
    invite,
    is_over,
    make,
    next_asked,
    play_ai,
    resign,
    take_turns,
    wait_for_turn,
)

PAGES = ["/", "/play/gwint", "/deck/gwint", "/rules/gwint", "/settings", "/about"]

CUT = """() => [...document.querySelectorAll('button, a, h1, h2, h3, label, p, li, th, td, legend')]
  .filter(found => found.offsetParent !== null && !found.closest('.face, .unseen, .skip')
    && found.textContent.trim() !== ''
    && ['hidden', 'clip'].includes(getComputedStyle(found).overflowX)
    && found.clientWidth > 1 && found.scrollWidth > found.clientWidth + 1)
  .map(found => found.outerHTML.slice(0, 160))"""

"""What is one point wide is there for those who listen, and meant to be cut."""

TOO_WIDE = """() => [document.documentElement]
  .filter(root => root.scrollWidth > root.clientWidth).map(root => root.scrollWidth)"""

KEYS = """() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.textContent.trim());
  for (const found of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder'])
      texts.push(found.getAttribute(name) ?? '');
  const isName = text => /^[a-z]+(-[a-z0-9]+)+$/.test(text);
  const hole = /\\{ ?\\$[^}]*\\}|\\{[a-z][a-z0-9-]*(\\(\\))?\\}/;
  return texts.filter(text => isName(text) || hole.test(text));
}"""
"""Words that look like the name of a sentence, or like a sentence with a hole in it. A hand of
cards in an example of the rules is no hole, though it stands in the same brackets."""


def check_words(page: Page, language: str, where: str) -> None:
    """The page is in its language, no sentence is missing, none is cut off."""
    assert page.evaluate("() => document.documentElement.lang") == language, where
    check_none(page, KEYS, where=where)
    check_none(page, CUT, where=where)
    check_none(page, TOO_WIDE, where=where)


def test_the_language_changes_in_mid_game(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "schildwall")
    take_turns(page, 2)
    wait_for_turn(page)
    before = page.evaluate("() => window.__view.view.zones.map(zone => zone.cards)")
    english = page.get_by_test_id("prompt").inner_text()
    lines = page.locator("[role=log] .line").count()
    page.get_by_test_id("menu").click()
    page.locator("dialog [data-language=de]").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("prompt")).not_to_have_text(english)
    expect(page.locator("[role=log] .line").first).to_contain_text("Schlacht 1")
    assert page.locator("[role=log] .line").count() == lines
    assert page.evaluate("() => window.__view.view.zones.map(zone => zone.cards)") == before
    check_words(page, "de", "after the change")


def test_longer_words_are_never_cut_off(open_page: Open) -> None:
    """German words are long, and a third longer here."""
    walk_pages(open_page(None, language="de"), "de")


LOOKS = [(language, size) for language in ("en", "de") for size in ((1280, 800), (390, 844))]
ALL_PAGES = [
    *PAGES,
    *(f"/{kind}/{game}" for kind in ("play", "rules") for game in GAMES),
    "/nowhere",
    "/t/nowhere",
]


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), LOOKS)
def test_longer_words_are_cut_off_on_no_page(
    open_page: Open, language: str, size: tuple[int, int]
) -> None:
    walk_pages(open_page(None, language=language, size=size), language, ALL_PAGES)


def walk_pages(page: Page, language: str, paths: list[str] = PAGES) -> None:
    for path in paths:
        arrive(page, f"{path}?stretch")
        check_words(page, language, path)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "size"), LOOKS)
def test_longer_words_fit_on_every_screen_of_a_game(
    open_page: Open, game: str, language: str, size: tuple[int, int]
) -> None:
    """The waiting room, the invitation, the other's turn, menu, a card, the end, the replay, and
    the curtain."""
    host = open_page(None, language=language, size=size)
    guest = open_page(None, language=language, size=size)

    def check(page: Page, where: str) -> None:
        check_words(page, language, f"{game}: {where}")

    link = invite(host, game)
    host.goto(f"{host.url}?stretch")
    host.get_by_test_id("waiting-room").wait_for()
    check(host, "waiting room")
    address, _, mark = link.partition("#")
    guest.goto(f"{address}?stretch#{mark}")
    guest.get_by_test_id("sit").wait_for()
    check(guest, "invitation")
    guest.get_by_test_id("sit").click()
    asked = next_asked([host, guest])
    assert asked is not None
    check(guest if asked is host else host, "the other's turn")
    get_ready(asked)
    check(asked, "preview")
    asked.keyboard.press("Escape")
    asked.keyboard.press("Escape")
    asked.locator(".table [data-card][data-key]:visible").first.focus()
    asked.keyboard.press("i")
    asked.get_by_test_id("zoom").wait_for()
    check(asked, "a card")
    asked.keyboard.press("Escape")
    host.get_by_test_id("menu").click()
    check(host, "menu")
    host.keyboard.press("Escape")
    resign(host)
    check(host, "end")
    host.get_by_test_id("to-replay").click()
    host.get_by_test_id("ply").wait_for()
    check(host, "replay")
    make(host, game, [{"kind": "me"}, {"kind": "me"}], seed=5)
    host.goto(f"{host.url}?stretch")
    host.get_by_test_id("curtain").wait_for()
    check(host, "curtain")


def walk_table(page: Page, game: str, language: str, moves: int) -> None:
    """With longer words, at every few moves and at the end."""
    play_ai(page, game)
    page.goto(f"{page.url}?stretch")
    for turn in range(moves):
        wait_for_turn(page)
        if is_over(page):
            break
        check_words(page, language, f"after {turn} moves")
        take_turns(page, 1, seed=turn)


@pytest.mark.parametrize("game", ["gwint", "with_sword_and_shield"])
def test_longer_words_fit_on_the_table(open_page: Open, game: str) -> None:
    walk_table(open_page(None, language="de"), game, "de", 3)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_longer_words_fit_all_through_a_game(
    open_page: Open, game: str, language: str, size: tuple[int, int]
) -> None:
    walk_table(open_page(None, language=language, size=size), game, language, 40)


TERMS = {
    "gwint": {"round": "Runde"},
    "schildwall": {"battle": "Schlacht", "fight": "Kampf"},
    "swords_and_shields": {"turn": "Zug"},
    "with_sword_and_shield": {"turn": "Zug", "action": "Aktion"},
}
"""Words of the rules that must not be mixed up: a turn is no round, a fight no battle."""


@pytest.mark.parametrize("game", GAMES)
def test_every_card_and_rule_has_words_in_both_languages(open_page: Open, game: str) -> None:
    """All cards and paragraphs as the pages show them: same ids, no holes, the same terms."""
    page = open_page(None)
    books = {
        (what, language): page.context.request.get(
            f"/api/games/{game}/{what}?lang={language}"
        ).json()
        for what in ("cards", "rules")
        for language in ("en", "de")
    }
    for what in ("cards", "rules"):
        english, german = books[what, "en"], books[what, "de"]
        assert [one["id"] for one in english] == [one["id"] for one in german]
        for one in [*english, *german]:
            assert one["text"].strip() or what == "cards", one["id"]
            assert not re.search(r"\{ ?\$", one["text"]), one["id"]
            assert one.get("name", "x").strip() != "", one["id"]
    for english_word, german_word in TERMS[game].items():
        for english, german in zip(books["rules", "en"], books["rules", "de"]):
            if re.search(rf"\b{english_word}\b", english["chapter"], re.IGNORECASE):
                assert german_word.lower() in german["chapter"].lower(), english["chapter"]
