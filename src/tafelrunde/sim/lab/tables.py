"""A balance as CSV and JSON, for those who count on. Shares run from 0 to 1."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from .balance import Balance
from .shares import Difference, Share

Row = dict[str, Any]
DIGITS = 6


def write_tables(balance: Balance, folder: Path) -> None:
    """All tables. Only `times.csv` differs when the same tournament is played again."""
    summary = summary_of(balance)
    for name in ("ratings", "meetings", "traits", "matrix", "lengths", "cards"):
        write_csv(folder / f"{name}.csv", summary[name])
    write_csv(folder / "games.csv", games_of(balance))
    write_csv(folder / "times.csv", times_of(balance))
    text = json.dumps(summary, ensure_ascii=False, indent=1)
    (folder / "balance.json").write_text(text + "\n", encoding="utf-8")


def summary_of(balance: Balance) -> Row:
    """All that was counted, as plain JSON values."""
    settings = balance.tournament.settings
    return {
        "settings": {**settings.write(), "fingerprint": settings.fingerprint},
        "games": len(balance.tournament.results),
        "draws": share_row(balance.draws),
        "reasons": balance.reasons,
        "ratings": list(ratings_of(balance)),
        "meetings": [
            {"player": first, "against": second, **share_row(share)}
            for (first, second), share in balance.meetings.items()
        ],
        "traits": [
            {"trait": trait.name, "value": value, **share_row(share)}
            for trait in balance.traits
            for value, share in trait.values.items()
        ],
        "matrix": [
            {"trait": trait.name, "value": first, "against": second, **share_row(share)}
            for trait in balance.traits
            for (first, second), share in trait.against.items()
        ],
        "lengths": [
            {"decisions": length, "games": count} for length, count in balance.lengths.items()
        ],
        "cards": [
            {
                "card": effect.card,
                **difference_row("drawn", effect.drawn),
                **difference_row("played", effect.played),
            }
            for effect in balance.cards
        ],
    }


def ratings_of(balance: Balance) -> Iterator[Row]:
    for standing in balance.standings:
        yield {
            "player": standing.player,
            "rating": round(standing.rating.points, 2),
            "error": round(standing.rating.error, 2),
            "points": standing.points,
            **share_row(standing.score),
        }


def share_row(share: Share) -> Row:
    return {
        "share": round(share.value, DIGITS),
        "low": round(share.low, DIGITS),
        "high": round(share.high, DIGITS),
        "games": share.games,
    }


def difference_row(name: str, found: Difference | None) -> Row:
    """Empty where there was nothing to compare."""
    columns = ("", "_low", "_high", "_with", "_without")
    if found is None:
        return {f"{name}{column}": None for column in columns}
    values = (
        round(found.value, DIGITS),
        round(found.low, DIGITS),
        round(found.high, DIGITS),
        found.with_it,
        found.without,
    )
    return {f"{name}{column}": value for column, value in zip(columns, values)}


def games_of(balance: Balance) -> Iterator[Row]:
    """A row for each game; lists of the ledger as columns by team, 0 and 1."""
    names = balance.tournament.settings.players
    traits = sorted({trait.name for trait in balance.traits})
    options = sorted({name for result in balance.tournament.results for name in result["options"]})
    for result in balance.tournament.results:
        row: Row = {name: result[name] for name in ("number", "deal", "seed")}
        row.update({f"option_{name}": result["options"][name] for name in options})
        for team in (0, 1):
            row[f"player_{team}"] = names[result["players"][team]]
            for name in traits:
                row[f"{name}_{team}"] = " ".join(result["traits"][team].get(name, ()))
        row.update({name: result[name] for name in ("winner", "length", "reason")})
        yield row


def times_of(balance: Balance) -> Iterator[Row]:
    for thinking in balance.thinking:
        yield {
            "player": thinking.player,
            "decisions": thinking.decisions,
            "mean_seconds": round(thinking.mean, DIGITS),
            "max_seconds": round(thinking.longest, DIGITS),
        }


def write_csv(file: Path, rows: Iterable[Row]) -> None:
    """A file with a heading even if it has no rows to name its columns by."""
    rows = list(rows)
    with file.open("w", encoding="utf-8", newline="") as opened:
        if rows:
            writer = csv.DictWriter(opened, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
