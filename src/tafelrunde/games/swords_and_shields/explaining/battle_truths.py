"""When a reason for an attack may be said: one predicate for each (see `truths.py`)."""

from __future__ import annotations

from ..rules import moves, tasks
from ..rules.attack import swords_in
from ..rules.printed import NOTHING
from ..rules.strength import strength_in_field
from ..state import Duel
from .foresight import Clash, clash_of, counter_totals, shields_of


def attack_in(table: Duel, action: int) -> Clash | None:
    """The attack an action declares, if it does not cost the attacker the game."""
    if table.step != tasks.ACTION or not moves.ATTACK <= action < moves.TRIGGER:
        return None
    clash = clash_of(table, action - moves.ATTACK)
    return None if clash.fell else clash


def deadly(table: Duel, action: int) -> bool:
    """SS-76  This attack can cost its player the last HP, whatever shields are chosen."""
    if table.step != tasks.ACTION or not moves.ATTACK <= action < moves.TRIGGER:
        return False
    return clash_of(table, action - moves.ATTACK).fell


def is_guarded(table: Duel) -> bool:
    return len(shields_of(table, table.enemy())) > 0


def finish(table: Duel, action: int) -> bool:
    """SS-27  However the enemy counters, this attack can take the last HP."""
    clash = attack_in(table, action)
    return clash is not None and clash.won


def break_through(table: Duel, action: int) -> bool:
    """SS-70  There are shields, all can be broken, and then HP are lost, but not the last."""
    clash = attack_in(table, action)
    return clash is not None and is_guarded(table) and not clash.won and clash.lost > 0


def break_shield(table: Duel, action: int) -> bool:
    """SS-69  At least one shield is broken, and no HP are lost."""
    clash = attack_in(table, action)
    return clash is not None and not clash.won and clash.broken > 0 and clash.lost == 0


def trade_blows(table: Duel, action: int) -> bool:
    """SS-75  No shield is in the way, the game goes on, and swords counter and leave the field."""
    clash = attack_in(table, action)
    if clash is None or is_guarded(table) or clash.won:
        return False
    return not table.countered and swords_in(table, table.foe()) != 0


def open_attack(table: Duel, action: int) -> bool:
    """SS-70, SS-75  No shield, no counter, and the full strength is lost HP."""
    clash = attack_in(table, action)
    if clash is None or is_guarded(table) or clash.won:
        return False
    return (table.countered or swords_in(table, table.foe()) == 0) and clash.lost == clash.power


def shield_breaks(table: Duel, action: int) -> bool:
    """SS-69  This enemy shield has no more strength than is left of the attack."""
    slot = action - moves.PLACE - moves.ENEMY
    if table.step != tasks.TARGET or not 0 <= slot < moves.SLOTS:
        return False
    card = table.foe().field[slot]
    if card == NOTHING or not table.box.is_shield(card):
        return False
    return strength_in_field(table, table.enemy(), slot) <= table.power


def enough(table: Duel, action: int) -> bool:
    """SS-72  The attack may end here, and whatever it breaks now, no HP will be lost any more."""
    if table.step != tasks.TARGET or action != moves.DONE or table.picked.size == 0:
        return False
    return rest_gets_through(table) == 0


def may_stop(table: Duel, action: int) -> bool:
    """SS-72  A shield is broken, so the attack may end here."""
    return table.step == tasks.TARGET and action == moves.DONE and table.picked.size > 0


def rest_gets_through(table: Duel) -> int:
    """The most HP that what is left of the attack can take."""
    most = 0
    for slot in range(moves.SLOTS):
        if not shield_breaks(table, moves.PLACE + moves.ENEMY + slot):
            continue
        world = table.clone()
        world.power -= strength_in_field(world, world.enemy(), slot)
        world.foe().field[slot] = NOTHING
        most = max(most, rest_gets_through(world) if is_guarded(world) else int(world.power))
    return most


def counter_hardest(table: Duel, action: int) -> bool:
    """SS-76  No order that begins with another sword costs the attacker more."""
    if table.step != tasks.COUNTER:
        return False
    totals = counter_totals(table)
    return totals.get(action - moves.PLACE - moves.ENEMY, -1) == max(totals.values())


def counters_at_all(table: Duel, action: int) -> bool:
    """SS-75  A sword of the field that is asked to counter."""
    slot = action - moves.PLACE - moves.ENEMY
    return table.step == tasks.COUNTER and slot in counter_totals(table)
