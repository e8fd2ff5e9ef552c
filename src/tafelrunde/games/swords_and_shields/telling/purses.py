"""SS-48 to SS-57  Payments for people: every exact payment of a shop card, or the nearest miss."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from tafelrunde.kernel import Refusal

from ..rules.moves import SLOTS
from ..rules.paying import (
    PAYER_SETS,
    currency_word,
    payments,
    shields_of,
    stone_sum,
    stones_of,
    swords_of,
    symbol_sum,
)
from ..rules.printed import (
    COLOURS,
    EVEN_SHIELDS,
    GREY,
    NO_PRICE,
    NOTHING,
    PATTERNS,
    STONE_PATTERN,
    STONES,
    SWORDS,
    SYMBOLS,
)
from ..rules.table import Table

MOST_STONES = 3


@dataclass(frozen=True)
class Payer:
    """One card of a payment: what it gives, and the colour its stones count as."""

    slot: int
    card: str
    amount: int
    colour: str
    """Empty if it pays with swords or shields."""


@dataclass(frozen=True)
class Payment:
    """SS-48  One exact payment."""

    currency: str
    payers: tuple[Payer, ...]
    strength: int
    """The printed strength that leaves the field: what the payment spends."""


def payment_list(table: Table, at: int) -> list[Payment]:
    """SS-48  Every exact payment for the shop card at a place, the cheapest first.

    Fewer cards are cheaper, then less printed strength, then stones before symbols.
    """
    card = table.shop[at]
    if card == NOTHING:
        return []
    found = [
        payment
        for currency in (STONES, SYMBOLS)
        for payers in range(1, PAYER_SETS)
        if payments(table, table.own(), card, currency) >> payers & 1
        for payment in [payment_of(table, card, currency, payers)]
    ]
    return sorted(found, key=lambda payment: (len(payment.payers), payment.strength))


def payment_of(table: Table, card: int, currency: int, payers: int) -> Payment:
    player = table.own()
    slots = [slot for slot in range(SLOTS) if payers >> slot & 1]
    colours = ["" for _ in slots]
    if currency == STONES:
        amounts = [stones_of(table, player, slot) for slot in slots]
        colours = stone_colours(table, card, slots, amounts)
    elif table.box.price[card] == SWORDS:
        amounts = [swords_of(table, player, slot) for slot in slots]
    else:
        amounts = [shields_of(table, player, slot) for slot in slots]
    cards = [player.field[slot] for slot in slots]
    return Payment(
        currency_word(table, card, currency),
        tuple(
            Payer(slot + 1, table.id_of(card), amount, colour)
            for slot, card, amount, colour in zip(slots, cards, amounts, colours)
        ),
        sum(table.box.strength[card] for card in cards),
    )


def stone_colours(table: Table, card: int, slots: list[int], amounts: list[int]) -> list[str]:
    """SS-51, SS-54  The colour each payer's stones count as; grey ones take one that fits."""
    printed = [table.box.colour[table.own().field[slot]] for slot in slots]
    choices = [range(GREY) if colour == GREY else [colour] for colour in printed]
    fitting = (found for found in product(*choices) if fits(table, card, found, amounts))
    return [COLOURS[colour] for colour in next(fitting)]


def fits(table: Table, card: int, colours: tuple[int, ...], amounts: list[int]) -> bool:
    """Whether stones of these colours are one colour, or a pattern of the price."""
    if table.box.price[card] != STONE_PATTERN:
        return len(set(colours)) == 1
    stones = [colour for colour, amount in zip(colours, amounts) for _ in range(amount)]
    shape = "+".join(str(n) for n in sorted((stones.count(c) for c in set(stones)), reverse=True))
    return shape in PATTERNS and bool(table.box.price_stones[card] >> PATTERNS.index(shape) & 1)


# The nearest miss -------------------------------------------------------------------------


def nearest_miss(table: Table, at: int) -> Refusal | None:
    """SS-48  Why a shop card cannot be bought: what it needs, and what comes nearest to it."""
    card = table.shop[at]
    if card == NOTHING:
        return Refusal("empty-place", "SS-48", {"slot": at + 1})
    name: dict[str, object] = {"card": table.id_of(card)}
    price = table.box.price[card]
    if price == NO_PRICE:
        return Refusal("not-for-sale", "SS-57", name)
    if payment_list(table, at):
        return None
    if price == STONE_PATTERN:
        return Refusal("needs-pattern", "SS-54", {**name, "purse": purse_of(table)})
    if price == EVEN_SHIELDS:
        shields = nearest(symbol_totals(table, False), 2)
        facts = {**name, "nearest": shields, "symbol": "shields"}
        return Refusal("needs-even-shields", "SS-56", facts)
    symbols = table.box.price_symbols[card]
    facts = {
        **name,
        "symbol": "swords" if price == SWORDS else "shields",
        "symbols": symbols,
        "nearest": nearest(symbol_totals(table, price == SWORDS), symbols),
    }
    stones = table.box.price_stones[card]
    if not stones:
        return Refusal("needs-symbols", "SS-48", facts)
    near = nearest(stone_totals(table), stones)
    facts |= {"stones": stones, "nearest_stones": near, "stone_colour": colour_of(table, near)}
    return Refusal("needs-symbols-or-stones", "SS-48", facts)


def symbol_totals(table: Table, swords: bool) -> list[int]:
    return [symbol_sum(table, table.own(), payers, swords) for payers in range(PAYER_SETS)]


def stone_totals(table: Table) -> list[int]:
    return [stone_sum(table, table.own(), payers) for payers in range(PAYER_SETS)]


def colour_of(table: Table, stones: int) -> str:
    """The colour in which the field gives so many stones; grey ones take any."""
    for payers in range(PAYER_SETS):
        if stones > 0 and stone_sum(table, table.own(), payers) == stones:
            cards = [table.own().field[slot] for slot in range(SLOTS) if payers >> slot & 1]
            printed = {table.box.colour[card] for card in cards} - {GREY}
            return COLOURS[printed.pop() if printed else GREY]
    return COLOURS[GREY]


def purse_of(table: Table) -> tuple[tuple[int, str], ...]:
    """All stones of the field, in each colour how many."""
    found: dict[str, int] = {}
    for slot in range(SLOTS):
        card = table.own().field[slot]
        if card != NOTHING and (stones := int(stones_of(table, table.own(), slot))):
            colour = COLOURS[table.box.colour[card]]
            found[colour] = found.get(colour, 0) + stones
    return tuple((count, colour) for colour, count in found.items())


def nearest(totals: list[int], wanted: int) -> int:
    """The total nearest to what is wanted, of two equally near the lower; 0 if there is none."""
    return min(sorted(totals), key=lambda found: abs(found - wanted))
