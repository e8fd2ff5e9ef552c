"""WS-23, WS-44, WS-59  What the rulebook wants done, as tasks of the agenda, and what it asks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Tasks. Some carry a number: a knight, or an effect of the card file.
START_CARDS: Final = 0
PLACEMENT: Final = 1
DEAL: Final = 2
TACTICS: Final = 3
STARTER_CHECK: Final = 4
BIDDING: Final = 5
FIRST_TURN: Final = 6
NEXT_ACTION: Final = 7
NEXT_CARD: Final = 8
EFFECT: Final = 9
CARD_DONE: Final = 10
TURN_END: Final = 11
TASK_WORDS: Final = (
    "start_cards",
    "placement",
    "deal",
    "tactics",
    "starter_check",
    "bidding",
    "first_turn",
    "next_action",
    "next_card",
    "effect",
    "card_done",
    "turn_end",
)

# Questions.
ARTEFACT_QUESTION: Final = 0
PLACE_QUESTION: Final = 1
TACTIC_QUESTION: Final = 2
BID_QUESTION: Final = 3
ACTION_QUESTION: Final = 4
COMBINATION_QUESTION: Final = 5
TARGET_QUESTION: Final = 6
FELLOW_QUESTION: Final = 7
ANSWER_QUESTION: Final = 8
GUARD_QUESTION: Final = 9
PEEK_QUESTION: Final = 10
QUESTION_WORDS: Final = (
    "artefact",
    "place",
    "tactic",
    "bid",
    "action",
    "combination",
    "target",
    "fellow",
    "answer",
    "guard",
    "peek",
)


def task(what: i64, number: i64) -> i64:
    return what + (number << 4)


def what_in(task: i64) -> i64:
    return task & 15


def number_in(task: i64) -> i64:
    return task >> 4
