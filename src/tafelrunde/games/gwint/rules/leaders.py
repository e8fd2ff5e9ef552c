"""GW-86 to GW-102  Leaders: when each can be used, and one function for each power."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from . import events, tasks
from .agile import best_moves, row_after
from .burying import scorch_row
from .events import SCORCH_FROM
from .hands import leave_deck, note_spied, take_openly
from .piles import EMPTY, place_of_kind, sorted_in, sorted_once, without
from .printed import (
    CANCEL_LEADER,
    CLEAR_WEATHER,
    CLOSE,
    DISCARD_THEN_SEARCH,
    LEADER_SCORCH,
    LEADERS_HORN,
    LOOK_AT_HAND,
    NOTHING,
    OPTIMISE_AGILE,
    PLAY_WEATHER,
    RANGED,
    ROW_HORN,
    SHUFFLE_DISCARDS,
    TAKE_FROM_DISCARD,
    WEATHER,
    kind_of,
)
from .specials import clear_weather, play_weather
from .strength import row_total, strongest_unit
from .table import CANCELLED, UNUSED, USED, Table


def cancel_leaders(table: Table) -> None:
    """GW-89  The White Flame puts out the other leader; two of them do nothing."""
    powers = table.book.powers
    first = powers[table.a.leader] == CANCEL_LEADER
    second = powers[table.b.leader] == CANCEL_LEADER
    if first == second:
        return
    loser: i64 = 1 if first else 0
    table.side(loser).leader_state = CANCELLED
    events.leader_cancelled(table, loser)


def is_usable(table: Table, seat: i64) -> bool:
    """GW-86, GW-87  Once per game, and only if it would do something."""
    side = table.side(seat)
    if side.leader_state != UNUSED:
        return False
    power = table.book.powers[side.leader]
    if power == PLAY_WEATHER or power == TAKE_FROM_DISCARD:
        return can_fetch(table, seat, power)
    if power == CLEAR_WEATHER:
        return len(table.weather) > 0
    if power == ROW_HORN:
        return side.slot(table.book.arguments[side.leader]) == NOTHING
    if power == LEADER_SCORCH:
        return can_scorch(table, 1 - seat, table.book.arguments[side.leader])
    if power == LOOK_AT_HAND:
        return len(table.side(1 - seat).hand) > 0
    if power == OPTIMISE_AGILE:
        return best_moves(table, seat) != 0
    if power == DISCARD_THEN_SEARCH:
        return len(side.hand) >= table.book.arguments[side.leader] and len(side.deck) > 0
    if power == SHUFFLE_DISCARDS:
        return len(table.a.discard) + len(table.b.discard) > 0
    return False


def has_choice(table: Table, seat: i64) -> bool:
    """Whether using this leader means choosing a card at once."""
    power = table.book.powers[table.side(seat).leader]
    return power == PLAY_WEATHER or power == TAKE_FROM_DISCARD


def leader_choices(table: Table, seat: i64) -> vec[i64]:
    """GW-90, GW-96  The kinds a leader may fetch, ascending."""
    side = table.side(seat)
    found = vec[i64]()
    argument = table.book.arguments[side.leader]
    if table.book.powers[side.leader] == PLAY_WEATHER:
        for card in side.deck:
            if is_wanted_weather(table, kind_of(card), argument):
                found = sorted_once(found, kind_of(card))
    else:
        for card in table.side(seat ^ argument).discard:
            if table.book.is_regular(kind_of(card)):
                found = sorted_once(found, kind_of(card))
    return found


def can_fetch(table: Table, seat: i64, power: i64) -> bool:
    """GW-90, GW-96  Whether there is anything to fetch."""
    argument = table.book.arguments[table.side(seat).leader]
    if power == PLAY_WEATHER:
        for card in table.side(seat).deck:
            if is_wanted_weather(table, kind_of(card), argument):
                return True
    else:
        for card in table.side(seat ^ argument).discard:
            if table.book.is_regular(kind_of(card)):
                return True
    return False


def is_wanted_weather(table: Table, kind: i64, rows: i64) -> bool:
    """GW-90  Exactly the named weather; 0 stands for any, also for Clear Weather."""
    if table.book.classes[kind] != WEATHER:
        return False
    return rows == 0 or table.book.weathers[kind] == rows


def can_scorch(table: Table, seat: i64, row: i64) -> bool:
    """GW-93  The row's total is 10 or more and it holds a regular unit."""
    if len(table.side(seat).row(row)) == 0 or strongest_unit(table, seat, row) < 0:
        return False
    return row_total(table, seat, row) >= SCORCH_FROM


