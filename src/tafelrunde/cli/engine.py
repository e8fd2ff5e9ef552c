"""Our players as a program: the engine protocol on stdin and stdout."""

from __future__ import annotations

import sys
from importlib.metadata import version

from tafelrunde.ai import Engine, names, player

from .errors import Misuse
from .reading import load_game


def speak_protocol(level: str) -> None:
    """Answer line by line until the host says quit or goes away."""
    if level not in names():
        raise Misuse(f"level: expected {', '.join(names())}, not {level!r}")
    engine = Engine(load_game, player, names(), level, version("tafelrunde"))
    for line in sys.stdin:
        for answer in engine.handle(line):
            print(answer, flush=True)
        if engine.over:
            return
