"""Positions as JSON in the words of the rulebook, and all that can be wrong in one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tafelrunde.kernel import Options, read_dice

from .rules import BOARDS, NAMES, NOBODY, Cloak, ask
from .state import Duel

FIELDS = ("boards", "parried", "resigned", "turn", "dice")
HEX = set("0123456789abcdef")


def write_state(cloak: Cloak) -> dict[str, Any]:
    """The whole cloak; there are no secrets but the dice."""
    return {
        "boards": list(cloak.boards),
        "parried": list(cloak.parried),
        "resigned": None if cloak.resigned == NOBODY else NAMES[cloak.resigned],
        "turn": None if cloak.over else NAMES[cloak.turn()],
        "dice": cloak.dice.write(),
    }


def read_state(written: Mapping[str, Any], options: Options) -> Duel:
    """Set up a position without problems."""
    duel = Duel(read_dice(written["dice"]), options)
    duel.boards = list(written["boards"])
    duel.parried = list(written["parried"])
    if written["resigned"] is not None:
        duel.resigned = NAMES.index(written["resigned"])
    if written["turn"] is not None:
        ask(duel, NAMES.index(written["turn"]))
    return duel


def state_problems(written: Mapping[str, Any], options: Options) -> list[str]:
    """First the form, then whether the rules can have led there."""
    found = list(form_problems(written, BOARDS * int(options["shields"])))
    if not found:
        over = 0 in written["boards"] or written["resigned"] is not None
        if over != (written["turn"] is None):
            found.append("turn: expected null when the duel is over, and only then (HG-2)")
    return found


def form_problems(written: Mapping[str, Any], most: int) -> Iterator[str]:
    if set(written) != set(FIELDS):
        yield f"state: expected exactly the fields {', '.join(FIELDS)}"
        return
    boards = written["boards"]
    if not is_pair(boards, int) or not all(0 <= count <= most for count in boards):
        yield f"boards: expected two numbers from 0 to {most} (HG-1)"
    if not is_pair(written["parried"], bool):
        yield "parried: expected true or false for both duellists"
    for field in ("resigned", "turn"):
        if written[field] not in (None, *NAMES):
            yield f"{field}: expected null, {' or '.join(NAMES)}"
    dice = written["dice"]
    if not isinstance(dice, str) or len(dice) != 32 or not set(dice) <= HEX:
        yield "dice: expected 32 hexadecimal digits"


def is_pair(value: object, kind: type) -> bool:
    """A list of two values of exactly this kind."""
    return isinstance(value, list) and len(value) == 2 and all(type(one) is kind for one in value)


def schema() -> dict[str, Any]:
    """The JSON Schema of a written duel."""
    pair = {"type": "array", "minItems": 2, "maxItems": 2}
    name = {"enum": [None, *NAMES]}
    return {
        "type": "object",
        "required": list(FIELDS),
        "additionalProperties": False,
        "properties": {
            "boards": {**pair, "items": {"type": "integer", "minimum": 0, "maximum": 9}},
            "parried": {**pair, "items": {"type": "boolean"}},
            "resigned": name,
            "turn": name,
            "dice": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
        },
    }
