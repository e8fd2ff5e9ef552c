"""Whole games with everything that leaves the house recorded: frames, HTTP answers and logs.

Players and an onlooker come over the real application. After every move all that was sent to each
of them is searched for cards that are hidden from them, by id and by name, and so is the log.
"""

from __future__ import annotations

import asyncio
import io
import logging
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest
import structlog
from tests.server.house import GENEROUS, Guest, Inline, Time, aio, can_act, play_on
from tests.server.looking import KINDS, hidden_cards, seats_of, told_cards, without_aids

from tafelrunde.kernel import Game
from tafelrunde.server import wire
from tafelrunde.server.house import House
from tafelrunde.server.http.app import app_of
from tafelrunde.server.ops import logging as logs
from tafelrunde.server.store import StoreError
from tafelrunde.server.store.memory import MemoryStore

BASE = "http://house.example"
LONGEST = 100
"""Plies that are looked at. Duels of three games are shorter."""
EVERY = 12
"""Plies between two visits to all pages, each after a move that could not be stored."""
WINDOWS = {"Hagelsturm", "Hailstorm"}
"""Cards whose names are said, too, when nobody plays them: who goes on without one is told."""
FREE = msgspec.structs.replace(GENEROUS, requests_per_second=1e9, request_burst=1e9)


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All logs, also what is usually too fine to be written."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    text = io.StringIO()
    try:
        logs.set_up(text, json=True)
        root.setLevel(logging.DEBUG)
        logging.getLogger("httpx").disabled = True  # the browsers', not ours
        yield text
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        logging.getLogger("uvicorn.access").disabled = False
        logging.getLogger("httpx").disabled = False
        structlog.reset_defaults()


class Frail(MemoryStore):
    """A store that can be told to fail once."""

    fails = False

    def append(self, table: str, first: int, entries: Any, then: Any, summary: Any = None) -> None:
        if self.fails:
            self.fails = False
            asyncio.get_running_loop().call_soon(then, StoreError("the disk is full"))
        else:
            super().append(table, first, entries, then, summary)


class Place:
    """A house behind its application, with one table and all who are at it."""

    def __init__(self) -> None:
        self.time = Time()
        self.store = Frail()
        self.house = House(self.store, b"a secret of the house", bots=Inline(), limits=FREE)
        self.tables, self.lobby = self.house.tables, self.house.lobby
        self.tables.now, self.tables.later = self.time.now, self.time.later
        self.application = app_of(self.house)
        self.table = ""
        self.guests: list[Guest] = []
        self.browsers: list[httpx.AsyncClient] = []

    def room(self, _: Guest | None = None) -> Any:
        return self.tables.live[self.table].room

    async def rest(self) -> None:
        quiet = 0
        while quiet < 3:
            await asyncio.sleep(0)
            busy = self.tables._tasks or any(
                table.busy or table.jobs for table in self.tables.live.values()
            )
            quiet = 0 if busy else quiet + 1


@asynccontextmanager
async def seated(game: str, mode: str) -> AsyncIterator[Place]:
    """A table with all its players and, at the end, an onlooker."""
    place = Place()
    async with AsyncExitStack() as stack:
        stack.push_async_callback(place.house.close)
        transport = httpx.ASGITransport(place.application)
        for _ in range(seats_of(game, mode) + 1):
            browser = httpx.AsyncClient(transport=transport, base_url=BASE)
            place.browsers.append(await stack.enter_async_context(browser))
        order = {"game": game, "mode": mode, "sight": "listed", "seed": 7}
        made = await place.browsers[0].post("/api/tables", json=order)
        assert made.status_code == 201, made.text
        place.table = made.json()["table"]
        for browser in place.browsers[1:-1]:
            joined = await browser.post(f"/api/tables/{place.table}/join", json={})
            assert joined.status_code == 200, joined.text
        for browser in place.browsers:
            me = (await browser.get("/api/me")).json()["person"]
            guest = Guest(place, place.table, me)  # type: ignore[arg-type]
            await guest.say(wire.Hello())
            place.guests.append(guest)
        yield place


def addresses(document: Any, game: str, table: str, seats: int) -> list[str]:
    """Everything that can be asked for with GET, with all that may be put into it."""
    found = ["/healthz", "/metrics", "/", f"/t/{table}", "/schema/openapi.json"]
    for path, operations in document["paths"].items():
        if "get" in operations:
            filled = path.replace("{game}", game).replace("{table}", table)
            for ply in ("0", "2") if "{ply}" in filled else ("",):
                one = filled.replace("{ply}", ply)
                assert "{" not in one, f"this test must learn to fill {path}"
                found.extend(f"{one}?lang={language}" for language in ("en", "de"))
                found.extend(f"{one}?seat={seat}" for seat in range(seats) if ply)
    return found


