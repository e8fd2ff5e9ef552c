"""Pictures of every page and of each game: `python -m tests.browser.screenshots FOLDER [NAME…]`.

Each game is shown at its opening, in mid-game with a preview, on the opponent's turn and at its
end, on a desktop and on a phone, in both themes and languages. Needs Chromium and a built client.
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import FLAGS, chromium
from tests.browser.conftest import PATIENCE, start_house, stop_house
from tests.browser.table import GAMES, choose, is_over, play_ai, take_turns, wait_for_turn

DESKTOP, PHONE = (1280, 800), (390, 844)
PAGES = {
    "home": "/",
    "setup": "/play/gwint",
    "deck": "/deck/gwint",
    "rules": "/rules/schildwall",
    "settings": "/settings",
    "about": "/about",
}
MID_GAME = {"gwint": 9, "schildwall": 12, "swords_and_shields": 26, "with_sword_and_shield": 16}
Look = tuple[str, str, tuple[int, int]]
LOOKS: list[Look] = [
    ("en", "dark", DESKTOP),
    ("de", "light", PHONE),
    ("de", "light", DESKTOP),
    ("en", "dark", PHONE),
]


class Camera:
    """Takes pictures of one look into a folder; only those asked for by name, if any are."""

    def __init__(self, folder: Path, names: list[str]) -> None:
        self.folder = folder
        self.names = names

    def wants(self, name: str) -> bool:
        return not self.names or any(word in name for word in self.names)

    def take(self, page: Page, name: str, look: Look) -> None:
        language, theme, size = look
        device = "phone" if size == PHONE else "desktop"
        page.mouse.move(2, 2)
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        page.wait_for_timeout(500)
        file = self.folder / f"{name}-{device}-{theme}-{language}.jpg"
        page.screenshot(path=file, type="jpeg", quality=82)
        print(file.name, flush=True)


def opened(browser: Browser, address: str, look: Look) -> Page:
    language, theme, size = look
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        locale=language,
        color_scheme=theme,  # type: ignore[arg-type]
        **phone,
    )
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def pages(browser: Browser, address: str, camera: Camera) -> None:
    for look in LOOKS:
        page = opened(browser, address, look)
        for name, path in PAGES.items():
            if camera.wants(name):
                page.goto(path)
                page.wait_for_load_state("networkidle")
                camera.take(page, name, look)
        page.context.close()


def game(browser: Browser, address: str, camera: Camera, name: str) -> None:
    for look in LOOKS:
        page = opened(browser, address, look)
        play_ai(page, name, seed=12)
        camera.take(page, f"{name}-opening", look)
        take_turns(page, MID_GAME[name], seed=5)
        wait_for_turn(page)
        if not is_over(page):
            choose(page, random.Random(3))
            camera.take(page, f"{name}-preview", look)
            page.keyboard.press("Escape")
            page.get_by_test_id("menu").click()
            page.get_by_test_id("resign").click()
            page.get_by_test_id("resign-yes").click()
        page.get_by_test_id("result").wait_for()
        camera.take(page, f"{name}-end", look)
        page.get_by_test_id("to-replay").click()
        page.get_by_test_id("next").click()
        camera.take(page, f"{name}-replay", look)
        page.context.close()
        waiting(browser, address, camera, name, look)


def waiting(
    browser: Browser,
    address: str,
    camera: Camera,
    name: str,
    look: Look,
) -> None:
    """The opponent's turn, seen at a table with two people."""
    host, guest = opened(browser, address, look), opened(browser, address, look)
    host.goto("/?seed=12")
    host.locator(f"[data-game={name}] .choices > button").nth(1).click()
    host.get_by_test_id("waiting-room").wait_for()
    camera.take(host, f"{name}-waiting-room", look)
    guest.goto(host.get_by_test_id("link").first.input_value())
    guest.get_by_test_id("sit").click()
    guest.get_by_test_id("table").wait_for()
    host.get_by_test_id("table").wait_for()
    chance = random.Random(2)
    for _ in range(30):
        if host.get_attribute("[data-testid=table]", "data-asked") == "false":
            break
        choose(host, chance)
        before = host.evaluate("() => window.__view.scene")
        default = host.get_by_test_id("default").first
        default.click(delay=800 if default.get_attribute("data-hold") is not None else 0)
        host.wait_for_function("before => window.__view.scene > before", arg=before)
    camera.take(host, f"{name}-opponent", look)
    host.context.close()
    guest.context.close()


def main(arguments: list[str]) -> int:
    path = chromium()
    if path is None or not arguments:
        print("expected a folder for the pictures, and Chromium", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    camera = Camera(folder, arguments[1:])
    with tempfile.TemporaryDirectory() as temporary:
        house = start_house(Path(temporary))
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
                pages(browser, house.address, camera)
                for name in GAMES:
                    if camera.wants(name):
                        game(browser, house.address, camera, name)
                browser.close()
        finally:
            stop_house(house.process)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
