"""GW-42, GW-67 to GW-71, GW-119, GW-120  How cards leave the field."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .piles import EMPTY, laid, put, taken
from .printed import AVENGER, SPY
from .strength import RowAtWork, strongest_unit
from .table import Table, name_of

PLACES: Final = 6
"""The rows of the field are numbered `2 * row + seat`."""


def bury(table: Table, seat: i64, card: i64) -> None:
    """GW-67, GW-71, GW-119, GW-120  A card of this side goes to a discard pile."""
    home = grave_of(table, seat, card)
    if home < 0:
        table.removed += 1
        return
    pile = table.side(home)
    pile.discard = put(pile.discard, turned_back(table, card))


def grave_of(table: Table, seat: i64, card: i64) -> i64:
    """GW-71, GW-120  The seat to whose pile a card of this side goes; -1 for a token."""
    original = table.book.originals[card >> 1]
    if table.book.is_token(original):
        return -1
    return card & 1 if table.rules.spies_go_home and table.book.has(original, SPY) else seat


def turned_back(table: Table, card: i64) -> i64:
    """GW-67  The card as it is off the field."""
    return 2 * table.book.originals[card >> 1] + (card & 1)


def avenger_of(table: Table, card: i64) -> i64:
    """GW-69  The token that comes when this card goes to a pile, or -1."""
    kind = card >> 1
    if not table.book.has(kind, AVENGER):
        return -1
    return 2 * table.book.becomes[kind] + (card & 1)


def summon(table: Table, seat: i64, token: i64) -> None:
    """GW-69  A token enters the close row of the side where its card lay."""
    side = table.side(seat)
    side.close = put(side.close, token)
    table.tokens += 1
    if table.story is not None:
        facts: dict[str, object] = {
            "player": name_of(seat),
            "card": table.book.ids[token >> 1],
            "row": "close",
        }
        table.tell("token.entered", facts, "GW-69")


def scorch_row(table: Table, seat: i64, row: i64, rule: str) -> None:
    """GW-62, GW-63  The strongest regular units of this row of this side are destroyed."""
    highest = strongest_unit(table, seat, row)
    if highest >= 0:
        destroy(table, seat, row, highest, rule)


def scorch(table: Table, rule: str) -> None:
    """GW-75, GW-76  The strongest regular units of the whole field are destroyed."""
    highest: i64 = -1
    place: i64 = 0
    while place < PLACES:
        found = strongest_unit(table, place & 1, place >> 1)
        if found > highest:
            highest = found
        place += 1
    if highest >= 0:
        destroy(table, -1, -1, highest, rule)


def destroy(table: Table, seat: i64, row: i64, strength: i64, rule: str) -> None:
    """GW-42  Regular units of this strength leave together; then their avengers come.

    They lie in this row of this side, or anywhere if seat and row are -1.
    """
    dead = EMPTY
    place: i64 = 0
    while place < PLACES:
        if seat < 0 or place == 2 * row + seat:
            dead = doomed(table, place & 1, place >> 1, strength, dead)
        place += 1
    if table.story is not None:
        tell_destroyed(table, dead, rule)
    remove_doomed(table, dead)
    for entry in dead:
        bury(table, entry & 1, entry >> 3)
    for entry in dead:
        token = avenger_of(table, entry >> 3)
        if token >= 0:
            summon(table, entry & 1, token)


def doomed(table: Table, seat: i64, row: i64, strength: i64, dead: vec[i64]) -> vec[i64]:
    """The cards of a row that will be destroyed, added to a list of `card, row, seat`."""
    cards = table.side(seat).row(row)
    if len(cards) == 0:
        return dead
    at_work = RowAtWork(table, seat, row, cards)
    for card in cards:
        if table.book.is_regular(card >> 1) and at_work.strength_of(card >> 1) == strength:
            dead = laid(dead, 8 * card + 2 * row + seat)
    return dead


def remove_doomed(table: Table, dead: vec[i64]) -> None:
    for entry in dead:
        side = table.side(entry & 1)
        row = entry >> 1 & 3
        side.set_row(row, taken(side.row(row), entry >> 3))


def tell_destroyed(table: Table, dead: vec[i64], rule: str) -> None:
    cards = tuple([(table.book.ids[entry >> 4], name_of(entry & 1)) for entry in dead])
    table.tell("units.destroyed", {"destroyed": cards}, rule)
