"""What an action would bring, told by the real rules in imagined worlds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from .dice import Dice
from .errors import Refused
from .game import Game
from .parts import S
from .state import Event
from .view import Seat, View

WORLDS = 12
NO_CHANCE: Mapping[str, tuple[str, ...]] = {}


@dataclass(frozen=True)
class Range:
    """A number that depends on what this seat does not know."""

    least: float
    most: float


@dataclass(frozen=True)
class Unknown:
    """A fact that depends on what this seat does not know, and is no number."""


@dataclass(frozen=True)
class Foreseen:
    """An event that will happen; some of its facts may be a Range or Unknown."""

    kind: str
    facts: Mapping[str, object]
    rule: str


@dataclass(frozen=True)
class Preview:
    """The events this seat can foresee, in order."""

    events: tuple[Foreseen, ...]
    sure: int
    """So many of them will happen whatever the others do behind this seat's back."""
    open_end: bool
    """Whether what comes after them depends on what this seat does not know."""
    after: Mapping[str, object] = field(default_factory=dict)
    """Counters and aids a game foretells, as they are once the action is carried out."""
    asked: int = 0
    """So many of the last events only say what is asked next; they do not happen."""

    def allows(self, events: Iterable[Event], seat: Seat) -> bool:
        """Whether what really happened, as this seat saw it, is what was foreseen."""
        seen = [event for event in events if event.seen_by(seat)]
        foretold = self.events[: len(self.events) - self.asked]
        if len(seen) < min(self.sure, len(foretold)):
            return False
        if len(seen) > len(foretold) and not self.open_end:
            return False
        return all(agrees(event, foreseen) for event, foreseen in zip(seen, foretold))

    def allows_after(self, view: View) -> bool:
        """Whether the numbers really became what was foretold."""
        return all(_fits(view.number(name), value) for name, value in self.after.items())


def preview(game: Game[S], state: S, seat: Seat, action: int, dice: Dice) -> Preview:
    """Carry the action out in imagined worlds and keep what they have in common."""
    refusal = game.why_not(state, seat, action)
    if refusal is not None:
        raise Refused(refusal, action)
    names = game.previewed_by(state, seat, action)
    worlds = [game.imagine(state, seat, dice.split()) for _ in range(WORLDS)]
    worlds.extend(game.corner_worlds(state, seat, dice))
    sure = [game.play(world, seat, action) for world in worlds]
    after = foretell(game, worlds, sure, seat, names)
    more = [_go_on(game, world, seat) for world in worlds]
    stories = [_seen([*first, *then], seat) for first, then in zip(sure, more)]
    certain = min(len(_seen(events, seat)) for events in sure)
    told = in_common(stories, certain, game.previews.chance)
    question = () if told.open_end else _question(game, worlds, seat)
    if question:
        is_sure = told.sure == len(told.events)
        events = (*told.events, *question)
        told = replace(told, events=events, sure=told.sure + is_sure, asked=1)
    return replace(told, after=after)


def _question(game: Game[S], worlds: list[S], seat: Seat) -> tuple[Foreseen, ...]:
    """What this seat is asked in all worlds before the action is over."""
    asked = [None if world.over else game.asked_next(world, seat) for world in worlds]
    found = [Foreseen(one.kind, one.facts, one.rule) for one in asked if one is not None]
    same = len(found) == len(worlds) and all(one == found[0] for one in found)
    return (found[0],) if same else ()


def foretell(
    game: Game[S],
    worlds: list[S],
    stories: list[list[Event]],
    seat: Seat,
    names: tuple[str, ...],
) -> dict[str, object]:
    """The numbers of these names, where all worlds agree on them."""
    kinds = {event.kind for story in stories for event in story}
    if not names or not kinds.isdisjoint(game.previews.unpredictable):
        return {}
    views = [game.view(world, seat) for world in worlds]
    return {name: _blend([view.number(name) for view in views]) for name in names}


def _go_on(game: Game[S], world: S, seat: Seat) -> list[Event]:
    """Let the others do what a preview may assume of them."""
    events: list[Event] = []
    while not world.over and seat not in world.waiting_on():
        answer = game.assume(world, seat)
        if answer is None:
            break
        events.extend(game.play(world, world.turn(), answer))
    return events


def _seen(events: list[Event], seat: Seat) -> list[Event]:
    return [event for event in events if event.seen_by(seat)]


def in_common(
    stories: list[list[Event]], sure: int, chance: Mapping[str, tuple[str, ...]] = NO_CHANCE
) -> Preview:
    """The events that begin all stories, with the facts on which they differ left open."""
    shared: list[Foreseen] = []
    shortest = min(len(story) for story in stories)
    for at in range(shortest):
        events = [story[at] for story in stories]
        first = events[0]
        if any(event.kind != first.kind or event.rule != first.rule for event in events):
            break
        facts = {name: _blend([event.facts.get(name) for event in events]) for name in first.facts}
        facts.update({name: Unknown() for name in chance.get(first.kind, ())})
        shared.append(Foreseen(first.kind, facts, first.rule))
        if first.kind in chance:
            break
    longest = max(len(story) for story in stories)
    by_chance = bool(shared) and shared[-1].kind in chance
    open_end = by_chance or longest > len(shared)
    return Preview(tuple(shared), min(sure, len(shared)), open_end)


def _blend(values: list[Any]) -> object:
    if all(value == values[0] for value in values):
        return values[0]
    if all(isinstance(value, (int, float)) for value in values):
        return Range(min(values), max(values))
    return Unknown()


def agrees(event: Event, foreseen: Foreseen) -> bool:
    """Whether an event is the one foreseen, with every open fact inside what was stated."""
    if event.kind != foreseen.kind or event.facts.keys() != foreseen.facts.keys():
        return False
    return all(_fits(event.facts[name], value) for name, value in foreseen.facts.items())


def _fits(fact: object, foreseen: object) -> bool:
    if isinstance(foreseen, Unknown):
        return True
    if isinstance(foreseen, Range):
        return isinstance(fact, (int, float)) and foreseen.least <= fact <= foreseen.most
    return fact == foreseen
