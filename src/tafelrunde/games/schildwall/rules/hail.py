"""SH-29 to SH-34, SH-52, SH-53, SH-68  Hail: a fight is broken off without a winner."""

from __future__ import annotations

from mypy_extensions import i64

from . import tally
from .printed import HAIL, IDS, NOTHING
from .table import Table
from .tasks import ATTACKERS, SUPPORT


def call_hail(table: Table, who: i64) -> None:
    """SH-31, SH-34, SH-68  Every card lying face up goes to its owner's reserve pile."""
    if table.story is not None:
        tell_hail(table, who)
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
        table.clear_sky = True  # SH-53: none can be called in the next fight
    else:
        caller.fallen += tally.one(HAIL)


def somebody_has_chosen(table: Table, who: i64) -> bool:
    """SH-33, SH-76  Whether supports may lie sealed, for all that everybody knows.

    In his window for supports a caller has others before him, but for the attackers' first.
    """
    if table.step != SUPPORT or table.supports_lie_open():
        return False
    return who != table.speaker_at(table.side_in_role(ATTACKERS), 0)


def tell_hail(table: Table, who: i64) -> None:
    reserve: list[tuple[str, str]] = []
    for owner in range(2 * table.n):
        warlord = table.warlords[owner]
        if warlord.card != NOTHING:
            reserve.append((table.name_of(owner), IDS[warlord.card]))
        if warlord.support != NOTHING and table.supports_lie_open():
            reserve.append((table.name_of(owner), IDS[warlord.support]))
    facts: dict[str, object] = {
        "army": table.name_of(who),
        "reserve": tuple(reserve),
        "sealed": "yes" if somebody_has_chosen(table, who) else "no",
        "returns": "yes" if table.rules.hail_returns else "no",
    }
    table.tell("hail.called", facts, "SH-31")
