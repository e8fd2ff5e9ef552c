"""SS-29 to SS-32, SS-39, SS-124  Turns and rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from . import events
from .life import lose
from .moves import SLOTS
from .printed import DUFF, NOTHING
from .supply import fill_shop, refill_hand
from .table import DRAWN_GAME, Table
from .tasks import ACTION

EXHAUSTION: Final = 40
"""SS-124: the first round that exhausts both players, where that was agreed ..."""
LAST_ROUND: Final = 200
"""... and the round in which a game without exhaustion is drawn."""
MOST_ACTIONS: Final = 100
"""SS-125: so many actions may be taken in one turn."""


def begin_turn(table: Table) -> None:
    """SS-29, SS-30  Duffs cost HP, the hand is replenished, and the player may act."""
    who = table.active
    table.actions = 0
    table.countered = False
    table.drew = False
    events.turn_begun(table)
    if pay_for_duffs(table, who) or refill_hand(table, who):
        return
    table.window = True  # SS-40: also if nothing was drawn
    table.drew = False
    table.ask(ACTION, who)


def pay_for_duffs(table: Table, who: i64) -> bool:
    """SS-29, SS-113  Each duff in the field costs its HP, slot by slot."""
    slot: i64 = 0
    while slot < SLOTS:
        card = table.players[who].field[slot]
        if card != NOTHING and table.box.sort[card] == DUFF:
            if lose(table, who, table.box.loss[card], events.DUFF_LYING):
                return True
        slot += 1
    return False


def finish_action(table: Table) -> None:
    """SS-39, SS-122  An action is over: a short shop is filled, and the next one may follow."""
    fill_shop(table)
    table.window = table.drew
    table.drew = False
    table.chain.size = 0
    table.picked.size = 0
    table.effect = NOTHING
    table.amount = 0
    table.spot = NOTHING
    table.power = 0
    table.currency = 0
    table.actions += 1
    table.ask(ACTION, table.active)


def end_turn(table: Table) -> None:
    """SS-31, SS-32, SS-124  The other player's turn; two turns are a round."""
    table.window = False
    if table.active != table.starter:
        if table.rules.exhausting and table.round >= EXHAUSTION and exhaust(table):
            return
        table.round += 1
        if not table.rules.exhausting and table.round >= LAST_ROUND:
            table.fallen = DRAWN_GAME
            table.reason = "rounds"
            return
    table.active = 1 - table.active
    begin_turn(table)


def exhaust(table: Table) -> bool:
    """SS-124  Both players lose HP at the same time. True if that ends the game."""
    loss = table.round - EXHAUSTION + 1
    first, second = table.players[0], table.players[1]
    before = first.hp - second.hp
    first.hp = max(0, first.hp - loss)
    second.hp = max(0, second.hp - loss)
    events.round_exhausted(table, loss)
    if first.hp > 0 and second.hp > 0:
        return False
    table.reason = "exhaustion"
    if before == 0:
        table.fallen = DRAWN_GAME
    else:
        table.fallen = 0 if before < 0 else 1
    return True
