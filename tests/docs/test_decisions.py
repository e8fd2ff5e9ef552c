"""The index lists every decision as its page calls it, and explains the numbers without a page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "decisions"
INDEX = (FOLDER / "index.md").read_text(encoding="utf-8")
TABLE, _, HOLES = INDEX.partition("## Numbers without a page")
ROW = re.compile(r"\| \[(\d{4})\]\(([\w-]+\.md)\) \| (.+) \| (\d{4}-\d\d-\d\d) \| (\S.*) \|")
ROWS = [found for line in TABLE.splitlines() if (found := ROW.fullmatch(line))]
PAGES = sorted(path.name for path in FOLDER.glob("[0-9]*.md"))


def test_every_page_has_its_row_in_order() -> None:
    assert [row[2] for row in ROWS] == PAGES
    assert [row[1] for row in ROWS] == [name[:4] for name in PAGES]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_a_row_calls_its_page_as_it_calls_itself(row: re.Match[str]) -> None:
    first = (FOLDER / row[2]).read_text(encoding="utf-8").partition("\n")[0]
    assert first == f"# {row[1]} {row[3]}"


def test_every_number_without_a_page_is_explained() -> None:
    taken = {int(name[:4]) for name in PAGES}
    missing = set(range(1, max(taken))) - taken
    explained = {int(number) for number in re.findall(r"\d{4}", HOLES)}
    assert sorted(missing - explained) == []
