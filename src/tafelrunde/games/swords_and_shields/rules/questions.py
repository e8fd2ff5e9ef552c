"""SS-30, SS-48, SS-69, SS-76, SS-81  What may be answered to each question, in ascending order."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import moves, tasks
from .attack import breakable, may_attack, swords_in
from .effects import moves_nowhere
from .lookahead import can_carry_out, can_destroy_held, can_destroy_own, decks_with, forget, targets
from .paying import affordable
from .printed import BUFF, GREY, NOTHING
from .shopping import may_clear_shop, may_show, open_choices, slots_for
from .strength import parts_at, total
from .table import NO_BUYING, Table
from .turns import MOST_ACTIONS


def answers_to(table: Table) -> vec[i64]:
    """The legal answers to the question asked."""
    step = table.step
    if step == tasks.ACTION:
        return actions(table)
    if step == tasks.SLOT:
        sort = table.box.sort[table.box.first[table.spot]]
        return numbered(slots_for(table, table.own(), sort), moves.PLACE)
    if step == tasks.AIM:
        forget(table)
        return numbered(targets(table, table.effect, 0), moves.PLACE)
    if step == tasks.CHOOSE_BRANCH:
        return branches(table)
    if step == tasks.PAY:
        return with_done(open_choices(table), 0)
    if step == tasks.TARGET:
        more = breakable(table, table.power)
        return with_done(more | moves.MAY_STOP if table.picked.size > 0 else more, moves.ENEMY)
    if step == tasks.COUNTER:
        return numbered(swords_in(table, table.foe()), moves.PLACE + moves.ENEMY)
    if step == tasks.DESTINATION:
        return destinations(table)
    if step == tasks.DECK:
        return numbered(decks_with(table, table.amount), moves.PILE)
    if step == tasks.NAME_COLOUR:
        return colours_to_name(table)
    if step == tasks.HPC:
        return free_hpcs(table)
    assert step == tasks.SHOW
    return cards_to_show(table)


def numbered(members: i64, first: i64) -> vec[i64]:
    """A set of small numbers as actions of one group."""
    found = vec[i64]()
    action = first
    while members != 0:
        if members & 1 != 0:
            found = append(found, action)
        members >>= 1
        action += 1
    return found


def with_done(slots: i64, first: i64) -> vec[i64]:
    """Slots as places, and that the player may stop here."""
    found = vec[i64]()
    if slots & moves.MAY_STOP != 0:
        found = append(found, moves.DONE)
    for slot in range(moves.SLOTS):
        if slots & bit(slot) != 0:
            found = append(found, moves.PLACE + first + slot)
    return found


def actions(table: Table) -> vec[i64]:
    """SS-30, SS-31  Any action in any order, or the end of the turn."""
    found = vec[i64](capacity=24)
    found = append(found, moves.END)
    if table.actions >= MOST_ACTIONS:
        return found  # SS-125
    forget(table)
    if table.window and may_clear_shop(table):
        found = append(found, moves.CLEAR)
    player = table.own()
    slot: i64 = 0
    while slot < moves.SLOTS:
        if player.field[slot] != NOTHING and may_attack(table, slot):
            found = append(found, moves.ATTACK + slot)
        slot += 1
    slot = 0
    while slot < moves.SLOTS:
        if player.field[slot] != NOTHING and can_destroy_own(table, slot):
            found = append(found, moves.TRIGGER + slot)
        slot += 1
    if may_buy(table):
        found = purchases(table, found)
    return hand_actions(table, found)


def may_buy(table: Table) -> bool:
    """SS-19  In the first turn of the game the players may have agreed on no purchases."""
    return table.rules.start != NO_BUYING or not table.is_first_turn()


def purchases(table: Table, found: vec[i64]) -> vec[i64]:
    """SS-48  Every shop card with a price that can be paid exactly."""
    can = affordable(table)
    at: i64 = 0
    while can != 0:
        if can & 1 != 0:
            found = append(found, moves.BUY_STONES + at)
        can >>= 1
        at += 1
    return found


def hand_actions(table: Table, found: vec[i64]) -> vec[i64]:
    """SS-43, SS-80  Hand cards that can be laid, then those that can be destroyed."""
    player = table.own()
    hand = player.hand
    box = table.box
    room_for_buffs = slots_for(table, player, BUFF) != 0
    room = room_for_buffs or slots_for(table, player, NOTHING) != 0
    at: i64 = 0
    last: i64 = NOTHING
    while room and at < hand.size:
        card = hand.cards[at]
        if box.kind[card] != last:
            last = box.kind[card]
            if room_for_buffs or box.sort[card] != BUFF:
                found = append(found, moves.CARD + last)
        at += 1
    at = 0
    last = NOTHING
    while at < hand.size:
        card = hand.cards[at]
        if box.kind[card] != last:
            last = box.kind[card]
            if can_destroy_held(table, card):
                found = append(found, moves.BURN + last)
        at += 1
    return found


def branches(table: Table) -> vec[i64]:
    """SS-80, SS-82  The branches that can be carried out as the table lies now."""
    forget(table)
    box = table.box
    card = table.spot
    found = vec[i64]()
    if can_carry_out(table, box.effect_a[card], box.amount_a[card], 0):
        found = append(found, moves.BRANCH)
    if can_carry_out(table, box.effect_b[card], box.amount_b[card], 0):
        found = append(found, moves.BRANCH + 1)
    return found


def destinations(table: Table) -> vec[i64]:
    """SS-97  All discard piles but the one on which the card lies."""
    found = vec[i64]()
    for pile in range(moves.SHOP_PILE + 1):
        if not moves_nowhere(table.spot, pile):
            found = append(found, moves.PILE + pile)
    return found


def colours_to_name(table: Table) -> vec[i64]:
    """SS-96, SS-106  The colours with which a grey shop card has a strength of at least 1."""
    found = vec[i64]()
    for colour in range(GREY):
        if total(parts_at(table, table.spot, colour)) > 0:
            found = append(found, moves.COLOUR + colour)
    return found


def free_hpcs(table: Table) -> vec[i64]:
    """SS-14  The life point cards nobody has taken."""
    found = vec[i64]()
    for colour in range(GREY):
        if table.players[0].hpc != colour and table.players[1].hpc != colour:
            found = append(found, moves.COLOUR + colour)
    return found


def cards_to_show(table: Table) -> vec[i64]:
    """SS-41  Hand cards that may be shown beside those shown already."""
    hand = table.own().hand
    found = vec[i64]()
    at: i64 = 0
    last: i64 = NOTHING
    while at < hand.size:
        card = hand.cards[at]
        if table.box.kind[card] != last and may_show(table, card):
            last = table.box.kind[card]
            found = append(found, moves.CARD + last)
        at += 1
    return found
