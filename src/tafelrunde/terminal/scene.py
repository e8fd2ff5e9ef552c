"""The table in lines: the hand, the field, the piles, and the choices."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from tafelrunde.kernel import Game, MoveText, View, Zone, places
from tafelrunde.words import Words

from .voice import Voice

HAND = "hand"
PILES = frozenset(
    {
        "aside",
        "deck",
        "discard",
        "draw",
        "grave",
        "graveyard",
        "library",
        "pile",
        "ready",
        "reserve",
    }
)
"""First parts of places whose cards are counted rather than looked at."""
PRINTED = ("strength", "value")
"""Columns of card files whose number stands on the card."""


class Scene:
    """One seat's view in words."""

    def __init__(self, game: Game[Any], view: View, words: Words, voice: Voice) -> None:
        self.game = game
        self.view = view
        self.words = words
        self.voice = voice

    def hand(self) -> list[str]:
        """What this seat holds."""
        zones = [zone for zone in self.zones(HAND) if zone.owner == self.view.seat]
        return [self.line(zone) for zone in zones] or [self.voice.say("no-hand")]

    def field(self) -> list[str]:
        """What lies between the players."""
        return self.laid() or [self.voice.say("empty-field")]

    def laid(self) -> list[str]:
        kinds = {kind_of(zone) for zone in self.view.zones} - PILES - {HAND}
        return [
            self.line(zone) for zone in self.view.zones if kind_of(zone) in kinds and zone.count
        ]

    def piles(self) -> list[str]:
        """All piles, and how many cards the others hold."""
        return [
            self.line(zone)
            for zone in self.view.zones
            if kind_of(zone) in PILES or (kind_of(zone) == HAND and zone.owner != self.view.seat)
        ]

    def status(self) -> list[str]:
        """Everything that is counted, one sentence after the other."""
        counted = [self.words.counter(name, value) for name, value in self.view.counters.items()]
        return [f"{self.words.status(self.view.status)}. {'. '.join(counted)}."]

    def question(self) -> str:
        return self.words.question(self.view.question)

    def choices(self) -> list[str]:
        return [self.choice(move) for move in self.moves()]

    def moves(self) -> list[MoveText]:
        """The moves as they are numbered: those that name something first, refusals last."""
        return sorted(self.view.moves, key=lambda move: not move.facts)

    def choice(self, move: MoveText) -> str:
        """A move in words, with the number printed on its card, or with its price where the game
        tells one."""
        card = self.card_played(move)
        text = self.words.move(move)
        if move.action in self.prices:
            return f"{text}: {self.words.say('price', {'points': self.prices[move.action]})}"
        return text if card is None else self.with_number(text, card)

    @cached_property
    def prices(self) -> dict[int, int]:
        """What moves cost, where a game tells that among its aids; its message `price` says it."""
        return dict(self.view.aids.get("prices", ())) if self.words.knows("price") else {}  # type: ignore[call-overload]

    def card_played(self, move: MoveText) -> str | None:
        """The card that a move plays, if it plays one: it is named, or touched in a place."""
        named = [move.facts.get("card"), *map(places.last, move.touches)]
        return next((str(word) for word in named if word in self.known_cards), None)

    @cached_property
    def known_cards(self) -> frozenset[object]:
        return frozenset(card.id for card in self.game.cards)

    def zones(self, kind: str) -> list[Zone]:
        return [zone for zone in self.view.zones if kind_of(zone) == kind]

    def line(self, zone: Zone) -> str:
        """A place and what lies there."""
        if zone.cards is None:
            content = self.voice.say("hidden-cards", count=zone.count)
        elif not zone.cards:
            content = self.voice.say("no-cards")
        else:
            content = ", ".join(
                self.card(card) if count == 1 else f"{count}× {self.card(card)}"
                for card, count in Counter(zone.cards).items()
            )
        place = self.words.zone(zone.place)
        return f"{place[:1].upper()}{place[1:]}: {content}"

    def card(self, id: str) -> str:
        """A card's name with the number printed on it, or with what its game says is on it."""
        if self.words.knows("card-on-table"):
            return self.words.say("card-on-table", {"card": id})
        return self.with_number(self.words.card(id), id)

    def with_number(self, text: str, card: str) -> str:
        """The text, with the printed number behind it unless the card's name tells it."""
        values = self.game.card(card).values
        number = next((str(values[name]) for name in PRINTED if values.get(name)), "")
        told = not number or number in self.words.card(card) or self.words.knows("card-on-table")
        return text if told else f"{text} ({number})"


def kind_of(zone: Zone) -> str:
    return places.kind(zone.place)
