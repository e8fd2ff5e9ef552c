"""How a fight stands: the chance of a side to win, judged knight by knight.

The weights were fitted to the ends of thousands of fights between greedy players (logistic
regression), not thought out. An attack that waits for its answer is judged as if the defender
gave the answer that seems best to him.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from tafelrunde.kernel.bits import count_bits

from ..rules.moves import NONE
from ..rules.printed import COMBAT, IMPROVEMENT
from ..rules.table import Knight, Table
from ..rules.tasks import ANSWER_QUESTION
from .answering import cheapest_answer, paid_for, returned_by


@final
class Weights:
    """What a knight's state is worth to his side, in logits."""

    def __init__(self) -> None:
        self.standing: float = 0.0
        self.hit: float = -0.9
        """Each hit ..."""
        self.later_hit: float = -0.12
        """... and more for each one after another ..."""
        self.shaken: float = -2.2
        """... above all for the one that leaves only one more."""
        self.breath: float = 0.2
        """The square root of the Fatigue Points left ..."""
        self.last_breath: float = 0.03
        """... and each of them where a hit is the end."""
        self.tactic: float = 0.52
        self.other: float = 0.09
        self.endurance: float = 0.57
        self.chivalry: float = 0.09
        self.manoeuvre: float = 0.08
        self.block: float = 0.1
        self.improvement: float = 0.1
        self.covered: float = 0.05
        """Each attack for which a correct guard is held."""
        self.held: float = -0.08
        self.action: float = 0.11
        """Each Action the attacker has left."""
        self.turn: float = -0.2
        self.laid: float = 0.15
        """Each card of a Combination that is still to strike."""


def joust_weights() -> Weights:
    return Weights()


def melee_weights() -> Weights:
    """In a Mêlée one knight decides less, and hands matter little."""
    weights = Weights()
    weights.standing = 0.2
    weights.hit = -0.7
    weights.later_hit = -0.1
    weights.shaken = -0.4
    weights.breath = 0.17
    weights.last_breath = 0.005
    weights.tactic = 0.33
    weights.other = 0.02
    weights.endurance = 0.3
    weights.chivalry = 0.06
    weights.manoeuvre = 0.03
    weights.block = 0.05
    weights.improvement = 0.04
    weights.covered = 0.01
    weights.held = 0.0
    weights.action = 0.03
    weights.turn = 0.05
    weights.laid = 0.1
    return weights


JOUST: Final = joust_weights()
MELEE: Final = melee_weights()


def judge(table: Table, seat: i64) -> float:
    """From -1 (lost) to 1 (won)."""
    if table.asked == 0:
        return table.returns()[seat]
    weights = MELEE if table.rules.melee else JOUST
    team = table.rules.team_of_seat(seat)
    score = 0.0
    who: i64 = 0
    while who < table.rules.knights:
        knight = table.knights[who]
        if knight.standing and knight.knight >= 0 and knight.health >= 0:
            value = knight_value(table, who, weights)
            score += value if knight.team == team else -value
        who += 1
    if table.attacker >= 0:
        waiting = value_of_turn(table, weights) + value_of_attack(table, weights)
        score += waiting if table.knights[table.attacker].team == team else -waiting
    return 2.0 / (1.0 + exp(-score)) - 1.0


def knight_value(table: Table, who: i64, weights: Weights) -> float:
    knight = table.knights[who]
    value = weights.standing + life_value(table, knight, knight.hits, knight.fatigue, weights)
    tactic = table.tactic_value(who) if knight.tactic >= 0 else 0
    both = table.strength_of(who) + table.technique_of(who)
    value += weights.tactic * float(tactic) + weights.other * float(both - tactic)
    value += weights.endurance * float(table.endurance_of(who))
    value += weights.chivalry * float(table.chivalry_of(who))
    return value + hand_value(table, knight, weights)


def life_value(table: Table, knight: Knight, hits: i64, fatigue: i64, weights: Weights) -> float:
    """WS-72 to WS-77, WS-103  So many hits taken and so many Fatigue Points left."""
    taken = float(hits)
    value = weights.hit * taken + weights.later_hit * taken * taken
    value += weights.breath * sqrt(float(fatigue))
    if hits >= table.cards.hits[knight.health] - 1:
        value += weights.shaken + weights.last_breath * float(fatigue)
    return value


def hand_value(table: Table, knight: Knight, weights: Weights) -> float:
    cards = table.cards
    covered: i64 = 0
    value = weights.held * float(len(knight.hand))
    for kind in knight.hand:
        if cards.kind[kind] == COMBAT:
            covered |= cards.parries[kind]
        elif cards.kind[kind] == IMPROVEMENT:
            value += weights.improvement
        elif cards.blocks[kind] != 0:
            value += weights.block
        if cards.manoeuvre[kind] != 0:
            value += weights.manoeuvre
    return value + weights.covered * float(count_bits(covered))


def value_of_turn(table: Table, weights: Weights) -> float:
    """What the attacker may still do, and the cards he has laid for it."""
    left = table.allowance() - table.used
    value = weights.turn + weights.action * float(left if left > 0 else 0)
    waiting = len(table.laid) - table.at
    if table.question == ANSWER_QUESTION:
        waiting -= 1
    return value + weights.laid * float(waiting if waiting > 0 else 0)


def value_of_attack(table: Table, weights: Weights) -> float:
    """The attack that waits for an answer: what the best answer costs the defender."""
    if table.question != ANSWER_QUESTION or table.target < 0:
        return 0.0
    knight = table.knights[table.speaker]
    before = life_value(table, knight, knight.hits, knight.fatigue, weights)
    answer = cheapest_answer(table, table.options(0), None)
    if answer == NONE:
        return before - value_after_hit(table, knight, weights)
    paid = paid_for(table, answer)
    if paid >= knight.fatigue:
        return before - value_after_hit(table, knight, weights)
    after = life_value(table, knight, knight.hits, knight.fatigue - paid, weights)
    mine = table.knights[table.attacker]
    gained = before - after - weights.covered
    back = returned_by(table, answer)
    if back > 0:
        left = mine.fatigue - back if back < mine.fatigue else 0
        gained -= life_value(table, mine, mine.hits, mine.fatigue, weights)
        gained += life_value(table, mine, mine.hits, left, weights)
    return gained


def value_after_hit(table: Table, knight: Knight, weights: Weights) -> float:
    """WS-74  One hit more and a full track; the last one loses all he is worth, and more."""
    if knight.hits + 1 >= table.cards.hits[knight.health]:
        return -6.0 if not table.rules.melee else -3.0
    track = table.cards.track[knight.health]
    return life_value(table, knight, knight.hits + 1, track, weights)
