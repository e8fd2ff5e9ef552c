"""Folders decide what is compiled, and the tests run on the build they are meant for."""

from __future__ import annotations

import ast
import importlib
import os
import sys
from pathlib import Path

import hatch_build
import pytest

from tafelrunde.kernel import state

ROOT = Path(__file__).parents[2]
LISTED = hatch_build.modules()
RUNTIME = {"librt", "mypy_extensions"}
"""What compiled code needs to run: a part of the build, not a third party."""


@pytest.mark.parametrize("path", LISTED)
def test_the_hot_modules_are_compiled_exactly_where_that_is_expected(path: str) -> None:
    module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
    compiled = not str(module.__file__).endswith(".py")
    assert compiled == bool(os.environ.get("TAFELRUNDE_EXPECT_COMPILED"))


def test_nothing_is_compiled_but_what_the_patterns_name() -> None:
    """The folder that this build came from holds no library of a module that is not listed."""
    package = Path(str(state.__file__)).parents[1]
    built = {
        path.relative_to(package.parent).as_posix().split(".")[0] for path in package.rglob("*.so")
    }
    expected = {path.removesuffix(".py") for path in LISTED}
    assert built == (expected if os.environ.get("TAFELRUNDE_EXPECT_COMPILED") else set())


def test_every_module_of_a_compiled_folder_is_listed() -> None:
    folders = {Path(path).parent for path in LISTED if path.count("/") > 2}
    for folder in folders - {Path("tafelrunde/games")}:
        beside = {path.name for path in (ROOT / "src" / folder).glob("*.py")} - {"__init__.py"}
        listed = {Path(path).name for path in LISTED if Path(path).parent == folder}
        if listed != {"state.py"}:  # the one module of a game that stands beside its folders
            assert beside == listed, folder


@pytest.mark.parametrize("path", LISTED)
def test_no_compiled_module_imports_a_third_party(path: str) -> None:
    """It may be missing where a wheel is built, and the wheel would be slow without a word."""
    tree = ast.parse((ROOT / "src" / path).read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module.split(".")[0])
    assert found <= {*sys.stdlib_module_names, "tafelrunde", *RUNTIME}
