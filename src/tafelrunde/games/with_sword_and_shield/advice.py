"""A greedy player: it values every Action in Fatigue Points and plays the best one.

It looks at the hands its seat commands and at what lies open, never at other hands or piles.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import count_bits

from .fight import Fight
from .kinds import (
    CHIVALRY_DISCARD,
    CHIVALRY_DRAIN,
    CHIVALRY_GAIN,
    COMBAT,
    DRAIN,
    DRAW,
    EXTRA_ACTIONS,
    GAIN,
    GAIN_BOTH,
    GUARD_MINUS,
    IMPROVEMENT,
    NEXT_NO_GUARD,
    NEXT_PLUS,
    NOTHING,
    PEEK_DISCARD,
    SHIELD,
    STRIKE,
    Cards,
)
from .moves import (
    CARDS,
    CHOOSE_KNIGHT,
    CHOOSE_STRENGTH,
    CHOOSE_TECHNIQUE,
    COMBINE,
    COMMIT,
    DECLINE,
    DISCARD,
    END_TURN,
    GRANDE_PASS,
    KEEP,
    LOCK,
    MANOEUVRE,
    NONE,
    USE,
    form_in,
    kind_in,
)
from .setup import chooser_of
from .steps import (
    ACTION_QUESTION,
    ANSWER_QUESTION,
    ARTEFACT_QUESTION,
    BID_QUESTION,
    COMBINATION_QUESTION,
    GUARD_QUESTION,
    PEEK_QUESTION,
    TACTIC_QUESTION,
    TARGET_QUESTION,
)
from .table import STRENGTH, Table, at_least

USUAL_ZEAL: Final = 2.0
MEAN_VALUE: Final = 3.8
"""The mean value of a Combat card in either ability."""


@final
class Greedy:
    """One style of play. The higher the zeal, the more readily it attacks."""

    def __init__(self, cards: Cards, zeal: float = USUAL_ZEAL) -> None:
        self.cards: Cards = cards
        self.zeal: float = zeal
        self.any_guard: list[float] = [0.0, 0.0, 0.0]
        """The share of Deck Cards with a guard of each type ..."""
        self.answered: list[float] = []
        """... that answer each attack by guard or block ..."""
        self.evades: float = 0.0
        """... and that carry the Manoeuvre symbol."""
        self.count_answers()

    def count_answers(self) -> None:
        cards = self.cards
        size = float(len(cards.deck))
        for _ in cards.attacks:
            self.answered.append(0.0)
        for kind in cards.deck:
            self.any_guard[cards.guard[kind]] += 1.0 / size
            self.evades += float(cards.manoeuvre[kind]) / size
            for attack in range(len(self.answered)):
                if (cards.parries[kind] | cards.blocks[kind]) >> i64(attack) & 1 != 0:
                    self.answered[attack] += 1.0 / size

    def choose(self, table: Fight, seat: i64) -> i64:
        """The answer of this seat to the question it is asked."""
        options = table.options(seat)
        if len(options) == 1:
            return options[0]
        question = table.question
        if question == ACTION_QUESTION:
            return self.best_action(table, options)
        if question == ANSWER_QUESTION or question == GUARD_QUESTION:
            return self.cheapest_answer(table, options)
        if question == COMBINATION_QUESTION:
            return self.grow_combination(table, options)
        if question == TARGET_QUESTION:
            return weakest(table, options)
        if question == TACTIC_QUESTION:
            return better_tactic(table, chooser_of(table, seat))
        if question == BID_QUESTION:
            return options[len(options) - 1] if options[0] != NONE else options[1]
        if question == ARTEFACT_QUESTION:
            return self.judge_artefact(table)
        if question == PEEK_QUESTION:
            return best_to_take(table, options)
        return options[0]

    # Actions --------------------------------------------------------------------------------

    def best_action(self, table: Fight, options: vec[i64]) -> i64:
        """The Action worth most, or the end of the turn if none is worth anything."""
        best: i64 = options[0]
        best_value = 0.0 if best == END_TURN else -1000.0
        for action in options:
            value = self.value(table, action)
            if value > best_value:
                best_value = value
                best = action
        return best

    def value(self, table: Fight, action: i64) -> float:
        if action < CARDS:
            return self.value_of_plain(table, action)
        form = form_in(action, table.cards.deck_kinds)
        kind = kind_in(action, table.cards.deck_kinds)
        if form == USE:
            return self.value_of_play(table, kind)
        if form == COMBINE:
            return self.value_of_combination(table, kind)
        if form == DISCARD:
            return self.value_of_discard(table, kind)
        if form == LOCK:
            return self.zeal - 2.5 - float(table.surcharge(table.attacker))
        return -1000.0

    def value_of_plain(self, table: Fight, action: i64) -> float:
        who = table.attacker
        if action == GRANDE_PASS:
            return 1.0 if len(table.knights[who].hand) < 4 else -1.0
        if action == END_TURN:
            return 0.0
        mine = table.strength_of(who) - table.technique_of(who)
        gain = -mine if table.knights[who].tactic == STRENGTH else mine
        return float(gain) * 1.5 - 2.0 - float(table.surcharge(who))

    def value_of_play(self, table: Fight, kind: i64) -> float:
        who = table.attacker
        cards = table.cards
        extra = float(table.surcharge(who))
        if cards.kind[kind] == COMBAT:
            cost = float(table.cost_to_use(who, kind)) + extra
            return self.value_of_attack(table, kind, 0) - self.dear(table, cost)
        if cards.kind[kind] == IMPROVEMENT:
            return self.value_of_improvement(table, kind) - extra
        value = -self.dear(table, float(cards.cost[kind]) + extra)
        effect = cards.first_effect[kind]
        while effect < cards.first_effect[kind + 1]:
            value += self.value_of_effect(table, effect)
            effect += 1
        return value

    def dear(self, table: Fight, cost: float) -> float:
        """A cost that exhausts the knight is the rest of his points, or the game."""
        knight = table.knights[table.attacker]
        if cost < float(knight.fatigue):
            return cost
        return 100.0 if table.is_shaken(table.attacker) else 15.0

    def value_of_attack(self, table: Fight, kind: i64, answered: i64) -> float:
        """What an attack brings before its own cost, after so many others were answered."""
        who, target = table.attacker, likely_target(table)
        cards = table.cards
        share = self.answered[cards.attack[kind]]
        if not table.knights[target].manoeuvre_banned:
            share += self.evades * 0.8
        if table.barred != 0 or table.knights[target].shield_banned:
            share *= 0.6
        miss = self.unanswered(table, target, share, answered)
        number = table.tactic_value(who) + table.card_value(who, kind) + table.plus
        theirs = float(table.tactic_value(target)) + MEAN_VALUE
        theirs -= float(table.knights[target].guard_minus)
        difference = float(number) - theirs
        guard_cost = MEAN_VALUE - float(table.tactic_value(target))
        gained = difference + (guard_cost if guard_cost > 0.5 else 0.5)
        return miss * worth_of_hit(table, target) + (1.0 - miss) * gained + self.zeal

    def unanswered(self, table: Fight, target: i64, share: float, answered: i64) -> float:
        """The chance that no card of the target's hand answers; seven of ten if he is tired."""
        knight = table.knights[target]
        held = len(knight.hand) - answered
        chance = 1.0
        for _ in range(held):
            chance *= 1.0 - (share if share < 0.95 else 0.95)
        if knight.fatigue <= 4:
            return chance + (1.0 - chance) * 0.5
        return chance

    def value_of_improvement(self, table: Fight, kind: i64) -> float:
        who = table.attacker
        cards = table.cards
        strength = table.knights[who].tactic == STRENGTH
        main = cards.strength[kind] if strength else cards.technique[kind]
        other = cards.technique[kind] if strength else cards.strength[kind]
        value = 5.0 * float(main) + 1.0 * float(other) + 8.0 * float(cards.endurance[kind])
        return value + 0.8 * float(cards.chivalry[kind])

    def value_of_effect(self, table: Fight, effect: i64) -> float:
        cards = table.cards
        code, amount = cards.effect[effect], float(cards.amount[effect])
        who, target = table.attacker, likely_target(table)
        missing = float(cards.track[table.knights[who].health] - table.knights[who].fatigue)
        if code == STRIKE:
            share = self.evades * 0.9
            if cards.amount[effect] > 0:
                share += self.any_guard[cards.amount[effect]]
            if cards.amount[effect] == SHIELD and table.knights[target].shield_banned:
                share = self.evades * 0.9
            miss = self.unanswered(table, target, share, 0)
            return miss * worth_of_hit(table, target) + (1.0 - miss) * 3.0 + self.zeal
        if code == DRAIN:
            return drained(table, target, amount)
        if code == GAIN:
            return amount if amount < missing else missing
        if code == GAIN_BOTH:
            mine = amount if amount < missing else missing
            return mine - 0.6 * float(cards.amount_if_equal[effect])
        if code == CHIVALRY_GAIN or code == CHIVALRY_DRAIN or code == CHIVALRY_DISCARD:
            return self.value_of_comparison(table, effect, missing)
        return self.value_of_mark(table, code, amount)

    def value_of_mark(self, table: Fight, code: i64, amount: float) -> float:
        """Effects that help the attacks that follow in this turn."""
        left = float(table.allowance() - table.used - 1)
        follows = left > 0.0 and has_attack(table)
        if code == DRAW:
            return 1.5 * amount
        if code == PEEK_DISCARD:
            return 3.0
        if code == EXTRA_ACTIONS:
            return 3.0 * amount
        if code == NEXT_PLUS:
            return 0.9 * amount if follows else -2.0
        if code == NEXT_NO_GUARD:
            return 4.0 if follows else -2.0
        if code == GUARD_MINUS:
            return amount * left * 0.7 if follows else -2.0
        return 2.0 * left if follows else -2.0

    def value_of_comparison(self, table: Fight, effect: i64, missing: float) -> float:
        cards = table.cards
        target = likely_target(table)
        mine, theirs = table.chivalry_of(table.attacker), table.chivalry_of(target)
        amount = float(cards.amount[effect])
        if mine == theirs:
            amount = float(cards.amount_if_equal[effect])
        elif mine < theirs:
            amount = float(cards.amount_if_lower[effect])
        code = cards.effect[effect]
        if code == CHIVALRY_GAIN:
            return amount if amount < missing else missing
        if code == CHIVALRY_DRAIN:
            return drained(table, target, amount)
        return 2.5 * amount

    def value_of_discard(self, table: Fight, kind: i64) -> float:
        """A card that is of no use makes room for another at the end of the turn."""
        if table.is_shaken(table.attacker):
            return -1.0
        cards = table.cards
        if cards.kind[kind] == COMBAT or cards.blocks[kind] != 0 or cards.boost[kind] != 0:
            return -0.5
        return 0.1

    # Combinations ---------------------------------------------------------------------------

    def value_of_combination(self, table: Fight, kind: i64) -> float:
        """The best companions together, for the price of a Combination, in one Action."""
        who = table.attacker
        cards = table.cards
        total = self.value_inside(table, kind, 0)
        count: i64 = 1
        for other in table.knights[who].hand:
            if other != kind and cards.symbol[other] == cards.symbol[kind] and count < 4:
                value = self.value_inside(table, other, count)
                if value > 0.0 or other == table.opening:
                    total += value
                    count += 1
        if count < 2:
            return -1000.0
        return total - self.dear(table, 4.0 + float(table.surcharge(who)))

    def value_inside(self, table: Fight, kind: i64, place: i64) -> float:
        cards = table.cards
        if cards.kind[kind] == COMBAT:
            return self.value_of_attack(table, kind, place)
        value = 0.0
        effect = cards.first_effect[kind]
        while effect < cards.first_effect[kind + 1]:
            value += self.value_of_effect(table, effect)
            effect += 1
        return value

    def grow_combination(self, table: Fight, options: vec[i64]) -> i64:
        best: i64 = options[0]
        best_value = 0.0 if best == COMMIT else -1000.0
        for action in options:
            if action == COMMIT:
                continue
            kind = kind_in(action, table.cards.deck_kinds)
            value = self.value_inside(table, kind, len(table.laid))
            if value > best_value:
                best_value = value
                best = action
        return best

    # Answers --------------------------------------------------------------------------------

    def cheapest_answer(self, table: Fight, options: vec[i64]) -> i64:
        """The cheapest correct defence; none if it would exhaust the knight anyway."""
        who = table.speaker
        best: i64 = options[0]
        best_cost = 1000.0
        paid = 0.0
        for action in options:
            if action == NONE:
                continue
            form = form_in(action, table.cards.deck_kinds)
            kind = kind_in(action, table.cards.deck_kinds)
            cost = answer_cost(table, who, form, kind)
            burden = cost + keeping_value(table, form, kind)
            if burden < best_cost:
                best_cost = burden
                best = action
                paid = cost
        if best != NONE and options[0] == NONE and paid >= float(table.knights[who].fatigue):
            return NONE
        return best

    def judge_artefact(self, table: Fight) -> i64:
        """Keep what does more good than harm to an average knight."""
        cards, card = table.cards, table.offered
        gain = 2 * cards.strength[card] + 2 * cards.technique[card] + 2 * cards.endurance[card]
        gain += cards.unique[card] * 3 - cards.manoeuvre_change[card]
        return KEEP if gain >= 0 else DECLINE


