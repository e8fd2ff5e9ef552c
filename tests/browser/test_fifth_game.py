"""A game made with `tafelrunde new-game` is played in the page without a line of TypeScript."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import ROOT, House, Open, start_house
from tests.browser.table import is_over, play_ai, take_turns


@pytest.fixture
def other_house(tmp_path: Path) -> Iterator[House]:
    """A server beside which the new game is installed: its package and its entry point."""
    subprocess.run(
        [sys.executable, "-m", "tafelrunde", "new-game", "skirmish"],
        cwd=tmp_path, check=True, capture_output=True,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""},
    )  # fmt: skip
    source = next(tmp_path.glob("*/src"))
    package = next(path.name for path in source.iterdir() if (path / "__init__.py").is_file())
    install(source, package, "skirmish")
    house = start_house(tmp_path, path=str(source))
    yield house
    house.stop()


def install(source: Path, package: str, game: str) -> None:
    """What an installation would add beside a package."""
    info = source / f"{package}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[tafelrunde.games]\n{game} = {package}:GAME\n")


def test_a_fifth_game_is_played_to_its_end(other_house: House, open_page: Open) -> None:
    page = open_page(None, at=other_house.address)
    play_ai(page, "skirmish")
    take_turns(page, 100)
    assert is_over(page)
    page.get_by_test_id("result").wait_for()


@pytest.fixture
def holm(tmp_path: Path) -> Iterator[House]:
    """A server beside which the example of the documentation is installed."""
    source = tmp_path / "src"
    shutil.copytree(ROOT / "examples" / "holmgang" / "src", source)
    install(source, "holmgang", "holmgang")
    house = start_house(tmp_path, path=str(source))
    yield house
    house.stop()


@pytest.mark.parametrize(
    ("language", "blow", "names"),
    [("en", "You strike", ("North", "South")), ("de", "Du führst", ("Nord", "Süd"))],
    ids=["en", "de"],
)
def test_a_fifth_game_says_you(
    holm: House, open_page: Open, language: str, blow: str, names: tuple[str, str]
) -> None:
    """At the table, after a reload and to the end: never by the name of a seat, but of a person."""
    page = open_page(None, at=holm.address, language=language)
    play_ai(page, "holmgang")
    take_turns(page, 2)
    log = page.get_by_role("log")
    expect(log).to_contain_text(blow)
    page.reload()
    expect(log).to_contain_text(blow)
    assert_nobody_is_a_seat(page, names)
    take_turns(page, 100)
    assert is_over(page)
    page.get_by_test_id("result").wait_for()
    assert_nobody_is_a_seat(page, names)


def assert_nobody_is_a_seat(page: Page, names: tuple[str, str]) -> None:
    text = page.locator("main").inner_text()
    assert not [name for name in (*names, "\ue000") if name in text], text
