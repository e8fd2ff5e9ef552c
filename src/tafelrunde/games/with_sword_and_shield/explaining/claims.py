"""What reasons and their truths look at: prices, hands and chances, from what a seat knows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tafelrunde.kernel import Seat

from ..hidden.knowing import is_known
from ..rules import moves, tasks
from ..rules.actions import COMBINATION_COST
from ..rules.printed import COMBAT, NOTHING, STRIKE
from ..rules.table import STRENGTH, TECHNIQUE, Knight, known_kind
from ..state import Fight
from ..telling import prices
from ..telling.stops import HELD, what_stops


@dataclass(frozen=True)
class Case:
    """An action of a seat in a position; what a claim is about."""

    table: Fight
    seat: Seat
    action: int

    @property
    def form(self) -> int:
        """How a card is used; NOTHING for an action without one."""
        return self._card(moves.form_in)

    @property
    def kind(self) -> int:
        return self._card(moves.kind_in)

    def _card(self, read: object) -> int:
        if self.action < moves.CARDS:
            return NOTHING
        return int(read(self.action, self.table.cards.deck_kinds))  # type: ignore[operator]

    @property
    def question(self) -> int:
        return NOTHING if self.table.over else int(self.table.question)

    @property
    def acts(self) -> bool:
        return self.question == tasks.ACTION_QUESTION

    @property
    def answers(self) -> bool:
        return self.question in (tasks.ANSWER_QUESTION, tasks.GUARD_QUESTION)

    @property
    def who(self) -> int:
        """The knight who acts or answers."""
        return int(self.table.attacker if self.acts else self.table.speaker)

    @property
    def knight(self) -> Knight:
        return self.table.knights[self.who]

    @property
    def options(self) -> list[int]:
        return [int(action) for action in self.table.options(self.seat)]


# Prices -----------------------------------------------------------------------------------------


def price_of(case: Case) -> int:
    """WS-54, WS-65  What the action costs its knight, differences of an answer included."""
    table = case.table
    if case.question == tasks.COMBINATION_QUESTION:
        laid = case.action == moves.COMMIT
        return COMBINATION_COST + int(table.surcharge(case.who)) if laid else 0
    if not case.acts and not case.answers:
        return 0
    return max(0, prices.price_of(table, case.action))


def exhausts(case: Case) -> bool:
    """WS-72  Whether paying for it is a hit."""
    return price_of(case) > 0 and price_of(case) >= case.knight.fatigue


# Hands ------------------------------------------------------------------------------------------


def combat_in(case: Case) -> list[int]:
    """The Combat cards the knight holds."""
    cards = case.table.cards
    return [int(kind) for kind in case.knight.hand if cards.kind[kind] == COMBAT]


def can_defend_with(case: Case, kind: int) -> bool:
    """Whether this card may ever answer an attack."""
    cards = case.table.cards
    return bool(cards.manoeuvre[kind] == 1 or cards.defends_with[kind] == 1)


def left_open(case: Case) -> int:
    """How many of the attacks there are no card of the hand parries, blocks or evades."""
    cards = case.table.cards
    stopped = 0
    for kind in case.knight.hand:
        if cards.manoeuvre[kind] == 1:
            return 0
        stopped |= int(cards.parries[kind] | cards.blocks[kind])
    return len(cards.attacks) - stopped.bit_count()


def totals_with(case: Case, who: int, tactic: int) -> tuple[int, int]:
    """The sum of all combat numbers of the hand with this Tactic, and of all prices."""
    table = case.table
    value = int(table.strength_of(who) if tactic == STRENGTH else table.technique_of(who))
    column = table.cards.strength if tactic == STRENGTH else table.cards.technique
    printed = [
        int(column[kind]) for kind in table.knights[who].hand if table.cards.kind[kind] == COMBAT
    ]
    numbers = sum(value + number for number in printed)
    return numbers, sum(max(0, number - value) for number in printed)


def suits_better(case: Case, who: int, tactic: int) -> bool:
    """Whether the hand strikes harder with this Tactic, and not at a higher price."""
    number, cost = totals_with(case, who, tactic)
    other, dearer = totals_with(case, who, STRENGTH + TECHNIQUE - tactic)
    return number > other and cost <= dearer


# Attacks and what is known ------------------------------------------------------------------------


def is_strike(case: Case) -> bool:
    cards, kind = case.table.cards, case.kind
    effects = range(cards.first_effect[kind], cards.first_effect[kind + 1])
    return any(cards.effect[effect] == STRIKE for effect in effects)


def unseen_of(table: Fight, seat: Seat, target: int) -> Counter[int]:
    """The cards of the target's deck that lie where this seat cannot see them."""
    at = int(table.knights[target].team) if table.rules.own_decks else 0
    deck = table.decks[at]
    hidden: Counter[int] = Counter(int(kind) for kind in deck.pile[: deck.left])
    for knight in table.knights:
        if knight.seat == seat or (table.rules.own_decks and knight.team != at):
            continue
        hidden.update(int(kind) for kind in knight.hand)
        hidden.subtract(known_of(table, seat, knight))
    return +hidden


def known_of(table: Fight, seat: Seat, knight: Knight) -> list[int]:
    """The cards of a hand that this seat knows."""
    return sorted({int(known_kind(note)) for note in knight.known if is_known(table, note, seat)})


def chance_of_a_hit(case: Case, target: int) -> float:
    """WS-63  The share of all hands the target may hold in which nothing answers this attack."""
    table, ids = case.table, case.table.cards.ids
    if table.knights[target].seat == case.seat:
        return 0.0
    names = [table.name_of(who) for who in (table.attacker, target)]
    stops = what_stops(table, case.seat, ids[case.kind], *names)
    if any(stop.held == HELD for stop in stops):
        return 0.0
    hidden = unseen_of(table, case.seat, target)
    answers = {ids.index(stop.card) for stop in stops}
    left, stopping = sum(hidden.values()), sum(hidden[kind] for kind in answers)
    knight = table.knights[target]
    chance = 1.0
    for drawn in range(len(knight.hand) - len(known_of(table, case.seat, knight))):
        chance *= float(max(0, left - stopping - drawn)) / float(max(1, left - drawn))
    return chance


def stops_of(case: Case, kind: int) -> int:
    """How many attacks a card answers: a Manoeuvre all of them."""
    cards = case.table.cards
    if cards.manoeuvre[kind] == 1:
        return len(cards.attacks)
    return int(cards.parries[kind] | cards.blocks[kind]).bit_count()


def symbol_fellows(case: Case) -> list[int]:
    """WS-97  The cards of the hand that may join a Combination with this one, itself included."""
    cards = case.table.cards
    return [
        int(kind)
        for kind in case.knight.hand
        if cards.symbol[kind] == cards.symbol[case.kind] and cards.attacks_with[kind] == 1
    ]
