"""One game among bots, and a range of them. Pure functions of their seeds."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tafelrunde.ai import Forfeit, Perspective, Player, dismiss, player
from tafelrunde.kernel import Dice, Game, Options, Said, State, play_out, seeded

from .seats import seating

LUCK = 0x5DEECE66D
"""Sets the players' dice apart from those the cards are dealt with."""


@dataclass
class Tally:
    """What came out of some games. Tallies of other seeds can be added."""

    wins: list[int]
    """For each player, how many games one of its seats won."""
    draws: int = 0
    lengths: Counter[int] = field(default_factory=Counter)
    """How many games had so many decisions."""

    def add(self, other: Tally) -> None:
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins)]
        self.draws += other.draws
        self.lengths.update(other.lengths)


def play_range(game: Game[Any], options: Options, players: Sequence[str], seeds: range) -> Tally:
    """Play one game for each seed. The options are complete."""
    places = seating(players, game.teams(options))
    for name in players:
        dismiss([player(name)])  # an unknown name is told before the first game
    guessing = all(name == "random" for name in players)
    tally = Tally([0] * len(players))
    for seed in seeds:
        state = game.new(options, seed, None)
        dice = seeded(seed ^ LUCK)
        if guessing:
            length = play_out(state, dice)
        else:
            length = play_game(game, state, [player(players[place]) for place in places], dice)
        count_result(tally, state.returns(), places)
        tally.lengths[length] += 1
    return tally


class Watch(Protocol):
    """Somebody who looks on while a game is played."""

    def asked(self, state: State, seat: int) -> None:
        """A seat is about to decide."""

    def decided(self, state: State, seat: int, action: int, seconds: float) -> None:
        """It has decided; the action is not yet carried out."""


def play_game(
    game: Game[Any],
    state: State,
    bots: Sequence[Player] | None,
    dice: Dice,
    watch: Watch | None = None,
) -> int:
    """Let the bots, one for each seat, play to the end; return how many decisions there were.

    Without bots the dice choose, as `play_out` does. A bot that cannot go on resigns; in the end
    all of them let go of what they hold.
    """
    decisions = 0
    talk: list[Said] = []
    try:
        while not state.over:
            seat = state.turn()
            if watch is not None:
                watch.asked(state, seat)
            begun = time.perf_counter()
            try:
                if bots is None:
                    action = int(state.pick(seat, dice))
                else:
                    let_speak(game, state, seat, talk, decisions, dice)
                    action = ask(game, state, bots[seat], seat, talk, dice)
            except Forfeit:
                game.resign(state, seat)
                continue
            if watch is not None:
                watch.decided(state, seat, action, time.perf_counter() - begun)
            state.answer(seat, action)
            decisions += 1
    finally:
        dismiss(bots or ())
    return decisions


def let_speak(
    game: Game[Any], state: State, seat: int, talk: list[Said], ply: int, dice: Dice
) -> None:
    """Where partners may talk, a bot says what may help them before it answers."""
    if game.phrases(state, seat, talk):
        phrase = Perspective(game, state, seat, talk).speak(dice.split())
        if phrase is not None:
            talk.append(Said(ply, seat, game.round_of(state), phrase))


def ask(
    game: Game[Any], state: State, bot: Player, seat: int, talk: Sequence[Said], dice: Dice
) -> int:
    """What the bot in this seat answers."""
    seen = Perspective(game, state, seat, talk)
    return seen.checked(bot.choose(seen, dice.split()), bot.name)


def count_result(tally: Tally, returns: Sequence[float], places: Sequence[int]) -> None:
    """The seats with the best return have won; nobody has if that is not positive."""
    best = max(returns)
    if best <= 0:
        tally.draws += 1
        return
    for place in {places[seat] for seat, value in enumerate(returns) if value == best}:
        tally.wins[place] += 1
