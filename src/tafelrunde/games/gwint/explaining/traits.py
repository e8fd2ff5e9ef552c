"""What sets the two sides of a match apart: faction, leader, and who starts."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Options, Seat

from ..files.decks import Collection, Deck
from ..rules.printed import FACTIONS
from ..rules.table import NOBODY, Table


def traits_of(table: Table, seat: Seat) -> dict[str, str]:
    side = table.side(seat)
    traits = {"faction": FACTIONS[side.faction], "leader": table.book.ids[side.leader]}
    if table.starter != NOBODY:
        traits["start"] = "begins" if table.starter == seat else "follows"
    return traits


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
