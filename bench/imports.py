"""What an import costs: CPU seconds and resident memory, each time in a fresh process."""

from __future__ import annotations

import subprocess
from pathlib import Path

from .process import WorkerFailed, environment

PATIENCE = 120

PROBE = """
import os, resource, sys, time

def resident():
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    except OSError:
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak / (2**20 if sys.platform == "darwin" else 2**10)

before, wall, start = resident(), time.perf_counter(), time.process_time()
exec(sys.argv[1])
used, wall = time.process_time() - start, time.perf_counter() - wall
after = resident()
print()
print(used, wall, max(after - before, 0.01), after)
"""


def probe(python: Path, statement: str, path: Path | None) -> dict[str, float]:
    """Run an import statement in a new interpreter; its own start is not counted."""
    try:
        done = subprocess.run(
            [str(python), "-P", "-c", PROBE, statement],
            capture_output=True,
            text=True,
            env=environment(path),
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise WorkerFailed(f"no answer in {PATIENCE} s") from None
    if done.returncode:
        complaint = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise WorkerFailed(complaint[-1][:200])
    names = ("seconds", "wall_seconds", "added_mib", "process_mib")
    return dict(zip(names, map(float, done.stdout.splitlines()[-1].split())))
