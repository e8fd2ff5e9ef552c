"""What the attacker's Actions seem to bring, in Fatigue Points, from what his seat knows."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.kernel.bits import count_bits

from ..rules import moves
from ..rules.board import fellows_of, targets_of
from ..rules.printed import (
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
    PEEK_DISCARD,
    SHIELD,
    STRIKE,
    Odds,
)
from ..rules.table import STRENGTH, Table, at_least

MEAN_VALUE: Final = 3.8
"""The mean value of a Combat card in either ability."""

PASSING: Final = 50.0
"""WS-107  A shaken knight whose hand leaves attacks open takes a new one before all else."""
LOCKING: Final = 30.0
LOCK_ACTIONS: Final = 4
LOCK_FATIGUE: Final = 8
"""WS-147  So many Actions must be left for attacks after a lock, and more points than these."""


@final
class Values:
    """Values for one attacker and the knight he would act against."""

    def __init__(self, table: Table, zeal: float) -> None:
        self.table: Table = table
        self.zeal: float = zeal
        """The higher, the more readily it attacks."""
        self.odds: Odds = table.cards.odds
        self.target: i64 = likely_target(table)
        self.mine: i64 = table.tactic_value(table.attacker)
        self.theirs: i64 = table.tactic_value(self.target)

    def value(self, action: i64) -> float:
        table = self.table
        if action < moves.CARDS:
            return self.value_of_plain(action)
        form = moves.form_in(action, table.cards.deck_kinds)
        kind = moves.kind_in(action, table.cards.deck_kinds)
        if form == moves.USE:
            return self.value_of_play(kind)
        if form == moves.COMBINE:
            return self.value_of_combination(kind)
        if form == moves.DISCARD:
            return self.value_of_discard(kind)
        if form == moves.LOCK:
            return self.value_of_lock()
        return self.value_of_moving()

    def value_of_plain(self, action: i64) -> float:
        table = self.table
        who = table.attacker
        if action == moves.GRANDE_PASS:
            return PASSING if covered_by(table, who) < len(table.cards.attacks) else -1.0
        if action == moves.END_TURN:
            return 0.0
        mine = table.strength_of(who) - table.technique_of(who)
        gain = -mine if table.knights[who].tactic == STRENGTH else mine
        return float(gain) * 1.5 - 2.0 - float(table.surcharge(who))

    def value_of_play(self, kind: i64) -> float:
        table = self.table
        who = table.attacker
        cards = table.cards
        extra = float(table.surcharge(who))
        if cards.kind[kind] == COMBAT:
            cost = float(at_least(table.card_value(who, kind) - self.mine, 0)) + extra
            return self.value_of_attack(kind, 0) - self.dear(cost)
        if cards.kind[kind] == IMPROVEMENT:
            return self.value_of_improvement(kind) - extra
        value = -self.dear(float(cards.cost[kind]) + extra)
        effect = cards.first_effect[kind]
        while effect < cards.first_effect[kind + 1]:
            value += self.value_of_effect(effect)
            effect += 1
        return value

    def value_of_moving(self) -> float:
        """WS-143  A tired knight lets a fresher fellow take his place."""
        table = self.table
        mine = life_of(table, table.attacker)
        best: i64 = 0
        for fellow in fellows_of(table, table.attacker, False):
            best = max(best, life_of(table, fellow))
        return 0.15 * float(best - mine) - 10.0

    def value_of_lock(self) -> float:
        """WS-147  A shaken enemy who is locked cannot step aside, and nobody steps in for him."""
        table = self.table
        target = table.knights[self.target]
        fresh = table.allowance() - table.used >= LOCK_ACTIONS
        fresh = fresh and table.knights[table.attacker].fatigue > LOCK_FATIGUE
        helped = not target.spent and len(fellows_of(table, self.target, False)) > 0
        return LOCKING if fresh and helped and table.is_shaken(self.target) else -1.0

    def dear(self, cost: float) -> float:
        """A cost that exhausts the knight is the rest of his points, or the game."""
        table = self.table
        knight = table.knights[table.attacker]
        if cost < float(knight.fatigue):
            return cost
        return 100.0 if table.is_shaken(table.attacker) else 15.0

    def value_of_attack(self, kind: i64, answered: i64) -> float:
        """What an attack brings before its own cost, after so many others were answered."""
        target = self.target
        miss = self.unanswered(target, self.share_of(kind), answered)
        theirs = float(self.theirs) + MEAN_VALUE
        theirs -= float(self.table.knights[target].guard_minus)
        difference = float(self.number_of(kind)) - theirs
        guard_cost = MEAN_VALUE - float(self.theirs)
        gained = difference + (guard_cost if guard_cost > 0.5 else 0.5)
        if not self.table.rules.free_hits and gained >= float(self.table.knights[target].fatigue):
            gained = worth_of_hit(self.table, target)  # WS-63: he must answer, and is exhausted
        return miss * worth_of_hit(self.table, target) + (1.0 - miss) * gained + self.zeal

    def number_of(self, kind: i64) -> i64:
        """WS-62  The MCN of an attack with this card."""
        return self.mine + self.table.card_value(self.table.attacker, kind) + self.table.plus

    def miss_of(self, kind: i64) -> float:
        """The chance that an attack with this card finds no answer."""
        return self.unanswered(self.target, self.share_of(kind), 0)

    def share_of(self, kind: i64) -> float:
        """The share of cards that answer an attack with this card."""
        table = self.table
        target = table.knights[self.target]
        share = self.odds.answered[table.cards.attack[kind]]
        if not target.manoeuvre_banned:
            share += self.odds.evades * 0.8
        if table.barred != 0 or target.shield_banned:
            share *= 0.6
        return share

    def unanswered(self, target: i64, share: float, answered: i64) -> float:
        """The chance that an attack is a hit: no card of the target's hand answers it, or he is
        tired, and half of his answers exhaust him or are not worth their price (WS-63)."""
        knight = self.table.knights[target]
        chance = none_of(share, len(knight.hand) - answered)
        if knight.fatigue <= 4:
            return chance + (1.0 - chance) * 0.5
        return chance

    def value_of_improvement(self, kind: i64) -> float:
        table = self.table
        who = table.attacker
        cards = table.cards
        strength = table.knights[who].tactic == STRENGTH
        main = cards.strength[kind] if strength else cards.technique[kind]
        other = cards.technique[kind] if strength else cards.strength[kind]
        value = 5.0 * float(main) + 1.0 * float(other) + 10.0 * float(cards.endurance[kind])
        value += 1.3 * float(cards.chivalry[kind])
        return value - float(cards.manoeuvre_change[kind])

    def value_of_effect(self, effect: i64) -> float:
        table = self.table
        cards = table.cards
        code, amount = cards.effect[effect], float(cards.amount[effect])
        who, target = table.attacker, self.target
        missing = float(cards.track[table.knights[who].health] - table.knights[who].fatigue)
        if code == STRIKE:
            share = self.odds.evades * 0.9
            if cards.amount[effect] > 0:
                share += self.odds.any_guard[cards.amount[effect]]
            if cards.amount[effect] == SHIELD and table.knights[target].shield_banned:
                share = self.odds.evades * 0.9
            miss = self.unanswered(target, share, 0)
            return miss * worth_of_hit(table, target) + (1.0 - miss) * 3.0 + self.zeal
        if code == DRAIN:
            return drained(table, target, amount)
        if code == GAIN:
            return amount if amount < missing else missing
        if code == GAIN_BOTH:
            mine = amount if amount < missing else missing
            return mine - 0.6 * float(cards.amount_if_equal[effect])
        if code == CHIVALRY_GAIN or code == CHIVALRY_DRAIN or code == CHIVALRY_DISCARD:
            return self.value_of_comparison(effect, missing)
        return self.value_of_mark(code, amount)

    def value_of_mark(self, code: i64, amount: float) -> float:
        """Effects that help the attacks that follow in this turn."""
        table = self.table
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

    def value_of_comparison(self, effect: i64, missing: float) -> float:
        table = self.table
        cards = table.cards
        target = self.target
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

    def value_of_discard(self, kind: i64) -> float:
        """A card that is of no use makes room for another at the end of the turn."""
        table = self.table
        if table.is_shaken(table.attacker):
            return -1.0
        cards = table.cards
        if cards.kind[kind] == COMBAT or cards.blocks[kind] != 0 or cards.boost[kind] != 0:
            return -0.5
        return 0.1

    # Combinations ---------------------------------------------------------------------------

    def value_of_combination(self, kind: i64) -> float:
        """The best companions together, for the price of a Combination, in one Action."""
        table = self.table
        who = table.attacker
        cards = table.cards
        total = self.value_inside(kind, 0)
        count: i64 = 1
        for other in table.knights[who].hand:
            if other != kind and cards.symbol[other] == cards.symbol[kind] and count < 4:
                value = self.value_inside(other, count)
                if value > 0.0 or other == table.opening:
                    total += value
                    count += 1
        if count < 2:
            return -1000.0
        return total - self.dear(4.0 + float(table.surcharge(who)))

    def value_inside(self, kind: i64, place: i64) -> float:
        table = self.table
        cards = table.cards
        if cards.kind[kind] == COMBAT:
            return self.value_of_attack(kind, place)
        value = 0.0
        effect = cards.first_effect[kind]
        while effect < cards.first_effect[kind + 1]:
            value += self.value_of_effect(effect)
            effect += 1
        return value


def none_of(share: float, held: i64) -> float:
    """The chance that none of so many cards is one of a share of all cards."""
    chance = 1.0
    for _ in range(held):
        chance *= 1.0 - (share if share < 0.95 else 0.95)
    return chance


def covered_by(table: Table, who: i64) -> i64:
    """How well a hand answers the attacks there are: each of them counts half for one card that
    answers it and whole for two, and a Manoeuvre as much as three."""
    cards = table.cards
    once: i64 = 0
    twice: i64 = 0
    evades: i64 = 0
    for kind in table.knights[who].hand:
        stops = cards.parries[kind] | cards.blocks[kind]
        twice |= once & stops
        once |= stops
        evades += cards.manoeuvre[kind]
    return (count_bits(once) + count_bits(twice)) // 2 + 3 * evades


def likely_target(table: Table) -> i64:
    """The knight an Action would be aimed at: of several the one closest to being beaten."""
    if table.target >= 0:
        return table.target
    if not table.rules.melee:
        return 1 - table.attacker
    best: i64 = table.rules.first_of(1 - table.knights[table.attacker].team)
    least: i64 = 1000
    for who in targets_of(table, table.attacker):
        life = life_of(table, who)
        if life < least:
            least = life
            best = who
    return best


def life_of(table: Table, who: i64) -> i64:
    """WS-72, WS-74  All Fatigue Points a knight can still lose before he is beaten."""
    knight = table.knights[who]
    if not knight.standing:
        return 0
    left = table.cards.hits[knight.health] - knight.hits - 1
    return left * table.cards.track[knight.health] + knight.fatigue


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
