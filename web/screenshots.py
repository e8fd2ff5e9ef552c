"""Pictures of every table and of some pages: `python web/screenshots.py [FOLDER] [NAME …]`.

A server of our own, a real browser, games by seed: the same pictures every time, but for what the
AI thinks. Names choose among the pictures; without any all are taken. Each is a JPEG of at most
150 kB.
"""

from __future__ import annotations

import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.browser import table as play  # noqa: E402
from tests.browser.chromium import FLAGS, chromium  # noqa: E402
from tests.browser.conftest import PATIENCE, keep, start_house, stop_house  # noqa: E402

LARGEST = 150_000
DESKTOP, PHONE = (1280, 800), (390, 844)
DULL = ("say/pass", "say/end", "say/end_turn", "do/discard", "say/clear", "say/trigger", "say/none")
"""Places a lively game keeps away from as long as there is something else."""


@dataclass(frozen=True)
class Picture:
    """What is to be seen: a game after some moves, or a page."""

    name: str
    game: str = ""
    path: str = ""
    moves: int = 0
    size: tuple[int, int] = DESKTOP
    theme: str = "dark"
    language: str = "en"
    seed: int = 7
    touch: str = ""
    """Verb of a move to be shown with its preview."""
    mode: str = ""
    end: bool = False
    """Given up after the moves, with the result on the table."""
    waiting: bool = False
    """The other one's turn: a second person sits there and thinks."""


GAMES = {
    "gwint": ("play", 9, 4),
    "schildwall": ("defend", 7, 5),
    "swords_and_shields": ("attack", 24, 3),
    "with_sword_and_shield": ("attack", 14, 6),
}
"""For each game the move to be previewed, how many are played before, and the seed."""


def pictures() -> list[Picture]:
    found = [
        Picture("home-desktop", path="/"),
        Picture("home-phone", path="/", size=PHONE, theme="light", language="de"),
        Picture("deck-desktop", path="/deck/gwint"),
        Picture("deck-phone", path="/deck/gwint", size=PHONE, theme="light", language="de"),
        Picture("setup-desktop", path="/play/gwint"),
        Picture("setup-phone", path="/play/gwint", size=PHONE, theme="light", language="de"),
        Picture("rules-desktop", path="/rules/schildwall"),
        Picture("rules-phone", path="/rules/schildwall", size=PHONE, language="de"),
        Picture("settings-desktop", path="/settings"),
        Picture("about-phone", path="/about", size=PHONE, theme="light", language="de"),
    ]
    for game, (verb, moves, seed) in GAMES.items():
        same: dict[str, Any] = {"game": game, "seed": seed}
        found += [
            Picture(f"{game}-opening", **same, theme="light", language="de"),
            Picture(f"{game}-preview", **same, moves=moves, touch=verb),
            Picture(f"{game}-phone", **same, moves=moves, touch=verb, size=PHONE, theme="light"),
            Picture(
                f"{game}-waiting", **same, moves=moves, waiting=True, size=PHONE, language="de"
            ),
            Picture(f"{game}-end", **same, moves=moves, end=True, language="de"),
        ]
    return [
        *found,
        Picture("schildwall-mass", game="schildwall", mode="mass-3", moves=4, seed=4),
        Picture(
            "schildwall-mass-phone", game="schildwall", mode="mass-2", moves=4, seed=4, size=PHONE
        ),
        Picture(
            "with_sword_and_shield-melee",
            game="with_sword_and_shield",
            mode="melee-3v3",
            moves=12,
            seed=3,
            theme="light",
        ),
    ]


