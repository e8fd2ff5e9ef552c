"""Requests that cannot be granted: a code that names a sentence in every language."""

from __future__ import annotations


class Denied(Exception):
    """Somebody asked for something that cannot be; nothing was changed."""

    def __init__(self, code: str, status: int = 400, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.facts = facts
