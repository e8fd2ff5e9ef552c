"""The table in a terminal: numbered choices and a few words, for any game.

Nothing in here reads a keyboard or draws a screen but `shell`; the rest takes and gives lines.
"""

from .prompt import PromptGame
from .session import Session
from .shell import play_lines, save_record

__all__ = ["PromptGame", "Session", "play_lines", "save_record"]
