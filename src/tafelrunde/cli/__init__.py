"""The command line: the only place that puts all parts together.

Every command is a thin shell over a library function. An error is one sentence on stderr: exit
code 2 if the command was typed wrongly, 1 if it failed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from .errors import FAILED, INTERRUPTED, USAGE, Misuse, ReaderGone


def main(args: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code."""
    from tafelrunde.kernel import BadInput

    from .app import run

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a poor terminal shows ? instead of failing
    try:
        return run(list(sys.argv[1:] if args is None else args))
    except Misuse as error:
        return complain(str(error), USAGE)
    except BadInput as error:
        return complain(str(error), FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED
    except ReaderGone:
        # Python must not complain about the broken pipe once more at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def complain(sentence: str, code: int) -> int:
    print(f"tafelrunde: {' '.join(sentence.split())}", file=sys.stderr)
    return code
