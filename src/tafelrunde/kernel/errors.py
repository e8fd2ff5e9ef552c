"""Errors are sentences for people: they say what was expected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


class BadInput(ValueError):
    """Something given from outside (a file, an option, a name) is not what was expected."""


@dataclass(frozen=True)
class Refusal:
    """Why an action may not be done: a reason code, the rule that forbids it, and its facts.

    The code names a sentence in every language; the facts are its parameters.
    """

    code: str
    rule: str
    facts: Mapping[str, object] = field(default_factory=dict)


class Refused(BadInput):
    """An action was refused by the rules."""

    def __init__(self, refusal: Refusal, action: int) -> None:
        super().__init__(f"action {action} is refused: {refusal.code} ({refusal.rule})")
        self.refusal = refusal
        self.action = action
