"""Pictures of every page and every table: `python web/screenshots.py [FOLDER] [NAME …]`.

A server of our own, a real browser, games by seed. Every page, and every game at its opening, with
the preview of a move, in the other one's turn and at its end, is seen at the size of a desk and of
a phone, in both themes and both languages: about two hundred and fifty pictures. They are put
together on contact sheets, one for each game and size, in build/screenshots; the four of the README
are kept as they are, but small, in docs/screenshots. A folder takes both. Names choose among the
sheets.
"""

from __future__ import annotations

import base64
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from tests.browser import table as play  # noqa: E402
from tests.browser.chromium import FLAGS, chromium  # noqa: E402
from tests.browser.conftest import PATIENCE, start_house  # noqa: E402

SHEETS = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "screenshots"
LARGEST_SHEET, LARGEST_PICTURE = 1_000_000, 150_000
"""Bytes. Sheets are looked through and thrown away; pictures stay in the repository."""
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
SHOWN = {"desk": 640, "phone": 293}
"""How wide a picture is on its sheet."""
LANGUAGES, THEMES = ("en", "de"), ("dark", "light")
LOOKS = len(LANGUAGES) * len(THEMES)
DULL = (
    "say/pass",
    "say/end",
    "say/end_turn",
    "do/discard",
    "say/clear",
    "say/trigger",
    "say/none",
    "say/no_support",
    "say/go_on",
)
"""Places a lively game keeps away from as long as there is something else."""


@dataclass(frozen=True)
class Play:
    """How a game comes to its pictures."""

    verb: str
    """The move to be previewed."""
    moves: int
    """How many are made before."""
    seed: int
    team: str = ""
    """A mode with more than two seats, to be seen too."""
    team_moves: int = 0
    """How many moves are made there before."""


GAMES = {
    "gwint": Play("play", 9, 4),
    "schildwall": Play("defend", 7, 5, "mass-3", 2),
    "swords_and_shields": Play("attack", 9, 3),
    "with_sword_and_shield": Play("attack", 14, 6, "melee-3v3", 9),
}
PAGES = ("/", "/play/gwint", "/deck/gwint", "/rules/schildwall", "/settings", "/about", "/nowhere")
BEST = {
    "gwint": ("preview", "dark"),
    "schildwall": ("team", "dark"),
    "swords_and_shields": ("preview", "light"),
    "with_sword_and_shield": ("preview", "dark"),
}
"""What the README shows of each game."""
MOST_MOVES = 40
"""A game that is not over then is given up, to be seen at its end."""

Stage = Callable[[], None]


