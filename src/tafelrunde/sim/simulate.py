"""Plays many games and counts: in one process, or in several with the same result."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tafelrunde.kernel import BadInput, Game, Value
from tafelrunde.kernel.game import MOST_SEED

from .crews import Alone, Crew, Pool, Where, found_again, where_is
from .match import Tally, play_range
from .seats import seating

CHUNKS_PER_WORKER = 8
LARGEST_CHUNK = 2_000

Progress = Callable[[int], None]
"""Called with the number of games that were finished since the last call."""


@dataclass(frozen=True)
class Length:
    """Decisions in a game."""

    min: int
    median: float
    mean: float
    max: int


@dataclass(frozen=True)
class Simulation:
    """What came out, and how fast."""

    game: str
    options: Mapping[str, Value]
    players: tuple[str, ...]
    seed: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: tuple[int, ...]
    """For each player in the order given, the games that one of its seats won."""
    draws: int
    length: Length


def simulate(
    game: Game[Any],
    games: int,
    players: Sequence[str] | None = None,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play the games of the seeds from `seed` on. Only the times depend on the workers."""
    agreed = game.complete(options)
    names = tuple(players) if players is not None else ("random",) * game.seats(agreed)
    seating(names, game.teams(agreed))
    check_numbers(games, seed, workers)
    chunks = list(chunks_of(range(seed, seed + games), workers))
    total = Tally([0] * len(names))
    begun = time.perf_counter()
    for tally in tallies(game, agreed, names, chunks, workers):
        total.add(tally)
        if progress is not None:
            progress(sum(tally.lengths.values()))
    return summed_up(game, agreed, names, seed, total, time.perf_counter() - begun)


def summed_up(
    game: Game[Any],
    agreed: Mapping[str, Value],
    names: tuple[str, ...],
    seed: int,
    total: Tally,
    seconds: float,
) -> Simulation:
    """What came out of these games, and how fast they were."""
    games = sum(total.lengths.values())
    decisions = sum(length * count for length, count in total.lengths.items())
    return Simulation(
        game=game.name,
        options=agreed,
        players=names,
        seed=seed,
        games=games,
        decisions=decisions,
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        games_per_second=games / seconds,
        wins=tuple(total.wins),
        draws=total.draws,
        length=length_of(total.lengths),
    )


def check_numbers(games: int, seed: int, workers: int) -> None:
    if games < 1:
        raise BadInput(f"games: expected at least 1, not {games}")
    if workers < 1:
        raise BadInput(f"workers: expected at least 1, not {workers}")
    if not 0 <= seed <= MOST_SEED - games:
        raise BadInput(f"seed: expected a whole number from 0 to {MOST_SEED - games}, not {seed}")


def chunks_of(seeds: range, workers: int) -> Iterator[range]:
    size = max(1, min(LARGEST_CHUNK, len(seeds) // (workers * CHUNKS_PER_WORKER)))
    for start in range(seeds.start, seeds.stop, size):
        yield range(start, min(start + size, seeds.stop))


def tallies(
    game: Game[Any],
    options: Mapping[str, Value],
    players: tuple[str, ...],
    chunks: Sequence[range],
    workers: int,
) -> Iterator[Tally]:
    """The tally of each chunk, in any order."""
    crew: Crew = Alone() if workers == 1 else Pool(workers, [__name__, game.package])
    where = where_is(game, crew)
    yield from crew.map(work, ((where, options, players, chunk) for chunk in chunks))


def work(
    where: Where, options: Mapping[str, Value], players: tuple[str, ...], seeds: range
) -> Tally:
    """What a worker does with a chunk."""
    return play_range(found_again(where), options, players, seeds)


def length_of(lengths: Counter[int]) -> Length:
    games = sum(lengths.values())
    mean = sum(length * count for length, count in lengths.items()) / games
    middle = (nth(lengths, (games - 1) // 2) + nth(lengths, games // 2)) / 2
    return Length(min(lengths), middle, mean, max(lengths))


def nth(lengths: Counter[int], place: int) -> int:
    """The length at this place, from 0, if all games were lined up by length."""
    for length in sorted(lengths):
        place -= lengths[length]
        if place < 0:
            return length
    raise IndexError("there are not so many games")
