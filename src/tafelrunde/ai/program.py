"""A program in any language as a player: it speaks the engine protocol over stdin and stdout.

A program that crashes, keeps silent or answers nonsense loses its own game (`Forfeit`). Its
process is ended with the match, whatever it does.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from tafelrunde.kernel import BadInput, Dice, as_json, position

from . import protocol
from .perspective import Perspective
from .player import Forfeit

PREFIX = "program:"
PROGRAMS = "TAFELRUNDE_PROGRAMS"
"""Names a JSON file with the programs that may be called by name: `{"name": "command"}`."""

THINKING = 2.0
"""Seconds a program is told it may think."""
PATIENCE = 8.0
"""Seconds it is given beyond that, and for its greeting."""
GOODBYE = 1.0
"""Seconds it has to end by itself."""
MOST_LINES = 10_000
"""A program that says more without an answer talks nonsense."""
MOST_WAITING = 1_000
"""Lines kept unread; then the program has to wait."""

Lines = queue.Queue[str | None]
"""None is the end."""


class Program:
    """One process for one seat in one match, started when it is first asked."""

    def __init__(
        self,
        command: Sequence[str],
        name: str = "",
        seconds: float = THINKING,
        patience: float | None = None,
        language: str = "en",
    ) -> None:
        if not command:
            raise BadInput("program: expected a command, such as program:./my-bot")
        self.command = list(command)
        self.name = name or PREFIX + shlex.join(command)
        self.seconds = seconds
        self.patience = PATIENCE if patience is None else patience
        self.language = language
        self.info: deque[str] = deque(maxlen=20)
        """What the program last told of its thoughts."""
        self.process: Child | None = None

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        """Ask the program. It gets what the seat knows, and no more."""
        try:
            return self._choose(perspective, dice)
        except Forfeit:
            self.close()
            raise

    def _choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        child = self.process or self._begin(perspective)
        game, seat = perspective.game, perspective.seat
        child.say(protocol.POSITION, position.write(game, perspective.world))
        child.say(protocol.VIEW, as_json(perspective.view))
        child.say(protocol.LEGAL, self._legal(perspective))
        child.say(protocol.GO, {"seat": seat, "seconds": self.seconds, "seed": dice.word()})
        answer = self._wait_for(child, protocol.BEST, self.seconds + self.patience)
        action = answer.get("action") if isinstance(answer, dict) else None
        if not isinstance(action, int) or isinstance(action, bool):
            raise self._forfeit("garbled", "expected an action after 'best'")
        if not perspective.allows(action):
            raise self._forfeit("illegal", str(action))
        return action

    def _legal(self, perspective: Perspective[Any]) -> list[dict[str, Any]]:
        """The legal actions with labels for people, in the language of this player."""
        from tafelrunde.words import Words  # loads Fluent, which few need

        words = Words(perspective.game, self.language)
        moves = [perspective.describe(action) for action in perspective.legal]
        return [
            {"action": move.action, "verb": move.verb, "label": words.move(move), "rule": move.rule}
            for move in moves
        ]

    def _begin(self, perspective: Perspective[Any]) -> Child:
        """Start the process, greet it and tell it the game."""
        game = perspective.game
        self.process = child = Child(self.command, self.name)
        child.say(protocol.HELLO, {"protocol": protocol.PROTOCOL, "host": "tafelrunde"})
        self._wait_for(child, protocol.READY, self.patience)
        told = {
            "game": game.name,
            "rules": game.rules,
            "options": dict(game.agreed(perspective.world)),
            "seat": perspective.seat,
            "seats": perspective.seats,
            "language": self.language,
        }
        child.say(protocol.NEW_GAME, told)
        self._wait_for(child, protocol.READY, self.patience)
        return child

    def _wait_for(self, child: Child, wanted: str, seconds: float) -> Any:
        """The value of the line that begins with this word."""
        until = time.monotonic() + seconds
        for _ in range(MOST_LINES):
            text = child.hear(until - time.monotonic())
            try:
                word, value = protocol.parse(text)
            except protocol.Garbled as error:
                raise self._forfeit("garbled", str(error)) from None
            if word == wanted:
                return value
            if word == protocol.ERROR:
                raise self._forfeit("garbled", str(value))
            if word == protocol.INFO:
                self.info.append(str(value))
            elif word not in ("", protocol.ID, protocol.OPTION):
                raise self._forfeit("garbled", f"unknown word {protocol.shortened(word)!r}")
        raise self._forfeit("garbled", f"{MOST_LINES} lines without {wanted!r}")

    def _forfeit(self, code: str, detail: str) -> Forfeit:
        return Forfeit(code, self.name, detail)

    def close(self) -> None:
        """Say goodbye and end the process."""
        if self.process is not None:
            self.process.close()
            self.process = None


class Child:
    """A running program: lines go in, lines come out, and it never outlives its host.

    Threads do the reading and writing, so that a program that neither reads nor writes cannot
    hold its host up.
    """

    def __init__(self, command: Sequence[str], name: str) -> None:
        self.name = name
        try:
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # Ctrl-C in a terminal is for the host
            )
        except OSError as error:
            raise Forfeit("crashed", name, error.strerror or str(error)) from None
        self.process = process
        self.saying: Lines = queue.Queue()
        self.heard: Lines = queue.Queue(MOST_WAITING)
        self.complaints: deque[str] = deque(maxlen=5)
        stopped = threading.Event()
        work = (
            (write_lines, (process.stdin, self.saying)),
            (read_lines, (process.stdout, self.heard, stopped)),
            (keep_last, (process.stderr, self.complaints)),
        )
        threads = [threading.Thread(target=job, args=args, daemon=True) for job, args in work]
        for thread in threads:
            thread.start()
        self._end = weakref.finalize(self, end, process, self.saying, stopped, threads)

    def say(self, word: str, value: object = None) -> None:
        self.saying.put(protocol.line(word, value))

    def hear(self, seconds: float) -> str:
        """The next line. A program that keeps silent for so long, or has ended, forfeits."""
        try:
            text = self.heard.get(timeout=max(seconds, 0.0))
        except queue.Empty:
            raise Forfeit("slow", self.name) from None
        if text is not None:
            return text
        self.close()
        said = protocol.shortened(self.complaints[-1], 200) if self.complaints else ""
        raise Forfeit("crashed", self.name, said or f"exit code {self.process.returncode}")

    def close(self) -> None:
        self._end()


def write_lines(target: IO[str], lines: Lines) -> None:
    """Say what is to be said. If the program is gone, whoever waits for its answer finds out."""
    with suppress(OSError), target:
        while (text := lines.get()) is not None:
            target.write(text + "\n")
            target.flush()


def read_lines(source: IO[str], lines: Lines, stopped: threading.Event) -> None:
    """Pass on lines, and None at the end. A line that never ends is cut off."""
    text: str | None = ""
    while text is not None:
        text = source.readline(protocol.LONGEST_LINE + 1) or None
        while not stopped.is_set():
            with suppress(queue.Full):
                lines.put(text, timeout=0.1)
                break


def keep_last(source: IO[str], complaints: deque[str]) -> None:
    while text := source.readline(10_000):
        if text.strip():
            complaints.append(text.strip())


def end(
    process: subprocess.Popen[str],
    saying: Lines,
    stopped: threading.Event,
    threads: Sequence[threading.Thread],
) -> None:
    """Tell a program to quit, and kill it with all it started if it does not at once."""
    saying.put(protocol.QUIT)
    saying.put(None)
    stopped.set()
    try:
        process.wait(timeout=GOODBYE)
    except subprocess.TimeoutExpired:
        kill(process)
    process.wait()
    for thread in threads:
        thread.join(timeout=GOODBYE)
        if thread.is_alive():  # something it started still holds the other end
            kill(process)
            thread.join()
    for pipe in (process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


def kill(process: subprocess.Popen[str]) -> None:
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # it leads a group of its own
    else:
        process.kill()


# By name -----------------------------------------------------------------------------------


def program_of(name: str) -> Program | None:
    """The player of a name such as `program:python my_bot.py`, or one listed by the operator."""
    if name.startswith(PREFIX):
        return Program(command_of(name.removeprefix(PREFIX)), name)
    command = listed_programs().get(name)
    return None if command is None else Program(command_of(command), name)


def command_of(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError as error:
        raise BadInput(f"program: {text!r} is no command: {error}") from None


def listed_programs() -> dict[str, str]:
    """The programs that this machine's operator allows everybody to call by name."""
    file = os.environ.get(PROGRAMS)
    if not file:
        return {}
    try:
        listed = json.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput(f"{PROGRAMS}: cannot read {file}: {error}") from None
    if not isinstance(listed, dict) or not all(isinstance(one, str) for one in listed.values()):
        raise BadInput(f'{PROGRAMS}: expected {{"name": "command", …}} in {file}')
    return listed
