"""GW-103 to GW-111, GW-113 to GW-124  The end of a round, the end of the game, the next round."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from . import events, tasks
from .burying import avenger_of, bury, home_of, summon
from .entering import send
from .hands import draw
from .piles import EMPTY, laid, put
from .printed import (
    CLOSE,
    HERO,
    MONSTERS,
    NILFGAARD,
    NORTHERN_REALMS,
    NOTHING,
    SIEGE,
    SKELLIGE,
    UNIT,
    kind_of,
)
from .specials import clear_weather
from .strength import side_total
from .table import NOBODY, Table

RALLIED: Final = 2
"""GW-110  So many units come back in the third round."""


def end_round(table: Table) -> None:
    """GW-113  Totals, winner, gems, game end; then clearing and the next round."""
    a = side_total(table, 0)
    b = side_total(table, 1)
    table.scores = append(append(table.scores[:], a), b)
    winner = winner_of(table, a, b)
    bonus = bonus_of(table, winner)
    if winner == NOBODY:
        events.round_drawn(table, a, b)
    else:
        events.round_won(table, winner, a, b, bonus)
    for seat in range(2):
        if winner != seat:
            lose_gem(table, seat)
    if table.a.gems == 0 or table.b.gems == 0:
        end_game(table)
        return
    clear_field(table)
    if bonus > 0:
        draw(table, winner, bonus, events.BY_VICTORY)
    begin_round(table, winner if winner != NOBODY else 1 - table.starter)


def winner_of(table: Table, a: i64, b: i64) -> i64:
    """GW-114, GW-106, GW-107  The higher total; when level, a Nilfgaard player alone."""
    if a != b:
        return 0 if a > b else 1
    first = table.a.faction == NILFGAARD
    second = table.b.faction == NILFGAARD
    if first == second:
        return NOBODY
    return 0 if first else 1


def bonus_of(table: Table, winner: i64) -> i64:
    """GW-108  How many cards a winner draws before the next round."""
    if winner == NOBODY or table.side(winner).faction != NORTHERN_REALMS:
        return 0
    return 1 if len(table.side(winner).deck) > 0 else 0


def lose_gem(table: Table, seat: i64) -> None:
    """GW-114, GW-115"""
    table.side(seat).gems -= 1
    events.gem_lost(table, seat)


def end_game(table: Table) -> None:
    """GW-122, GW-123  Who has no gem left has lost; without gems on either side it is a draw."""
    table.asked = 0
    table.tasks = 0
    table.reason = "gems"
    if table.a.gems > 0:
        table.winner = 0
    elif table.b.gems > 0:
        table.winner = 1
    else:
        table.reason = "draw"
    if table.winner == NOBODY:
        events.game_drawn(table)
    else:
        events.game_won(table, table.winner)


def clear_field(table: Table) -> None:
    """GW-113, GW-116  Monsters keep a card, all others leave, then avengers enter."""
    kept_by_a = kept_card(table, 0)
    kept_by_b = kept_card(table, 1)
    tokens_a = clear_side(table, 0, kept_by_a)
    tokens_b = clear_side(table, 1, kept_by_b)
    clear_weather(table, events.BY_ROUND_END)
    events.field_cleared(table)
    for token in tokens_a:
        summon(table, 0, token)
    for token in tokens_b:
        summon(table, 1, token)


def kept_card(table: Table, seat: i64) -> i64:
    """GW-103  A random unit card of a Monsters side stays: its place (see `place_in`), or -1."""
    side = table.side(seat)
    if side.faction != MONSTERS:
        return NOTHING
    places = vec[i64]()
    row: i64 = CLOSE
    while row <= SIEGE:
        cards = side.row(row)
        at: i64 = 0
        while at < len(cards):
            rank = table.book.classes[kind_of(cards[at])]
            if rank == UNIT or (rank == HERO and table.rules.keep_heroes):
                places = append(places, place_in(row, at))
            at += 1
        row += 1
    if len(places) == 0:
        return NOTHING
    kept = places[table.dice.below(len(places))]
    events.unit_kept(table, seat, row_of_place(kept), index_of_place(kept))
    return kept


def place_in(row: i64, index: i64) -> i64:
    """A place on the own side: the row, and the card of it with this number."""
    return 4 * index + row


def row_of_place(place: i64) -> i64:
    return place & 3


def index_of_place(place: i64) -> i64:
    return place >> 2


def clear_side(table: Table, seat: i64, kept: i64) -> vec[i64]:
    """GW-116, GW-119  All cards of a side leave but the kept one; the tokens that will follow."""
    side = table.side(seat)
    tokens = EMPTY
    row: i64 = CLOSE
    while row <= SIEGE:
        cards = side.row(row)
        if len(cards) > 0:
            side.set_row(row, EMPTY)
            at: i64 = 0
            for card in cards:
                if kept == place_in(row, at):
                    side.set_row(row, put(EMPTY, card))
                elif table.book.stays_itself[kind_of(card)] != 0:
                    put_away(table, seat, card)
                else:
                    bury(table, seat, card)
                    token = avenger_of(table, card)
                    if token >= 0:
                        tokens = put(tokens, token)
                at += 1
        slot = side.slot(row)
        if slot >= 0:
            put_away(table, seat, slot)
        if slot != NOTHING:
            side.set_slot(row, NOTHING)
        row += 1
    return tokens


def put_away(table: Table, seat: i64, card: i64) -> None:
    """GW-119  A card of this side goes as it is to the pile where it belongs."""
    home = table.side(home_of(table, seat, card))
    home.discard = put(home.discard, card)


def begin_round(table: Table, starter: i64) -> None:
    """GW-113, GW-117, GW-118  The next round, with Skellige's ability if it is the third."""
    table.round += 1
    table.starter = starter
    table.a.passed = False
    table.b.passed = False
    events.round_began(table, starter)
    table.plan(tasks.task(tasks.TURN, starter))
    if table.round == 3:
        for seat in (1 - starter, starter):
            if table.side(seat).faction == SKELLIGE:
                table.plan(tasks.task(tasks.RALLY, seat))


def rally(table: Table, seat: i64) -> None:
    """GW-110, GW-111  Two random regular units come from the own pile, drawn before they enter."""
    side = table.side(seat)
    drawn = EMPTY
    while len(drawn) < RALLIED:
        place = random_unit(table, seat)
        if place < 0:
            break
        side.discard, card = pop(side.discard, place)
        drawn = laid(drawn, card)
    events.units_rallied(table, seat, drawn)
    at: i64 = len(drawn) - 1
    while at >= 0:
        send(table, seat, drawn[at])
        at -= 1


def random_unit(table: Table, seat: i64) -> i64:
    """The place of a random regular unit in a discard pile, or -1."""
    places = vec[i64]()
    pile = table.side(seat).discard
    at: i64 = 0
    while at < len(pile):
        if table.book.is_regular(kind_of(pile[at])):
            places = append(places, at)
        at += 1
    return NOTHING if len(places) == 0 else places[table.dice.below(len(places))]
