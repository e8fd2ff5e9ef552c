"""Instructions that our engine takes, counted by valgrind: the same again, whatever else runs.

    python -m bench.instructions count MEASURE GAME GAMES     # in one process, under valgrind
    python -m bench.instructions compare OLD NEW [--out FILE] # two checkouts with their builds

`compare` counts every measure of every game in both checkouts (folders with `bench` and
`build/compiled`), each by its own code and its own build, and prints the ratio new to old. What
starting up takes is counted apart and subtracted.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

from .measures import CLONE, LOOP, OBSERVATION, SEARCH, STEP, VIEW

GAMES = ("schildwall", "gwint", "swords_and_shields", "with_sword_and_shield")
COUNTS = {LOOP: 1500, STEP: 200, OBSERVATION: 100, VIEW: 40, SEARCH: 4, CLONE: 100_000}
"""How many games, or clones, are counted for each measure: far more than starting up varies."""


def play(measure: str, game: str, count: int) -> None:
    """Play so many games of one measure; one of them, uncounted or not, warms it up."""
    from .adapters import ours

    wanted = STEP if measure == CLONE else measure
    (adapter,) = [one for one in ours.adapters() if (one.measure, one.game) == (wanted, game)]
    adapter.prepare()
    rng = random.Random(1)
    adapter.play(rng)
    if measure == CLONE:
        clone = adapter.cloner(random.Random(2))
        for _ in range(count):
            clone()
        return
    for _ in range(count):
        adapter.play(rng)


def counted(checkout: Path, measure: str, game: str, count: int, python: str) -> int:
    """The instructions of one process that plays so many games."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command += [python, "-m", "bench.instructions", "count", measure, game, str(count)]
    path = os.pathsep.join([str(checkout / "build" / "compiled"), str(checkout)])
    told = subprocess.run(
        command,
        cwd=checkout,
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    ).stderr
    found = re.search(r"Collected : (\d+)", told)
    if found is None:
        raise RuntimeError(f"valgrind counted nothing: {told[-500:]}")
    return int(found[1])


def cost(checkout: Path, measure: str, game: str, python: str) -> float:
    """Instructions for one game (or clone), without starting up."""
    count = COUNTS[measure]
    nothing = counted(checkout, measure, game, 0, python)
    return (counted(checkout, measure, game, count, python) - nothing) / count


def compare(old: Path, new: Path, python: str, wanted: list[str]) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for measure in wanted:
        for game in GAMES:
            before, after = (cost(each, measure, game, python) for each in (old, new))
            ratio = after / before
            rows.append({"measure": measure, "game": game, "old": before, "new": after})
            print(f"{measure:12} {game:22} {before:14.0f} {after:14.0f} {ratio:7.3f}", flush=True)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    jobs = parser.add_subparsers(dest="job", required=True)
    one = jobs.add_parser("count")
    one.add_argument("measure")
    one.add_argument("game")
    one.add_argument("count", type=int)
    two = jobs.add_parser("compare")
    two.add_argument("old", type=Path)
    two.add_argument("new", type=Path)
    two.add_argument("--measures", default=",".join(COUNTS))
    two.add_argument("--out", type=Path)
    given = parser.parse_args()
    if given.job == "count":
        play(given.measure, given.game, given.count)
        return 0
    rows = compare(
        given.old.resolve(), given.new.resolve(), sys.executable, given.measures.split(",")
    )
    if given.out is not None:
        given.out.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
