"""The balance lab: what a tournament says about a game, as a page to look at and as data."""

from pathlib import Path

from .balance import Balance, weigh
from .page import page_of
from .tables import summary_of, write_tables

__all__ = ["Balance", "page_of", "summary_of", "weigh", "write_report", "write_tables"]

PAGE = "report.html"


def write_report(balance: Balance, folder: Path, language: str) -> None:
    """The page, and beside it the same as CSV and JSON."""
    write_tables(balance, folder)
    (folder / PAGE).write_text(page_of(balance, language), encoding="utf-8")
