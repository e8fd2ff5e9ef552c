"""GW-12 to GW-23  Set-up: who starts, opening hands, and the exchange of cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import pop
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import events
from . import table as zones
from .hands import draw, draw_one
from .leaders import cancel_leaders
from .piles import EMPTY, insert, place_of_kind, put, sorted_in
from .printed import EXTRA_CARD, SCOIATAEL
from .rounds import begin_round
from .table import Table, exchanges_left

HAND: Final = 10
"""GW-19"""


def begin_match(table: Table) -> None:
    """GW-12  Leaders are shown, a cancelling one takes effect, and it is found who starts."""
    cancel_leaders(table)
    chooser = chooser_of_start(table)
    if chooser >= 0:
        table.question = zones.START
        table.speaker = chooser
        table.asked = bit(chooser)
        return
    starter = table.dice.below(2)  # GW-13
    events.coin_tossed(table, starter)
    draw_hands(table, starter)


def chooser_of_start(table: Table) -> i64:
    """GW-15, GW-17  A Scoia'tael player decides who starts, unless both are."""
    first = table.a.faction == SCOIATAEL
    second = table.b.faction == SCOIATAEL
    if first == second:
        return zones.NOBODY
    return 0 if first else 1


def choose_start(table: Table, seat: i64, starter: i64) -> None:
    """GW-16"""
    events.start_chosen(table, seat, starter)
    draw_hands(table, starter)


def draw_hands(table: Table, starter: i64) -> None:
    """GW-19, GW-99  Ten cards each, then both may exchange at the same time (GW-23)."""
    table.starter = starter
    for seat in range(2):
        size: i64 = HAND
        if table.power_of(seat) == EXTRA_CARD:
            size += table.book.arguments[table.side(seat).leader]
        draw(table, seat, size, events.DEALT)
    table.question = zones.EXCHANGE
    table.speaker = zones.NOBODY
    table.asked = bit(0) | bit(1)


def exchange(table: Table, seat: i64, kind: i64) -> None:
    """GW-21, GW-22  One card is set aside, or discarded openly, and another one drawn."""
    side = table.side(seat)
    place = place_of_kind(side.hand, kind)
    side.hand, card = pop(side.hand, place)
    if table.rules.discards_exchanged:
        side.discard = put(side.discard, card)
    else:
        side.aside = sorted_in(side.aside, card)
    side.exchanges -= 1
    drawn = draw_one(table, side)
    events.card_exchanged(table, seat, kind, drawn)
    if exchanges_left(side) == 0:
        finish_exchange(table, seat)


def finish_exchange(table: Table, seat: i64) -> None:
    """GW-22, GW-23  The set-aside cards go back; the round begins when both are ready."""
    side = table.side(seat)
    for card in side.aside:
        side.deck = insert(side.deck, card)
    side.aside = EMPTY
    side.exchanges = 0
    table.asked &= ~bit(seat)
    events.exchange_ended(table, seat)
    if table.asked == 0:
        begin_round(table, table.starter)
