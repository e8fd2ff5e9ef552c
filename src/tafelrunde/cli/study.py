"""Positions and records as reports: plain JSON values, and the same in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tafelrunde.kernel import (
    BadInput,
    Event,
    Game,
    MoveText,
    Preview,
    Range,
    Record,
    Refused,
    Seat,
    Unknown,
    View,
    as_json,
    position,
    preview,
    record,
    seeded,
)
from tafelrunde.terminal.paper import all_wrapped
from tafelrunde.terminal.scene import Scene
from tafelrunde.terminal.voice import Voice
from tafelrunde.words import Words

from .reading import action_from, load_game

Report = dict[str, Any]


class Study:
    """A position that is looked at, and played on with."""

    def __init__(self, game: Game[Any], written: object, language: str) -> None:
        if not isinstance(written, Mapping):
            raise BadInput("a position is a JSON object")
        self.game = game
        self.words = Words(game, language)
        self.state = position.read(game, written)
        self.seats = game.seats(game.agreed(self.state))

    @property
    def seat(self) -> Seat:
        """Who is asked; the first seat when the game is over."""
        return max(0, int(self.state.turn()))

    def action(self, typed: str) -> int:
        return action_from(self.game, self.state, self.seat, typed, self.words)

    def play(self, actions: Iterable[str]) -> list[Event]:
        """Play one action after the other for whoever is asked."""
        story: list[Event] = []
        for typed in actions:
            try:
                story.extend(self.game.play(self.state, self.seat, self.action(typed)))
            except Refused as error:
                sentence = self.words.refusal(error.refusal)
                raise BadInput(f"action {typed} is refused: {sentence}") from None
        return story

    def legal(self) -> list[MoveText]:
        return [self.game.describe(self.state, self.seat, action) for action in self.state.legal()]

    def why(self, typed: str) -> Report:
        """Whether the rules allow an action, and which rule says so."""
        action = self.action(typed)
        refusal = self.game.why_not(self.state, self.seat, action)
        if refusal is None:
            move = self.game.describe(self.state, self.seat, action)
            return {"action": action, "allowed": True, "rule": move.rule, "code": None}
        return {
            "action": action,
            "allowed": False,
            "rule": refusal.rule,
            "code": refusal.code,
            "sentence": self.words.refusal(refusal),
        }

    def preview(self, typed: str) -> Preview:
        """What an action would bring, as far as the seat that is asked can know."""
        action = self.action(typed)
        try:
            return preview(self.game, self.state, self.seat, action, seeded(0))
        except Refused as error:
            sentence = self.words.refusal(error.refusal)
            raise BadInput(f"action {typed} is refused: {sentence}") from None

    def written(self) -> Report:
        return position.write(self.game, self.state)


# As JSON ----------------------------------------------------------------------------------


def move_json(move: MoveText, words: Words) -> Report:
    return {**as_json(move), "label": words.move(move)}


def event_json(event: Event, words: Words) -> Report:
    return {
        "kind": event.kind,
        "facts": as_json(event.facts),
        "rule": event.rule,
        "sentence": words.event(event),
    }


def preview_json(foreseen: Preview, words: Words) -> Report:
    events = [
        {
            "kind": event.kind,
            "facts": {name: fact_json(fact) for name, fact in event.facts.items()},
            "rule": event.rule,
            "sentence": words.event(event),
        }
        for event in foreseen.events
    ]
    return {"events": events, "sure": foreseen.sure, "open_end": foreseen.open_end}


def fact_json(fact: object) -> Any:
    if isinstance(fact, Range):
        return {"least": fact.least, "most": fact.most}
    if isinstance(fact, Unknown):
        return {"unknown": True}
    return as_json(fact)


# As text ----------------------------------------------------------------------------------


def legal_lines(moves: Sequence[MoveText], words: Words) -> list[str]:
    return [f"{move.action:>4}  {words.move(move)} ({move.rule})" for move in moves]


def table_lines(game: Game[Any], view: View, words: Words) -> list[str]:
    """Everything a seat or an onlooker sees."""
    scene = Scene(game, view, words, Voice(words.language))
    return all_wrapped([*scene.status(), *(scene.line(zone) for zone in view.zones)])


# Records ----------------------------------------------------------------------------------


def read_record(data: object) -> Record[Any]:
    """A record of any game we know; the file says of which."""
    if not isinstance(data, Mapping):
        raise BadInput("a record is a JSON object")
    name = data.get("game")
    if not isinstance(name, str):
        raise BadInput("game: expected the name of a game in the record")
    return record.read(load_game(name), data)


class Replay:
    """A stored game, replayed up to some move."""

    def __init__(self, stored: Record[Any], at: int | None) -> None:
        last = len(stored.moves)
        if at is not None and not 0 <= at <= last:
            raise BadInput(f"the record has {last} moves: expected --at from 0 to {last}, not {at}")
        self.record = stored
        self.at = last if at is None else at
        self.story: list[list[Event]] = []
        for state, events in stored.replay():
            self.story.append(events)
            self.state = state
            if at is not None and len(self.story) > at:
                break

    def seen(self, seat: Seat | None) -> list[list[Event]]:
        """The events of each move that a seat may know, beginning with the set-up."""
        return [[event for event in events if event.seen_by(seat)] for events in self.story]
