"""GW-74 to GW-85  Special cards: one function for each."""

from __future__ import annotations

from mypy_extensions import i64

from .burying import scorch
from .entering import mardroeme
from .hands import ids_of, play_from_hand, take_openly
from .piles import EMPTY, laid, place_of_kind, put, replaced
from .printed import (
    CLEAR,
    CLOSE,
    HALF_WEATHER,
    HORN,
    MARDROEME,
    RANGED,
    ROWS,
    SCORCH,
    SIEGE,
    WEATHER,
    card_of,
    kind_of,
    owner_of,
)
from .table import Table, name_of


def play_special(table: Table, player: i64, card: i64) -> None:
    """A special card without a place of its own: Scorch or weather."""
    book = table.book
    kind = kind_of(card)
    if book.classes[kind] == WEATHER:
        play_weather(table, player, card)
        return
    side = table.side(player)
    side.discard = put(side.discard, card)  # GW-119
    tell_played(table, player, card, "GW-75")
    if book.has(kind, SCORCH):
        scorch(table, "GW-75")


def tell_played(table: Table, player: i64, card: i64, rule: str) -> None:
    """Who plays what; of weather also the rows it lies on, and whom it takes only half (GW-101)."""
    if table.story is not None:
        halved: list[str] = []
        rows: list[str] = []
        for row in (CLOSE, RANGED, SIEGE):
            if table.book.lies_on(kind_of(card), row):
                rows.append(ROWS[row])
        for seat in (0, 1):
            if len(rows) > 0 and table.power_of(seat) == HALF_WEATHER:
                halved.append(name_of(seat))
        facts: dict[str, object] = {
            "player": name_of(player),
            "card": table.book.ids[kind_of(card)],
            "rows": tuple(rows),
            "halved": tuple(halved),
        }
        table.tell("special.played", facts, rule)


def play_weather(table: Table, player: i64, card: i64) -> None:
    """GW-81 to GW-84  Weather lies between the rows; clear weather takes it away."""
    side = table.side(player)
    kind = kind_of(card)
    if table.book.has(kind, CLEAR):
        tell_played(table, player, card, "GW-84")
        clear_weather(table, "GW-84")
        side.discard = put(side.discard, card)
    elif place_of_kind(table.weather, kind) >= 0:
        side.discard = put(side.discard, card)
        if table.story is not None:
            facts: dict[str, object] = {"player": name_of(player), "card": table.book.ids[kind]}
            table.tell("weather.repeated", facts, "GW-83")
    else:
        table.weather = laid(table.weather, card)
        tell_played(table, player, card, "GW-81")


def clear_weather(table: Table, rule: str) -> None:
    """GW-84, GW-119  All weather cards go to the piles of those who played them."""
    if len(table.weather) == 0:
        return
    if table.story is not None:
        table.tell("weather.cleared", {"cards": ids_of(table, table.weather)}, rule)
    for card in table.weather:
        side = table.side(owner_of(card))
        side.discard = put(side.discard, card)
    table.weather = EMPTY


def play_slot_card(table: Table, player: i64, card: i64, row: i64) -> None:
    """GW-74, GW-65  A Horn or a Mardroeme fills the slot of an own row."""
    table.side(player).set_slot(row, card)
    if table.story is not None:
        facts: dict[str, object] = {
            "player": name_of(player),
            "card": table.book.ids[kind_of(card)],
            "row": ROWS[row],
            "gives": "horn" if table.book.has(kind_of(card), HORN) else "nothing",
        }
        table.tell("slot.filled", facts, "GW-36")
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
    if table.story is not None:
        facts: dict[str, object] = {
            "player": name_of(player),
            "card": table.book.ids[original],
            "row": ROWS[row],
            "decoy": table.book.ids[decoy],
        }
        table.tell("decoy.played", facts, "GW-77")
