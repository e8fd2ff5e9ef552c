"""SH-73  Partners talk in games among bots, too."""

from __future__ import annotations

from typing import Any

from tafelrunde.ai import Perspective, RandomPlayer
from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import Dice, Said, seeded
from tafelrunde.sim.match import play_game
from tafelrunde.testing import rule


class Listener:
    """Guesses, and keeps all that was said at the table."""

    name = "listener"

    def __init__(self) -> None:
        self.heard: tuple[Said, ...] = ()

    def choose(self, perspective: Perspective[Any], dice: Dice) -> int:
        self.heard = perspective.said
        return RandomPlayer().choose(perspective, dice)


def listened(options: dict[str, object]) -> list[Listener]:
    state = GAME.setup(options, seed=3)
    bots = [Listener() for _ in range(GAME.seats(GAME.agreed(state)))]
    play_game(GAME, state, bots, seeded(3))
    return bots


@rule("SH-73")
def test_bots_of_a_mass_battle_speak_and_are_heard() -> None:
    bots = listened({"n": 2})
    longest = max((bot.heard for bot in bots), key=len)
    assert longest
    assert all(0 <= said.seat < 4 for said in longest)
    assert [said.ply for said in longest] == sorted(said.ply for said in longest)


@rule("SH-73")
def test_nobody_talks_where_there_is_no_partner() -> None:
    assert all(bot.heard == () for bot in listened({}))
