"""A library in its own process: prepares its games once and times one of them when asked.

    python -m bench.worker bench.adapters.open_spiel

Questions come as JSON lines on standard input, answers go out the same way. All workers stay
alive during a run and only one is asked at a time; that is how the libraries take turns.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import random
import sys
from typing import Any

from .timing import Adapter, time_clones, time_games

LONGEST_CLONING = 0.1
"""CPU seconds of one sample of clones: enough for thousands of them."""


class Answers:
    """What one worker knows: its adapters, and which of them are prepared."""

    def __init__(self, module: Any) -> None:
        self.module = module
        self.adapters: list[Adapter] = list(module.adapters())
        self.prepared: set[int] = set()
        self.rng = random.Random(1)

    def hello(self) -> dict[str, Any]:
        return {
            "versions": self.module.versions(),
            "adapters": [
                {
                    "library": adapter.library,
                    "game": adapter.game,
                    "measure": adapter.measure,
                    "label": adapter.label,
                    "clones": adapter.clones,
                }
                for adapter in self.adapters
            ],
        }

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        if question["ask"] == "hello":
            return self.hello()
        adapter = self.ready(question["adapter"])
        seconds = question["seconds"]
        if question["ask"] == "clone":
            clone = adapter.cloner(self.rng)
            cost = time_clones(clone, min(LONGEST_CLONING, seconds))
            return {"cost": cost, "details": adapter.details()}
        return {**time_games(adapter, self.rng, seconds), "details": adapter.details()}

    def ready(self, number: int) -> Adapter:
        """The adapter, prepared. What it loaded is then left alone by the garbage collector."""
        adapter = self.adapters[number]
        if number not in self.prepared:
            adapter.prepare()
            gc.collect()
            gc.freeze()
            self.prepared.add(number)
        return adapter


def main() -> None:
    # A library may greet its users on standard output: that goes to standard error.
    replies = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    answers = Answers(importlib.import_module(sys.argv[1]))
    for line in sys.stdin:
        try:
            reply = answers.answer(json.loads(line))
        except Exception as error:  # told to the asker, who reports it and goes on
            reply = {"error": f"{type(error).__name__}: {error}".splitlines()[0][:200]}
        replies.write(json.dumps(reply) + "\n")
        replies.flush()


if __name__ == "__main__":
    main()
