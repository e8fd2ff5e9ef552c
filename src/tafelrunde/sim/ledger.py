"""The results of a tournament on disk: a line for each game, only ever added to.

A tournament that was killed goes on where it stopped. A last line that was cut off in the middle
is dropped and its game played again. What clocks measured lies in a file of its own, so that all
else is the same whenever it is played.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from tafelrunde.kernel import BadInput

from .settings import Settings

SETTINGS = "settings.json"
RESULTS = "results.jsonl"
TIMES = "times.jsonl"

Line = Mapping[str, Any]


class Ledger:
    """The folder of one tournament, open for one process at a time."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        self.folder = folder
        self.settings = settings
        self.results: dict[int, dict[str, Any]] = {}
        self.times: dict[int, dict[str, Any]] = {}

    def __enter__(self) -> Ledger:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"out: {self.folder} cannot be made: {error.strerror}") from None
        check_settings(self.folder / SETTINGS, self.settings)
        self._results = open_for_one(self.folder / RESULTS)
        try:
            self._times = (self.folder / TIMES).open("ab")
            self.results = read_lines(self.folder / RESULTS, self._results)
            self.times = read_lines(self.folder / TIMES, self._times)
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for file in (self._results, getattr(self, "_times", None)):
            if file is not None:
                file.close()

    def add(self, results: Iterable[Line], times: Iterable[Line]) -> None:
        """Write down games that were played. Their times come first: a game without times is
        played again, times without a game hurt nobody."""
        for lines, file, known in (
            (times, self._times, self.times),
            (results, self._results, self.results),
        ):
            for line in lines:
                file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
                known[line["number"]] = dict(line)
            file.flush()


def check_settings(file: Path, settings: Settings) -> None:
    """Write the settings, or compare them with those of the tournament that lies there."""
    mine = json.loads(json.dumps(settings.write()))
    if not file.exists():
        whole = json.dumps({**mine, "fingerprint": settings.fingerprint}, indent=2) + "\n"
        part = file.with_suffix(".part")
        part.write_text(whole, encoding="utf-8")
        part.replace(file)
        return
    try:
        theirs = json.loads(file.read_text(encoding="utf-8"))
    except ValueError:
        raise BadInput(f"out: {file} is not the file of a tournament") from None
    if theirs.get("fingerprint") == settings.fingerprint:
        return
    differing = [name for name in mine if mine[name] != theirs.get(name)]
    raise BadInput(
        f"out: {file.parent} holds a tournament with other {', '.join(differing)}, "
        "expected a new folder or the same settings"
    )


def open_for_one(file: Path) -> IO[bytes]:
    """Open a file to add to; refuse if another process has it open so."""
    opened = file.open("ab")
    try:
        import fcntl
    except ImportError:  # a system without such locks: two tournaments in one folder are on you
        return opened
    try:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        opened.close()
        raise BadInput(f"out: another tournament is being played in {file.parent}") from None
    return opened


def read_lines(file: Path, opened: IO[bytes]) -> dict[int, dict[str, Any]]:
    """The whole lines of a file by number; what was cut off at its end is cut away."""
    data = file.read_bytes()
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.truncate(opened.fileno(), whole)
    found = {}
    for place, text in enumerate(data[:whole].splitlines(), start=1):
        try:
            line = json.loads(text)
            found[int(line["number"])] = line
        except (ValueError, KeyError, TypeError):
            raise BadInput(f"out: {file}, line {place}: expected a game as JSON") from None
    return found
