"""A run as tables for people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .measures import MEASURES, Measure, Row
from .ratios import Limit, Ratio, limits_of, ratios_of
from .report import Report

NOTHING = "-"
NUMBERS = ("median", "best", "ratio", "of bests", "goal")
"""Columns that stand flush right."""


def tables(report: Report) -> str:
    """Everything a run has to say: circumstances, figures, ratios with goals, failures."""
    parts = [
        *heading(report.about),
        *table(
            "Measured (rates per CPU second)",
            ["measure", "library", "game", "median", "best", "unit", "remark"],
            [measured(row) for row in in_order(report.rows)],
        ),
        *table(
            "Ours beside the best of each library (medians decide)",
            ["measure", "ours", "library", "its best", "ratio", "of bests", "goal", "verdict"],
            [compared(ratio) for ratio in ratios_of(report.rows)],
        ),
        *table(
            "Ours under fixed limits",
            ["measure", "of", "median", "best", "limit", "verdict"],
            [limited(limit) for limit in limits_of(report.rows)],
        ),
        *table(
            "Not measured",
            ["library", "what", "why"],
            [[failure.library, failure.what, failure.reason] for failure in report.failures],
        ),
    ]
    return "\n".join(parts)


def heading(about: Mapping[str, Any]) -> Iterator[str]:
    machine, ours, settings = (about.get(name, {}) for name in ("machine", "ours", "settings"))
    build = "compiled" if ours.get("compiled") else "NOT compiled"
    yield f"Tafelrunde {ours.get('version', '?')}, {build}"
    if ours.get("notice"):
        yield f"Notice: {ours['notice']}"
    yield (
        f"{machine.get('python', '?')}, {machine.get('processor', '?')}, "
        f"{machine.get('cores', '?')} cores, {machine.get('system', '?')}"
    )
    loads = settings.get("load", [])
    yield (
        f"{settings.get('rounds', '?')} rounds, {settings.get('seconds', '?')} s a sample; "
        f"load at the start and the end: {' and '.join(map(str, loads)) or '?'}"
    )
    for name, versions in about.get("peers", {}).items():
        yield f"{name}: {', '.join(f'{package} {it}' for package, it in versions.items())}"


def in_order(rows: Sequence[Row]) -> Iterator[Row]:
    """By measure; within it ours first, then by library, the best median first."""
    for name, measure in MEASURES.items():
        sign = 1 if measure.is_cost else -1
        found = [row for row in rows if row.measure == name]
        yield from sorted(found, key=lambda row: (not row.is_ours, row.library, sign * row.median))


def measured(row: Row) -> list[str]:
    kind = row.kind
    return [
        kind.title,
        row.library,
        row.game,
        number(kind, row.median),
        number(kind, row.best),
        kind.unit,
        remark(row),
    ]


def remark(row: Row) -> str:
    """The label, the length of a game, and whether ours ran compiled."""
    parts = [row.label] if row.label else []
    length = row.details.get("decisions_per_game")
    if isinstance(length, (int, float)):
        parts.append(f"{length:.1f} decisions a game")
    if row.details.get("compiled") is False:
        parts.append("NOT compiled")
    return "; ".join(parts)


def compared(ratio: Ratio) -> list[str]:
    kind, rival = ratio.ours.kind, ratio.rival
    sign = "≤" if kind.is_cost else "≥"
    return [
        kind.title if not ratio.ours.label else f"{kind.title} ({ratio.ours.label})",
        f"{ratio.ours.game} {number(kind, ratio.ours.median)}",
        ratio.library,
        NOTHING if rival is None else f"{rival.game} {number(kind, rival.median)}",
        times(ratio.of_medians),
        times(ratio.of_bests),
        NOTHING if ratio.goal is None else f"{sign} {ratio.goal:g}x",
        ratio.verdict,
    ]


def limited(limit: Limit) -> list[str]:
    row, kind = limit.ours, limit.ours.kind
    return [
        kind.title,
        row.game,
        number(kind, row.median),
        number(kind, row.best),
        f"≤ {limit.limit:g} {kind.unit}",
        limit.verdict,
    ]


def number(measure: Measure, value: float) -> str:
    return f"{value:,.{measure.digits}f}"


def times(ratio: float | None) -> str:
    """A ratio with three digits that count."""
    if ratio is None:
        return NOTHING
    return f"{ratio:,.0f}x" if ratio >= 100 else f"{ratio:#.3g}x"


def table(title: str, head: Sequence[str], body: Sequence[Sequence[str]]) -> Iterator[str]:
    """Lines of one table, columns padded; nothing if it has no rows."""
    if not body:
        return
    widths = [max(map(len, column)) for column in zip(head, *body)]
    yield ""
    yield title
    for line in (head, ["-" * width for width in widths], *body):
        yield "  ".join(map(padded, head, line, widths)).rstrip()


def padded(column: str, cell: str, width: int) -> str:
    return cell.rjust(width) if column in NUMBERS else cell.ljust(width)
