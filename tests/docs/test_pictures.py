"""Pictures are few and small: what is shown stays in the repository, contact sheets do not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PICTURES = sorted((ROOT / "docs" / "screenshots").iterdir())
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
MOST_BYTES = 200_000


@pytest.mark.parametrize("picture", PICTURES, ids=lambda path: path.name)
def test_a_picture_is_small(picture: Path) -> None:
    assert picture.stat().st_size <= MOST_BYTES


def test_every_picture_is_shown_on_some_page() -> None:
    shown = {
        (page.parent / target).resolve()
        for page in PAGES
        for target in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", page.read_text(encoding="utf-8"))
    }
    assert [picture for picture in PICTURES if picture.resolve() not in shown] == []
