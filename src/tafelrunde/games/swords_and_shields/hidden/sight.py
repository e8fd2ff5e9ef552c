"""SS-16, SS-23 to SS-26  A fingerprint of what a seat knows: its hand, the table, the question.

Worlds that this seat cannot tell apart have the same one. Of a discard pile the top card counts
and which cards lie below it, not their order: it tells apart what will matter.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import HALF, mixed

from ..rules.piles import Pile
from ..rules.table import OPEN, Player, Table
from ..rules.tasks import SHOW

SALT: Final = 0x5DEECE66
"""Where the spreading of cards begins, so that sums of them tell heaps apart."""


def sight_of(table: Table, seat: i64) -> i64:
    """What this seat knows, in 62 bits."""
    sight = mixed(seat, table.asked)
    sight = mixed(sight, table.step + (table.active << 4) + (table.round << 5))
    sight = mixed(sight, table.actions + (len(table.results) << 8) + (table.starter << 12))
    sight = mixed(sight, flags(table) + ((table.effect + 1) << 3) + (table.amount << 8))
    sight = mixed(sight, table.spot + 1 + (table.power << 8) + (table.currency << 16))
    sight = in_order(sight, table, table.shop, len(table.shop))
    sight = mixed(sight, table.shop_deck.size)
    sight = mixed(sight, heap(table, table.shop_discard))
    sight = in_order(sight, table, table.chain.cards, table.chain.size)
    if table.step == SHOW:
        sight = mixed(sight, heap(table, table.picked) if table.active == seat else 0)
        sight = mixed(sight, table.picked.size)
    elif table.picked.size > 0:  # slots, not cards
        sight = slots(sight, table.picked)
    return with_player(with_player(sight, table, 0, seat), table, 1, seat)


def flags(table: Table) -> i64:
    found: i64 = 1 if table.window else 0
    if table.countered:
        found += 2
    if table.drew:
        found += 4
    return found


def with_player(sight: i64, table: Table, who: i64, seat: i64) -> i64:
    """SS-23, SS-25  A player's zones; of the enemy's hand only what lies open."""
    player: Player = table.players[who]
    sight = mixed(sight, player.hp + ((player.hpc + 1) << 8) + (player.known_top << 12))
    sight = in_order(sight, table, player.field, len(player.field))
    sight = mixed(sight, player.deck.size + (player.hand.size << 8))
    sight = mixed(sight, heap(table, player.discard))
    top = player.discard.top()
    sight = mixed(sight, table.box.kind[top] if top >= 0 else top)
    at = player.deck.size - player.known_top
    while at < player.deck.size:
        sight = mixed(sight, table.box.kind[player.deck.cards[at]])
        at += 1
    known: i64 = 0
    at = 0
    while at < player.hand.size:
        card = player.hand.cards[at]
        shown: i64 = 128 if table.origin[card] == OPEN else 0
        if who == seat or shown > 0:
            known += mixed(SALT, table.box.kind[card] + shown) & HALF
        at += 1
    return mixed(sight, known & HALF)


def in_order(sight: i64, table: Table, cards: vec[i64], size: i64) -> i64:
    """These cards, each in its place."""
    at: i64 = 0
    while at < size:
        card = cards[at]
        sight = mixed(sight, table.box.kind[card] if card >= 0 else card)
        at += 1
    return sight


def heap(table: Table, pile: Pile) -> i64:
    """These cards in any order."""
    found = pile.size
    at: i64 = 0
    while at < pile.size:
        found += mixed(SALT, table.box.kind[pile.cards[at]]) & HALF
        at += 1
    return found & HALF


def slots(sight: i64, picked: Pile) -> i64:
    at: i64 = 0
    while at < picked.size:
        sight = mixed(sight, picked.cards[at])
        at += 1
    return sight