class Cards:
    """How a card may be named: by its id, or by its name in a sentence."""

    def __init__(self, game: Game[Any], common: bytes) -> None:
        self._marks: dict[str, re.Pattern[bytes]] = {}
        held = Counter(name for card in game.cards for name in {card.name("en"), card.name("de")})
        for card in game.cards:
            names = {card.name("en"), card.name("de")}
            # A name that several cards bear tells of none of them.
            words = {card.id} | {name for name in names - WINDOWS if held[name] == 1}
            # Some are words of the table, too: a place, a faction, a kind of card.
            marks = [re.escape(word.encode()) for word in words if word.encode() not in common]
            self._marks[card.id] = re.compile(rb"(?<!\w)(?:" + b"|".join(marks) + rb")(?!\w)")
            if not marks:
                del self._marks[card.id]

    def named_in(self, text: bytes, cards: set[str]) -> set[str]:
        return {card for card in cards & self._marks.keys() if self._marks[card].search(text)}

    def among(self, cards: set[str]) -> int:
        return len(cards & self._marks.keys())


def common_words(place: Place) -> bytes:
    """What is said at the table while nothing lies on it yet, without cards in hands."""
    onlooker = place.guests[-1]
    told = b"".join(without_aids(frame) for frame in onlooker.frames)
    options = " ".join(f"{value}" for value in place.room().opened.options.values())
    return told + options.encode()


@pytest.mark.parametrize(("game", "mode"), KINDS)
@aio
async def test_nothing_that_leaves_the_house_names_a_hidden_card(
    game: str, mode: str, written: io.StringIO
) -> None:
    seats = seats_of(game, mode)
    async with seated(game, mode) as place:
        room, dice = place.room(), random.Random(12)
        players = place.guests[:-1]
        everybody: list[int | None] = [*range(seats), None]
        document = (await place.browsers[0].get("/schema/openapi.json")).json()
        pages = addresses(document, game, place.table, seats)
        cards = Cards(room.game, common_words(place))
        at_first = [await visit(browser, pages) for browser in place.browsers]
        told: list[set[str]] = [set() for _ in everybody]
        frames = answers = lines = 0
        while room.status != "over" and room.ply < LONGEST:
            was = [hidden_cards(room.game, room.state, who, seats) for who in everybody]
            heard = [len(guest.frames) for guest in place.guests]
            log = written.tell()
            ply, before = room.ply, room.state.clone()
            ask = ply % EVERY == EVERY - 1
            if ask:
                await lose_a_move(place, players, dice)
            await play_on(place, players, dice, 1)  # type: ignore[arg-type]
            if room.status == "over":
                break
            now = [hidden_cards(room.game, room.state, who, seats) for who in everybody]
            said = written.getvalue()[log:].encode()
            lines += said.count(b"\n")
            for at, who in enumerate(everybody):
                told[at] |= told_cards(room, before.clone(), ply, who)
                # Hidden before and after, and named by no event to this one.
                secret = (was[at] & now[at]) - told[at]
                for frame in place.guests[at].frames[heard[at] :]:
                    assert not cards.named_in(without_aids(frame), secret), (who, frame)
                    frames += cards.among(secret)
                assert not cards.named_in(said, secret), said
                if ask:
                    if ply > EVERY:  # what is the same for all was looked at once
                        pages = [page for page in pages if "/games" not in page]
                    texts = await visit(place.browsers[at], pages)
                    for page, text in texts.items():
                        if text != at_first[at][page]:  # a list of all cards says nothing
                            assert not cards.named_in(text, secret), (who, page, text)
                            answers += cards.among(secret)
        assert frames > 100, "hidden cards were looked for in frames"
        assert answers > 10, "and in answers"
        assert lines > 0, "and in logs that say something"


async def visit(browser: httpx.AsyncClient, pages: list[str]) -> dict[str, bytes]:
    """What all pages answer, with their headers."""
    texts = {}
    for page in pages:
        answer = await browser.get(page)
        assert answer.status_code < 500, (page, answer.text)
        if "/replay" in page or "/record" in page:
            assert answer.status_code == 403, page
        texts[page] = repr(sorted(answer.headers.items())).encode() + answer.content
    return texts


async def lose_a_move(place: Place, players: list[Guest], dice: random.Random) -> None:
    """A move that can not be stored: the log says so, and so does a refusal."""
    asked = [guest for guest in players if can_act(guest)]
    if not asked:
        return
    ply = place.room().ply
    place.store.fails = True
    guest = dice.choice(asked)
    await guest.act(dice.choice(guest.moves)["action"])
    assert guest.last("refused")["code"] == "store"
    assert place.room().ply == ply
