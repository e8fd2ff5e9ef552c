"""A Game of Swords and Shields: a duel of deck builders, with shop, boosts, revenge and chains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tafelrunde.kernel import (
    Controls,
    Dice,
    Earlier,
    Event,
    Feature,
    Game,
    Mode,
    MoveText,
    Option,
    Options,
    Outcome,
    Reason,
    Refusal,
    Search,
    Seat,
    View,
    seeded,
)

from .explaining import imagine, reasons, refusals, truths
from .explaining.box import Cards
from .explaining.compendium import Lore
from .explaining.traits import Duellists
from .files import positions, problems
from .files.cards import box_of, read_card_file
from .files.earlier import FIRST_CARDS, first_options
from .rules.moves import ACTIONS
from .rules.printed import NOTHING
from .rules.setup import deal_game
from .rules.table import NAMES, STARTS
from .rules.turns import LAST_ROUND
from .state import Duel
from .telling import view, words
from .thinking.features import features_of_a_duel

FAIR: Options = {"start": "even", "exhaustion": "round_40"}
"""SS-19, SS-124, SS-127  Agreed where it shall not matter who starts, and games shall end."""


class SwordsAndShields(Game[Duel]):
    """The title page: what the game is called, what can be agreed, where its chapters are."""

    name = "swords_and_shields"
    rules = 2
    prefix = "SS"
    package = __name__
    players = NAMES
    search = Search(depth=30, share=0.15)
    options = (
        Option("hp", 99, (99, 50), "SS-13"),
        Option("start", "printed", STARTS, "SS-19"),
        Option("counter", "after_attack", ("after_attack", "at_first_break"), "SS-77"),
        Option("exhaustion", "off", ("off", "round_40"), "SS-124"),
        Option("hpc", "chosen", ("chosen", "random"), "SS-14"),
        Option("match", "single", ("single", "best_of_3"), "SS-127"),
    )
    modes = (
        Mode("printed", {}, 2),
        Mode("duel", FAIR, 2),
        Mode("quick", {"hp": 50, **FAIR}, 2),
        Mode("random-hpc", {"hpc": "random", **FAIR}, 2),
        Mode("match", {"match": "best_of_3", **FAIR}, 2),
    )
    rated_options = FAIR
    controls = Controls(
        confirm_verbs=frozenset({"end", "clear"}),
        reveals=frozenset(
            {
                "card.destroyed",
                "card.laid",
                "card.shown",
                "card.moved",
                "card.bought",
                "deck.sifted",
                "discard.taken",
                "field.swept",
                "hp.gained",
                "hp.lost",
                "shop.cleared",
                "shop.filled",
                "shop.triggered",
                "revenge.struck",
            }
        ),
    )
    study = Duellists()
    most_decisions = 3 * 2 * LAST_ROUND * 1000
    """SS-124, SS-125: 200 rounds of two turns, each with 100 actions of a few decisions."""

    def __init__(self, card_text: str | None = None, source: str = "cards.csv") -> None:
        if card_text is None:
            card_text = (self.folder / "cards.csv").read_text(encoding="utf-8")
        self.cards = read_card_file(card_text, source)
        self.printing = Cards(self.cards)
        self.compendium = Lore(self.cards)
        self.box = box_of(self.cards)

    def with_cards(self, text: str, source: str) -> SwordsAndShields:
        return SwordsAndShields(text, source)

    def earlier(self, rules: int, given: Mapping[str, object]) -> Earlier[Duel]:
        return Earlier(self, first_options(given), "" if self.card_text else FIRST_CARDS)

    def seats(self, options: Options) -> int:
        return 2

    def action_count(self, options: Options) -> int:
        return ACTIONS

    def features(self, options: Options) -> list[Feature]:
        return features_of_a_duel()

    def new(self, options: Options, seed: int, story: list[Event] | None) -> Duel:
        duel = Duel(seeded(seed), self.box, positions.rules_of(options), [])
        duel.story = story
        duel.seed = seed
        deal_game(duel)
        return duel

    def agreed(self, state: Duel) -> Options:
        return state.rules.agreed  # type: ignore[return-value]

    def view(self, state: Duel, seat: Seat | None) -> View:
        return view.view_of(state, seat, self.name, self.rules)

    def views(self, state: Duel, seats: Sequence[Seat | None]) -> list[View]:
        return view.views_of(state, seats, self.name, self.rules)

    def describe(self, state: Duel, seat: Seat, action: int) -> MoveText:
        return words.describe(state, action)

    def forbids(self, state: Duel, seat: Seat, action: int) -> Refusal:
        return refusals.forbids(state, action)

    def imagine(self, state: Duel, seat: Seat, dice: Dice) -> Duel:
        return state.imagine_for(seat, dice)

    def reason(self, state: Duel, seat: Seat, action: int) -> Reason | None:
        return reasons.reason_for(state, action)

    def holds(self, state: Duel, seat: Seat, action: int, code: str) -> bool:
        return truths.holds(state, action, code)

    def corner_worlds(self, state: Duel, seat: Seat, dice: Dice) -> Iterable[Duel]:
        return imagine.corner_worlds(state, seat, dice)

    def assume(self, state: Duel, seat: Seat) -> int | None:
        return imagine.assumed_counter(state)

    def asked_next(self, state: Duel, seat: Seat) -> Event | None:
        return imagine.asked_next(state, seat)

    def outcome(self, state: Duel) -> Outcome | None:
        return view.outcome_of(state)

    def write_state(self, state: Duel) -> dict[str, Any]:
        return positions.write_state(state)

    def read_state(self, position: Mapping[str, Any], options: Options) -> Duel:
        return positions.read_state(position, options, self.box)

    def state_problems(self, position: Mapping[str, Any], options: Options) -> list[str]:
        return problems.state_problems(position, options, self.box)

    def state_schema(self) -> dict[str, Any]:
        return positions.schema(self.box)

    def resign(self, state: Duel, seat: Seat) -> None:
        state.resign(seat)

    def time_out(self, state: Duel, seat: Seat) -> None:
        state.run_out_of_time(seat)

    def census(self, state: Duel) -> object:
        """SS-21  Every one of the 80 playing cards, wherever it lies."""
        cards = [card for card in state.shop if card != NOTHING]
        cards += state.shop_deck.listed() + state.shop_discard.listed()
        for player in state.players:
            cards += player.hand.listed() + player.deck.listed() + player.discard.listed()
            cards += [card for card in player.field if card != NOTHING]
        return sorted(cards)


GAME = SwordsAndShields()
