"""GW-126 to GW-128  A fingerprint of what a seat knows, for players that think ahead."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import WHOLE, mixed, shifted

from ..rules.table import Side, Table


def sight_of(table: Table, seat: i64) -> i64:
    """All that this seat knows and that can differ between two positions of a match.

    Seat -1 is an onlooker, who is told who is asked what: so are the nodes of others found.
    """
    mix = shifted(table.round, 24) + shifted(table.question, 20) + shifted(table.asked, 16)
    mix += shifted(table.starter + 1, 12) + shifted(table.discards, 8) + table.speaker + 1
    mix = mixed(mix, blended(table.weather))
    mix = mixed(mix, blended(table.arriving))
    mix = open_things(mix, table.a)
    mix = open_things(mix, table.b)
    if seat >= 0:
        own = table.side(seat)
        mix = mixed(mix, blended(own.hand))
        mix = mixed(mix, blended(own.aside))
        mix = mixed(mix, blended(table.side(1 - seat).spied))
    return mix


def open_things(mix: i64, side: Side) -> i64:
    """What lies open on one side, and how many cards are hidden there."""
    passed: i64 = 1 if side.passed else 0
    mix = mixed(mix, shifted(side.gems, 8) + shifted(side.leader_state, 4) + passed)
    mix = mixed(mix, shifted(len(side.hand), 16) + shifted(len(side.deck), 8) + len(side.aside))
    mix = mixed(mix, blended(side.close) + side.close_slot + 2)
    mix = mixed(mix, blended(side.ranged) + side.ranged_slot + 2)
    mix = mixed(mix, blended(side.siege) + side.siege_slot + 2)
    return mixed(mix, blended(side.discard))


def blended(cards: vec[i64]) -> i64:
    """The same for the same cards in any order: where a card lies in a row has no effect."""
    mix: i64 = 0
    for card in cards:
        mix = (mix + mixed(card, 977)) & WHOLE >> 1
    return mix
