"""A tournament that is killed for good goes on and ends as if nothing had happened."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED")), reason="once is enough; no engine in here"
)

GAMES = 60
ENOUGH = 20
"""After so many games the process kills itself, in the middle of a line."""
SAME = ("games", "ratings", "meetings", "traits", "matrix", "lengths", "cards")
LIMIT = 900

DOOMED = f"""
import os, signal, sys
from tafelrunde.cli import main
from tafelrunde.sim import ledger, tournament

class Doomed(ledger.Ledger):
    def add(self, results, times):
        super().add(results, times)
        if len(self.results) >= {ENOUGH}:
            self._results.write(b'{{"number": 999, "deal')
            self._results.flush()
            os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    tournament.Ledger = Doomed
    sys.exit(main(sys.argv[1:]))
"""


def arena(folder: Path, *start: str) -> subprocess.CompletedProcess[str]:
    """Ends when the last process that holds its output has ended, workers included."""
    command = [sys.executable, *start, "arena", "schildwall", "--players", "random,page"]
    command += ["--games", str(GAMES), "--seed", "4", "--workers", "2", "--out", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, timeout=LIMIT, check=False)


def test_a_killed_tournament_resumes_and_ends_with_the_same_table(tmp_path: Path) -> None:
    script = tmp_path / "doomed.py"
    script.write_text(DOOMED, encoding="utf-8")
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    killed = arena(broken, str(script))
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    lines = (broken / "results.jsonl").read_bytes().split(b"\n")
    assert ENOUGH <= len(lines) - 1 < GAMES
    assert lines[-1].startswith(b'{"number": 999')
    assert not (broken / "report.html").exists()
    resumed = arena(broken, "-m", "tafelrunde")
    unbroken = arena(whole, "-m", "tafelrunde")
    assert (resumed.returncode, unbroken.returncode) == (0, 0), resumed.stderr + unbroken.stderr
    assert resumed.stdout.splitlines()[:-1] == unbroken.stdout.splitlines()[:-1]
    for name in SAME:
        assert (broken / f"{name}.csv").read_bytes() == (whole / f"{name}.csv").read_bytes()
    assert (broken / "balance.json").read_bytes() == (whole / "balance.json").read_bytes()
    kept = b"\n".join(lines[:-1])
    assert (broken / "results.jsonl").read_bytes().startswith(kept)
    assert resumed.stderr == ""  # no progress bar where no terminal is
