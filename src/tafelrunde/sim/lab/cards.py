"""What a card does for the side that draws or plays it.

Compared are sides that had a card before the other side had it, or that alone had it, with sides
in the opposite place: in one and the same game, so that long games, in which more cards are seen,
count for neither. Where both had it at once nothing is compared. Where only one side can have the
card at all, as its faction has, games in which it had it are compared with games in which it had
not. Players, factions and the like are accounted for: what is compared is how far results lie
above what these let expect.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tafelrunde.kernel import Game

from .shares import Case, Difference, difference_of
from .sides import Side

Had = Callable[[Side], Mapping[int, int]]


NEVER = 1 << 60
"""Later than any decision of a game."""


@dataclass(frozen=True)
class CardEffect:
    """How much more often a side wins with a card; None where there is nothing to compare."""

    card: str
    drawn: Difference | None
    played: Difference | None


def card_effects(game: Game[Any], sides: list[Side]) -> list[CardEffect]:
    """The effect of each card that some sides had and others had not, in the card file's order."""
    drawn = effects(sides, lambda side: side.drawn)
    played = effects(sides, lambda side: side.played)
    return [
        CardEffect(card.id, drawn.get(number), played.get(number))
        for number, card in enumerate(game.cards)
        if number in drawn or number in played
    ]


def effects(sides: list[Side], had: Had) -> dict[int, Difference]:
    company = company_of(sides, had)
    found = {}
    for card, known in company.items():
        with_it: list[Case] = []
        without: list[Case] = []
        for side in sides:
            if not could_have(side, known):
                continue
            mine, theirs = had(side).get(card, NEVER), had(side.other).get(card, NEVER)
            if mine < theirs:
                with_it.append((side.surprise, side.deal))
            elif mine > theirs or not could_have(side.other, known):
                without.append((side.surprise, side.deal))
        if with_it and without:
            found[card] = difference_of(with_it, without)
    return found


Company = dict[str, set[str]]
"""By trait the values that were seen together with a card."""


def company_of(sides: list[Side], had: Had) -> dict[int, Company]:
    """With which traits each card was ever seen: cards of a faction only with that faction."""
    found: dict[int, Company] = {}
    for side in sides:
        for card in had(side):
            company = found.setdefault(card, {})
            for name, values in side.traits.items():
                company.setdefault(name, set()).update(values)
    return dict(sorted(found.items()))


def could_have(side: Side, company: Company) -> bool:
    return all(not company.get(name, set()).isdisjoint(side.traits[name]) for name in side.traits)
