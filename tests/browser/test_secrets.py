"""T9  Nobody is sent what they may not see: not in frames, not in the page, not in the log."""

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
    sit,
    take_turns_together,
    view,
    wait_until_told,
)

KNOWN_ARMIES = {"schildwall"}
"""Where everybody has the same cards and the table lists them all, an id alone is no secret."""

GUESSES = {"stops"}
"""Lists of all that may be in another hand, made without a look at it: no card in them is told."""


def frames_of(page: Page) -> list[str]:
    """Everything the server sends to this page, as text."""
    told: list[str] = []

    def watch(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: told.append(text_of(frame)))

    page.on("websocket", watch)
    return told


def text_of(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else zlib.decompress(frame, -15).decode()


def words_in(value: Any) -> Iterator[str]:
    """Every word of a message, ids of cards inside places included."""
    if isinstance(value, str):
        yield from re.split(r"[\s/#,.;:()»«„“\"]+", value)
    elif isinstance(value, dict):
        for name, item in value.items():
            if name not in GUESSES:
                yield name
                yield from words_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from words_in(item)


def held(page: Page, seat: int) -> set[str]:
    """The faces in this seat's own closed hand."""
    return {
        card
        for zone in view(page)["zones"]
        if zone["place"].startswith("hand/") and zone["owner"] == seat
        for card in zone["cards"] or []
    }


def open_faces(page: Page) -> set[str]:
    """Every face this page shows by right, now."""
    return {card for zone in view(page)["zones"] for card in zone["cards"] or []}


def shown_once(frames: list[str]) -> set[str]:
    """Cards that somebody showed to all by the rules and took back into the hand."""
    return {
        str(event["facts"].get("card"))
        for frame in frames
        for event in json.loads(frame).get("events", [])
        if event["kind"].endswith(".shown")
    }


def shown_zones(frames: list[str]) -> list[dict[str, Any]]:
    """Every zone of every view that was sent."""
    found: list[dict[str, Any]] = []
    for frame in frames:
        found.extend((json.loads(frame).get("view") or {}).get("zones", []))
    return found


def check_zones(frames: list[str], owner: int) -> None:
    """Hands and decks of others come as counts."""
    closed = [
        zone
        for zone in shown_zones(frames)
        if str(zone["place"]).startswith(("hand/", "deck/", "ready/"))
        and (owner < 0 or zone.get("owner") == owner)
    ]
    assert closed
    assert all(zone.get("cards") is None for zone in closed)


def check_words(page: Page, frames: list[str], secrets: set[str]) -> None:
    """The ids of hidden cards are in no frame and nowhere in the page."""
    told = {word for frame in frames for word in words_in(json.loads(frame))}
    assert not secrets & told
    drawn = page.evaluate(
        """() => [...document.querySelectorAll('.table *')].flatMap(found =>
             [...found.attributes].flatMap(one => one.value.split(/[\\s/#]+/)))"""
    )
    assert not secrets & set(drawn)


def check_secrets(open_page: Open, game: str, moves: int) -> int:
    """A game of two with an onlooker. Returns how many hidden cards were looked for."""
    host, guest, onlooker = open_page(None), open_page(None), open_page(None)
    told = {guest: frames_of(guest), onlooker: frames_of(onlooker)}
    link = invite(host, game)
    table = re.search(r"/t/([^#]+)", link)
    assert table
    sit(guest, link)
    onlooker.goto(f"/watch/{table[1]}")
    onlooker.get_by_test_id("table").wait_for()
    known: dict[Page, set[str]] = {guest: set(), onlooker: set()}
    looked_for = 0
    at = 0
    while at < moves or (looked_for == 0 and at < 60 and game not in KNOWN_ARMIES):
        next_asked([host, guest])
        wait_until_told(host, guest, onlooker)
        for page in (guest, onlooker):
            known[page] |= open_faces(page) | shown_once(told[page])
            secrets = held(host, 0) - known[page]
            looked_for += len(secrets)
            if game not in KNOWN_ARMIES:
                check_words(page, told[page], secrets)
        if at == 0:
            refused = guest.context.request.get(f"/api/tables/{table[1]}/replay")
            assert refused.status == 403, "a game under way has no replay"
        if take_turns_together([host, guest], 1, seed=at) == 0:
            break
        at += 1
    wait_until_told(host, guest, onlooker)
    check_zones(told[guest], 0)
    check_zones(told[onlooker], -1)
    story = guest.context.request.get(f"/api/tables/{table[1]}/story").json()
    if game not in KNOWN_ARMIES:
        known[guest] |= open_faces(guest) | shown_once(told[guest])
        assert not (held(host, 0) - known[guest]) & set(words_in(story))
    return looked_for


@pytest.mark.parametrize("game", ["gwint", "swords_and_shields"])
def test_nobody_is_sent_what_they_may_not_see(open_page: Open, game: str) -> None:
    assert check_secrets(open_page, game, 3) > 0


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_sent_a_secret_in_a_long_game(open_page: Open, game: str) -> None:
    looked_for = check_secrets(open_page, game, 60)
    assert looked_for > 0 or game in KNOWN_ARMIES
