"""Print and play: the sheets of each game as a PDF, whole cards of the right size."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.browser.chromium import chromium
from tests.browser.conftest import Open

from tafelrunde.registry import game, names

POINTS = 25.4 / 72
"""Millimetres in a point of a PDF."""
PIXELS = 25.4 / 96
"""Millimetres in a pixel of a printed page."""
SIZES = {"a4": (210, 297), "letter": (215.9, 279.4)}
CLOSE = 0.2

MEASURE = """() => {
  const box = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const inWay = ".chip, .stones > *, .title > span, .price";
  const sheets = [...document.querySelectorAll(".sheet")];
  return sheets.map((sheet) => ({
    sheet: box(sheet),
    pieces: [...sheet.querySelectorAll(".piece, .behind:not(:empty)")].map(box),
    cut: [...sheet.querySelectorAll(".plaque, .aid, .title > span, .chips, .cell")]
      .filter((one) => {
        const inside = one.getBoundingClientRect();
        const around = one.closest(".piece").getBoundingClientRect();
        return one.matches(".plaque, .aid") && one.scrollHeight > one.clientHeight + 1 ||
          inside.left < around.left - 1 || inside.right > around.right + 1 ||
          inside.top < around.top - 1 || inside.bottom > around.bottom + 1;
      })
      .map((one) => one.textContent),
    hidden: [...sheet.querySelectorAll(".piece")]
      .filter((piece) => {
        const plaque = piece.querySelector(".plaque");
        if (!plaque) return false;
        const over = plaque.getBoundingClientRect();
        return [...piece.querySelectorAll(inWay)].some((one) => {
          const under = one.getBoundingClientRect();
          return under.left < over.right - 1 && under.right > over.left + 1 &&
            under.top < over.bottom - 1 && under.bottom > over.top + 1;
        });
      })
      .map((piece) => piece.textContent),
  }));
}"""


def opened(open_page: Open, name: str, paper: str, language: str) -> tuple[Page, list[Any]]:
    page = open_page(f"/print/{name}?paper={paper}", language=language)
    page.wait_for_selector('[data-testid="sheets"] .piece')
    page.wait_for_load_state("networkidle")
    page.emulate_media(media="print")
    return page, page.evaluate(MEASURE)


@pytest.mark.parametrize(
    ("name", "paper", "language"),
    [
        ("schildwall", "a4", "de"),
        *(
            pytest.param(name, paper, language, marks=pytest.mark.long)
            for name in names()
            for paper, language in (("a4", "de"), ("letter", "en"))
            if (name, paper) != ("schildwall", "a4")
        ),
    ],
)
def test_every_card_is_printed_whole_and_in_its_size(
    open_page: Open, name: str, paper: str, language: str
) -> None:
    page, sheets = opened(open_page, name, paper, language)
    printing = game(name).printing
    assert printing is not None
    copies = sum(piece.copies for piece in printing.pieces())
    fronts = -(-copies // 9)
    pages = 2 * fronts + (1 if printing.markers() else 0)
    assert len(sheets) == pages
    assert sum(len(sheet["pieces"]) for sheet in sheets) == 2 * copies, "each with its back"
    width, height = SIZES[paper]
    for sheet in sheets:
        left, top, right, bottom = sheet["sheet"]
        assert abs((right - left) * PIXELS - width) < CLOSE
        assert abs((bottom - top) * PIXELS - height) < CLOSE
        for x, y, far, low in sheet["pieces"]:
            assert abs((far - x) * PIXELS - 63) < CLOSE
            assert abs((low - y) * PIXELS - 88) < CLOSE
            assert left <= x
            assert far <= right
            assert top <= y
            assert low <= bottom
        assert sheet["cut"] == []
        assert sheet["hidden"] == []
    pdf = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type /Page\b", pdf)) == pages
    for box in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf):
        assert abs(float(box[0]) * POINTS - width) < CLOSE
        assert abs(float(box[1]) * POINTS - height) < CLOSE


def test_a_back_lies_behind_its_front(open_page: Open) -> None:
    """Turned over the long edge, what was on the left is on the right."""
    _, sheets = opened(open_page, "schildwall", "a4", "en")
    last = sheets[-2]["pieces"], sheets[-1]["pieces"]
    left, _, right, _ = sheets[-1]["sheet"]
    assert len(last[0]) == len(last[1]) == 4, "what is left on the last sheet"
    for front, back in zip(sorted(last[0]), sorted(last[1], key=lambda box: -box[2])):
        assert abs((front[0] - left) - (right - back[2])) < 1


def test_from_the_rules_and_the_set_up_one_comes_to_the_sheets(open_page: Open) -> None:
    for path in ("/rules/schildwall", "/play/schildwall"):
        page = open_page(path)
        page.locator('a[href="/print/schildwall"]').first.click()
        page.wait_for_selector('[data-testid="sheets"] .piece')


def test_without_backs_there_are_half_as_many_pages(open_page: Open) -> None:
    page = open_page("/print/schildwall?backs=no")
    page.wait_for_selector('[data-testid="sheets"] .piece')
    assert page.locator(".sheet").count() == 9


@pytest.mark.parametrize(
    ("paper", "size"),
    [("letter", SIZES["letter"]), pytest.param("a4", SIZES["a4"], marks=pytest.mark.long)],
)
def test_the_command_makes_the_same_sheets(
    tmp_path: Path, paper: str, size: tuple[float, float]
) -> None:
    if chromium() is None:
        pytest.skip("no Chromium here")
    file = tmp_path / "sheets.pdf"
    command = [sys.executable, "-m", "tafelrunde", "print", "schildwall", "--no-backs"]
    done = subprocess.run(
        [*command, "--paper", paper, "--out", str(file), "--lang", "de"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{file}: 9 Seiten\n"
    pdf = file.read_bytes()
    assert len(re.findall(rb"/Type /Page\b", pdf)) == 9
    for box in re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf):
        assert abs(float(box[0]) * POINTS - size[0]) < CLOSE
        assert abs(float(box[1]) * POINTS - size[1]) < CLOSE
