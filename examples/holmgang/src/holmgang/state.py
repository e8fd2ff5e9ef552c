"""A duel under way: what can be asked of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice, Event, Options, seeded
from tafelrunde.kernel.sheet import Sheet

from .rules import Cloak, blows, draw_lot, give_up, strike, strike_late, winner
from .thinking import observe


class Duel(Cloak):
    """A duel under way; each question goes to the rule that answers it."""

    def clone(self) -> Duel:
        twin = Duel(self.dice.clone(), self.agreed)
        twin.asked = self.asked
        twin.boards = list(self.boards)
        twin.parried = list(self.parried)
        twin.resigned = self.resigned
        return twin

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64](blows(self, seat))

    def answer(self, seat: i64, action: i64) -> None:
        strike(self, seat, action)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe(self, seat, sheet)

    def imagine_for(self, seat: i64, dice: Dice) -> Duel:
        """Nothing is hidden; only the dice are others."""
        world = self.clone()
        world.dice = dice.split()
        return world

    def resign(self, seat: i64) -> None:
        give_up(self, seat)

    def run_out_of_time(self, seat: i64) -> None:
        strike_late(self, seat)

    def returns(self) -> list[float]:
        if not self.over:
            return [0.0, 0.0]
        return [1.0, -1.0] if winner(self) == 0 else [-1.0, 1.0]


def begin_duel(agreed: Options, seed: int, story: list[Event] | None) -> Duel:
    """HG-1  A duel waiting for its first blow."""
    duel = Duel(seeded(seed), agreed)
    duel.story = story
    draw_lot(duel)
    return duel
