"""Positions as JSON in the words of the rulebook, and all that can be wrong in one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tafelrunde.kernel import Card, Options, read_dice

from .table import NAMES, NOBODY, NOTHING, SEATS, Table

FIELDS = ("hands", "laid", "played", "aside", "resigned", "dice")
HEX = set("0123456789abcdef")


def write_state(table: Table) -> dict[str, Any]:
    """The whole table with its secrets."""
    ids = table.ids
    return {
        "hands": {NAMES[seat]: [ids[card] for card in table.hands[seat]] for seat in SEATS},
        "laid": {
            NAMES[seat]: None if table.laid[seat] == NOTHING else ids[table.laid[seat]]
            for seat in SEATS
        },
        "played": {NAMES[seat]: [ids[card] for card in table.played[seat]] for seat in SEATS},
        "aside": [ids[card] for card in table.aside],
        "resigned": None if table.resigned == NOBODY else NAMES[table.resigned],
        "dice": table.dice.write(),
    }


def read_state(written: Mapping[str, Any], options: Options, cards: Sequence[Card]) -> Table:
    """Set up a position without problems."""
    ids = [card.id for card in cards]
    table = Table(
        read_dice(written["dice"]), [card.values["value"] for card in cards], ids, options
    )
    table.hands = [sorted(ids.index(id) for id in written["hands"][name]) for name in NAMES]
    table.laid = [
        NOTHING if written["laid"][name] is None else ids.index(written["laid"][name])
        for name in NAMES
    ]
    table.played = [[ids.index(id) for id in written["played"][name]] for name in NAMES]
    table.aside = [ids.index(id) for id in written["aside"]]
    table.resigned = NOBODY if written["resigned"] is None else NAMES.index(written["resigned"])
    table.ask()
    return table


def problems(written: Mapping[str, Any], options: Options, cards: Sequence[Card]) -> list[str]:
    """First the form, then the cards, then whether the rules can have led there."""
    found = list(form_problems(written, {card.id for card in cards}))
    if not found:
        found = list(card_problems(written, cards))
    if not found:
        found = list(course_problems(written, int(options["tricks"])))
    return found


def form_problems(written: Mapping[str, Any], ids: set[str]) -> Iterator[str]:
    if set(written) != set(FIELDS):
        yield f"state: expected exactly the fields {', '.join(FIELDS)}"
        return
    for field in ("hands", "laid", "played"):
        if not isinstance(written[field], Mapping) or set(written[field]) != set(NAMES):
            yield f"{field}: expected an object with {' and '.join(NAMES)}"
            return
    piles = {
        f"{field} of {name}": written[field][name]
        for field in ("hands", "played")
        for name in NAMES
    }
    for place, pile in {**piles, "aside": written["aside"]}.items():
        if not isinstance(pile, list) or not all(isinstance(id, str) and id in ids for id in pile):
            yield f"{place}: expected a list of cards out of {', '.join(sorted(ids))}"
    for name in NAMES:
        laid = written["laid"][name]
        if laid is not None and not (isinstance(laid, str) and laid in ids):
            yield f"laid of {name}: expected a card or null"
    if written["resigned"] not in (None, *NAMES):
        yield f"resigned: expected null, {' or '.join(NAMES)}"
    dice = written["dice"]
    if not isinstance(dice, str) or len(dice) != 32 or not set(dice) <= HEX:
        yield "dice: expected 32 hexadecimal digits"


def card_problems(written: Mapping[str, Any], cards: Sequence[Card]) -> Iterator[str]:
    """MG-1  Every card is there exactly once."""
    named = Counter(written["aside"])
    for name in NAMES:
        named.update(written["hands"][name] + written["played"][name])
        if written["laid"][name] is not None:
            named.update([written["laid"][name]])
    for card in cards:
        if named[card.id] != card.values["copies"]:
            yield f"{named[card.id]} times {card.id}, expected {card.values['copies']} (MG-1)"


def course_problems(written: Mapping[str, Any], tricks: int) -> Iterator[str]:
    """MG-3 to MG-5  Both have played as many cards, and hold what is left of their hands."""
    if len(written["played"]["east"]) != len(written["played"]["west"]):
        yield "played: expected as many cards of east as of west (MG-5)"
    if all(written["laid"][name] is not None for name in NAMES):
        yield "laid: when both cards lie, the trick is decided at once (MG-5)"
    for name in NAMES:
        laid = written["laid"][name] is not None
        count = len(written["hands"][name]) + len(written["played"][name]) + laid
        if count != tricks:
            yield f"{name} has {count} cards in all, expected {tricks} (MG-3)"


def schema(cards: Sequence[Card]) -> dict[str, Any]:
    """The JSON Schema of a written table."""
    card = {"enum": [card.id for card in cards]}
    pile = {"type": "array", "items": card}

    def each(content: object) -> dict[str, Any]:
        return {
            "type": "object",
            "required": list(NAMES),
            "additionalProperties": False,
            "properties": dict.fromkeys(NAMES, content),
        }

    return {
        "type": "object",
        "required": list(FIELDS),
        "additionalProperties": False,
        "properties": {
            "hands": each(pile),
            "laid": each({"enum": [None, *(card.id for card in cards)]}),
            "played": each(pile),
            "aside": pile,
            "resigned": {"enum": [None, *NAMES]},
            "dice": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
        },
    }
