"""T13  Each event is one line of the log, at once; focus and choice outlast the other's moves."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect
from tests.browser.conftest import Open
from tests.browser.table import (
    GAMES,
    invite,
    is_over,
    make,
    next_asked,
    play_ai,
    scene,
    settle,
    sit,
    take_turns,
    wait_for_turn,
    wait_until_told,
)

WATCH = """() => {
  const heard = [];
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', () => heard.push(performance.now()));
    }
  };
  window.__heard = heard;
  window.__lines = [];
}"""
"""Before the page's own scripts: when anything came from the server."""

OBSERVE = """() => {
  const log = document.querySelector('[role=log]');
  new MutationObserver(changes => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.nodeType === 1 && node.matches('.line'))
        window.__lines.push({ id: node.dataset.line, at: performance.now(),
          heard: window.__heard.at(-1) ?? 0 });
  }).observe(log, { childList: true });
}"""


def check_lines(page: Page) -> list[dict[str, Any]]:
    """Every event of the view is drawn as one line, in order, and was added once."""
    told = page.evaluate("() => window.__view.log.map(entry => entry.id)")
    expect(page.locator("[role=log] .line")).to_have_count(len(told))
    drawn = page.evaluate(
        "() => [...document.querySelectorAll('[role=log] .line')].map(line => line.dataset.line)"
    )
    assert drawn == told
    assert len(set(told)) == len(told) > 0
    added: list[dict[str, Any]] = page.evaluate("() => window.__lines")
    ids = [one["id"] for one in added]
    assert len(ids) == len(set(ids)), "a line was added twice"
    return added


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_one_line(open_page: Open, game: str) -> None:
    page = open_page(None)
    page.add_init_script(f"({WATCH})()")
    play_ai(page, game, seed=5)
    page.evaluate(OBSERVE)
    take_turns(page, 6)
    wait_for_turn(page)
    assert check_lines(page)


def watch_the_other(open_page: Open, game: str, moves: int) -> list[dict[str, Any]]:
    """The host keeps the focus on a card (and a card chosen, where the own turn goes on) while
    the guest moves; returns the lines the host was told."""
    host, guest = open_page(None), open_page(None)
    host.add_init_script(f"({WATCH})()")
    sit(guest, invite(host, game))
    host.get_by_test_id("table").wait_for()
    host.evaluate(OBSERVE)
    seen = 0
    for at in range(20 * moves):
        asked = next_asked([host, guest])
        if asked is None or seen >= moves:
            break
        if asked is host:
            take_turns(host, 1, seed=at)
            continue
        kept = keep_focus(host)
        before = scene(host)
        take_turns(guest, 1, seed=at)
        wait_until_told(host)
        if scene(host) > before:
            seen += 1
            assert focused(host) == kept, "the focus moved"
    assert seen > 0
    return check_lines(host)


def keep_focus(page: Page) -> str:
    """Put the focus on a card of the hand, or on the log if there is none."""
    page.evaluate(
        """() => (document.querySelector('.your-hand [data-key]')
             ?? document.querySelector('[role=log]')).focus()"""
    )
    return focused(page)


def focused(page: Page) -> str:
    found: str = page.evaluate(
        "() => document.activeElement.dataset.key ?? document.activeElement.getAttribute('role')"
    )
    return found


def test_the_focus_outlasts_the_others_moves(open_page: Open) -> None:
    watch_the_other(open_page, "gwint", 3)


@pytest.mark.long
@pytest.mark.timed
@pytest.mark.parametrize("game", GAMES)
def test_fifty_moves_of_the_other(open_page: Open, game: str) -> None:
    lines = watch_the_other(open_page, game, 50)
    waits = sorted(one["at"] - one["heard"] for one in lines)
    print(f"{len(lines)} lines, the slowest {waits[-1]:.0f} ms after its message")
    assert waits[-1] <= 300


def test_a_choice_outlasts_what_others_do_beside_the_game(open_page: Open) -> None:
    """A card is chosen; the other leaves and comes back: it still is."""
    host, guest = open_page(None), open_page(None)
    sit(guest, invite(host, "gwint"))
    asked = next_asked([host, guest])
    assert asked is not None
    other = guest if asked is host else host
    wait_for_turn(asked)
    settle(asked)
    asked.locator(".your-hand [data-state=playable]").first.click(position={"x": 8, "y": 8})
    chosen = asked.locator("[data-state=selected]").first
    key = chosen.get_attribute("data-key")
    address = other.url
    other.goto("about:blank")
    expect(asked.get_by_test_id("absent")).to_be_visible()
    other.goto(address)
    other.get_by_test_id("table").wait_for()
    expect(asked.get_by_test_id("absent")).to_have_count(0)
    assert chosen.get_attribute("data-key") == key
    assert focused(asked) == key


TOLD = """() => [...window.__view.view.zones.map(zone => zone.label),
  ...window.__view.log.map(entry => entry.text)]"""


def test_nobody_is_called_by_the_id_of_a_level(open_page: Open) -> None:
    """The table and its story may come before the names of those who play."""
    page = open_page("/about")
    late: list[Route] = []
    page.route(re.compile("/api/games"), lambda route: late.append(route))
    seats = [{"kind": "ai", "level": "page"}, {"kind": "me"}]
    with page.expect_response(re.compile("/story")):
        make(page, "swords_and_shields", seats, seed=3)
    assert late
    for route in late:
        route.continue_()
    page.unroute_all()
    wait_for_turn(page)
    told = page.evaluate(TOLD)
    assert any("Page" in text for text in told)
    assert [text for text in told if re.search(r"\bpage\b", text)] == []


EDGES = """() => {
  const edge = found => getComputedStyle(found).borderInlineStartColor;
  const bars = [...document.querySelectorAll('.warlord')].map(edge);
  const lines = [...document.querySelectorAll('.log .line:is(.red, .blue)')].map(edge);
  return { bars, strange: lines.filter(line => !bars.includes(line)), lines: lines.length };
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_log_has_the_colours_of_the_table(open_page: Open, theme: str) -> None:
    page = open_page(None, theme=theme)
    make(page, "schildwall", [{"kind": "ai", "level": "page"}, {"kind": "me"}], seed=5)
    wait_for_turn(page)
    take_turns(page, 3)
    found = page.evaluate(EDGES)
    assert len(set(found["bars"])) == 2
    assert found["lines"] > 0
    assert found["strange"] == []


def test_a_rule_named_in_the_log_can_be_read(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "gwint")
    take_turns(page, 1)
    wait_for_turn(page)
    link = page.locator("[role=log] a.rule").first
    number = link.inner_text()
    link.click()
    expect(page.get_by_test_id("rule")).to_contain_text(number)
    page.get_by_role("link", name="The whole rulebook").click()
    expect(page.locator(f"#{number}")).to_be_in_viewport()


def test_a_double_click_acts_once(open_page: Open) -> None:
    page = open_page(None)
    play_ai(page, "schildwall")
    sent: list[str] = []

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(f"{frame!r}"))

    page.on("websocket", watch)
    page.reload()
    wait_for_turn(page)
    before = page.evaluate("() => window.__view.scene")
    page.locator(".your-hand [data-state=playable]").first.click(position={"x": 8, "y": 8})
    page.get_by_test_id("default").first.dblclick()
    page.wait_for_function("before => window.__view.scene > before", arg=before)
    wait_for_turn(page)
    assert sum('"act"' in frame for frame in sent) == 1
    assert not is_over(page)
