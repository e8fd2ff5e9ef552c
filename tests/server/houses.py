"""Server processes that tests start, kill and start again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# All players of a test come from one address.
GENEROUS = (
    "requests_per_second=100000",
    "request_burst=100000",
    "messages_per_second=100000",
    "message_burst=100000",
    "tables_per_address=100000",
    "connections_per_address=10000",
)
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


class House:
    """One `tafelrunde serve`. Its lines are kept, so that a failure can be read."""

    def __init__(self, database: str, *more: str) -> None:
        self._command = [
            sys.executable,
            "-m",
            "tafelrunde",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--database",
            database,
            *(word for limit in GENEROUS for word in ("--limit", limit)),
            *more,
        ]
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None
        self._listening = threading.Event()
        self.lines: list[str] = []
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when it listens. The port is chosen by the system, a new one each time."""
        self._listening.clear()
        self.port = 0
        self._process = subprocess.Popen(
            self._command,
            cwd=ROOT,
            env=dict(os.environ),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, args=(self._process,))
        self._reader.start()
        if not self._listening.wait(120) or not self.port:
            self.kill()
            raise AssertionError("the server did not start:\n" + "\n".join(self.lines[-30:]))

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.lines.append(line.rstrip("\n"))
            found = ADDRESS.search(line)
            if found and not self.port:
                self.port = int(found[1])
                self._listening.set()
        self._listening.set()

    def kill(self) -> None:
        """SIGKILL: no handler, no flush, no goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM, as an operator would. The exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        try:
            process.send_signal(how)
            return process.wait(120)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            if self._reader is not None:
                self._reader.join()
            assert process.stdout is not None
            process.stdout.close()
