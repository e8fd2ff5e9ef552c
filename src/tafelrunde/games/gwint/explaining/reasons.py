"""Why an answer is advised, in codes and facts, from what the seat knows.

A hint names several answers, the second best among them, so a reason never says more than what
can be counted: what an answer gains, which cards are weaker, what lies in a pile.
"""

from __future__ import annotations

from tafelrunde.kernel import Reason

from ..rules import moves
from ..rules import table as zones
from ..rules.piles import put
from ..rules.printed import (
    BOND,
    CLEAR,
    HERO,
    HORN,
    MEDIC,
    MORALE,
    MUSTER,
    SCORCH,
    SCORCH_ROW,
    SPY,
    UNIT,
    WEATHER,
    card_of,
    kind_of,
)
from ..rules.strength import strength_of
from ..rules.table import Table
from ..thinking.advice import group_in, wins_ties
from ..thinking.values import can_still_act, lead_of


def reason_for(table: Table, seat: int, action: int) -> Reason:
    """Why this seat may want to answer so."""
    question = table.question
    if question == zones.TURN:
        return turn_reason(table, seat, action)
    if question == zones.START:
        return Reason("start" if action == moves.START else "let-start")
    if action == moves.KEEP:
        return Reason("keep")
    book = table.book
    kind = int(book.spot_kinds[action - moves.choose(0, book.spots)])
    if question == zones.EXCHANGE:
        return exchange_reason(table, seat, kind)
    card: dict[str, object] = {"card": book.ids[kind]}
    if question == zones.DISCARD:
        return Reason("discard", card)
    if question == zones.SEARCH:
        return Reason("search", card)
    card["gain"] = gain_by(table, seat, action)
    if question == zones.PLACE:
        return Reason("place", card)
    if book.has(kind, SPY):
        return spy_reason(table, seat, card, "revive-spy")
    return Reason("revive", card)


# The exchange -----------------------------------------------------------------------------


def exchange_reason(table: Table, seat: int, kind: int) -> Reason:
    """GW-20  Why this card may go."""
    book, hand = table.book, table.side(seat).hand
    strength = int(book.strengths[kind])
    facts: dict[str, object] = {"card": book.ids[kind], "strength": strength}
    if book.classes[kind] == WEATHER:
        code = "exchange-clear" if book.has(kind, CLEAR) else "exchange-weather"
        return Reason(code, facts)
    if not is_fighter(table, kind):
        return Reason("exchange-special", facts)
    if is_called_by_another(table, seat, kind):
        return Reason("exchange-called", facts)
    if book.has(kind, BOND) and len([card for card in hand if kind_of(card) == kind]) == 1:
        return Reason("exchange-alone", facts)
    weaker = [
        kind_of(card)
        for card in hand
        if is_fighter(table, kind_of(card)) and book.strengths[kind_of(card)] < strength
    ]
    if not weaker:
        return Reason("exchange-weak", facts)
    if is_plain(table, kind) and not any(is_plain(table, other) for other in weaker):
        return Reason("exchange-plain", facts)
    return Reason("exchange", facts)


def is_called_by_another(table: Table, seat: int, kind: int) -> bool:
    """GW-56  Whether another card of the hand would call this one, if it lay in the deck."""
    book, group = table.book, table.book.groups[kind]
    if group < 0 or table.rules.muster_from_hand or table.rules.discards_exchanged:
        return False
    callers = [
        kind_of(card) for card in table.side(seat).hand if book.calls[kind_of(card)] == group
    ]
    if kind in callers:
        callers.remove(kind)
    return len(callers) > 0


def is_fighter(table: Table, kind: int) -> bool:
    """A unit or a hero: a card with a strength of its own."""
    return table.book.classes[kind] == UNIT or table.book.classes[kind] == HERO


def is_plain(table: Table, kind: int) -> bool:
    """A regular unit that counts what is printed on it and does nothing else."""
    return table.book.classes[kind] == UNIT and table.book.abilities[kind] == 0


# A turn -----------------------------------------------------------------------------------


def turn_reason(table: Table, seat: int, action: int) -> Reason:
    if action == moves.PASS:
        return pass_reason(table, seat)
    book = table.book
    gain = gain_by(table, seat, action)
    if moves.swap(0, book.spots) <= action < moves.choose(0, book.spots):
        taken = book.spot_kinds[action - moves.swap(0, book.spots)]
        spy = book.has(taken, SPY)
        return Reason("decoy-spy" if spy else "decoy-saves", {"card": book.ids[taken]})
    if action == moves.LEADER or action >= moves.choose(0, book.spots):
        leader = book.ids[table.side(seat).leader]
        return Reason("leader-gains" if gain > 0 else "leader", {"leader": leader, "gain": gain})
    spot = action - moves.PLAIN
    kind = int(book.spot_kinds[spot])
    facts: dict[str, object] = {"card": book.ids[kind], "gain": gain}
    if decides(table, seat, gain):
        facts["lead"] = int(lead_of(table, seat)) + gain
        return Reason("play-decides", facts)
    if book.has(kind, SPY):
        return spy_reason(table, seat, facts, "play-spy")
    return card_reason(table, seat, kind, int(book.spot_rows[spot]), gain, facts)


