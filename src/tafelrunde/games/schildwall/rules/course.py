"""SH-15 to SH-23  Course of a battle: the agenda is worked off until somebody is asked."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import events, tally, tasks
from .absent import substitute_answer
from .ending import check_exhaustion, check_khans
from .hail import call_hail
from .moves import CALL_HAIL, NONE, kind_in, target_in
from .printed import NOTHING
from .questions import must_ask
from .refill import refill_hands
from .result import decide_duels
from .table import Table


def settle(table: Table) -> None:
    """SH-17, SH-63  Work off the agenda until a player has a choice or the game is over."""
    while table.asked != 0:
        task = table.next_task()
        step = tasks.step_in(task)
        if step <= tasks.LAST_QUESTION:
            who = tasks.speaker_in(task)
            if must_ask(table, step, who):
                table.step = step
                table.speaker = who
                table.asked = bit(table.seat_of(who))
                if not table.has_given_up(who):
                    return
                carry_out(table, who, substitute_answer(table))  # SH-81
        elif step == tasks.REVEAL:
            if table.replies != 0:
                if ask_again(table):
                    return
            else:
                reveal_supports(table)
        elif step == tasks.RESULT:
            table.clear_sky = 0  # SH-53
            if decide_duels(table):
                check_khans(table)  # SH-48: before the refill
        else:
            finish_fight(table)


def finish_fight(table: Table) -> None:
    """SH-17 steps 11 to 13  What follows every fight, also one broken off by hail (SH-34)."""
    all_are_full = refill_hands(table)
    if all_are_full or not check_exhaustion(table):
        table.begin_fight(table.fight + 1)


def carry_out(table: Table, who: i64, action: i64) -> None:
    """SH-17  One answer to the question asked."""
    said = kind_in(action)
    if said == CALL_HAIL:
        call_hail(table, who)
    elif said == NONE:
        if table.step == tasks.SUPPORT:
            events.support_declined(table, who)
        else:
            events.hail_declined(table, who)
    elif table.step == tasks.ATTACK:
        lay_attack_card(table, who, said, table.index_of(who))
    elif table.step == tasks.SUPPORT:
        lay_support(table, who, said, target_in(action))
    else:
        lay_attack_card(table, who, said, target_in(action))


def lay_attack_card(table: Table, who: i64, kind: i64, lane: i64) -> None:
    """SH-17 steps 1 and 4, SH-64  An attack card is laid face up, a defender's before another."""
    warlord = table.warlords[who]
    warlord.hand -= tally.one(kind)
    warlord.card = kind
    warlord.lane = lane
    if table.step == tasks.ATTACK:
        events.attack_laid(table, who, kind)
    else:
        events.defence_laid(table, who, kind, lane)


def lay_support(table: Table, who: i64, kind: i64, index: i64) -> None:
    """SH-21, SH-22, SH-66  A Fylgdar is laid beside an attack card of the own side."""
    warlord = table.warlords[who]
    warlord.hand -= tally.one(kind)
    warlord.support = kind
    warlord.supported = index
    if table.rules.supports_are_answered:
        allow_replies(table, who)
    if table.rules.support_is_open:
        events.support_laid(table, who)
    else:
        events.support_sealed(table, who)


def allow_replies(table: Table, who: i64) -> None:
    """SH-22  Whoever of the other side has declined is asked again.

    Attackers are asked before all defenders, so the first time they have nobody to wait for.
    """
    side = table.side_of(who)
    if side == table.side_in_role(tasks.ATTACKERS) and not table.replying:
        return
    first = table.first_of(1 - side)
    for foe in range(first, first + table.n):
        if table.warlords[foe].support == NOTHING:
            table.replies |= bit(foe)


def ask_again(table: Table) -> bool:
    """SH-22  Ask the next one who may answer a support; the reveal stays on the agenda.

    True if somebody is asked. Those of the attackers come first, as the first time.
    """
    table.tasks += 1
    table.replying = True
    who = next_to_reply(table)
    table.replies &= ~bit(who)
    if not must_ask(table, tasks.SUPPORT, who):
        return False
    table.step = tasks.SUPPORT
    table.speaker = who
    table.asked = bit(table.seat_of(who))
    if not table.has_given_up(who):
        return True
    carry_out(table, who, substitute_answer(table))  # SH-81
    return False


def next_to_reply(table: Table) -> i64:
    """SH-22, SH-61  The first in speaking order of those who are to be asked again."""
    for role in range(2):
        side = table.side_in_role(role)
        for place in range(table.n):
            who = table.speaker_at(side, place)
            if table.replies & bit(who) != 0:
                return who
    raise AssertionError("nobody is to be asked again")


def reveal_supports(table: Table) -> None:
    """SH-17 step 7  All sealed choices become public at the same time."""
    table.revealed = True
    table.replying = False
    if not table.rules.support_is_open:
        events.supports_revealed(table)
