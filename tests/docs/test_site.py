"""The documentation site is built without a warning, and nothing is left out of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytest.importorskip("mkdocs", reason="the site needs mkdocs")
pytest.importorskip("mkdocstrings", reason="the site needs mkdocstrings")

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED")), reason="the site is the same on both builds"
)


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    pages = [file.relative_to(ROOT / "docs") for file in (ROOT / "docs").rglob("*.md")]
    missing = [page for page in pages if not (tmp_path / page.with_suffix(".html")).exists()]
    assert missing == []
    reference = (tmp_path / "api.html").read_text(encoding="utf-8")
    for name in ("kernel.game.Game.why_not", "rl.many.Many.step", "ai.program.Program"):
        assert f'id="tafelrunde.{name}"' in reference
    decisions = (tmp_path / "decisions" / "index.html").read_text(encoding="utf-8")
    assert "Bots in any language speak lines of text" in decisions
    assert 'href="0021-engine-protocol.html"' in decisions
