"""SS-15, SS-27, SS-28  Life points: each change is applied and checked at once."""

from __future__ import annotations

from mypy_extensions import i64

from . import events
from .table import MOST_HP, Table


def lose(table: Table, who: i64, amount: i64, why: i64) -> bool:
    """SS-27, SS-28  Lose HP, never below 0. True if that loses the game."""
    player = table.players[who]
    lost = amount if amount < player.hp else player.hp
    player.hp -= lost
    events.hp_lost(table, who, lost, why)
    if player.hp > 0:
        return False
    table.fallen = who
    table.reason = "hp"
    return True


def gain(table: Table, who: i64, amount: i64) -> None:
    """SS-15  Gain HP; what goes beyond 99 is lost."""
    player = table.players[who]
    before = player.hp
    player.hp = min(MOST_HP, player.hp + amount)
    events.hp_gained(table, who, player.hp - before)
