"""Games for learners: numbers made from what a seat knows, masks of what it may do.

`Many` steps many games in one call, `Episode` one game step by step. The adapters for other
libraries are modules of their own: `tafelrunde.rl.pettingzoo`, `.gymnasium` and `.openspiel`.
"""

from .batch import IllegalAction
from .episode import Episode
from .learnt import Learnt
from .many import Many, Seen
from .shape import Shape, environment_ids, shape_of

__all__ = [
    "Episode",
    "IllegalAction",
    "Learnt",
    "Many",
    "Seen",
    "Shape",
    "environment_ids",
    "shape_of",
]
