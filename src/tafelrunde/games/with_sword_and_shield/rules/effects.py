"""WS-87 to WS-96, WS-158  What the cards do besides attacking and guarding."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.state import only

from .fatigue import pay, regain
from .piles import discard, discard_random, draw_cards, named
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
    if table.story is not None:
        tell_mark(table, code, amount, opponent)
    if code == NEXT_PLUS:
        table.plus += amount
    elif code == NEXT_NO_GUARD:
        table.barred |= bit(amount)
    elif code == BAN_SHIELD:
        table.knights[opponent].shield_banned = True
    elif code == BAN_MANOEUVRE:
        table.knights[opponent].manoeuvre_banned = True
    elif code == GUARD_MINUS:
        table.knights[opponent].guard_minus += amount
    elif code == EXTRA_ACTIONS:
        table.extra += amount


def tell_mark(table: Table, code: i64, amount: i64, opponent: i64) -> None:
    """WS-96  What lasts this turn, and whom it concerns."""
    if code in (BAN_SHIELD, BAN_MANOEUVRE, GUARD_MINUS):
        title = table.title_of(opponent)
    else:
        title = table.title_of(table.attacker)
    if code == NEXT_PLUS:
        table.tell("attack.raised", {"knight": title, "plus": amount}, "WS-96")
    elif code == NEXT_NO_GUARD:
        facts: dict[str, object] = {"knight": title, "guard": GUARD_WORDS[amount]}
        table.tell("guards.barred", facts, "WS-96")
    elif code == BAN_SHIELD:
        table.tell("shields.banned", {"knight": title}, "WS-96")
    elif code == BAN_MANOEUVRE:
        table.tell("manoeuvres.banned", {"knight": title}, "WS-96")
    elif code == GUARD_MINUS:
        table.tell("guards.lowered", {"knight": title, "minus": amount}, "WS-96")
    elif code == EXTRA_ACTIONS:
        table.tell("actions.gained", {"knight": title, "count": amount}, "WS-46")


def strike_at(table: Table, answer: i64, opponent: i64) -> None:
    """WS-89  An attack without a cut name; its key says what answers it."""
    table.strike = answer
    if table.story is not None:
        facts: dict[str, object] = {
            "knight": table.title_of(table.attacker),
            "target": table.title_of(opponent),
            "answer": STRIKE_WORDS[answer],
        }
        table.tell("strike.made", facts, "WS-89")
    table.ask(ANSWER_QUESTION, opponent)


STRIKE_WORDS = ("manoeuvre", "shield", "sword")
GUARD_WORDS = ("", "shield", "sword")


def compare_chivalry(table: Table, effect: i64, who: i64, opponent: i64) -> None:
    """WS-93  Higher, equal or lower current Chivalry decides the amount."""
    mine, theirs = table.chivalry_of(who), table.chivalry_of(opponent)
    cards = table.cards
    amount = cards.amount[effect]
    if mine == theirs:
        amount = cards.amount_if_equal[effect]
    elif mine < theirs:
        amount = cards.amount_if_lower[effect]
    if table.story is not None:
        facts: dict[str, object] = {
            "knight": table.title_of(who),
            "target": table.title_of(opponent),
            "chivalry": mine,
            "against": theirs,
        }
        table.tell("chivalry.compared", facts, "WS-93")
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
    if table.story is not None:
        facts: dict[str, object] = {
            "knight": table.title_of(who),
            "target": table.title_of(opponent),
        }
        table.tell("hand.looked_at", facts, "WS-156")
        seen: dict[str, object] = {
            "target": table.title_of(opponent),
            "cards": named(table, table.knights[opponent].hand),
        }
        table.tell("hand.seen", seen, "WS-156", only(seat))
    table.ask(PEEK_QUESTION, who)


def discard_peeked(table: Table, kind: i64) -> None:
    """WS-156  The chosen card is discarded for all to see."""
    target = table.target
    take_from_hand(table.knights[target], kind)
    discard(table, target, kind)
    if table.story is not None:
        facts: dict[str, object] = {"knight": table.title_of(target), "card": table.cards.ids[kind]}
        table.tell("card.chosen_away", facts, "WS-156")
    table.peeks -= 1
    if table.peeks > 0:
        table.ask(PEEK_QUESTION, table.attacker)
