"""What sets the seats of a battle apart: their colour. Red attacks first (SH-13)."""

from __future__ import annotations

from tafelrunde.kernel import Seat, Study

from ..rules.table import RED
from ..state import Battle


class Colours(Study[Battle]):
    """What is counted of a battle."""

    def traits(self, state: Battle, seat: Seat) -> dict[str, str]:
        """SH-10  The colour of the first battle."""
        is_red = state.side_of(state.warlord_of(seat)) == RED
        return {"colour": "red" if is_red else "blue"}
