"""MG-4  Actions in words, and why an action is refused."""

from __future__ import annotations

from tafelrunde.kernel import MoveText, Refusal, Seat

from ..rules.table import NAMES, Table


def describe(table: Table, seat: Seat, action: int) -> MoveText:
    """What this action would mean: a card of the hand is laid."""
    card = table.deck.ids[action]
    return MoveText(action, "lay", {"card": card}, (f"hand/{NAMES[seat]}/{card}",), "MG-4")


def forbids(table: Table, action: int) -> Refusal:
    """Why a player who is asked may not answer this."""
    if not 0 <= action < len(table.deck.ids):
        return Refusal("no-such-action", "MG-4")
    return Refusal("not-in-hand", "MG-4", {"card": table.deck.ids[action]})
