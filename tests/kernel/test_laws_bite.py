"""The laws catch games that break them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from tafelrunde.games.schildwall import Schildwall
from tafelrunde.games.schildwall.state import Battle
from tafelrunde.kernel import EVERYBODY, Dice, Event, MoveText, Refusal, Seat, View
from tafelrunde.kernel.laws import GameUnderLaw, LawBroken, check_game


class ShowsAHand(Schildwall):
    def view(self, state: Battle, seat: Seat | None) -> View:
        view = super().view(state, seat)
        first, second = super().view(state, 0), super().view(state, 1)
        shown = {z.place: z for z in (*first.zones, *second.zones) if z.cards is not None}
        return replace(view, zones=tuple(shown.get(zone.place, zone) for zone in view.zones))


class KeepsTheTruth(Schildwall):
    def imagine(self, state: Battle, seat: Seat, dice: Dice) -> Battle:
        world = state.clone()
        world.dice = dice.split()
        world.seed = dice.word()
        return world


class PeeksAtTheHand(Schildwall):
    def imagine(self, state: Battle, seat: Seat, dice: Dice) -> Battle:
        world = super().imagine(state, seat, dice)
        seen = state.warlords[state.warlord_of(1 - seat)]
        world.warlords[state.warlord_of(1 - seat)] = seen.clone()
        world.seed = state.seed
        return world if dice.below(2) else super().imagine(state, seat, dice)


class LosesACard(Schildwall):
    def census(self, state: Battle) -> object:
        return [warlord.left for warlord in state.warlords]


class TellsTheCardsDrawn(Schildwall):
    def play(self, state: Battle, seat: Seat, action: int) -> list[Event]:
        return [
            Event(event.kind, event.facts, EVERYBODY, event.rule)
            for event in super().play(state, seat, action)
        ]


class ForgetsTheFight(Schildwall):
    def write_state(self, state: Battle) -> dict[str, Any]:
        return {**super().write_state(state), "fight": 0}


class ForgetsTheRule(Schildwall):
    def forbids(self, state: Battle, seat: Seat, action: int) -> Refusal:
        return Refusal("no", "")


class SaysTheSameOfAll(Schildwall):
    def describe(self, state: Battle, seat: Seat, action: int) -> MoveText:
        return MoveText(action, "move", {}, (), "SH-1")


class TouchesNothing(Schildwall):
    def view(self, state: Battle, seat: Seat | None) -> View:
        return replace(super().view(state, seat), zones=())


class SharesItsView(Schildwall):
    def views(self, state: Battle, seats: Sequence[Seat | None]) -> list[View]:
        return [self.view(state, seats[0])] * len(seats)


class CountsYesAndNo(Schildwall):
    """Tells a number that becomes a yes when it is one."""

    def view(self, state: Battle, seat: Seat | None) -> View:
        view = super().view(state, seat)
        number = len(view.moves) % 2
        return replace(view, counters={**view.counters, "mixed": number == 1 or number})


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        (ShowsAHand, "an imagined world looks the same"),
        (KeepsTheTruth, "imagination deals hidden cards anew"),
        (PeeksAtTheHand, "imagination knows only what the seat knows|looks the same"),
        (LosesACard, "no card is lost or made|loses no card"),
        (TellsTheCardsDrawn, "betrays no hidden card"),
        (ForgetsTheFight, "a position reads back|plays alike|no problems"),
        (ForgetsTheRule, "a refusal of the rules names its rule"),
        (SaysTheSameOfAll, "legal actions differ in words"),
        (TouchesNothing, "a move touches places of the view"),
        (SharesItsView, "views of one moment are the same together and alone"),
        (CountsYesAndNo, "tells numbers, or yes and no, but not both"),
    ],
)
def test_a_game_that_breaks_a_law_is_caught(broken: Callable[[], Any], law: str) -> None:
    with pytest.raises(LawBroken, match=law):
        check_game(broken(), games=6, options=[{}])


def test_an_event_of_one_kind_always_tells_the_same_fields() -> None:
    watched = GameUnderLaw(Schildwall(), {}, seed=1)
    watched.check_kind(("event", "hit"), {"player": "A", "number": 1})
    watched.check_kind(("event", "hit"), {"player": "B", "number": 2})
    with pytest.raises(LawBroken, match="always has the same fields"):
        watched.check_kind(("event", "hit"), {"player": "B", "cards": 2})
