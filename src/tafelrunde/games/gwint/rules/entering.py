"""GW-39 to GW-42, GW-48 to GW-66  How cards enter, and one function for each entry ability."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import events, tasks
from .burying import scorch, scorch_row
from .events import SCORCH_FROM
from .hands import draw, leave_deck, leave_hand
from .piles import EMPTY, laid, put, taken
from .printed import (
    BERSERKER,
    ENTRY,
    HERO,
    MARDROEME,
    MEDIC,
    MUSTER,
    NOTHING,
    RANDOM_RESTORE,
    SCORCH,
    SCORCH_ROW,
    SPY,
    card_of,
    kind_of,
    owner_of,
)
from .strength import row_total
from .table import Side, Table, arriving, card_arriving


def side_entered(table: Table, player: i64, kind: i64) -> i64:
    """GW-37, GW-48  The own side, for a spy the opponent's."""
    return 1 - player if table.book.has(kind, SPY) else player


def enter(table: Table, player: i64, card: i64, row: i64, how: i64) -> None:
    """GW-39  The card is put in its row, then its entry ability is carried out."""
    kind = kind_of(card)
    seat = side_entered(table, player, kind)
    side = table.side(seat)
    side.set_row(row, put(side.row(row), card))
    events.unit_entered(table, player, seat, kind, row, how)
    abilities = table.book.abilities[kind]
    if abilities & ENTRY == 0:
        return
    if abilities & SPY != 0:
        spy(table, player)
    if abilities & MEDIC != 0:
        medic(table, player, kind)
    if abilities & MUSTER != 0:
        muster(table, player, kind, how)
    if abilities & SCORCH_ROW != 0:
        burn_row(table, player, row)
    if abilities & SCORCH != 0:
        scorch(table, events.BY_SCORCHING_UNIT)
    if abilities & MARDROEME != 0:
        mardroeme(table, seat, row)
    if abilities & BERSERKER != 0:
        berserker(table, seat, row)


def spy(table: Table, player: i64) -> None:
    """GW-48  Its player draws two cards."""
    draw(table, player, 2, events.BY_SPY)


def medic(table: Table, player: i64, kind: i64) -> None:
    """GW-53, GW-100  Its player revives a regular unit; a leader may leave that to chance."""
    chance = table.power_of(0) == RANDOM_RESTORE or table.power_of(1) == RANDOM_RESTORE
    if chance and table.book.classes[kind] != HERO:
        table.plan(tasks.task(tasks.RESTORE, player))
    else:
        table.plan(tasks.task(tasks.REVIVE, player))


def muster(table: Table, player: i64, kind: i64, how: i64) -> None:
    """GW-56  All cards of the group come from the deck, with the option from the hand too."""
    group = table.book.calls[kind]
    if group < 0:
        return
    side = table.side(player)
    side.called |= bit(group)
    come = call_from_deck(table, side, group)
    for card in come:
        leave_deck(side, card)
    if table.rules.muster_from_hand:
        come = muster_hand(table, player, group, come)
    events.cards_mustered(table, player, kind, come, how)
    call(table, player, come)


def call_from_deck(table: Table, side: Side, group: i64) -> vec[i64]:
    """The cards of the deck that are called with this group leave it."""
    groups = table.book.groups
    come = EMPTY
    at: i64 = 0
    while at < len(side.deck):
        if groups[kind_of(side.deck[at])] == group:
            side.deck, card = pop(side.deck, at)
            come = laid(come, card)
        else:
            at += 1
    return come


def members(table: Table, cards: vec[i64], group: i64) -> vec[i64]:
    """The cards that are called with this group."""
    groups = table.book.groups
    found = EMPTY
    for card in cards:
        if groups[kind_of(card)] == group:
            found = laid(found, card)
    return found


def muster_hand(table: Table, player: i64, group: i64, come: vec[i64]) -> vec[i64]:
    """GW-56, option `muster_from_hand`."""
    side = table.side(player)
    for card in members(table, side.hand, group):
        side.hand = taken(side.hand, card)
        leave_hand(side, card)
        come = laid(come, card)
    return come


def call(table: Table, player: i64, cards: vec[i64]) -> None:
    """GW-41  These cards enter one after the other, the first one next."""
    at: i64 = len(cards) - 1
    while at >= 0:
        send(table, player, cards[at])
        at -= 1


def send(table: Table, player: i64, card: i64) -> None:
    """GW-41  This card is on its way: it enters before all that was planned."""
    table.arriving = laid(table.arriving, arriving(card, player))
    table.plan(tasks.task(tasks.ARRIVE, player))


def burn_row(table: Table, player: i64, row: i64) -> None:
    """GW-62, GW-63  Scorch on a unit looks at the same row of the opponent."""
    total = row_total(table, 1 - player, row)
    if total < SCORCH_FROM or not scorch_row(table, 1 - player, row, events.BY_ROW_SCORCH):
        events.nothing_burns(table, 1 - player, row, total)


def mardroeme(table: Table, seat: i64, row: i64) -> None:
    """GW-65  All berserkers of this row transform."""
    side = table.side(seat)
    cards = side.row(row)
    changed = vec[i64](capacity=len(cards))
    for card in cards:
        if table.book.has(kind_of(card), BERSERKER):
            changed = append(changed, transformed(table, seat, row, card))
        else:
            changed = append(changed, card)
    side.set_row(row, changed)


def berserker(table: Table, seat: i64, row: i64) -> None:
    """GW-65  A berserker that enters a row with mardroeme at work transforms at once."""
    side = table.side(seat)
    slot = side.slot(row)
    at_work = slot >= 0 and table.book.has(kind_of(slot), MARDROEME)
    for card in side.row(row):
        if table.book.has(kind_of(card), MARDROEME):
            at_work = True
    if at_work:
        mardroeme(table, seat, row)


def transformed(table: Table, seat: i64, row: i64, card: i64) -> i64:
    """GW-66  What a berserker becomes."""
    into = table.book.becomes[kind_of(card)]
    events.unit_transformed(table, seat, row, card, into)
    return card_of(into, owner_of(card))


def next_arriving(table: Table) -> i64:
    """The card that enters next; NOTHING if there is none."""
    if len(table.arriving) == 0:
        return NOTHING
    return card_arriving(table.arriving[len(table.arriving) - 1])
