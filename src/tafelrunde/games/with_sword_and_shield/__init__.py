"""With Sword and Shield: knights on foot, one against one or in a Mêlée of two teams."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
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
    Options,
    Outcome,
    Previews,
    Reason,
    Refusal,
    Search,
    Seat,
    View,
    seeded,
)

from .explaining import imagine, reasons, refusals, truths
from .explaining.box import Decks
from .explaining.compendium import Lore
from .explaining.traits import Participants
from .files import agreed, positions, problems, schema
from .files.cards import engine_cards, read_card_file
from .files.earlier import first_card_file
from .rules import moves
from .rules.course import settle
from .rules.setup import lay_out
from .state import Fight
from .telling import view, words
from .thinking.features import features_of


class WithSwordAndShield(Game[Fight]):
    """The title page: what the game is called, what can be agreed, where its chapters are."""

    name = "with_sword_and_shield"
    rules = 2
    prefix = "WS"
    package = __name__
    players = ("X", "Y", "X1", "X2", "X3", "Y1", "Y2", "Y3")
    search = Search(depth=16, randomness=0, share=0.6)
    options = agreed.OPTIONS
    modes = (
        Mode("printed", {"weariness": False, "last_man": "holds"}, 2),
        Mode("joust", {}, 2),
        Mode("double-decked", {"fight": "double_decked"}, 2),
        Mode("melee-2v2", {"fight": "melee_2v2"}, 4),
        Mode("melee-2v3", {"fight": "melee_2v3"}, 5),
        Mode("melee-3v3", {"fight": "melee_3v3"}, 6),
        Mode("melee-3v3-for-two", {"fight": "melee_3v3", "participants": 2}, 2),
    )
    controls = Controls(
        confirm_verbs=frozenset({"end_turn", "grande_pass", "no_defence"}),
        reveals=frozenset(
            {
                "attack.made",
                "bid.made",
                "block.played",
                "boost.laid",
                "card.chosen_away",
                "card.discarded",
                "card.played",
                "card.aimed",
                "cards.drawn",
                "cards.lost",
                "combination.laid",
                "combination.played",
                "combination.aimed",
                "grande_pass.made",
                "guard.played",
                "guard.shown",
                "hand.dealt",
                "hand.seen",
                "improvement.played",
                "knight.beaten",
                "lock.played",
                "manoeuvre.played",
                "movement.played",
                "movement.shown",
                "start.drawn",
                "start.put_aside",
            }
        ),
    )
    previews = Previews(previewed=("knights", "stops"))
    study = Participants()

    def __init__(self, card_text: str | None = None, source: str = "cards.csv") -> None:
        self.other_cards = card_text is not None
        if card_text is None:
            card_text = (self.folder / "cards.csv").read_text(encoding="utf-8")
        self.cards = read_card_file(card_text, source)
        self.printing = Decks(self.cards)
        self.compendium = Lore(self.cards)
        self.printed = engine_cards(self.cards, source)

    def with_cards(self, text: str, source: str) -> WithSwordAndShield:
        return WithSwordAndShield(text, source)

    def earlier(self, rules: int, given: Mapping[str, object]) -> Earlier[Fight]:
        """WS-63  Version 1 let every knight take a blow undefended; that is a house rule now. Its
        cards were others, too; a card file of one's own stays what it is."""
        game = self if self.other_cards else self.first
        return Earlier(game, agreed.as_by_the_first_version(given))

    @cached_property
    def first(self) -> WithSwordAndShield:
        """This game with the cards of rules version 1."""
        return WithSwordAndShield(first_card_file(self.folder), "cards of version 1")

    def seats(self, options: Options) -> int:
        return sum(agreed.seats_by_team(options))

    def teams(self, options: Options) -> tuple[int, ...]:
        """WS-2  Participants of a team sit side by side."""
        first, second = agreed.seats_by_team(options)
        return (0,) * first + (1,) * second

    def action_count(self, options: Options) -> int:
        melee = str(options["fight"]).startswith("melee")
        forms = moves.FORMS if melee else moves.FORMS_IN_A_JOUST
        return moves.CARDS + forms * self.printed.deck_kinds

    def features(self, options: Options) -> list[Feature]:
        return features_of(agreed.rules_of(options), self.printed.deck_kinds)

    def new(self, options: Options, seed: int, story: list[Event] | None) -> Fight:
        rules = agreed.rules_of(options)
        fight = Fight(seeded(seed), self.printed, rules)
        fight.story = story
        fight.dealer = agreed.dealer_of(options, fight.dice)
        lay_out(fight)
        fight.asked = 1  # the game is on; settling finds who is asked first
        settle(fight)
        return fight

    def agreed(self, state: Fight) -> Options:
        return state.rules.agreed  # type: ignore[return-value]

    def view(self, state: Fight, seat: Seat | None) -> View:
        return view.view_of(state, seat, self.name, self.rules)

    def views(self, state: Fight, seats: Sequence[Seat | None]) -> list[View]:
        return view.views_of(state, seats, self.name, self.rules)

    def describe(self, state: Fight, seat: Seat, action: int) -> MoveText:
        return words.describe(state, seat, action)

    def forbids(self, state: Fight, seat: Seat, action: int) -> Refusal:
        return refusals.forbids(state, action)

    def forbids_unasked(self, state: Fight, seat: Seat, action: int) -> Refusal:
        return refusals.forbids_unasked(state, seat)

    def imagine(self, state: Fight, seat: Seat, dice: Dice) -> Fight:
        return state.imagine_for(seat, dice)

    def reason(self, state: Fight, seat: Seat, action: int) -> Reason | None:
        return reasons.reason_for(state, seat, action)

    def holds(self, state: Fight, seat: Seat, action: int, code: str) -> bool:
        return truths.holds(state, seat, action, code)

    def corner_worlds(self, state: Fight, seat: Seat, dice: Dice) -> Iterable[Fight]:
        return imagine.corner_worlds(state, seat, dice)

    def previewed_by(self, state: Fight, seat: Seat, action: int) -> tuple[str, ...]:
        """What stops an attack is foretold until the attack is answered, not beyond it."""
        return ("knights",) if words.settles_attack(state, action) else self.previews.previewed

    def outcome(self, state: Fight) -> Outcome | None:
        return view.outcome_of(state)

    def write_state(self, state: Fight) -> dict[str, Any]:
        return positions.write_state(state)

    def read_state(self, position: Mapping[str, Any], options: Options) -> Fight:
        return positions.read_state(position, options, self.printed)

    def state_problems(self, position: Mapping[str, Any], options: Options) -> list[str]:
        return problems.state_problems(position, options, self.printed)

    def state_schema(self) -> dict[str, Any]:
        return schema.state_schema(self.printed)

    def resign(self, state: Fight, seat: Seat) -> None:
        state.resign(seat)

    def time_out(self, state: Fight, seat: Seat) -> None:
        state.run_out_of_time(seat)

    def name_of(self, state: Fight, seat: Seat) -> str:
        return state.name_of(self.knights_of(state, seat)[0])

    def names_of(self, state: Fight, seat: Seat) -> tuple[str, ...]:
        """WS-2  Who commands one knight is that knight, by his place or, where no other knight has
        the same one (WS-117), by his card. Who commands several is none of them."""
        mine = self.knights_of(state, seat)
        if len(mine) > 1:
            return ()
        name, title = state.name_of(mine[0]), state.title_of(mine[0])
        titles = [state.title_of(who) for who in range(len(state.knights))]
        return (name, title) if title != name and titles.count(title) == 1 else (name,)

    def knights_of(self, state: Fight, seat: Seat) -> list[int]:
        return [who for who, knight in enumerate(state.knights) if knight.seat == seat]

    def census(self, state: Fight) -> object:
        """Every card of every deck, wherever it lies."""
        return [problems.cards_of_deck(state, at) for at in range(len(state.decks))]


GAME = WithSwordAndShield()
