"""A fight under way: what can be asked of it, and what every game's state can do."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.dice import Dice
from tafelrunde.kernel.sheet import Sheet
from tafelrunde.kernel.state import listed

from .hidden.sight import sight_of
from .hidden.worlds import deal_anew
from .rules.actions import random_action
from .rules.course import carry_out, choices, default_answer, give_up, settle
from .rules.setup import answer_tactic, reveal_tactics
from .rules.table import DRAWN, Table
from .rules.tasks import ACTION_QUESTION, TACTIC_QUESTION
from .thinking.advice import advise
from .thinking.features import observe
from .thinking.judgement import judge


@final
class Fight(Table):
    """A Joust or a Mêlée under way."""

    def clone(self) -> Fight:
        twin = Fight(self.dice.clone(), self.cards, self.rules)
        twin.agenda = self.agenda[: self.tasks]
        twin.tasks = self.tasks
        twin.asked = self.asked
        twin.knights = [knight.clone() for knight in self.knights]
        twin.decks = [deck.clone() for deck in self.decks]
        twin.question = self.question
        twin.speaker = self.speaker
        twin.choices = self.choices
        twin.asking = self.asking
        twin.dealer = self.dealer
        twin.team_a = self.team_a
        twin.offered = self.offered
        twin.order = self.order
        twin.bids = self.bids
        twin.bid_passed = self.bid_passed
        twin.first_named = self.first_named
        twin.attacker = self.attacker
        twin.used = self.used
        twin.extra = self.extra
        twin.rests = self.rests
        twin.opening = self.opening
        twin.turn_number = self.turn_number
        twin.plus = self.plus
        twin.barred = self.barred
        twin.laid = self.laid
        twin.at = self.at
        twin.purpose = self.purpose
        twin.target = self.target
        twin.combat_number = self.combat_number
        twin.guards_barred = self.guards_barred
        twin.strike = self.strike
        twin.stepped_in = self.stepped_in
        twin.shown = self.shown
        twin.peeks = self.peeks
        twin.gone = self.gone
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def options(self, seat: i64) -> vec[i64]:
        if len(self.choices) == 0:
            self.choices = choices(self)
        return self.choices

    def legal(self) -> tuple[int, ...]:
        return listed(self.options(self.turn())) if self.asked != 0 else ()

    def apply(self, action: i64) -> None:
        self.answer(self.turn(), action)

    def pick(self, seat: i64, dice: Dice) -> i64:
        if self.question == ACTION_QUESTION:
            return random_action(self, dice)
        found = self.options(seat)
        return found[dice.below(len(found))]

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe(self, seat, sheet)

    def answer(self, seat: i64, action: i64) -> None:
        if self.question == TACTIC_QUESTION:
            if not answer_tactic(self, seat, action):
                return
            self.asked = bit(seat)
            reveal_tactics(self)
        self.asking = False
        if self.question != TACTIC_QUESTION:
            carry_out(self, action)
        settle(self)

    def imagine_for(self, seat: i64, dice: Dice) -> Fight:
        world = self.clone()
        deal_anew(world, seat, dice)
        return world

    def information_key(self, seat: i64) -> i64:
        return sight_of(self, seat)

    def advise(self, seat: i64, dice: Dice) -> i64:
        return advise(self, seat, dice)

    def evaluate(self, seat: i64) -> float:
        return judge(self, seat)

    def run_out_of_time(self, seat: i64) -> None:
        """The program answers for a seat: it ends the turn, defends nothing, or takes the first."""
        self.answer(seat, default_answer(self.options(seat)))

    def resign(self, seat: i64) -> None:
        """WS-116  The knights of this seat are beaten at once."""
        if self.gone & bit(seat) == 0:
            give_up(self, seat)

    def returns(self) -> list[float]:
        if self.winner < 0 or self.winner == DRAWN:
            return [0.0] * self.rules.seats
        won = [self.rules.team_of_seat(seat) == self.winner for seat in range(self.rules.seats)]
        return [1.0 if each else -1.0 for each in won]
