"""Rules of thumb: what a sensible warlord does, from what he sees alone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.dice import Dice

from ..hidden.claims import (
    LEAD_STRONG,
    LEAD_WEAK,
    SPARE_SUPPORTS,
    is_wished,
    lane_is_taken,
    lane_is_wished,
)
from ..rules import tally
from ..rules.lanes import opponent_of
from ..rules.moves import CALL_HAIL, NONE, lay
from ..rules.printed import FYLGDAR_1, FYLGDAR_3, HAIL, NOTHING
from ..rules.questions import open_lanes, open_supports
from ..rules.table import NOBODY, Table
from ..rules.tasks import ATTACK, ATTACKERS, DEFEND, HAIL_3, SUPPORT
from .values import most_support, stake_of, strength_now, value_of

NOISE: Final = 0.3
"""How much two answers may differ before the better one is always given."""
RISK: Final = 0.3
"""How likely an enemy is thought to lay a support if he may have one."""
STORM_PRICE: Final = 1.0
"""What must be at stake for a hail to be called."""


BOLDNESS: Final = 0.3
"""How much stronger cards are preferred in an attack, for each point."""
THRIFT: Final = 0.6
"""How much Fylgdars are held back from attacks, for each point of support."""

COURTESY: Final = 0.5
"""How much what partners wish for weighs."""


def advised(table: Table, dice: Dice) -> i64:
    """A sensible answer of the warlord who is asked."""
    step = table.step
    if step == ATTACK:
        return advised_attack(table, dice)
    if step == DEFEND:
        return advised_defence(table, dice)
    if step == SUPPORT:
        return advised_support(table, dice)
    if step == HAIL_3 and table.hail_is_usable(table.speaker) and fight_goes_wrong(table):
        return CALL_HAIL
    return NONE


def noise(dice: Dice) -> float:
    return NOISE * float(dice.word() & 1023) / 1024.0


def advised_attack(table: Table, dice: Dice) -> i64:
    """Attack with what the enemy can hardly beat, but not with the Khan while it is in danger."""
    who = table.speaker
    side = table.side_of(who)
    hand = table.warlords[who].hand
    threat = most_support(table, 1 - side)
    boldness = BOLDNESS
    if table.wishes != 0:
        boldness += COURTESY if is_wished(table, side, LEAD_STRONG) else 0.0
        boldness -= COURTESY if is_wished(table, side, LEAD_WEAK) else 0.0
    best: i64 = NOTHING
    best_score = -1e9
    for kind in range(HAIL):
        if tally.of(hand, kind) > 0:
            strength = table.army.strength_of(kind)
            score = boldness * float(strength) + 2.0 * noise(dice)
            stake = stake_of(table, kind, side)
            if stake > 10.0:
                score -= stake if threat > 0 else 0.0
            elif kind >= FYLGDAR_1:
                score -= THRIFT * float(table.army.support_of(kind))
            if score > best_score:
                best_score = score
                best = kind
    return lay(best)


def advised_defence(table: Table, dice: Dice) -> i64:
    """Beat the attack with little, or give it the least: whatever costs less."""
    who = table.speaker
    hand = table.warlords[who].hand
    enemies = table.first_of(table.side_in_role(ATTACKERS))
    lanes = open_lanes(table)
    best: i64 = NONE
    best_score = -1e9
    for lane in range(table.n):
        if lanes & bit(lane) != 0:
            for kind in range(HAIL):
                if tally.of(hand, kind) > 0:
                    score = defence_score(table, who, kind, enemies + lane) + noise(dice)
                    if table.wishes != 0:
                        score += COURTESY if lane_is_wished(table, who, lane) else 0.0
                        score -= COURTESY if lane_is_taken(table, who, lane) else 0.0
                    if score > best_score:
                        best_score = score
                        best = lay(kind, lane)
    return best


def defence_score(table: Table, who: i64, kind: i64, enemy: i64) -> float:
    """What answering this enemy's card with this kind may bring."""
    side = table.side_of(who)
    prey = stake_of(table, table.warlords[enemy].card, 1 - side)
    own = stake_of(table, kind, side)
    lead = table.army.strength_of(kind) - strength_now(table, enemy, who)
    threat = most_support(table, 1 - side)
    if lead > 0:
        if lead > threat:
            return prey
        danger = RISK / float(lead)
        return (1.0 - danger) * prey - danger * own
    helper = cheapest_support(table, table.warlords[who].hand - tally.one(kind), -lead)
    if helper != NOTHING:
        risk = RISK if threat > 0 else 0.0
        return (1.0 - risk) * prey - risk * own - value_of(table, helper)
    if lead == 0:
        return prey - own
    return -own


def cheapest_support(table: Table, hand: i64, gap: i64) -> i64:
    """The least Fylgdar of this hand that more than closes the gap."""
    for kind in range(FYLGDAR_1, FYLGDAR_3 + 1):
        if tally.of(hand, kind) > 0 and table.army.support_of(kind) > gap:
            return kind
    return NOTHING


def advised_support(table: Table, dice: Dice) -> i64:
    """Turn a duel that is being lost, or secure one that must not be lost."""
    who = table.speaker
    hand = table.warlords[who].hand
    first = table.first_of(table.side_of(who))
    cards = open_supports(table, who)
    best: i64 = NONE
    best_score = noise(dice)
    for index in range(table.n):
        if cards & bit(index) != 0:
            for kind in range(FYLGDAR_1, FYLGDAR_3 + 1):
                if tally.of(hand, kind) > 0:
                    score = support_score(table, who, kind, first + index) + noise(dice)
                    if score > best_score:
                        best_score = score
                        best = lay(kind, index)
    return best


def support_score(table: Table, who: i64, kind: i64, mate: i64) -> float:
    """What this Fylgdar may bring beside this attack card of the own side."""
    side = table.side_of(who)
    foe = opponent_of(table, mate)
    own = stake_of(table, table.warlords[mate].card, side)
    prey = stake_of(table, table.warlords[foe].card, 1 - side)
    lead = strength_now(table, mate, who) - strength_now(table, foe, who)
    bonus = table.army.support_of(kind)
    price = value_of(table, kind)
    if table.n > 1:
        price = price / 2.0  # SH-67: a winning support lives
        if is_wished(table, side, SPARE_SUPPORTS):
            price += COURTESY
    threat: i64 = 0
    if not table.supports_lie_open():
        threat = most_support(table, 1 - side)
    without = duel_score(lead, threat, own, prey)
    return duel_score(lead + bonus, threat, own, prey) - without - price


def duel_score(lead: i64, threat: i64, own: float, prey: float) -> float:
    """What a duel with this lead brings, if the enemy may still add that much."""
    now = settled_score(lead, own, prey)
    if threat == 0:
        return now
    return (1.0 - RISK) * now + RISK * settled_score(lead - (threat + 1) // 2, own, prey)


def settled_score(lead: i64, own: float, prey: float) -> float:
    if lead > 0:
        return prey
    if lead == 0:
        return prey - own
    return -own


def fight_goes_wrong(table: Table) -> bool:
    """SH-31  Whether so much would be lost in this fight that a hail is the smaller loss."""
    side = table.side_of(table.speaker)
    first = table.first_of(side)
    score = 0.0
    for who in range(first, first + table.n):
        foe = opponent_of(table, who)
        if foe != NOBODY:
            lead = strength_now(table, who, who) - strength_now(table, foe, who)
            own = stake_of(table, table.warlords[who].card, side)
            prey = stake_of(table, table.warlords[foe].card, 1 - side)
            score += settled_score(lead, own, prey)
    return score < -STORM_PRICE
