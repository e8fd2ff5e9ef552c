"""SS-30  Everything a player can ever say, as small numbers. Append only.

Places are seen from the active player: `own` is his, `enemy` is the other's, also when the other
is asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

END: Final = 0
"""End the turn."""
CLEAR: Final = 1
"""Discard the shop."""
DONE: Final = 2
"""The payment is complete, or: the attack stops here."""
BRANCH: Final = 3
"""The first or the second branch of an effect."""
COLOUR: Final = 5
"""One of the five colours of the life point cards."""
PLACE: Final = 10
"""A place where a card lies or can be laid."""
PILE: Final = 29
"""The own, the enemy's or the shop's pile."""
ATTACK: Final = 32
TRIGGER: Final = 35
"""Destroy a card of the own field for its effect."""
BUY_STONES: Final = 38
BUY_SYMBOLS: Final = 43
CARD: Final = 48
"""Lay (or show) a hand card of this kind."""
BURN: Final = 116
"""Destroy a hand card of this kind for its effect."""
ACTIONS: Final = 184

MOST_KINDS: Final = 68
"""12 starter kinds and at most 56 others."""

SLOTS: Final = 3
MAY_STOP: Final = 8
"""In a set of slots, beside their bits: the payment is complete, or the attack may stop."""
OWN: Final = 0
OWN_BUFF: Final = 3
ENEMY: Final = 6
ENEMY_BUFF: Final = 9
SHOP: Final = 12
SHOP_SIZE: Final = 5
OWN_DISCARD: Final = 17
ENEMY_DISCARD: Final = 18
PLACES: Final = 19

OWN_PILE: Final = 0
ENEMY_PILE: Final = 1
SHOP_PILE: Final = 2


def is_in_shop(place: i64) -> bool:
    return SHOP <= place < OWN_DISCARD


def slot_of(place: i64) -> i64:
    """The slot to which a place in either field belongs, of a card or of a buff."""
    slot = place
    while slot >= SLOTS:
        slot -= SLOTS
    return slot
