"""T20  Somebody's line is cut: for a moment, for a minute, for ever."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import House, Open
from tests.browser.table import (
    invite,
    is_over,
    next_asked,
    position,
    sit,
    take_turns,
    take_turns_together,
    wait_for_turn,
    wait_until_told,
)
from tests.browser.test_secrets import frames_of
from tests.browser.wire_cut import Line

CUT_SHORT = ("ERR_", "closed before receiving a handshake response")
"""What a browser says of a line that is cut before a request, or between a greeting and its
answer. No page can keep it from saying so."""


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    found = Line(house.address)
    yield found
    found.close()


class Two:
    """Two people at a table; the guest's line can be cut."""

    def __init__(self, open_page: Open, line: Line, **terms: Any) -> None:
        self.line = line
        self.host = open_page(None)
        self.guest = open_page(None, at=line.address, expects=CUT_SHORT)
        self.told = frames_of(self.host)
        sit(self.guest, invite(self.host, "gwint", **terms))
        self.host.get_by_test_id("table").wait_for()
        take_turns_together([self.host, self.guest], 3)
        wait_until_told(self.host, self.guest)

    @property
    def absent(self):  # type: ignore[no-untyped-def]
        return self.host.get_by_test_id("absent")

    def cut(self) -> None:
        """The host is told, and so is whoever sits at the dead line."""
        self.line.cut()
        expect(self.absent).to_be_visible()
        expect(self.guest.get_by_text("The connection is lost")).to_be_visible()

    def mend(self) -> None:
        """The guest comes back without a hand moved."""
        self.line.mend()
        expect(self.absent).to_have_count(0)
        expect(self.guest.get_by_text("The connection is lost")).to_have_count(0)
        wait_until_told(self.host, self.guest)

    def choose(self, name: str) -> None:
        """What the host wants to become of the empty seat, once there is a choice."""
        self.absent.get_by_role("button", name=name).click()

    def patience(self) -> list[int]:
        """How long the host was asked to wait on, in every message about the empty seat."""
        tables = [json.loads(frame).get("table") for frame in self.told]
        return [one["grace"] for table in tables if table for one in table.get("absent", [])]

    def clocks_around_the_gap(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The clocks as the host was told of them when the guest went, and when he came back."""
        news = [json.loads(frame) for frame in self.told]
        tables = [one for one in news if one["type"] == "table" and one.get("clock")]
        away = [at for at, one in enumerate(tables) if one["table"].get("absent")]
        return tables[away[0]]["clock"], tables[away[-1] + 1]["clock"]


def test_a_line_that_is_cut_mends_by_itself(open_page: Open, line: Line) -> None:
    """Back at the same table; then once more, while the other moves: nothing is missed."""
    two = Two(open_page, line)
    before = position(two.guest)
    two.cut()
    two.mend()
    assert position(two.guest) == before
    while next_asked([two.host, two.guest]) is two.guest:
        take_turns(two.guest, 1)
    two.cut()
    take_turns(two.host, 1)
    two.mend()
    lines = two.host.locator("[role=log] .line").count()
    expect(two.guest.locator("[role=log] .line")).to_have_count(lines)
    assert take_turns_together([two.host, two.guest], 4) == 4


def test_whoever_waits_may_wait_on_or_let_an_ai_play(open_page: Open, line: Line) -> None:
    """With clocks. Whoever comes back at last gets the seat back from the AI."""
    two = Two(open_page, line, clock={"tempo": "real", "minutes": 20, "increment": 0})
    expect(two.host.locator("time.clock")).to_have_count(2)
    two.cut()
    two.choose("Wait")
    for _ in range(600):
        if zero_then_more(two.patience()):
            break
        two.host.wait_for_timeout(100)
    assert zero_then_more(two.patience()), "waiting gives the other more time"
    two.choose("Let an AI play on")
    expect(two.absent).to_have_count(0)
    take_turns(two.host, 2)
    wait_for_turn(two.host)
    assert not is_over(two.host)
    two.line.mend()
    expect(two.guest.get_by_text("The connection is lost")).to_have_count(0)
    expect(two.guest.locator("time.clock")).to_have_count(2)
    assert take_turns_together([two.host, two.guest], 4) == 4


def left(page: Page) -> list[int]:
    """The clocks as this page shows them, in milliseconds."""
    found: list[int] = page.evaluate(
        "() => [...document.querySelectorAll('time.clock')].map(c => Number(c.dataset.left))"
    )
    return found


def test_the_clock_of_somebody_who_is_away_stands_still(open_page: Open, line: Line) -> None:
    """It runs while one is asked and there, waits with the empty seat, and then runs on."""
    two = Two(open_page, line, clock={"tempo": "real", "minutes": 20, "increment": 0})
    while next_asked([two.guest, two.host]) is two.host:
        take_turns(two.host, 1)
    wait_until_told(two.host, two.guest)
    his = two.host.locator("time.clock").nth(1)
    expect(his).to_have_class(re.compile(r"\brunning\b"))
    before = left(two.host)
    two.host.wait_for_function(
        "left => Number(document.querySelectorAll('time.clock')[1].dataset.left) < left - 1000",
        arg=before[1],
    )
    two.cut()
    expect(his).not_to_have_class(re.compile(r"\brunning\b"))
    at_the_cut = left(two.host)
    two.host.wait_for_timeout(3_000)
    assert left(two.host) == at_the_cut, "somebody's clock ran while nobody could move"
    two.mend()
    expect(his).to_have_class(re.compile(r"\brunning\b"))
    gone, back = two.clocks_around_the_gap()
    assert back["left"][0] == gone["left"][0]
    assert 0 <= gone["left"][1] - back["left"][1] < 1_000, "the three seconds away were charged"
    assert gone["running"] == []
    assert left(two.guest)[1] <= gone["left"][1]


def zero_then_more(graces: list[int]) -> bool:
    """The choice was there, and then some patience again."""
    return 0 in graces and any(grace > 0 for grace in graces[graces.index(0) :])


def test_the_win_is_claimed_from_somebody_who_never_returns(open_page: Open, line: Line) -> None:
    two = Two(open_page, line)
    two.cut()
    two.choose("Claim the win")
    result = two.host.get_by_test_id("result")
    expect(result).to_contain_text("You win")
    expect(result).to_contain_text("left", ignore_case=True)


@pytest.mark.long
@pytest.mark.parametrize("seconds", [5, 60])
def test_a_line_is_silent_for_long(open_page: Open, line: Line, seconds: int) -> None:
    """A tunnel: nothing is closed, nothing gets through; afterwards all goes on."""
    two = Two(open_page, line)
    before = position(two.guest)
    line.silence()
    two.guest.wait_for_timeout(seconds * 1000)
    line.mend()
    wait_until_together(two)
    assert position(two.guest) == before
    assert take_turns_together([two.host, two.guest], 4) == 4


@pytest.mark.long
@pytest.mark.timed
@pytest.mark.parametrize("seconds", [5, 60])
def test_a_line_is_cut_for_long(open_page: Open, line: Line, seconds: int) -> None:
    """The host knows within two seconds; the guest is back within three."""
    two = Two(open_page, line)
    before = position(two.guest)
    line.cut()
    two.absent.wait_for(timeout=2_000)
    two.guest.wait_for_timeout(seconds * 1000)
    line.mend()
    two.absent.wait_for(state="detached", timeout=3_000)
    assert position(two.guest) == before
    assert take_turns_together([two.host, two.guest], 4) == 4


@pytest.mark.long
def test_a_game_whose_guest_never_returns_is_finished_with_an_ai(
    open_page: Open, line: Line
) -> None:
    two = Two(open_page, line)
    two.cut()
    two.choose("Let an AI play on")
    take_turns(two.host, 500)
    expect(two.host.get_by_test_id("result")).to_be_visible()
    expect(two.host.get_by_test_id("result")).to_contain_text("left", ignore_case=True)


def wait_until_together(two: Two) -> None:
    """Until neither page tells of a lost line."""
    expect(two.absent).to_have_count(0)
    expect(two.guest.get_by_text("The connection is lost")).to_have_count(0)
