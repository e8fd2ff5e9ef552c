"""SS-30  The questions of a game, and the words positions use for them."""

from __future__ import annotations

from typing import Final

HPC: Final = 0
ACTION: Final = 1
SLOT: Final = 2
SHOW: Final = 3
PAY: Final = 4
TARGET: Final = 5
COUNTER: Final = 6
CHOOSE_BRANCH: Final = 7
AIM: Final = 8
DESTINATION: Final = 9
DECK: Final = 10
NAME_COLOUR: Final = 11

NAMES: Final = (
    "hpc",
    "action",
    "slot",
    "show",
    "pay",
    "target",
    "counter",
    "branch",
    "aim",
    "destination",
    "deck",
    "colour",
)
