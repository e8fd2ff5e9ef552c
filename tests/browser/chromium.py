"""Finds Chromium, and installs it where that can be done: `python tests/browser/chromium.py`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--disable-gpu",
]


def chromium() -> str | None:
    """The browser's path, or None. TAFELRUNDE_CHROMIUM names another one."""
    given = os.environ.get("TAFELRUNDE_CHROMIUM")
    return given or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> bool:
    """Install it from the system's packages, if this is a Debian and we may."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-q"], ["install", "-y", "-q", "chromium"]):
        done = subprocess.run(["apt-get", *command], env=environment, check=False)
        if done.returncode != 0:
            return False
    return chromium() is not None


def main() -> int:
    if chromium() is None and not install():
        print("No Chromium here, so nothing is tried in a browser. Install `chromium` for that.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
