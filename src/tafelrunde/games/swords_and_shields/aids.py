"""SS-41, SS-48, SS-60  Numbers a picture needs: strengths with their parts, ways to pay."""

from __future__ import annotations

from tafelrunde.kernel import Seat

from .box import NOTHING
from .moves import SHOP_SIZE, SLOTS
from .purses import payment_list
from .shopping import colours_to_show
from .steps import ACTION
from .strength import PARTS, explain, parts_in_field
from .table import HAND_SIZE, NAMES, Table


def open_aids_of(table: Table) -> dict[str, object]:
    """What follows from cards that lie open: all but what clearing the shop lacks."""
    return {
        "parts": PARTS,
        "strengths": tuple(strengths_of(table)),
        "payments": tuple(payments_of(table)),
    }


def clearing_of(table: Table, seat: Seat | None) -> tuple[bool, int, int] | tuple[()]:
    """SS-39, SS-41  For the active player: is the window open, colours in hand, colours needed."""
    if table.over or table.step != ACTION or seat != table.active:
        return ()
    return bool(table.window), int(colours_to_show(table)), HAND_SIZE


def strengths_of(table: Table) -> list[tuple[str, int, int, tuple[int, ...]]]:
    """SS-60  For each card in a field: player, slot, strength, and the parts in their order."""
    found = []
    for who in (0, 1):
        for slot in range(SLOTS):
            card = table.players[who].field[slot]
            if card != NOTHING:
                facts: dict[str, object] = explain(parts_in_field(table, who, slot))
                parts = tuple(int(str(facts[name])) for name in PARTS)
                found.append((NAMES[who], slot + 1, sum(parts), parts))
    return found


def payments_of(table: Table) -> list[tuple[int, str, tuple[tuple[int, str, int, str], ...]]]:
    """SS-48  For each shop card every exact payment of the active player, the cheapest first."""
    if table.over or table.step != ACTION:
        return []
    return [
        (
            at + 1,
            payment.currency,
            tuple((payer.slot, payer.card, payer.amount, payer.colour) for payer in payment.payers),
        )
        for at in range(SHOP_SIZE)
        for payment in payment_list(table, at)
    ]
