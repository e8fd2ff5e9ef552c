"""GW-26 to GW-28  What a seat that is asked may answer."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice

from . import moves
from . import table as zones
from .entering import next_arriving
from .leaders import has_choice, is_usable, leader_choices
from .piles import EMPTY, sorted_once
from .printed import AGILE, CLOSE, NOTHING, RANGED, SIEGE, Book, kind_of
from .table import Side, Table


def choices(table: Table, seat: i64) -> vec[i64]:
    """The legal answers of a seat that is asked, in ascending order."""
    side = table.side(seat)
    question = table.question
    if question == zones.TURN:
        return turn_choices(table, seat)
    if question == zones.EXCHANGE:
        return exchange_choices(table, side)
    if question == zones.REVIVE:
        return revival_choices(table, side)
    if question == zones.PLACE:
        return place_choices(table)
    if question == zones.DISCARD:
        return chosen_from(table, side.hand, vec[i64]())
    if question == zones.SEARCH:
        return chosen_from(table, side.deck, vec[i64]())
    return vec[i64]([moves.START, moves.LET_START])


def turn_choices(table: Table, seat: i64) -> vec[i64]:
    """GW-26  Pass, the leader, or any playable card of the hand."""
    book = table.book
    side = table.side(seat)
    plain = plain_choices(table, seat)
    found = vec[i64](capacity=16)
    found = append(found, moves.PASS)
    if plain > 1:
        found = append(found, moves.LEADER)
    ways = book.ways
    spots = book.first_spots
    last: i64 = NOTHING
    decoy = False
    for card in side.hand:
        kind = kind_of(card)
        if kind != last:
            last = kind
            if ways[kind] == 1:
                found = append(found, moves.PLAIN + spots[kind])
            elif ways[kind] == 0:
                decoy = True
            else:
                found = play_choices(book, side, kind, found)
    if decoy:
        found = swap_choices(book, side, found)
    if plain == 1 and side.leader_state == zones.UNUSED:
        for kind in fetched_choices(table, seat, plain):
            found = append(found, moves.choose(spots[kind], book.spots))
    return found


def play_choices(book: Book, side: Side, kind: i64, found: vec[i64]) -> vec[i64]:
    """GW-51, GW-36  The spots where an agile card or one for a slot may be laid."""
    action = moves.play(book.first_spots[kind])
    if book.ways[kind] == 2:
        return append(append(found, action), action + 1)
    if book.ways[kind] == 3:
        row: i64 = CLOSE
        while row <= SIEGE:
            if side.slot(row) == NOTHING:
                found = append(found, action + row)
            row += 1
    return found


def random_turn(table: Table, seat: i64, dice: Dice) -> i64:
    """One of `turn_choices`, each with the same chance, without listing the cards of the hand."""
    book = table.book
    side = table.side(seat)
    plain = plain_choices(table, seat)
    fetched = fetched_choices(table, seat, plain)
    plays = count_plays(book, side)
    swaps = swaps_at_hand(book, side)
    chosen = dice.below(plain + plays + len(swaps) + len(fetched))
    if chosen < plain:
        return moves.PASS if chosen == 0 else moves.LEADER
    chosen -= plain
    if chosen < plays:
        return nth_play(book, side, chosen)
    chosen -= plays
    if chosen < len(swaps):
        return swaps[chosen]
    return moves.choose(book.first_spots[fetched[chosen - len(swaps)]], book.spots)


def plain_choices(table: Table, seat: i64) -> i64:
    """How many answers name no card: to pass, and to use a leader that chooses none."""
    if table.side(seat).leader_state != zones.UNUSED or has_choice(table, seat):
        return 1
    return 2 if is_usable(table, seat) else 1


def fetched_choices(table: Table, seat: i64, plain: i64) -> vec[i64]:
    """GW-90, GW-96  The kinds that the leader of this seat may fetch now."""
    if plain > 1 or table.side(seat).leader_state != zones.UNUSED or not has_choice(table, seat):
        return EMPTY
    return leader_choices(table, seat)


def count_plays(book: Book, side: Side) -> i64:
    """In how many ways the cards of the hand may be laid."""
    ways = book.ways
    plays: i64 = 0
    last: i64 = NOTHING
    for card in side.hand:
        kind = kind_of(card)
        if kind != last:
            last = kind
            plays += ways[kind] if ways[kind] < 3 else free_slots(side)
    return plays


def swaps_at_hand(book: Book, side: Side) -> vec[i64]:
    """GW-77  What a Decoy of the hand may do."""
    ways = book.ways
    for card in side.hand:
        if ways[kind_of(card)] == 0:
            return swap_choices(book, side, vec[i64]())
    return EMPTY


def ways_to_play(book: Book, side: Side, kind: i64) -> i64:
    """In how many ways a card of the hand may be laid now; a Decoy is not laid but swapped."""
    ways = book.ways[kind]
    return ways if ways < 3 else free_slots(side)


def free_slots(side: Side) -> i64:
    """GW-36  How many rows of this side have nothing in their slot."""
    free: i64 = 0
    if side.close_slot == NOTHING:
        free += 1
    if side.ranged_slot == NOTHING:
        free += 1
    if side.siege_slot == NOTHING:
        free += 1
    return free


def random_exchange(side: Side, book: Book, dice: Dice) -> i64:
    """One of `exchange_choices`, each with the same chance, without listing them."""
    if len(side.deck) == 0:
        return moves.KEEP
    number: i64 = 1
    last: i64 = NOTHING
    for card in side.hand:
        if kind_of(card) != last:
            last = kind_of(card)
            number += 1
    chosen = dice.below(number)
    if chosen == 0:
        return moves.KEEP
    last = NOTHING
    for card in side.hand:
        if kind_of(card) != last:
            last = kind_of(card)
            chosen -= 1
            if chosen == 0:
                break
    return moves.choose(book.first_spots[last], book.spots)


def any_of(found: vec[i64], dice: Dice) -> i64:
    return found[dice.below(len(found))]


def nth_play(book: Book, side: Side, number: i64) -> i64:
    """The play with this number, from 0, of the hand."""
    last: i64 = NOTHING
    for card in side.hand:
        kind = kind_of(card)
        if kind != last:
            last = kind
            ways = ways_to_play(book, side, kind)
            if number < ways:
                first = moves.PLAIN + book.first_spots[kind]
                return first + number if book.ways[kind] < 3 else first + nth_free(side, number)
            number -= ways
    return moves.PASS


def nth_free(side: Side, number: i64) -> i64:
    """The row with this number, from 0, among those with a free slot."""
    row: i64 = CLOSE
    while True:
        if side.slot(row) == NOTHING:
            if number == 0:
                return row
            number -= 1
        row += 1


def swap_choices(book: Book, side: Side, found: vec[i64]) -> vec[i64]:
    """GW-77, GW-78  The regular units of the own side that a Decoy may replace."""
    row: i64 = CLOSE
    while row <= SIEGE:
        for card in side.row(row):
            kind = kind_of(card)
            if book.is_regular(kind):
                found = sorted_once(found, moves.swap(book.spot(kind, row), book.spots))
        row += 1
    return found


def exchange_choices(table: Table, side: Side) -> vec[i64]:
    """GW-20  Keep the hand, or exchange one of its cards."""
    found = vec[i64](capacity=16)
    found = append(found, moves.KEEP)
    if len(side.deck) == 0:
        return found
    return chosen_from(table, side.hand, found)


def chosen_from(table: Table, cards: vec[i64], found: vec[i64]) -> vec[i64]:
    """One answer for each kind among these sorted cards."""
    book = table.book
    last: i64 = NOTHING
    for card in cards:
        if kind_of(card) != last:
            last = kind_of(card)
            found = append(found, moves.choose(book.first_spots[last], book.spots))
    return found


def revival_choices(table: Table, side: Side) -> vec[i64]:
    """GW-53, GW-52  The regular units of the own pile; an agile one in either row."""
    book = table.book
    found = vec[i64](capacity=16)
    for card in side.discard:
        kind = kind_of(card)
        if book.is_regular(kind):
            spot = moves.choose(book.first_spots[kind], book.spots)
            found = sorted_once(found, spot)
            if book.rows[kind] == AGILE:
                found = sorted_once(found, spot + 1)
    return found


def place_choices(table: Table) -> vec[i64]:
    """GW-52  The two rows of the agile card that enters by chance."""
    kind = kind_of(next_arriving(table))
    spot = moves.choose(table.book.first_spots[kind], table.book.spots)
    return vec[i64]([spot + CLOSE, spot + RANGED])