def likely_target(table: Table) -> i64:
    """The knight an Action would be aimed at."""
    if table.target >= 0:
        return table.target
    if not table.rules.melee:
        return 1 - table.attacker
    first = table.rules.first_of(1 - table.knights[table.attacker].team)
    for who in range(first, first + table.rules.size_of(1 - table.knights[table.attacker].team)):
        if table.knights[who].standing:
            return who
    return first


def worth_of_hit(table: Table, target: i64) -> float:
    """A hit costs the target the points he has left; the last one is worth the game."""
    if table.is_shaken(target):
        return 60.0
    return float(table.knights[target].fatigue)


def drained(table: Table, target: i64, amount: float) -> float:
    fatigue = float(table.knights[target].fatigue)
    if amount < fatigue:
        return amount
    return 60.0 if table.is_shaken(target) else fatigue + 5.0


def has_attack(table: Table) -> bool:
    for kind in table.knights[table.attacker].hand:
        if table.cards.kind[kind] == COMBAT:
            return True
    return False


def answer_cost(table: Table, who: i64, form: i64, kind: i64) -> float:
    """What an answer costs the defender, differences included."""
    cards = table.cards
    if form == MANOEUVRE:
        return float(table.manoeuvre_cost(who))
    if form != USE:
        return 8.0
    if cards.kind[kind] != COMBAT:
        if cards.boost[kind] != 0:
            return 50.0  # a boost is worth it only where the guard alone is dear
        return float(cards.cost[kind] + table.surcharge(who))
    cost = table.cost_to_use(who, kind) + table.surcharge(who)
    if table.strike >= 0:
        return float(cost)
    number = table.tactic_value(who) + table.card_value(who, kind)
    number += -table.knights[who].guard_minus
    if table.shown >= 0:
        number += cards.boost[table.shown]
    difference = table.combat_number - number
    return float(cost + at_least(difference, 0)) - 0.8 * float(at_least(-difference, 0))


