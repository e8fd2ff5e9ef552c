"""Results files: what is written can be read, and what is wrong is said in one sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from bench.measures import BadRows
from bench.process import ROOT
from bench.report import read_report, save

MADE_UP = Path(__file__).parent / "made_up.json"
REPORT = read_report(MADE_UP.read_text(encoding="utf-8"))


def changed(**changes: object) -> str:
    return json.dumps({**REPORT.write(), **changes})


def changed_row(**changes: object) -> str:
    return changed(rows=[{**REPORT.rows[0].write(), **changes}])


def test_a_report_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "results" / "latest.json"
    save(REPORT, file)
    assert read_report(file.read_text(encoding="utf-8")) == REPORT


def test_a_report_tells_machine_build_rows_and_ratios() -> None:
    written: dict[str, Any] = REPORT.write()
    assert written["machine"]["cores"] == 2
    assert written["ours"]["compiled"] is True
    assert written["failures"][0]["reason"] == "no network"
    assert written["rows"][0]["median"] == 5_000.0
    assert written["rows"][0]["best"] == 9_000.0
    assert written["ratios"][0]["of_medians"] == 5.0
    assert written["ratios"][0]["verdict"] == "met"
    assert [limit["limit"] for limit in written["limits"]] == [2.0, 0.2, 0.2, 30.0]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "is JSON"),
        ("[]", "an object with"),
        (changed(format="other"), "an object with"),
        (changed(version=99), "version 1, not 99"),
        (changed(rows=None), "are lists"),
        (changed(rows=[7]), "a row is an object, not 7"),
        (changed(failures=[{"library": "pgx"}]), "a failure has"),
        (changed_row(game=None), "lacks game"),
        (changed_row(measure="beauty"), "not 'beauty'"),
        (changed_row(samples=[]), "numbers above 0"),
        (changed_row(samples=[1, "fast"]), "numbers above 0"),
        (changed_row(samples=[0]), "numbers above 0"),
    ],
)
def test_a_wrong_results_file_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadRows, match=sentence):
        read_report(text)


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bench", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_an_earlier_run_can_be_shown_again() -> None:
    shown = bench("--show", str(MADE_UP))
    assert shown.returncode == 0
    assert "≥ 4x" in shown.stdout


def test_a_wrong_file_or_peer_ends_with_one_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "run.json"
    broken.write_text("{", encoding="utf-8")
    for arguments in (["--show", str(broken)], ["--peers", "chess"]):
        refused = bench(*arguments)
        assert refused.returncode == 1
        assert len(refused.stderr.splitlines()) == 1