def gain_by(table: Table, seat: int, action: int) -> int:
    """By how much this action changes the lead of this seat, also if it ends the round."""
    after = table.clone()
    assert isinstance(after, Table)
    after.answer(seat, action)
    before = len(table.scores)
    lead = int(lead_of(after, seat))
    if len(after.scores) > before:
        lead = int(after.scores[before] - after.scores[before + 1])
        if seat == 1:
            lead = -lead
    return lead - int(lead_of(table, seat))


def decides(table: Table, seat: int, gain: int) -> bool:
    """Whether this play takes the lead in a round that the opponent has left."""
    if can_still_act(table, table.side(1 - seat)):
        return False
    needed = 0 if wins_ties(table, seat) else 1
    return lead_of(table, seat) < needed <= lead_of(table, seat) + gain


def spy_reason(table: Table, seat: int, facts: dict[str, object], code: str) -> Reason:
    """GW-48, GW-49  What a spy brings: two cards, or what the deck still has."""
    number = min(2, len(table.side(seat).deck))
    if number == 0:
        return cost_reason(facts)
    return Reason(code, {**facts, "number": number})


def cost_reason(facts: dict[str, object]) -> Reason:
    """A card that gains nothing now is played to wait."""
    gain = facts["gain"]
    assert isinstance(gain, int)
    if gain < 0:
        return Reason("play-costs", {**facts, "loss": -gain})
    return Reason("play-waits", facts)


def card_reason(
    table: Table, seat: int, kind: int, row: int, gain: int, facts: dict[str, object]
) -> Reason:
    """What a card is good for now, where that is so."""
    book = table.book
    abilities = book.abilities[kind]
    if abilities & MEDIC and has_fallen(table, seat):
        return Reason("play-medic", facts)
    if abilities & MUSTER:
        deck, hand = called_by(table, seat, kind)
        if deck + hand > 0:
            return Reason("play-muster", {**facts, "deck": deck, "hand": hand})
    if gain <= 0:
        return cost_reason(facts)
    if book.classes[kind] == WEATHER:
        return Reason("play-clear" if abilities & CLEAR else "play-weather", facts)
    if abilities & BOND:
        bonded = 1 + len([card for card in table.side(seat).row(row) if kind_of(card) == kind])
        held = len([card for card in table.side(seat).hand if kind_of(card) == kind])
        if bonded > 1:
            return Reason("play-bond", {**facts, "bonded": bonded})
        if held > 1:
            return Reason("play-bond-first", facts)
    if gain > counts_itself(table, seat, kind, row):
        for ability, code in DEEDS.items():
            if abilities & ability:
                return Reason(code, facts)
    return Reason("play-hero" if book.classes[kind] == HERO else "play-unit", facts)


DEEDS = {
    SCORCH: "play-scorch",
    SCORCH_ROW: "play-scorch-row",
    HORN: "play-horn",
    MORALE: "play-morale",
}
"""Abilities that change what other cards count."""


def counts_itself(table: Table, seat: int, kind: int, row: int) -> int:
    """GW-43  What this card adds by its own strength; any gain beyond that it owes to others."""
    if not is_fighter(table, kind):
        return 0
    return int(
        strength_of(table, seat, row, kind, put(table.side(seat).row(row), card_of(kind, seat)))
    )


def has_fallen(table: Table, seat: int) -> bool:
    """GW-53  Whether a medic has anybody to revive."""
    return any(table.book.is_regular(kind_of(card)) for card in table.side(seat).discard)


def called_by(table: Table, seat: int, kind: int) -> tuple[int, int]:
    """GW-56  How many cards come from the deck and from the hand when this card musters."""
    book, side = table.book, table.side(seat)
    group = book.calls[kind]
    if not table.rules.muster_from_hand:
        return int(group_in(book, side.deck, group)), 0
    itself = 1 if book.groups[kind] == group else 0
    return int(group_in(book, side.deck, group)), int(group_in(book, side.hand, group)) - itself


def pass_reason(table: Table, seat: int) -> Reason:
    """GW-31  Why to stop here."""
    own, other = table.side(seat), table.side(1 - seat)
    lead = int(lead_of(table, seat))
    if not can_still_act(table, other):
        if lead > 0:
            return Reason("pass-won", {"lead": lead})
        if lead == 0 and wins_ties(table, seat):
            return Reason("pass-won", {"lead": lead})
        if own.gems == 1:
            return Reason("pass-over", {"behind": -lead})
        return Reason("pass-lost", {"behind": -lead})
    if own.gems == 1 and lead <= 0:
        return Reason("pass-over", {"behind": -lead})
    if lead > 0:
        return Reason("pass-lead", {"lead": lead})
    if own.gems > other.gems:
        return Reason("pass-gem")
    return Reason("pass-save", {"behind": -lead})
