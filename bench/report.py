"""A whole run as one JSON file, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .contest import Failure
from .measures import BadRows, Row, read_row
from .ratios import limits_of, ratios_of

FORMAT = "tafelrunde-bench"
VERSION = 1


@dataclass(frozen=True)
class Report:
    """Rows and failures of one run, and the circumstances: machine, versions, settings."""

    about: Mapping[str, Any]
    rows: Sequence[Row]
    failures: Sequence[Failure]

    def write(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            **self.about,
            "ratios": [ratio.write() for ratio in ratios_of(self.rows)],
            "limits": [limit.write() for limit in limits_of(self.rows)],
            "failures": [failure.write() for failure in self.failures],
            "rows": [row.write() for row in self.rows],
        }


DERIVED = {"format", "version", "ratios", "limits", "failures", "rows"}


def read_report(text: str) -> Report:
    """Read what `Report.write` wrote. Ratios are computed anew, from the rows."""
    try:
        written = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRows(f"a results file is JSON, but {error}") from None
    if not isinstance(written, dict) or written.get("format") != FORMAT:
        raise BadRows(f'a results file is an object with "format": "{FORMAT}"')
    if written.get("version") != VERSION:
        found = written.get("version")
        raise BadRows(f"this bench reads results of version {VERSION}, not {found!r}")
    rows, failures = written.get("rows"), written.get("failures", [])
    if not isinstance(rows, list) or not isinstance(failures, list):
        raise BadRows("rows and failures of a results file are lists")
    return Report(
        about={name: value for name, value in written.items() if name not in DERIVED},
        rows=[read_row(row) for row in rows],
        failures=[_read_failure(failure) for failure in failures],
    )


def _read_failure(written: object) -> Failure:
    if not isinstance(written, dict) or set(written) != {"library", "what", "reason"}:
        raise BadRows(f"a failure has library, what and reason, unlike {written!r}")
    return Failure(**written)


def save(report: Report, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report.write(), indent=1) + "\n", encoding="utf-8")
