"""Adapters of a library that is not well: one plays, one errs, one takes its process down."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator

from bench.timing import Adapter


class Sound(Adapter):
    library = "frail"

    def play(self, rng: random.Random) -> float:
        print("a library that talks")  # on standard output, where answers go
        return 3


class Wrong(Adapter):
    library = "frail"

    def prepare(self) -> None:
        raise ValueError("this game is wrong")


class Deadly(Adapter):
    library = "frail"

    def play(self, rng: random.Random) -> float:
        print("farewell", file=sys.stderr, flush=True)
        os._exit(3)


def adapters() -> Iterator[Adapter]:
    yield Sound("sound")
    yield Wrong("wrong")
    yield Deadly("deadly")


def versions() -> dict[str, str]:
    return {"frail": "1"}
