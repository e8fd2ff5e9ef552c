"""What the house counts, for Prometheus: plain numbers on the way of a move, names when asked.

Counting must cost nothing, so a count is an attribute that is added to. Only a visit to
`/metrics` turns them into Prometheus' families.
"""

from __future__ import annotations

import gc
import resource
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST

BOUNDS = (0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 4.0)

COUNTS = {
    "moves": "Moves stored and acknowledged",
    "messages": "Messages received over sockets",
    "refused": "Messages that were refused",
    "limited": "Messages and requests over a limit",
    "conflicts": "Entries that another process had written first",
    "store_failures": "Appends that the database could not store",
    "bot_failures": "Computer players that failed and were replaced",
    "tables_made": "Tables made",
    "games_ended": "Games played to their end",
    "signed_in": "People who signed in with a passphrase",
    "sockets_opened": "Sockets opened",
    "requests": "HTTP requests answered",
    "errors": "HTTP requests and messages that failed by our own fault",
}


class Histogram:
    """How long something took, by powers of two from one millisecond."""

    __slots__ = ("_counts", "_sum")

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def family(self, name: str, text: str) -> HistogramMetricFamily:
        total = 0
        buckets = []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts):
            total += count
            buckets.append((bound, total))
        return HistogramMetricFamily(name, text, buckets=buckets, sum_value=self._sum)


class Metrics:
    """The counts of one process. Gauges are functions, asked when somebody looks."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves = 0
        self.messages = 0
        self.refused = 0
        self.limited = 0
        self.conflicts = 0
        self.store_failures = 0
        self.bot_failures = 0
        self.tables_made = 0
        self.games_ended = 0
        self.signed_in = 0
        self.sockets_opened = 0
        self.requests = 0
        self.errors = 0
        self.move_seconds = Histogram()
        """From the decision on an order to its entries being stored and told to everybody."""
        self.bot_seconds = Histogram()
        self._gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)

    def gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        """A number that goes up and down, such as the tables in memory."""
        self._gauges[name] = (text, value)

    def describe(self) -> Iterable[Metric]:
        return ()

    def collect(self) -> Iterable[Metric]:
        for name, text in COUNTS.items():
            yield CounterMetricFamily(f"tafelrunde_{name}", text, value=getattr(self, name))
        for name, (text, value) in self._gauges.items():
            yield GaugeMetricFamily(f"tafelrunde_{name}", text, value=value())
        yield self.move_seconds.family(
            "tafelrunde_move_seconds", "From the decision on a move to its being stored and told"
        )
        yield self.bot_seconds.family(
            "tafelrunde_bot_seconds", "How long computer players thought about a move"
        )
        yield from process(self.started)

    def page(self) -> tuple[bytes, str]:
        """The answer to `/metrics` and its type."""
        return generate_latest(self._registry), CONTENT_TYPE_LATEST


def process(started: float) -> Iterable[Metric]:
    """What the operating system says of this process."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    yield CounterMetricFamily(
        "process_cpu_seconds", "CPU time used", value=usage.ru_utime + usage.ru_stime
    )
    yield GaugeMetricFamily("process_start_time_seconds", "When it was started", value=started)
    yield GaugeMetricFamily("process_resident_memory_bytes", "Memory", value=resident())
    yield GaugeMetricFamily("tafelrunde_collections", "Full garbage collections", value=full())


def full() -> int:
    return int(gc.get_stats()[-1]["collections"])


def resident() -> int:
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * resource.getpagesize()
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
