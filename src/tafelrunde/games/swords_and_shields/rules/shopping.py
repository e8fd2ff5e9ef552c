"""SS-39 to SS-47, SS-58, SS-59  The actions Discard the shop, Play and Buy."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit, count_bits, lowest_bit

from . import events
from .life import lose
from .moves import MAY_STOP, SHOP_SIZE, SLOTS
from .paying import payer_choices, payments
from .printed import BUFF, DUFF, GREY, NO_COLOUR, NOTHING
from .supply import fill_place, fill_shop
from .table import HAND_SIZE, OPEN, Player, Table
from .tasks import PAY, SHOW, SLOT
from .turns import finish_action

# Discard the shop -------------------------------------------------------------------------


def may_clear_shop(table: Table) -> bool:
    """SS-39, SS-41  In the window, with five hand cards of different colours."""
    return table.window and colours_to_show(table) >= HAND_SIZE


def colours_to_show(table: Table) -> i64:
    """SS-41  Different colours in hand; each grey card stands for one more."""
    hand = table.own().hand
    colours: i64 = 0
    greys: i64 = 0
    at: i64 = 0
    while at < hand.size:
        colour = table.box.colour[hand.cards[at]]
        if colour == GREY:
            greys += 1
        elif colour != NO_COLOUR:
            colours |= bit(colour)
        at += 1
    return count_bits(colours) + greys


def shown_colours(table: Table) -> i64:
    """The colours of the cards shown so far, as bits; grey ones stand for others."""
    found: i64 = 0
    at: i64 = 0
    while at < table.picked.size:
        colour = table.box.colour[table.picked.cards[at]]
        if colour != GREY:
            found |= bit(colour)
        at += 1
    return found


def may_show(table: Table, card: i64) -> bool:
    """SS-41  A card not yet shown, grey or of a new colour. So five are always reached."""
    colour = table.box.colour[card]
    if colour == NO_COLOUR or table.picked.holds(card):
        return False
    return colour == GREY or shown_colours(table) & bit(colour) == 0


def begin_clearing(table: Table) -> None:
    """SS-41  With more than five hand cards the player chooses which five to show."""
    hand = table.own().hand
    if hand.size == HAND_SIZE:
        at: i64 = 0
        while at < hand.size:
            table.picked.push(hand.cards[at])
            at += 1
        clear_shop(table)
    else:
        table.ask(SHOW, table.active)


def show(table: Table, kind: i64) -> None:
    """SS-41  One more card is shown."""
    hand = table.own().hand
    at: i64 = 0
    while table.box.kind[hand.cards[at]] != kind or table.picked.holds(hand.cards[at]):
        at += 1
    table.picked.push(hand.cards[at])
    table.origin[hand.cards[at]] = OPEN
    events.card_shown(table, hand.cards[at])
    if table.picked.size == HAND_SIZE:
        clear_shop(table)
    else:
        table.ask(SHOW, table.active)


def clear_shop(table: Table) -> None:
    """SS-42  All shop cards go to the shop discard pile and the shop is filled again."""
    at: i64 = 0
    while at < table.picked.size:
        table.origin[table.picked.cards[at]] = OPEN
        at += 1
    events.shop_cleared(table)
    at = 0
    while at < SHOP_SIZE:
        if table.shop[at] != NOTHING:
            table.shop_discard.push(table.shop[at])
            table.shop[at] = NOTHING
        at += 1
    fill_shop(table)
    finish_action(table)


# Play a card ------------------------------------------------------------------------------


def slots_for(table: Table, player: Player, sort: i64) -> i64:
    """SS-44, SS-45  Where a card may be laid: a free slot, or unless it is a buff, a bare buff."""
    found: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        if player.field[slot] == NOTHING:
            if sort != BUFF or player.field[SLOTS + slot] == NOTHING:
                found |= bit(slot)
        slot += 1
    return found


def begin_playing(table: Table, kind: i64) -> None:
    """SS-43, SS-44  Choose the slot, if there is more than one."""
    table.spot = kind
    slots = slots_for(table, table.own(), table.box.sort[table.box.first[kind]])
    if count_bits(slots) == 1:
        lay(table, lowest_bit(slots))
        return
    card = table.take_from_hand(table.active, kind)
    table.own().hand.insert(card)
    table.origin[card] = OPEN  # SS-26: it is on the table, only its slot is not yet chosen
    table.ask(SLOT, table.active)


def lay(table: Table, slot: i64) -> None:
    """SS-43, SS-47  The card lies face up in the field; a duff costs HP at once."""
    who = table.active
    player = table.own()
    card = table.take_from_hand(who, table.spot)
    sort = table.box.sort[card]
    player.field[SLOTS + slot if sort == BUFF else slot] = card
    events.card_laid(table, card, slot)
    if sort == DUFF and lose(table, who, table.box.loss[card], events.DUFF_LAID):
        return
    finish_action(table)


# Buy --------------------------------------------------------------------------------------


def begin_buying(table: Table, at: i64, currency: i64) -> None:
    """SS-48  Choose the payers one by one, in the order in which they are discarded."""
    table.spot = at
    table.currency = currency
    go_on_paying(table)


def go_on_paying(table: Table) -> None:
    """SS-48  Ask for the next payer, unless there is only one way to go on."""
    choices = open_choices(table)
    if choices == MAY_STOP:
        buy(table)
    elif count_bits(choices) == 1:
        pay_with(table, lowest_bit(choices))
    else:
        table.ask(PAY, table.active)


def open_choices(table: Table) -> i64:
    """The slots that may pay next, as bits; MAY_STOP if the payment is complete."""
    valid = payments(table, table.own(), table.shop[table.spot], table.currency)
    return payer_choices(table, valid)


def pay_with(table: Table, slot: i64) -> None:
    table.picked.push(slot)
    go_on_paying(table)


def buy(table: Table) -> None:
    """SS-58  Payers to the own discard pile, the bought card on top, a duff on the enemy deck."""
    player = table.own()
    card = table.shop[table.spot]
    events.card_bought(table, card)
    for slot in table.picked.cards[: table.picked.size]:
        player.discard.push(player.field[slot])
        player.field[slot] = NOTHING
    table.shop[table.spot] = NOTHING
    if table.box.sort[card] == DUFF:
        table.foe().deck.push(card)
        table.foe().known_top += 1
    else:
        player.discard.push(card)
    fill_place(table, table.spot)
    finish_action(table)
