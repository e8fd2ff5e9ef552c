"""A match under way: what can be asked of it, and what every game's state can do."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice, seeded
from tafelrunde.kernel.sheet import Sheet
from tafelrunde.kernel.state import Event, listed

from .hidden.sight import sight_of
from .hidden.worlds import imagine_hidden, weather_needed
from .rules import events
from .rules import table as zones
from .rules.course import carry_out, settle
from .rules.piles import EMPTY
from .rules.printed import Book
from .rules.questions import any_of, choices, random_exchange, random_turn, turn_choices
from .rules.setup import begin_match
from .rules.table import NOBODY, Rules, Side, Table
from .thinking.advice import advised
from .thinking.features import observe
from .thinking.judgement import worth_for


@final
class Match(Table):
    """A match of Gwint under way."""

    def clone(self) -> Match:
        twin = Match(self.dice.clone(), self.book, self.rules, self.a.clone(), self.b.clone())
        if self.tasks > 0:
            twin.agenda = self.agenda[: self.tasks]
            twin.tasks = self.tasks
        twin.asked = self.asked
        twin.weather = self.weather
        twin.arriving = self.arriving
        twin.question = self.question
        twin.speaker = self.speaker
        twin.starter = self.starter
        twin.round = self.round
        twin.discards = self.discards
        twin.winner = self.winner
        twin.reason = self.reason
        twin.scores = self.scores
        twin.tokens = self.tokens
        twin.removed = self.removed
        twin.imagined = self.imagined
        return twin

    def options(self, seat: i64) -> vec[i64]:
        if self.question != zones.TURN:
            return choices(self, seat)
        if len(self.offered) == 0:
            self.offered = turn_choices(self, seat)
        return self.offered

    def legal(self) -> tuple[int, ...]:
        return listed(self.options(self.turn())) if self.asked != 0 else ()

    def apply(self, action: i64) -> None:
        self.answer(self.turn(), action)

    def pick(self, seat: i64, dice: Dice) -> i64:
        if self.question == zones.TURN:
            return random_turn(self, seat, dice)
        if self.question == zones.EXCHANGE:
            return random_exchange(self.side(seat), self.book, dice)
        return any_of(choices(self, seat), dice)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe(self, seat, sheet)

    def answer(self, seat: i64, action: i64) -> None:
        self.offered = EMPTY
        carry_out(self, seat, action)
        settle(self)

    def imagine_for(self, seat: i64, dice: Dice) -> Match:
        world = self.clone()
        imagine_hidden(world, seat, dice, weather_needed(self, 1 - seat))
        return world

    def information_key(self, seat: i64) -> i64:
        return sight_of(self, seat)

    def advise(self, seat: i64, dice: Dice) -> i64:
        return advised(self, seat, dice)

    def evaluate(self, seat: i64) -> float:
        return worth_for(self, seat)

    def resign(self, seat: i64) -> None:
        """GW-125  Who gives up loses the game at once."""
        self.asked = 0
        self.tasks = 0
        self.winner = 1 - seat
        self.reason = "resigned"
        events.player_resigned(self, seat)

    def run_out_of_time(self, seat: i64) -> None:
        """The program keeps the hand, passes, or takes the first answer for a late player."""
        self.answer(seat, choices(self, seat)[0])

    def returns(self) -> list[float]:
        if self.asked != 0 or self.winner == NOBODY:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]


def new_match(
    book: Book, rules: Rules, a: Side, b: Side, seed: i64, story: list[Event] | None
) -> Match:
    """GW-12  A match between these sides, which stay as they are, up to its first question."""
    match = Match(seeded(seed), book, rules, a.clone(), b.clone())
    match.story = story
    begin_match(match)
    settle(match)
    return match
