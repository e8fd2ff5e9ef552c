"""How much of a game is luck: what a player that sees all cards wins against one that does not.

    python -m bench.luck gwint --games 100 --against squire --simulations 2000

Mirrored deals: every seed is played twice, with the seats swapped. Only games of two teams.
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

import tafelrunde
from tafelrunde.ai import Budget, Player, player
from tafelrunde.ai.seer import Seer
from tafelrunde.kernel import Game, State, seeded
from tafelrunde.sim.match import play_game


def return_of_seer(
    game: Game[Any], mode: str, seed: int, team: int, against: str, simulations: int
) -> float:
    """What a seer in all seats of one team gets."""
    options = next(each.options for each in game.modes if each.name == mode)
    state: State = game.setup(options, seed)
    teams = game.teams(game.agreed(state))
    bots: list[Player] = [
        Seer(lambda: state, Budget(simulations)) if side == team else player(against)
        for side in teams
    ]
    play_game(game, state, bots, seeded(2 * seed + team))
    return state.returns()[teams.index(team)]


def share_of(game: Game[Any], mode: str, games: int, against: str, simulations: int) -> float:
    """The share of games the seer wins; a draw counts half."""
    total = 0.0
    for number in range(games):
        value = return_of_seer(game, mode, number // 2, number % 2, against, simulations)
        total += (value + 1) / 2
    return total / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=tafelrunde.names())
    parser.add_argument("--mode", help="its first mode if not given")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--against", default="squire")
    parser.add_argument("--simulations", type=int, default=2000)
    asked = parser.parse_args()
    game = tafelrunde.game(asked.game)
    mode = asked.mode or game.modes[0].name
    share = share_of(game, mode, asked.games, asked.against, asked.simulations)
    error = sqrt(share * (1 - share) / asked.games)
    print(f"{asked.game}, {mode}: the seer wins {share:.1%} ± {error:.1%} against {asked.against}")


if __name__ == "__main__":
    main()
