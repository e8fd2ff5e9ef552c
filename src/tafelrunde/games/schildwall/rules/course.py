"""SH-15 to SH-23  Course of a battle: the agenda is worked off until somebody is asked."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.state import only

from . import tally
from .absent import substitute_answer
from .ending import check_exhaustion, check_khans
from .hail import call_hail
from .moves import CALL_HAIL, NONE, kind_in, target_in
from .printed import IDS, NOTHING
from .questions import must_ask
from .refill import refill_hands
from .result import decide_duels
from .table import Table
from .tasks import (
    ATTACK,
    ATTACKERS,
    DEFENDERS,
    LAST_QUESTION,
    RESULT,
    REVEAL,
    SUPPORT,
    speaker_in,
    step_in,
)


def settle(table: Table) -> None:
    """SH-17, SH-63  Work off the agenda until a player has a choice or the game is over."""
    while table.asked != 0:
        task = table.next_task()
        step = step_in(task)
        if step <= LAST_QUESTION:
            who = speaker_in(task)
            if must_ask(table, step, who):
                table.step = step
                table.speaker = who
                table.asked = bit(table.seat_of(who))
                if table.given_up & bit(who) == 0:
                    return
                carry_out(table, who, substitute_answer(table))  # SH-81
        elif step == REVEAL:
            reveal_supports(table)
        elif step == RESULT:
            table.clear_sky = False
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
        if table.story is not None:
            facts: dict[str, object] = {"army": table.name_of(who)}
            kind = "support.declined" if table.step == SUPPORT else "hail.declined"
            table.tell(kind, facts, "SH-18", only(table.seat_of(who)))
    elif table.step == ATTACK:
        lay_attack_card(table, who, said, table.index_of(who))
    elif table.step == SUPPORT:
        lay_support(table, who, said, target_in(action))
    else:
        lay_attack_card(table, who, said, target_in(action))


def lay_attack_card(table: Table, who: i64, kind: i64, lane: i64) -> None:
    """SH-17 steps 1 and 4, SH-64  An attack card is laid face up, a defender's before another."""
    warlord = table.warlords[who]
    warlord.hand -= tally.one(kind)
    warlord.card = kind
    warlord.lane = lane
    if table.story is not None:
        facts: dict[str, object] = {
            "army": table.name_of(who),
            "card": IDS[kind],
            "total": table.army.strength_of(kind),
        }
        if table.step == ATTACK:
            table.tell("attack.laid", facts, "SH-17")
        else:
            enemy = table.first_of(table.side_in_role(ATTACKERS)) + lane
            facts["target"] = table.name_of(enemy)
            facts["against"] = IDS[table.warlords[enemy].card]
            table.tell("defence.laid", facts, "SH-17" if table.n == 1 else "SH-64")


def lay_support(table: Table, who: i64, kind: i64, index: i64) -> None:
    """SH-21, SH-22, SH-66  A Fylgdar is laid beside an attack card of the own side."""
    warlord = table.warlords[who]
    warlord.hand -= tally.one(kind)
    warlord.support = kind
    warlord.supported = index
    if table.story is None:
        return
    owner = only(table.seat_of(who))
    name = table.name_of(who)
    target = target_of(table, who)
    supported = table.warlords[table.first_of(table.side_of(who)) + index]
    total = table.army.strength_of(supported.card) + table.army.support_of(kind)
    facts: dict[str, object] = {
        "army": name,
        "card": IDS[kind],
        "target": target,
        "total": total,  # SH-24: of the attack card with this support
    }
    if table.rules.support_is_open:
        table.tell("support.laid", facts, "SH-22")
        return
    table.tell("support.sealed.mine", facts, "SH-21", owner)
    if table.n > 1:
        theirs: dict[str, object] = {"army": name, "target": target}
        table.tell("support.sealed", theirs, "SH-66", team_audience(table, who) & ~owner)


def reveal_supports(table: Table) -> None:
    """SH-17 step 7  All sealed choices become public at the same time."""
    table.revealed = True
    if table.story is None or table.rules.support_is_open:
        return
    supports: list[tuple[str, str, str]] = []
    for role in (ATTACKERS, DEFENDERS):
        first = table.first_of(table.side_in_role(role))
        for who in range(first, first + table.n):
            if table.warlords[who].support != NOTHING:
                supports.append((table.name_of(who), support_id(table, who), target_of(table, who)))
    table.tell("supports.revealed", {"supports": tuple(supports)}, "SH-21")


def support_id(table: Table, who: i64) -> str:
    return IDS[table.warlords[who].support]


def target_of(table: Table, who: i64) -> str:
    """The name of the warlord whose attack card this warlord supports."""
    return table.name_of(table.first_of(table.side_of(who)) + table.warlords[who].supported)


def team_audience(table: Table, who: i64) -> i64:
    """All seats of a warlord's side."""
    audience: i64 = 0
    first = table.first_of(table.side_of(who))
    for partner in range(first, first + table.n):
        audience |= only(table.seat_of(partner))
    return audience
