"""Load our server and boardgame.io's in one run, over loopback, and print where we stand.

python -m bench.server --out bench/results/latest_server.json
python -m bench.server --quick --games gwint
python -m bench.server --alone --modes paced --matches 100,500,1000,2000
python -m bench.server --database postgresql://house@localhost/load
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from .node import NoNode, install, node
from .tables import sizes, tables

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MOST_PER_SECOND = 7000  # moves, at most, of a saturated server
SHORTEST = 25  # moves of a game, on average, where they are fewest
WARM_UP = 2.0  # seconds
OPENED_PER_SECOND = 4  # tables, at the very least
GRACE = 180  # seconds for all else: starting, warming up, reconnects
GAMES = "gwint,schildwall,swords_and_shields,with_sword_and_shield"

# All players of a load come from one address.
GENEROUS = (
    "requests_per_second",
    "request_burst",
    "messages_per_second",
    "message_burst",
    "tables_per_address",
    "connections_per_address",
)

TIE = [sys.executable, str(HERE / "tied.py")]
"""What is started with this dies with whoever started it."""

Row = dict[str, Any]


class Broken(Exception):
    """A load did not come to its end."""


def main() -> int:
    options = arguments()
    try:
        install()
    except (NoNode, subprocess.CalledProcessError) as error:
        print(f"boardgame.io can not be installed: {error}", file=sys.stderr)
        return 1
    try:
        rows = measure(options)
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    print(sizes(rows) if options.alone else tables(rows))
    if options.out:
        options.out.parent.mkdir(parents=True, exist_ok=True)
        options.out.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
        print(f"\nAll rows are in {options.out}")
    return 0


def measure(options: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    for repeat in range(options.repeats):
        for mode, matches in plan(options):
            for game in options.games.split(","):
                rows.append(ours(game, mode, matches, options))
            if not options.alone:
                rows.append(load("boardgameio", "cards", mode, matches, options, []))
        print(f"round {repeat + 1} of {options.repeats} is done", file=sys.stderr)
    return rows


def arguments() -> argparse.Namespace:
    head, _, examples = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        prog="python -m bench.server",
        description=head,
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="also write all rows as JSON")
    parser.add_argument("--quick", action="store_true", help="one round of 4 s: a short look")
    parser.add_argument("--games", default="gwint", metavar="LIST", help=f"some of {GAMES}")
    parser.add_argument("--seconds", type=float, default=8.0, metavar="S")
    parser.add_argument("--repeats", type=int, default=3, metavar="N")
    parser.add_argument("--matches", default="50,200,500", metavar="LIST")
    parser.add_argument("--alone", action="store_true", help="ours only, for a sizing table")
    parser.add_argument(
        "--rate", type=float, default=1.0, metavar="R", help="moves a second of a paced match"
    )
    parser.add_argument(
        "--processes", type=int, default=1, metavar="N", help="of ours, over one PostgreSQL"
    )
    parser.add_argument("--modes", default="saturated,paced", metavar="LIST")
    parser.add_argument(
        "--database", default="", metavar="URL", help="usually an SQLite file in a fresh folder"
    )
    options = parser.parse_args()
    if options.processes > 1 and not options.database.startswith("postgresql"):
        parser.error("several processes need --database postgresql://…")
    if options.quick:
        options.seconds, options.repeats = 4.0, 1
    return options


def plan(options: argparse.Namespace) -> list[tuple[str, int]]:
    return [
        (mode, int(matches))
        for mode in options.modes.split(",")
        for matches in options.matches.split(",")
    ]


def ours(game: str, mode: str, matches: int, options: argparse.Namespace) -> Row:
    """Our server over a new database, with limits that let one address do all of it."""
    with tempfile.TemporaryDirectory(prefix="tafelrunde-load-") as folder:
        url = options.database or f"sqlite:///{folder}/house.db"
        command = [sys.executable, "-m", "tafelrunde", "serve", "--port", "0", "--database", url]
        for limit in GENEROUS:
            command += ["--limit", f"{limit}=100000"]
        return load("tafelrunde", game, mode, matches, options, command)


def load(
    driver: str, game: str, mode: str, matches: int, options: argparse.Namespace, command: list[str]
) -> Row:
    """One row. The generator gives up by itself; should it not, it is killed with its server."""
    words = [*TIE, node(), str(HERE / "load.js")]
    words += ["--driver", driver, "--game", game, "--mode", mode]
    words += ["--matches", str(matches), "--seconds", str(options.seconds)]
    spares = spares_for(mode, matches, options)
    words += ["--spares", str(spares), "--rate", str(options.rate), "--warmup", str(WARM_UP)]
    if driver == "tafelrunde":
        words += ["--processes", str(options.processes)]
    words += [f"--tie={word}" for word in TIE] + [f"--command={word}" for word in command]
    what = f"the load on {driver} ({game}, {mode}, {matches} matches)"
    limit = GRACE + options.seconds + (matches + spares) / OPENED_PER_SECOND
    try:
        done = subprocess.run(
            words,
            cwd=ROOT,
            env=dict(os.environ),
            stdout=subprocess.PIPE,
            text=True,
            check=True,
            timeout=limit,
        )
    except subprocess.TimeoutExpired:
        raise Broken(f"{what} did not end within {limit:.0f} s") from None
    except subprocess.CalledProcessError as error:
        raise Broken(f"{what} failed with code {error.returncode}") from None
    row: Row = json.loads(done.stdout.splitlines()[-1])
    return row


def spares_for(mode: str, matches: int, options: argparse.Namespace) -> int:
    """Tables for games that end meanwhile. Opening one costs as much as ten moves or more, and
    the peer's matches never end: so all are opened before it is measured."""
    per_second = MOST_PER_SECOND if mode == "saturated" else options.rate * matches
    return int((options.seconds + WARM_UP) * per_second / SHORTEST)


if __name__ == "__main__":
    sys.exit(main())
