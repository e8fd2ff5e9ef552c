"""Written positions for the rule tests, and the words in which they are played.

Cards are written as words with the short forms f1, f2, f3 and hail; an army given as one text is
a hand of five with the rest of its cards in the ready pile. Answers are written as records write
them, after the army that gives them: "R: attack kaempar".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.files.positions import PILES, army_names
from tafelrunde.games.schildwall.rules.tasks import NAMES
from tafelrunde.games.schildwall.state import Battle
from tafelrunde.kernel import Event, Outcome, Refusal, View
from tafelrunde.kernel.position import read, write

SHORT = {"f1": "fylgdar_1", "f2": "fylgdar_2", "f3": "fylgdar_3", "hail": "hagelsturm"}

ArmyText = str | Mapping[str, str]


def cards(text: str) -> list[str]:
    """Cards by their ids, the weakest kind first as everywhere in the game."""
    ids = [card.id for card in GAME.cards]
    return sorted((SHORT.get(word, word) for word in text.split()), key=ids.index)


def pile(text: str) -> list[str]:
    """Cards in the order written: the top card of a ready pile first."""
    return [SHORT.get(word, word) for word in text.split()]


def write_army(army: ArmyText) -> dict[str, Any]:
    places = {"hand": army} if isinstance(army, str) else dict(army)
    written: dict[str, Any] = {}
    for place, text in places.items():
        if place in PILES:
            written[place] = text if text == "rest" else pile(text)
        else:
            written[place] = SHORT.get(text, text)
    return written


def write_position(
    asked: str,
    *,
    fight: int = 0,
    options: Mapping[str, object] | None = None,
    more: Mapping[str, Any] | None = None,
    **armies: ArmyText,
) -> dict[str, Any]:
    """A position as JSON: who is asked what ("R attack"), and what each army has where."""
    question = dict(zip(("army", "step"), asked.split())) if asked else None
    return {
        "format": "tafelrunde-position",
        "version": 1,
        "game": "schildwall",
        "rules": GAME.rules,
        "options": dict(options or {}),
        "state": {
            "asked": question,
            "fight": fight,
            "armies": {name: write_army(army) for name, army in armies.items()},
            **(more or {}),
        },
    }


class Scene:
    """A battle under way and all that happened in it since the scene began."""

    def __init__(self, state: Battle, events: list[Event] | None = None) -> None:
        self.state = state
        self.events: list[Event] = events or []

    # Playing ------------------------------------------------------------------------------

    def seat(self, army: str) -> int:
        return self.state.seat_of(army_names(self.state.n).index(army))

    def play(self, *answers: str) -> Scene:
        """Give these answers one after the other: "R: attack kaempar", "B: hail"."""
        for answer in answers:
            army, words = answer.split(": ")
            self.call(army, self.action(army, words))
        return self

    def action(self, army: str, words: str) -> int:
        """The number of the legal action with these words."""
        wanted = " ".join(SHORT.get(word, word) for word in words.split())
        if words == "hail":
            wanted = "hail"
        offered = {move.notation: move.action for move in self.view(army).moves}
        assert wanted in offered, f"{army} may not {wanted!r}; {self.asked}: {sorted(offered)}"
        return offered[wanted]

    def call(self, army: str, action: int) -> list[Event]:
        """Carry out an action, a resignation or a time-out by its number."""
        events = GAME.play(self.state, self.seat(army), action)
        self.events.extend(events)
        return events

    def twin(self) -> Scene:
        return Scene(self.state.clone(), list(self.events))

    # Looking ------------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The army asked and its question, such as "R attack"; empty when the game is over."""
        if self.state.over:
            return ""
        return f"{self.state.name_of(self.state.speaker)} {NAMES[self.state.step]}"

    @property
    def written(self) -> dict[str, Any]:
        return GAME.write_state(self.state)

    def army(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.written["armies"][name]
        return found

    def hand(self, name: str) -> list[str]:
        return list(self.army(name)["hand"])

    def ready(self, name: str) -> list[str]:
        return list(self.army(name)["ready"])

    def reserve(self, name: str) -> list[str]:
        return list(self.army(name)["reserve"])

    def graveyard(self, name: str) -> list[str]:
        return list(self.army(name)["graveyard"])

    def legal(self) -> list[str]:
        """What the army asked may answer, as records write it."""
        seat = self.state.turn()
        return [move.notation for move in GAME.view(self.state, seat).moves]

    def view(self, army: str | None) -> View:
        return GAME.view(self.state, None if army is None else self.seat(army))

    def refusal(self, army: str, action: int) -> tuple[str, str]:
        """The code and the rule with which an action is refused."""
        refusal = GAME.why_not(self.state, self.seat(army), action)
        assert isinstance(refusal, Refusal), f"action {action} is legal"
        return refusal.code, refusal.rule

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    def told(self, kind: str, army: str | None = "all") -> list[Mapping[str, object]]:
        """The facts of all events of a kind; only those an army (None: an onlooker) has seen."""
        if army == "all":
            return [event.facts for event in self.events if event.kind == kind]
        seat = None if army is None else self.seat(army)
        return [e.facts for e in self.events if e.kind == kind and e.seen_by(seat)]

    def story(self) -> list[str]:
        """The kinds of all events in order."""
        return [event.kind for event in self.events]

    @property
    def ended_fight(self) -> tuple[object, object]:
        """The totals of the attacker and the defender in the last duel that was decided."""
        facts = self.told("duel.decided")[-1]
        return facts["attack"], facts["defence"]

    @property
    def ended(self) -> tuple[object, object, object]:
        """Winner, reason and number of fights of the last battle that ended."""
        facts = self.told("battle.ended")[-1]
        return facts["winner"], facts["reason"], facts["fights"]


Write = Callable[..., dict[str, Any]]
Stand = Callable[..., Scene]
Deal = Callable[..., Scene]
Cards = Callable[[str], list[str]]


def set_up(asked: str, **rest: Any) -> Scene:
    return Scene(read(GAME, write_position(asked, **rest)))


def deal_new(options: Mapping[str, object] | None = None, seed: int = 1) -> Scene:
    events: list[Event] = []
    state = GAME.setup({"colours": "host_red", **(options or {})}, seed, events)
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
    """Deal a new game; the host is Red unless told otherwise."""
    return deal_new


@pytest.fixture
def of() -> Cards:
    """Cards written short, as zones list them."""
    return cards


@pytest.fixture
def again() -> Callable[[Scene], Scene]:
    """The same scene written down and read back."""
    return lambda scene: Scene(read(GAME, write(GAME, scene.state)))
