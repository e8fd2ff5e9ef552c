"""SS-68 to SS-79  Attack, counter-attack, and attacks with revenge."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.bits import bit, count_bits, lowest_bit

from . import events
from .life import lose
from .moves import SLOTS
from .printed import NOTHING
from .strength import parts_in_field, strength_in_field, total
from .table import Player, Table
from .tasks import COUNTER, TARGET
from .turns import finish_action


def swords_in(table: Table, player: Player) -> i64:
    """The slots with battle-swords, as bits."""
    found: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        card = player.field[slot]
        if card != NOTHING and table.box.is_sword(card):
            found |= bit(slot)
        slot += 1
    return found


def shields_in(table: Table, player: Player) -> i64:
    """The slots with battle-shields, as bits."""
    found: i64 = 0
    slot: i64 = 0
    while slot < SLOTS:
        card = player.field[slot]
        if card != NOTHING and table.box.is_shield(card):
            found |= bit(slot)
        slot += 1
    return found


def breakable(table: Table, power: i64) -> i64:
    """SS-69  The enemy shields this power can break, as bits of their slots."""
    found: i64 = 0
    shields = shields_in(table, table.foe())
    slot: i64 = 0
    while slot < SLOTS:
        if shields & bit(slot) != 0 and strength_in_field(table, table.enemy(), slot) <= power:
            found |= bit(slot)
        slot += 1
    return found


def may_attack(table: Table, slot: i64) -> bool:
    """SS-71  A battle-sword may attack if it will break a shield or cost HP."""
    card = table.own().field[slot]
    if card == NOTHING or not table.box.is_sword(card):
        return False
    power = strength_in_field(table, table.active, slot)
    if shields_in(table, table.foe()) == 0:
        return power > 0
    return breakable(table, power) != 0


def declare_attack(table: Table, slot: i64) -> None:
    """SS-67, SS-68  One card attacks alone; its strength is fixed for the whole attack."""
    parts = parts_in_field(table, table.active, slot)
    table.spot = slot
    table.power = total(parts)
    events.attack_declared(table, slot, parts)
    go_on(table)


def go_on(table: Table) -> None:
    """SS-69, SS-72  Break shields while the active player wants to, then hit what lies open."""
    if shields_in(table, table.foe()) == 0:
        strike_home(table)
        return
    choices = breakable(table, table.power)
    if choices == 0:
        end_attack(table)
    elif table.picked.size == 0 and count_bits(choices) == 1:
        break_shield(table, lowest_bit(choices))
    else:
        table.ask(TARGET, table.active)


def strike_home(table: Table) -> None:
    """SS-70, SS-77  No shield is left: the rest of the attack costs the enemy HP."""
    fell = table.power > 0 and lose(table, table.enemy(), table.power, events.ATTACK)
    if table.rules.counter_early:
        table.power = 0  # it is spent, also if the enemy counters before the attack ends
        if not fell and is_countered_now(table):
            return
    end_attack(table)


def break_shield(table: Table, slot: i64) -> None:
    """SS-69, SS-73  A shield is activated and broken; its strength is lost to the attack."""
    enemy = table.foe()
    parts = parts_in_field(table, table.enemy(), slot)
    table.power -= total(parts)
    events.shield_broken(table, slot, parts)
    enemy.discard.push(enemy.field[slot])
    enemy.field[slot] = NOTHING
    table.picked.push(slot)
    if not is_countered_now(table):
        go_on(table)


def is_countered_now(table: Table) -> bool:
    """SS-77  Whether the enemy counters in the middle of this attack; then it is under way."""
    if not table.rules.counter_early or table.countered:
        return False
    table.countered = True
    counter(table)
    return True


def end_attack(table: Table) -> None:
    """SS-70, SS-77  The attack card is discarded, then the enemy counters the first success."""
    discard_from_field(table, table.active, table.spot)
    if table.fallen >= 0:
        return
    if table.countered:
        finish_action(table)
        return
    table.countered = True
    counter(table)


def discard_from_field(table: Table, who: i64, slot: i64) -> None:
    """SS-73  A card leaves its slot for its player's discard pile; a buff below stays."""
    player = table.players[who]
    player.discard.push(player.field[slot])
    player.field[slot] = NOTHING


def counter(table: Table) -> None:
    """SS-75, SS-76  All enemy battle-swords counter, in the order the enemy chooses."""
    swords = swords_in(table, table.foe())
    if swords == 0:
        if table.rules.counter_early:
            go_on(table)  # SS-77: with what is left of the attack
        else:
            finish_action(table)
    elif count_bits(swords) == 1:
        counter_with(table, lowest_bit(swords))
    else:
        table.ask(COUNTER, table.enemy())


def counter_with(table: Table, slot: i64) -> None:
    """SS-76, SS-78  One sword strikes back in full, whatever shields there are, and leaves."""
    parts = parts_in_field(table, table.enemy(), slot)
    events.counter_struck(table, slot, parts)
    lost = total(parts) > 0 and lose(table, table.active, total(parts), events.COUNTER)
    discard_from_field(table, table.enemy(), slot)
    if not lost:
        counter(table)
