"""GW-127, GW-128  Hidden cards dealt anew from all that the rules allow beside what was seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice

from ..rules.hands import known_in_hand
from ..rules.leaders import is_wanted_weather
from ..rules.piles import EMPTY, sorted_in, taken
from ..rules.printed import CLOSE, LEADER, NEUTRAL, SIEGE, card_of, kind_of, owner_of
from ..rules.table import Side, Table, card_arriving

LEAST_UNITS: Final = 22
"""GW-6"""
MOST_SPECIALS: Final = 10
"""GW-7"""

OPEN: Final = 0
WITH: Final = 1
WITHOUT: Final = 2
"""Whether the deck must, or must not, hold a card for a leader that plays weather."""


def deal_hidden(world: Table, seat: i64, dice: Dice, weather: i64) -> None:
    """Deal a player's hand, deck and set-aside cards from all he may have there."""
    side = world.side(seat)
    held: i64 = len(side.hand)
    aside: i64 = len(side.aside)
    size: i64 = held + len(side.deck) + aside
    side.deck = side.returned[:]
    side.hand = known_in_hand(side)[:]
    side.aside = EMPTY
    room: i64 = held - len(side.hand)
    missing: i64 = size - len(side.hand) - len(side.deck)
    rest = side.deck[:]
    served = WITHOUT if side.barren else weather
    for card in new_cards(world, seat, missing, room, dice, served):
        if room > 0 and is_called(world, side, card):
            side.hand = sorted_in(side.hand, card)
            room -= 1
        else:
            rest = append(rest, card)
    side.deck = EMPTY
    if weather == WITH:
        rest = reserve_weather(world, side, rest)
    for card in shuffled(rest, dice):
        if room > 0:
            side.hand = sorted_in(side.hand, card)
            room -= 1
        elif aside > 0:
            side.aside = sorted_in(side.aside, card)
            aside -= 1
        else:
            side.deck = sorted_in(side.deck, card)


def is_called(world: Table, side: Side, card: i64) -> bool:
    """GW-56  A new card of a group that was called: it cannot be in the deck."""
    group = world.book.groups[kind_of(card)]
    return group >= 0 and side.called >> group & 1 == 1


def serves(world: Table, side: Side, card: i64) -> bool:
    """GW-90  Whether this card is the weather that the leader plays."""
    return is_wanted_weather(world, kind_of(card), world.book.arguments[side.leader])


def reserve_weather(world: Table, side: Side, rest: vec[i64]) -> vec[i64]:
    """A card that makes the leader usable is in the deck."""
    for card in rest:
        if serves(world, side, card):
            side.deck = sorted_in(side.deck, card)
            return taken(rest, card)
    return rest


def shuffled(cards: vec[i64], dice: Dice) -> vec[i64]:
    """The same cards in random order; the list itself is changed."""
    at: i64 = len(cards) - 1
    while at > 0:
        other = dice.below(at + 1)
        card = cards[at]
        cards[at] = cards[other]
        cards[other] = card
        at -= 1
    return cards


def new_cards(
    world: Table, seat: i64, missing: i64, room: i64, dice: Dice, weather: i64
) -> vec[i64]:
    """So many cards that the deck rules allow beside those that lie open or are known."""
    book = world.book
    side = world.side(seat)
    counts = seen_cards(world, seat)
    specials = room_for_specials(world, counts, missing)
    called: i64 = 0 if world.rules.muster_from_hand else room
    pool = collection(world, seat, counts)
    if weather == WITH:
        pool = weather_last(world, side, pool, dice)
    chosen = vec[i64](capacity=missing)
    late = vec[i64]()
    left: i64 = len(pool)
    while left > 0 and len(chosen) < missing:
        at: i64 = left - 1
        if weather != WITH or len(chosen) > 0:
            at = dice.below(left)
        card = pool[at]
        left -= 1
        pool[at] = pool[left]
        if weather == WITHOUT and serves(world, side, card):
            continue
        if book.is_special(kind_of(card)):
            specials -= 1
            if specials < 0:
                late = append(late, card)
                continue
        elif is_called(world, side, card):
            called -= 1
            if called < 0:
                late = append(late, card)
                continue
        chosen = append(chosen, card)
    for card in late:  # only a position for study can be short of cards
        if len(chosen) < missing:
            chosen = append(chosen, card)
    list_deck(side, counts, chosen)
    return chosen


