"""What a player does at the table, seen only through the page."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

GAMES = ("gwint", "schildwall", "swords_and_shields", "with_sword_and_shield")
LIT = "[data-state=target], [data-state=playable]"


# Sitting down -----------------------------------------------------------------------------


def play_ai(page: Page, game: str, seed: int = 7, **terms: Any) -> None:
    """A table against the weakest AI, which answers at once."""
    seats = [{"kind": "me"}, {"kind": "ai", "level": "page"}]
    make(page, game, seats, seed=seed, **terms)
    wait_for_turn(page)


def play_gwint_past_the_exchange(page: Page) -> None:
    """Always the same hand, kept as it was dealt."""
    play_ai(page, "gwint", seed=15, options={"deck_a": "nilfgaard"})
    touch(page, "say/keep")
    confirm(page)
    wait_for_turn(page)


def make(page: Page, game: str, seats: list[dict[str, str]], **terms: Any) -> dict[str, Any]:
    """Make a table as the set-up page does, and go there. Returns where one sits, with links."""
    order = {"game": game, "seats": seats, **terms}
    answer = page.context.request.post("/api/tables", data=order)
    assert answer.ok, answer.text()
    made: dict[str, Any] = answer.json()
    page.goto(f"/t/{made['table']}")
    return made


# Looking ----------------------------------------------------------------------------------


TURN = """() => {
  const shown = window.__view;
  if (!shown || !document.querySelector('[data-dressed=true]')) return false;
  if (shown.view.outcome) return true;
  const machines = (shown.players ?? []).filter(player => player.ai).map(player => player.seat);
  return shown.view.moves.length > 0
    && document.querySelector('[data-state=playable], [data-state=target], [data-testid=default]')
    && !shown.view.waitingOn.some(seat => machines.includes(seat));
}"""
"""The table is wholly drawn, this seat is asked and can touch something (several moves may follow
from one touch), and no AI is asked: where several are asked at once, its answer would come at any
moment and change the table under our hands."""


def wait_for_turn(page: Page) -> None:
    """Until this seat is asked and nothing moves by itself any more, or the game is over."""
    page.wait_for_function(TURN)


def is_over(page: Page) -> bool:
    return bool(page.evaluate("() => window.__view?.view.outcome != null"))


def scene(page: Page) -> int:
    return int(page.evaluate("() => window.__view.scene"))


def view(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => window.__view.view")
    return found


def position(page: Page) -> Any:
    """What lies where and what may be done, without words."""
    return page.evaluate(
        """() => { const { zones, moves, question, counters } = window.__view.view;
          return { question, moves: moves.map(move => move.action),
            counters: counters.map(({ name, value }) => [name, value]),
            zones: zones.map(({ place, count, cards }) => [place, count, cards]) }; }"""
    )


def hand(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('.your-hand [data-card]')].map(c => c.dataset.card)"
    )
    return found


STILL = """() => document.fonts.status === 'loaded'
  && document.getAnimations().every(found => found.playState !== 'running')"""


def settle(page: Page) -> None:
    """Until nothing moves or changes its letters any more."""
    page.wait_for_function(STILL)


def arrive(page: Page, path: str) -> None:
    """Open a page, and wait until it shows all that it fetches."""
    page.goto(path)
    page.wait_for_function(
        """() => document.querySelector('main h1') && !document.querySelector('.loading')
          && [...document.querySelectorAll('.lobby .columns .list')]
            .every(list => list.querySelector('ul'))"""
    )
    settle(page)


def check_none(page: Page, find: str, arg: Any = None, *, where: str = "") -> None:
    """A search for faults finds none, once the page has settled."""
    last: list[Any] = []
    settle(page)
    for _ in range(600):
        last = page.evaluate(find, arg)
        if not last:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{where} {last}")


# Moving with the mouse or a finger --------------------------------------------------------


def choose(page: Page, chance: random.Random, *, tap: bool = False) -> None:
    """Touch what is lit until a move is ready."""
    default = page.get_by_test_id("default")
    for _ in range(12):
        if default.count() > 0:
            return
        lit = page.evaluate(
            """() => {
              const states = '[data-state=target], [data-state=playable]';
              const all = [...document.querySelectorAll(states)]
                .filter(found => found.offsetParent !== null && found.dataset.key);
              const targets = all.filter(found => found.dataset.state === 'target');
              return (targets.length ? targets : all).map(found => found.dataset.key);
            }"""
        )
        assert lit, f"nothing is lit: {page.get_by_test_id('prompt').inner_text()}"
        touch(page, chance.choice(lit), tap=tap)
    expect(default).not_to_have_count(0)


def touch(page: Page, key: str, *, tap: bool = False) -> None:
    """Click a place by the name of its element, as a finger or a mouse would."""
    place = page.locator(f'[data-key="{key}"]').first
    if tap:
        place.tap(position={"x": 8, "y": 8})
    else:
        place.click(position={"x": 8, "y": 8})


LET_GO = """before => window.__view.scene > before
  || document.querySelector('[data-testid=default]:not([data-holding])')"""
"""It is done, or the button slipped away: a preview that comes late may move it."""


def confirm(page: Page, *, tap: bool = False) -> None:
    """Press the marked button, held until it is done where it wants that, and wait for what
    follows."""
    before = scene(page)
    default = page.get_by_test_id("default").first
    if default.get_attribute("data-hold") is None:
        press(page, default, before, tap=tap)
        return
    held = hold_with_a_finger if tap else hold_with_the_mouse
    for _ in range(5):
        held(page, default, before)
        if scene(page) > before:
            return
    raise AssertionError("the button never held")


TAKEN = """before => window.__view.scene > before
  || document.querySelector('[data-testid=default]:not(:disabled)') === null"""
DOUBLE = 600
"""Milliseconds after which a click is no second half of a double click any more."""


def press(page: Page, button: Locator, before: int, *, tap: bool) -> None:
    """Two questions may follow each other so quickly, with their buttons in the same place, that
    the answer to the second counts as a double click, which acts once: then press again."""
    for _ in range(5):
        if tap:
            button.tap()
        else:
            button.click()
        if page.evaluate(TAKEN, before):
            wait_for_scene(page, before)
            return
        page.wait_for_timeout(DOUBLE)
    raise AssertionError("the button does nothing")


def hold_with_the_mouse(page: Page, button: Locator, before: int) -> None:
    button.hover()
    page.mouse.down()
    page.wait_for_function(LET_GO, arg=before)
    page.mouse.up()


def hold_with_a_finger(page: Page, button: Locator, before: int) -> None:
    box = button.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_function(LET_GO, arg=before)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def hold_with_a_key(page: Page, key: str = "Enter") -> None:
    """The marked button, held with a key until it is done."""
    before = scene(page)
    page.keyboard.down(key)
    page.wait_for_function(LET_GO, arg=before)
    page.keyboard.up(key)
    wait_for_scene(page, before)


def wait_for_scene(page: Page, before: int) -> None:
    page.wait_for_function("before => window.__view.scene > before", arg=before)


def resign(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    page.get_by_test_id("result").wait_for()


# Moving in haste --------------------------------------------------------------------------

UNTIL = """(found, what) => new Promise((done, fail) => {
  const end = performance.now() + 60000;
  const look = () => {
    const seen = found();
    if (seen) done(seen);
    else if (performance.now() > end) fail(new Error(`waited in vain for ${what}`));
    else setTimeout(look, 1);
  };
  look();
})"""


def waiting(script: str) -> str:
    """A function for the page that can wait inside it: `await until(found, what)` gives what was
    found, or fails with what was waited for."""
    return f"given => {{ const until = {UNTIL}; return ({script})(given); }}"


HASTE = waiting(
    """async ({ moves, seed, only }) => {
  let luck = (seed * 2654435761 + 1) % 4294967296;
  const roll = most => {
    luck = (luck * 1664525 + 1013904223) % 4294967296;
    return Math.floor((luck / 4294967296) * most);
  };
  const shown = () => window.__view ?? null;
  const button = () => document.querySelector('[data-testid=default]:not(:disabled)');
  const lit = state => [...document.querySelectorAll(`[data-state=${state}][data-key]`)]
    .filter(found => found.offsetParent !== null);
  const marks = () => [...document.querySelectorAll('[data-key]')]
    .map(found => found.dataset.key + found.dataset.state).join();
  let made = 0;
  while (made < moves) {
    await until(TURN, 'a turn');
    if (shown().view.outcome) break;
    const before = shown().scene;
    const gone = () => shown() === null || shown().scene !== before;
    for (let touches = 0; touches < 16 && !button() && !gone(); touches++) {
      await until(() => gone() || button() || lit('target').length || lit('playable').length,
        'a place');
      if (gone() || button()) break;
      const targets = lit('target');
      const among = targets.length ? targets : lit('playable');
      const drawn = marks();
      among[roll(among.length)].click();
      await until(() => gone() || marks() !== drawn || button(), 'what a touch leads to');
    }
    const press = await until(() => gone() ? 'gone' : button(), 'the marked button');
    if (press === 'gone') continue;
    if (only) return made;
    press.click();
    if (press.dataset.hold !== undefined) {
      await until(() => gone() || press.classList.contains('armed'), 'the second press');
      press.click();
    }
    await until(gone, 'what follows');
    made += 1;
    if (shown() === null) break;
  }
  return made;
}""".replace("TURN", TURN)
)
"""Plays inside the page, without pointers: for tests that are about something else. A question
that goes away by itself, such as a secret one whose time is over, is no move."""


def take_turns(page: Page, moves: int, seed: int = 1) -> int:
    """Make so many moves by what the page offers; stops at the end of the game, or when the
    device is to be handed over."""
    made: int = page.evaluate(HASTE, {"moves": moves, "seed": seed, "only": False})
    return made


def get_ready(page: Page, seed: int = 1) -> None:
    """Touch until a move is ready, and do not carry it out."""
    page.evaluate(HASTE, {"moves": 1, "seed": seed, "only": True})


def wait_until_told(*pages: Page) -> None:
    """Until each page shows all that the server has to tell it: nothing is on its way to any.

    Whoever moves knows of it first. The others' pages must not be read before they know, too.
    """
    for page in pages:
        for _ in range(60):
            if knows_all(page):
                break
        else:
            raise AssertionError(f"{page.url} was not told everything")


def knows_all(page: Page) -> bool:
    """Whether the page comes to show what the server tells now; if a secret question closes
    meanwhile there is more to tell, and it must be asked again."""
    table = re.search(r"/(?:t|watch)/([^/?#]+)", page.url)
    assert table, page.url
    story = page.context.request.get(f"/api/tables/{table[1]}/story").json()
    told = sum(len(scene["events"]) for scene in story["scenes"])
    try:
        page.wait_for_function(
            "told => window.__view?.log.length === told", arg=told, timeout=1_000
        )
    except Late:
        return False
    return True


def next_asked(pages: list[Page]) -> Page | None:
    """Waits until one of the pages is asked; None if the game is over. Secret questions, which
    go away by themselves, do not count. The others may not know of the last move yet."""
    for _ in range(1200):
        for page in pages:
            state = page.evaluate(
                """() => window.__view?.view.outcome ? 'over'
                     : (window.__view?.view.moves.length
                       && !document.querySelector('[data-testid=window]') ? 'asked' : '')"""
            )
            if state == "over":
                return None
            if state == "asked":
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def take_turns_together(pages: list[Page], moves: int, seed: int = 2) -> int:
    """Whoever is asked moves; ends with the game."""
    for made in range(moves):
        asked = next_asked(pages)
        if asked is None:
            return made
        take_turns(asked, 1, seed=seed + made)
    return moves


# Two at two devices -----------------------------------------------------------------------


def invite(host: Page, game: str, seats: int = 2, **terms: Any) -> str:
    """A table with free seats; the link for the guests."""
    plan = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    made = make(host, game, plan, **{"seed": 11, **terms})
    host.get_by_test_id("waiting-room").wait_for()
    return str(made["invite"])


def sit(guest: Page, link: str) -> None:
    """One click from the link to the seat."""
    guest.goto(link)
    guest.get_by_test_id("sit").click()
    guest.get_by_test_id("table").or_(guest.get_by_test_id("waiting-room")).wait_for()


# Playing until something comes up ---------------------------------------------------------


def play_until(page: Page, wanted: str, moves: int = 400, seed: int = 1) -> None:
    """Play on until this seat is asked and the view is as wanted."""
    for at in range(moves):
        wait_for_turn(page)
        assert not is_over(page), f"never came up: {wanted}"
        if page.evaluate(f"() => ({wanted})(window.__view.view)"):
            return
        take_turns(page, 1, seed=seed * 1000 + at)
    raise AssertionError(f"never came up: {wanted}")