class Studio:
    """A browser at one server."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder

    def take(self, picture: Picture) -> None:
        page = self.open(picture)
        try:
            if picture.game:
                self.sit_down(page, picture)
            else:
                page.goto(picture.path)
                page.wait_for_load_state("networkidle")
            page.mouse.move(2, 2)
            page.evaluate("() => document.activeElement?.blur()")
            page.evaluate("() => document.fonts.ready")
            page.wait_for_timeout(400)
            self.save(page, picture.name)
        finally:
            for context in list(self.browser.contexts):
                context.close()

    def open(self, picture: Picture) -> Page:
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": picture.size[0], "height": picture.size[1]},
            locale=picture.language,
            color_scheme=picture.theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        keep(
            page,
            {
                "language": picture.language,
                "theme": picture.theme,
                "logOpen": picture.size == DESKTOP,
                "confirm": "never",
            },
        )
        return page

    def sit_down(self, page: Page, picture: Picture) -> None:
        """Make a table, play, and stop where the picture is."""
        page.goto("/")
        info = next(
            game
            for game in page.evaluate("() => fetch('/api/games').then(found => found.json())")
            if game["name"] == picture.game
        )
        modes = {mode["name"]: mode for mode in info["modes"]}
        mode = modes.get(picture.mode, info["modes"][0])
        rest = {"kind": "open"} if picture.waiting else {"kind": "ai", "level": "page"}
        made = page.evaluate(
            "order => fetch('/api/tables', {method: 'POST', body: JSON.stringify(order),"
            " headers: {'content-type': 'application/json'}}).then(found => found.json())",
            {
                "game": picture.game,
                "mode": mode["name"],
                "seats": [{"kind": "me"}, *[rest] * (mode["seats"] - 1)],
                "seed": picture.seed,
            },
        )
        page.goto(f"/t/{made['table']}")
        if picture.waiting:
            self.wait_for_other(page, picture, made)
            return
        chance = random.Random(picture.seed)
        lively(page, picture.moves, chance)
        if picture.touch:
            until_offered(page, picture.touch, chance)
        if picture.end and not play.is_over(page):
            page.get_by_test_id("menu").click()
            page.get_by_test_id("resign").click()
            page.get_by_test_id("resign-yes").click()
            page.get_by_test_id("result").wait_for()

    def wait_for_other(self, page: Page, picture: Picture, made: dict[str, Any]) -> None:
        """A second person joins; both play until that one is asked."""
        other = self.open(picture)
        other.goto(made["invite"])
        other.get_by_test_id("sit").click()
        other.get_by_test_id("table").wait_for()
        page.get_by_test_id("table").wait_for()
        chance = random.Random(picture.seed)
        for made_so_far in range(200):
            asked = who_is_asked(page, other)
            if asked is None or (made_so_far >= 2 * picture.moves and asked is other):
                return
            lively(asked, 1, chance, wait=False)

    def save(self, page: Page, name: str) -> None:
        target = self.folder / f"{name}.jpg"
        for quality in (84, 74, 64, 54, 44, 34):
            page.screenshot(path=target, type="jpeg", quality=quality)
            if target.stat().st_size <= LARGEST:
                break
        print(f"{target.name}: {target.stat().st_size // 1000} kB", flush=True)


def who_is_asked(*pages: Page) -> Page | None:
    """Whoever is to move; None once the game is over."""
    asked = """() => window.__view?.view
        && (window.__view.view.outcome ? 2 : window.__view.view.moves.length > 0)"""
    for _ in range(600):
        for page in pages:
            found = page.evaluate(asked)
            if found:
                return None if found == 2 else page
        pages[0].wait_for_timeout(100)
    raise RuntimeError("nobody is asked")


def lively(page: Page, moves: int, chance: random.Random, *, wait: bool = True) -> None:
    """Play by what is lit, and keep away from what ends a turn early."""
    for _ in range(moves):
        play.wait_for_turn(page)
        if play.is_over(page):
            return
        before = play.scene(page)
        found = play.view(page)["moves"]
        kept = [move for move in found if not set(move["touches"]) & set(DULL)]
        move = chance.choice(kept or found)
        touch_all(page, move["touches"])
        page.get_by_test_id("default").first.click()
        page.wait_for_function("before => window.__view.scene > before", arg=before)
    if wait:
        play.wait_for_turn(page)


def until_offered(page: Page, verb: str, chance: random.Random) -> None:
    """Play on until a move of this kind is offered, and touch it without carrying it out."""
    for _ in range(60):
        play.wait_for_turn(page)
        if play.is_over(page):
            return
        wanted = [move for move in play.view(page)["moves"] if move["verb"] == verb]
        if wanted:
            touch_all(page, wanted[-1]["touches"])
            page.get_by_test_id("preview").wait_for()
            return
        lively(page, 1, chance)


def touch_all(page: Page, touches: list[str]) -> None:
    """Touch the places of a move in order, until it is ready."""
    page.keyboard.press("Escape")
    for place in touches:
        page.locator(f"[data-place='{place}']").first.evaluate("found => found.click()")
        page.wait_for_function(
            "() => document.querySelector('[data-testid=default], [data-state=target]')"
        )
        if page.get_by_test_id("default").count() > 0:
            return


def main(arguments: list[str]) -> int:
    path = chromium()
    if path is None:
        print("No Chromium here, so there are no pictures.", file=sys.stderr)
        return 1
    folder = Path(arguments[0]) if arguments else ROOT / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [picture for picture in pictures() if not arguments[1:] or picture.name in arguments]
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        house = start_house(Path(scratch))
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            studio = Studio(browser, house.address, folder)
            for picture in chosen:
                studio.take(picture)
        finally:
            browser.close()
            stop_house(house.process)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
