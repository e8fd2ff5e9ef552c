"""SH-80, SH-81  Who runs out of time or gives up: the program answers for him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit, count_bits, lowest_bit, shifted

from . import events, tally
from .moves import NONE, lay
from .printed import HAIL, KINDS, NOTHING
from .questions import open_lanes
from .series import end_battle
from .table import BLUE, RED, Table
from .tasks import ATTACK, ATTACKERS, DEFEND

PATIENCE: Final = 3
"""SH-80: so many time-outs in a row lose the battle."""


def substitute_answer(table: Table) -> i64:
    """SH-80  The lowest card to attack and defend, no support, no hail."""
    if table.step == ATTACK:
        return lay(lowest_attack_card(table))
    if table.step == DEFEND:
        return lay(lowest_attack_card(table), strongest_open_lane(table))
    return NONE


def lowest_attack_card(table: Table) -> i64:
    """SH-80  The lowest combat value, between equals the warrior before the Fylgdar."""
    warlord = table.warlords[table.speaker]
    lowest: i64 = NOTHING
    for kind in range(KINDS):
        if kind != HAIL and warlord.holds(kind):
            strength = table.army.strength_of(kind)
            if lowest == NOTHING or strength < table.army.strength_of(lowest):
                lowest = kind
    return lowest


def strongest_open_lane(table: Table) -> i64:
    """SH-80  In a mass battle the highest card still open is answered."""
    lanes = open_lanes(table)
    first = table.first_of(table.side_in_role(ATTACKERS))
    best = lowest_bit(lanes)
    for lane in range(table.n):
        if lanes & bit(lane) != 0 and strength_at(table, first + lane) > strength_at(
            table, first + best
        ):
            best = lane
    return best


def strength_at(table: Table, who: i64) -> i64:
    return table.army.strength_of(table.warlords[who].card)


def note_time_out(table: Table, who: i64) -> bool:
    """SH-80  Count a time-out; the third in a row loses the battle for the player's side."""
    table.late += tally.one(who)
    events.player_late(table, who)
    if tally.of(table.late, who) < PATIENCE:
        return False
    end_battle(table, BLUE if table.side_of(who) == RED else RED, "timeout")
    return True


def note_presence(table: Table, who: i64) -> None:
    """SH-80  An answer of his own starts the count anew."""
    if table.late != 0:
        table.late -= tally.several(who, tally.of(table.late, who))


def give_up(table: Table, who: i64) -> bool:
    """SH-81  The side loses if a majority of it has resigned; True if the battle ended."""
    table.given_up |= bit(who)
    events.player_resigned(table, who)
    side = table.side_of(who)
    side_bits = shifted(bit(table.n) - 1, table.first_of(side))
    if 2 * count_bits(table.given_up & side_bits) <= table.n:
        return False
    end_battle(table, BLUE if side == RED else RED, "resigned")
    return True
