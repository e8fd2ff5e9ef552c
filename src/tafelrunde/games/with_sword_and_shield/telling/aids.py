"""WS-60, WS-63, WS-103  Numbers a picture of the table needs, as far as a seat may know them."""

from __future__ import annotations

from tafelrunde.kernel import Seat

from ..rules.board import targets_of
from ..rules.printed import COMBAT, NOTHING
from ..rules.table import Table
from ..rules.tasks import ANSWER_QUESTION, GUARD_QUESTION
from ..state import Fight
from .prices import prices_of
from .stops import what_stops

MOST_STOPS = 10


def open_aids_of(table: Fight) -> dict[str, object]:
    """What follows from what lies open."""
    return {
        "tracks": tuple(
            [
                track_of(table, who)
                for who in range(table.rules.knights)
                if table.knights[who].health != NOTHING and table.knights[who].knight != NOTHING
            ]
        ),
        "reach": reach_of(table),
    }


def aids_of(table: Fight, seat: Seat | None) -> dict[str, object]:
    """What takes a look into the own hand."""
    return {
        "costs": costs_of(table, seat),
        "stops": stops_of(table, seat),
        "prices": prices_of(table, seat),
    }


def track_of(table: Table, who: int) -> tuple[str, int, int, bool, int]:
    """WS-11, WS-84, WS-103  Knight, Fatigue Points at most, hits at most, shaken, Manoeuvre."""
    health = table.knights[who].health
    return (
        table.name_of(who),
        int(table.cards.track[health]),
        int(table.cards.hits[health]),
        bool(table.is_shaken(who)),
        int(table.manoeuvre_cost(who)),
    )


def reach_of(table: Table) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """WS-134  In a Mêlée: whom each knight on the board may act against."""
    if not table.rules.melee or table.over or table.team_a < 0:
        return ()
    return tuple(
        (table.name_of(who), tuple(table.name_of(other) for other in targets_of(table, who)))
        for who in range(table.rules.knights)
        if table.knights[who].standing and table.knights[who].slot >= 0
    )


def costs_of(table: Table, seat: Seat | None) -> tuple[tuple[str, str, int, int], ...]:
    """WS-57, WS-60  What each card of an own hand costs with Strength, and what with Technique.

    In the own turn that is the price of playing it, so a card for defence only has none then.
    """
    found = []
    for who in range(table.rules.knights):
        knight = table.knights[who]
        if seat is None or knight.seat != seat or knight.knight == NOTHING:
            continue
        more = table.surcharge(who)
        for kind in dict.fromkeys(knight.hand):
            if who == table.attacker and table.cards.attacks_with[kind] == 0:
                continue
            if table.cards.kind[kind] == COMBAT:
                strength = max(0, table.cards.strength[kind] - table.strength_of(who)) + more
                technique = max(0, table.cards.technique[kind] - table.technique_of(who)) + more
            else:
                strength = technique = table.cards.cost[kind] + more
            found.append((table.name_of(who), table.cards.ids[kind], int(strength), int(technique)))
    return tuple(found)


def stops_of(table: Fight, seat: Seat | None) -> dict[str, object]:
    """WS-63  What answers the attack on the table: the cheapest answers, and how many there are.

    Each is told as card, form, cost, difference, and whether it is held or only not seen yet.
    """
    asked = table.question in (ANSWER_QUESTION, GUARD_QUESTION)
    if table.over or not asked or seat is None or table.at >= len(table.laid):
        return {}
    attack = table.cards.ids[table.laid[table.at]]
    found = what_stops(table, seat, attack)
    cheapest = tuple(
        (stop.card, stop.form, stop.cost, stop.difference, stop.held) for stop in found[:MOST_STOPS]
    )
    return {"attack": attack, "count": len(found), "cheapest": cheapest}
