"""What sets the seats of a battle apart: their colour. Red attacks first (SH-13)."""

from __future__ import annotations

from tafelrunde.kernel import Seat

from ..rules.table import RED, Table


def traits_of(table: Table, seat: Seat) -> dict[str, str]:
    """SH-10  The colour of the first battle."""
    is_red = table.side_of(table.warlord_of(seat)) == RED
    return {"colour": "red" if is_red else "blue"}
