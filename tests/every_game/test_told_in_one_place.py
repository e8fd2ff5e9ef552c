"""What happens is told in one chapter of each game, and nowhere else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tafelrunde.kernel import Game

TELLS = re.compile(r"\.tell\(|\.watched\b")


def test_only_its_events_tell_what_happens(game: Game[Any]) -> None:
    """Rules say `events.unit_restored(...)`; a guard of their own stands only where something
    must be noted before it changes, and says why in the line above."""
    folder = Path(str(game.folder))
    for path in sorted(folder.rglob("*.py")):
        if path.name.endswith("events.py") or "tests" in path.parts:
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            if TELLS.search(line):
                above = lines[number - 1].strip()
                assert "watched" in line, f"{path.name}, line {number + 1}: {line.strip()}"
                assert above.startswith("#") or "#" in line, f"{path.name}: {line.strip()}"
