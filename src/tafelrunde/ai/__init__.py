"""Opponents that play any game. They see what a seat may see, and never the state.

from tafelrunde.ai import Perspective, player
action = player("squire").choose(Perspective(game, state, seat), dice)
"""

from .baseline import RandomPlayer, Squire
from .perspective import Perspective
from .player import Player
from .roster import LEVELS, names, player

__all__ = ["LEVELS", "Perspective", "Player", "RandomPlayer", "Squire", "names", "player"]
