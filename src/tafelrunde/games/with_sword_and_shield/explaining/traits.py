"""What sets participants apart: knight, Artefact and Tactic, and who makes the first attack."""

from __future__ import annotations

from tafelrunde.kernel import Seat

from ..rules.table import TACTIC_WORDS, Table


def traits_of(table: Table, seat: Seat) -> dict[str, str]:
    """A participant who commands several knights is told by his team alone."""
    traits = {}
    knights = [knight for knight in table.knights if knight.seat == seat]
    if len(knights) == 1:
        ids = table.cards.ids
        knight = knights[0]
        if knight.knight >= 0:
            traits["knight"] = ids[knight.knight]
        if table.turn_number > 0:
            traits["artefact"] = ids[knight.artefact] if knight.artefact >= 0 else "none"
            if knight.tactic >= 0:
                traits["tactic"] = TACTIC_WORDS[knight.tactic]
    if table.turn_number > 0 and table.attacker >= 0:
        begins = table.knights[table.attacker].team == table.rules.team_of_seat(seat)
        traits["start"] = "begins" if begins else "follows"
    return traits
