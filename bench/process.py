"""The asker's end of a worker: starts it, asks, waits with patience, starts it anew if it dies."""

from __future__ import annotations

import json
import os
import select
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

ROOT = Path(__file__).resolve().parents[1]


class WorkerFailed(Exception):
    """A worker gave no answer, or said why it cannot."""


def environment(path: Path | None = None) -> dict[str, str]:
    """The environment of a child: only this Python path, and byte code is kept."""
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE")
    }
    return inherited if path is None else {**inherited, "PYTHONPATH": str(path)}


class Worker:
    """One library in its own process, started when it is first asked."""

    def __init__(
        self, python: Path, module: str, path: Path | None = None, patience: float = 180.0
    ) -> None:
        self._command = [str(python), "-m", "bench.worker", module]
        self._path = path
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._complaints: IO[bytes] | None = None
        self._read = b""

    def ask(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to one question. After a death the next question starts a new worker."""
        process = self._process or self._start()
        try:
            assert process.stdin is not None
            process.stdin.write(json.dumps(question).encode() + b"\n")
            process.stdin.flush()
            reply: dict[str, Any] = json.loads(self._line(process))
        except (BrokenPipeError, EOFError):
            raise WorkerFailed(f"its process ended: {self._bury()}") from None
        except TimeoutError:
            self._bury()
            raise WorkerFailed(f"no answer in {self._patience:.0f} s") from None
        if "error" in reply:
            raise WorkerFailed(reply["error"])
        return reply

    def stop(self) -> None:
        """Let the worker go home."""
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            with suppress(subprocess.TimeoutExpired):  # then it is ended below
                self._process.wait(5)
            self._bury()

    def _start(self) -> subprocess.Popen[bytes]:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 (closed in _bury)
        self._read = b""
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._complaints,
            cwd=ROOT,
            env=environment(self._path),
        )
        return self._process

    def _line(self, process: subprocess.Popen[bytes]) -> bytes:
        assert process.stdout is not None
        deadline = time.monotonic() + self._patience
        while b"\n" not in self._read:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([process.stdout], [], [], left)[0]:
                raise TimeoutError
            more = os.read(process.stdout.fileno(), 65536)
            if not more:
                raise EOFError
            self._read += more
        line, self._read = self._read.split(b"\n", 1)
        return line

    def _bury(self) -> str:
        """End the process if it still runs; return its last words."""
        process, complaints = self._process, self._complaints
        assert process is not None
        assert complaints is not None
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):  # nobody is left to read the last question
                    pipe.close()
        complaints.seek(0)
        words = complaints.read().decode(errors="replace").strip().splitlines()
        complaints.close()
        self._process = self._complaints = None
        return words[-1][:200] if words else f"exit code {process.returncode}"
