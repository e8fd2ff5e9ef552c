"""WS-44 to WS-51, WS-108 to WS-115, WS-133, WS-138  The turn: its start, its end, what follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import events
from .fatigue import clear_exchange, end_undecided, pay, regain
from .opening import holder_of, opening_card, opening_team
from .printed import NOTHING
from .setup import refill_by_order
from .table import FOR_ALL, Table, note_known
from .tasks import ACTION_QUESTION, NEXT_ACTION, TURN_END

FRESH_TURNS: Final = 30
"""WS-114: so many turns a knight has without weariness."""
STAND_OFF_GAIN: Final = 3


def begin_first_turn(table: Table) -> None:
    """WS-41, WS-132  Whoever holds the opening card takes the first turn."""
    team = opening_team(table)
    table.opening = opening_card(table, team)
    who = holder_of(table, team, table.opening)
    note_known(table.knights[who], table.opening, FOR_ALL)
    events.bid_won(table, who)
    begin_turn(table, who)


def begin_turn(table: Table, who: i64) -> None:
    """WS-45  What lasted a turn is over, weariness is paid, the allowance is set."""
    knight = table.knights[who]
    table.attacker = who
    table.used = 0
    table.extra = 0
    table.turn_number += 1
    table.rests = knight.spent
    knight.spent = False
    knight.turns += 1
    events.turn_began(table, who)
    if table.rules.weariness and knight.turns > FRESH_TURNS:
        if not pay(table, who, knight.turns - FRESH_TURNS, "weariness"):  # WS-114
            return
    table.plan(NEXT_ACTION)


def ask_action(table: Table) -> None:
    """WS-47, WS-48  The attacker is asked while Actions are left."""
    if table.used < table.allowance():
        table.ask(ACTION_QUESTION, table.attacker)
    else:
        table.plan(TURN_END)


def end_turn(table: Table) -> None:
    """WS-108 to WS-112  Effects end, hands are filled, and the next knight has his turn."""
    who = table.attacker
    clear_exchange(table)
    table.opening = NOTHING
    table.plus = 0
    table.barred = 0
    for knight in table.knights:
        knight.forget_turn()
    table.knights[who].idle = table.used == 0
    events.turn_ended(table, who)
    refill_by_order(table, who)
    if table.rules.weariness:
        settle_stand_off(table)
    elif table.turn_number >= table.rules.last_turn():
        end_undecided(table)  # WS-114
        return
    begin_turn(table, next_in_turn(table, who))


def next_in_turn(table: Table, who: i64) -> i64:
    """WS-49, WS-133  The next standing knight in the order of turns."""
    count: i64 = len(table.order)
    at: i64 = 0
    while table.order[at] != who:
        at += 1
    while True:
        at = at + 1 if at + 1 < count else 0
        if table.knights[table.order[at]].standing:
            return table.order[at]


def settle_stand_off(table: Table) -> None:
    """WS-115  If nobody did anything in his last turn, everybody regains three points."""
    for knight in table.knights:
        if knight.standing and not knight.idle:
            return
    events.stand_off_reached(table)
    for who in range(table.rules.knights):
        knight = table.knights[who]
        if knight.standing:
            knight.idle = False
            regain(table, who, STAND_OFF_GAIN)
