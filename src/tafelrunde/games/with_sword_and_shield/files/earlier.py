"""WS-157  The card file of rules version 1: games that were played with it can be replayed."""

from __future__ import annotations

import csv
from importlib.resources.abc import Traversable
from io import StringIO


def first_card_file(folder: Traversable) -> str:
    """The supplied cards as they were by version 1; only the rows that changed were kept."""
    now = (folder / "cards.csv").read_text(encoding="utf-8")
    then = (folder / "cards_of_version_1.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(StringIO(now)))
    first = {row["id"]: row for row in csv.DictReader(StringIO(then))}
    written = StringIO()
    writer = csv.DictWriter(written, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(first.get(row["id"], row) for row in rows)
    return written.getvalue()
