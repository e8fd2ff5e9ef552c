"""The libraries we measure ourselves against, and their homes under build/peers."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .process import ROOT, environment

HOMES = ROOT / "build" / "peers"
PATIENCE = 1800
"""Seconds that an installation may take."""


class NotInstalled(Exception):
    """A peer could not be installed; the sentence says why."""


@dataclass(frozen=True)
class Peer:
    """A library: how it is called in the registry, who plays it, and what its import is."""

    name: str
    packages: tuple[str, ...]
    imports: Mapping[str, str]
    patience: float = 180.0

    @property
    def module(self) -> str:
        return f"bench.adapters.{self.name}"

    @property
    def home(self) -> Path:
        return HOMES / self.name

    @property
    def python(self) -> Path:
        return self.home / "bin" / "python"

    @property
    def mark(self) -> Path:
        """Holds the packages, once they are all installed."""
        return self.home / ".installed"

    @property
    def is_installed(self) -> bool:
        return self.mark.exists() and self.mark.read_text("utf-8").split() == list(self.packages)


PACKAGE, FIRST_GAME = "package", "package and first game"
"""The two things that are imported, the same for every library."""

PEERS: Mapping[str, Peer] = {
    peer.name: peer
    for peer in (
        Peer(
            "open_spiel",
            ("open_spiel", "numpy", "absl-py"),
            {
                PACKAGE: "import pyspiel",
                FIRST_GAME: "import pyspiel; pyspiel.load_game('hearts')",
            },
        ),
        Peer(
            "rlcard",
            ("rlcard", "numpy"),
            {
                PACKAGE: "import rlcard",
                FIRST_GAME: "import rlcard; rlcard.make('leduc-holdem')",
            },
        ),
        Peer(
            "pettingzoo",
            ("pettingzoo[classic]",),
            {
                PACKAGE: "import pettingzoo",
                FIRST_GAME: "from pettingzoo.classic import leduc_holdem_v4 as g; g.env()",
            },
        ),
        Peer(
            "pgx",
            ("jax", "pgx"),
            {
                PACKAGE: "import pgx",
                FIRST_GAME: "import pgx; pgx.make('leduc_holdem')",
            },
            patience=1200.0,  # a batch is compiled before its first game
        ),
    )
}

USUAL = ("open_spiel", "rlcard", "pettingzoo")
"""Pgx compiles for minutes, so it plays on request only."""

OUR_IMPORTS: Mapping[str, str] = {
    PACKAGE: "import tafelrunde",
    FIRST_GAME: "import tafelrunde; tafelrunde.game('schildwall')",
}


def install(peer: Peer) -> None:
    """Install a peer from the package registry, unless that was done before."""
    if peer.is_installed:
        return
    peer.home.parent.mkdir(parents=True, exist_ok=True)
    _run([sys.executable, "-m", "venv", "--clear", str(peer.home)])
    pip = [str(peer.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _run([*pip, *peer.packages])
    peer.mark.write_text("\n".join(peer.packages), encoding="utf-8")


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise NotInstalled(f"the installation took more than {PATIENCE} s") from None
    except OSError as error:
        raise NotInstalled(f"{command[0]} cannot be run: {error.strerror}") from None
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        errors = [line for line in lines if line.lower().startswith("error")] or lines
        raise NotInstalled(errors[-1][:300] if errors else f"exit code {done.returncode}")
