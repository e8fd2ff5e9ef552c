"""SH-15 to SH-23  Course of a battle: the agenda is worked off until somebody is asked."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit, bits_of, random_bit, tuple_of_bits
from tafelrunde.kernel.dice import Dice, seeded
from tafelrunde.kernel.sheet import Sheet
from tafelrunde.kernel.state import Event, only

from .hidden.sight import sight_of
from .hidden.worlds import imagine_hidden
from .rules import tally
from .rules.absent import give_up, note_presence, note_time_out, substitute_answer
from .rules.ending import check_exhaustion, check_khans
from .rules.hail import call_hail
from .rules.moves import CALL_HAIL, NONE, kind_in, target_in
from .rules.printed import IDS, NOTHING, Army
from .rules.questions import choices, must_ask
from .rules.refill import refill_hands
from .rules.result import decide_duels
from .rules.series import winning_team
from .rules.setup import deal_battle
from .rules.table import NOBODY, Rules, Table
from .rules.tasks import (
    ATTACK,
    ATTACKERS,
    DEFENDERS,
    LAST_QUESTION,
    RESULT,
    REVEAL,
    SUPPORT,
    speaker_in,
    step_in,
)
from .thinking.advice import advised
from .thinking.features import observe
from .thinking.judgement import worth_for_team


@final
class Battle(Table):
    """A battle of Schildwall, or a series of them, under way."""

    def clone(self) -> Battle:
        twin = Battle(self.dice.clone(), self.army, self.rules, self.red_team, self.seed)
        twin.agenda = self.agenda
        twin.tasks = self.tasks
        twin.asked = self.asked
        twin.warlords = [warlord.clone() for warlord in self.warlords]
        twin.step = self.step
        twin.speaker = self.speaker
        twin.fight = self.fight
        twin.course_start = self.course_start
        twin.revealed = self.revealed
        twin.clear_sky = self.clear_sky
        twin.battle = self.battle
        twin.results = self.results
        twin.given_up = self.given_up
        twin.late = self.late
        twin.claims = self.claims
        twin.wishes = self.wishes
        return twin

    def options(self, seat: i64) -> vec[i64]:
        return bits_of(choices(self, self.step, self.speaker))

    def legal(self) -> tuple[int, ...]:
        if self.asked == 0:
            return ()
        return tuple_of_bits(choices(self, self.step, self.speaker))

    def pick(self, seat: i64, dice: Dice) -> i64:
        return random_bit(choices(self, self.step, self.speaker), dice)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe(self, seat, sheet)

    def mark(self, seat: i64, sheet: Sheet) -> None:
        sheet.bits(choices(self, self.step, self.speaker))

    def answer(self, seat: i64, action: i64) -> None:
        note_presence(self, self.speaker)
        carry_out(self, self.speaker, action)
        settle(self)

    def apply(self, action: i64) -> None:
        self.answer(0, action)  # only one warlord is asked at a time

    def imagine_for(self, seat: i64, dice: Dice) -> Battle:
        world = self.clone()
        imagine_hidden(world, world.warlord_of(seat), dice)
        return world

    def sight(self, seat: i64) -> i64:
        return sight_of(self, NOBODY if seat < 0 else self.warlord_of(seat))

    def advise(self, seat: i64, dice: Dice) -> i64:
        return advised(self, dice)

    def worth(self, seat: i64) -> float:
        value = worth_for_team(self, 0)
        return value if seat < self.n else -value

    def run_out_of_time(self, seat: i64) -> None:
        """SH-80  The program answers for the player who is asked."""
        if note_time_out(self, self.speaker):
            settle(self)
        else:
            carry_out(self, self.speaker, substitute_answer(self))
            settle(self)

    def resign(self, seat: i64) -> None:
        """SH-81  A player may resign at any time, asked or not."""
        who = self.warlord_of(seat)
        if give_up(self, who):
            settle(self)
        elif who == self.speaker:
            carry_out(self, who, substitute_answer(self))
            settle(self)

    def returns(self) -> list[float]:
        team = winning_team(self) if self.asked == 0 else NOBODY
        if team == NOBODY:
            return [0.0] * (2 * self.n)
        return [1.0 if (seat < self.n) == (team == 0) else -1.0 for seat in range(2 * self.n)]


def begin_battle(
    army: Army, rules: Rules, red_team: i64, seed: i64, story: list[Event] | None
) -> Battle:
    """SH-9 to SH-13  A battle dealt from its seed and waiting for Red's attack.

    Where nobody chose the colours they are drawn, by other dice than those of the first deal.
    """
    dice = seeded(seed)
    if red_team == NOBODY:
        red_team = dice.split().below(2)
    battle = Battle(dice, army, rules, red_team, seed)
    battle.story = story
    battle.asked = 1  # the game is on; settling finds who is asked first
    deal_battle(battle)
    settle(battle)
    return battle


def settle(table: Table) -> None:
    """SH-17, SH-63  Work off the agenda until a player has a choice or the game is over."""
    while table.asked != 0:
        task = table.next_task()
        step = step_in(task)
        if step <= LAST_QUESTION:
            who = speaker_in(task)
            if must_ask(table, step, who):
                table.step = step
                table.speaker = who
                table.asked = bit(table.seat_of(who))
                if table.given_up & bit(who) == 0:
                    return
                carry_out(table, who, substitute_answer(table))  # SH-81
        elif step == REVEAL:
            reveal_supports(table)
        elif step == RESULT:
            table.clear_sky = False
            if decide_duels(table):
                check_khans(table)  # SH-48: before the refill
        else:
            finish_fight(table)


def finish_fight(table: Table) -> None:
    """SH-17 steps 11 to 13  What follows every fight, also one broken off by hail (SH-34)."""
    all_are_full = refill_hands(table)
    if all_are_full or not check_exhaustion(table):
        table.begin_fight(table.fight + 1)


def carry_out(table: Table, who: i64, action: i64) -> None:
    """SH-17  One answer to the question asked."""
    said = kind_in(action)
    if said == CALL_HAIL:
        call_hail(table, who)
    elif said == NONE:
        if table.story is not None:
            facts: dict[str, object] = {"army": table.name_of(who)}
            kind = "support.declined" if table.step == SUPPORT else "hail.declined"
            table.tell(kind, facts, "SH-18", only(table.seat_of(who)))
    elif table.step == ATTACK:
        lay_attack_card(table, who, said, table.index_of(who))
    elif table.step == SUPPORT:
        lay_support(table, who, said, target_in(action))
    else:
        lay_attack_card(table, who, said, target_in(action))


def lay_attack_card(table: Table, who: i64, kind: i64, lane: i64) -> None:
    """SH-17 steps 1 and 4, SH-64  An attack card is laid face up, a defender's before another."""
    warlord = table.warlords[who]
    warlord.hand -= tally.one(kind)
    warlord.card = kind
    warlord.lane = lane
    if table.story is not None:
        facts: dict[str, object] = {
            "army": table.name_of(who),
            "card": IDS[kind],
            "total": table.army.strength_of(kind),
        }
        if table.step == ATTACK:
            table.tell("attack.laid", facts, "SH-17")
        else:
            enemy = table.first_of(table.side_in_role(ATTACKERS)) + lane
            facts["target"] = table.name_of(enemy)
            facts["against"] = IDS[table.warlords[enemy].card]
            table.tell("defence.laid", facts, "SH-17" if table.n == 1 else "SH-64")


