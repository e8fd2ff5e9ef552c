"""The clock, the same for every library. Standard library only: it runs in the peers' homes too."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from .measures import STEP


class Adapter:
    """One way to play one game of one library.

    `prepare` does what is done once and not timed. Chance events (shuffles, draws) are in the
    time but are no decisions.
    """

    library = ""
    measure = STEP
    label = ""
    batch = 1
    """Whole games in one call of `play`; 0 where they cannot be counted."""
    clones = False
    """Whether `cloner` has an answer."""

    def __init__(self, game: str) -> None:
        self.game = game

    def prepare(self) -> None:
        """Load the game."""

    def play(self, rng: random.Random) -> float:
        """Play one random game (or batch) to its end; return how many decisions there were."""
        raise NotImplementedError

    def cloner(self, rng: random.Random) -> Callable[[], object]:
        """A function that copies a state from the middle of a random game."""
        raise NotImplementedError

    def details(self) -> dict[str, object]:
        """Facts worth keeping with the row."""
        return {}


def time_games(adapter: Adapter, rng: random.Random, seconds: float) -> dict[str, float]:
    """Play for about so many CPU seconds.

    Rates are per CPU second of this process, so that other work on the machine disturbs them
    little; the rate by the wall clock is kept beside them.
    """
    adapter.play(rng)  # wakes the caches
    calls, chunk, decisions = 0, 1, 0.0
    wall, start = time.perf_counter(), time.process_time()
    while True:
        for _ in range(chunk):
            decisions += adapter.play(rng)
        calls += chunk
        used = time.process_time() - start
        if used >= seconds:
            break
        if used < seconds / 20:
            chunk *= 2
    return {
        "rate": decisions / used,
        "wall_rate": decisions / (time.perf_counter() - wall),
        "games": calls * adapter.batch,
        "decisions": decisions,
    }


def time_clones(clone: Callable[[], object], seconds: float) -> float:
    """CPU microseconds of one call, from a batch of calls that lasts about so many seconds."""
    count = 1
    while True:
        start = time.process_time()
        for _ in range(count):
            clone()
        used = time.process_time() - start
        if used >= seconds:
            return used / count * 1e6
        count = max(count * 2, int(count * seconds / max(used, 1e-6)))
