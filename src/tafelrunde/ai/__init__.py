"""Opponents that play any game. They see what a seat may see, and never the state.

from tafelrunde.ai import Perspective, player
bot = player("knight")          # one for each seat and match: it remembers its thoughts
action = bot.choose(Perspective(game, state, seat), dice)
"""

from .baseline import FlatPlayer, RandomPlayer
from .engine import Engine
from .greedy import Page, Squire
from .perspective import Perspective
from .player import Forfeit, Player, dismiss
from .program import Program
from .roster import LEVELS, enlist, levels, names, player
from .thinker import Budget, Temper, Thinker

__all__ = [
    "LEVELS",
    "Budget",
    "Engine",
    "FlatPlayer",
    "Forfeit",
    "Page",
    "Perspective",
    "Player",
    "Program",
    "RandomPlayer",
    "Squire",
    "Temper",
    "Thinker",
    "dismiss",
    "enlist",
    "levels",
    "names",
    "player",
]