def lay_support(table: Table, who: i64, kind: i64, index: i64) -> None:
    """SH-21, SH-22, SH-66  A Fylgdar is laid beside an attack card of the own side."""
    warlord = table.warlords[who]
    warlord.hand -= tally.one(kind)
    warlord.support = kind
    warlord.supported = index
    if table.story is None:
        return
    owner = only(table.seat_of(who))
    name = table.name_of(who)
    target = target_of(table, who)
    supported = table.warlords[table.first_of(table.side_of(who)) + index]
    total = table.army.strength_of(supported.card) + table.army.support_of(kind)
    facts: dict[str, object] = {
        "army": name,
        "card": IDS[kind],
        "target": target,
        "total": total,  # SH-24: of the attack card with this support
    }
    if table.rules.support_is_open:
        table.tell("support.laid", facts, "SH-22")
        return
    table.tell("support.sealed.mine", facts, "SH-21", owner)
    if table.n > 1:
        theirs: dict[str, object] = {"army": name, "target": target}
        table.tell("support.sealed", theirs, "SH-66", team_audience(table, who) & ~owner)


def reveal_supports(table: Table) -> None:
    """SH-17 step 7  All sealed choices become public at the same time."""
    table.revealed = True
    if table.story is None or table.rules.support_is_open:
        return
    supports: list[tuple[str, str, str]] = []
    for role in (ATTACKERS, DEFENDERS):
        first = table.first_of(table.side_in_role(role))
        for who in range(first, first + table.n):
            if table.warlords[who].support != NOTHING:
                supports.append((table.name_of(who), support_id(table, who), target_of(table, who)))
    table.tell("supports.revealed", {"supports": tuple(supports)}, "SH-21")


def support_id(table: Table, who: i64) -> str:
    return IDS[table.warlords[who].support]


def target_of(table: Table, who: i64) -> str:
    """The name of the warlord whose attack card this warlord supports."""
    return table.name_of(table.first_of(table.side_of(who)) + table.warlords[who].supported)


def team_audience(table: Table, who: i64) -> i64:
    """All seats of a warlord's side."""
    audience: i64 = 0
    first = table.first_of(table.side_of(who))
    for partner in range(first, first + table.n):
        audience |= only(table.seat_of(partner))
    return audience
