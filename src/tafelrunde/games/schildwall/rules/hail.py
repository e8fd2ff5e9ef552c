"""SH-29 to SH-34, SH-52, SH-53, SH-68  Hail: a fight is broken off without a winner."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import events, tally
from .printed import HAIL, NOTHING
from .table import Table


def call_hail(table: Table, who: i64) -> None:
    """SH-31, SH-34, SH-68  Every card lying face up goes to its owner's reserve pile."""
    events.hail_called(table, who)
    for warlord in table.warlords:
        if warlord.card != NOTHING:
            warlord.reserve += tally.one(warlord.card)
        if warlord.support != NOTHING:
            if table.supports_lie_open():
                warlord.reserve += tally.one(warlord.support)
            else:  # SH-33: a sealed Fylgdar never was on the table
                warlord.hand += tally.one(warlord.support)
        warlord.leave_fight()
    bury_hail(table, who)
    table.break_off_fight()


def bury_hail(table: Table, who: i64) -> None:
    """SH-31, SH-52  A used hail is buried, or by option goes to its owner's reserve pile."""
    caller = table.warlords[who]
    caller.hand -= tally.one(HAIL)
    if table.rules.hail_returns:
        caller.reserve += tally.one(HAIL)
        # SH-53: it waits until a fight is decided.
        table.clear_sky |= all_warlords(table) if table.rules.all_wait_for_hail else bit(who)
    else:
        caller.fallen += tally.one(HAIL)


def all_warlords(table: Table) -> i64:
    """Everybody of both sides, as bits."""
    return bit(2 * table.n) - 1
