"""SH-9 to SH-14  Set-up: armies are shuffled, five cards are drawn, Red attacks first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.dice import seeded

from . import events
from .refill import draw, shuffled
from .table import HAND_SIZE, Table, Warlord

STEP: Final = 0x2545F491


def seed_of_battle(seed: i64, battle: i64) -> i64:
    """SH-58  The seed of one battle, from the seed of the series and the battle's number."""
    return seed ^ (battle * STEP)


def deal_battle(table: Table) -> None:
    """SH-11 to SH-14  Shuffle every army, draw the hands, and let Red attack."""
    table.dice = seeded(seed_of_battle(table.seed, table.battle))
    table.warlords = [deal_army(table) for _ in range(2 * table.n)]
    table.clear_sky = 0
    table.given_up = 0
    table.late = 0
    events.battle_dealt(table)
    table.begin_fight(0)


def deal_army(table: Table) -> Warlord:
    """SH-12  Five cards in hand, the others in the ready pile."""
    ready = shuffled(table.army.copies, table.dice)
    warlord = Warlord(0, ready, len(ready), 0, 0)
    for _ in range(HAND_SIZE):
        draw(warlord)
    return warlord
