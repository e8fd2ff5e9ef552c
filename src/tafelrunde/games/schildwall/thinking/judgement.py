"""How a battle stands: what is left of the armies, and how the fight under way is going."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from ..rules import tally
from ..rules.lanes import defender_in, helper_of
from ..rules.printed import NOTHING
from ..rules.series import half_points_of
from ..rules.table import RED, Table
from ..rules.tasks import ATTACKERS, HAIL_3
from .values import army_value, stake_of, value_of

HOPE: Final = 0.6
"""How much of a duel counts before all supports are revealed."""


def worth_for_team(table: Table, team: i64) -> float:
    """From -1 to 1, for the seats of one team."""
    lead = fight_lead(table)
    cards: i64 = 0
    for who in range(2 * table.n):
        warlord = table.warlords[who]
        cards += tally.total(table.army.copies - warlord.fallen)
        value = army_value(table, warlord)
        lead += value if who < table.n else -value
    # The fewer cards are left, the more surely a lead wins: that is how the values were fitted.
    value = 2.0 / (1.0 + exp(-lead / sqrt(float(cards + 1)))) - 1.0
    if table.red_team != team:
        value = -value
    if table.rules.length > 1:
        return in_series(table, team, value)
    return value


def in_series(table: Table, team: i64, value: float) -> float:
    """SH-57  Battles already won count, too."""
    ahead = float(half_points_of(table, team) - half_points_of(table, 1 - team)) / 2.0
    left = (ahead + value) / float(table.rules.length)
    return 1.0 if left > 1.0 else (-1.0 if left < -1.0 else left)


def fight_lead(table: Table) -> float:
    """What Red gains over Blue if the fight ends as the cards lie now."""
    attackers = table.side_in_role(ATTACKERS)
    first = table.first_of(attackers)
    gain = 0.0
    for lane in range(table.n):
        attacker = first + lane
        defender = defender_in(table, lane)
        if defender >= 0 and table.warlords[attacker].card != NOTHING:
            gain += duel_gain(table, attacker, defender)
    if table.step != HAIL_3:
        gain *= HOPE
    return gain if attackers == RED else -gain


def duel_gain(table: Table, attacker: i64, defender: i64) -> float:
    """What the attacker gains over the defender as the cards lie."""
    fighter = table.warlords[attacker]
    foe = table.warlords[defender]
    attack = table.army.strength_of(fighter.card)
    defence = table.army.strength_of(foe.card)
    gain = 0.0
    helper = helper_of(table, attacker, fighter)
    if helper is not None:
        attack += table.army.support_of(helper.support)
        if table.n == 1:
            gain -= value_of(table, helper.support)
    helper = helper_of(table, defender, foe)
    if helper is not None:
        defence += table.army.support_of(helper.support)
        if table.n == 1:
            gain += value_of(table, helper.support)
    if attack <= defence:
        gain -= stake_of(table, fighter.card, table.side_of(attacker))
    if defence <= attack:
        gain += stake_of(table, foe.card, table.side_of(defender))
    return gain
