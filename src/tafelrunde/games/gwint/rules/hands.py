"""GW-24, GW-127, GW-128  Cards that come to a hand or leave it, and what others know of it."""

from __future__ import annotations

from librt.vecs import pop, vec
from mypy_extensions import i64

from . import events
from .piles import EMPTY, insert, place_of, place_of_kind, sorted_in, taken, without
from .table import Side, Table


def draw(table: Table, seat: i64, number: i64, why: i64) -> None:
    """GW-24, GW-49  Draw cards from the own deck, fewer if it holds fewer."""
    side = table.side(seat)
    drawn = EMPTY
    while number > 0 and len(side.deck) > 0:
        card = draw_one(table, side)
        if table.watched:  # in the hand it cannot be told from the cards before it
            drawn = sorted_in(drawn, card)
        number -= 1
    events.cards_drawn(table, seat, drawn, why)


def draw_one(table: Table, side: Side) -> i64:
    """Any card of a shuffled deck is as good as the top one."""
    place = table.dice.below(len(side.deck))
    side.deck, card = pop(side.deck, place)
    side.hand = insert(side.hand, card)
    return card


def take_openly(side: Side, card: i64) -> None:
    """GW-128  A card goes to the hand and everybody sees which one."""
    side.hand = sorted_in(side.hand, card)
    side.shown = sorted_in(side.shown, card)


def play_from_hand(side: Side, kind: i64) -> i64:
    """Take a card of this kind from the hand; it is known now."""
    place = place_of_kind(side.hand, kind)
    side.hand, card = pop(side.hand, place)
    leave_hand(side, card)
    return card


def leave_hand(side: Side, card: i64) -> None:
    """GW-128  A card left the hand openly: what was known of it is used up."""
    if len(side.shown) > 0:
        place = place_of(side.shown, card)
        if place >= 0:
            side.shown = without(side.shown, place)
            return
    if len(side.spied) > 0:
        place = place_of(side.spied, card)
        if place >= 0:
            side.spied = without(side.spied, place)
            return
    leave_deck(side, card)


def leave_deck(side: Side, card: i64) -> None:
    """GW-128  A card left the deck openly: what is known of the hand still holds."""
    if len(side.returned) > 0:
        side.returned = taken(side.returned, card)


def note_spied(side: Side, seen: vec[i64]) -> None:
    """GW-95  What the opponent learns beyond what everybody saw going to the hand.

    A card that was seen going into the deck may be the one seen now, so it is counted once.
    """
    shown = side.shown
    spied = EMPTY
    for card in seen:
        place = place_of(shown, card)
        if place >= 0:
            shown = without(shown, place)
        else:
            spied = sorted_in(spied, card)
            leave_deck(side, card)
    side.spied = spied


def known_in_hand(side: Side) -> vec[i64]:
    """GW-95, GW-128  What the opponent knows to be in this hand: at least these cards."""
    known = side.shown
    for card in side.spied:
        known = sorted_in(known, card)
    return known
