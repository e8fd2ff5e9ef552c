"""What sets participants apart: knight, Artefact and Tactic, and who makes the first attack."""

from __future__ import annotations

from tafelrunde.kernel import Seat, Study

from ..rules.table import TACTIC_WORDS
from ..state import Fight


class Participants(Study[Fight]):
    """What is counted of a fight."""

    other_verbs = frozenset({"bid", "discard", "take_away"})

    def traits(self, state: Fight, seat: Seat) -> dict[str, str]:
        """A participant who commands several knights is told by his team alone."""
        traits = {}
        knights = [knight for knight in state.knights if knight.seat == seat]
        if len(knights) == 1:
            ids = state.cards.ids
            knight = knights[0]
            if knight.knight >= 0:
                traits["knight"] = ids[knight.knight]
            if state.turn_number > 0:
                traits["artefact"] = ids[knight.artefact] if knight.artefact >= 0 else "none"
                if knight.tactic >= 0:
                    traits["tactic"] = TACTIC_WORDS[knight.tactic]
        if state.turn_number > 0 and state.attacker >= 0:
            begins = state.knights[state.attacker].team == state.rules.team_of_seat(seat)
            traits["start"] = "begins" if begins else "follows"
        return traits
