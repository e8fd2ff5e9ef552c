"""Views and events with their words, ready to be sent.

The same few hundred sentences are said over and over, and a sentence takes longer to make than a
move takes to play. So every part of a message is encoded once and kept: a part is a pure function
of what it tells, never of whose table it is told at.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, final

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
)
from tafelrunde.words import Words

from .. import wire
from ..coding import Encoded, encode
from .figures import Figures
from .places import Places

MOST_KEPT = 20_000
"""Parts of one kind kept for one game and language; then begin anew."""
MOST_SEATS = 64
MOST_SPEECHES = 128
"""Of all games, in all languages, to all names that seats have at the tables of now."""


@final
class Speech:
    """What a game says in one language, to everybody or to a seat that has these names."""

    def __init__(
        self,
        game: Game[Any],
        language: str,
        you: tuple[str, ...] = (),
        marked: bool = False,
    ) -> None:
        self.game = game
        self.language = language
        self.words = Words(game, language, you, marked)
        self._grave = game.controls.confirm_verbs
        self._card_ids = frozenset([card.id for card in game.cards])
        self._figures = Figures(self.words)
        self._places = Places(self.words)
        self._buttons: dict[str, bytes] = {}
        self._moves: dict[tuple[object, ...], bytes] = {}
        self._newest: dict[int, tuple[MoveText, bytes]] = {}
        """The newest text of each action and seat: games keep those that are always the same."""
        self._events: dict[tuple[object, ...], Any] = {}
        self._statuses: dict[str, bytes] = {}
        self._questions: dict[str, bytes] = {}
        self._waiting: dict[tuple[int, ...], bytes] = {}
        self._aids: Mapping[str, object] = {}
        """Those told last, and how: where they are no secret every seat is told the same."""
        self._told_aids = b"{}"
        self._story: Sequence[Event] = ()
        """The events told last: every seat is told most of them."""
        self._told_story: list[Any] = []

    # A view -------------------------------------------------------------------------------

    def view(self, view: View, players: list[str], you: int | None = None) -> Any:
        """The view with its words, encoded as `wire.ViewInfo` says. What the players are called,
        and who of them is told it, matters once the game is over."""
        return Encoded(self.told(view, players, you))

    def told(self, view: View, players: list[str], you: int | None = None) -> bytes:
        counters, counter_texts = self._figures.told(view.counters)
        parts = [
            b'{"status":',
            self._status(view.status),
            b',"waiting_on":',
            self._waiting_on(view.waiting_on),
            b',"zones":[',
            self._places.told(view.zones),
            b'],"counters":',
            counters,
            b',"counter_texts":',
            counter_texts,
        ]
        seat = view.seat
        if seat is not None:
            parts.append(b',"seat":')
            parts.append(encode(seat))
        question = view.question
        if question:
            parts.append(b',"question":')
            parts.append(self._question(question))
        if view.buttons:
            parts.append(b',"buttons":[')
            parts.append(b",".join([self._button(place) for place in view.buttons]))
            parts.append(b"]")
        moves = view.moves
        if moves and seat is not None:
            parts.append(b',"moves":[')
            parts.append(b",".join([self.move(move, seat) for move in moves]))
            parts.append(b"]")
        outcome = view.outcome
        if outcome is not None:
            parts.append(b',"outcome":')
            parts.append(encode(self.outcome(outcome, players, you)))
        aids = view.aids
        if aids:
            if aids is not self._aids:
                self._told_aids = encode(aids)
                self._aids = aids
            parts.append(b',"aids":')
            parts.append(self._told_aids)
        parts.append(b"}")
        return b"".join(parts)

    def _status(self, id: str) -> bytes:
        part = self._statuses.get(id)
        if part is None:
            part = self._statuses[id] = encode(wire.Words(id, self.words.status(id)))
        return part

    def _question(self, id: str) -> bytes:
        part = self._questions.get(id)
        if part is None:
            if len(self._questions) >= MOST_KEPT:
                self._questions.clear()
            told = wire.Words(id.partition("/")[0], self.words.question(id))
            part = self._questions[id] = encode(told)
        return part

    def _waiting_on(self, seats: tuple[int, ...]) -> bytes:
        part = self._waiting.get(seats)
        if part is None:
            part = self._waiting[seats] = encode(seats)
        return part

    def _button(self, place: str) -> bytes:
        part = self._buttons.get(place)
        if part is None:
            told = wire.ButtonInfo(place, self.words.button(place))
            part = self._buttons[place] = encode(told)
        return part

    def move(self, move: MoveText, seat: int) -> bytes:
        """A move that is offered to this seat."""
        key = move.action * MOST_SEATS + seat
        known = self._newest.get(key)
        if known is not None and known[0] is move:
            return known[1]
        if len(self._newest) >= MOST_KEPT:
            self._newest.clear()
        part = self._moved(move)
        self._newest[key] = move, part
        return part

    def _moved(self, move: MoveText) -> bytes:
        action, verb, touches = move.action, move.verb, move.touches
        rule, facts = move.rule, move.facts
        key = action, verb, touches, rule, encode(facts)
        part = self._moves.get(key)
        if part is None:
            if len(self._moves) >= MOST_KEPT:
                self._moves.clear()
            text = self.words.move(move)
            grave = verb in self._grave
            told = wire.MoveInfo(action, verb, text, touches, rule, dict(facts), grave)
            part = self._moves[key] = encode(told)
        return part

    def outcome(
        self, outcome: Outcome, players: list[str], you: int | None = None
    ) -> wire.OutcomeInfo:
        return wire.OutcomeInfo(
            outcome.winners,
            outcome.reason,
            outcome.rule,
            self.words.outcome(outcome, players, you),
            outcome.returns,
            dict(outcome.facts),
        )

    # Events and reasons -------------------------------------------------------------------

    def event(self, event: Event) -> Any:
        facts = event.facts
        key = (event.kind, event.rule, *facts.values())  # one kind always has the same facts
        try:
            part = self._events.get(key)
        except TypeError:  # there is a list or a mapping among them, which is no key
            return self._happened(event)
        if part is None:
            if len(self._events) >= MOST_KEPT:
                self._events.clear()
            part = self._events[key] = self._happened(event)
        return part

    def _happened(self, event: Event) -> Any:
        cards = tuple(dict.fromkeys(self._cards_in(event.facts.values())))
        text = self.words.event(event)
        return Encoded(encode(wire.EventInfo(event.kind, text, event.facts, event.rule, cards)))

    def events(self, events: Sequence[Event], seat: int | None) -> list[Any]:
        """What a seat (None: an onlooker) may know of this."""
        if events is not self._story:
            self._story = events
            self._told_story = [self.event(event) for event in events]
        told = self._told_story
        return [told[place] for place, event in enumerate(events) if event.seen_by(seat)]

    def _cards_in(self, values: Iterable[object]) -> list[str]:
        found: list[str] = []
        for value in values:
            if isinstance(value, str):
                if value in self._card_ids:
                    found.append(value)
            elif isinstance(value, (tuple, list)):
                found.extend(self._cards_in(value))
            elif isinstance(value, Mapping):
                found.extend(self._cards_in(value.values()))
        return found

    def foreseen(self, event: Foreseen) -> wire.ForeseenInfo:
        facts = {name: open_fact(value) for name, value in event.facts.items()}
        return wire.ForeseenInfo(event.kind, self.words.event(event), facts, event.rule)

    def refusal(self, refusal: Refusal) -> wire.Reason:
        return wire.Reason(refusal.code, self.words.refusal(refusal), refusal.rule)

    def reason_of(self, code: str, facts: Mapping[str, Any]) -> wire.Reason:
        """Why an action is advised."""
        return wire.Reason(code, self.words.reason(Reason(code, facts)))


def open_fact(value: object) -> object:
    """A fact of a preview: what nobody can know is told as such."""
    if isinstance(value, Unknown):
        return {"unknown": True}
    if isinstance(value, Range):
        return {"least": value.least, "most": value.most}
    return value


@lru_cache(maxsize=MOST_SPEECHES)
def speech_of(
    game: Game[Any], language: str, you: tuple[str, ...] = (), marked: bool = True
) -> Speech:
    """What a game says to a seat of these names; `marked`: names of players are tokens."""
    return Speech(game, language, you, marked)