def use_leader(table: Table, seat: i64, kind: i64) -> None:
    """GW-86  Carry out an active power; `kind` is the chosen card where there is a choice."""
    side = table.side(seat)
    side.leader_state = USED
    power = table.book.powers[side.leader]
    row = table.book.arguments[side.leader]
    events.leader_used(table, seat)
    if power == PLAY_WEATHER:
        play_weather_from_deck(table, seat, kind)
    elif power == CLEAR_WEATHER:
        clear_weather(table, events.BY_LEADERS_WORD)
    elif power == ROW_HORN:
        blow_horn(table, seat, row)
    elif power == LEADER_SCORCH:
        scorch_row(table, 1 - seat, row, events.BY_LEADER)
    elif power == LOOK_AT_HAND:
        look_at_hand(table, seat, row)
    elif power == TAKE_FROM_DISCARD:
        take_from_discard(table, seat, seat ^ row, kind)
    elif power == OPTIMISE_AGILE:
        optimise_agile(table, seat)
    elif power == DISCARD_THEN_SEARCH:
        table.discards = row
        table.plan(tasks.task(tasks.SEARCH, seat))
        table.plan(tasks.task(tasks.DISCARD, seat))
    elif power == SHUFFLE_DISCARDS:
        for player in (0, 1):
            shuffle_discards(table, player)


def play_weather_from_deck(table: Table, seat: i64, kind: i64) -> None:
    """GW-90  A weather card of the own deck is played by the normal rules."""
    side = table.side(seat)
    place = place_of_kind(side.deck, kind)
    card = side.deck[place]
    side.deck = without(side.deck, place)
    leave_deck(side, card)
    play_weather(table, seat, card)


def blow_horn(table: Table, seat: i64, row: i64) -> None:
    """GW-92  Works like a Horn in that own row and fills its slot."""
    table.side(seat).set_slot(row, LEADERS_HORN)
    events.horn_blown(table, seat, row)


def look_at_hand(table: Table, seat: i64, number: i64) -> None:
    """GW-95  Random cards of the opponent's hand are shown to the player alone."""
    other = table.side(1 - seat)
    left = other.hand
    seen = EMPTY
    while number > 0 and len(left) > 0:
        place = table.dice.below(len(left))
        seen = sorted_in(seen, left[place])
        left = without(left, place)
        number -= 1
    note_spied(other, seen)
    events.hand_seen(table, seat, seen)


def take_from_discard(table: Table, seat: i64, pile: i64, kind: i64) -> None:
    """GW-96  A regular unit of a discard pile is taken to the hand."""
    owner = table.side(pile)
    place = place_of_kind(owner.discard, kind)
    card = owner.discard[place]
    owner.discard = without(owner.discard, place)
    take_openly(table.side(seat), card)
    events.card_taken(table, seat, kind, pile)


def optimise_agile(table: Table, seat: i64) -> None:
    """GW-97  Moving is not entering: no ability is carried out."""
    side = table.side(seat)
    moves = best_moves(table, seat)
    close = row_after(table, seat, CLOSE, moves)
    ranged = row_after(table, seat, RANGED, moves)
    events.units_moved(table, seat, moves)
    side.close = close
    side.ranged = ranged


def shuffle_discards(table: Table, seat: i64) -> None:
    """GW-102  A discard pile is shuffled into the deck of its player."""
    side = table.side(seat)
    if len(side.discard) == 0:
        return
    events.discards_shuffled(table, seat)
    for card in side.discard:
        side.deck = sorted_in(side.deck, card)
        side.returned = sorted_in(side.returned, card)
    side.discard = EMPTY


def search_deck(table: Table, seat: i64, kind: i64) -> None:
    """GW-98  A card of the own deck is taken to the hand, unseen by the opponent."""
    side = table.side(seat)
    place = place_of_kind(side.deck, kind)
    card = side.deck[place]
    side.deck = without(side.deck, place)
    side.hand = sorted_in(side.hand, card)
    events.card_found(table, seat, kind)


def hangs_on_weather(table: Table, seat: i64) -> bool:
    """Whether the player has nothing left but a leader that plays weather from the deck."""
    side = table.side(seat)
    power = table.book.powers[side.leader]
    return len(side.hand) == 0 and side.leader_state == UNUSED and power == PLAY_WEATHER
