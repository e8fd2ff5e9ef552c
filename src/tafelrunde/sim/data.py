"""Games as tables for study: a row for each game, and a row for each decision, as Parquet.

`docs/data.md` tells what the columns mean. Rows come in the order of the seeds, however many
workers there are.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tafelrunde.kernel import BadInput, Game, Value

from .crews import Alone, Crew, Pool, Where, found_again, where_is
from .match import Tally, count_result
from .seats import seating, winning_team
from .simulate import Progress, Simulation, check_numbers, chunks_of, summed_up
from .watching import Decision, Fixture, play_fixture

Row = dict[str, Any]
Batch = tuple[int, list[Row], list[Row]]
"""Place of a chunk, rows of its games, rows of their decisions."""


def decisions_file(file: Path) -> Path:
    """`games.parquet` has its decisions beside it in `games.decisions.parquet`."""
    return file.with_name(f"{file.stem}.decisions{file.suffix}")


def check_file(file: Path) -> None:
    if file.suffix != ".parquet":
        raise BadInput(f"out: expected a name that ends in .parquet, not {file.name!r}")
    if find_spec("pyarrow") is None:
        raise BadInput("out: pyarrow is not installed, expected `pip install tafelrunde[data]`")


def simulate_into(
    file: Path,
    game: Game[Any],
    games: int,
    players: Sequence[str] | None = None,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play the same games as `simulate`, and write down what happened in them."""
    check_file(file)
    agreed = game.complete(options)
    names = tuple(players) if players is not None else ("random",) * game.seats(agreed)
    places = seating(names, game.teams(agreed))
    check_numbers(games, seed, workers)
    total = Tally([0] * len(names))
    begun = time.perf_counter()
    with ExitStack() as stack:
        writers = [
            stack.enter_context(writer_for(path, schema))
            for path, schema in zip((file, decisions_file(file)), schemas())
        ]
        crew: Crew = Alone() if workers == 1 else Pool(workers, [__name__, game.package])
        where = where_is(game, crew)
        seats = tuple(names[place] for place in places)
        chunks = enumerate(chunks_of(range(seed, seed + games), workers))
        jobs = ((place, where, agreed, seats, seeds) for place, seeds in chunks)
        for rows, decisions in in_order(crew.map(watch_range, jobs)):
            write_rows(writers[0], rows)
            write_rows(writers[1], decisions)
            for row in rows:
                count_result(total, row["returns"], places)
                total.lengths[row["length"]] += 1
            if progress is not None:
                progress(len(rows))
    return summed_up(game, agreed, names, seed, total, time.perf_counter() - begun)


def in_order(batches: Iterator[Batch]) -> Iterator[tuple[list[Row], list[Row]]]:
    """Hold back what comes too early."""
    early: dict[int, tuple[list[Row], list[Row]]] = {}
    due = 0
    for place, rows, decisions in batches:
        early[place] = (rows, decisions)
        while due in early:
            yield early.pop(due)
            due += 1


def watch_range(
    place: int, where: Where, options: Mapping[str, Value], players: tuple[str, ...], seeds: range
) -> Batch:
    """What a worker does: one game for each seed."""
    game = found_again(where)
    rows: list[Row] = []
    decisions: list[Row] = []
    for seed in seeds:
        seen: list[Decision] = []
        sheet = play_fixture(game, Fixture(seed, options, players), seen.append)
        teams = game.teams(options)
        rows.append(
            {
                "game": game.name,
                "rules": game.rules,
                "cards": game.cards_digest,
                "seed": seed,
                "options": json.dumps(dict(options), sort_keys=True),
                "players": list(players),
                "teams": list(teams),
                "returns": sheet.returns,
                "winner": winning_team(sheet.returns, teams),
                "length": sheet.length,
                "reason": sheet.reason,
                "traits": json.dumps(sheet.traits, sort_keys=True),
                "drawn": [sorted(cards) for cards in sheet.drawn],
                "played": [sorted(cards) for cards in sheet.played],
            }
        )
        decisions.extend(
            {"seed": seed, "player": players[decision.seat], **vars(decision)} for decision in seen
        )
    return place, rows, decisions


def schemas() -> tuple[Any, Any]:
    """The columns of games and of decisions."""
    import pyarrow as pa

    texts = pa.list_(pa.string())
    games = {
        "game": pa.string(),
        "rules": pa.int32(),
        "cards": pa.string(),
        "seed": pa.int64(),
        "options": pa.string(),
        "players": texts,
        "teams": pa.list_(pa.int32()),
        "returns": pa.list_(pa.float64()),
        "winner": pa.int32(),
        "length": pa.int32(),
        "reason": pa.string(),
        "traits": pa.string(),
        "drawn": pa.list_(texts),
        "played": pa.list_(texts),
    }
    decisions = {
        "seed": pa.int64(),
        "ply": pa.int32(),
        "seat": pa.int32(),
        "player": pa.string(),
        "action": pa.int32(),
        "verb": pa.string(),
        "notation": pa.string(),
        "choices": pa.int32(),
        "seconds": pa.float64(),
    }
    return pa.schema(list(games.items())), pa.schema(list(decisions.items()))


def writer_for(file: Path, schema: Any) -> Any:
    import pyarrow.parquet as pq

    try:
        return pq.ParquetWriter(file, schema, compression="zstd")
    except OSError as error:
        raise BadInput(f"out: {file} cannot be written: {error}") from None


def write_rows(writer: Any, rows: list[Row]) -> None:
    import pyarrow as pa

    writer.write_table(pa.Table.from_pylist(rows, schema=writer.schema))
