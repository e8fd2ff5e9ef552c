"""Written positions for the tests: cards by their three-digit numbers, knights by X and Y."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.games.with_sword_and_shield.files.agreed import rules_of
from tafelrunde.games.with_sword_and_shield.rules.course import settle
from tafelrunde.games.with_sword_and_shield.rules.setup import lay_out
from tafelrunde.games.with_sword_and_shield.state import Fight
from tafelrunde.kernel import Event, Refusal, View, seeded
from tafelrunde.kernel.position import read, write

BY_NUMBER = {card.values["number"]: card.id for card in GAME.cards}
TACTICS = {"S": "strength", "T": "technique"}
HEALTH = ("001", "002", "003", "004", "005", "006")


def card(number: str) -> str:
    return BY_NUMBER[number]


def cards(numbers: str) -> list[str]:
    return [card(number) for number in numbers.split()]


class Scene:
    """A fight under way, played in words."""

    def __init__(self, state: Fight) -> None:
        self.state = state
        self.events: list[Event] = []

    def seat(self, knight: str) -> int:
        return self.state.knights[self.index(knight)].seat

    def index(self, knight: str) -> int:
        names = [self.state.name_of(who) for who in range(len(self.state.knights))]
        return names.index(knight)

    def action(self, knight: str, words: str) -> int:
        """The number of an action written like `attack 114`."""
        wanted = " ".join(BY_NUMBER.get(word, word) for word in words.split())
        seat = self.seat(knight)
        options = GAME.agreed(self.state)
        for action in range(GAME.action_count(options)):
            if GAME.describe(self.state, seat, action).notation == wanted:
                return action
        raise AssertionError(f"no action means {wanted!r}")

    def play(self, *lines: str) -> Scene:
        for line in lines:
            knight, _, words = line.partition(": ")
            action = self.action(knight, words)
            self.events.extend(GAME.play(self.state, self.seat(knight), action))
        return self

    def why(self, line: str) -> Refusal | None:
        knight, _, words = line.partition(": ")
        return GAME.why_not(self.state, self.seat(knight), self.action(knight, words))

    def legal(self) -> list[str]:
        """The legal answers in words, cards by their numbers."""
        seat = self.state.turn()
        notations = [GAME.describe(self.state, seat, a).notation for a in self.state.legal()]
        numbers = {id: number for number, id in BY_NUMBER.items()}
        return [" ".join(numbers.get(word, word) for word in n.split()) for n in notations]

    @property
    def asked(self) -> str:
        """Who is asked what, like `X action`."""
        if self.state.over:
            return "nobody"
        question = self.view(self.state.turn()).question
        return f"{self.state.name_of(self.state.speaker)} {question}"

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, seat)

    def beside(self, knight: str, seat: int | None = None) -> Mapping[str, Any]:
        """What lies open beside a knight, as a seat sees it."""
        knights: Any = self.view(seat).counters["knights"]
        return next(each for each in knights if each["name"] == knight)

    def slots(self) -> dict[str, str]:
        """Where everybody stands in a Mêlée."""
        knights: Any = self.view(None).counters["knights"]
        return {each["name"]: each["slot"] for each in knights}

    def fatigue(self, knight: str) -> int:
        return self.state.knights[self.index(knight)].fatigue

    def hits(self, knight: str) -> int:
        return self.state.knights[self.index(knight)].hits

    def hand(self, knight: str) -> list[str]:
        numbers = {id: number for number, id in BY_NUMBER.items()}
        held = self.state.knights[self.index(knight)].hand
        return [numbers[GAME.cards[kind].id] for kind in held]

    def left(self) -> int:
        """Actions left to the attacker."""
        return self.state.allowance() - self.state.used

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def discards(self, deck: int = 0) -> list[str]:
        return [GAME.cards[kind].id for kind in self.state.decks[deck].discard]


def knight(number: str, tactic: str | None = "S", hand: str = "", **more: Any) -> dict[str, Any]:
    """A knight by his card's number, with his hand by theirs."""
    written: dict[str, Any] = {"knight": card(number), "hand": cards(hand), **more}
    written["tactic"] = None if tactic is None else TACTICS[tactic]
    for place in ("artefact", "lock_card"):
        if place in more:
            written[place] = card(more[place])
    if "improvements" in more:
        written["improvements"] = cards(more["improvements"])
    return written


