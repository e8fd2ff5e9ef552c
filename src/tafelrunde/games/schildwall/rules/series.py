"""SH-51, SH-55 to SH-58  A battle ends, and the next one of the series is dealt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import events
from .setup import deal_battle
from .table import NOBODY, RED, Result, Table

SINGLE: Final = "single"
FIXED: Final = "fixed"
FIRST_TO: Final = "first_to"
UNFINISHED: Final = ("resigned", "timeout")
"""SH-80, SH-81: battles that end in the middle of a fight."""


def end_battle(table: Table, winner: i64, reason: str) -> None:
    """SH-51  The battle is over; the next one of the series is dealt, or the game ends."""
    fights = fights_fought(table, reason)
    table.results = (*table.results, Result(winner, reason, fights, table.red_team))
    events.battle_ended(table, winner, reason, fights)
    if series_is_over(table):
        if table.rules.series != SINGLE:
            first = half_points_of(table, 0)
            second = half_points_of(table, 1)
            events.series_ended(table, winning_team(table), first, second)
        table.asked = 0
        return
    table.battle += 1
    table.red_team = 1 - table.red_team  # SH-55, SH-56: swapped whatever the result was
    deal_battle(table)


def fights_fought(table: Table, reason: str) -> i64:
    """SH-51  How many fights have ended; whoever gives up leaves one unfinished."""
    return table.fight if reason in UNFINISHED else table.fight + 1


def series_is_over(table: Table) -> bool:
    """SH-57  One battle, a fixed number of them, or until somebody has won enough."""
    played = len(table.results)
    if table.rules.series == FIXED:
        return played >= table.rules.length
    if table.rules.series == FIRST_TO:
        enough = table.rules.length
        somebody_won = wins_of(table, 0) >= enough or wins_of(table, 1) >= enough
        return somebody_won or played >= 4 * enough
    return True


def wins_of(table: Table, team: i64) -> i64:
    wins: i64 = 0
    for result in table.results:
        if result.winner != NOBODY and (result.winner == RED) == (result.red_team == team):
            wins += 1
    return wins


def half_points_of(table: Table, team: i64) -> i64:
    """SH-57  Two half points for a win, one for a draw."""
    drawn: i64 = 0
    for result in table.results:
        if result.winner == NOBODY:
            drawn += 1
    return 2 * wins_of(table, team) + drawn


def winning_team(table: Table) -> i64:
    """SH-57  The team with more points, or NOBODY. A single battle is a series of one."""
    first = half_points_of(table, 0)
    second = half_points_of(table, 1)
    if first == second:
        return NOBODY
    return 0 if first > second else 1
