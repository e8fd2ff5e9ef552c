"""The tutorial runs from its first line to its last: with a short training, or with the whole."""

from __future__ import annotations

import os
import re
import warnings
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "studying.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)
FULL = os.environ.get("TAFELRUNDE_STUDY") == "full"

for package in ("matplotlib", "pandas", "pyarrow", "sb3_contrib", "torch"):
    pytest.importorskip(package, reason=f"the tutorial needs {package}")

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED")) and not FULL,
    reason="the short training is tested on the plain engine",
)


@pytest.mark.filterwarnings("ignore")
def test_the_tutorial_is_true(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("STUDY_FOLDER", str(tmp_path))
    if not FULL:
        monkeypatch.setenv("STUDY_STEPS", "2048")
        monkeypatch.setenv("STUDY_GAMES", "20")
    from tafelrunde.ai import roster

    monkeypatch.setattr(roster, "PLAYERS", dict(roster.PLAYERS))
    space: dict[str, Any] = {"__name__": "studying"}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for number, code in enumerate(BLOCKS):
            exec(compile(code, f"studying.md, block {number}", "exec"), space)
    told = capsys.readouterr().out
    print(told)
    assert "decisions a game" in told
    assert (tmp_path / "length.png").stat().st_size > 1000
    assert (tmp_path / "student.zip").exists()
    assert 0 <= space["share"] <= 1
    if FULL:
        assert space["half"] == 200
        assert space["share"] >= 0.8
