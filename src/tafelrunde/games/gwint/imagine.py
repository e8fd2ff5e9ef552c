"""GW-127, GW-128  Worlds that a seat cannot tell apart.

The opponent's deck list is unknown, so hidden cards are drawn from the whole collection: whatever
the deck rules allow beside the cards that were seen. What was seen going to a hand or a deck is
still there.
"""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice

from .book import LOOK_AT_HAND, PLAY_WEATHER, Book
from .dealing import OPEN, WITH, WITHOUT, deal_hidden, shuffled
from .match import Match
from .table import TURN, UNUSED, USED, Side, Table


def imagine(table: Match, seat: int, dice: Dice) -> Match:
    """Deal every card this seat does not see anew, from all that the opponent may have."""
    return imagined(table, seat, dice, weather_needed(table, 1 - seat))


def imagined(table: Match, seat: int, dice: Dice, weather: int) -> Match:
    """A world in which the other deck serves its weather leader or does not."""
    world = table.clone()
    own, other = world.side(seat), world.side(1 - seat)
    deal_hidden(world, 1 - seat, dice, weather)
    world.imagined |= 1 << (1 - seat)
    own.spied = vec[i64](guessed_glimpse(own, other, world.book, dice))
    world.dice = dice.split()
    return world


def guessed_glimpse(own: Side, other: Side, book: Book, dice: Dice) -> list[int]:
    """GW-95  Which of the own cards the opponent has looked at can only be guessed."""
    if other.leader_state != USED or book.powers[other.leader] != LOOK_AT_HAND:
        return []
    hand = list(shuffled(own.hand[:], dice))
    return sorted(hand[: book.arguments[other.leader]])


def weather_needed(table: Table, seat: int) -> int:
    """GW-33  With an empty hand a player is asked only if the leader is usable."""
    asked = seat in table.waiting_on() and table.question == TURN
    return int(WITH if asked and hangs_on_weather(table, seat) else OPEN)


def hangs_on_weather(table: Table, seat: int) -> bool:
    """Whether the player has nothing left but a leader that plays weather from the deck."""
    side = table.side(seat)
    power = table.book.powers[side.leader]
    return len(side.hand) == 0 and side.leader_state == UNUSED and power == PLAY_WEATHER


def corner_worlds(table: Match, seat: int, dice: Dice) -> Iterator[Match]:
    """Worlds in which the opponent's leader can and cannot go on alone (GW-33)."""
    if hangs_on_weather(table, 1 - seat) and weather_needed(table, 1 - seat) == OPEN:
        yield imagined(table, seat, dice, WITH)
        yield imagined(table, seat, dice, WITHOUT)
