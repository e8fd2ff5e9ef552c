"""T9  Nobody is sent what they may not see: not in frames, not in the page, not in the log, not
after a move was taken back, not in a replay."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket
from tests.browser.conftest import Open
from tests.browser.table import (
    GAMES,
    invite,
    next_asked,
    resign,
    sit,
    take_turns,
    take_turns_together,
    view,
    wait_until_told,
)

KNOWN_ARMIES = {"schildwall"}
"""Where everybody has the same few kinds of cards, having seen one tells nothing of the next: what
is secret is judged anew with every move."""

GUESSES = {"stops"}
"""Lists of all that may be in another hand, made without a look at it: no card in them is told."""

CLOSED = ("hand/", "deck/", "ready/")


# What was sent ----------------------------------------------------------------------------


def frames_of(page: Page) -> list[str]:
    """Everything the server sends to this page, as text."""
    told: list[str] = []

    def watch(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(text_of(frame)))

    page.on("websocket", watch)
    return told


def text_of(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else zlib.decompress(frame, -15).decode()


def sentences_in(value: Any) -> Iterator[str]:
    """Every text and every name in a message."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, item in value.items():
            if name not in GUESSES:
                yield name
                yield from sentences_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from sentences_in(item)


def words_in(sentences: Iterator[str] | list[str]) -> set[str]:
    """Every word, ids of cards inside places included."""
    return {word for text in sentences for word in re.split(r"[\s/#,.;:()»«„“\"]+", text)}


DRAWN = """skipped => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('.table'),
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const around = node.nodeType === 1 ? node : node.parentElement;
    if (around.closest(skipped)) continue;
    if (node.nodeType === 3) found.push(node.textContent);
    else for (const one of node.attributes) found.push(one.value);
  }
  return found;
}"""
"""All texts and attributes of the table, but for parts that are looked at in another way."""

LISTS = ".tracker, [data-testid=stops]"
"""What there is in the game at all, whoever holds it."""
STORY = "[role=log], [data-testid=news]"
"""Lines about older cards. Each was looked at when it came."""


# What may be known ------------------------------------------------------------------------


def zones(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = view(page)["zones"]
    return found


def held(page: Page, seat: int) -> set[str]:
    """The faces in this seat's own closed hand, and what it has sealed."""
    return {
        card
        for zone in zones(page)
        if zone["place"].startswith(("hand/", "support/")) and zone["owner"] == seat
        for card in zone["cards"] or []
    }


def open_faces(page: Page) -> set[str]:
    """Every face this page shows by right, now."""
    return {card for zone in zones(page) for card in zone["cards"] or []}


def shown_once(frames: list[str]) -> set[str]:
    """Cards that somebody showed to all by the rules and took back into the hand."""
    return {
        str(event["facts"].get("card"))
        for frame in frames
        for event in json.loads(frame).get("events", [])
        if event["kind"].endswith(".shown")
    }


class Onlooker:
    """Somebody at another device, and what they may know of the host's cards."""

    def __init__(self, page: Page, game: str, names: dict[str, str]) -> None:
        self.page = page
        self.frames = frames_of(page)
        self.names = names
        self.forgets = game in KNOWN_ARMIES
        self.read = 0
        self.faces: set[str] = set()
        self.ever: set[str] = set()
        self.looked_for = 0

    def look(self, secrets: set[str]) -> None:
        """The cards the host holds are nowhere, unless they were seen by right."""
        shown = open_faces(self.page)
        known = self.faces | shown | shown_once(self.frames)
        self.check(secrets - known, known)
        self.faces = shown if self.forgets else known
        self.ever |= known
        if self.forgets:
            self.read = len(self.frames)

    def check(self, secrets: set[str], known: set[str]) -> None:
        self.looked_for += len(secrets)
        messages = [json.loads(frame) for frame in self.frames[self.read :]]
        told = list(sentences_in(messages))
        drawn = self.page.evaluate(DRAWN, f"{LISTS}, {STORY}" if self.forgets else LISTS)
        for where in (told, drawn):
            assert secrets & words_in(where) == set()
            assert not named(self.called(secrets, known), where)

    def called(self, secrets: set[str], known: set[str]) -> set[str]:
        """Names that only secret cards have."""
        return {self.names[card] for card in secrets} - {self.names[card] for card in known}


def named(names: set[str], texts: list[str]) -> list[str]:
    """Texts in which one of these cards is called by its name."""
    if not names:
        return []
    found = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(names)))})(?!\w)")
    return [text for text in texts if found.search(text)]


