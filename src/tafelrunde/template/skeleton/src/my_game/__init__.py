"""My Game: both lay a card at the same time, the higher one takes the trick."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tafelrunde.kernel import (
    Controls,
    Dice,
    Event,
    Game,
    Mode,
    MoveText,
    Option,
    Options,
    Outcome,
    Refusal,
    Seat,
    View,
)

from .files import positions, problems
from .files.cards import deck_of, read_card_file
from .hidden.worlds import cards_that_may_lie
from .rules.table import NAMES, NOTHING, SEATS
from .state import Match, begin_match
from .telling import view, words


class MyGame(Game[Match]):
    """The title page: what the game is called, what can be agreed, where its chapters are."""

    name = "my_game"
    rules = 1
    prefix = "MG"
    package = __name__
    players = NAMES
    options = (Option("tricks", 5, (3, 5), "MG-3"),)
    modes = (Mode("full", {}, 2), Mode("short", {"tricks": 3}, 2))
    controls = Controls(reveals=frozenset({"trick.decided"}))
    most_decisions = 10

    def __init__(self, card_text: str | None = None, source: str = "cards.csv") -> None:
        if card_text is None:
            card_text = (self.folder / "cards.csv").read_text(encoding="utf-8")
        self.cards = read_card_file(card_text, source)
        self.deck = deck_of(self.cards)

    def with_cards(self, text: str, source: str) -> MyGame:
        return MyGame(text, source)

    def seats(self, options: Options) -> int:
        return len(SEATS)

    def action_count(self, options: Options) -> int:
        return len(self.cards)

    def new(self, options: Options, seed: int, story: list[Event] | None) -> Match:
        return begin_match(self.deck, options, seed, story)

    def agreed(self, state: Match) -> Options:
        return state.agreed

    def view(self, state: Match, seat: Seat | None) -> View:
        return view.view_of(state, seat, self.name, self.rules)

    def describe(self, state: Match, seat: Seat, action: int) -> MoveText:
        return words.describe(state, seat, action)

    def forbids(self, state: Match, seat: Seat, action: int) -> Refusal:
        return words.forbids(state, action)

    def imagine(self, state: Match, seat: Seat, dice: Dice) -> Match:
        return state.imagine_for(seat, dice)

    def corner_worlds(self, state: Match, seat: Seat, dice: Dice) -> Iterable[Match]:
        """MG-4  One world for each card that the other may have laid."""
        cards = cards_that_may_lie(state, seat)
        return (state.imagine_for(seat, dice.split(), card) for card in cards)

    def outcome(self, state: Match) -> Outcome | None:
        return view.outcome_of(state)

    def write_state(self, state: Match) -> dict[str, Any]:
        return positions.write_state(state)

    def read_state(self, position: Mapping[str, Any], options: Options) -> Match:
        return positions.read_state(position, options, self.deck)

    def state_problems(self, position: Mapping[str, Any], options: Options) -> list[str]:
        return problems.state_problems(position, options, self.deck)

    def state_schema(self) -> dict[str, Any]:
        return positions.schema(self.deck)

    def resign(self, state: Match, seat: Seat) -> None:
        state.resign(seat)

    def time_out(self, state: Match, seat: Seat) -> None:
        state.run_out_of_time(seat)

    def census(self, state: Match) -> object:
        """MG-1  Every card, wherever it lies."""
        laid = [card for card in state.laid if card != NOTHING]
        return sorted(sum(state.hands, laid) + sum(state.played, state.aside))


GAME = MyGame()