def keeping_value(table: Table, form: i64, kind: i64) -> float:
    """Cards that could do more later are spent later."""
    if form == USE and table.cards.blocks[kind] != 0:
        return 0.5
    return 0.3 * float(table.cards.manoeuvre[kind])


def better_tactic(table: Table, who: i64) -> i64:
    """The higher ability; the hand decides between equal ones."""
    strength, technique = table.strength_of(who), table.technique_of(who)
    for kind in table.knights[who].hand:
        if strength != technique:
            break
        strength += table.cards.strength[kind]
        technique += table.cards.technique[kind]
    return CHOOSE_STRENGTH if strength >= technique else CHOOSE_TECHNIQUE


def weakest(table: Table, options: vec[i64]) -> i64:
    """The target closest to being beaten."""
    best: i64 = options[0]
    lowest: i64 = 1000
    for action in options:
        knight = table.knights[action - CHOOSE_KNIGHT]
        left = (table.cards.hits[knight.health] - knight.hits) * 28 + knight.fatigue
        if left < lowest:
            lowest = left
            best = action
    return best


def best_to_take(table: Table, options: vec[i64]) -> i64:
    """The card of a shown hand that stops most attacks."""
    best: i64 = options[0]
    most: i64 = NOTHING
    for action in options:
        kind = kind_in(action, table.cards.deck_kinds)
        useful = 3 * table.cards.manoeuvre[kind]
        useful += count_bits(table.cards.parries[kind] | table.cards.blocks[kind])
        if useful > most:
            most = useful
            best = action
    return best


def play_greedily(table: Fight, first: Greedy, second: Greedy) -> i64:
    """Let two greedy players finish the fight for teams X and Y; return the decisions made."""
    decisions: i64 = 0
    while table.asked != 0:
        seat = table.turn()
        greedy = first if table.rules.team_of_seat(seat) == 0 else second
        table.answer(seat, greedy.choose(table, seat))
        decisions += 1
    return decisions
