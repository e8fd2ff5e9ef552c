"""A game made with `tafelrunde new-game` is played in the page without a line of TypeScript."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
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
    info = source / f"{package}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[tafelrunde.games]\nskirmish = {package}:GAME\n")
    house = start_house(tmp_path, path=str(source))
    yield house
    house.stop()


def test_a_fifth_game_is_played_to_its_end(other_house: House, open_page: Open) -> None:
    page = open_page(None, at=other_house.address)
    play_ai(page, "skirmish")
    take_turns(page, 100)
    assert is_over(page)
    page.get_by_test_id("result").wait_for()
