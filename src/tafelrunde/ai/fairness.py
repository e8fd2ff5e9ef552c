"""The law of fair play: in every world that looks the same, a player gives the same answer.

    check_fair(GAME, lambda: player("knight"), games=2)

Shipped, so that a player or a game written elsewhere can be checked. A player gets perspectives
only and so can hardly break it; but a game that imagines wrongly, a player that remembers more
than it was shown, or one that got hold of the state does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tafelrunde.kernel import Game, Seat, State, seeded

from .perspective import Perspective
from .player import Player

Answer = Callable[[Any, Seat, int], int]
"""What is answered in this state by this seat, with the dice of this seed."""


class Unfair(AssertionError):
    """A player's answer depends on what its seat cannot know."""


@dataclass(frozen=True)
class Sample:
    """How much is looked at: decisions some plies apart, at most so many in each game."""

    games: int = 1
    every: int = 5
    most: int = 8
    worlds: int = 2
    """Look-alike worlds for each of these decisions."""
    seed: int = 1


USUAL = Sample()


def check_fair(
    game: Game[Any],
    make: Callable[[], Player],
    options: Mapping[str, object] | None = None,
    **sample: int,
) -> int:
    """Compare a fresh player's answers in look-alike worlds of random games.

    How many of them the fields of a `Sample` say; returns how many answers were compared.
    """

    def answer(state: State, seat: Seat, luck: int) -> int:
        return make().choose(Perspective(game, state, seat), seeded(luck))

    return check_answers(game, answer, make().name, options, Sample(**sample))


def check_answers(
    game: Game[Any],
    answer: Answer,
    name: str,
    options: Mapping[str, object] | None = None,
    sample: Sample = USUAL,
) -> int:
    """The same for anything that answers for a seat."""
    compared = 0
    for seed in range(sample.seed, sample.seed + sample.games):
        state = game.setup(options, seed=seed)
        dice = seeded(seed + 7919)
        ply = found = 0
        while not state.over and found < sample.most:
            seat = state.turn()
            if ply % sample.every == 0 and len(state.legal_for(seat)) > 1:
                found += 1
                given = answer(state, seat, ply)
                for _ in range(sample.worlds):
                    other = game.imagine(state, seat, dice.split())
                    compared += 1
                    if answer(other, seat, ply) != given:
                        raise Unfair(
                            f"{name} in {game.name}, seed {seed}, ply {ply}: the answer "
                            f"of seat {seat} depends on what this seat cannot know"
                        )
            state.answer(seat, state.pick(seat, dice))
            ply += 1
    return compared
