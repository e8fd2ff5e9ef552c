"""Positions as JSON in the words of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel import Options, read_dice

from ..rules.course import settle
from ..rules.printed import Deck
from ..rules.table import NAMES, NOBODY, NOTHING, SEATS, Table
from ..state import Match

FIELDS = ("hands", "laid", "played", "aside", "resigned", "dice")


def write_state(table: Table) -> dict[str, Any]:
    """The whole table with its secrets."""
    ids = table.deck.ids
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


def read_state(written: Mapping[str, Any], options: Options, deck: Deck) -> Match:
    """Set up a position without problems."""
    kind_of = deck.ids.index
    match = Match(read_dice(written["dice"]), deck, options)
    match.hands = [sorted(kind_of(id) for id in written["hands"][name]) for name in NAMES]
    match.laid = [
        NOTHING if written["laid"][name] is None else kind_of(written["laid"][name])
        for name in NAMES
    ]
    match.played = [[kind_of(id) for id in written["played"][name]] for name in NAMES]
    match.aside = [kind_of(id) for id in written["aside"]]
    match.resigned = NOBODY if written["resigned"] is None else NAMES.index(written["resigned"])
    settle(match)
    return match


def schema(deck: Deck) -> dict[str, Any]:
    """The JSON Schema of a written table."""
    pile = {"type": "array", "items": {"enum": list(deck.ids)}}

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
            "laid": each({"enum": [None, *deck.ids]}),
            "played": each(pile),
            "aside": pile,
            "resigned": {"enum": [None, *NAMES]},
            "dice": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
        },
    }
