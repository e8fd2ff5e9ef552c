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
    seeded,
)

from . import positions, view
from .cards import read_card_file
from .table import NAMES, NOTHING, SEATS, Table, shuffled


class MyGame(Game[Table]):
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

    def with_cards(self, text: str, source: str) -> MyGame:
        return MyGame(text, source)

    def seats(self, options: Options) -> int:
        return len(SEATS)

    def action_count(self, options: Options) -> int:
        return len(self.cards)

    def new(self, options: Options, seed: int, story: list[Event] | None) -> Table:
        """MG-3  Shuffle, draw the hands, set the others aside."""
        table = Table(
            seeded(seed),
            [card.values["value"] for card in self.cards],
            [card.id for card in self.cards],
            options,
        )
        table.story = story
        deck = [kind for kind, card in enumerate(self.cards) for _ in range(card.values["copies"])]
        pile = shuffled(deck, table.dice)
        count = int(options["tricks"])
        table.hands = [sorted(pile[:count]), sorted(pile[count : 2 * count])]
        table.aside = sorted(pile[2 * count :])
        table.tell("cards.dealt", {"count": count}, "MG-3")
        table.ask()
        return table

    def agreed(self, state: Table) -> Options:
        return state.agreed

    def view(self, state: Table, seat: Seat | None) -> View:
        return view.view_of(state, seat, self.name, self.rules)

    def describe(self, state: Table, seat: Seat, action: int) -> MoveText:
        return view.describe(state, seat, action)

    def forbids(self, state: Table, seat: Seat, action: int) -> Refusal:
        if not 0 <= action < len(self.cards):
            return Refusal("no-such-action", "MG-4")
        return Refusal("not-in-hand", "MG-4", {"card": state.ids[action]})

    def imagine(self, state: Table, seat: Seat, dice: Dice) -> Table:
        return view.imagine(state, seat, dice)

    def corner_worlds(self, state: Table, seat: Seat, dice: Dice) -> Iterable[Table]:
        return view.corner_worlds(state, seat, dice)

    def outcome(self, state: Table) -> Outcome | None:
        return view.outcome_of(state)

    def write_state(self, state: Table) -> dict[str, Any]:
        return positions.write_state(state)

    def read_state(self, position: Mapping[str, Any], options: Options) -> Table:
        return positions.read_state(position, options, self.cards)

    def state_problems(self, position: Mapping[str, Any], options: Options) -> list[str]:
        return positions.problems(position, options, self.cards)

    def state_schema(self) -> dict[str, Any]:
        return positions.schema(self.cards)

    def resign(self, state: Table, seat: Seat) -> None:
        """MG-7"""
        state.tell("player.resigned", {"player": NAMES[seat]}, "MG-7")
        state.resigned = seat
        state.ask()

    def time_out(self, state: Table, seat: Seat) -> None:
        """MG-7  The lowest card is laid for him."""
        state.tell("player.late", {"player": NAMES[seat]}, "MG-7")
        state.answer(seat, min(state.hands[seat], key=lambda card: state.values[card]))

    def census(self, state: Table) -> object:
        """MG-1  Every card, wherever it lies."""
        laid = [card for card in state.laid if card != NOTHING]
        return sorted(sum(state.hands, laid) + sum(state.played, state.aside))


GAME = MyGame()
