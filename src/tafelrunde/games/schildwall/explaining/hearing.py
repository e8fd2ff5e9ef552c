"""SH-72 to SH-75  Partners who think: what they say, and what they make of what is said.

What was heard is noted in imagined worlds only. `can_beat` is always true (SH-74), so hands are
imagined that can; wishes only sway a player's advice.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Dice, Phrase, Said, Seat, Talk

from ..hidden.claims import LEAD_STRONG, LEAD_WEAK, SPARE_SUPPORTS, claim, lane_wish, side_wish
from ..rules.lanes import defender_in
from ..rules.printed import KHAN, NOTHING
from ..rules.table import NOBODY, Table
from ..rules.tasks import ATTACK, ATTACKERS, DEFEND, DEFENDERS, SUPPORT
from ..state import Battle
from ..thinking.values import strength_now
from .talk import fight_name, phrases


class TableTalk(Talk[Battle]):
    """What may be said beside a battle, what partners say, and what they make of it."""

    def phrases(self, state: Battle, seat: Seat, said: Sequence[Said]) -> list[Phrase]:
        return phrases(state, seat, said)

    def round_of(self, state: Battle) -> str:
        return fight_name(state)

    def speak(self, state: Battle, seat: Seat, said: Sequence[Said], dice: Dice) -> Phrase | None:
        return speak(state, seat, said)

    def hear(self, world: Battle, seat: Seat, said: Sequence[Said]) -> None:
        hear(world, said)


def hear(world: Table, said: Sequence[Said]) -> None:
    """Note in an imagined world what was said in this fight."""
    if world.n == 1 or world.over:
        return
    now = fight_name(world)
    names = {world.name_of(who): who for who in range(2 * world.n)}
    for one in said:
        if one.round == now:
            note(world, world.warlord_of(one.seat), one.phrase, names)


def note(world: Table, who: int, phrase: Phrase, names: dict[str, int]) -> None:
    """One phrase. Wishes are those of the own side; everybody may believe a true sentence."""
    if phrase.id == "can_beat":
        enemy = names[phrase.about[0]]
        note_claim(world, who, world.army.strength_of(world.warlords[enemy].card))
        world.wishes |= lane_wish(who, world.index_of(enemy))
    elif phrase.id == "leave_to_me":
        world.wishes |= lane_wish(who, world.index_of(names[phrase.about[0]]))
    elif phrase.id == "you_take":
        taker = names[phrase.about[0]]
        world.wishes |= lane_wish(taker, world.index_of(names[phrase.about[1]]))
    elif phrase.id in SPOKEN_WISHES:
        world.wishes |= side_wish(world.side_of(who), SPOKEN_WISHES[phrase.id])


SPOKEN_WISHES = {
    "lead_strong": LEAD_STRONG,
    "lead_weak": LEAD_WEAK,
    "no_support": SPARE_SUPPORTS,
}


def note_claim(world: Table, who: int, strength: int) -> None:
    """SH-74  What he said counts while he has not laid his card."""
    if world.warlords[who].card != NOTHING or world.warlords[who].support != NOTHING:
        return
    claim(world, who, strength)


def speak(table: Table, seat: int, said: Sequence[Said]) -> Phrase | None:
    """A helpful partner says where he can help, asks for help, and warns of the Khans' danger."""
    offered = phrases(table, seat, said)
    me = table.warlord_of(seat)
    now = fight_name(table)
    spoken = {one.phrase.id for one in said if one.round == now and one.seat == seat}
    for wish in wanted(table, me):
        if wish in offered and wish.id not in spoken:
            return wish
    return None


def wanted(table: Table, me: int) -> list[Phrase]:
    """What this warlord would like to say, the most urgent first."""
    if table.step == ATTACK and table.side_of(me) == table.side_in_role(ATTACKERS):
        strong = any(table.warlords[me].holds(kind) for kind in range(KHAN - 2, KHAN))
        return [Phrase("lead_strong" if strong else "lead_weak")]
    if table.step == DEFEND and table.side_of(me) == table.side_in_role(DEFENDERS):
        return [Phrase("can_beat", (table.name_of(enemy),)) for enemy in open_enemies(table)]
    if table.step == SUPPORT and table.warlords[me].card != NOTHING:
        return support_wishes(table, me)
    return []


def open_enemies(table: Table) -> list[int]:
    """The attackers nobody has answered yet, the strongest card first."""
    first = table.first_of(table.side_in_role(ATTACKERS))
    found = [first + lane for lane in range(table.n) if defender_in(table, lane) == NOBODY]
    found = [who for who in found if table.warlords[who].card != NOTHING]
    return sorted(found, key=lambda who: -table.army.strength_of(table.warlords[who].card))


def support_wishes(table: Table, me: int) -> list[Phrase]:
    """Help for the own card if it is about to lose by little."""
    lane = table.warlords[me].lane
    if table.side_of(me) == table.side_in_role(ATTACKERS):
        foe = defender_in(table, lane)
    else:
        foe = table.first_of(table.side_in_role(ATTACKERS)) + lane
    if foe == NOBODY:
        return []
    lead = strength_now(table, me, me) - strength_now(table, foe, me)
    if -3 < lead <= 0 or table.warlords[me].card == KHAN:
        return [Phrase("support_this", (table.name_of(me),))]
    return []
