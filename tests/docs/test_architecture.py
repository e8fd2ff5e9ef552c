"""Paths that docs/architecture.md names exist, and what it names in a file is defined there."""

from __future__ import annotations

import ast
import configparser
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tafelrunde"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/state.py"))

QUOTED = re.findall(r"`([^`]+)`", PAGE)
PATHS = sorted({word for word in QUOTED if re.fullmatch(r"[\w.<>/-]+", word) and "/" in word})
LOOSE = sorted({word for word in QUOTED if re.fullmatch(r"\w+\.(py|ts|svelte|md)", word)})
"""Files without a folder: modules of the package, or of some room that the table speaks of."""
NAMED = [
    (path, name)
    for path, names in re.findall(r"`([\w./<>-]+\.\w+)`: ((?:`[^`]+`(?:, )?)+)", PAGE)
    for name in re.findall(r"`([^`]+)`", names)
    if "." not in name or name[0].isupper()
]


def homes(path: str) -> list[Path]:
    """Where a path of the page may lie; `<game>` stands for every game."""
    written = [path.replace("<game>", game) for game in GAMES] if "<game>" in path else [path]
    found = []
    for each in written:
        known = [base / each for base in (ROOT, PACKAGE) if (base / each).exists()]
        assert known, f"{each} is not there"
        found += known[:1]
    return found


@cache
def defined_in(file: Path) -> frozenset[str]:
    """Functions and classes of a Python file, methods with and without their class."""
    found: set[str] = set()

    def look(nodes: list[ast.stmt], around: str) -> None:
        for node in nodes:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                found.update((node.name, around + node.name))
            elif isinstance(node, ast.ClassDef):
                found.add(node.name)
                look(node.body, f"{node.name}.")

    look(ast.parse(file.read_text(encoding="utf-8")).body, "")
    return frozenset(found)


def is_defined(file: Path, name: str) -> bool:
    if file.suffix == ".py":
        return name in defined_in(file)
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return f"**{name}**" in text
    if file.suffix == ".ftl":
        return re.search(rf"^{re.escape(name)} =", text, re.M) is not None
    return all(is_in_script(text, part) for part in name.split("."))


def is_in_script(text: str, name: str) -> bool:
    """Whether TypeScript defines a function, a class or a method of this name."""
    known = rf"\b(?:function|class|interface|const)\s+{name}\b"
    method = rf"^\s+(?:private |async |readonly |static )*{name}\([^;]*\{{$"
    return re.search(f"{known}|{method}", text, re.M) is not None


def test_the_page_names_enough_to_be_checked() -> None:
    assert len(GAMES) == 4
    assert len(PATHS) > 60
    assert len(NAMED) > 80


@pytest.mark.parametrize("path", PATHS)
def test_every_path_is_there(path: str) -> None:
    assert homes(path)


@pytest.mark.parametrize("name", LOOSE)
def test_every_file_without_a_folder_is_there(name: str) -> None:
    if not any((base / name).exists() for base in (ROOT, PACKAGE)):
        rooms = [PACKAGE / "games" / game for game in GAMES]
        assert all([*room.glob(name), *room.glob(f"*/{name}")] for room in rooms), name


@pytest.mark.parametrize(("path", "name"), NAMED)
def test_every_name_is_defined_where_the_page_says(path: str, name: str) -> None:
    for file in homes(path):
        assert is_defined(file, name), f"{path} has no {name}"


@pytest.mark.parametrize("contract", ["game", "rooms"])
def test_rooms_stand_in_the_order_of_the_contract(contract: str) -> None:
    """The tables go from the bottom up, the contracts from the top down."""
    rules = configparser.ConfigParser()
    rules.read(ROOT / ".importlinter")
    layers = rules[f"importlinter:contract:{contract}"]["layers"].split("\n")
    rooms = [room.strip().split(".")[-1] for line in layers for room in line.split("|")]
    start = r"games/<game>/" if contract == "game" else "server/"
    rows = "\n".join(line.split("|")[1] for line in PAGE.splitlines() if line.startswith("| `"))
    found = re.findall(rf"`{start}(\w+?)(?:\.py)?`", rows)
    told = [room for room in found if room in rooms]
    level = {
        room: at
        for at, line in enumerate(layers)
        for room in rooms
        if re.search(rf"\b{room}\b", line)
    }
    assert set(told) == {room for room in rooms if room}
    assert [level[room] for room in told] == sorted((level[room] for room in told), reverse=True)
