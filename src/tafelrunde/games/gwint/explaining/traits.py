"""What sets the two sides of a match apart: faction, leader, and who starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tafelrunde.kernel import Options, Seat, Study

from ..files.decks import Collection, Deck
from ..rules.printed import FACTIONS
from ..rules.table import NOBODY
from ..state import Match


class Factions(Study[Match]):
    """What is counted of a match, and which decks may meet."""

    other_verbs = frozenset({"exchange", "discard"})

    def __init__(self, collection: Collection, ready: Sequence[str]) -> None:
        self.collection = collection
        self.ready = ready

    def traits(self, state: Match, seat: Seat) -> dict[str, str]:
        side = state.side(seat)
        traits = {"faction": FACTIONS[side.faction], "leader": state.book.ids[side.leader]}
        if state.starter != NOBODY:
            traits["start"] = "begins" if state.starter == seat else "follows"
        return traits

    def variations(self) -> Mapping[str, Sequence[Options]]:
        """All pairs of factions with their ready decks, and of leaders with these decks."""
        return {
            "faction": pairs_of(self.ready),
            "leader": pairs_of(decks_by_leader(self.collection)),
        }


def pairs_of(decks: Sequence[str]) -> list[Options]:
    """Every deck against every deck, on either side."""
    return [{"deck_a": first, "deck_b": second} for first in decks for second in decks]


def decks_by_leader(collection: Collection) -> list[str]:
    """The ready deck of each faction under each of its leaders, as share codes."""
    leaders = [card for card in collection.by_id.values() if card.values["kind"] == "leader"]
    found = []
    for leader in leaders:
        faction = str(leader.values["faction"])
        ready = collection.ready[faction]
        found.append(collection.encode(Deck(faction, leader.id, ready.cards)))
    return found
