"""SH-72 to SH-75  Table talk: phrases for partners, heard by everybody, that tell no value."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Phrase, Said

from ..rules import tally
from ..rules.lanes import defender_in, opponent_of, supporter_of
from ..rules.printed import FYLGDAR_1, FYLGDAR_3, HAIL, NOTHING
from ..rules.table import NOBODY, Table
from ..rules.tasks import ATTACK, ATTACKERS, DEFENDERS, HAIL_3, SUPPORT, task
from ..telling.aids import value_of

MOST_PHRASES = 3
"""SH-73: so many phrases per player and fight, none twice."""


def phrases(table: Table, seat: int, said: Sequence[Said]) -> list[Phrase]:
    """SH-73  What a player may say now; nothing in a battle of two, who have no partners."""
    if table.n == 1 or table.over:
        return []
    now = fight_name(table)
    mine = [s.phrase for s in said if s.seat == seat and s.round == now]
    if len(mine) >= MOST_PHRASES:
        return []
    return [phrase for phrase in offered(table, table.warlord_of(seat)) if phrase not in mine]


def fight_name(table: Table) -> str:
    return f"{table.battle}.{table.fight}"


def offered(table: Table, who: int) -> list[Phrase]:
    found: list[Phrase] = []
    if table.side_of(who) == table.side_in_role(DEFENDERS):
        found.extend(defenders_phrases(table, who))
    elif table.step == ATTACK:
        found.extend([Phrase("lead_strong"), Phrase("lead_weak")])
    found.extend(support_claims(table, who))
    found.extend(support_phrases(table, who))
    found.extend(Phrase(id) for id in ("wish_hail", "no_hail", "guard_khans"))
    found.extend(Phrase(id) for id in ("agree", "disagree", "thanks", "well_fought"))
    return found


def defenders_phrases(table: Table, who: int) -> list[Phrase]:
    """About enemy attack cards that lie open and are not yet answered."""
    enemies = table.first_of(table.side_in_role(ATTACKERS))
    partners = table.first_of(table.side_in_role(DEFENDERS))
    found: list[Phrase] = []
    for lane in range(table.n):
        enemy = enemies + lane
        if table.warlords[enemy].card == NOTHING or defender_in(table, lane) != NOBODY:
            continue
        card = table.name_of(enemy)
        if not has_answered(table, who):
            if can_beat(table, who, enemy):
                found.append(Phrase("can_beat", (card,)))
            found.append(Phrase("leave_to_me", (card,)))
        for partner in range(partners, partners + table.n):
            if partner != who and not has_answered(table, partner):
                found.append(Phrase("you_take", (table.name_of(partner), card)))
        found.append(Phrase("sacrifice", (card,)))
    return found


def has_answered(table: Table, who: int) -> bool:
    return table.warlords[who].card != NOTHING


def can_beat(table: Table, who: int, enemy: int) -> bool:
    """SH-74  An attack card with the best other Fylgdar of the hand exceeds the enemy's card."""
    hand = table.warlords[who]
    against = table.army.strength_of(table.warlords[enemy].card)
    return any(
        hand.holds(kind) and table.army.strength_of(kind) + best_bonus(table, who, kind) > against
        for kind in range(HAIL)
    )


def support_claims(table: Table, who: int) -> list[Phrase]:
    """SH-74  The enemy cards that a Fylgdar in hand would let a card of the own side beat."""
    if not may_still_support(table, who):
        return []
    bonus = best_bonus(table, who, NOTHING)
    first = table.first_of(table.side_of(who))
    found = []
    for mate in range(first, first + table.n):
        enemy = opponent_of(table, mate)
        if enemy == NOBODY or supporter_of(table, mate) is not None:
            continue
        own, against = value_of(table, mate, who), value_of(table, enemy, who)
        if own is not None and against is not None and own <= against < own + bonus:
            found.append(Phrase("can_beat", (table.name_of(enemy),)))
    return found


def may_still_support(table: Table, who: int) -> bool:
    """SH-63  Whether the question for his support lies before him."""
    if table.warlords[who].support != NOTHING:
        return False
    if table.step == SUPPORT and table.speaker == who:
        return True
    plan = range(table.course_start, table.tasks)
    return any(table.agenda[at] == task(SUPPORT, who) for at in plan)


def best_bonus(table: Table, who: int, used: int) -> int:
    """The best support left in the hand when one card of this kind is laid."""
    warlord = table.warlords[who]
    left = [
        kind
        for kind in range(FYLGDAR_1, FYLGDAR_3 + 1)
        if tally.of(warlord.hand, kind) > (1 if kind == used else 0)
    ]
    return max((table.army.support_of(kind) for kind in left), default=0)


def support_phrases(table: Table, who: int) -> list[Phrase]:
    """Until the reveal. Which side is being asked for supports is nobody's business (SH-76)."""
    if table.step == HAIL_3:
        return []
    first = table.first_of(table.side_of(who))
    cards = [
        Phrase("support_this", (table.name_of(mate),))
        for mate in range(first, first + table.n)
        if table.warlords[mate].card != NOTHING
    ]
    return [*cards, Phrase("no_support")]
