"""Views and events with their words, ready to be sent.

The same few hundred sentences are said over and over, and a sentence takes longer to make than a
move takes to play. So every part of a message is encoded once and kept: a part is a pure function
of what it tells, never of whose table it is told at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

import msgspec

from tafelrunde import registry, words
from tafelrunde.kernel import (
    Event,
    Foreseen,
    Game,
    MoveText,
    Outcome,
    Range,
    Reason,
    Refusal,
    Unknown,
    View,
    Zone,
)

from . import wire

MOST_KEPT = 20_000
"""Parts of one kind kept for one game and language; then begin anew."""

_encode = msgspec.json.Encoder().encode


class Kept(dict[Any, msgspec.Raw]):
    """Encoded parts by what they tell."""

    def keep(self, key: Any, part: object) -> msgspec.Raw:
        if len(self) >= MOST_KEPT:
            self.clear()
        raw = self[key] = msgspec.Raw(_encode(part))
        return raw


class Labels(dict[str, str]):
    """The names of places, made when they are first asked for."""

    def __init__(self, said: words.Words) -> None:
        super().__init__()
        self._said = said

    def __missing__(self, place: str) -> str:
        if len(self) >= MOST_KEPT:
            self.clear()
        label = self[place] = self._said.zone(place)
        return label


class Zones(dict[Zone, bytes]):
    """Encoded zones, made when they are first asked for: from one scene to the next, and from
    one seat to the other, most stay as they were."""

    def __init__(self, labels: Labels) -> None:
        super().__init__()
        self._labels = labels

    def __missing__(self, zone: Zone) -> bytes:
        if len(self) >= MOST_KEPT:
            self.clear()
        place, owner, count, cards = zone
        told = wire.ZoneInfo(place, self._labels[place], count, owner, cards)
        raw = self[zone] = _encode(told)
        return raw


class Speech:
    """What a game says in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        self.words = words.Words(game, language)
        self._card_ids = frozenset(card.id for card in game.cards)
        self._zones = Zones(Labels(self.words))
        self._buttons = Kept()
        self._moves = Kept()
        self._events = Kept()
        self._counters: dict[str, Kept] = {}
        self._numbers: Mapping[str, object] = {}
        """Those told last, and how: all together seldom come again, but every seat is told."""
        self._told = msgspec.Raw(b"{}"), msgspec.Raw(b"{}")
        self._words = Kept()

    # A view -------------------------------------------------------------------------------

    def view(self, view: View, players: list[str]) -> wire.ViewInfo:
        """The view with its words. What takes words to make is encoded already."""
        outcome = view.outcome
        question = view.question
        counters, counter_texts = self._all_counters(view.counters)
        zones = b",".join(map(self._zones.__getitem__, view.zones))
        return wire.ViewInfo(
            status=self._word("status", view.status, self.words.status),  # type: ignore[arg-type]
            waiting_on=view.waiting_on,
            zones=msgspec.Raw(b"[%b]" % zones),  # type: ignore[arg-type]
            counters=counters,  # type: ignore[arg-type]
            counter_texts=counter_texts,  # type: ignore[arg-type]
            seat=view.seat,
            question=self._word("question", question, self.words.question)  # type: ignore[arg-type]
            if question
            else None,
            buttons=[self._button(place) for place in view.buttons],  # type: ignore[misc]
            moves=[self.move(move) for move in view.moves],  # type: ignore[misc]
            outcome=None if outcome is None else self.outcome(outcome, players),
            aids=view.aids,  # type: ignore[arg-type]
        )

    def _word(self, kind: str, id: str, say: Callable[[str], str]) -> msgspec.Raw:
        key = kind, id
        return self._words.get(key) or self._words.keep(key, wire.Words(id, say(id)))

    def _button(self, place: str) -> msgspec.Raw:
        return self._buttons.get(place) or self._buttons.keep(
            place, wire.ButtonInfo(place, self.words.button(place))
        )

    def _all_counters(self, counters: Mapping[str, object]) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The numbers and their sentences."""
        if counters is not self._numbers and counters != self._numbers:
            texts = {name: self._counter(name, value) for name, value in counters.items()}
            self._told = msgspec.Raw(_encode(counters)), msgspec.Raw(_encode(texts))
            self._numbers = counters
        return self._told

    def _counter(self, name: str, value: object) -> msgspec.Raw:
        kept = self._counters.get(name)
        if kept is None:
            kept = self._counters[name] = Kept()
        try:
            return kept.get(value) or kept.keep(value, self.words.counter(name, value))
        except TypeError:  # a list or a mapping
            key = _encode(value)
            return kept.get(key) or kept.keep(key, self.words.counter(name, value))

    def move(self, move: MoveText) -> msgspec.Raw:
        key = move.action, move.verb, move.touches, move.rule, _encode(move.facts)
        return self._moves.get(key) or self._moves.keep(
            key,
            wire.MoveInfo(
                move.action,
                move.verb,
                self.words.move(move),
                move.touches,
                move.rule,
                dict(move.facts),
                move.verb in self.game.grave,
            ),
        )

    def outcome(self, outcome: Outcome, players: list[str]) -> wire.OutcomeInfo:
        return wire.OutcomeInfo(
            outcome.winners,
            outcome.reason,
            outcome.rule,
            self.words.outcome(outcome, players),
            outcome.returns,
            dict(outcome.facts),
        )

    # Events and reasons -------------------------------------------------------------------

    def event(self, event: Event) -> msgspec.Raw:
        key = event.kind, event.rule, _encode(event.facts)
        return self._events.get(key) or self._events.keep(
            key,
            wire.EventInfo(
                event.kind,
                self.words.event(event),
                event.facts,
                event.rule,
                tuple(dict.fromkeys(self._cards_in(event.facts.values()))),
            ),
        )

    def events(self, events: Iterable[Event], seat: int | None) -> list[Any]:
        """What a seat (None: an onlooker) may know of this."""
        return [self.event(event) for event in events if event.seen_by(seat)]

    def _cards_in(self, values: Iterable[object]) -> Iterable[str]:
        for value in values:
            if isinstance(value, str):
                if value in self._card_ids:
                    yield value
            elif isinstance(value, (tuple, list)):
                yield from self._cards_in(value)
            elif isinstance(value, Mapping):
                yield from self._cards_in(value.values())

    def foreseen(self, event: Foreseen) -> wire.ForeseenInfo:
        facts = {name: self.open_fact(value) for name, value in event.facts.items()}
        return wire.ForeseenInfo(event.kind, self.words.event(event), facts, event.rule)

    @staticmethod
    def open_fact(value: object) -> object:
        """A fact of a preview: what nobody can know is told as such."""
        if isinstance(value, Unknown):
            return {"unknown": True}
        if isinstance(value, Range):
            return {"least": value.least, "most": value.most}
        return value

    def refusal(self, refusal: Refusal) -> wire.Reason:
        return wire.Reason(refusal.code, self.words.refusal(refusal), refusal.rule)

    def reason_of(self, code: str, facts: Mapping[str, Any]) -> wire.Reason:
        """Why an action is advised."""
        return wire.Reason(code, self.words.reason(Reason(code, facts)))


@cache
def speech_of(game: str, language: str) -> Speech:
    return Speech(registry.game(game), language)