def weather_last(world: Table, side: Side, pool: vec[i64], dice: Dice) -> vec[i64]:
    """Put a random card that serves the leader at the end of the pool."""
    wanted: i64 = 0
    place: i64 = -1
    at: i64 = 0
    while at < len(pool):
        if serves(world, side, pool[at]):
            wanted += 1
            if dice.below(wanted) == 0:
                place = at
        at += 1
    if place >= 0:
        card = pool[place]
        pool[place] = pool[len(pool) - 1]
        pool[len(pool) - 1] = card
    return pool


def room_for_specials(world: Table, counts: vec[i64], missing: i64) -> i64:
    """GW-6, GW-7  How many special cards may still be among the missing ones."""
    size: i64 = missing
    specials: i64 = 0
    kind: i64 = 0
    while kind < len(counts):
        size += counts[kind]
        if world.book.is_special(kind):
            specials += counts[kind]
        kind += 1
    most: i64 = MOST_SPECIALS
    if LEAST_UNITS <= size < LEAST_UNITS + MOST_SPECIALS:
        most = size - LEAST_UNITS  # below 22 cards it is a position for study
    return most - specials


def collection(world: Table, seat: i64, counts: vec[i64]) -> vec[i64]:
    """GW-5, GW-8  Every copy of every card this faction may use and that was not seen yet."""
    book = world.book
    faction = world.side(seat).faction
    pool = vec[i64](capacity=192)
    kind: i64 = 0
    while kind < len(counts):
        of = book.factions[kind]
        if (of == NEUTRAL or of == faction) and book.classes[kind] < LEADER:
            copies: i64 = book.copies[kind] - counts[kind]
            while copies > 0:
                pool = append(pool, card_of(kind, seat))
                copies -= 1
        kind += 1
    return pool


def list_deck(side: Side, counts: vec[i64], chosen: vec[i64]) -> None:
    """The deck list of this world: the cards that were seen and the new ones."""
    for card in chosen:
        counts[kind_of(card)] += 1
    listed = vec[i64](capacity=40)
    kind: i64 = 0
    while kind < len(counts):
        copies: i64 = counts[kind]
        while copies > 0:
            listed = append(listed, kind)
            copies -= 1
        kind += 1
    side.listed = listed


def seen_cards(world: Table, seat: i64) -> vec[i64]:
    """By kind how many cards of this player's deck lie anywhere; tokens belong to no deck."""
    size: i64 = len(world.book.ids)
    counts = vec[i64]([0] * size)
    count(world, seat, world.weather, counts)
    for entry in world.arriving:
        count_one(world, seat, card_arriving(entry), counts)
    count_side(world, seat, world.a, counts)
    count_side(world, seat, world.b, counts)
    return counts


def count_side(world: Table, seat: i64, side: Side, counts: vec[i64]) -> None:
    count(world, seat, side.hand, counts)
    count(world, seat, side.deck, counts)
    count(world, seat, side.aside, counts)
    count(world, seat, side.discard, counts)
    row: i64 = CLOSE
    while row <= SIEGE:
        count(world, seat, side.row(row), counts)
        count_one(world, seat, side.slot(row), counts)
        row += 1


def count(world: Table, seat: i64, cards: vec[i64], counts: vec[i64]) -> None:
    for card in cards:
        count_one(world, seat, card, counts)


def count_one(world: Table, seat: i64, card: i64, counts: vec[i64]) -> None:
    if card >= 0 and owner_of(card) == seat:
        kind = world.book.originals[kind_of(card)]
        if not world.book.is_token(kind):
            counts[kind] += 1
