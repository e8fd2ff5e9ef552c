"""A server of our own and a real browser. Everything started here is ended here."""

from __future__ import annotations

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

    def __init__(self, process: subprocess.Popen[str], address: str, told: list[str]) -> None:
        self.process = process
        self.address = address
        self.told = told


def start_house(folder: Path, *, path: str = "", **environment: str) -> House:
    """Start a server on a free port and wait until it tells its address."""
    search = os.pathsep.join(part for part in (str(ROOT / "src"), path) if part)
    command = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0"]
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

    threading.Thread(target=read, daemon=True).start()
    found.wait(PATIENCE / 1000)
    if not address:
        stop_house(process)
        raise RuntimeError("the server did not start:\n" + "".join(told))
    return House(process, address[0], told)


def stop_house(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(30)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = start_house(tmp_path_factory.mktemp("house"))
    yield found
    stop_house(found.process)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium here")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser, house: House) -> Iterator[Open]:
    """Opens a page in a profile of its own. A script error in any of them fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def note(said: ConsoleMessage, expected: str) -> None:
        if said.type == "error" and not (expected and expected in said.text):
            errors.append(f"{said.text} {said.location.get('url', '')}")

    def open_one(
        path: str | None = "/",
        *,
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        theme: str = "dark",
        settings: dict[str, Any] | None = None,
        at: str = "",
        expects: str = "",
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=at or house.address,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            **more,
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: note(said, expects))
        if settings:
            keep(page, settings)
        if path is not None:
            page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert errors == []


def keep(page: Page, settings: dict[str, Any]) -> None:
    """Put settings of the client into a fresh profile."""
    page.add_init_script(
        "(settings => { const key = 'tafelrunde.settings';"
        " if (localStorage.getItem(key) === null)"
        " localStorage.setItem(key, JSON.stringify(settings)); })"
        f"({_json(settings)})"
    )


def _json(value: object) -> str:
    import json

    return json.dumps(value)
