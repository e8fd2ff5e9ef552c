"""WS-128, WS-134 to WS-136, WS-140, WS-141  The board of a Mêlée: slots, targets, last knights."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from . import melee_events
from .printed import EMPTY, NOTHING
from .table import Knight, Table

CENTRE: Final = 1


def knight_at(table: Table, team: i64, slot: i64) -> i64:
    """The standing knight of a team on this column, or NOTHING."""
    first = table.rules.first_of(team)
    for who in range(first, first + table.rules.size_of(team)):
        if table.knights[who].slot == slot:
            return who
    return NOTHING


def targets_of(table: Table, who: i64) -> vec[i64]:
    """WS-134  Whom a knight may act against; the first matching line decides."""
    knight = table.knights[who]
    enemy = 1 - knight.team
    if not table.rules.melee:
        return vec[i64]([1 - who])
    if knight.partner >= 0:
        return vec[i64]([knight.partner])
    if all_reach_all(table):
        return free_enemies(table, enemy)
    facing = knight_at(table, enemy, knight.slot)
    if facing >= 0:
        return with_free(table, EMPTY, facing)
    found = vec[i64]()
    for slot in range(3):
        if slot == knight.slot - 1 or slot == knight.slot + 1:
            found = with_free(table, found, knight_at(table, enemy, slot))
    return in_order(found)


def all_reach_all(table: Table) -> bool:
    """WS-134 line 2  A last knight stands alone; literally read only against three or one."""
    first, second = table.standing_in(0), table.standing_in(1)
    if first != 1 and second != 1:
        return False
    return not table.rules.last_man_holds or (first != 2 and second != 2)


def with_free(table: Table, found: vec[i64], who: i64) -> vec[i64]:
    """These knights and one more, if he is there and in no lock."""
    if who < 0 or table.knights[who].partner >= 0:
        return found
    return append(found[:], who)


def in_order(found: vec[i64]) -> vec[i64]:
    if len(found) == 2 and found[0] > found[1]:
        return vec[i64]([found[1], found[0]])
    return found


def free_enemies(table: Table, enemy: i64) -> vec[i64]:
    """WS-134 line 2  Every standing enemy who is not locked with somebody else."""
    found = vec[i64]()
    first = table.rules.first_of(enemy)
    for who in range(first, first + table.rules.size_of(enemy)):
        if table.knights[who].standing:
            found = with_free(table, found, who)
    return found


def has_target(table: Table, who: i64) -> bool:
    """WS-136  Whether there is anybody to act against."""
    return not table.rules.melee or len(targets_of(table, who)) > 0


def fellows_of(table: Table, who: i64, locked_too: bool) -> vec[i64]:
    """WS-143, WS-151  The standing fellows a knight may change slots with."""
    found = vec[i64]()
    team = table.knights[who].team
    first = table.rules.first_of(team)
    for other in range(first, first + table.rules.size_of(team)):
        fellow = table.knights[other]
        if other != who and fellow.standing and (locked_too or fellow.partner < 0):
            found = append(found, other)
    return found


def change_slots(table: Table, who: i64, other: i64) -> None:
    """WS-143  Two fellows change slots; the order of turns stays as it is (WS-133)."""
    mine: Knight = table.knights[who]
    theirs: Knight = table.knights[other]
    slot = mine.slot
    mine.slot = theirs.slot
    theirs.slot = slot
    melee_events.slots_changed(table, who, other)


def last_knights_move(table: Table) -> None:
    """WS-141  A last knight facing three, or two last knights, take the centre."""
    if not table.rules.melee or len(table.order) == 0:
        return
    for team in range(2):
        left = table.standing_in(1 - team)
        if table.standing_in(team) == 1 and (left == 3 or left == 1):
            take_centre(table, team)


def take_centre(table: Table, team: i64) -> None:
    for who in range(table.rules.knights):
        knight = table.knights[who]
        if knight.team == team and knight.standing and knight.slot != CENTRE:
            knight.slot = CENTRE
            melee_events.centre_taken(table, who)
