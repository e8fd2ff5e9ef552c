"""SH-24, SH-76  Numbers a picture of the table needs, as far as a seat may know them."""

from __future__ import annotations

from . import tally
from .kinds import IDS, NOTHING
from .result import defender_in, supporter_of
from .steps import ATTACKERS, DEFEND
from .table import NOBODY, Table


def aids_of(table: Table, me: int) -> dict[str, object]:
    """For a warlord, or NOBODY for an onlooker."""
    lanes = lanes_of(table, me)
    return {"lanes": lanes, "answers": answers_of(table, me, lanes)}


Lane = tuple[str, int | None, str, int | None]
"""Attacker and value, defender and value; nobody and None while no card lies there."""


def lanes_of(table: Table, me: int) -> tuple[Lane, ...]:
    """SH-17, SH-63  Each duel of the fight, as it stands."""
    first = table.first_of(table.side_in_role(ATTACKERS))
    found = []
    for lane in range(table.n):
        attacker, defender = first + lane, defender_in(table, lane)
        name = "" if defender == NOBODY else table.name_of(defender)
        value = None if defender == NOBODY else value_of(table, defender, me)
        found.append((table.name_of(attacker), value_of(table, attacker, me), name, value))
    return tuple(found)


def value_of(table: Table, who: int, me: int) -> int | None:
    """SH-24  The attack card with its support, where this warlord may know of it."""
    warlord = table.warlords[who]
    if warlord.card == NOTHING:
        return None
    value = table.army.strength_of(warlord.card)
    helper = supporter_of(table, who)
    if helper is not None and (table.supports_lie_open() or table.warlords.index(helper) == me):
        value += table.army.support_of(helper.support)
    return int(value)


def answers_of(table: Table, me: int, lanes: tuple[Lane, ...]) -> tuple[tuple[str, str, str], ...]:
    """SH-24  What each attack card of the own hand would do to an open attack, as it stands."""
    if table.over or me == NOBODY or table.step != DEFEND or table.speaker != me:
        return ()
    found = []
    for attacker, attack, defender, _ in lanes:
        if attack is None or defender:
            continue
        for kind in dict.fromkeys(tally.spread(table.warlords[me].hand)):
            strength = table.army.strength_of(kind)
            if strength > 0:
                word = "wins" if strength > attack else "ties" if strength == attack else "loses"
                found.append((IDS[kind], attacker, word))
    return tuple(found)
