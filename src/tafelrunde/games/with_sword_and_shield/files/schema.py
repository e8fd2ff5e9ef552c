"""WS-153  The JSON Schema of a written position, as `positions` reads and writes it."""

from __future__ import annotations

from typing import Any

from ..rules.printed import GUARD_WORDS, STRIKE_WORDS, Cards
from ..rules.table import TACTIC_WORDS
from ..rules.tasks import QUESTION_WORDS, TASK_WORDS
from .positions import (
    COUNTS,
    FORM_WORDS,
    MARKS,
    REASONS,
    REST,
    TURN_COUNTS,
    WINNERS,
    attack_names,
)

Schema = dict[str, Any]

COUNT: Schema = {"type": "integer", "minimum": 0}
FLAG: Schema = {"type": "boolean"}
NAME: Schema = {"enum": ["X", "Y", *(f"{team}{at}" for team in "XY" for at in (1, 2, 3))]}
MAYBE_NAME: Schema = {"enum": [*NAME["enum"], None]}
TEAM: Schema = {"enum": ["X", "Y"]}
MAYBE_TEAM: Schema = {"enum": ["X", "Y", None]}
GUARDS: Schema = {"type": "array", "items": {"enum": list(GUARD_WORDS.values())}}


def state_schema(cards: Cards) -> Schema:
    """The JSON Schema of a written fight."""
    card = {"enum": list(cards.ids)}
    maybe_card = {"enum": [*cards.ids, None]}
    some = {"type": "array", "items": card}
    pile = {"anyOf": [some, {"const": REST}]}
    deck = thing([], draw=pile, discard=some, start=pile, aside=some)
    knight = knight_schema(some, maybe_card, lack_schema(cards))
    task_pair = {"type": "array", "prefixItems": [{"enum": list(TASK_WORDS)}, COUNT]}
    return {
        "type": "object",
        "required": ["knights", "asked"],
        "additionalProperties": False,
        "properties": {
            "dice": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
            "dealer": COUNT,
            "team_a": MAYBE_TEAM,
            "decks": {"type": "object", "additionalProperties": deck},
            "knights": {"type": "object", "propertyNames": NAME, "additionalProperties": knight},
            "order": {"type": "array", "items": NAME},
            "offered": maybe_card,
            "bid": bid_schema(maybe_card),
            "turn": turn_schema(maybe_card),
            "exchange": exchange_schema(some, maybe_card),
            "agenda": {"type": "array", "items": task_pair},
            "asked": thing(
                ["question"],
                question={"enum": list(QUESTION_WORDS)},
                knight=MAYBE_NAME,
                seats={"type": "array", "items": COUNT},
            ),
            "gone": {"type": "array", "items": COUNT},
            "winner": {"enum": [*WINNERS, None]},
            "reason": {"enum": list(REASONS)},
        },
    }


def thing(required: list[str], **properties: Any) -> Schema:
    """An object with these fields and no others, or nothing at all."""
    return {
        "type": ["object", "null"],
        "required": required,
        "additionalProperties": False,
        "properties": properties,
    }


def lack_schema(cards: Cards) -> Schema:
    """WS-63  What a knight told of his hand when he put up no defence."""
    return thing(
        ["attack", "cards"],
        attack={"enum": list(attack_names(cards))},
        barred=GUARDS,
        manoeuvre_banned=FLAG,
        cards={"type": "integer", "minimum": 1},
    )


def knight_schema(some: Schema, maybe_card: Schema, lack: Schema) -> Schema:
    """WS-11, WS-12  A knight with his cards, markers and hand."""
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            **dict.fromkeys(("knight", "health", "artefact", "lock_card"), maybe_card),
            **dict.fromkeys(("hand", "improvements"), some),
            **{key: {"type": "integer"} for key in COUNTS},
            **dict.fromkeys((*MARKS, "standing"), FLAG),
            "tactic": {"enum": [*TACTIC_WORDS, None]},
            "slot": {"enum": [1, 2, 3, None]},
            "locked_with": MAYBE_NAME,
            "lacks": {"type": "array", "items": lack},
            "known": {"type": "array", "items": {"type": "array", "minItems": 2, "maxItems": 2}},
        },
    }


def bid_schema(maybe_card: Schema) -> Schema:
    """WS-37, WS-40  What each side has named, and who passed."""
    return thing(
        ["cards"],
        cards={"type": "array", "items": maybe_card, "minItems": 2, "maxItems": 2},
        passed={"type": "array", "items": TEAM},
        first=MAYBE_TEAM,
    )


def turn_schema(maybe_card: Schema) -> Schema:
    """WS-45  The attacker, and what lasts this turn."""
    return thing(
        ["attacker"],
        attacker=NAME,
        number=COUNT,
        rests=FLAG,
        opening=maybe_card,
        barred=GUARDS,
        **dict.fromkeys(TURN_COUNTS, COUNT),
    )


def exchange_schema(some: Schema, maybe_card: Schema) -> Schema:
    """WS-69  The cards on the table, and the attack being answered."""
    return thing(
        ["cards"],
        cards={**some, "minItems": 1},
        done=COUNT,
        purpose={"enum": list(FORM_WORDS)},
        target=MAYBE_NAME,
        number={"type": "integer"},
        barred=GUARDS,
        strike={"enum": [*STRIKE_WORDS, None]},
        stepped_in=FLAG,
        shown=maybe_card,
        peeks=COUNT,
    )