# Games ------------------------------------------------------------------------------------


class Watched:
    """A game of two with an onlooker: what the host holds is a secret of the host."""

    def __init__(self, open_page: Open, game: str) -> None:
        self.host, guest, onlooker = open_page(None), open_page(None), open_page(None)
        cards = self.host.context.request.get(f"/api/games/{game}/cards?lang=en").json()
        names = {card["id"]: card["name"] for card in cards}
        self.others = [Onlooker(page, game, names) for page in (guest, onlooker)]
        link = invite(self.host, game)
        self.table = link.partition("/t/")[2].partition("#")[0]
        sit(guest, link)
        onlooker.goto(f"/watch/{self.table}")
        onlooker.get_by_test_id("table").wait_for()
        self.players = [self.host, guest]

    def look(self) -> None:
        next_asked(self.players)
        wait_until_told(self.host, *(other.page for other in self.others))
        for other in self.others:
            other.look(held(self.host, 0))

    def move(self, seed: int) -> bool:
        """False once the game is over."""
        return take_turns_together(self.players, 1, seed=seed) == 1

    def take_back(self) -> bool:
        """Whoever moves now asks for the move again, if that goes, and gets it."""
        mover = next_asked(self.players)
        if mover is None:
            return False
        take_turns(mover, 1)
        self.look()
        button = mover.get_by_test_id("undo")
        if button.get_attribute("aria-disabled") == "true":
            return False
        button.click()
        other = next(page for page in self.players if page is not mover)
        other.get_by_test_id("undo-asked").get_by_role("button", name="Agree").click()
        mover.get_by_test_id("undo-asked").wait_for(state="detached")
        return True

    def check_zones(self) -> None:
        """Hands and decks of others came as counts, in every view that was ever sent."""
        guest, onlooker = self.others
        for other, owners in ((guest, {0}), (onlooker, {0, 1})):
            sent = [json.loads(frame).get("view") or {} for frame in other.frames]
            closed = [
                zone
                for seen in sent
                for zone in seen.get("zones", [])
                if zone["place"].startswith(CLOSED) and zone.get("owner") in owners
            ]
            assert closed
            assert all(zone.get("cards") is None for zone in closed)

    def check_story(self) -> None:
        """The log as it is fetched again tells no more than the one that was sent."""
        for other in self.others:
            story = other.page.context.request.get(f"/api/tables/{self.table}/story").json()
            told = list(sentences_in(story))
            secrets = held(self.host, 0) - other.ever
            assert not secrets & words_in(told)
            assert not named(other.called(secrets, other.ever), told)

    def check_no_replay(self) -> None:
        """A game under way has none, from nobody's seat, and no record."""
        for other in self.others:
            for path in ("replay", "replay/0", "replay/0?seat=0", "record"):
                answer = other.page.context.request.get(f"/api/tables/{self.table}/{path}")
                assert answer.status == 403, path

    def check_replay(self) -> None:
        """Afterwards what everybody saw is shown as everybody saw it."""
        onlooker = self.others[1].page
        onlooker.goto(f"/replay/{self.table}#move=1")
        onlooker.wait_for_function("() => window.__view?.move === 1")
        closed = [zone for zone in zones(onlooker) if zone["place"].startswith(CLOSED)]
        assert closed
        assert all(zone["cards"] is None for zone in closed)


def check_secrets(open_page: Open, game: str, moves: int, *, long: bool = False) -> None:
    watched = Watched(open_page, game)
    watched.check_no_replay()
    taken_back = False
    for at in range(max(moves, 60)):
        watched.look()
        enough = at >= moves and all(other.looked_for for other in watched.others)
        if enough or not watched.move(seed=at):
            break
        if long and not taken_back and at >= 5:
            taken_back = watched.take_back()
    watched.check_zones()
    watched.check_story()
    assert all(other.looked_for > 0 for other in watched.others)
    if long:
        assert taken_back, "no move could be taken back"
        if next_asked(watched.players) is not None:
            watched.check_no_replay()
            resign(watched.host)
        watched.check_replay()


@pytest.mark.parametrize("game", ["gwint", "schildwall", "swords_and_shields"])
def test_nobody_is_sent_what_they_may_not_see(open_page: Open, game: str) -> None:
    check_secrets(open_page, game, 3)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_a_secret_in_a_long_game(open_page: Open, game: str) -> None:
    check_secrets(open_page, game, 60, long=True)
