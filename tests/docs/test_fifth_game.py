"""The game of docs/adding-a-game.md works, and the page shows its real files."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import tafelrunde

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED")), reason="the same on both builds"
)

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
EXAMPLE = ROOT / "examples" / "holmgang"
EXCERPTS = re.findall(r"```(?:py|md|ftl|toml)\n(.*?)```", PAGE.read_text("utf-8"), re.S)


@pytest.mark.parametrize("excerpt", EXCERPTS, ids=lambda text: text.strip().splitlines()[0][:40])
def test_the_page_shows_the_real_files(excerpt: str) -> None:
    files = [file for file in EXAMPLE.rglob("*") if file.suffix in (".py", ".md", ".ftl", ".toml")]
    assert any(excerpt in file.read_text(encoding="utf-8") for file in files)


def test_there_are_excerpts() -> None:
    assert len(EXCERPTS) > 8


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the game, with what an installation would add beside it."""
    project = tmp_path_factory.mktemp("games") / "holmgang"
    shutil.copytree(EXAMPLE, project, ignore=shutil.ignore_patterns("__pycache__"))
    info = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = project / "src" / f"holmgang-{info['version']}.dist-info"
    installed.mkdir()
    heading = "Metadata-Version: 2.1\nName: holmgang\n"
    (installed / "METADATA").write_text(f"{heading}Version: {info['version']}\n", encoding="utf-8")
    points = info["entry-points"]["tafelrunde.games"]
    lines = ["[tafelrunde.games]", *(f"{name} = {place}" for name, place in points.items())]
    (installed / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return project


def run(project: Path, *args: str, typed: str = "") -> str:
    """Run Python with the game installed; what it printed."""
    engine = Path(str(tafelrunde.__file__)).parents[1]
    path = os.pathsep.join([str(project / "src"), str(engine)])
    done = subprocess.run(
        [sys.executable, *args],
        cwd=project,
        env={**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_its_own_tests(project: Path) -> None:
    assert "9 passed" in run(project, "-m", "pytest", "-q", "-W", "error", "-p", "no:cacheprovider")


def test_its_rules_are_all_proven(project: Path) -> None:
    assert "6 of 6 (100%)" in run(project, "-m", "tafelrunde", "rules", "holmgang", "--coverage")


@pytest.mark.parametrize(("language", "told"), [("en", "strikes"), ("de", "führt")])
def test_it_can_be_played(project: Path, language: str, told: str) -> None:
    args = ("-m", "tafelrunde", "play", "holmgang", "--lang", language, "--seed", "3")
    assert told in run(project, *args, "--level", "page", typed="2\n" * 12)


def test_bots_simulations_and_learners_find_it(project: Path) -> None:
    args = ("-m", "tafelrunde", "simulate", "holmgang", "--games", "8")
    assert "8 games" in run(project, *args, "--players", "squire,random")
    code = """
from gymnasium.utils.env_checker import check_env
import gymnasium, pyspiel, tafelrunde.rl.gymnasium, tafelrunde.rl.openspiel
from pettingzoo.test import api_test
from tafelrunde.rl import Many
from tafelrunde.rl.pettingzoo import env
many = Many("holmgang", games=4)
for _ in range(50):
    many.step(many.sample())
print(many.finished)
api_test(env("tafelrunde/holmgang-v1"), num_cycles=20)
check_env(gymnasium.make("tafelrunde/holmgang-short-v1").unwrapped, skip_render_check=True)
pyspiel.random_sim_test(
    pyspiel.load_game("tafelrunde_holmgang"), num_sims=2, serialize=True, verbose=False
)
"""
    assert int(run(project, "-c", code).split()[0]) > 4
