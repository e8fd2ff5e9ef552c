"""docs/features.md is what the engine writes."""

from __future__ import annotations

from pathlib import Path

from tafelrunde import registry
from tafelrunde.rl.tables import features_page

PAGE = Path(__file__).parents[2] / "docs" / "features.md"


def test_the_tables_are_up_to_date(renew: bool) -> None:
    page = features_page(registry.game(name) for name in registry.names())
    if renew:
        PAGE.write_text(page, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == page
