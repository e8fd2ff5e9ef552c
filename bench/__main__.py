"""Measure ours and the peers in one run and print where we stand.

python -m bench --out bench/results/latest.json
python -m bench --quick --peers open_spiel
python -m bench --show bench/results/latest.json
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from . import contest, machine, peers
from .contest import Entry, Failure, ImportEntry
from .measures import OURS, BadRows
from .process import Worker, WorkerFailed
from .report import Report, read_report, save
from .tables import tables


def main() -> int:
    options = arguments()
    if options.show:
        return show(options.show)
    chosen = chosen_peers(options.peers, options.pgx)
    unknown = [name for name in chosen if name not in peers.PEERS]
    if unknown:
        known = ", ".join(peers.PEERS)
        return sorry(f"there is no peer {unknown[0]!r}, expected some of {known}, or none")
    try:
        report = Bench(chosen, options).run()
    except KeyboardInterrupt:
        return sorry("interrupted, nothing was written")
    print(tables(report))
    if options.out:
        save(report, options.out)
        print(f"\nAll samples are in {options.out}")
    return 0 if any(row.is_ours for row in report.rows) else sorry("ours was not measured")


def arguments() -> argparse.Namespace:
    head, _, examples = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=head,
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="also write the run as JSON")
    parser.add_argument("--quick", action="store_true", help="2 rounds of 0.1 s: a short look")
    parser.add_argument("--rounds", type=positive(int), metavar="N", help="usually 7")
    parser.add_argument(
        "--seconds", type=positive(float), metavar="S", help="CPU seconds a sample, usually 0.5"
    )
    parser.add_argument(
        "--peers",
        default=",".join(peers.USUAL),
        metavar="LIST",
        help="separated by commas, or none (usually %(default)s)",
    )
    parser.add_argument(
        "--build",
        type=Path,
        default=machine.COMPILED,
        metavar="FOLDER",
        help="where ours lies compiled (usually build/compiled); without one it runs uncompiled",
    )
    parser.add_argument("--pgx", action="store_true", help="Pgx too, which compiles for minutes")
    parser.add_argument(
        "--show", type=Path, metavar="FILE", help="print the tables of an earlier run"
    )
    return parser.parse_args()


def positive(kind: Callable[[str], float]) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            value = kind(text)
        except ValueError:
            value = 0
        if not 0 < value < 10_000:
            raise argparse.ArgumentTypeError(f"expected a number above 0, not {text!r}")
        return value

    return read


def chosen_peers(listed: str, pgx: bool) -> list[str]:
    names = [] if listed == "none" else [name for name in listed.split(",") if name]
    return [*names, "pgx"] if pgx and "pgx" not in names else names


def show(path: Path) -> int:
    try:
        print(tables(read_report(path.read_text(encoding="utf-8"))))
    except (OSError, BadRows) as error:
        return sorry(f"{path}: {error}")
    return 0


def sorry(sentence: str) -> int:
    print(f"bench: {sentence}", file=sys.stderr)
    return 1


class Bench:
    """One run: everybody is invited, all take turns, the rows are collected."""

    def __init__(self, chosen: list[str], options: argparse.Namespace) -> None:
        self.chosen = [peers.PEERS[name] for name in chosen]
        self.rounds: int = options.rounds or (2 if options.quick else 7)
        self.seconds: float = options.seconds or (0.1 if options.quick else 0.5)
        self.build: Path = options.build.resolve()
        self.workers: list[Worker] = []
        self.entries: list[Entry] = []
        self.failures: list[Failure] = []
        self.versions: dict[str, dict[str, str]] = {}

    def run(self) -> Report:
        began, before = time.monotonic(), machine.load()
        started = datetime.now(UTC).isoformat(timespec="seconds")
        try:
            self.invite_ours()
            for peer in self.chosen:
                self.invite(peer)
            rows, failures = contest.hold(self.entries, self.rounds, self.seconds, progress)
        finally:
            for worker in self.workers:
                worker.stop()
        progress("")
        settings = {
            "rounds": self.rounds,
            "seconds": self.seconds,
            "load": [before, machine.load()],
            "started": started,
            "took": round(time.monotonic() - began, 1),
        }
        return Report(self.about(settings), rows, [*self.failures, *failures])

    def about(self, settings: dict[str, Any]) -> dict[str, Any]:
        versions = dict(self.versions)
        ours = {"version": versions.pop(OURS, {}).get(OURS, "?"), **machine.our_build(self.build)}
        return {
            "machine": machine.machine(),
            "settings": settings,
            "ours": ours,
            "peers": versions,
        }

    def invite_ours(self) -> None:
        python, path = Path(sys.executable), machine.our_path(self.build)
        self.join(OURS, Worker(python, "bench.adapters.ours", path))
        for what, statement in peers.OUR_IMPORTS.items():
            self.entries.append(ImportEntry(python, path, OURS, what, statement))

    def invite(self, peer: peers.Peer) -> None:
        try:
            if not peer.is_installed:
                say(f"Installing {', '.join(peer.packages)} into build/peers/{peer.name} ...")
            peers.install(peer)
        except peers.NotInstalled as error:
            self.failures.append(Failure(peer.name, "installation", str(error)))
            return
        self.join(peer.name, Worker(peer.python, peer.module, patience=peer.patience))
        for what, statement in peer.imports.items():
            self.entries.append(ImportEntry(peer.python, None, peer.name, what, statement))

    def join(self, library: str, worker: Worker) -> None:
        """Ask a worker what it can play and put that on the list."""
        self.workers.append(worker)
        try:
            hello = worker.ask({"ask": "hello"})
        except WorkerFailed as error:
            self.failures.append(Failure(library, "start", str(error)))
            return
        self.versions[library] = hello["versions"]
        self.entries += contest.entries_of(worker, hello["adapters"])


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def progress(sentence: str) -> None:
    """One line that overwrites itself; nothing where nobody watches."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{sentence}", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
