"""GW-127, GW-128  The cards a seat does not see, dealt anew from all that the other may have.

The opponent's deck list is unknown, so hidden cards are drawn from the whole collection: whatever
the deck rules allow beside the cards that were seen. What was seen going to a hand or a deck is
still there.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.dice import Dice

from ..rules.leaders import hangs_on_weather
from ..rules.piles import EMPTY, sorted_in, taken
from ..rules.printed import LOOK_AT_HAND, Book
from ..rules.table import TURN, USED, Side, Table
from .dealing import OPEN, WITH, WITHOUT, deal_hidden, shuffled


def imagine_hidden(world: Table, seat: i64, dice: Dice, weather: i64) -> None:
    """Deal anew what this seat does not see; the other deck serves its weather leader or not."""
    own = world.side(seat)
    other = world.side(1 - seat)
    deal_hidden(world, 1 - seat, dice, weather)
    world.imagined |= bit(1 - seat)
    own.spied = guessed_glimpse(own, other, world.book, dice)
    world.dice = dice.split()


def guessed_glimpse(own: Side, other: Side, book: Book, dice: Dice) -> vec[i64]:
    """GW-95  Which of the own cards the opponent has looked at can only be guessed."""
    seen = EMPTY
    if other.leader_state != USED or book.powers[other.leader] != LOOK_AT_HAND:
        return seen
    number = book.arguments[other.leader]
    unshown = own.hand[:]
    for card in own.shown:
        unshown = taken(unshown, card)
    for card in shuffled(unshown, dice):
        if number > 0:
            seen = sorted_in(seen, card)
            number -= 1
    return seen


def weather_needed(table: Table, seat: i64) -> i64:
    """GW-33  With an empty hand a player is asked only if the leader is usable, else passes."""
    asked = table.asked & bit(seat) != 0 and table.question == TURN
    if asked and hangs_on_weather(table, seat):
        return WITH
    return WITHOUT if table.side(seat).barren else OPEN
