"""Runs a command that dies with whoever started it, even if that one is killed.

python -m bench.server.tied COMMAND [WORD ...]

The command takes the place of this process, so its number is the one that was started.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def tie() -> None:
    """Linux sends the signal when the parent ends; elsewhere nothing is tied."""
    if sys.platform == "linux":
        parent = os.getppid()
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            sys.exit("whoever started this has ended already")


def main(words: list[str]) -> None:
    if not words:
        sys.exit("expected a command to run")
    tie()
    try:
        os.execvp(words[0], words)
    except OSError as error:
        sys.exit(f"{words[0]} can not be run: {error.strerror}")


if __name__ == "__main__":
    main(sys.argv[1:])