class Studio:
    """A browser at one server."""

    def __init__(self, browser: Browser, address: str, sheets: Path, pictures: Path) -> None:
        self.browser = browser
        self.address = address
        self.sheets = sheets
        self.pictures = pictures

    # Taking -------------------------------------------------------------------------------

    def open(self) -> Page:
        context = self.browser.new_context(base_url=self.address)
        context.set_default_timeout(5 * PATIENCE)
        page = context.new_page()
        page.goto("/about")
        self.dress(page, "desk", "dark", "en")
        return page

    def dress(self, page: Page, size: str, theme: str, language: str) -> None:
        """Settings for the next time the page is loaded."""
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(reduced_motion="reduce")
        page.evaluate(
            "kept => localStorage.setItem('tafelrunde.settings', JSON.stringify(kept))",
            {"language": language, "theme": theme, "logOpen": True, "confirm": "press"},
        )

    def shots(self, page: Page, stage: Stage, title: str) -> Iterator[tuple[str, str, bytes]]:
        """The same thing in all sizes and looks, with the size and a word about it."""
        for language in LANGUAGES:
            self.dress(page, "desk", "dark", language)
            page.bring_to_front()
            page.reload()
            stage()
            page.mouse.move(2, 2)
            page.evaluate("() => document.activeElement?.blur()")
            page.evaluate("() => document.fonts.ready")
            for size, (width, height) in SIZES.items():
                page.set_viewport_size({"width": width, "height": height})
                log = page.locator(".log-toggle[aria-pressed=true]")
                if size == "phone" and log.count() > 0:
                    log.click()
                    page.evaluate("() => document.activeElement?.blur()")
                for theme in THEMES:
                    page.evaluate(
                        "found => { document.documentElement.dataset.theme = found }", theme
                    )
                    page.wait_for_timeout(200)
                    yield size, f"{title}, {theme}, {language}", page.screenshot()

    # Sheets -------------------------------------------------------------------------------

    def pages(self) -> dict[str, list[tuple[str, bytes]]]:
        page = self.open()
        sheets: dict[str, list[tuple[str, bytes]]] = {size: [] for size in SIZES}
        for path in PAGES:
            page.goto(path)
            idle = lambda: page.wait_for_load_state("networkidle")  # noqa: E731
            for size, title, picture in self.shots(page, idle, path):
                sheets[size].append((title, picture))
        page.context.close()
        return sheets

    def game(self, name: str) -> dict[str, list[tuple[str, bytes]]]:
        sheets: dict[str, list[tuple[str, bytes]]] = {size: [] for size in SIZES}
        for state, page, stage in self.states(name, GAMES[name]):
            for size, title, picture in self.shots(page, stage, state):
                sheets[size].append((title, picture))
                if size == "desk" and title == f"{', '.join(BEST[name])}, en":
                    self.single(page, f"{name}-{state}")
            print(f"{name}: {state}", flush=True)
        for context in list(self.browser.contexts):
            context.close()
        return sheets

    def states(self, name: str, plan: Play) -> Iterator[tuple[str, Page, Stage]]:
        """The moments of a game between two people, each with what shows it after a reload."""
        page, other = self.open(), self.open()
        made = self.sit_down(page, name, plan.seed, other="open")
        other.goto(made["invite"])
        other.get_by_test_id("sit").click()
        table = page.get_by_test_id("table")
        for each in (table, other.get_by_test_id("table")):
            each.wait_for()
        chance = random.Random(plan.seed)
        until(page, other, chance, lambda asked: asked is page)
        yield "opening", page, lambda: play.wait_for_turn(page)
        for _ in range(2 * plan.moves):
            lively(who_is_asked(page, other) or page, chance)
        until(page, other, chance, lambda asked: asked is page and offered(page, plan.verb))
        touches = offered(page, plan.verb)
        yield "preview", page, lambda: show(page, touches)
        until(page, other, chance, lambda asked: asked is other)
        yield "waiting", page, lambda: table.wait_for()
        if plan.team:
            team = self.open()
            self.sit_down(team, name, plan.seed, mode=plan.team)
            for _ in range(plan.team_moves):
                play.wait_for_turn(team)
                lively(team, chance)
            play.wait_for_turn(team)
            yield "team", team, lambda: play.wait_for_turn(team)
        until(page, other, chance, lambda asked: False)
        if not play.is_over(page):
            page.get_by_test_id("menu").click()
            page.get_by_test_id("resign").click()
            page.get_by_test_id("resign-yes").click()
        result = page.get_by_test_id("result")
        result.wait_for()
        yield "end", page, lambda: result.wait_for()
        page.get_by_test_id("to-replay").click()
        ply = page.get_by_test_id("ply")
        ply.wait_for()
        page.goto(f"{page.url}#move={plan.moves}")
        yield "replay", page, lambda: ply.wait_for()

    def sit_down(
        self, page: Page, name: str, seed: int, mode: str = "", other: str = "ai"
    ) -> dict[str, Any]:
        """Make a table and go there."""
        games = page.evaluate("() => fetch('/api/games').then(found => found.json())")
        info = next(game for game in games if game["name"] == name)
        modes = {each["name"]: each for each in info["modes"]}
        chosen = modes.get(mode, info["modes"][0])
        rest = {"kind": "open"} if other == "open" else {"kind": "ai", "level": "page"}
        made: dict[str, Any] = page.evaluate(
            "order => fetch('/api/tables', {method: 'POST', body: JSON.stringify(order),"
            " headers: {'content-type': 'application/json'}}).then(found => found.json())",
            {
                "game": name,
                "mode": chosen["name"],
                "seats": [{"kind": "me"}, *[rest] * (chosen["seats"] - 1)],
                "seed": seed,
            },
        )
        page.goto(f"/t/{made['table']}")
        return made

    # Keeping ------------------------------------------------------------------------------

    def single(self, page: Page, name: str) -> None:
        save(page, self.pictures / f"{name}.jpg", LARGEST_PICTURE)

    def sheet(self, name: str, size: str, pictures: list[tuple[str, bytes]]) -> None:
        """Pictures side by side, four looks in a row, each with a word about it."""
        width = SHOWN[size]
        cells = "".join(
            f"<figure><img width={width} src='data:image/png;base64,"
            f"{base64.b64encode(picture).decode()}'><figcaption>{title}</figcaption></figure>"
            for title, picture in pictures
        )
        page = self.browser.new_page(viewport={"width": LOOKS * (width + 12), "height": 600})
        page.set_content(
            "<style>body{margin:0;background:#333;color:#eee;font:13px sans-serif;display:grid;"
            f"grid-template-columns:repeat({LOOKS},auto);gap:6px}}figure{{margin:3px}}"
            "img{display:block}</style>" + cells
        )
        save(page, self.sheets / f"{name}-{size}.jpg", LARGEST_SHEET, whole=True)
        page.close()


