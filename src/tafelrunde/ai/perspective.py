"""What a bot may know: its view, its legal actions, what was said, and look-alike worlds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Generic

from tafelrunde.kernel import (
    BadInput,
    Dice,
    Game,
    MoveText,
    Phrase,
    Reason,
    Said,
    Seat,
    View,
    seeded,
)
from tafelrunde.kernel.parts import S


class Perspective(Generic[S]):
    """A game under way as one seat knows it.

    The real state is not kept, only a world imagined from it. Every game imagines from what the
    seat knows alone (a law sees to that), so nothing reached from here can tell a secret.
    """

    def __init__(self, game: Game[S], state: S, seat: Seat, said: Sequence[Said] = ()) -> None:
        self.game = game
        self.seat = seat
        self.said = tuple(said)
        """All that was said at the table so far."""
        self._world = game.imagine(state, seat, seeded(0))
        if said and game.talk is not None:
            game.talk.hear(self._world, seat, said)

    @property
    def world(self) -> S:
        """A world that looks the same from here, to imagine others from. Not to be changed."""
        return self._world

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.game.seats(self.game.agreed(self._world))

    @cached_property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat."""
        return self.game.teams(self.game.agreed(self._world))

    @cached_property
    def view(self) -> View:
        """The table as this seat sees it."""
        return self.game.view(self._world, self.seat)

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The legal actions of this seat, in ascending order; none if it is not asked."""
        return tuple(self._world.legal_for(self.seat))

    def allows(self, action: int) -> bool:
        """Whether this seat may do that now."""
        return action in self.legal

    def checked(self, action: int, name: str) -> int:
        """This action, if the rules allow it: what a player of this name chose."""
        if not self.allows(action):
            raise BadInput(f"the player {name} chose the illegal action {action}")
        return action

    def describe(self, action: int) -> MoveText:
        return self.game.describe(self._world, self.seat, action)

    def reason(self, action: int) -> Reason | None:
        """Why this action may be advised."""
        return self.game.reason(self._world, self.seat, action)

    def speak(self, dice: Dice) -> Phrase | None:
        """What a helpful partner says in this seat now, if anything."""
        talk = self.game.talk
        return None if talk is None else talk.speak(self._world, self.seat, self.said, dice)

    def imagine(self, dice: Dice) -> S:
        """A new world that looks the same from here, with hidden cards dealt by these dice."""
        return self.game.imagine(self._world, self.seat, dice)
