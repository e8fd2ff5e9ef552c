"""GW-42, GW-67 to GW-71, GW-119, GW-120  How cards leave the field."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from . import events
from .piles import EMPTY, laid, put, taken
from .printed import AVENGER, CLOSE, SIEGE, card_of, kind_of, owner_of
from .strength import RowAtWork, strongest_unit
from .table import Table, card_lying, lying, row_lying, side_lying


def bury(table: Table, seat: i64, card: i64) -> None:
    """GW-67, GW-71, GW-119, GW-120  A card of this side goes to a discard pile."""
    home = grave_of(table, seat, card)
    if home < 0:
        table.removed += 1
        return
    pile = table.side(home)
    pile.discard = put(pile.discard, turned_back(table, card))


def grave_of(table: Table, seat: i64, card: i64) -> i64:
    """GW-71, GW-119  The seat to whose pile a card of this side goes; -1 for a token."""
    if table.book.is_token(table.book.originals[kind_of(card)]):
        return -1
    return home_of(table, seat, card)


def home_of(table: Table, seat: i64, card: i64) -> i64:
    """GW-119, GW-120  The owner, or with `pile = side` the seat on whose side the card lay."""
    return owner_of(card) if table.rules.cards_go_home else seat


def discard_home(table: Table, card: i64) -> None:
    """GW-119  Weather, Scorch and Clear Weather go to the pile of whose deck they came from."""
    side = table.side(owner_of(card))
    side.discard = put(side.discard, card)


def turned_back(table: Table, card: i64) -> i64:
    """GW-67  The card as it is off the field."""
    return card_of(table.book.originals[kind_of(card)], owner_of(card))


def avenger_of(table: Table, card: i64) -> i64:
    """GW-69  The token that comes when this card goes to a pile, or -1."""
    kind = kind_of(card)
    if not table.book.has(kind, AVENGER):
        return -1
    return card_of(table.book.becomes[kind], owner_of(card))


def summon(table: Table, seat: i64, token: i64) -> None:
    """GW-69  A token enters the close row of the side where its card lay."""
    side = table.side(seat)
    side.close = put(side.close, token)
    table.tokens += 1
    events.token_entered(table, seat, token)


def scorch_row(table: Table, seat: i64, row: i64, by: i64) -> bool:
    """GW-62, GW-63  The strongest regular units of this row of this side are destroyed, if any."""
    highest = strongest_unit(table, seat, row)
    if highest < 0:
        return False
    destroy(table, seat, row, highest, by)
    return True


def scorch(table: Table, by: i64) -> None:
    """GW-75, GW-76  The strongest regular units of the whole field are destroyed."""
    highest: i64 = -1
    row: i64 = CLOSE
    while row <= SIEGE:
        seat: i64 = 0
        while seat < 2:
            found = strongest_unit(table, seat, row)
            if found > highest:
                highest = found
            seat += 1
        row += 1
    if highest >= 0:
        destroy(table, -1, -1, highest, by)
    else:
        events.nobody_burns(table)


def destroy(table: Table, seat: i64, row: i64, strength: i64, by: i64) -> None:
    """GW-42  Regular units of this strength leave together; then their avengers come.

    They lie in this row of this side, or anywhere if seat and row are -1.
    """
    dead = EMPTY
    if seat >= 0:
        dead = doomed(table, seat, row, strength, dead)
    else:
        row = CLOSE
        while row <= SIEGE:
            dead = doomed(table, 0, row, strength, dead)
            dead = doomed(table, 1, row, strength, dead)
            row += 1
    events.units_destroyed(table, dead, by)
    remove_doomed(table, dead)
    for entry in dead:
        bury(table, side_lying(entry), card_lying(entry))
    for entry in dead:
        token = avenger_of(table, card_lying(entry))
        if token >= 0:
            summon(table, side_lying(entry), token)


def doomed(table: Table, seat: i64, row: i64, strength: i64, dead: vec[i64]) -> vec[i64]:
    """The cards of a row that will be destroyed, added to a list of cards with their places."""
    cards = table.side(seat).row(row)
    if len(cards) == 0:
        return dead
    at_work = RowAtWork(table, seat, row, cards)
    for card in cards:
        if table.book.is_regular(kind_of(card)) and at_work.strength_of(kind_of(card)) == strength:
            dead = laid(dead, lying(card, row, seat))
    return dead


def remove_doomed(table: Table, dead: vec[i64]) -> None:
    for entry in dead:
        side = table.side(side_lying(entry))
        row = row_lying(entry)
        side.set_row(row, taken(side.row(row), card_lying(entry)))
