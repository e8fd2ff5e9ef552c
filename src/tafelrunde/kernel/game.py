"""The title page of a game, and what every game can do because its rules are one state machine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, ClassVar, Generic

from .cards import Card, digest
from .dice import Dice
from .errors import BadInput, Refusal, Refused
from .features import Feature
from .options import Option, Options, Value, read_options
from .parts import (
    Compendium,
    Controls,
    Decks,
    Previews,
    Printing,
    Reactions,
    S,
    Search,
    Study,
    Talk,
)
from .state import Event
from .talk import Phrase, Reason, Said
from .view import MoveText, Outcome, Seat, View

RESIGN = -1
"""A seat gives up. Not an answer to a question, so never among the legal actions."""
TIME_OUT = -2
"""A seat ran out of time: the program answers for it."""
CALLS = {RESIGN: "resign", TIME_OUT: "time_out"}

MOST_SEED = 2**62 - 1


@dataclass(frozen=True)
class Mode:
    """A way to play a game that players choose by name: a few options set together."""

    name: str
    options: Options
    seats: int


@dataclass(frozen=True)
class Earlier(Generic[S]):
    """A game of an earlier rules version: with the cards of then, and its terms in words of now."""

    game: Game[S]
    options: Mapping[str, object]
    cards: str = ""
    """The fingerprint of the card file of then, where only its words have changed since."""


class Game(Generic[S]):
    """One game. A game fills in the upper half; the lower half is the same for all."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """Version of the rules; rises when behaviour changes. Kept in records and positions."""
    prefix: ClassVar[str]
    """The letters before the numbers of its rules, such as SH."""
    options: ClassVar[tuple[Option, ...]]
    modes: ClassVar[tuple[Mode, ...]]
    search: ClassVar[Search | None] = None
    """How players think ahead; None where `State.imagine_for` and `information_key` lack."""
    previews: ClassVar[Previews] = Previews()
    controls: ClassVar[Controls] = Controls()
    perfect_information: ClassVar[bool] = False
    """Whether nothing is ever hidden from any seat."""
    most_decisions: ClassVar[int] = 100_000
    """No game has more decisions than this."""
    package: ClassVar[str]
    """The package that holds its rulebook, cards and words."""
    players: ClassVar[tuple[str, ...]] = ()
    """Every name by which facts and places call a seat, in any mode; first those of the seats in
    their order, unless the game has its own `name_of`."""
    rated_options: ClassVar[Options] = {}
    """What a game that counts for ratings is played with, whatever its mode says."""
    renames: ClassVar[frozenset[str]] = frozenset()
    """Kinds of event from which on seats have other names, such as when colours are swapped."""

    cards: tuple[Card, ...] = ()
    """The cards in play."""
    card_text: str = ""
    """The card file, where it is not the one that comes with the game."""
    reactions: Reactions[S] | None = None
    talk: Talk[S] | None = None
    decks: Decks | None = None
    compendium: Compendium | None = None
    printing: Printing | None = None
    study: Study[S] | None = None

    # Written by each game -----------------------------------------------------------------

    def seats(self, options: Options) -> int:
        """How many seats there are with these options (all of them are given)."""
        raise NotImplementedError

    def new(self, options: Options, seed: int, story: list[Event] | None) -> S:
        """A game set up and waiting for its first answer. Options are complete and valid."""
        raise NotImplementedError

    def view(self, state: S, seat: Seat | None) -> View:
        """What a seat sees; None is an onlooker."""
        raise NotImplementedError

    def views(self, state: S, seats: Sequence[Seat | None]) -> list[View]:
        """What these seats see at the same moment. The same as one by one; a game may look only
        once at what lies open to all."""
        return [self.view(state, seat) for seat in seats]

    def describe(self, state: S, seat: Seat, action: int) -> MoveText:
        """An action this seat might take now, in words, whether it is legal or not."""
        raise NotImplementedError

    def forbids(self, state: S, seat: Seat, action: int) -> Refusal:
        """Why the rules forbid this seat an action that is not among its legal ones."""
        raise NotImplementedError

    def agreed(self, state: S) -> Options:
        """The options this game was set up with."""
        raise NotImplementedError

    def imagine(self, state: S, seat: Seat, dice: Dice) -> S:
        """A world this seat cannot tell apart from the real one, with other dice."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        """The outcome, or None while the game goes on."""
        raise NotImplementedError

    def write_state(self, state: S) -> dict[str, Any]:
        """The state as plain JSON values in the words of the rulebook, with its secrets."""
        raise NotImplementedError

    def read_state(self, position: Mapping[str, Any], options: Options) -> S:
        """The state written so. It has no problems (see `state_problems`)."""
        raise NotImplementedError

    def state_problems(self, position: Mapping[str, Any], options: Options) -> list[str]:
        """All that is wrong with a written state, each as one sentence."""
        raise NotImplementedError

    def state_schema(self) -> dict[str, Any]:
        """The JSON Schema of a written state."""
        raise NotImplementedError

    def action_count(self, options: Options) -> int:
        """Actions are numbered from 0 to this number minus one."""
        raise NotImplementedError

    def resign(self, state: S, seat: Seat) -> None:
        """Let a seat give up."""
        raise NotImplementedError

    def time_out(self, state: S, seat: Seat) -> None:
        """Answer for a seat that is asked and has run out of time."""
        raise NotImplementedError

    # Offered by a game where it has something to add --------------------------------------

    def corner_worlds(self, state: S, seat: Seat, dice: Dice) -> Iterable[S]:
        """Imagined worlds that between them show the extremes of what may happen next.

        Previews state ranges over them, so a game with hidden choices lists them here.
        """
        return ()

    def assume(self, state: S, seat: Seat) -> int | None:
        """How a preview answers for another seat that is asked behind this seat's back.

        None ends the preview there. What follows is foreseen on that assumption only.
        """
        return None

    def asked_next(self, state: S, seat: Seat) -> Event | None:
        """What a preview says last where this seat itself is asked before the action is over."""
        return None

    def previewed_by(self, state: S, seat: Seat, action: int) -> tuple[str, ...]:
        """Those of `previews.previewed` that a preview of this action states; by default all."""
        return self.previews.previewed

    def swapped(self, options: Options, last: S) -> Options:
        """These options for a rematch in which players sit in the opposite order of seats.

        `last` is how the game before stood at its end.
        """
        return options

    def forbids_unasked(self, state: S, seat: Seat, action: int) -> Refusal:
        """Why a seat that is not asked may not act. A game may know the rule behind it."""
        return Refusal("not-asked", "")

    def census(self, state: S) -> object:
        """Every card of the game, wherever it lies. It never changes; a law sees to that."""
        return None

    def with_cards(self, text: str, source: str) -> Game[S] | None:
        """This game with another card file; None if it has no cards to swap."""
        return None

    def earlier(self, rules: int, given: Mapping[str, object]) -> Earlier[S]:
        """How a game that began by an earlier version of the rules goes on just as it began.

        BadInput says what has changed since, where it cannot.
        """
        raise BadInput(
            f"rules: {self.name} is played by rules version {self.rules} here, "
            f"this game began by version {rules}, which cannot be played any more"
        )

    def features(self, options: Options) -> Sequence[Feature]:
        """What `State.observe` writes with these options, in its order; none: nothing to learn."""
        return ()

    def name_of(self, state: S, seat: Seat) -> str:
        """What this seat is called now; empty if it has no name."""
        return self.players[seat] if seat < len(self.players) else ""

    def names_of(self, state: S, seat: Seat) -> tuple[str, ...]:
        """The names in facts and places that mean this seat alone: in its eyes they are "you"."""
        name = self.name_of(state, seat)
        return (name,) if name else ()

    # Written by a game whose players shall think ahead (see also `State.imagine_for`) ------

    def teams(self, options: Options) -> tuple[int, ...]:
        """The team of each seat, numbered from 0. Partners have the same return and value."""
        return tuple(range(self.seats(options)))

    def reason(self, state: S, seat: Seat, action: int) -> Reason | None:
        """Why this action is advised, from what the seat knows; None if nothing is to be said.

        The sentence is the message `reason-CODE` of the game's words. It is a claim about the
        position, so only what `holds` may be said.
        """
        return None

    def holds(self, state: S, seat: Seat, action: int, code: str) -> bool:
        """Whether what this reason claims of an action is true, as far as the seat can know."""
        raise BadInput(f"{self.name} knows no reason {code!r}")

    # The same for every game --------------------------------------------------------------

    def as_played(self, rules: object, given: Mapping[str, object]) -> Earlier[S]:
        """This game with these options by that version of the rules, earlier ones included."""
        if rules == self.rules:
            return Earlier(self, given)
        if not isinstance(rules, int) or isinstance(rules, bool) or not 0 < rules < self.rules:
            raise BadInput(
                f"rules: {self.name} is played by rules version {self.rules} here, "
                f"this file was written by version {rules!r}"
            )
        return self.earlier(rules, given)

    def dealt_from(self, text: str, source: str) -> Game[S]:
        """This game with another card file, which it keeps for whoever goes on elsewhere."""
        other = self.with_cards(text, source)
        if other is None:
            raise BadInput(f"{self.name} has no cards that could be swapped")
        other.card_text = text
        return other

    @cached_property
    def folder(self) -> Traversable:
        return files(self.package)

    def setup(
        self,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        story: list[Event] | None = None,
    ) -> S:
        """Set the game up. The same options and seed give the same game."""
        if not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
            raise BadInput(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed!r}")
        return self.new(self.complete(options) if options else self.defaults, seed, story)

    @cached_property
    def defaults(self) -> Options:
        """All options with the values they have where nothing was agreed."""
        return read_options(self.options, {})

    def complete(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """These options, checked, and the defaults of all others."""
        return read_options(self.options, options or {})

    def why_not(self, state: S, seat: Seat, action: int) -> Refusal | None:
        """Why this seat may not do this now; None if it may. Looks only at what the seat knows."""
        if not 0 <= seat < self.seats(self.agreed(state)):
            return Refusal("no-such-seat", "")
        if action in CALLS:
            return self._why_no_call(state, seat, action)
        if state.over:
            return Refusal("game-is-over", "")
        if not self._is_asked(state, seat):
            return self.forbids_unasked(state, seat, action)
        if action in state.legal_for(seat):
            return None
        return self.forbids(state, seat, action)

    def _why_no_call(self, state: S, seat: Seat, action: int) -> Refusal | None:
        if state.over:
            return Refusal("game-is-over", "")
        if action == TIME_OUT and not self._is_asked(state, seat):
            return Refusal("not-asked", "")
        return None

    def _is_asked(self, state: S, seat: Seat) -> bool:
        return seat in state.waiting_on()

    def play(self, state: S, seat: Seat, action: int) -> list[Event]:
        """Check an action, carry it out and return what happened. A refusal changes nothing."""
        refusal = self.why_not(state, seat, action)
        if refusal is not None:
            raise Refused(refusal, action)
        story: list[Event] = []
        outer, state.story = state.story, story
        try:
            self.carry_out(state, seat, action)
        finally:
            state.story = outer
        if outer is not None:
            outer.extend(story)
        return story

    def carry_out(self, state: S, seat: Seat, action: int) -> None:
        """Carry out an action or a call without checking it."""
        if action == RESIGN:
            self.resign(state, seat)
        elif action == TIME_OUT:
            self.time_out(state, seat)
        else:
            state.answer(seat, action)

    def phrases(self, state: S, seat: Seat, said: Sequence[Said]) -> list[Phrase]:
        """What this seat may say beside the game now; nothing where a game has no talk."""
        return [] if self.talk is None else self.talk.phrases(state, seat, said)

    def round_of(self, state: S) -> str:
        """The part of the game to which limits on phrases apply."""
        return "" if self.talk is None else self.talk.round_of(state)

    def notation(self, state: S, seat: Seat, action: int) -> str:
        """An action as records write it, the same in every language."""
        if action in CALLS:
            return CALLS[action]
        return self.describe(state, seat, action).notation

    @cached_property
    def cards_digest(self) -> str:
        """Tells card files apart in positions and records."""
        return digest(self.cards)

    def card(self, id: str) -> Card:
        for card in self.cards:
            if card.id == id:
                return card
        raise BadInput(f"{self.name} has no card {id!r}")
