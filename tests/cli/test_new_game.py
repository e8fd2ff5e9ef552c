"""A new game works at once: it keeps the laws, passes its own tests, and can be played."""

from __future__ import annotations

import ast
import configparser
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelrunde
from tafelrunde.cli import main
from tafelrunde.kernel import BadInput
from tafelrunde.template import make_game, names_for

ROOT = Path(__file__).parents[2]
GAMES = sorted(path.parent for path in (ROOT / "src" / "tafelrunde" / "games").glob("*/state.py"))
EXAMPLE = ROOT / "examples" / "holmgang" / "src" / "holmgang"
TITLE_PAGE = "__init__"
NAME = "dragon_poker"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game, with what an installation would add beside it."""
    folder = tmp_path_factory.mktemp("games")
    assert main(["new-game", NAME, "--into", str(folder)]) == 0
    project = folder / NAME
    info = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installed = project / "src" / f"{NAME}-{info['version']}.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {info['name']}\nVersion: {info['version']}\n",
        encoding="utf-8",
    )
    points = info["entry-points"]["tafelrunde.games"]
    lines = ["[tafelrunde.games]", *(f"{name} = {place}" for name, place in points.items())]
    (installed / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return project


def run(project: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in the project's folder, with the engine that runs these tests."""
    engine = Path(str(tafelrunde.__file__)).parents[1]
    path = os.pathsep.join([str(project / "src"), str(engine)])
    return subprocess.run(
        [sys.executable, *args],
        cwd=project,
        env={**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def test_it_passes_the_laws_and_its_own_tests(project: Path) -> None:
    done = run(project, "-m", "pytest", "-q", "-W", "error", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_rules_are_all_proven(project: Path) -> None:
    done = run(project, "-m", "tafelrunde", "rules", NAME, "--coverage")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "7 of 7 (100%)" in done.stdout


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_can_be_played(project: Path, language: str) -> None:
    args = ("-m", "tafelrunde", "play", NAME, "--lang", language, "--seed", "3")
    done = run(project, *args, typed="why king\npreview 1\npiles\n" + "1\n" * 5)
    assert (done.returncode, done.stderr) == (0, "")
    assert "(DP-4)" in done.stdout
    assert ("You won 2 and" if language == "en" else "Du hast 2 Stiche gewonnen") in done.stdout


def test_bots_and_simulations_find_it(project: Path) -> None:
    args = ("-m", "tafelrunde", "simulate", NAME, "--games", "8", "--workers", "2")
    done = run(project, *args, "--players", "squire,page")
    assert (done.returncode, done.stderr) == (0, "")
    assert "8 games, 80 decisions" in done.stdout


def modules(package: Path) -> Iterator[tuple[str, Path]]:
    """Every module of a game but its tests, with the room it lies in."""
    for file in sorted(package.rglob("*.py")):
        room = file.relative_to(package).parts[0].removesuffix(".py")
        if room != "tests":
            yield room, file


def rooms(package: Path) -> set[str]:
    return {room for room, _ in modules(package)}


def rooms_imported(package: Path, file: Path) -> Iterator[str]:
    """The rooms of its own game that a module imports from."""
    inside = [package.name, *file.relative_to(package).parent.parts]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            around = inside[: len(inside) + 1 - node.level] if node.level else []
            path = [*around, *(node.module.split(".") if node.module else [])]
            if path[0] == package.name:
                yield from path[1:2] or [name.name for name in node.names]


def layers() -> list[str]:
    """The rooms of a game from the bottom up, as the contract for our own games has them."""
    rules = configparser.ConfigParser()
    rules.read(ROOT / ".importlinter", encoding="utf-8")
    layers = rules["importlinter:contract:game"]["layers"].split()
    return [*reversed(layers), TITLE_PAGE]


@pytest.mark.parametrize("where", ["made", "example"])
def test_it_has_no_rooms_but_those_of_our_own_games(project: Path, where: str) -> None:
    own = set(layers())
    assert [rooms(game) for game in GAMES] == [own] * len(GAMES)
    package = project / "src" / NAME if where == "made" else EXAMPLE
    assert {TITLE_PAGE, "rules", "state", "telling", "files"} <= rooms(package) <= own


@pytest.mark.parametrize("where", ["made", "example"])
def test_its_modules_import_downward_only(project: Path, where: str) -> None:
    package = project / "src" / NAME if where == "made" else EXAMPLE
    order = layers()
    imported = 0
    for room, file in modules(package):
        for other in rooms_imported(package, file):
            assert order.index(other) <= order.index(room), f"{file} imports from {other}"
            imported += 1
    assert imported > 8


def test_nothing_of_the_skeleton_s_name_is_left(project: Path) -> None:
    files = [file for file in project.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert len(files) > 12
    for file in files:
        text = file.read_text(encoding="utf-8")
        for old in ("my_game", "My Game", "MyGame", "MG-"):
            assert old not in text, file
        assert "my_game" not in file.name


def test_names_are_made_from_the_words() -> None:
    assert names_for("dragon_poker")["MG"] == "DP"
    assert names_for("chess") == {
        "my_game": "chess",
        "My Game": "Chess",
        "MyGame": "Chess",
        "MG": "CH",
    }
    assert names_for("go_2")["MG"] == "GO"


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    with pytest.raises(BadInput, match="cannot write"):
        make_game("dragon_poker", file)
