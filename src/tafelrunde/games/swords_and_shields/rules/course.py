"""SS-30 to SS-32  The course of a game: an answer is carried out until the next question."""

from __future__ import annotations

from mypy_extensions import i64

from . import moves, tasks
from .attack import break_shield, counter_with, declare_attack, end_attack
from .effects import (
    aim_at,
    attack_from,
    destroy_at,
    destroy_held,
    draw_any_deck,
    move_any,
    take_branch,
)
from .printed import STONES, SYMBOLS
from .setup import choose_hpc
from .shopping import begin_buying, begin_clearing, begin_playing, buy, lay, pay_with, show
from .table import Table
from .turns import end_turn


def carry_out(table: Table, seat: i64, action: i64) -> None:
    """One answer to the question asked."""
    step = table.step
    if step == tasks.ACTION:
        take_action(table, action)
    elif step == tasks.SLOT:
        lay(table, action - moves.PLACE)
    elif step == tasks.AIM:
        aim_at(table, action - moves.PLACE)
    elif step == tasks.CHOOSE_BRANCH:
        take_branch(table, action != moves.BRANCH)
    elif step == tasks.PAY:
        if action == moves.DONE:
            buy(table)
        else:
            pay_with(table, action - moves.PLACE)
    elif step == tasks.TARGET:
        if action == moves.DONE:
            end_attack(table)
        else:
            break_shield(table, action - moves.PLACE - moves.ENEMY)
    elif step == tasks.COUNTER:
        counter_with(table, action - moves.PLACE - moves.ENEMY)
    elif step == tasks.DESTINATION:
        move_any(table, action - moves.PILE)
    elif step == tasks.DECK:
        draw_any_deck(table, action - moves.PILE)
    elif step == tasks.NAME_COLOUR:
        attack_from(table, action - moves.COLOUR)
    elif step == tasks.HPC:
        choose_hpc(table, seat, action)
    else:
        assert step == tasks.SHOW
        show(table, action - moves.CARD)


def take_action(table: Table, action: i64) -> None:
    """SS-30  One of the actions of phase 2, or the end of the turn."""
    if action >= moves.BURN:
        destroy_held(table, action - moves.BURN)
    elif action >= moves.CARD:
        begin_playing(table, action - moves.CARD)
    elif action == moves.END:
        end_turn(table)
    elif action >= moves.BUY_SYMBOLS:
        begin_buying(table, action - moves.BUY_SYMBOLS, SYMBOLS)
    elif action >= moves.BUY_STONES:
        begin_buying(table, action - moves.BUY_STONES, STONES)
    elif action >= moves.TRIGGER:
        destroy_at(table, action - moves.TRIGGER)
    elif action >= moves.ATTACK:
        declare_attack(table, action - moves.ATTACK)
    else:
        assert action == moves.CLEAR
        begin_clearing(table)
