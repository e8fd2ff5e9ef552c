"""Build hook: builds the web client, and compiles the engine where there is a C compiler.

    python hatch_build.py TARGET    copies the package to TARGET/tafelrunde and compiles it there

A wheel gets the compiled modules beside their sources; an editable install stays uncompiled. If
compiling fails, the build goes on with a notice, and the engine runs as plain Python. So it does
without Node: the wheel then has no client, and its server says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "tafelrunde"
CLIENT = ROOT / "build" / "web"

# One file, inlined freely: the compiled modules call each other, nobody calls into their middle.
C_FLAGS = "-O3 -fno-semantic-interposition -fvisibility=hidden -fno-plt -Wno-unused-function"

# What the compiled modules import is looked at but not judged: an extra may be missing here.
FLAGS = ("--strict", "--python-version", "3.11", "--follow-imports=silent")

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script, outside a build
    BuildHookInterface = object  # type: ignore[assignment, misc]


class BuildEverything(BuildHookInterface):  # type: ignore[type-arg]
    """What hatchling calls before it packs a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.include_client(build_data)
        if not os.environ.get("TAFELRUNDE_PURE"):
            self.include_engine(build_data)

    def include_client(self, build_data: dict[str, Any]) -> None:
        if os.environ.get("TAFELRUNDE_NO_CLIENT"):
            return
        done = subprocess.run([sys.executable, str(ROOT / "web" / "node.py"), "build"], check=False)
        if done.returncode != 0:
            print("tafelrunde: the web client was not built, the server will say so")
            return
        for file in sorted(path for path in CLIENT.rglob("*") if path.is_file()):
            inside = file.relative_to(CLIENT).as_posix()
            build_data["force_include"][str(file)] = f"tafelrunde/web/{inside}"

    def include_engine(self, build_data: dict[str, Any]) -> None:
        target = Path(tempfile.mkdtemp(prefix="tafelrunde-"))
        done = subprocess.run([sys.executable, __file__, str(target)], check=False)
        if done.returncode != 0:
            print("tafelrunde: no compiled engine was built, it will run as plain Python")
            return
        for library in target.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def modules() -> list[str]:
    """The modules to compile, as paths from the package's parent folder: all that the patterns of
    `pyproject.toml` name. A package's `__init__.py` only says what lies in it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = []
    for pattern in project["tool"]["tafelrunde"]["compile"]["modules"]:
        paths = sorted(path for path in PACKAGE.glob(pattern) if path.name != "__init__.py")
        if not paths:
            raise ValueError(f"pyproject.toml, tool.tafelrunde.compile: {pattern} names no module")
        found += [path.relative_to(PACKAGE.parent).as_posix() for path in paths]
    return found


def compile_engine(target: Path) -> None:
    """Copy the package to the target folder and compile its hot modules there."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    target.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(target / "tafelrunde", ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "tests")
    shutil.copytree(PACKAGE, target / "tafelrunde", ignore=ignored)
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {C_FLAGS}".strip()
    os.chdir(target)
    extensions = mypycify([*FLAGS, *modules()], opt_level="3", group_name="tafelrunde")
    distribution = Distribution({"name": "tafelrunde", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.ensure_finalized()
    command.run()
    if not os.environ.get("TAFELRUNDE_KEEP_C"):
        shutil.rmtree(target / "build", ignore_errors=True)


def has_compiler() -> bool:
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))


def main() -> int:
    if not has_compiler():
        print("tafelrunde: no C compiler found, the engine runs as plain Python", file=sys.stderr)
        return 1
    compile_engine(Path(sys.argv[1]).resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main())
