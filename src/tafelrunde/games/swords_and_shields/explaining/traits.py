"""What sets the two duellists apart: who starts, and the colour of their life point cards."""

from __future__ import annotations

from tafelrunde.kernel import Seat, Study

from ..rules.printed import NOTHING
from ..state import Duel
from ..telling.view import colour_word


class Duellists(Study[Duel]):
    """What is counted of a game."""

    other_verbs = frozenset({"show", "discard", "shelve", "move"})

    def traits(self, state: Duel, seat: Seat) -> dict[str, str]:
        traits = {"start": "begins" if state.starter == seat else "follows"}
        hpc = state.players[seat].hpc
        if hpc != NOTHING:
            traits["hpc"] = colour_word(hpc)
        return traits
