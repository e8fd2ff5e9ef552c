"""Matches that began by an earlier version of the rules, in the words of the present options.

Version 1 knew no option `pile`. What left a row or a slot went to the pile of the side it lay on;
with `spy_pile = owner` spies alone went home. Special cards never change hands, so for them the
owner's pile always was the one of whoever played them.

The ready decks of version 1 were other ones. Where a file names one of them, or none because it
was the usual one, its share code is meant.
"""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.kernel import BadInput

from .decks import Collection

FORMER = "spy_pile"
SIDE, OWNER = "side", "owner"
DECKS = {"deck_a": "northern_realms", "deck_b": "monsters"}
"""What both played with where nothing else was agreed."""


def since_version_1(given: Mapping[str, object], collection: Collection) -> dict[str, object]:
    """The options of a match of version 1 as they are called now; BadInput where none are."""
    former = given.get(FORMER, SIDE)
    if former not in (SIDE, OWNER):
        raise BadInput(f"option {FORMER}: expected one of {SIDE}, {OWNER}, not {former!r}")
    if former == OWNER and others_cards_may_be_taken(given, collection):
        raise BadInput(
            "rules: this game began by version 1 with spy_pile = owner, where spies alone went "
            "back to their owner's pile; a leader in it takes other cards from the opponent's "
            "pile, and now these go back too (GW-119), so it cannot be played any more"
        )
    kept = {name: value for name, value in given.items() if name != FORMER}
    meant = {
        name: deck_meant(str(given.get(name, usual)), collection) for name, usual in DECKS.items()
    }
    return {**kept, **meant, "pile": former}


def deck_meant(text: str, collection: Collection) -> str:
    """A deck by its text; a ready deck of version 1 by its share code."""
    deck = collection.former.get(text)
    if deck is None or not set(deck.cards) <= set(collection.by_id):
        return text
    return collection.encode(deck)


def others_cards_may_be_taken(given: Mapping[str, object], collection: Collection) -> bool:
    """GW-96  Only so a card that is no spy comes to the side of another player."""
    effects = []
    for name, usual in DECKS.items():
        text = deck_meant(str(given.get(name, usual)), collection)
        leader = collection.by_id.get(collection.read(text).leader)
        effects.append({} if leader is None else leader.values["effect"])
    return any(
        effect.get("key") == "take_from_discard"
        and effect.get("whose") == "opponent"
        and other.get("key") != "cancel_leader"
        for effect, other in (effects, effects[::-1])
    )
