"""SH-76  A fingerprint of what a warlord knows, for players that think ahead."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.bits import mixed, shifted

from ..rules.printed import NOTHING
from ..rules.table import NOBODY, Table, Warlord
from ..rules.tasks import DEFEND, HAIL_1


def sight_of(table: Table, me: i64) -> i64:
    """All that this warlord knows and that can differ between two positions of a battle.

    NOBODY is an onlooker, who is told who is asked what: so are the nodes of others found. Hands
    need no counting: they are what is missing in all the other places of an army.
    """
    asked = me == NOBODY or me == table.speaker
    mix = shifted(table.battle, 16) + shifted(table.turn_of_fight(), 8)
    mix += 128 if table.replying and asked else 0
    mix += 64 if table.revealed else 0
    mix += shifted(table.speaker, 3) + table.step if asked else public_step(table.step)
    if table.clear_sky != 0:
        mix = mixed(mix, table.clear_sky)
    if table.replies != 0 and asked:
        mix = mixed(mix, table.replies)
    for who in range(2 * table.n):
        warlord = table.warlords[who]
        mix = mixed(mix, warlord.fallen)
        mix = mixed(mix, warlord.reserve)
        mix = mixed(mix, shifted(warlord.left, 16) + on_the_table(table, warlord, who, me))
        if who == me:
            mix = mixed(mix, warlord.hand)
    return mix


def public_step(step: i64) -> i64:
    """That an attacker ponders over his hail is nobody's business."""
    return DEFEND if step == HAIL_1 else step


def on_the_table(table: Table, warlord: Warlord, who: i64, me: i64) -> i64:
    """The attack card and its lane, and the support as far as it is known."""
    seen = shifted(warlord.card + 1, 12) + shifted(warlord.lane + 1, 8)
    if warlord.support == NOTHING:
        return seen
    if table.supports_lie_open() or who == me:
        return seen + shifted(warlord.supported + 1, 4) + warlord.support + 1
    if me != NOBODY and table.side_of(who) == table.side_of(me):
        return seen + shifted(warlord.supported + 1, 4)  # SH-66: with what, a partner is not told
    return seen
