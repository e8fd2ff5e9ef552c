"""GW-25 to GW-34  The course of a match: turns, passing, and what an action causes."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import events, moves, tasks
from . import table as zones
from .entering import enter, next_arriving, send
from .hands import play_from_hand
from .leaders import hangs_on_weather, is_usable, search_deck, use_leader
from .piles import place_of_kind, put, without
from .printed import AGILE, DECOY, HERO, UNIT, kind_of
from .rounds import end_round, rally, random_unit
from .setup import choose_start, exchange, finish_exchange
from .specials import play_decoy, play_slot_card, play_special
from .table import Table


def carry_out(table: Table, seat: i64, action: i64) -> None:
    """One answer to the question asked."""
    question = table.question
    if question == zones.TURN:
        take_turn(table, seat, action)
        return
    book = table.book
    if question == zones.START:
        choose_start(table, seat, seat if action == moves.START else 1 - seat)
        return
    if action == moves.KEEP:
        finish_exchange(table, seat)
        return
    spot = action - moves.choose(0, book.spots)
    kind = book.spot_kinds[spot]
    if question == zones.EXCHANGE:
        exchange(table, seat, kind)
    elif question == zones.REVIVE:
        revive(table, seat, kind, book.spot_rows[spot])
    elif question == zones.PLACE:
        arrive(table, seat, book.spot_rows[spot])
    elif question == zones.DISCARD:
        discard(table, seat, kind)
    else:
        search_deck(table, seat, kind)


def take_turn(table: Table, seat: i64, action: i64) -> None:
    """GW-26  Exactly one of: pass, use the leader, play a card."""
    book = table.book
    table.plan(tasks.task(tasks.AFTER, seat))
    if action == moves.PASS:
        pass_round(table, seat, False)
    elif action == moves.LEADER:
        use_leader(table, seat, -1)
    elif action < moves.swap(0, book.spots):
        spot = action - moves.PLAIN
        play(table, seat, book.spot_kinds[spot], book.spot_rows[spot])
    elif action < moves.choose(0, book.spots):
        spot = action - moves.swap(0, book.spots)
        swap(table, seat, book.spot_kinds[spot], book.spot_rows[spot])
    else:
        use_leader(table, seat, book.spot_kinds[action - moves.choose(0, book.spots)])


def pass_round(table: Table, seat: i64, by_itself: bool) -> None:
    """GW-31 to GW-33  Who passes, or has nothing left to play, does nothing more this round."""
    table.side(seat).passed = True
    if by_itself:
        events.player_ran_out(table, seat)
    else:
        events.player_passed(table, seat)


def play(table: Table, seat: i64, kind: i64, row: i64) -> None:
    """GW-29  A card of the hand is laid in its place and takes effect at once."""
    card = play_from_hand(table.side(seat), kind)
    rank = table.book.classes[kind]
    if rank == UNIT or rank == HERO:
        enter(table, seat, card, row, events.PLAYED)
    elif table.book.fills_slot(kind):
        play_slot_card(table, seat, card, row)
    else:
        play_special(table, seat, card)


def swap(table: Table, seat: i64, kind: i64, row: i64) -> None:
    """GW-77  The Decoy of the hand replaces a unit; a token lies in the close row (GW-69)."""
    side = table.side(seat)
    if place_of_kind(side.row(row), kind) < 0:
        row = 0
    for card in side.hand:
        if table.book.has(kind_of(card), DECOY):
            play_decoy(table, seat, kind_of(card), kind, row)
            return


def settle(table: Table) -> None:
    """GW-30  Everything an action causes is finished before the other player acts."""
    while table.tasks > 0:
        task = table.next_task()
        if work_off(table, tasks.kind_of(task), tasks.seat_of(task)):
            return


def work_off(table: Table, what: i64, seat: i64) -> bool:
    """Do the next task of the agenda; whether that means asking somebody."""
    if what == tasks.AFTER:
        return follow(table, seat)
    if what == tasks.TURN:
        return begin_turn(table, seat)
    if what == tasks.ARRIVE:
        kind = kind_of(next_arriving(table))
        if table.book.rows[kind] == AGILE:
            return ask(table, zones.PLACE, seat)
        arrive(table, seat, table.book.rows[kind])
    elif what == tasks.REVIVE:
        if has_regular_unit(table, seat):  # GW-54
            return ask(table, zones.REVIVE, seat)
    elif what == tasks.RESTORE:
        restore(table, seat)
    elif what == tasks.DISCARD:
        return ask(table, zones.DISCARD, seat)
    elif what == tasks.SEARCH:
        return ask(table, zones.SEARCH, seat)
    else:
        rally(table, seat)
    return False


def ask(table: Table, question: i64, seat: i64) -> bool:
    table.question = question
    table.speaker = seat
    table.asked = bit(seat)
    return True


def follow(table: Table, seat: i64) -> bool:
    """GW-25, GW-31, GW-34  The other player acts, unless he has passed; or the round ends."""
    if not table.side(1 - seat).passed:
        return begin_turn(table, 1 - seat)
    if not table.side(seat).passed:
        return begin_turn(table, seat)
    end_round(table)
    return False


def begin_turn(table: Table, seat: i64) -> bool:
    """GW-33  With an empty hand and no usable leader a player passes automatically."""
    if len(table.side(seat).hand) > 0 or is_usable(table, seat):
        return ask(table, zones.TURN, seat)
    if hangs_on_weather(table, seat):
        table.side(seat).barren = True
    pass_round(table, seat, True)
    return follow(table, seat)


def has_regular_unit(table: Table, seat: i64) -> bool:
    for card in table.side(seat).discard:
        if table.book.is_regular(kind_of(card)):
            return True
    return False


def revive(table: Table, seat: i64, kind: i64, row: i64) -> None:
    """GW-53  The chosen unit of the own pile is played at once."""
    side = table.side(seat)
    place = place_of_kind(side.discard, kind)
    side.discard, card = pop(side.discard, place)
    enter(table, seat, card, row, events.REVIVED)


def restore(table: Table, seat: i64) -> None:
    """GW-100  A random regular unit is revived; its player still chooses the row (GW-52)."""
    place = random_unit(table, seat)
    if place < 0:
        return
    side = table.side(seat)
    side.discard, card = pop(side.discard, place)
    events.unit_restored(table, seat, card)
    send(table, seat, card)


def arrive(table: Table, seat: i64, row: i64) -> None:
    """GW-41  The next card on its way enters."""
    card = next_arriving(table)
    table.arriving = without(table.arriving, len(table.arriving) - 1)
    enter(table, seat, card, row, events.CALLED)


def discard(table: Table, seat: i64, kind: i64) -> None:
    """GW-98, GW-71  A card of the hand is discarded openly; a token is removed from the game."""
    side = table.side(seat)
    card = play_from_hand(side, kind)
    if table.book.is_token(kind):
        table.removed += 1
    else:
        side.discard = put(side.discard, card)
    events.card_discarded(table, seat, kind)
    table.discards -= 1
    if table.discards > 0:
        table.plan(tasks.task(tasks.DISCARD, seat))
