"""HG-1 to HG-6  What stands on the cloak, and what a blow does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice, Options, State, only
from tafelrunde.kernel.sheet import Sheet

NAMES = ("north", "south")
BOARDS = 3
"""Boards of a shield."""
NOBODY = -1

HACK, CUT, PARRY = 0, 1, 2
VERBS = ("hack", "cut", "parry")
RULES = ("HG-3", "HG-4", "HG-5")


class Cloak(State):
    """Boards left, who has parried, and whose turn it is."""

    def __init__(self, dice: Dice, agreed: Options) -> None:
        super().__init__(dice)
        self.agreed = agreed
        self.boards = [BOARDS * int(agreed["shields"])] * 2
        self.parried = [False, False]
        self.resigned = NOBODY

    def clone(self) -> Cloak:
        twin = Cloak(self.dice.clone(), self.agreed)
        twin.asked = self.asked
        twin.boards = list(self.boards)
        twin.parried = list(self.parried)
        twin.resigned = self.resigned
        return twin

    def options(self, seat: i64) -> vec[i64]:
        """HG-3  All blows, but no hack with the last board."""
        return vec[i64]([CUT, PARRY] if self.boards[seat] == 1 else [HACK, CUT, PARRY])

    def answer(self, seat: i64, action: i64) -> None:
        """HG-2 to HG-5  One blow, then the other's turn."""
        other = 1 - seat
        broken = min(self.force_of(action, other), self.boards[other])
        if action == HACK:
            self.boards[seat] -= 1
        self.boards[other] -= broken
        if action != PARRY:
            self.parried[other] = False
        self.parried[seat] = action == PARRY
        facts = {"player": NAMES[seat], "blow": VERBS[action], "count": broken}
        self.tell("blow.struck", facts, RULES[action])
        self.ask(other)

    def force_of(self, action: int, other: int) -> int:
        """HG-3 to HG-5  How many boards a blow breaks."""
        if action == PARRY:
            return 1
        return (3 if action == HACK else 2) - self.parried[other]

    def ask(self, seat: int) -> None:
        """HG-2  The next blow, unless the duel is over."""
        over = 0 in self.boards or self.resigned != NOBODY
        self.asked = 0 if over else only(seat)
        if over:
            self.tell("duel.ended", {"winner": NAMES[self.winner()]}, "HG-2")

    def winner(self) -> int:
        """HG-2, HG-6  Who has won when the duel is over."""
        if self.resigned != NOBODY:
            return 1 - self.resigned
        return 1 if self.boards[0] == 0 else 0

    def returns(self) -> list[float]:
        if not self.over:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner() == 0 else [-1.0, 1.0]

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """What learners see; `Duel.features` names it."""
        for who in (seat, 1 - seat):
            sheet.write(self.boards[who])
            sheet.flag(self.parried[who])
