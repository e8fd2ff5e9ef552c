"""SS-15, SS-27, SS-28  Life points: each change is applied and checked at once."""

from __future__ import annotations

from mypy_extensions import i64

from .table import MOST_HP, NO_CARD, Table


def lose(table: Table, who: i64, amount: i64, cause: str, rule: str) -> bool:
    """SS-27, SS-28  Lose HP, never below 0. True if that loses the game."""
    player = table.players[who]
    lost = amount if amount < player.hp else player.hp
    player.hp -= lost
    if table.story is not None:
        facts: dict[str, object] = {
            "player": table.name_of(who),
            "amount": lost,
            "hp": player.hp,
            "cause": cause,
            "by": table.cause() if cause == "damage" else NO_CARD,
        }
        table.tell("hp.lost", facts, rule)
    if player.hp > 0:
        return False
    table.fallen = who
    table.reason = "hp"
    return True


def gain(table: Table, who: i64, amount: i64, rule: str) -> None:
    """SS-15  Gain HP; what goes beyond 99 is lost."""
    player = table.players[who]
    before = player.hp
    player.hp = min(MOST_HP, player.hp + amount)
    if table.story is not None:
        facts: dict[str, object] = {
            "player": table.name_of(who),
            "amount": player.hp - before,
            "hp": player.hp,
            "by": table.cause(),
        }
        table.tell("hp.gained", facts, rule)
