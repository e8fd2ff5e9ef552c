"""What one seat sees. Views are built up from nothing: a face is granted, a back is the default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

Seat = int
Place = str
"""A place on the table, such as `hand/R`, or a card in it, such as `hand/R/khan`."""


class Zone(NamedTuple):
    """Cards that lie together: their number, and their faces if this seat may see them.

    A view has dozens of these, so they are as light as can be, and can be keys: whoever has told
    a zone once need not find the words again.
    """

    place: Place
    owner: Seat | None
    count: int  # type: ignore[assignment]  # a field, not the method of tuples
    cards: tuple[str, ...] | None = None


zone_of: Callable[[tuple[Place, Seat | None, int, tuple[str, ...] | None]], Zone]
zone_of = partial(tuple.__new__, Zone)
"""A zone from all its four parts, made in half the time."""


@dataclass(frozen=True)
class MoveText:
    """An action in words: a verb with its facts, the places touched in order, and its rule."""

    action: int
    verb: str
    facts: Mapping[str, object]
    touches: tuple[Place, ...]
    rule: str

    def __init__(
        self,
        action: int,
        verb: str,
        facts: Mapping[str, object],
        touches: tuple[Place, ...],
        rule: str,
    ) -> None:
        fields = self.__dict__
        fields["action"] = action
        fields["verb"] = verb
        fields["facts"] = facts
        fields["touches"] = touches
        fields["rule"] = rule

    @property
    def notation(self) -> str:
        """The action in the same words in every language, as records keep it."""
        return " ".join([self.verb, *(f"{value}" for value in self.facts.values())])


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the seats that won (none: a draw), and why."""

    winners: tuple[Seat, ...]
    reason: str
    rule: str
    returns: tuple[float, ...]
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class View:
    """The table as one seat sees it, or an onlooker (seat None)."""

    game: str
    rules: int
    seat: Seat | None
    status: str
    """What goes on, as everybody may know it."""
    question: str
    """What this seat is asked, or empty. Parts after a slash are facts for its words; a client goes
    by the first part."""
    waiting_on: tuple[Seat, ...]
    """Who is being waited for, as far as this seat may know."""
    zones: tuple[Zone, ...]
    buttons: tuple[Place, ...]
    """Places that can be touched and hold no card."""
    counters: Mapping[str, object]
    moves: tuple[MoveText, ...]
    outcome: Outcome | None
    aids: Mapping[str, object] = field(default_factory=dict)
    """What a picture of the table needs and nobody reads aloud: sums with their parts, ways to
    pay. The same law holds as for counters: nothing this seat may not know."""

    def __init__(
        self,
        game: str,
        rules: int,
        seat: Seat | None,
        status: str,
        question: str,
        waiting_on: tuple[Seat, ...],
        zones: tuple[Zone, ...],
        buttons: tuple[Place, ...],
        counters: Mapping[str, object],
        moves: tuple[MoveText, ...],
        outcome: Outcome | None,
        aids: Mapping[str, object] | None = None,
    ) -> None:
        """As the decorator would write it, only several times faster: every move makes views."""
        fields = self.__dict__
        fields["game"] = game
        fields["rules"] = rules
        fields["seat"] = seat
        fields["status"] = status
        fields["question"] = question
        fields["waiting_on"] = waiting_on
        fields["zones"] = zones
        fields["buttons"] = buttons
        fields["counters"] = counters
        fields["moves"] = moves
        fields["outcome"] = outcome
        fields["aids"] = {} if aids is None else aids

    def zone(self, place: Place) -> Zone:
        for zone in self.zones:
            if zone.place == place:
                return zone
        raise KeyError(f"no place {place!r} in this view")

    def number(self, name: str) -> object:
        """A counter or an aid by its name."""
        return self.counters[name] if name in self.counters else self.aids[name]

    def places(self) -> set[Place]:
        """Every place that a move may touch."""
        found = set(self.buttons)
        for zone in self.zones:
            found.add(zone.place)
            found.update(f"{zone.place}/{card}" for card in zone.cards or ())
        return found


def as_json(value: object) -> Any:
    """Views, events and their parts as plain JSON values."""
    if isinstance(value, (str, int, float, bool)) or value is None:
        return value
    if isinstance(value, Mapping):
        return {str(key): as_json(item) for key, item in value.items()}
    if isinstance(value, Zone):
        return value._asdict() | {"cards": as_json(value.cards)}
    if isinstance(value, (tuple, list)):
        return [as_json(item) for item in value]
    fields = getattr(value, "__dataclass_fields__", None)
    if fields is None:
        raise TypeError(f"{value!r} has no JSON form")
    return {name: as_json(getattr(value, name)) for name in fields}