def stand_in(fight: str, asked: str, knights: Mapping[str, Any], more: Mapping[str, Any]) -> Scene:
    """The scene in which a knight is asked a question."""
    who, question = asked.split()
    written = {name: dict(k) for name, k in knights.items()}
    teams: dict[str, int] = {}
    for name, each in written.items():
        at = teams.get(name[0], 0)
        offset = 0 if fight != "joust" or name == "X" else 1
        each.setdefault("health", card(HEALTH[at + offset]))
        teams[name[0]] = at + 1
    options = {"fight": fight, **more.get("options", {})}
    state: dict[str, Any] = {
        "knights": written,
        "asked": {"question": question, "knight": who},
        "turn": {"attacker": who},
        **{key: value for key, value in more.items() if key != "options"},
    }
    position = {
        "format": "tafelrunde-position",
        "version": 1,
        "game": GAME.name,
        "rules": GAME.rules,
        "options": options,
        "state": state,
    }
    scene = Scene(read(GAME, position))
    assert write(GAME, scene.state)["game"] == GAME.name
    return scene


Stand = Callable[..., Scene]


@pytest.fixture
def joust() -> Stand:
    """A Joust: joust("X action", knight(...), knight(...))."""

    def stand(asked: str, x: Mapping[str, Any], y: Mapping[str, Any], **more: Any) -> Scene:
        return stand_in("joust", asked, {"X": x, "Y": y}, more)

    return stand


@pytest.fixture
def double() -> Stand:
    """A Double-decked Joust."""

    def stand(asked: str, x: Mapping[str, Any], y: Mapping[str, Any], **more: Any) -> Scene:
        return stand_in("double_decked", asked, {"X": x, "Y": y}, more)

    return stand


@pytest.fixture
def melee() -> Stand:
    """A Mêlée: melee("X1 action", X1=knight(..., slot=1), ..., Y2=...)."""

    def stand(asked: str, fight: str = "melee_3v3", **given: Any) -> Scene:
        knights = {name: k for name, k in given.items() if name[0] in "XY" and len(name) == 2}
        more = {key: value for key, value in given.items() if key not in knights}
        return stand_in(fight, asked, knights, more)

    return stand


@pytest.fixture
def k() -> Callable[..., dict[str, Any]]:
    return knight


@pytest.fixture
def deal() -> Callable[..., Scene]:
    """A fight from its set-up on."""

    def start(seed: int = 0, **options: object) -> Scene:
        events: list[Event] = []
        scene = Scene(GAME.setup(options, seed, events))
        scene.state.story = None
        scene.events = events
        return scene

    return start


@pytest.fixture
def begin() -> Callable[..., Scene]:
    """A fight whose Start Decks and Draw Decks begin with given cards, from the top down."""

    def start(
        starts: list[str], draws: list[str] | None = None, dealer: int = 1, **options: object
    ) -> Scene:
        complete = GAME.complete({**options, "dealer": dealer})
        fight = Fight(seeded(1), GAME.printed, rules_of(complete))
        fight.dealer = dealer
        lay_out(fight)
        for deck, numbers in zip(fight.decks, starts):
            deck.start = on_top(deck.start, numbers)
        for deck, numbers in zip(fight.decks, draws or []):
            deck.pile = on_top(deck.pile, numbers)
        fight.asked = 1
        events: list[Event] = []
        fight.story = events
        settle(fight)
        fight.story = None
        scene = Scene(fight)
        scene.events = events
        return scene

    return start


def on_top(pile: Any, numbers: str) -> Any:
    """This pile with some of its cards brought to the top, the first one uppermost."""
    kinds = [GAME.printed.ids.index(id) for id in cards(numbers)]
    rest = list(pile)
    for kind in kinds:
        rest.remove(kind)
    return vec[i64]([*rest, *reversed(kinds)])
