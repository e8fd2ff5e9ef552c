"""Written positions for the rule tests, and the words in which they are played.

A side is written as places with cards: `{"close": "3*nekker fiend", "slots": "close:horn"}`.
Answers are written as records write them: "play ves close".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.games.gwint.files.positions import PILES, SEATS
from tafelrunde.games.gwint.state import Match
from tafelrunde.kernel import Event, Refusal
from tafelrunde.kernel.position import read, write

SHORT = {
    "horn": "commanders_horn",
    "frost": "biting_frost",
    "fog": "impenetrable_fog",
    "rain": "torrential_rain",
    "storm": "skellige_storm",
    "clear": "clear_weather",
    "commando": "blue_stripes_commando",
    "expert": "kaedweni_siege_expert",
    "elf": "mysterious_elf",
    "geralt": "geralt_of_rivia",
}
Side = Mapping[str, Any]


def cards(text: str) -> list[str]:
    found: list[str] = []
    for word in text.split():
        times, star, id = word.rpartition("*")
        id, at, owner = id.partition("@")
        found.extend([SHORT.get(id, id) + at + owner] * (int(times) if star else 1))
    return found


def write_side(side: Side) -> dict[str, Any]:
    written: dict[str, Any] = {"leader_state": "unused" if "leader" in side else "used"}
    for place, value in side.items():
        if place in PILES:
            written[place] = cards(value)
        elif place == "slots":
            pairs = (word.split(":") for word in value.split())
            written[place] = {row: SHORT.get(card, card) for row, card in pairs}
        else:
            written[place] = value
    return written


class Study:
    """A position being played."""

    def __init__(self, state: Match) -> None:
        self.state = state
        self.events: list[Event] = []

    def act(self, *answers: str) -> Study:
        """Answers of whoever is asked, in the words of records."""
        for answer in answers:
            seat = self.state.turn()
            self.answer(seat, answer)
        return self

    def answer(self, seat: int, answer: str) -> Study:
        self.events = GAME.play(self.state, seat, self.action(seat, answer))
        return self

    def action(self, seat: int, answer: str) -> int:
        words = self.says(seat)
        assert answer in words, f"{answer!r} is not among {sorted(words)}"
        return words[answer]

    def says(self, seat: int | None = None) -> dict[str, int]:
        """The legal answers of a seat."""
        seat = self.state.turn() if seat is None else seat
        return {GAME.notation(self.state, seat, a): a for a in self.state.legal_for(seat)}

    def refusal(self, seat: int, answer: str) -> Refusal:
        """Why an answer, legal or not, is refused."""
        for action in range(GAME.action_count(GAME.agreed(self.state))):
            if GAME.describe(self.state, seat, action).notation == answer:
                refusal = GAME.why_not(self.state, seat, action)
                assert refusal is not None
                return refusal
        raise AssertionError(f"nobody can ever say {answer!r}")

    def side(self, name: str) -> dict[str, Any]:
        written: dict[str, Any] = GAME.write_state(self.state)["sides"][name]
        return written

    def totals(self) -> tuple[int, int]:
        totals: Any = GAME.view(self.state, None).counters["totals"]
        return (totals[0], totals[1])

    def strengths(self, place: str) -> tuple[int, ...]:
        found: Any = GAME.view(self.state, None).counters["strengths"]
        (strengths,) = [cards for row, name, cards in found if f"{row}/{name}" == place]
        return tuple(strengths)

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def asked(self) -> list[str]:
        return [SEATS[seat] for seat in self.state.waiting_on()]

    def question(self) -> str:
        return str(GAME.write_state(self.state)["question"])


class Desk:
    """Lays positions out."""

    game = GAME

    def lay(
        self,
        a: Side | None = None,
        b: Side | None = None,
        asked: str = "A",
        options: Mapping[str, object] | None = None,
        weather: str = "",
        **fields: Any,
    ) -> Study:
        state = {
            "asked": [asked] if asked in SEATS else list(asked),
            "sides": {"A": write_side(a or {}), "B": write_side(b or {})},
            "weather": cards(weather),
            **fields,
        }
        position = {
            "format": "tafelrunde-position",
            "version": 1,
            "game": "gwint",
            "rules": GAME.rules,
            "options": dict(options or {}),
            "state": state,
        }
        study = Study(read(GAME, position))
        assert read(GAME, write(GAME, study.state))
        return study

    def start(self, options: Mapping[str, object] | None = None, seed: int = 1) -> Study:
        """A match from its beginning, with its story."""
        story: list[Event] = []
        study = Study(GAME.setup(options, seed, story))
        study.events = story
        study.state.story = None
        return study

    def code(self, faction: str, leader: str) -> str:
        """The ready deck of a faction with another leader, as a share code."""
        deck = GAME.collection.ready[faction]
        return GAME.collection.encode(type(deck)(faction, leader, deck.cards))


@pytest.fixture
def desk() -> Desk:
    return Desk()
