"""WS-72 to WS-78, WS-113, WS-139, WS-149  Fatigue and hits, and what a beaten knight leaves."""

from __future__ import annotations

from mypy_extensions import i64

from . import events, melee_events
from .board import last_knights_move
from .piles import discard, discard_hand
from .printed import EMPTY, NOTHING
from .table import DRAWN, Table
from .tasks import NEXT_ACTION, TURN_END


def pay(table: Table, who: i64, points: i64, why: str) -> bool:
    """WS-78  Pay what is no deed of the knight's own. Return whether he still stands."""
    return pay_points(table, who, points, 0, why)


def pay_for(table: Table, who: i64, cost: i64, why: str) -> bool:
    """WS-103, WS-104  Pay for an Action or an answer; a shaken knight pays one more."""
    more = table.surcharge(who)
    return pay_points(table, who, cost + more, more, why)


def pay_points(table: Table, who: i64, points: i64, more: i64, why: str) -> bool:
    """WS-72, WS-73  Pay Fatigue Points; at 0 it is a hit. Return whether he still stands.

    So many `more` of them are paid only because he is shaken.
    """
    if points <= 0:
        return True
    knight = table.knights[who]
    events.fatigue_paid(table, who, points, more, why)
    knight.fatigue -= points
    if knight.fatigue > 0:
        return True
    return take_hit(table, who, "exhaustion")


def regain(table: Table, who: i64, points: i64) -> None:
    """WS-75  Regain Fatigue Points up to the full track; hits are never healed (WS-76)."""
    knight = table.knights[who]
    track = table.cards.track[knight.health]
    before = knight.fatigue
    knight.fatigue += points
    if knight.fatigue > track:
        knight.fatigue = track
    events.fatigue_regained(table, who, knight.fatigue - before)


def take_hit(table: Table, who: i64, why: str) -> bool:
    """WS-74  The hit marker moves on, the fatigue marker returns to Start."""
    knight = table.knights[who]
    knight.hits += 1
    knight.fatigue = table.cards.track[knight.health]
    events.knight_hit(table, who, why)
    if knight.partner >= 0:
        end_lock(table, who)  # WS-149
    if knight.hits < table.cards.hits[knight.health]:
        return True
    beat(table, who, "beaten")
    return False


def end_lock(table: Table, who: i64) -> None:
    """WS-149  The lock ends, and its card goes to the discard pile of who played it."""
    partner = table.knights[who].partner
    melee_events.lock_ended(table, who, partner)
    for each in (who, partner):
        knight = table.knights[each]
        knight.partner = NOTHING
        if knight.lock_card >= 0:
            discard(table, each, knight.lock_card)
            knight.lock_card = NOTHING


def beat(table: Table, who: i64, reason: str) -> None:
    """WS-77, WS-139  He is beaten at once, and all that concerned him is dropped."""
    knight = table.knights[who]
    knight.standing = False
    if knight.partner >= 0:
        end_lock(table, who)
    events.knight_beaten(table, who, reason)
    discard_hand(table, who)
    for kind in knight.improvements:
        discard(table, who, kind)
    knight.improvements = EMPTY
    knight.slot = NOTHING
    if table.standing_in(knight.team) == 0:
        win(table, 1 - knight.team, reason)
        return
    drop_exchange(table, who)
    last_knights_move(table)


def drop_exchange(table: Table, who: i64) -> None:
    """WS-102, WS-139  With the attacker the turn ends, with the target the Action."""
    if who == table.attacker:
        clear_exchange(table)
        table.tasks = 0
        table.plan(TURN_END)
    elif who == table.target:
        clear_exchange(table)
        table.tasks = 0
        table.plan(NEXT_ACTION)


def clear_exchange(table: Table) -> None:
    """WS-69, WS-102  Every card still on the table goes to its owner's discard pile."""
    count: i64 = len(table.laid)
    while table.at < count:
        discard(table, table.attacker, table.laid[table.at])
        table.at += 1
    table.laid = EMPTY
    table.at = 0
    if table.shown >= 0:
        discard(table, table.target, table.shown)
        table.shown = NOTHING
    table.target = NOTHING
    table.purpose = NOTHING
    table.strike = NOTHING
    table.combat_number = 0
    table.guards_barred = 0
    table.stepped_in = False
    table.peeks = 0


def win(table: Table, team: i64, reason: str) -> None:
    """WS-113, WS-142  The last knight of a side is beaten: the fight is over."""
    finish(table, team, reason)
    events.fight_won(table, team)


def end_undecided(table: Table) -> None:
    """WS-114  Without weariness a fight that goes on for ever is a draw."""
    finish(table, DRAWN, "endless")
    events.fight_drawn(table)


def finish(table: Table, winner: i64, reason: str) -> None:
    clear_exchange(table)
    table.winner = winner
    table.reason = reason
    table.tasks = 0
    table.asked = 0
    table.choices = EMPTY
