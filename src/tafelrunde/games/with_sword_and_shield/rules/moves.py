"""WS-159  Everything a participant can ever say, as small numbers. Append only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

END_TURN: Final = 0
CHANGE_TACTIC: Final = 1
GRANDE_PASS: Final = 2
NONE: Final = 3
"""No defence; in the opening bid: pass."""
KEEP: Final = 4
DECLINE: Final = 5
CHOOSE_STRENGTH: Final = 6
CHOOSE_TECHNIQUE: Final = 7
COMMIT: Final = 8
"""The Combination is complete."""
CHOOSE_KNIGHT: Final = 9
"""With the number of a knight: the target, or the fellow who changes slots."""
PLACE: Final = 15
"""With a column and the place of a knight inside its team."""
CARDS: Final = 24
"""From here on: a form of use and a kind of Deck Card."""

USE: Final = 0
"""Play the card for its main purpose: attack, effect, guard, block; in the bid: name its number."""
COMBINE: Final = 1
DISCARD: Final = 2
MANOEUVRE: Final = 3
MOVE: Final = 4
LOCK: Final = 5
FORMS: Final = 6
FORMS_IN_A_JOUST: Final = 4


def with_card(form: i64, kind: i64, deck_kinds: i64) -> i64:
    """Use a card in this form."""
    return CARDS + form * deck_kinds + kind


def form_in(action: i64, deck_kinds: i64) -> i64:
    """The form of use in an action with a card."""
    rest = action - CARDS
    form: i64 = 0
    while rest >= deck_kinds:
        rest -= deck_kinds
        form += 1
    return form


def kind_in(action: i64, deck_kinds: i64) -> i64:
    """The kind of card in an action with a card."""
    rest = action - CARDS
    while rest >= deck_kinds:
        rest -= deck_kinds
    return rest


def choose_knight(who: i64) -> i64:
    """Choose this knight."""
    return CHOOSE_KNIGHT + who


def knight_in(action: i64) -> i64:
    """The knight in an action that chooses one."""
    return action - CHOOSE_KNIGHT


def place_at(column: i64, index: i64) -> i64:
    """Place the knight with this index in its team on this column."""
    return PLACE + 3 * column + index


def column_in(action: i64) -> i64:
    """The column in an action that places a knight."""
    return (action - PLACE) // 3


def index_in(action: i64) -> i64:
    """The place inside its team of the knight who is placed."""
    return (action - PLACE) % 3
