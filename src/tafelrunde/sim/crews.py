"""Who does the work: this process, a pool of processes, or a Ray cluster. The results are the same.

A job is a function of the module level and its arguments, so that any process can do it. Results
come back in the order in which they are ready.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import Any, Protocol, TypeVar

from tafelrunde.kernel import BadInput, Game

R = TypeVar("R")
Job = tuple[Any, ...]
ENGINES = ("local", "ray")

IN_HAND = 4
"""How many jobs a worker has in hand or in line: the others wait here and cost nothing yet."""


KNOCKING = 20.0
"""Seconds to wait for a cluster to answer."""


class Crew(Protocol):
    @property
    def workers(self) -> int: ...

    def map(self, work: Callable[..., R], jobs: Iterable[Job]) -> Iterator[R]:
        """Do all jobs; the results in any order."""
        ...


class Alone:
    """This process, one job after the other."""

    workers = 1

    def map(self, work: Callable[..., R], jobs: Iterable[Job]) -> Iterator[R]:
        for job in jobs:
            yield work(*job)


class Pool:
    """Processes on this machine."""

    def __init__(self, workers: int, preload: Sequence[str] = ()) -> None:
        self.workers = workers
        self.preload = [__name__, *preload]

    def map(self, work: Callable[..., R], jobs: Iterable[Job]) -> Iterator[R]:
        context = get_context("forkserver")
        context.set_forkserver_preload(self.preload)
        left = iter(jobs)
        others = set(active_children())
        with ProcessPoolExecutor(self.workers, context, initializer=report_for_work) as pool:
            begun: set[Future[R]] = set()
            try:
                while True:
                    room = self.workers * IN_HAND - len(begun)
                    begun.update(pool.submit(work, *job) for job in islice(left, room))
                    if not begun:
                        return
                    done, begun = wait(begun, return_when=FIRST_COMPLETED)
                    for job_done in done:
                        yield job_done.result()
            except BaseException:  # an error or Ctrl-C, or nobody wants the rest
                pool.shutdown(wait=False, cancel_futures=True)
                for worker in set(active_children()) - others:
                    worker.terminate()
                raise


def report_for_work() -> None:
    """A worker leaves when its parent is gone, and lets the parent answer to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Cluster:
    """A Ray cluster that is there already: the one of RAY_ADDRESS, or the one on this machine."""

    def __init__(self, address: str | None = None) -> None:
        if find_spec("ray") is None:
            raise BadInput("engine: ray is not installed, expected `pip install tafelrunde[ray]`")
        self.address = address or os.environ.get("RAY_ADDRESS") or "auto"
        self._joined = False

    def __enter__(self) -> Cluster:
        import ray

        if not ray.is_initialized():
            try:
                knock(self.address)
                ray.init(self.address, logging_level=logging.ERROR, log_to_driver=False)
            except (OSError, RuntimeError, ValueError) as error:
                sentence = str(error).splitlines()[0] if str(error) else type(error).__name__
                raise BadInput(f"engine: there is no Ray cluster to join: {sentence}") from None
            self._joined = True
        return self

    def __exit__(self, *_: object) -> None:
        if self._joined:
            import ray

            ray.shutdown()
            self._joined = False

    @property
    def workers(self) -> int:
        import ray

        resources: Any = ray.cluster_resources()  # type: ignore[no-untyped-call, unused-ignore]
        return max(1, int(resources.get("CPU", 1)))

    def map(self, work: Callable[..., R], jobs: Iterable[Job]) -> Iterator[R]:
        import ray

        remote = ray.remote(num_cpus=1)(work)
        left = iter(jobs)
        begun: list[Any] = []
        try:
            while True:
                room = self.workers * IN_HAND - len(begun)
                begun.extend(remote.remote(*job) for job in islice(left, room))
                if not begun:
                    return
                done, begun = ray.wait(begun)
                yield from ray.get(done)
        finally:
            for task in begun:
                ray.cancel(task)


def knock(address: str) -> None:
    """Whether anybody answers at host:port. Ray itself would try for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=KNOCKING).close()


def workers_or_all(workers: int | None) -> int:
    """As many as wished, or one for each core that this process may use."""
    if workers is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2
    if workers < 1:
        raise BadInput(f"workers: expected at least 1, not {workers}")
    return workers


# Games travel to workers by the name of their package ---------------------------------------


@dataclass(frozen=True)
class Address:
    """Where a worker finds a game, and how it knows that it is the same one."""

    package: str
    rules: int
    cards: str


Where = Game[Any] | Address


def where_is(game: Game[Any], crew: Crew) -> Where:
    """The game itself for this process, its address for others."""
    if isinstance(crew, Alone):
        return game
    if import_module(game.package).GAME.cards_digest != game.cards_digest:
        raise BadInput("workers: games with another card file are played by one worker only")
    return Address(game.package, game.rules, game.cards_digest)


def found_again(where: Where) -> Game[Any]:
    """The game a worker shall play. Another version of it would give other results."""
    if not isinstance(where, Address):
        return where
    game: Game[Any] = import_module(where.package).GAME
    if (game.rules, game.cards_digest) != (where.rules, where.cards):
        raise BadInput(f"workers: {game.name} has other rules or cards there than here")
    return game
