"""The law of fair play: in every world that looks the same, a player gives the same answer.

    check_fair(GAME, lambda: player("knight"), games=2)

Shipped, so that a player or a game written elsewhere can be checked. A player gets perspectives
only and so can hardly break it; but a game that imagines wrongly, a player that remembers more
than it was shown, or one that got hold of the state does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tafelrunde.kernel import Game, Seat, State, seeded

from .perspective import Perspective
from .player import Player

Answer = Callable[[Any, Seat, int], int]
"""What is answered in this state by this seat, with the dice of this seed."""


class Unfair(AssertionError):
    """A player's answer depends on what its seat cannot know."""


def check_fair(
    game: Game[Any],
    make: Callable[[], Player],
    options: Mapping[str, object] | None = None,
    games: int = 1,
    every: int = 5,
    most: int = 8,
    worlds: int = 2,
    seed: int = 1,
) -> int:
    """Compare a fresh player's answers in look-alike worlds of random games.

    Some decisions apart, and at most so many in each game; returns how many were compared.
    """

    def answer(state: State, seat: Seat, luck: int) -> int:
        return make().choose(Perspective(game, state, seat), seeded(luck))

    return check_answers(game, answer, make().name, options, games, every, most, worlds, seed)


def check_answers(
    game: Game[Any],
    answer: Answer,
    name: str,
    options: Mapping[str, object] | None = None,
    games: int = 1,
    every: int = 5,
    most: int = 8,
    worlds: int = 2,
    seed: int = 1,
) -> int:
    """The same for anything that answers for a seat."""
    compared = 0
    for number in range(games):
        state = game.setup(options, seed=seed + number)
        dice = seeded(seed + number + 7919)
        ply = found = 0
        while not state.over and found < most:
            seat = state.turn()
            if ply % every == 0 and len(state.legal_for(seat)) > 1:
                found += 1
                given = answer(state, seat, ply)
                for _ in range(worlds):
                    other = game.imagine(state, seat, dice.split())
                    compared += 1
                    if answer(other, seat, ply) != given:
                        raise Unfair(
                            f"{name} in {game.name}, seed {seed + number}, ply {ply}: the answer "
                            f"of seat {seat} depends on what this seat cannot know"
                        )
            state.answer(seat, state.pick(seat, dice))
            ply += 1
    return compared