def save(page: Page, target: Path, largest: int, *, whole: bool = False) -> None:
    """As good as fits."""
    for quality in (82, 70, 58, 46, 34):
        page.screenshot(path=target, type="jpeg", quality=quality, full_page=whole)
        if target.stat().st_size <= largest:
            break
    print(f"{target.name}: {target.stat().st_size // 1000} kB", flush=True)


# Playing ----------------------------------------------------------------------------------


def who_is_asked(*pages: Page) -> Page | None:
    """Whoever is to move; None once the game is over. Secret questions, which go away by
    themselves, do not count."""
    asked = """() => window.__view?.view && (window.__view.view.outcome ? 2
        : window.__view.view.moves.length > 0 && !document.querySelector('[data-testid=window]'))"""
    for _ in range(600):
        for page in pages:
            found = page.evaluate(asked)
            if found:
                return None if found == 2 else page
        pages[0].wait_for_timeout(100)
    raise RuntimeError("nobody is asked")


def until(page: Page, other: Page, chance: random.Random, wanted: Callable[[Page], Any]) -> None:
    """Both play on until what is wanted is there, or the game is over, or long enough."""
    for _ in range(MOST_MOVES):
        asked = who_is_asked(page, other)
        if asked is None or wanted(asked):
            return
        lively(asked, chance)


PRESS = """() => {
    const marked = document.querySelector('[data-testid=default]');
    marked?.click();
    if (marked?.dataset.hold !== undefined) marked.click();
}"""
"""The marked button. A grave one is held, or pressed twice by what cannot hold."""


def lively(page: Page, chance: random.Random) -> None:
    """A move by what is offered, and rather none that ends a turn early."""
    if play.is_over(page):
        return
    before = play.scene(page)
    found = play.view(page)["moves"]
    kept = [move for move in found if not set(move["touches"]) & set(DULL)]
    show(page, chance.choice(kept or found)["touches"])
    page.evaluate(PRESS)
    page.wait_for_function("before => window.__view.scene > before", arg=before)


def offered(page: Page, verb: str) -> list[str]:
    """The places that a move of this kind touches; none if there is none."""
    wanted = [move for move in play.view(page)["moves"] if move["verb"] == verb]
    touches: list[str] = wanted[-1]["touches"] if wanted else []
    return touches


def show(page: Page, touches: list[str]) -> None:
    """Touch the places of a move in order, until it is ready and its preview there."""
    page.bring_to_front()  # a page behind another one is not drawn, and waits for ever
    play.wait_for_turn(page)
    while page.locator("[data-state=selected]").count() > 0:
        page.keyboard.press("Escape")  # one step back at a time
    for place in touches:
        if page.get_by_test_id("default").count() > 0:
            break  # the only move needs no touch, and its button stands nowhere else
        page.locator(f"[data-place='{place}']").first.evaluate("found => found.click()")
        page.wait_for_function(
            "() => document.querySelector('[data-testid=default], [data-state=target]')"
        )
    page.wait_for_timeout(50)


def main(arguments: list[str]) -> int:
    path = chromium()
    if path is None:
        print("No Chromium here, so there are no pictures.", file=sys.stderr)
        return 1
    folders = [Path(arguments[0])] * 2 if arguments else [SHEETS, PICTURES]
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in ("pages", *GAMES) if not arguments[1:] or name in arguments[1:]]
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        house = start_house(Path(scratch), hasty=True)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            studio = Studio(browser, house.address, *folders)
            for name in wanted:
                sheets = studio.pages() if name == "pages" else studio.game(name)
                for size, pictures in sheets.items():
                    studio.sheet(name, size, pictures)
        finally:
            browser.close()
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
