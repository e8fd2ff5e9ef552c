"""A server of our own and a real browser. Everything started here is ended here."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)
from tests.browser.chromium import FLAGS, chromium

ROOT = Path(__file__).parents[2]
PATIENCE = 60_000
"""Milliseconds to wait for anything. Long on purpose: a busy machine is no failure."""


expect.set_options(timeout=PATIENCE)

GENEROUS = (
    "requests_per_second=1000",
    "request_burst=1000",
    "tables_per_address=100000",
    "messages_per_second=500",
    "message_burst=500",
)
"""Tests click faster than people."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(item.path).is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.browser)


class House:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], listener: threading.Thread) -> None:
        self.process = process
        self.address = ""
        self._listener = listener

    def stop(self) -> None:
        """End the server; what it said is read to the end before its pipe is closed."""
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._listener.join()
        if self.process.stdout is not None:
            self.process.stdout.close()


def start_house(folder: Path, *, path: str = "", hasty: bool = False, **environment: str) -> House:
    """Start a server on a free port and wait until it tells its address.

    A compiled engine that is on the path of the tests is on the server's path, too.
    """
    given = os.environ.get("PYTHONPATH", "")
    search = os.pathsep.join(part for part in (given, str(ROOT / "src"), path) if part)
    program = [str(Path(__file__).parent / "hasty.py")] if hasty else ["-m", "tafelrunde"]
    command = [sys.executable, *program, "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'house.db'}"]
    for limit in GENEROUS:
        command += ["--limit", limit]
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": search, "PYTHONUNBUFFERED": "1", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    told: list[str] = []
    found = threading.Event()
    address: list[str] = []

    def read() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            told.append(line)
            match = re.match(r"Tafelrunde: (http://\S+)", line)
            if match:
                address.append(match[1])
                found.set()
        found.set()

    listener = threading.Thread(target=read, daemon=True)
    listener.start()
    house = House(process, listener)
    found.wait(3 * PATIENCE / 1000)
    if not address:
        house.stop()
        raise RuntimeError("the server did not start:\n" + "".join(told))
    house.address = address[0]
    return house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = start_house(tmp_path_factory.mktemp("house"), hasty=True)
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium here")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


class Profiles:
    """Browser profiles, lent to one test at a time. What comes back is as good as new but for
    the files of the client, which need not be fetched again."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}
        self._lent: dict[BrowserContext, str] = {}

    def lend(self, **kind: Any) -> BrowserContext:
        name = json.dumps(kind, sort_keys=True)
        free = self._free.setdefault(name, [])
        context = free.pop() if free else self._browser.new_context(**kind)
        context.set_default_timeout(PATIENCE)
        self._lent[context] = name
        return context

    def take_back(self, context: BrowserContext, origin: str) -> None:
        """Everything a page may have left behind is wiped; leftover pages are closed."""
        name = self._lent.pop(context)
        pages = context.pages
        if not pages:
            context.close()
            return
        session = context.new_cdp_session(pages[0])
        kinds = "cookies,local_storage,indexeddb,service_workers"
        for page in pages[1:]:
            page.close()
        pages[0].goto("about:blank")
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": kinds})
        session.detach()
        pages[0].close()
        context.clear_cookies()
        self._free[name].append(context)

    def close(self) -> None:
        for context in [*self._lent, *(one for free in self._free.values() for one in free)]:
            context.close()


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Iterator[Profiles]:
    found = Profiles(browser)
    yield found
    found.close()


Open = Callable[..., Page]


@pytest.fixture
def open_page(profiles: Profiles, house: House) -> Iterator[Open]:
    """Opens a page in a profile of its own. A script error in any of them fails the test."""
    lent: list[tuple[BrowserContext, str]] = []
    errors: list[str] = []

    def note(said: ConsoleMessage, expected: tuple[str, ...]) -> None:
        if said.type == "error" and not any(words in said.text for words in expected):
            errors.append(f"{said.text} {said.location.get('url', '')}")

    def open_one(
        path: str | None = "/",
        *,
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        theme: str = "dark",
        settings: dict[str, Any] | None = None,
        at: str = "",
        expects: tuple[str, ...] = (),
        **more: Any,
    ) -> Page:
        origin = at or house.address
        context = profiles.lend(
            base_url=origin,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            **more,
        )
        lent.append((context, origin))
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: note(said, expects))
        if settings:
            keep(page, settings)
        if path is not None:
            page.goto(path)
        return page

    yield open_one
    found = list(errors)  # what a page complains of while it is wiped is no fault
    for context, origin in lent:
        profiles.take_back(context, origin)
    assert found == []


def keep(page: Page, settings: dict[str, Any]) -> None:
    """Put settings of the client into a fresh profile."""
    page.add_init_script(
        "(settings => { const key = 'tafelrunde.settings';"
        " if (location.protocol !== 'about:' && localStorage.getItem(key) === null)"
        " localStorage.setItem(key, JSON.stringify(settings)); })"
        f"({json.dumps(settings)})"
    )


def phone(open_page: Open, size: tuple[int, int] = (390, 844), **more: Any) -> Page:
    """A page on a phone, without an address yet."""
    return open_page(None, size=size, has_touch=True, is_mobile=True, **more)
