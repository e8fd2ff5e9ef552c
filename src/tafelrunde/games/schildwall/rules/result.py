"""SH-24 to SH-28, SH-67  Result of a fight: who stands, who falls, where the cards go."""

from __future__ import annotations

from mypy_extensions import i64

from . import tally
from .printed import IDS, KHAN, NOTHING, Army
from .table import NOBODY, Table, Warlord
from .tasks import ATTACKERS, DEFENDERS


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
    if table.story is not None:
        tell_duel(table, attacker, defender, attack, defence)
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


def defender_in(table: Table, lane: i64) -> i64:
    """SH-64  The one defender who answers the attack card of this lane, or NOBODY so far."""
    first = table.first_of(table.side_in_role(DEFENDERS))
    for who in range(first, first + table.n):
        if table.warlords[who].lane == lane:
            return who
    return NOBODY


def helper_of(table: Table, who: i64, fighter: Warlord) -> Warlord | None:
    """SH-20, SH-65  With two players everybody helps himself, in a mass battle partners may."""
    if table.n > 1:
        return supporter_of(table, who)
    if fighter.support == NOTHING:
        return None
    return fighter


def supporter_of(table: Table, who: i64) -> Warlord | None:
    """SH-65  The warlord whose Fylgdar lies beside this warlord's attack card, if any."""
    first = table.first_of(table.side_of(who))
    for index in range(first, first + table.n):
        helper = table.warlords[index]
        if helper.supported == who - first:
            return helper
    return None


def tell_duel(table: Table, attacker: i64, defender: i64, attack: i64, defence: i64) -> None:
    winner: i64 = NOBODY
    if attack != defence:
        winner = attacker if attack > defence else defender
    reserve: list[tuple[str, str]] = []
    buried: list[tuple[str, str]] = []
    for who in (attacker, defender):
        card = (table.name_of(who), IDS[table.warlords[who].card])
        (reserve if who == winner else buried).append(card)
        helper = supporter_of(table, who)
        if helper is not None:
            support = (table.name_of(table.warlords.index(helper)), IDS[helper.support])
            (reserve if who == winner and table.n > 1 else buried).append(support)
    facts: dict[str, object] = {
        "attacker": table.name_of(attacker),
        "defender": table.name_of(defender),
        "attack": attack,
        "defence": defence,
        "winner": "nobody" if winner == NOBODY else table.name_of(winner),
        "reserve": tuple(reserve),
        "buried": tuple(buried),
    }
    # One rule for every end of a duel, so that a preview may state one event over all of them.
    table.tell("duel.decided", facts, "SH-24")
