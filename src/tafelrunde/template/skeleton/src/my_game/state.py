"""A game under way: what can be asked of it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice, Event, Options, seeded

from .hidden.worlds import imagine_hidden
from .rules import events
from .rules.course import carry_out, settle
from .rules.ending import give_up, leader, lowest_card
from .rules.printed import Deck
from .rules.setup import deal
from .rules.table import NOBODY, NOTHING, SEATS, Table
from .rules.tricks import choices


class Match(Table):
    """A game of My Game under way."""

    def clone(self) -> Match:
        twin = Match(self.dice.clone(), self.deck, self.agreed)
        twin.asked = self.asked
        twin.hands = [list(hand) for hand in self.hands]
        twin.laid = list(self.laid)
        twin.played = [list(cards) for cards in self.played]
        twin.aside = list(self.aside)
        twin.resigned = self.resigned
        return twin

    def options(self, seat: i64) -> vec[i64]:
        return vec[i64](choices(self, seat))

    def answer(self, seat: i64, action: i64) -> None:
        carry_out(self, seat, action)

    def imagine_for(self, seat: i64, dice: Dice, laid: int = NOTHING) -> Match:
        world = self.clone()
        imagine_hidden(world, seat, dice, laid)
        return world

    def resign(self, seat: i64) -> None:
        """MG-7  A player may resign at any time, asked or not."""
        give_up(self, seat)
        settle(self)

    def run_out_of_time(self, seat: i64) -> None:
        """MG-7  The lowest card is laid for him."""
        events.player_late(self, seat)
        carry_out(self, seat, lowest_card(self, seat))

    def returns(self) -> list[float]:
        winner = leader(self) if self.over else NOBODY
        if winner == NOBODY:
            return [0.0, 0.0]
        return [1.0 if seat == winner else -1.0 for seat in SEATS]


def begin_match(deck: Deck, agreed: Options, seed: int, story: list[Event] | None) -> Match:
    """MG-3  A game dealt from its seed and waiting for the first cards."""
    match = Match(seeded(seed), deck, agreed)
    match.story = story
    deal(match)
    settle(match)
    return match
