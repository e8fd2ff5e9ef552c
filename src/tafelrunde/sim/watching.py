"""A game that is watched: who held and played which card, what set the seats apart, how long
each player thought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.ai import player
from tafelrunde.kernel import Game, MoveText, Options, State, places, seeded

from .match import LUCK, play_game

HAND = "hand"
"""The kind of place that a hand is, in every game."""

MIRROR = 1 << 61
"""Sets the players' dice of a mirrored game apart from those of the first game of a deal."""


@dataclass(frozen=True)
class Fixture:
    """A game to be played. The same fixture gives the same game anywhere."""

    seed: int
    options: Options
    """Complete and checked."""
    players: tuple[str, ...]
    """A name for each seat."""
    mirrored: bool = False


@dataclass(frozen=True)
class Decision:
    """One answer of one seat."""

    ply: int
    seat: int
    action: int
    notation: str
    verb: str
    choices: int
    seconds: float


@dataclass
class Clock:
    """How long the player in one seat thought."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass
class Sheet:
    """What was seen in one game; lists have an entry for each seat."""

    returns: list[float] = field(default_factory=list)
    length: int = 0
    reason: str = ""
    traits: list[dict[str, str]] = field(default_factory=list)
    drawn: list[dict[str, int]] = field(default_factory=list)
    """Cards that were in a seat's hand at a decision of its own, and at which one first."""
    played: list[dict[str, int]] = field(default_factory=list)
    """Cards that a seat played from its hand, and at which decision of its own first."""
    clocks: list[Clock] = field(default_factory=list)
    """Not the same twice, unlike all the rest."""


class Watcher:
    """Writes on a sheet what is seen of a game; `note` is told every decision."""

    def __init__(
        self, game: Game[Any], seats: int, note: Callable[[Decision], None] | None
    ) -> None:
        self.game = game
        self.note = note
        self.sheet = Sheet(
            traits=[{} for _ in range(seats)],
            drawn=[{} for _ in range(seats)],
            played=[{} for _ in range(seats)],
            clocks=[Clock() for _ in range(seats)],
        )

    def asked(self, state: State, seat: int) -> None:
        look_at_traits(self.game, state, self.sheet.traits)
        turn = self.sheet.clocks[seat].decisions
        for held in hand_of(self.game, state, seat):
            self.sheet.drawn[seat].setdefault(held, turn)

    def decided(self, state: State, seat: int, action: int, seconds: float) -> None:
        sheet = self.sheet
        move = self.game.describe(state, seat, action)
        card = card_played(self.game, move)
        if card is not None:
            sheet.played[seat].setdefault(card, sheet.clocks[seat].decisions)
        sheet.clocks[seat].add(seconds)
        if self.note is not None:
            choices = len(state.legal_for(seat))
            self.note(
                Decision(sheet.length, seat, action, move.notation, move.verb, choices, seconds)
            )
        sheet.length += 1


def play_fixture(
    game: Game[Any], fixture: Fixture, note: Callable[[Decision], None] | None = None
) -> Sheet:
    """Play a game with fresh players and watch it; `note` is told every decision."""
    state = game.new(fixture.options, fixture.seed, None)
    dice = seeded((fixture.seed ^ LUCK) + (MIRROR if fixture.mirrored else 0))
    guessing = all(name == "random" for name in fixture.players)  # the same games as unwatched
    watcher = Watcher(game, len(fixture.players), note)
    play_game(
        game, state, None if guessing else [player(name) for name in fixture.players], dice, watcher
    )
    look_at_traits(game, state, watcher.sheet.traits)
    outcome = game.outcome(state)
    assert outcome is not None
    watcher.sheet.returns = list(state.returns())
    watcher.sheet.reason = outcome.reason
    return watcher.sheet


def look_at_traits(game: Game[Any], state: Any, traits: Sequence[dict[str, str]]) -> None:
    """What is told first under a name stands."""
    for seat, known in enumerate(traits):
        told = {} if game.study is None else game.study.traits(state, seat)
        for name, value in told.items():
            known.setdefault(name, value)


def hand_of(game: Game[Any], state: Any, seat: int) -> set[str]:
    """The cards in the hands of a seat, as it sees them."""
    return {
        card
        for zone in game.view(state, seat).zones
        if zone.owner == seat and places.kind(zone.place) == HAND
        for card in zone.cards or ()
    }


def card_played(game: Game[Any], move: MoveText) -> str | None:
    """The card that a move plays from the hand; None if it plays none."""
    if game.study is not None and move.verb in game.study.other_verbs:
        return None
    for place in move.touches:
        if places.kind(place) == HAND and len(places.parts(place)) > 1:
            return places.last(place)
    return None
