"""What sets the two duellists apart: who starts, and the colour of their life point cards."""

from __future__ import annotations

from tafelrunde.kernel import Seat

from ..rules.printed import NOTHING
from ..rules.table import Table
from ..telling.view import colour_word


def traits_of(table: Table, seat: Seat) -> dict[str, str]:
    traits = {"start": "begins" if table.starter == seat else "follows"}
    hpc = table.players[seat].hpc
    if hpc != NOTHING:
        traits["hpc"] = colour_word(hpc)
    return traits
