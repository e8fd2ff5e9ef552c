"""GW-97  Where the own agile units serve best.

Units that change nothing for others are placed one by one where they count more. Only units with
morale, bond or horn change the others' strength, so only their places are tried in all ways.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit, count_bits, shifted

from .piles import laid
from .printed import AGILE, BOND, CLOSE, HORN, MORALE, RANGED, kind_of
from .strength import strength_of, total_of_row
from .table import Table, card_lying, lying, row_lying


def is_movable(table: Table, card: i64) -> bool:
    kind = kind_of(card)
    return table.book.rows[kind] == AGILE and table.book.is_regular(kind)


def best_moves(table: Table, seat: i64) -> i64:
    """The agile units that should change rows, as bits in the order of the rows; 0 if none.

    Among equal totals the fewest moves count, then that earlier cards stay (close row first).
    """
    side = table.side(seat)
    movable = vec[i64]()
    for row in (CLOSE, RANGED):
        for card in side.row(row):
            if is_movable(table, card):
                movable = append(movable, lying(card, row, seat))
    movers: i64 = 0
    at: i64 = 0
    size: i64 = len(movable)
    while at < size:
        if table.book.abilities[kind_of(card_lying(movable[at]))] & (MORALE | BOND | HORN) != 0:
            movers |= bit(at)
        at += 1
    return best_of_all(table, seat, movable, movers)


def best_of_all(table: Table, seat: i64, movable: vec[i64], movers: i64) -> i64:
    """Try every set of units that matter to others, the plain ones following suit."""
    best: i64 = 0
    highest: i64 = -1
    moved: i64 = movers
    while True:
        candidate = with_plain_units(table, seat, movable, movers, moved)
        total = total_after(table, seat, candidate)
        if highest < 0 or total > highest or (total == highest and is_gentler(candidate, best)):
            best = candidate
            highest = total
        if moved == 0:
            return best
        moved = (moved - 1) & movers


def is_gentler(moves: i64, others: i64) -> bool:
    """Fewer moves, or as many and the first card on which they differ stays."""
    few = count_bits(moves)
    many = count_bits(others)
    if few != many:
        return few < many
    differ = moves ^ others
    return differ != 0 and others & differ & -differ != 0


def with_plain_units(table: Table, seat: i64, movable: vec[i64], movers: i64, moved: i64) -> i64:
    """Let every plain unit move that counts more in the other row."""
    close = row_after(table, seat, CLOSE, moved)
    ranged = row_after(table, seat, RANGED, moved)
    at: i64 = 0
    size: i64 = len(movable)
    while at < size:
        if movers >> at & 1 == 0:
            kind = kind_of(card_lying(movable[at]))
            in_close = strength_of(table, seat, CLOSE, kind, close)
            in_ranged = strength_of(table, seat, RANGED, kind, ranged)
            from_close = row_lying(movable[at]) == CLOSE
            if (from_close and in_ranged > in_close) or (not from_close and in_close > in_ranged):
                moved |= shifted(1, at)
        at += 1
    return moved


def row_after(table: Table, seat: i64, row: i64, moved: i64) -> vec[i64]:
    """The cards of the close or ranged row after these units have changed rows."""
    side = table.side(seat)
    stay = vec[i64]()
    come = vec[i64]()
    at: i64 = 0
    for other in (CLOSE, RANGED):
        for card in side.row(other):
            moves = False
            if is_movable(table, card):
                moves = moved >> at & 1 != 0
                at += 1
            if moves and other != row:
                come = append(come, card)
            elif not moves and other == row:
                stay = append(stay, card)
    for card in come:
        stay = laid(stay, card)
    return stay


def total_after(table: Table, seat: i64, moved: i64) -> i64:
    return total_of_row(table, seat, CLOSE, row_after(table, seat, CLOSE, moved)) + total_of_row(
        table, seat, RANGED, row_after(table, seat, RANGED, moved)
    )
