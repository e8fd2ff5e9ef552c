"""SS-41, SS-48, SS-60  Numbers a picture needs: strengths with their parts, ways to pay."""

from __future__ import annotations

from tafelrunde.kernel import Seat

from ..rules.moves import SHOP_SIZE, SLOTS
from ..rules.paying import currency_word, shields_of, stones_of, swords_of
from ..rules.printed import NOTHING, SORTS, STONE_PATTERN, STONES
from ..rules.shopping import colours_to_show, slots_for
from ..rules.strength import PARTS, explain, parts_in_field
from ..rules.table import HAND_SIZE, NAMES, Table
from ..rules.tasks import ACTION, PAY
from .purses import payment_list


def open_aids_of(table: Table) -> dict[str, object]:
    """What follows from cards that lie open: all but what clearing the shop lacks."""
    return {
        "parts": PARTS,
        "strengths": tuple(strengths_of(table)),
        "payments": tuple(payments_of(table)),
        "purchase": purchase_of(table),
        "room": room_of(table),
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


def purchase_of(table: Table) -> tuple[str, str, int, int] | tuple[()]:
    """SS-48  While a payment is chosen: the card, what it is paid with, how much of that is chosen,
    and the price; 0 if the price is no single number."""
    if table.over or table.step != PAY:
        return ()
    card = table.shop[table.spot]
    currency = currency_word(table, card, table.currency)
    worth = {"stones": stones_of, "swords": swords_of, "shields": shields_of}[currency]
    paid = sum(worth(table, table.own(), slot) for slot in table.picked.listed())
    price = table.box.price_symbols[card]
    if table.currency == STONES:
        price = 0 if table.box.price[card] == STONE_PATTERN else table.box.price_stones[card]
    return table.id_of(card), currency, int(paid), int(price)


def room_of(table: Table) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """SS-44, SS-45  For each sort of card the slots in which the active player may lay one."""
    if table.over or table.step != ACTION:
        return ()
    found = []
    for sort, word in enumerate(SORTS):
        slots = slots_for(table, table.own(), sort)
        found.append((word, tuple([slot + 1 for slot in range(SLOTS) if slots >> slot & 1])))
    return tuple(found)
