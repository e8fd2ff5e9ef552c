"""SH-24, SH-76  Numbers a picture of the table needs, as far as a seat may know them."""

from __future__ import annotations

from ..rules import tally
from ..rules.lanes import defender_in, supporter_of
from ..rules.printed import IDS, KHAN, NOTHING, Army
from ..rules.questions import might_hold
from ..rules.table import NOBODY, Table
from ..rules.tasks import ATTACK, ATTACKERS, DEFEND, SUPPORT
from ..thinking.values import most_support


def aids_of(table: Table, me: int) -> dict[str, object]:
    """For a warlord, or NOBODY for an onlooker."""
    lanes = lanes_of(table, me)
    return {
        "lanes": lanes,
        "answers": answers_of(table, me, lanes),
        "chosen": chosen_of(table, me),
        "khan": khan_of(table, me),
    }


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


def chosen_of(table: Table, me: int) -> tuple[str, ...]:
    """SH-21, SH-76  Whose supports are settled and still sealed: all enemies who spoke before.

    The one who is asked knows it of them, whether or not they held anything to be asked for.
    """
    if table.over or me == NOBODY or table.speaker != me or table.step != SUPPORT:
        return ()
    attackers = table.side_in_role(ATTACKERS)
    if table.supports_lie_open() or table.side_of(me) == attackers:
        return ()
    first = table.first_of(attackers)
    return tuple(table.name_of(who) for who in range(first, first + table.n))


def khan_of(table: Table, me: int) -> tuple[int, str] | None:
    """SH-24, SH-27  What may meet the own Khan if he is laid now, and whether he could fall."""
    if table.over or me == NOBODY or table.speaker != me or not table.warlords[me].holds(KHAN):
        return None
    if table.step != ATTACK and table.step != DEFEND:
        return None
    most = reach_of(table, me)
    return most, "endangered" if most >= table.army.strength_of(KHAN) else "safe"


def reach_of(table: Table, me: int) -> int:
    """SH-24  The highest total that may yet meet the own attack card, for all that lies open.

    In a mass battle an answer may meet any attack that nobody has answered yet.
    """
    enemies = 1 - table.side_of(me)
    if table.step == DEFEND:
        lanes = lanes_of(table, me)
        return int(most_support(table, enemies)) + max(
            attack for _, attack, defender, _ in lanes if attack is not None and not defender
        )
    first = table.first_of(enemies)
    return max(reach_with(table, who) for who in range(first, first + table.n))


def reach_with(table: Table, who: int) -> int:
    """The best attack card this warlord may hold, with the best support that is left then."""
    first = table.first_of(table.side_of(who))
    partners = [might_hold(table, each) for each in range(first, first + table.n) if each != who]
    hidden = might_hold(table, who)
    best = 0
    for kind in dict.fromkeys(tally.spread(hidden)):
        rest = hidden - tally.one(kind)
        support = max(best_support(table.army, cards) for cards in (rest, *partners))
        best = max(best, int(table.army.strength_of(kind)) + support)
    return best


def best_support(army: Army, cards: int) -> int:
    return max((int(army.support_of(kind)) for kind in tally.spread(cards)), default=0)
