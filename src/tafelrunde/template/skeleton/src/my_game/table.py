"""MG-2 to MG-7  What lies on the table, and how the game goes on from an answer."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice, Options, State, only

EAST, WEST = 0, 1
SEATS = (EAST, WEST)
NAMES = ("east", "west")
NOBODY = -1
NOTHING = -1
"""Where a card could lie and none does."""


class Table(State):
    """Cards are kept as kinds: the numbers of their rows in the card file."""

    def __init__(self, dice: Dice, values: list[int], ids: list[str], agreed: Options) -> None:
        super().__init__(dice)
        self.values = values
        self.ids = ids
        self.agreed = agreed
        self.hands: list[list[int]] = [[], []]
        self.laid = [NOTHING, NOTHING]
        self.played: list[list[int]] = [[], []]
        self.aside: list[int] = []
        self.resigned = NOBODY

    def clone(self) -> Table:
        twin = Table(self.dice.clone(), self.values, self.ids, self.agreed)
        twin.asked = self.asked
        twin.hands = [list(hand) for hand in self.hands]
        twin.laid = list(self.laid)
        twin.played = [list(cards) for cards in self.played]
        twin.aside = list(self.aside)
        twin.resigned = self.resigned
        return twin

    def options(self, seat: i64) -> vec[i64]:
        """MG-4  Any kind in hand."""
        return vec[i64](sorted(set(self.hands[seat])))

    def answer(self, seat: i64, action: i64) -> None:
        """MG-4, MG-5  A card is laid; when both lie, the trick is decided."""
        self.hands[seat].remove(action)
        self.laid[seat] = action
        player, card = NAMES[seat], self.ids[action]
        self.tell("card.laid", {"player": player}, "MG-4", ~only(seat))
        self.tell("card.laid.mine", {"player": player, "card": card}, "MG-4", only(seat))
        if NOTHING not in self.laid:
            self.decide_trick()
        self.ask()

    def decide_trick(self) -> None:
        """MG-5  Both cards are turned up and stay with their owners."""
        east, west = self.laid
        winner = self.winner_of(east, west)
        facts: dict[str, object] = {
            "east": self.ids[east],
            "west": self.ids[west],
            "winner": word_for(winner),
        }
        self.tell("trick.decided", facts, "MG-5")
        for seat in SEATS:
            self.played[seat].append(self.laid[seat])
        self.laid = [NOTHING, NOTHING]
        if not self.hands[EAST]:
            won = self.tricks_won()
            ending = {"winner": word_for(self.leader()), "east": won[EAST], "west": won[WEST]}
            self.tell("game.ended", ending, "MG-6")

    def ask(self) -> None:
        """MG-4  Both are asked at once, until each has laid a card; nobody after the end."""
        over = self.resigned != NOBODY
        self.asked = sum(
            only(seat)
            for seat in SEATS
            if not over and self.laid[seat] == NOTHING and self.hands[seat]
        )

    def winner_of(self, east: int, west: int) -> int:
        """MG-5  The higher value wins."""
        if self.values[east] == self.values[west]:
            return NOBODY
        return EAST if self.values[east] > self.values[west] else WEST

    def tricks_won(self) -> tuple[int, int]:
        winners = [self.winner_of(east, west) for east, west in zip(*self.played)]
        return winners.count(EAST), winners.count(WEST)

    def leader(self) -> int:
        """MG-6, MG-7  Who has won if the game is over now."""
        if self.resigned != NOBODY:
            return 1 - self.resigned
        east, west = self.tricks_won()
        if east == west:
            return NOBODY
        return EAST if east > west else WEST

    def returns(self) -> list[float]:
        leader = self.leader() if self.over else NOBODY
        if leader == NOBODY:
            return [0.0, 0.0]
        return [1.0 if seat == leader else -1.0 for seat in SEATS]


def word_for(seat: int) -> str:
    return "nobody" if seat == NOBODY else NAMES[seat]


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    """These cards in random order, whatever order they had before."""
    pile = sorted(cards)
    for at in range(len(pile) - 1, 0, -1):
        other = dice.below(at + 1)
        pile[at], pile[other] = pile[other], pile[at]
    return pile
