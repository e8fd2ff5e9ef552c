"""What follows from an answer by cards that lie open: played in the mind, for reasons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

from ..rules import moves, tasks
from ..rules.attack import swords_in
from ..rules.effects import bury
from ..rules.lookahead import can_carry_out, forget, targets
from ..rules.printed import ATTACK_OWN_SWORD, NOTHING
from ..rules.strength import best_strength_at, strength_in_field
from ..rules.supply import PENALTY
from ..rules.table import HAND_SIZE
from ..state import Duel

END_OF_ALL = 1_000
"""More than all HP: what it counts to win or to lose."""

# Attacks ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Clash:
    """SS-68 to SS-78  How an attack ends if its player breaks the best shields, and the enemy
    counters in the order that hurts most."""

    power: int
    lost: int
    """HP that the enemy loses."""
    broken: int
    struck: int
    """HP that the counter-attack costs."""
    won: bool
    fell: bool

    def value(self) -> tuple[int, int, int]:
        ending = END_OF_ALL * (self.won - self.fell)
        return ending + self.lost - self.struck, self.lost, self.broken


def clash_of(table: Duel, slot: int) -> Clash:
    """An attack played to its end. Nothing hidden takes part in it."""
    power = int(strength_in_field(table, table.active, slot))
    world = table.clone()
    world.answer(world.active, moves.ATTACK + slot)
    return play_out(table, world, power)


def play_out(begun: Duel, world: Duel, power: int) -> Clash:
    """The attacker chooses shields, the enemy the order of the swords."""
    if is_decided(begun, world) or world.step not in (tasks.TARGET, tasks.COUNTER):
        return reckon(begun, world, power)
    found = []
    for answer in world.legal():
        after = world.clone()
        after.answer(after.turn(), answer)
        found.append(play_out(begun, after, power))
    choose = max if world.step == tasks.TARGET else min
    return choose(found, key=Clash.value)


def is_decided(begun: Duel, world: Duel) -> bool:
    """Whether this game of the match is over."""
    return len(world.results) > len(begun.results)


def reckon(begun: Duel, world: Duel, power: int) -> Clash:
    me, enemy = begun.active, begun.enemy()
    mine, theirs = begun.players[me], begun.players[enemy]
    if is_decided(begun, world):
        won = world.results[-1].winner == me
        return Clash(power, theirs.hp if won else 0, 0, 0 if won else mine.hp, won, not won)
    lost = theirs.hp - world.players[enemy].hp
    struck = mine.hp - world.players[me].hp
    broken = len(shields_of(begun, enemy)) - len(shields_of(world, enemy))
    return Clash(power, lost, broken, struck, False, False)


def shields_of(table: Duel, who: int) -> list[int]:
    """The cards of a field that count as shields."""
    return [
        card for card in table.players[who].field if card != NOTHING and table.box.is_shield(card)
    ]


def counter_totals(table: Duel) -> dict[int, int]:
    """SS-76  For each sword the most that all counters together can strike if it begins."""
    found: dict[int, int] = {}
    swords = [slot for slot in range(moves.SLOTS) if swords_in(table, table.foe()) >> slot & 1]
    for order in permutations(swords) if swords else ():
        world = table.clone()
        struck = 0
        for slot in order:
            struck += int(strength_in_field(world, world.enemy(), slot))
            world.foe().field[slot] = NOTHING
        found[order[0]] = max(struck, found.get(order[0], 0))
    return found


# Effects ----------------------------------------------------------------------------------


def effects_of(table: Duel, action: int) -> Iterator[tuple[Duel, int, int]]:
    """SS-80, SS-81  The effects this answer can lead to at once, each with the table on which it
    would be carried out: the card that goes for it lies in its place no more."""
    if table.step == tasks.CHOOSE_BRANCH:
        world, card = table.clone(), table.spot
        branches: tuple[int, ...] = (action - moves.BRANCH,)
    elif table.step == tasks.ACTION and is_trigger(action):
        world, card = without_card(table, action)
        branches = (0, 1)
    else:
        return
    box = world.box
    printed = ((box.effect_a, box.amount_a), (box.effect_b, box.amount_b))
    for branch in branches:
        effect, amount = printed[branch][0][card], printed[branch][1][card]
        forget(world)
        if effect != NOTHING and can_carry_out(world, effect, amount, 0):
            yield world, int(effect), int(amount)


def is_trigger(action: int) -> bool:
    return moves.TRIGGER <= action < moves.BUY_STONES or action >= moves.BURN


def card_to_go(table: Duel, action: int) -> int:
    """The card that is destroyed for its effect."""
    if action >= moves.BURN:
        return int(table.box.first[action - moves.BURN])
    return int(table.own().field[action - moves.TRIGGER])


def without_card(table: Duel, action: int) -> tuple[Duel, int]:
    """SS-80  The table once the card has gone to the shop discard pile."""
    world = table.clone()
    if action >= moves.BURN:
        card = int(world.take_from_hand(world.active, action - moves.BURN))
    else:
        card = int(world.lift(action - moves.TRIGGER))
    bury(world, card)
    return world, card


def drawing(table: Duel, who: int, amount: int) -> tuple[int, int]:
    """SS-34 to SS-36  How many cards a draw brings, and how many HP it costs."""
    player = table.players[who]
    there = player.deck.size + player.discard.size
    drawn = min(amount, there)
    beyond = max(0, player.hand.size + drawn - max(HAND_SIZE, player.hand.size))
    return drawn, PENALTY * (beyond + amount - drawn)


def hardest_strike(table: Duel, effect: int, amount: int) -> int:
    """SS-79  HP that the best attack with revenge of this effect takes."""
    found = [best_strength_at(table, place) for place in places_for(table, effect)]
    times = amount if effect == ATTACK_OWN_SWORD else 1
    return int(max(found, default=0)) * times


def places_for(table: Duel, effect: int) -> list[int]:
    """SS-86  Where this effect can be aimed at."""
    forget(table)
    found = targets(table, effect, 0)
    return [place for place in range(moves.PLACES) if found >> place & 1]
