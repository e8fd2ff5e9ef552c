"""Errors of the command line and their exit codes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tafelrunde.kernel import BadInput

FAILED = 1
USAGE = 2
INTERRUPTED = 130


class Misuse(BadInput):
    """The command was typed wrongly: an unknown name, option or value."""


class ReaderGone(Exception):
    """Whoever read our output, such as `head`, has seen enough."""


@contextmanager
def typed() -> Iterator[None]:
    """What is wrong in here was typed wrongly."""
    try:
        yield
    except BadInput as error:
        raise Misuse(str(error)) from None
