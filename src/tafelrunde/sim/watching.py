"""A game that is watched: who held and played which card, what set the seats apart, how long
each player thought."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tafelrunde.ai import Forfeit, dismiss, player
from tafelrunde.kernel import Game, MoveText, Options, Said, seeded

from .match import LUCK, ask, let_speak

HAND = "hand/"
"""Places that begin so are hands, in every game."""

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


def play_fixture(
    game: Game[Any], fixture: Fixture, note: Callable[[Decision], None] | None = None
) -> Sheet:
    """Play a game with fresh players and watch it; `note` is told every decision."""
    state = game.new(fixture.options, fixture.seed, None)
    dice = seeded((fixture.seed ^ LUCK) + (MIRROR if fixture.mirrored else 0))
    bots = [player(name) for name in fixture.players]
    guessing = all(name == "random" for name in fixture.players)  # the same games as unwatched
    seats = range(len(bots))
    sheet = Sheet(
        traits=[{} for _ in seats],
        drawn=[{} for _ in seats],
        played=[{} for _ in seats],
        clocks=[Clock() for _ in seats],
    )
    talk: list[Said] = []
    try:
        while not state.over:
            look_at_traits(game, state, sheet.traits)
            seat = state.turn()
            turn = sheet.clocks[seat].decisions
            for held in hand_of(game, state, seat):
                sheet.drawn[seat].setdefault(held, turn)
            begun = time.perf_counter()
            try:
                if guessing:
                    action = state.pick(seat, dice)
                else:
                    let_speak(game, state, seat, talk, sheet.length, dice)
                    action = ask(game, state, bots[seat], seat, talk, dice)
            except Forfeit:
                game.resign(state, seat)
                continue
            seconds = time.perf_counter() - begun
            sheet.clocks[seat].add(seconds)
            move = game.describe(state, seat, action)
            card = card_played(game, move)
            if card is not None:
                sheet.played[seat].setdefault(card, turn)
            if note is not None:
                note(decision_of(state, sheet.length, seat, move, seconds))
            state.answer(seat, action)
            sheet.length += 1
    finally:
        dismiss(bots)
    look_at_traits(game, state, sheet.traits)
    outcome = game.outcome(state)
    assert outcome is not None
    sheet.returns = list(state.returns())
    sheet.reason = outcome.reason
    return sheet


def decision_of(state: Any, ply: int, seat: int, move: MoveText, seconds: float) -> Decision:
    choices = len(state.legal_for(seat))
    return Decision(ply, seat, move.action, move.notation, move.verb, choices, seconds)


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
        if zone.owner == seat and zone.place.startswith(HAND)
        for card in zone.cards or ()
    }


def card_played(game: Game[Any], move: MoveText) -> str | None:
    """The card that a move plays from the hand; None if it plays none."""
    if game.study is not None and move.verb in game.study.other_verbs:
        return None
    for place in move.touches:
        if place.startswith(HAND) and place.count("/") >= 2:
            return place.rsplit("/", 1)[1]
    return None
