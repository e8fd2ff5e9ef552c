"""SH-64, SH-65  Which cards meet in a duel, and which Fylgdar lies beside them."""

from __future__ import annotations

from mypy_extensions import i64

from .printed import NOTHING
from .table import NOBODY, Table, Warlord
from .tasks import ATTACKERS, DEFENDERS


def defender_in(table: Table, lane: i64) -> i64:
    """SH-64  The one defender who answers the attack card of this lane, or NOBODY so far."""
    first = table.first_of(table.side_in_role(DEFENDERS))
    for who in range(first, first + table.n):
        if table.warlords[who].lane == lane:
            return who
    return NOBODY


def opponent_of(table: Table, who: i64) -> i64:
    """The warlord against whose attack card this one's fights, or NOBODY so far."""
    lane = table.warlords[who].lane
    if table.side_of(who) == table.side_in_role(ATTACKERS):
        return defender_in(table, lane)
    if lane == NOTHING:
        return NOBODY
    return table.first_of(table.side_in_role(ATTACKERS)) + lane


def helper_of(table: Table, who: i64, fighter: Warlord) -> Warlord | None:
    """SH-20, SH-65  With two players everybody helps himself, in a mass battle partners may."""
    if table.n > 1:
        return supporter_of(table, who)
    if fighter.support == NOTHING:
        return None
    return fighter


def supporter_of(table: Table, who: i64) -> Warlord | None:
    """SH-65  The warlord whose Fylgdar lies beside this warlord's attack card, if any."""
    first = table.first_of(table.side_of(who))
    for index in range(first, first + table.n):
        helper = table.warlords[index]
        if helper.supported == who - first:
            return helper
    return None
