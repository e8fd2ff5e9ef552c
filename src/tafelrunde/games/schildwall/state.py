"""A battle under way: what can be asked of it, and what every game's state can do."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bits_of, random_bit, tuple_of_bits
from tafelrunde.kernel.dice import Dice, seeded
from tafelrunde.kernel.sheet import Sheet
from tafelrunde.kernel.state import Event

from .hidden.sight import sight_of
from .hidden.worlds import imagine_hidden
from .rules.absent import give_up, note_presence, note_time_out, substitute_answer
from .rules.course import carry_out, settle
from .rules.printed import Army
from .rules.questions import choices
from .rules.series import winning_team
from .rules.setup import deal_battle
from .rules.table import NOBODY, Rules, Table
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
        twin.replying = self.replying
        twin.replies = self.replies
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

    def write_mask(self, seat: i64, sheet: Sheet) -> None:
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

    def information_key(self, seat: i64) -> i64:
        return sight_of(self, NOBODY if seat < 0 else self.warlord_of(seat))

    def advise(self, seat: i64, dice: Dice) -> i64:
        return advised(self, dice)

    def evaluate(self, seat: i64) -> float:
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
