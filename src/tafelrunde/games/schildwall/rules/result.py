"""SH-24 to SH-28, SH-67  Result of a fight: who stands, who falls, where the cards go."""

from __future__ import annotations

from mypy_extensions import i64

from . import events, tally
from .lanes import defender_in, helper_of
from .printed import KHAN, Army
from .table import Table, Warlord
from .tasks import ATTACKERS


def decide_duels(table: Table) -> bool:
    """SH-17 step 9, SH-63 step 7  All duels of the fight are decided at the same time.

    True if a Khan fought, and so may have fallen.
    """
    first_attacker = table.first_of(table.side_in_role(ATTACKERS))
    for lane in range(table.n):
        decide_duel(table, first_attacker + lane, defender_in(table, lane))
    khan_fought = False
    for warlord in table.warlords:
        if warlord.card == KHAN:
            khan_fought = True
        warlord.leave_fight()
    return khan_fought


def decide_duel(table: Table, attacker: i64, defender: i64) -> None:
    """SH-24, SH-27  The higher total wins; equal totals slay each other."""
    fighter = table.warlords[attacker]
    foe = table.warlords[defender]
    helper = helper_of(table, attacker, fighter)
    foes_helper = helper_of(table, defender, foe)
    attack = total_of(table.army, fighter, helper)
    defence = total_of(table.army, foe, foes_helper)
    events.duel_decided(table, attacker, defender, attack, defence)
    in_mass = table.n > 1
    move_cards(fighter, helper, attack > defence, in_mass)
    move_cards(foe, foes_helper, defence > attack, in_mass)


def total_of(army: Army, fighter: Warlord, helper: Warlord | None) -> i64:
    """SH-24  Combat value of the attack card plus the bonus of its support, if any."""
    strength = army.strength_of(fighter.card)
    if helper is not None:
        strength += army.support_of(helper.support)
    return strength


def move_cards(fighter: Warlord, helper: Warlord | None, won: bool, in_mass: bool) -> None:
    """SH-25 to SH-28, SH-67  Where one side's cards of a decided duel go.

    The winner's attack card goes to his reserve pile. His support is buried, but in a mass battle
    it goes to the reserve pile of whoever laid it. Losing and tied cards are all buried.
    """
    if won:
        fighter.reserve += tally.one(fighter.card)
    else:
        fighter.fallen += tally.one(fighter.card)
    if helper is not None:
        if won and in_mass:
            helper.reserve += tally.one(helper.support)
        else:
            helper.fallen += tally.one(helper.support)
