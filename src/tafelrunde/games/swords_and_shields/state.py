"""A game under way: what can be asked of it, and what every game's state can do."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice
from tafelrunde.kernel.sheet import Sheet
from tafelrunde.kernel.state import listed

from .hidden.sight import sight_of
from .hidden.worlds import SHUFFLED, deal_anew, is_possible
from .rules.absent import default_answer
from .rules.course import carry_out
from .rules.moves import END
from .rules.questions import answers_to
from .rules.setup import end_game, leader
from .rules.table import NOBODY, Table
from .rules.tasks import ACTION, HPC
from .thinking.advice import advise
from .thinking.features import observe
from .thinking.judgement import judge


@final
class Duel(Table):
    """A game of Swords and Shields, or a match of them, under way."""

    def clone(self) -> Duel:
        players = [self.players[0].clone(), self.players[1].clone()]
        twin = Duel(self.dice.clone(), self.box, self.rules, players)
        twin.asked = self.asked
        twin.shop = self.shop[:]
        twin.shop_deck = self.shop_deck.clone()
        twin.shop_discard = self.shop_discard.clone()
        twin.origin = self.origin[:]
        twin.step = self.step
        twin.active = self.active
        twin.starter = self.starter
        twin.round = self.round
        twin.actions = self.actions
        twin.window = self.window
        twin.countered = self.countered
        twin.drew = self.drew
        twin.chain = self.chain.clone()
        twin.effect = self.effect
        twin.amount = self.amount
        twin.spot = self.spot
        twin.power = self.power
        twin.currency = self.currency
        twin.picked = self.picked.clone()
        twin.fallen = self.fallen
        twin.reason = self.reason
        twin.results = self.results
        twin.seed = self.seed
        return twin

    def options(self, seat: i64) -> vec[i64]:
        """SS-81  Found once for each question; looking at them changes nothing."""
        if not self.ready:
            self.answers = answers_to(self)
            self.ready = True
        return self.answers

    def legal(self) -> tuple[int, ...]:
        return listed(self.options(self.turn())) if self.asked != 0 else ()

    def apply(self, action: i64) -> None:
        self.answer(self.turn(), action)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe(self, seat, sheet)

    def answer(self, seat: i64, action: i64) -> None:
        carry_out(self, seat, action)
        if self.fallen != NOBODY:
            end_game(self)

    def pick(self, seat: i64, dice: Dice) -> i64:
        options = self.options(seat)
        return options[dice.below(len(options))]

    def imagine_for(self, seat: i64, dice: Dice) -> Duel:
        while True:
            world = self.clone()
            deal_anew(world, seat, dice, SHUFFLED)
            if is_possible(world):
                return world

    def information_key(self, seat: i64) -> i64:
        return sight_of(self, seat)

    def advise(self, seat: i64, dice: Dice) -> i64:
        return advise(self, seat, dice)

    def evaluate(self, seat: i64) -> float:
        return judge(self, seat)

    def run_out_of_time(self, seat: i64) -> None:
        """SS-126  Unfinished business is completed with the first legal choice, the turn ends."""
        games = len(self.results)
        active = self.active == seat
        if self.step == HPC:
            self.answer(seat, default_answer(self))
            return
        while self.is_on(seat, games) and self.step != ACTION:
            self.answer(seat, default_answer(self))
        if active and self.is_on(seat, games):
            self.answer(seat, END)

    def is_on(self, seat: i64, games: i64) -> bool:
        """Whether this seat is still asked, and in the same game of the match."""
        return self.asked != 0 and self.turn() == seat and len(self.results) == games

    def resign(self, seat: i64) -> None:
        """SS-126  A player may give up at any time."""
        self.fallen = seat
        self.reason = "resigned"
        end_game(self)

    def returns(self) -> list[float]:
        winner = leader(self) if self.asked == 0 else NOBODY
        if winner == NOBODY:
            return [0.0, 0.0]
        return [1.0, -1.0] if winner == 0 else [-1.0, 1.0]
