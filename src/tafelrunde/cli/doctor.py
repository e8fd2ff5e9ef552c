"""What is installed, compiled or missing."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from importlib import import_module
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any

from tafelrunde import registry
from tafelrunde.kernel import BadInput, Game
from tafelrunde.words import LANGUAGES

from .reading import load_game

COMPILERS = ("cc", "gcc", "clang")
CORE = ("tafelrunde.kernel.bits", "tafelrunde.kernel.dice", "tafelrunde.kernel.state")
SUFFIXES = (".so", ".pyd")


def examine() -> dict[str, Any]:
    """Everything one asks about when something does not work."""
    games, broken = loaded_games()
    compiled, plain = hot_modules([game.package for game in games])
    return {
        "tafelrunde": version("tafelrunde"),
        "python": platform.python_version(),
        "executable": sys.executable,
        "platform": platform.platform(),
        "engine": "compiled" if compiled and not plain else "mixed" if compiled else "plain Python",
        "compiled": compiled,
        "uncompiled": plain,
        "compiler": found_compiler(),
        "dependencies": dependencies(),
        "languages": list(LANGUAGES),
        "games": [game.name for game in games],
        "broken_games": broken,
    }


def loaded_games() -> tuple[list[Game[Any]], dict[str, str]]:
    """The games that can be played, and why the others cannot."""
    games: list[Game[Any]] = []
    broken: dict[str, str] = {}
    for name in registry.names():
        try:
            games.append(load_game(name))
        except BadInput as error:
            broken[name] = str(error)
    return games, broken


def hot_modules(packages: list[str]) -> tuple[list[str], list[str]]:
    """The modules that are or could be compiled: the kernel's core and the chapters of games.

    A build compiles all hot modules or none; beside a compiled kernel a plain core is a fault.
    """
    compiled = [name for name in CORE if is_compiled(name)]
    plain = [name for name in CORE if name not in compiled]
    for package in packages:
        folder = getattr(import_module(package), "__path__", [])
        for file in sorted(file for place in folder for file in Path(place).iterdir()):
            if file.suffix in SUFFIXES:
                compiled.append(f"{package}.{file.name.split('.')[0]}")
    return compiled, plain


def is_compiled(module: str) -> bool:
    return str(import_module(module).__file__).endswith(SUFFIXES)


def found_compiler() -> str | None:
    names = (os.environ.get("CC", ""), *COMPILERS)
    return next((path for name in names if name and (path := shutil.which(name))), None)


def dependencies() -> dict[str, str | None]:
    """Versions of what we need; None if it is missing."""
    needed = [line for line in requires("tafelrunde") or () if "extra ==" not in line]
    found: dict[str, str | None] = {}
    for name in map(bare, needed):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = None
    return found


def bare(requirement: str) -> str:
    """The name at the beginning of a requirement such as `rich>=13.9`."""
    for at, letter in enumerate(requirement):
        if not (letter.isalnum() or letter in "._-"):
            return requirement[:at]
    return requirement


def lines_of(report: dict[str, Any]) -> list[str]:
    engine = {
        "compiled": f"compiled by mypyc ({len(report['compiled'])} modules)",
        "mixed": "mixed: these run uncompiled: " + ", ".join(report["uncompiled"]),
        "plain Python": "plain Python (uncompiled; correct, but slower)",
    }[report["engine"]]
    needed = [f"{name} {found or 'MISSING'}" for name, found in report["dependencies"].items()]
    return [
        f"tafelrunde   {report['tafelrunde']}",
        f"Python       {report['python']} ({report['executable']})",
        f"system       {report['platform']}",
        f"engine       {engine}",
        f"C compiler   {report['compiler'] or 'none found; the engine runs without one'}",
        f"needs        {', '.join(needed)}",
        f"languages    {', '.join(report['languages'])}",
        f"games        {', '.join(report['games'])}",
        *(f"broken       {reason}" for reason in report["broken_games"].values()),
    ]
