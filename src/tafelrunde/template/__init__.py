"""The skeleton of a game written elsewhere: a tiny complete game to start from.

    tafelrunde new-game dragon_poker

The skeleton is an ordinary project called My Game. Making a game copies it under another name.
"""

from __future__ import annotations

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from tafelrunde.kernel import BadInput

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")

RENAMED = {"checks": "tests", "pyproject.toml.txt": "pyproject.toml"}
"""Folders of tests are left out of wheels, and a second pyproject.toml would confuse tools."""


def make_game(name: str, into: Path) -> Path:
    """Make a folder with a working game of this name; return where it is."""
    check_name(name)
    folder = into / name
    if folder.exists():
        raise BadInput(f"{folder} is there already")
    try:
        copy(files(__package__) / "skeleton", folder, names_for(name))
    except OSError as error:
        raise BadInput(f"cannot write {folder}: {error.strerror or error}") from None
    return folder


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadInput(
            f"name {name!r}: expected small letters and digits with _ between words, "
            "such as dragon_poker"
        )
    if find_spec(name) is not None or find_spec(f"tafelrunde.games.{name}") is not None:
        raise BadInput(f"name {name!r}: a package or a game of this name is there already")


def names_for(name: str) -> dict[str, str]:
    """What becomes of the names in the skeleton."""
    words = name.split("_")
    letters = "".join(word[0] for word in words if word[0].isalpha())
    prefix = letters if len(letters) > 1 else "".join(filter(str.isalpha, name))[:2]
    return {
        "my_game": name,
        "My Game": " ".join(word.capitalize() for word in words),
        "MyGame": "".join(word.capitalize() for word in words),
        "MG": prefix.upper(),
    }


def copy(source: Traversable, target: Path, names: dict[str, str]) -> None:
    """Copy a folder with everything in it, under the new names."""
    target.mkdir(parents=True)
    for entry in sorted(source.iterdir(), key=lambda entry: entry.name):
        name = renamed(RENAMED.get(entry.name, entry.name), names)
        if entry.name == "__pycache__":
            continue
        if entry.is_dir():
            copy(entry, target / name, names)
        else:
            text = renamed(entry.read_text(encoding="utf-8"), names)
            (target / name).write_text(text, encoding="utf-8")


def renamed(text: str, names: dict[str, str]) -> str:
    pattern = "|".join(rf"\b{old}(?![a-z])" for old in names)
    return re.sub(pattern, lambda found: names[found.group()], text)
