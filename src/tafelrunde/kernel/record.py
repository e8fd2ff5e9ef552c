"""Records: a whole game as versioned JSON, like chess's PGN. Seed and moves give it back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic

from .errors import BadInput
from .game import Game
from .options import Value
from .parts import S
from .position import envelope, options_schema
from .state import Event
from .talk import Phrase, Said
from .view import Seat, as_json

FORMAT = "tafelrunde-record"
VERSION = 1


@dataclass(frozen=True)
class Moved:
    """One move: who, what, and the same in words as a check against changed rules."""

    seat: Seat
    action: int
    notation: str


@dataclass
class Record(Generic[S]):
    """A game from its set-up on. It holds the seed, so it is for referees and finished games."""

    game: Game[S]
    options: dict[str, Value]
    seed: int
    players: tuple[str, ...] = ()
    moves: list[Moved] = field(default_factory=list)
    talk: list[Said] = field(default_factory=list)
    outcome: dict[str, Any] | None = None
    earlier: bool = False
    """Whether an earlier version of the rules wrote it, which told an outcome in other facts."""

    def write(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.name,
            "rules": self.game.rules,
            "cards": self.game.cards_digest,
            "options": self.options,
            "seed": self.seed,
            "players": list(self.players),
            "moves": [[moved.seat, moved.action, moved.notation] for moved in self.moves],
            "talk": [[s.ply, s.seat, s.round, s.phrase.id, *s.phrase.about] for s in self.talk],
            "outcome": self.outcome,
        }

    def replay(self) -> Iterator[tuple[S, list[Event]]]:
        """The state after each move with the events it brought, beginning with the set-up."""
        story: list[Event] = []
        state = self.game.setup(self.options, self.seed, story)
        state.story = None
        yield state, story
        for ply, moved in enumerate(self.moves, start=1):
            self._check(state, ply, moved)
            events = self.game.play(state, moved.seat, moved.action)
            yield state, events
        self._check_outcome(state)

    def _check(self, state: S, ply: int, moved: Moved) -> None:
        refusal = self.game.why_not(state, moved.seat, moved.action)
        if refusal is not None:
            raise BadInput(
                f"move {ply} ({moved.notation}) of the record is refused by the rules: "
                f"{refusal.code} {refusal.rule}".rstrip()
            )
        notation = self.game.notation(state, moved.seat, moved.action)
        if notation != moved.notation:
            raise BadInput(
                f"move {ply} of the record says {moved.notation!r}, "
                f"but action {moved.action} means {notation!r}"
            )

    def _check_outcome(self, state: S) -> None:
        ended = self.game.outcome(state)
        reached = None if ended is None else as_json(ended)
        if self.outcome is None or reached is None:
            same = self.outcome is None
        elif self.earlier:
            same = all(self.outcome.get(name) == reached[name] for name in ("winners", "reason"))
        else:
            same = self.outcome == reached
        if not same:
            raise BadInput("the record states another outcome than its moves lead to")
        if self.earlier and self.outcome is not None:
            self.outcome = reached

    def story(self, seat: Seat | None) -> list[Event]:
        """The game as one seat saw it, or an onlooker: what a seat may keep of a game."""
        return [event for _, events in self.replay() for event in events if event.seen_by(seat)]


class Recorder(Generic[S]):
    """A game being played and its record growing along."""

    def __init__(
        self,
        game: Game[S],
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        players: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.record = Record(game, game.complete(options), seed, tuple(players))
        self.story: list[Event] = []
        self.state = game.setup(options, seed, self.story)
        self.state.story = None

    def play(self, seat: Seat, action: int) -> list[Event]:
        """Check, carry out and note down one move."""
        asked = seat in self.state.waiting_on()
        notation = self.game.notation(self.state, seat, action) if asked or action < 0 else ""
        events = self.game.play(self.state, seat, action)
        self.record.moves.append(Moved(seat, action, notation))
        self.story.extend(events)
        outcome = self.game.outcome(self.state)
        self.record.outcome = None if outcome is None else as_json(outcome)
        return events

    def say(self, seat: Seat, phrase: Phrase) -> Said:
        """Say a phrase beside the game, if it is offered to this seat now."""
        if phrase not in self.game.phrases(self.state, seat, self.record.talk):
            raise BadInput(f"the phrase {phrase.id!r} is not offered to this seat now")
        said = Said(len(self.record.moves), seat, self.game.round_of(self.state), phrase)
        self.record.talk.append(said)
        return said

    def take_back(self, moves: int = 1) -> None:
        """Undo the last moves by replaying the game without them."""
        kept = self.record.moves[: max(0, len(self.record.moves) - moves)]
        talk = [said for said in self.record.talk if said.ply <= len(kept)]
        again = Recorder(self.game, self.record.options, self.record.seed, self.record.players)
        for moved in kept:
            again.play(moved.seat, moved.action)
        again.record.talk = talk
        self.record, self.story, self.state = again.record, again.story, again.state


def read(game: Game[S], data: object) -> Record[S]:
    """Read a record; BadInput names everything that is wrong with it. It is not replayed yet.

    One of an earlier rules version is read as the same game by the rules of now, if there is one.
    """
    found = problems(game, data)
    if found or not isinstance(data, Mapping):
        raise BadInput("; ".join(found))
    terms = game.as_played(data["rules"], data.get("options", {}))
    return Record(
        terms.game,
        terms.game.complete(terms.options),
        data["seed"],
        tuple(data.get("players", ())),
        [Moved(seat, action, notation) for seat, action, notation in data["moves"]],
        [
            Said(ply, seat, part, Phrase(phrase, tuple(about)))
            for ply, seat, part, phrase, *about in data.get("talk", ())
        ],
        data.get("outcome"),
        data["rules"] != game.rules,
    )


def problems(game: Game[S], data: object) -> list[str]:
    """All that is wrong with the form of a record; whether its moves are legal a replay shows."""
    if not isinstance(data, Mapping):
        return ["a record is a JSON object"]
    found, _ = envelope(data, FORMAT, VERSION, game)
    if not is_whole(data.get("seed")):
        found.append(f"seed: expected a whole number, not {data.get('seed')!r}")
    found.extend(_list_problems(data, "players", "a name", lambda name: isinstance(name, str)))
    found.extend(_list_problems(data, "moves", "[seat, action, words]", is_move))
    found.extend(_list_problems(data, "talk", "[moves before, seat, round, phrase, ...]", is_said))
    return found


def _list_problems(data: Mapping[str, Any], name: str, form: str, fits: Any) -> list[str]:
    entries = data.get(name, [])
    if not isinstance(entries, list):
        return [f"{name}: expected a list"]
    return [
        f"{name}: entry {at} is {entry!r}, expected {form}"
        for at, entry in enumerate(entries, start=1)
        if not fits(entry)
    ]


def is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_move(entry: object) -> bool:
    return (
        isinstance(entry, list)
        and len(entry) == 3
        and is_whole(entry[0])
        and is_whole(entry[1])
        and isinstance(entry[2], str)
    )


def is_said(entry: object) -> bool:
    return (
        isinstance(entry, list)
        and len(entry) >= 4
        and is_whole(entry[0])
        and is_whole(entry[1])
        and all(isinstance(word, str) for word in entry[2:])
    )


def schema(game: Game[S]) -> dict[str, Any]:
    """The JSON Schema of this game's records."""
    whole = {"type": "integer"}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Record of {game.name}",
        "type": "object",
        "required": ["format", "version", "game", "rules", "seed", "moves"],
        "additionalProperties": False,
        "properties": {
            "format": {"const": FORMAT},
            "version": {"const": VERSION},
            "game": {"const": game.name},
            "rules": {"type": "integer", "minimum": 1, "maximum": game.rules},
            "cards": {"type": "string"},
            "options": options_schema(game),
            "seed": {"type": "integer", "minimum": 0},
            "players": {"type": "array", "items": {"type": "string"}},
            "moves": {
                "type": "array",
                "items": {
                    "type": "array",
                    "prefixItems": [whole, whole, {"type": "string"}],
                    "minItems": 3,
                    "maxItems": 3,
                },
            },
            "talk": {"type": "array", "items": {"type": "array", "minItems": 4}},
            "outcome": {"type": ["object", "null"]},
        },
    }
