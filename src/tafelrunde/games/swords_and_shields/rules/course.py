"""SS-30 to SS-32  The course of a game: an answer is carried out until the next question."""

from __future__ import annotations

from mypy_extensions import i64

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
from .moves import (
    ATTACK,
    BRANCH,
    BURN,
    BUY_STONES,
    BUY_SYMBOLS,
    CARD,
    CLEAR,
    COLOUR,
    DONE,
    END,
    ENEMY,
    PILE,
    PLACE,
    TRIGGER,
)
from .printed import STONES, SYMBOLS
from .setup import choose_hpc
from .shopping import begin_buying, begin_clearing, begin_playing, buy, lay, pay_with, show
from .table import Table
from .tasks import (
    ACTION,
    AIM,
    CHOOSE_BRANCH,
    COUNTER,
    DECK,
    DESTINATION,
    HPC,
    NAME_COLOUR,
    PAY,
    SHOW,
    SLOT,
    TARGET,
)
from .turns import end_turn


def carry_out(table: Table, seat: i64, action: i64) -> None:
    """One answer to the question asked."""
    step = table.step
    if step == ACTION:
        take_action(table, action)
    elif step == SLOT:
        lay(table, action - PLACE)
    elif step == AIM:
        aim_at(table, action - PLACE)
    elif step == CHOOSE_BRANCH:
        take_branch(table, action != BRANCH)
    elif step == PAY:
        if action == DONE:
            buy(table)
        else:
            pay_with(table, action - PLACE)
    elif step == TARGET:
        if action == DONE:
            end_attack(table)
        else:
            break_shield(table, action - PLACE - ENEMY)
    elif step == COUNTER:
        counter_with(table, action - PLACE - ENEMY)
    elif step == DESTINATION:
        move_any(table, action - PILE)
    elif step == DECK:
        draw_any_deck(table, action - PILE)
    elif step == NAME_COLOUR:
        attack_from(table, action - COLOUR)
    elif step == HPC:
        choose_hpc(table, seat, action)
    else:
        assert step == SHOW
        show(table, action - CARD)


def take_action(table: Table, action: i64) -> None:
    """SS-30  One of the actions of phase 2, or the end of the turn."""
    if action >= BURN:
        destroy_held(table, action - BURN)
    elif action >= CARD:
        begin_playing(table, action - CARD)
    elif action == END:
        end_turn(table)
    elif action >= BUY_SYMBOLS:
        begin_buying(table, action - BUY_SYMBOLS, SYMBOLS)
    elif action >= BUY_STONES:
        begin_buying(table, action - BUY_STONES, STONES)
    elif action >= TRIGGER:
        destroy_at(table, action - TRIGGER)
    elif action >= ATTACK:
        declare_attack(table, action - ATTACK)
    else:
        assert action == CLEAR
        begin_clearing(table)
