"""What the rows of a run say, as tables with ratios against the peer and the goals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Row = dict[str, Any]

COLUMNS: list[tuple[str, str, int]] = [
    ("moves/s", "moves_per_second", 0),
    ("CPU ms/move", "cpu_ms_per_move", 3),
    ("p50 ms", "p50_ms", 1),
    ("p99 ms", "p99_ms", 1),
    ("KiB/match idle", "idle_kib_per_match", 0),
    ("KiB/match after", "after_kib_per_match", 0),
    ("opened/s", "opened_per_second", 0),
    ("opened meanwhile", "opened_meanwhile", 0),
    ("others' load", "other_cpu_share", 2),
]
SIZES: list[tuple[str, str, int]] = [
    ("moves/s", "moves_per_second", 0),
    ("cores", "cpu_share", 2),
    ("CPU ms/move", "cpu_ms_per_move", 3),
    ("p50 ms", "p50_ms", 1),
    ("p99 ms", "p99_ms", 1),
    ("MiB", "resident_mib", 0),
    ("late", "late", 0),
    ("others' load", "other_cpu_share", 2),
]
PEER = "boardgameio"


def tables(rows: list[Row]) -> str:
    parts = []
    for mode in sorted({row["mode"] for row in rows}, reverse=True):
        parts.append(f"\n{mode}\n\n" + table([row for row in rows if row["mode"] == mode]))
    return "\n".join([*parts, "", goals(rows)])


def sizes(rows: list[Row]) -> str:
    """What a house of each size takes."""
    parts = []
    for mode in sorted({row["mode"] for row in rows}):
        here = [row for row in rows if row["mode"] == mode]
        parts.append(f"\n{mode}\n\n" + table(here, SIZES))
    return "\n".join(parts)


def table(rows: list[Row], columns: list[tuple[str, str, int]] = COLUMNS) -> str:
    lines = ["| server | matches | " + " | ".join(title for title, _, _ in columns) + " |"]
    lines.append("|---" * (len(columns) + 2) + "|")
    for name, matches in sorted({(name_of(row), row["matches"]) for row in rows}):
        same = [row for row in rows if name_of(row) == name and row["matches"] == matches]
        figures = [f"{median(same, field):.{digits}f}" for _, field, digits in columns]
        lines.append(f"| {name} | {matches} | " + " | ".join(figures) + " |")
    return "\n".join(lines)


def goals(rows: list[Row]) -> str:
    """Each goal with what was reached: the worst of our games against the peer."""
    lines = []
    for mode, field, least, text in (
        ("saturated", "cpu_ms_per_move", 2.0, "moves per CPU second, times the peer's"),
        ("paced", "p99_ms", 2.0, "the peer's p99, times ours"),
    ):
        for matches in sorted({row["matches"] for row in rows if row["mode"] == mode}):
            if mode == "paced" and matches != 500:
                continue
            here = [row for row in rows if row["mode"] == mode and row["matches"] == matches]
            lines += ratio(here, field, f"{text}, {matches} matches (goal {least:.0f})")
    memory = worst(rows, "idle_kib_per_match", lambda row: bool(row["matches"] >= 200))
    if memory is not None:
        lines.append(f"KiB per match with two connections (goal at most 60): {memory:.1f}")
    again = worst(rows, "reconnect_bytes", lambda row: True)
    if again is not None:
        lines.append(f"bytes of a reconnect (goal below 5000): {again:.0f}")
    return "\n".join(lines)


def ratio(rows: list[Row], field: str, text: str) -> list[str]:
    peer = [row for row in rows if row["driver"] == PEER]
    games = sorted({name_of(row) for row in rows if row["driver"] != PEER})
    if not peer:
        return []
    return [
        f"{text}, {game}: "
        f"{median(peer, field) / median([r for r in rows if name_of(r) == game], field):.2f}"
        for game in games
    ]


def worst(rows: list[Row], field: str, counts: Callable[[Row], bool]) -> float | None:
    ours = [row for row in rows if row["driver"] != PEER and counts(row) and row.get(field)]
    by_game: dict[tuple[str, int], list[Row]] = {}
    for row in ours:
        by_game.setdefault((name_of(row), row["matches"]), []).append(row)
    return max((median(group, field) for group in by_game.values()), default=None)


def name_of(row: Row) -> str:
    if row["driver"] == PEER:
        return "boardgame.io"
    processes = row.get("processes", 1)
    return str(row["game"]) if processes == 1 else f"{row['game']}, {processes} processes"


def median(rows: list[Row], field: str) -> float:
    """Of the quieter half of the rounds: what others did to the machine says nothing of us."""
    quiet = sorted(rows, key=lambda row: float(row["other_cpu_share"]))
    values = sorted(float(row[field] or 0.0) for row in quiet[: (len(quiet) + 1) // 2])
    return values[(len(values) - 1) // 2] if values else float("nan")
