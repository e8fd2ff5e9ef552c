"""What a bot may know: its view, its legal actions, and worlds it cannot tell apart."""

from __future__ import annotations

from functools import cached_property
from typing import Generic

from tafelrunde.kernel import Dice, Game, MoveText, Seat, View, seeded
from tafelrunde.kernel.game import S


class Perspective(Generic[S]):
    """A game under way as one seat knows it.

    The real state is not kept, only a world imagined from it. Every game imagines from what the
    seat knows alone (a law sees to that), so nothing reached from here can tell a secret.
    """

    def __init__(self, game: Game[S], state: S, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._world = game.imagine(state, seat, seeded(0))

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.game.seats(self.game.agreed(self._world))

    @cached_property
    def view(self) -> View:
        """The table as this seat sees it."""
        return self.game.view(self._world, self.seat)

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The legal actions of this seat, in ascending order; none if it is not asked."""
        return tuple(self._world.legal_for(self.seat))

    def describe(self, action: int) -> MoveText:
        return self.game.describe(self._world, self.seat, action)

    def imagine(self, dice: Dice) -> S:
        """A new world that looks the same from here, with hidden cards dealt by these dice."""
        return self.game.imagine(self._world, self.seat, dice)
