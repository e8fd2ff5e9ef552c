"""A game's title page in parts, one for each audience.

What every game has an answer to, even if only the usual one, stands in frozen facts: `Search`,
`Previews`, `Controls`. What some games have and others lack is an object that a game offers, or
None: `Reactions`, `Talk`, `Decks`, `Compendium`, `Printing`, `Study`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from .cards import Card
from .dice import Dice
from .errors import Refusal
from .options import Options
from .state import State
from .talk import Phrase, Reason, Said
from .view import Seat

S = TypeVar("S", bound=State)


# Facts --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Search:
    """For computer players: how they think ahead in this game."""

    depth: int = 1_000
    """How many decisions a player plays on in its mind before it asks `State.evaluate`."""
    randomness: int = 32
    """How many of 256 of these decisions are random and not advised. A game whose advice has
    enough chance in it, and in which one wild move decides much, asks for none."""
    share: float = 1.0
    """The share of a level's simulations that one decision is worth. Where a game has many
    decisions, each weighs less and is thought about less, so that a match does not drag on."""


@dataclass(frozen=True)
class Previews:
    """For whoever asks what an action would bring."""

    previewed: tuple[str, ...] = ()
    """Counters and aids of the view that a preview states as they would be after the action."""
    chance: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds of event that tell what chance picked, with the facts it picked. A preview leaves
    these facts open and does not look beyond such an event."""
    unpredictable: frozenset[str] = frozenset()
    """Kinds of event after which chance alone knows the previewed counters."""


@dataclass(frozen=True)
class Controls:
    """For clients: what a player is asked twice about, and what can be taken back."""

    confirm_verbs: frozenset[str] = frozenset()
    """Verbs of moves that give up what cannot be had back, such as the rest of a round or turn.
    A client asks twice if there is more to do."""
    reveals: frozenset[str] = frozenset()
    """Kinds of event that show a card nobody but its holder knew, or a drawn one. Among people
    nothing is taken back beyond such an event."""


# Offers -------------------------------------------------------------------------------------


class Reactions(Generic[S]):
    """Offered by a game in which even that somebody is asked would betray a hand."""

    def with_hidden_reactions(self, options: Options) -> Options:
        """These options, changed so that being asked in secret, or not, betrays nothing.

        For people who play against people: they notice whether the others are waited for.
        """
        raise NotImplementedError

    def silent_answer(self, state: S) -> int | None:
        """The answer that lets a secret question pass; None if the others know who is asked.

        A server keeps a secret question open for the same time whoever is asked, and answers so
        when nobody reacted.
        """
        raise NotImplementedError


class Talk(Generic[S]):
    """Offered by a game whose partners may say something to each other."""

    def phrases(self, state: S, seat: Seat, said: Sequence[Said]) -> list[Phrase]:
        """What this seat may say beside the game now, after all that was said."""
        raise NotImplementedError

    def round_of(self, state: S) -> str:
        """The part of the game to which limits on phrases apply."""
        raise NotImplementedError

    def speak(self, state: S, seat: Seat, said: Sequence[Said], dice: Dice) -> Phrase | None:
        """What a helpful partner in this seat says now, out of `phrases`; None for silence."""
        raise NotImplementedError

    def hear(self, world: S, seat: Seat, said: Sequence[Said]) -> None:
        """Note in a world this seat imagines what may be concluded from what was said.

        Only imagined worlds carry such notes, and `State.imagine_for` heeds them.
        """
        raise NotImplementedError


class Decks:
    """Offered by a game to which players bring decks of their own."""

    def check(self, text: str) -> list[Refusal]:
        """Every fault of a deck (a name, a share code or its text) at once; empty if legal."""
        raise NotImplementedError

    def share_code(self, text: str) -> str:
        """A legal deck as one word to pass on."""
        raise NotImplementedError

    def read(self, text: str) -> tuple[dict[str, str], dict[str, int]]:
        """What a deck says beside its cards, and how many of which card, legal or not."""
        raise NotImplementedError


class Compendium:
    """Offered by a game that has more to say of its cards than is printed on them."""

    def group(self, card: Card) -> str:
        """Under which heading a card stands, told by the message `group-CODE`; empty: nowhere."""
        raise NotImplementedError

    def worth(self, card: Card) -> Reason | None:
        """What a card is worth, told by the message `worth-CODE`; None if nothing is to be said."""
        return None

    def tips(self, card: Card) -> Sequence[Reason]:
        """How to use a card well, or what to fear from it: messages `tip-CODE`."""
        return ()


@dataclass(frozen=True)
class Track:
    """Fields on which a marker is moved, told by the message `track-LABEL`; numbers or empty."""

    label: str
    cells: tuple[str, ...]
    columns: int


@dataclass(frozen=True)
class Piece:
    """What is printed in the size of a card: a card, a card with tracks, or an aid in words."""

    back: str
    """Which pieces have the same back; the client's pictures of the game know these."""
    copies: int = 1
    card: str = ""
    place: str = ""
    """Where the card is drawn as if it lay there, such as in the hand of Red."""
    aid: str = ""
    """What it is called and says: the messages `aid-CODE` and `aid-CODE-text`, line by line."""
    tracks: tuple[Track, ...] = ()


@dataclass(frozen=True)
class Markers:
    """Small round pieces to be cut out, told by the message `marker-CODE`."""

    code: str
    sign: str
    """What is drawn on them, one of the client's signs."""
    count: int


class Printing:
    """Offered by a game that says what lies in its box, for whoever prints it."""

    def pieces(self) -> Sequence[Piece]:
        raise NotImplementedError

    def markers(self) -> Sequence[Markers]:
        return ()


class Study(Generic[S]):
    """Offered by a game whose balance shall be studied."""

    other_verbs: frozenset[str] = frozenset()
    """Verbs of moves that touch a card of the hand without playing it, such as to discard."""

    def traits(self, state: S, seat: Seat) -> Mapping[str, str]:
        """What sets a seat apart when games are counted: its colour, its leader, who began.

        Asked again and again during a game; what is told first under a name stands. The name is
        told by the message `trait-NAME`, the value like any other name or card.
        """
        return {}

    def variations(self) -> Mapping[str, Sequence[Options]]:
        """Named lists of options among which a study may vary, such as all pairs of factions.

        Every option can be varied by its own name without being listed here.
        """
        return {}
