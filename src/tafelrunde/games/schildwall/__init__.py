"""Schildwall: two armies, attack and support cards, hail; mass battles of n against n."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    Value,
    View,
)

from .explaining import imagine, reasons, truths
from .explaining.box import Armies
from .explaining.compendium import Lore
from .explaining.hearing import TableTalk
from .explaining.traits import Colours
from .explaining.windows import Windows
from .files import positions, problems
from .files.cards import army_of, read_card_file
from .hidden.worlds import ready_cards
from .rules import tally
from .rules.moves import NONE
from .rules.printed import NOTHING
from .rules.table import BLUE, NOBODY, RED, SIDE_WORDS, Rules
from .rules.tasks import HAIL_3
from .state import Battle, begin_battle
from .telling import view, words
from .thinking.features import features_of

COLOURS = ("random", "host_red", "host_blue")
SERIES = (
    "single",
    *(f"fixed_{battles}" for battles in (2, 4, 6, 8, 10)),
    *(f"first_to_{wins}" for wins in (1, 2, 3, 4, 5)),
)


class Schildwall(Game[Battle]):
    """The title page: what the game is called, what can be agreed, where its chapters are."""

    name = "schildwall"
    rules = 2
    prefix = "SH"
    package = __name__
    players = ("R", "B", *(f"{side}{at}" for side in "RB" for at in (1, 2, 3, 4)), "red", "blue")
    renames = frozenset({"battle.dealt"})
    options = (
        Option("n", 1, (1, 2, 3, 4), "SH-60"),
        Option("support_order", "sealed", ("sealed", "open", "reply"), "SH-22"),
        Option("hail_returns", False, (False, True, "all_wait"), "SH-52"),
        Option("series", "single", SERIES, "SH-57"),
        Option("colours", "random", COLOURS, "SH-10"),
        Option("asked", "choice", ("choice", "everybody", "everybody_always"), "SH-18"),
    )
    modes = (
        Mode("printed", {"support_order": "reply"}, 2),
        Mode("duel", {}, 2),
        Mode("open-support", {"support_order": "open"}, 2),
        Mode("returning-hail", {"hail_returns": True}, 2),
        Mode("series", {"series": "first_to_2"}, 2),
        Mode("mass-2", {"n": 2}, 4),
        Mode("mass-3", {"n": 3}, 6),
        Mode("mass-4", {"n": 4}, 8),
    )
    controls = Controls(
        reveals=frozenset(
            {
                "attack.laid",
                "defence.laid",
                "support.laid",
                "supports.revealed",
                "hand.drawn.mine",
            }
        )
    )
    search = Search(depth=24, randomness=4)
    most_decisions = 20 * (70 + 71 * 8) * 11 * 8
    """Battles, fights with as many hails as can return, and questions to each of eight players."""
    reactions = Windows()
    talk = TableTalk()
    study = Colours()

    def __init__(self, card_text: str | None = None, source: str = "cards.csv") -> None:
        if card_text is None:
            card_text = (self.folder / "cards.csv").read_text(encoding="utf-8")
        self.cards = read_card_file(card_text, source)
        self.printing = Armies(self.cards)
        self.army = army_of(self.cards)
        self.compendium = Lore(self.cards)
        self._rules: dict[tuple[Value, ...], Rules] = {}
        self._agreed: Options | None = None
        self._terms: tuple[Rules, int]

    def with_cards(self, text: str, source: str) -> Schildwall:
        return Schildwall(text, source)

    def earlier(self, rules: int, given: Mapping[str, object]) -> Earlier[Battle]:
        """SH-18, SH-53  Version 1 let nobody call after a hail, and asked for cards laid openly."""
        return Earlier(self, positions.as_by_version_1(given))

    def seats(self, options: Options) -> int:
        return 2 * int(options["n"])

    def teams(self, options: Options) -> tuple[int, ...]:
        """SH-60  Partners sit side by side."""
        n = int(options["n"])
        return (0,) * n + (1,) * n

    def action_count(self, options: Options) -> int:
        return words.action_count(int(options["n"]))

    def features(self, options: Options) -> list[Feature]:
        return features_of(int(options["n"]))

    def new(self, options: Options, seed: int, story: list[Event] | None) -> Battle:
        rules, red_team = self.terms(options)
        return begin_battle(self.army, rules, red_team, seed, story)

    def terms(self, options: Options) -> tuple[Rules, int]:
        """Rules and colours for these options; the last ones are kept for battles to follow."""
        if self._agreed is not options:
            colours = COLOURS.index(str(options["colours"]))
            self._terms = (self.rules_for(options), (NOBODY, 0, 1)[colours])
            self._agreed = options
        return self._terms

    def rules_for(self, options: Options) -> Rules:
        """The rules for these options, made once and shared by all battles."""
        chosen = tuple(options.values())
        if chosen not in self._rules:
            self._rules[chosen] = positions.rules_of(options)
        return self._rules[chosen]

    def agreed(self, state: Battle) -> Options:
        return state.rules.agreed  # type: ignore[return-value]

    def view(self, state: Battle, seat: Seat | None) -> View:
        return view.view_of(state, seat, self.name, self.rules)

    def describe(self, state: Battle, seat: Seat, action: int) -> MoveText:
        return words.describe(state, action)

    def forbids(self, state: Battle, seat: Seat, action: int) -> Refusal:
        return words.forbids(state, action)

    def imagine(self, state: Battle, seat: Seat, dice: Dice) -> Battle:
        return imagine.imagine(state, seat, dice)

    def corner_worlds(self, state: Battle, seat: Seat, dice: Dice) -> Iterable[Battle]:
        return imagine.corner_worlds(state, seat, dice)

    def assume(self, state: Battle, seat: Seat) -> int | None:
        return NONE if state.step == HAIL_3 else None

    def outcome(self, state: Battle) -> Outcome | None:
        return view.outcome_of(state)

    def write_state(self, state: Battle) -> dict[str, Any]:
        return positions.write_state(state)

    def read_state(self, position: Mapping[str, Any], options: Options) -> Battle:
        return positions.read_state(position, options, self.army)

    def state_problems(self, position: Mapping[str, Any], options: Options) -> list[str]:
        return problems.state_problems(position, options, self.army)

    def state_schema(self) -> dict[str, Any]:
        return positions.schema((1, 2, 3, 4))

    def resign(self, state: Battle, seat: Seat) -> None:
        state.resign(seat)

    def swapped(self, options: Options, last: Battle) -> Options:
        """SH-10  Colours swap: other people sit in the seats of the team that was Red."""
        return {**options, "colours": COLOURS[1 + int(last.red_team)]}

    def time_out(self, state: Battle, seat: Seat) -> None:
        state.run_out_of_time(seat)

    def name_of(self, state: Battle, seat: Seat) -> str:
        return state.name_of(state.warlord_of(seat))

    def names_of(self, state: Battle, seat: Seat) -> tuple[str, ...]:
        """SH-60  Where there is one army of each colour, the side is that army."""
        warlord = state.warlord_of(seat)
        name = state.name_of(warlord)
        return (name, SIDE_WORDS[RED if warlord < state.n else BLUE]) if state.n == 1 else (name,)

    def reason(self, state: Battle, seat: Seat, action: int) -> Reason | None:
        return reasons.reason_for(state, action)

    def holds(self, state: Battle, seat: Seat, action: int, code: str) -> bool:
        return truths.holds(state, action, code)

    def census(self, state: Battle) -> object:
        """SH-83  Every card of every army, wherever it lies."""
        return [
            warlord.hand
            + ready_cards(warlord)
            + warlord.reserve
            + warlord.fallen
            + sum(tally.one(card) for card in (warlord.card, warlord.support) if card != NOTHING)
            for warlord in state.warlords
        ]


GAME = Schildwall()
