"""What every game's state has: an agenda, dice, the seats asked now, and a story to tell."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .bits import bit, bits_of, lowest_bit
from .dice import Dice
from .sheet import Sheet

EVERYBODY: Final = -1
"""Audience of a public event. An audience is a bit mask of seats; a negative one (all bits from
some seat on) includes onlookers, so `~only(seat)` is everybody but that seat."""


def only(seat: i64) -> i64:
    """The audience of one seat."""
    return bit(seat)


NO_TASKS: Final = vec[i64]()


class Event:
    """Something that happened, with its facts, and the seats that may know it.

    A secret is told twice: once with the secret to those who know it, once without it to the
    others. No event carries a secret to be stripped later.
    """

    __slots__ = ("kind", "facts", "audience", "rule")

    def __init__(self, kind: str, facts: dict[str, object], audience: i64, rule: str) -> None:
        self.kind = kind
        self.facts = facts
        self.audience = audience
        self.rule = rule

    def seen_by(self, seat: int | None) -> bool:
        """Whether this seat (None: an onlooker) may know of the event."""
        if seat is None:
            return self.audience < 0
        return self.audience >> seat & 1 == 1

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.kind == other.kind
            and self.facts == other.facts
            and self.audience == other.audience
        )

    def __hash__(self) -> int:
        return hash(self.kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game under way. A game adds its zones and writes `clone` by hand."""

    def __init__(self, dice: Dice) -> None:
        self.agenda: vec[i64] = NO_TASKS
        """What the rulebook wants done, the next task last ..."""
        self.tasks: i64 = 0
        """... and how many of these tasks, from the front, are still to do."""
        self.dice: Dice = dice
        self.asked: i64 = 0
        """Bit mask of the seats asked now; 0 when the game is over."""
        self.watched: bool = False
        """Whether anybody is watching: what tells of events looks here first, at every turn."""
        self._story: list[Event] | None = None

    @property
    def story(self) -> list[Event] | None:
        """Events since the story was opened; None while nobody is watching."""
        return self._story

    @story.setter
    def story(self, story: list[Event] | None) -> None:
        self._story = story
        self.watched = story is not None

    # Written by each game -----------------------------------------------------------------

    def clone(self) -> State:
        """An equal state that shares nothing that can change. The story is not copied."""
        raise NotImplementedError

    def options(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat that is asked, in ascending order."""
        raise NotImplementedError

    def answer(self, seat: i64, action: i64) -> None:
        """Carry out a legal action of a seat that is asked, and all that follows by itself."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """The result for each seat from -1 to 1; all 0 while the game is not over."""
        raise NotImplementedError

    def pick(self, seat: i64, dice: Dice) -> i64:
        """A random legal action, each with the same chance. A game may know a faster way."""
        options = self.options(seat)
        return options[dice.below(len(options))]

    # Written by a game whose players shall think ahead ------------------------------------

    def imagine_for(self, seat: i64, dice: Dice) -> State:
        """A world this seat cannot tell apart, with other dice: `Game.imagine`, but compiled."""
        raise NotImplementedError

    def information_key(self, seat: i64) -> i64:
        """A fingerprint of what this seat knows: equal in all worlds it cannot tell apart.

        Seat -1 is an onlooker: what everybody knows, and who is asked what. From 0 to 2^62 - 1.
        """
        raise NotImplementedError

    def advise(self, seat: i64, dice: Dice) -> i64:
        """A sensible action by the game's rules of thumb, from what the seat knows alone."""
        return self.pick(seat, dice)

    def evaluate(self, seat: i64) -> float:
        """How this position stands for a seat, from -1 (lost) to 1 (won), as a game judges it."""
        return 0.0

    # Written by a game for learners, beside `Game.features` ----------------------------------

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """Write what this seat knows as numbers, equal in all worlds it cannot tell apart."""
        raise NotImplementedError

    def write_mask(self, seat: i64, sheet: Sheet) -> None:
        """Mark the legal actions of a seat that is asked. A game may know a faster way."""
        for action in self.options(seat):
            sheet.mark(action)

    # The same for every game --------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.asked == 0

    def turn(self) -> i64:
        """The lowest seat asked now, -1 when the game is over."""
        if self.asked == 0:
            return -1
        return lowest_bit(self.asked)

    def waiting_on(self) -> tuple[int, ...]:
        """All seats asked now; several if they choose at the same time."""
        return tuple([seat for seat in bits_of(self.asked)])

    def legal(self) -> tuple[int, ...]:
        """The legal actions of the seat whose turn it is; empty when the game is over.

        Our games write this and `apply` again in the same words: what the class of a state has
        itself, Python reaches sooner than what it inherits.
        """
        if self.asked == 0:
            return ()
        return listed(self.options(self.turn()))

    def legal_for(self, seat: i64) -> tuple[int, ...]:
        """The legal actions of any seat; none if it is not asked."""
        if not self.asked >> seat & 1:
            return ()
        return listed(self.options(seat))

    def apply(self, action: i64) -> None:
        """Carry out a legal action of the seat whose turn it is. `Game.play` checks first."""
        self.answer(self.turn(), action)

    def plan(self, task: i64) -> None:
        """Put one task on top of the agenda: it is done before everything already planned."""
        if self.tasks < len(self.agenda):
            self.agenda[self.tasks] = task
        else:
            self.agenda = append(self.agenda, task)
        self.tasks += 1

    def next_task(self) -> i64:
        """Take the next task from the agenda."""
        self.tasks -= 1
        return self.agenda[self.tasks]

    def tell(
        self, kind: str, facts: dict[str, object], rule: str, audience: i64 = EVERYBODY
    ) -> None:
        """Add an event to the story, if anybody is watching."""
        if self._story is not None:
            self._story.append(Event(kind, facts, audience, rule))


MANY: Final = 1024
NUMBERS: Final[list[object]] = [number for number in range(MANY)]
"""Small numbers as Python objects. They exist once: no list of actions makes them anew."""


def listed(actions: vec[i64]) -> tuple[int, ...]:
    """Actions in ascending order, as Python wants them; Python keeps small tuples for reuse."""
    count: i64 = len(actions)
    if count > 0 and actions[count - 1] >= MANY:
        return tuple(action for action in actions)
    return cast("tuple[int, ...]", tuple(NUMBERS[action] for action in actions))


def play_out(state: State, dice: Dice) -> i64:
    """Play random legal actions to the end of the game; return how many there were."""
    decisions: i64 = 0
    while state.asked != 0:
        seat = state.turn()
        state.answer(seat, state.pick(seat, dice))
        decisions += 1
    return decisions
