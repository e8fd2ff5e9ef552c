"""Every command that README and docs show is one that works, tried with fewer games."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.browser.chromium import chromium

from tafelrunde.cli import main
from tafelrunde.games.gwint import GAME as GWINT
from tafelrunde.games.gwint.files.decks import write_text
from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import Recorder, position
from tafelrunde.server.http.pages import client_folder

pytestmark = pytest.mark.skipif(
    bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED")), reason="the same on both builds"
)

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
PROGRAMS = ("tafelrunde ", "./run ", "make ", "pip ", "python ")
FEWER = {"--games": "2", "--workers": "1"}
THINKERS = ("knight", "baron", "king")
BLOCKED = {"holmgang"}  # it needs an installation: test_adding_a_game.py plays it


def commands() -> list[str]:
    """The lines of all pages that begin with the name of a program, without their comments."""
    found: dict[str, None] = {}
    for page in PAGES:
        text = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.S)
        for line in text.splitlines():
            if line.startswith("    ") and line.strip().startswith(PROGRAMS):
                found[re.sub(r"\s+# .*", "", line).strip()] = None
    return [line for line in found if not BLOCKED & set(shlex.split(line))]


OURS = [line for line in commands() if line.startswith(("tafelrunde ", "./run "))]
SERVING = [line for line in OURS if shlex.split(line)[1] == "serve"]
TRIED = [line for line in OURS if line not in SERVING]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the lines speak of."""
    recorder = Recorder(GAME, {}, 7)
    while not recorder.state.over and len(recorder.record.moves) < 24:
        seat = recorder.state.turn()
        recorder.play(seat, recorder.state.legal_for(seat)[0])
    (tmp_path / "RECORD").write_text(json.dumps(recorder.record.write()), encoding="utf-8")
    (tmp_path / "POSITION").write_text(
        json.dumps(position.write(GAME, GAME.setup(seed=7))), encoding="utf-8"
    )
    shutil.copy(
        ROOT / "src/tafelrunde/games/with_sword_and_shield/cards.csv", tmp_path / "mine.csv"
    )
    shutil.copytree(ROOT / "examples" / "bots", tmp_path / "examples" / "bots")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def words_of(line: str, folder: Path) -> list[str]:
    """What comes after the program's name: fewer games, who thinks long guesses, files exist."""
    words = [hasty(word) for word in shlex.split(line)[1:]]
    for at in range(1, len(words)):
        words[at] = FEWER.get(words[at - 1], words[at])
    if "FILE" in words:
        deck = words[0] == "deck"
        words[words.index("FILE")] = str(folder / ("DECK" if deck else "POSITION"))
        if deck:
            (folder / "DECK").write_text(ready_deck(), encoding="utf-8")
    return [word.replace("program:python ", f"program:{sys.executable} ") for word in words]


def hasty(word: str) -> str:
    """The same players without those who think long."""
    if word in THINKERS:
        return "page"
    quick = [name for name in word.split(",") if name not in THINKERS]
    return ",".join(quick if len(quick) > 1 or "," not in word else [*quick, "random"])


def ready_deck() -> str:
    return write_text(next(iter(GWINT.collection.ready.values())))


def test_the_pages_show_commands() -> None:
    assert len(TRIED) > 20


@pytest.mark.parametrize("line", TRIED)
def test_every_command_of_ours_works(
    line: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if "program:node" in line and shutil.which("node") is None:
        pytest.skip("there is no Node here")
    if " print " in line and (chromium() is None or client_folder() is None):
        pytest.skip("there is no Chromium here, or no client that it could print")
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    words = words_of(line, folder)
    code = main(words)
    printed = capsys.readouterr()
    assert code == 0, printed.err
    assert printed.out.strip()


@pytest.mark.parametrize("line", SERVING)
def test_the_server_knows_the_options_that_are_shown(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--help"]) == 0
    told = capsys.readouterr().out
    for word in shlex.split(line)[2:]:
        assert not word.startswith("--") or word in told


@pytest.mark.parametrize("line", [line for line in commands() if line.startswith("make ")])
def test_every_target_is_there(line: str) -> None:
    target = shlex.split(line)[1]
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.M)


@pytest.mark.parametrize("line", [line for line in commands() if line.startswith("pip ")])
def test_every_extra_is_there(line: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for extra in re.findall(r"\[(\w+)\]", line):
        assert extra in project["optional-dependencies"]


@pytest.mark.parametrize("line", [line for line in commands() if line.startswith("python ")])
def test_every_module_that_is_run_is_there(line: str) -> None:
    module = shlex.split(line)[2]
    done = subprocess.run(
        [sys.executable, "-m", module, "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
