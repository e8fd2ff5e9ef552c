"""What README and docs say is true: their code runs, their links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
BLOCKS = [
    (page, number, code)
    for page in PAGES
    if page.name != "studying.md"  # its blocks follow from each other: test_studying.py
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.S))
]


@pytest.mark.parametrize(
    ("page", "number", "code"), BLOCKS, ids=lambda value: getattr(value, "name", "")
)
def test_every_block_of_code_runs(
    page: Path, number: int, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(code, f"{page.name}, block {number}", "exec"), {})
    if "print(" in code:
        assert capsys.readouterr().out.strip()


def test_readme_has_code_to_run() -> None:
    assert any(page.name == "README.md" for page, _, _ in BLOCKS)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.S)
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (page.parent / target).exists(), target
