"""WS-87 to WS-96, WS-158  What the cards do besides attacking and guarding."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import events
from .fatigue import pay, regain
from .piles import discard, discard_random, draw_cards
from .printed import (
    BAN_MANOEUVRE,
    BAN_SHIELD,
    CHIVALRY_DISCARD,
    CHIVALRY_DRAIN,
    CHIVALRY_GAIN,
    DISCARD_RANDOM,
    DRAIN,
    DRAW,
    EXTRA_ACTIONS,
    GAIN,
    GAIN_BOTH,
    GUARD_MINUS,
    NEXT_NO_GUARD,
    NEXT_PLUS,
    PEEK_DISCARD,
    STRIKE,
)
from .table import Table, note_known, take_from_hand
from .tasks import ANSWER_QUESTION, PEEK_QUESTION


def run_effect(table: Table, effect: i64, who: i64, opponent: i64) -> None:
    """WS-158  One effect key of a card that `who` plays; most cannot be answered (WS-88)."""
    code = table.cards.effect[effect]
    amount = table.cards.amount[effect]
    if code == STRIKE:
        strike_at(table, amount, opponent)
    elif code == DRAIN:
        pay(table, opponent, amount, "effect")
    elif code == GAIN:
        regain(table, who, amount)
    elif code == GAIN_BOTH:
        regain(table, who, amount)
        regain(table, opponent, table.cards.amount_if_equal[effect])
    elif code == DRAW:
        draw_cards(table, who, amount)
    elif code == PEEK_DISCARD:
        look_at_hand(table, who, opponent, amount)
    elif code == DISCARD_RANDOM:
        discard_random(table, table.attacker, amount)
    elif code >= CHIVALRY_GAIN and code <= CHIVALRY_DISCARD:
        compare_chivalry(table, effect, who, opponent)
    else:
        mark(table, code, amount, opponent)


def mark(table: Table, code: i64, amount: i64, opponent: i64) -> None:
    """WS-96  Effects that last this turn; several of a kind add up."""
    if code == NEXT_PLUS:
        table.plus += amount
        events.attack_raised(table, amount)
    elif code == NEXT_NO_GUARD:
        table.barred |= bit(amount)
        events.guards_barred(table, amount)
    elif code == BAN_SHIELD:
        table.knights[opponent].shield_banned = True
        events.shields_banned(table, opponent)
    elif code == BAN_MANOEUVRE:
        table.knights[opponent].manoeuvre_banned = True
        events.manoeuvres_banned(table, opponent)
    elif code == GUARD_MINUS:
        table.knights[opponent].guard_minus += amount
        events.guards_lowered(table, opponent, amount)
    elif code == EXTRA_ACTIONS:
        table.extra += amount
        events.actions_gained(table, amount)


def strike_at(table: Table, answer: i64, opponent: i64) -> None:
    """WS-89  An attack without a cut name; its key says what answers it."""
    table.strike = answer
    events.strike_made(table, answer, opponent)
    table.ask(ANSWER_QUESTION, opponent)


def compare_chivalry(table: Table, effect: i64, who: i64, opponent: i64) -> None:
    """WS-93  Higher, equal or lower current Chivalry decides the amount."""
    mine, theirs = table.chivalry_of(who), table.chivalry_of(opponent)
    cards = table.cards
    amount = cards.amount[effect]
    if mine == theirs:
        amount = cards.amount_if_equal[effect]
    elif mine < theirs:
        amount = cards.amount_if_lower[effect]
    events.chivalry_compared(table, who, opponent, mine, theirs)
    code = cards.effect[effect]
    if code == CHIVALRY_GAIN:
        regain(table, who, amount)
    elif code == CHIVALRY_DRAIN:
        pay(table, opponent, amount, "effect")
    else:
        discard_random(table, opponent, amount)


def look_at_hand(table: Table, who: i64, opponent: i64, count: i64) -> None:
    """WS-156  The hand is shown to the player of the card, who chooses what is discarded."""
    held: i64 = len(table.knights[opponent].hand)
    table.peeks = count if count < held else held
    if table.peeks == 0:
        return
    seat = table.knights[who].seat
    for kind in table.knights[opponent].hand:
        note_known(table.knights[opponent], kind, seat)
    events.hand_looked_at(table, who, opponent)
    table.ask(PEEK_QUESTION, who)


def discard_peeked(table: Table, kind: i64) -> None:
    """WS-156  The chosen card is discarded for all to see."""
    target = table.target
    take_from_hand(table, table.knights[target], kind)
    discard(table, target, kind)
    events.card_chosen_away(table, target, kind)
    table.peeks -= 1
    if table.peeks > 0:
        table.ask(PEEK_QUESTION, table.attacker)
