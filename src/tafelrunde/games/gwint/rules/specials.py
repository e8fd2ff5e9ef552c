"""GW-74 to GW-85  Special cards: one function for each."""

from __future__ import annotations

from mypy_extensions import i64

from . import events
from .burying import discard_home, scorch
from .entering import mardroeme
from .hands import play_from_hand, take_openly
from .piles import EMPTY, laid, place_of_kind, replaced
from .printed import (
    CLEAR,
    MARDROEME,
    SCORCH,
    WEATHER,
    card_of,
    kind_of,
    owner_of,
)
from .table import Table


def play_special(table: Table, player: i64, card: i64) -> None:
    """A special card without a place of its own: Scorch or weather."""
    book = table.book
    kind = kind_of(card)
    if book.classes[kind] == WEATHER:
        play_weather(table, player, card)
        return
    discard_home(table, card)
    events.special_played(table, player, card)
    if book.has(kind, SCORCH):
        scorch(table, events.BY_SCORCH_CARD)


def play_weather(table: Table, player: i64, card: i64) -> None:
    """GW-81 to GW-84  Weather lies between the rows; clear weather takes it away."""
    kind = kind_of(card)
    if table.book.has(kind, CLEAR):
        events.special_played(table, player, card)
        clear_weather(table, events.BY_CLEAR_WEATHER)
        discard_home(table, card)
    elif place_of_kind(table.weather, kind) >= 0:
        discard_home(table, card)
        events.weather_repeated(table, player, kind)
    else:
        table.weather = laid(table.weather, card)
        events.special_played(table, player, card)


def clear_weather(table: Table, by: i64) -> None:
    """GW-84, GW-119  All weather cards go to the piles of those whose decks they came from."""
    if len(table.weather) == 0:
        return
    events.weather_cleared(table, by)
    for card in table.weather:
        discard_home(table, card)
    table.weather = EMPTY


def play_slot_card(table: Table, player: i64, card: i64, row: i64) -> None:
    """GW-74, GW-65  A Horn or a Mardroeme fills the slot of an own row."""
    table.side(player).set_slot(row, card)
    events.slot_filled(table, player, card, row)
    if table.book.has(kind_of(card), MARDROEME):
        mardroeme(table, player, row)


def play_decoy(table: Table, player: i64, decoy: i64, kind: i64, row: i64) -> None:
    """GW-77 to GW-80  A regular unit goes back to the hand, the Decoy takes its place."""
    side = table.side(player)
    card = play_from_hand(side, decoy)
    cards = side.row(row)
    place = place_of_kind(cards, kind)
    unit = cards[place]
    side.set_row(row, replaced(cards, place, card))
    original = table.book.originals[kind]
    take_openly(side, card_of(original, owner_of(unit)))
    events.decoy_played(table, player, original, row, decoy)
