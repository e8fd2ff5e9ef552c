"""Written positions for the rule tests, and the words in which they are played.

Zones are written as card ids separated by blanks. In a field "-" is an empty slot and
"sword-3-red@buff-2" a card on a buff. Answers are written as records write them; the beginning
is enough where only one legal answer begins so: "branch a", "destroy sword-2-blue discard P2".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.games.swords_and_shields.rules.moves import ACTIONS
from tafelrunde.games.swords_and_shields.rules.table import NAMES
from tafelrunde.games.swords_and_shields.rules.tasks import NAMES as QUESTIONS
from tafelrunde.games.swords_and_shields.state import Duel
from tafelrunde.kernel import Event, Outcome, View
from tafelrunde.kernel.position import read, write

PILES = ("hand", "deck", "discard", "known", "from_enemy", "from_shop")


def field_of(text: str) -> list[Any]:
    found: list[Any] = []
    for word in text.split():
        card, _, buff = word.partition("@")
        found.append({"buff": buff, "card": card} if buff else None if word == "-" else card)
    return found


def player_of(zones: Mapping[str, Any]) -> dict[str, Any]:
    written = dict(zones)
    for zone, text in zones.items():
        if zone in PILES:
            written[zone] = text.split()
        elif zone == "field":
            written[zone] = field_of(text)
    return written


def write_position(
    asked: str = "P1 action",
    *,
    options: Mapping[str, object] | None = None,
    P1: Mapping[str, Any] | None = None,  # noqa: N803
    P2: Mapping[str, Any] | None = None,  # noqa: N803
    shop: str = "",
    shop_discard: str = "",
    **more: Any,
) -> dict[str, Any]:
    """A position as JSON. P1 is active with a red HPC, P2 has a blue one, it is round 2."""
    player, _, step = asked.partition(" ")
    places: list[str | None] = [None if word == "-" else word for word in shop.split()]
    state: dict[str, Any] = {
        "asked": {"step": step, "player": player} if asked else None,
        "active": "P1",
        "round": 2,
        "players": {
            "P1": {"hpc": "red", **player_of(P1 or {})},
            "P2": {"hpc": "blue", **player_of(P2 or {})},
        },
        "shop": places + [None] * (5 - len(places)),
        "shop_discard": shop_discard.split(),
        **more,
    }
    if isinstance(more.get("shop_deck"), str) and more["shop_deck"] != "rest":
        state["shop_deck"] = more["shop_deck"].split()
    return {
        "format": "tafelrunde-position",
        "version": 1,
        "game": GAME.name,
        "rules": GAME.rules,
        "options": dict(options or {}),
        "state": state,
    }


class Scene:
    """A game under way and all that happened in it since the scene began."""

    def __init__(self, state: Duel, events: list[Event] | None = None) -> None:
        self.state = state
        self.events: list[Event] = events or []

    # Playing ------------------------------------------------------------------------------

    def play(self, *answers: str) -> Scene:
        """Give these answers one after the other, each for the seat that is asked."""
        for answer in answers:
            self.call(self.action(answer))
        return self

    def action(self, words: str) -> int:
        offered = {move.notation: move.action for move in self.view(self.state.turn()).moves}
        found = [notation for notation in offered if f"{notation} ".startswith(f"{words} ")]
        assert len(found) == 1, f"{words!r} of {self.asked}: {sorted(offered)}"
        return offered[found[0]]

    def call(self, action: int, seat: int | None = None) -> list[Event]:
        who = self.state.turn() if seat is None else seat
        events = GAME.play(self.state, who, action)
        self.events.extend(events)
        return events

    def may(self, words: str) -> bool:
        """Whether some legal answer begins with these words."""
        return any(f"{notation} ".startswith(f"{words} ") for notation in self.legal())

    # Looking ------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        if self.state.over:
            return ""
        return f"{NAMES[self.state.turn()]} {QUESTIONS[self.state.step]}"

    @property
    def written(self) -> dict[str, Any]:
        return GAME.write_state(self.state)

    def zone(self, player: str, zone: str) -> Any:
        return self.written["players"][player][zone]

    def hp(self) -> tuple[int, int]:
        return self.zone("P1", "hp"), self.zone("P2", "hp")

    def field(self, player: str) -> list[Any]:
        found: list[Any] = self.zone(player, "field")
        return found

    def discard(self, player: str) -> list[str]:
        found: list[str] = self.zone(player, "discard")
        return found

    def hand(self, player: str) -> list[str]:
        found: list[str] = self.zone(player, "hand")
        return found

    def legal(self) -> list[str]:
        return [move.notation for move in self.view(self.state.turn()).moves]

    def view(self, seat: int | None) -> View:
        return GAME.view(self.state, seat)

    def refusal(self, words: str) -> tuple[str, str]:
        """The code and the rule with which the action called so is refused."""
        seat = self.state.turn()
        for action in range(ACTIONS):
            notation = GAME.describe(self.state, seat, action).notation
            refusal = GAME.why_not(self.state, seat, action)
            if refusal is not None and f"{notation} ".startswith(f"{words} "):
                return refusal.code, refusal.rule
        raise AssertionError(f"nothing illegal is called {words!r}")

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    def told(self, kind: str, seat: int | None = -1) -> list[Mapping[str, Any]]:
        """The facts of all events of a kind; with a seat (None: an onlooker) those it has seen."""
        if seat == -1:
            return [event.facts for event in self.events if event.kind == kind]
        return [e.facts for e in self.events if e.kind == kind and e.seen_by(seat)]

    def story(self) -> list[str]:
        return [event.kind for event in self.events]

    def again(self) -> Scene:
        """The same scene written down and read back."""
        return Scene(read(GAME, write(GAME, self.state)))


Write = Callable[..., dict[str, Any]]
Stand = Callable[..., Scene]
Deal = Callable[..., Scene]


def set_up(asked: str = "P1 action", **rest: Any) -> Scene:
    return Scene(read(GAME, write_position(asked, **rest)))


def deal_new(options: Mapping[str, object] | None = None, seed: int = 1) -> Scene:
    events: list[Event] = []
    state = GAME.setup(options, seed, events)
    state.story = None
    return Scene(state, events)


@pytest.fixture
def position() -> Write:
    """Write a position as JSON, right or wrong."""
    return write_position


@pytest.fixture
def stand() -> Stand:
    """Set a written position up."""
    return set_up


@pytest.fixture
def deal() -> Deal:
    """Deal a new game."""
    return deal_new
