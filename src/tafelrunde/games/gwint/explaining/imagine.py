"""GW-127, GW-128  Worlds that a seat cannot tell apart (see `worlds`)."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.kernel import Dice

from ..hidden.dealing import OPEN, WITH, WITHOUT
from ..hidden.worlds import imagine_hidden, weather_needed
from ..rules.leaders import hangs_on_weather
from ..state import Match


def imagine(table: Match, seat: int, dice: Dice) -> Match:
    """Deal every card this seat does not see anew, from all that the opponent may have."""
    return table.imagine_for(seat, dice)


def imagined(table: Match, seat: int, dice: Dice, weather: int) -> Match:
    """A world in which the other deck serves its weather leader or does not."""
    world = table.clone()
    imagine_hidden(world, seat, dice, weather)
    return world


def corner_worlds(table: Match, seat: int, dice: Dice) -> Iterator[Match]:
    """Worlds in which the opponent's leader can and cannot go on alone (GW-33)."""
    if hangs_on_weather(table, 1 - seat) and weather_needed(table, 1 - seat) == OPEN:
        yield imagined(table, seat, dice, WITH)
        yield imagined(table, seat, dice, WITHOUT)
