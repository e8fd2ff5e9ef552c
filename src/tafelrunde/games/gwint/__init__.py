"""Gwint: two armies, three rows, best of three rounds; decks of five factions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any

from tafelrunde.kernel import (
    Card,
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
    Previews,
    Reason,
    Refusal,
    Search,
    Seat,
    Value,
    View,
)
from tafelrunde.kernel.cards import digest

from .explaining import imagine, reasons
from .explaining.box import Collection
from .explaining.compendium import Lore
from .explaining.traits import Factions
from .files import decks, earlier, positions, problems
from .files.cards import book_of, read_card_file
from .files.decks import OwnDecks
from .files.positions import SEATS
from .files.texts import Printer
from .rules import explain
from .rules.printed import FACTIONS, FIELD_ROWS
from .rules.table import Rules, Side
from .state import Match, new_match
from .telling import refusals, view, words
from .thinking.features import features_of

READY = ("northern_realms", "nilfgaard", "scoiatael", "monsters", "skellige")
OPEN = ("preset", "yes", "no")


class Gwint(Game[Match]):
    """The title page: what the game is called, what can be agreed, where its chapters are."""

    name = "gwint"
    rules = 2
    prefix = "GW"
    package = __name__
    players = SEATS
    options = (
        Option("preset", "tabletop", ("tabletop", "videogame"), "GW-126"),
        Option("horn_unit_doubles_itself", "preset", OPEN, "GW-61"),
        Option("muster_from_hand", "preset", OPEN, "GW-56"),
        Option("monsters_keep_heroes", "preset", OPEN, "GW-103"),
        Option("pile", "preset", ("preset", "owner", "side"), "GW-119"),
        Option("exchange", "deck", ("deck", "discard"), "GW-22"),
        Option("weather_on_zero", "stays", ("stays", "one"), "GW-45"),
        Option("deck_a", "northern_realms", READY, "GW-4", free=True),
        Option("deck_b", "monsters", READY, "GW-4", free=True),
    )
    modes = (
        Mode("printed", {"exchange": "discard", "weather_on_zero": "one"}, 2),
        Mode("tabletop", {}, 2),
        Mode("videogame", {"preset": "videogame"}, 2),
    )
    controls = Controls(
        confirm_verbs=frozenset({"pass"}),
        reveals=frozenset(
            {
                "unit.played",
                "unit.entered",
                "unit.revived",
                "unit.restored",
                "unit.transformed",
                "units.rallied",
                "units.destroyed",
                "token.entered",
                "special.played",
                "weather.repeated",
                "cards.mustered",
                "card.discarded",
                "card.exchanged.openly",
                "card.exchanged.openly.mine",
                "cards.drawn.mine",
            }
        ),
    )
    previews = Previews(
        previewed=("totals", "row_totals", "strengths"),
        chance={
            "cards.drawn.mine": ("cards",),
            "card.exchanged.mine": ("drawn",),
            "card.exchanged.openly.mine": ("drawn",),
            "hand.seen.mine": ("cards",),
            "unit.restored": ("card",),
            "unit.kept": ("card", "row"),
            "units.rallied": ("cards",),
        },
        unpredictable=frozenset({"unit.restored", "unit.kept", "units.rallied"}),
    )
    search = Search(depth=40)
    most_decisions = 2_000

    def __init__(self, card_text: str | None = None, source: str = "cards.csv") -> None:
        if card_text is None:
            card_text = (self.folder / "cards.csv").read_text(encoding="utf-8")
        self.printed = read_card_file(card_text, source)
        printer = Printer(self.printed)
        self.cards = tuple(
            Card(card.id, {**card.values, **printer.texts_of(card)}) for card in self.printed
        )
        self.book = book_of(self.cards)
        ready = (self.folder / "ready_decks.csv").read_text(encoding="utf-8")
        former = (self.folder / "ready_decks_1.csv").read_text(encoding="utf-8")
        self.collection = decks.Collection(self.cards, ready, former)
        self.decks: OwnDecks = OwnDecks(self.collection)
        self.printing = Collection(self.cards)
        self.compendium = Lore(self.cards)
        self.study = Factions(self.collection, READY)
        self.sides: dict[tuple[str, Seat], Side] = {}
        self.agreed_last: Options | None = None
        self.terms: tuple[Rules, Side, Side]

    @cached_property
    def cards_digest(self) -> str:
        """The card file alone: better words in a text change no record."""
        return digest(self.printed)

    def with_cards(self, text: str, source: str) -> Gwint:
        return Gwint(text, source)

    def earlier(self, rules: int, given: Mapping[str, object]) -> Earlier[Match]:
        """GW-119, GW-120  Version 1 is played with the pile and the ready decks it had."""
        return Earlier(self, earlier.since_version_1(given, self.collection))

    def seats(self, options: Options) -> int:
        return 2

    def action_count(self, options: Options) -> int:
        return words.action_count(self.book.spots)

    def complete(self, options: Mapping[str, object] | None) -> dict[str, Value]:
        """GW-10  An illegal deck cannot start a match."""
        complete = super().complete(options)
        for name in ("deck_a", "deck_b"):
            decks.legal(str(complete[name]), self.collection, f"option {name}")
        return complete

    def features(self, options: Options) -> list[Feature]:
        return features_of(len(self.book.ids))

    def new(self, options: Options, seed: int, story: list[Event] | None) -> Match:
        if self.agreed_last is not options:
            self.terms = self.terms_of(options)
            self.agreed_last = options
        rules, a, b = self.terms
        return new_match(self.book, rules, a, b, seed, story)

    def terms_of(self, options: Options) -> tuple[Rules, Side, Side]:
        """Rules and sides for these options; the last ones are kept for matches to follow."""
        a, b = self.side(str(options["deck_a"]), 0), self.side(str(options["deck_b"]), 1)
        return positions.rules_of(options), a, b

    def side(self, deck: str, seat: Seat) -> Side:
        """A side with this deck. Legal decks are remembered, so their sides can be, too."""
        if (deck, seat) not in self.sides:
            decks.legal(deck, self.collection, f"deck of {SEATS[seat]}")
            side = positions.side_of(deck, seat, self.collection, self.book)
            if deck not in self.collection.checked:
                return side
            self.sides[deck, seat] = side
        return self.sides[deck, seat]

    def agreed(self, state: Match) -> Options:
        """The options, with the decks of this world: an imagined one has an imagined deck."""
        options: dict[str, Value] = dict(state.rules.agreed)  # type: ignore[arg-type]
        for seat, name in enumerate(("deck_a", "deck_b")):
            if state.imagined >> seat & 1:
                options[name] = self.collection.encode(self.deck_of(state, seat))
        return options

    def deck_of(self, state: Match, seat: Seat) -> decks.Deck:
        """The deck a seat plays with. A secret of its owner (GW-127)."""
        side = state.side(seat)
        counts = Counter(self.book.ids[kind] for kind in side.listed)
        return decks.Deck(FACTIONS[side.faction], self.book.ids[side.leader], dict(counts))

    def view(self, state: Match, seat: Seat | None) -> View:
        return view.view_of(state, seat, self.name, self.rules)

    def views(self, state: Match, seats: Sequence[Seat | None]) -> list[View]:
        return view.views_of(state, seats, self.name, self.rules)

    def describe(self, state: Match, seat: Seat, action: int) -> MoveText:
        return words.describe(state, seat, action)

    def forbids(self, state: Match, seat: Seat, action: int) -> Refusal:
        return refusals.forbids(state, seat, action)

    def imagine(self, state: Match, seat: Seat, dice: Dice) -> Match:
        return imagine.imagine(state, seat, dice)

    def corner_worlds(self, state: Match, seat: Seat, dice: Dice) -> Iterable[Match]:
        return imagine.corner_worlds(state, seat, dice)

    def outcome(self, state: Match) -> Outcome | None:
        return view.outcome_of(state)

    def write_state(self, state: Match) -> dict[str, Any]:
        return positions.write_state(state)

    def read_state(self, position: Mapping[str, Any], options: Options) -> Match:
        return positions.read_state(position, options, self.book, self.collection)

    def state_problems(self, position: Mapping[str, Any], options: Options) -> list[str]:
        return problems.state_problems(position, options, self.book)

    def state_schema(self) -> dict[str, Any]:
        return positions.schema(self.book)

    def reason(self, state: Match, seat: Seat, action: int) -> Reason | None:
        return reasons.reason_for(state, seat, action)

    def holds(self, state: Match, seat: Seat, action: int, code: str) -> bool:
        return reasons.holds(state, seat, action, code)

    def resign(self, state: Match, seat: Seat) -> None:
        state.resign(seat)

    def swapped(self, options: Options, last: Match) -> Options:
        """Everybody keeps the deck."""
        return {**options, "deck_a": options["deck_b"], "deck_b": options["deck_a"]}

    def time_out(self, state: Match, seat: Seat) -> None:
        state.run_out_of_time(seat)

    def census(self, state: Match) -> object:
        """GW-121  How many cards each deck has, and what is lost or too much of it; the tokens."""
        report = []
        for seat, side in enumerate((state.a, state.b)):
            found = positions.owned_kinds(state, seat)
            report.append((len(found), found == list(side.listed)))
        lying = positions.tokens_lying(state)
        return (*report, state.tokens - state.removed == lying)

    # Beyond what all games offer ----------------------------------------------------------

    def explain(self, state: Match, place: str, index: int) -> explain.Breakdown:
        """The strength of a card on the field, step by step; a place is such as `close/A`."""
        row, _, name = place.partition("/")
        return explain.explain(state, SEATS.index(name), FIELD_ROWS.index(row), index)


GAME = Gwint()
