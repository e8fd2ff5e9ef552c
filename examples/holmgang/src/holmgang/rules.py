"""HG-1 to HG-6  What stands on the cloak, what a blow does, and what is told of it."""

from __future__ import annotations

from tafelrunde.kernel import Dice, Options, State, only

NAMES = ("north", "south")
BOARDS = 3
"""Boards of a shield."""
NOBODY = -1

HACK, CUT, PARRY = 0, 1, 2
VERBS = ("hack", "cut", "parry")
RULES = ("HG-3", "HG-4", "HG-5")


class Cloak(State):
    """Boards left, who has parried, and who has resigned."""

    def __init__(self, dice: Dice, agreed: Options) -> None:
        super().__init__(dice)
        self.agreed = agreed
        self.boards = [BOARDS * int(agreed["shields"])] * 2
        self.parried = [False, False]
        self.resigned = NOBODY


# What the rules say -----------------------------------------------------------------------


def draw_lot(cloak: Cloak) -> None:
    """HG-1  The lot decides who strikes first."""
    first = cloak.dice.below(2)
    lot_drawn(cloak, first)
    ask(cloak, first)


def ask(cloak: Cloak, seat: int) -> None:
    """HG-2  The next blow is this duellist's, unless the duel is over."""
    over = 0 in cloak.boards or cloak.resigned != NOBODY
    cloak.asked = 0 if over else only(seat)
    if over:
        duel_ended(cloak)


def blows(cloak: Cloak, seat: int) -> list[int]:
    """HG-3  All blows, but no hack with the last board."""
    return [CUT, PARRY] if cloak.boards[seat] == 1 else [HACK, CUT, PARRY]


def strike(cloak: Cloak, seat: int, blow: int) -> None:
    """HG-2 to HG-5  One blow, then the other's turn."""
    other = 1 - seat
    broken = min(force_of(cloak, blow, other), cloak.boards[other])
    if blow == HACK:
        cloak.boards[seat] -= 1
    cloak.boards[other] -= broken
    if blow != PARRY:
        cloak.parried[other] = False
    cloak.parried[seat] = blow == PARRY
    blow_struck(cloak, seat, blow, broken)
    ask(cloak, other)


def force_of(cloak: Cloak, blow: int, other: int) -> int:
    """HG-3 to HG-5  How many boards a blow breaks."""
    if blow == PARRY:
        return 1
    return (3 if blow == HACK else 2) - cloak.parried[other]


def winner(cloak: Cloak) -> int:
    """HG-2, HG-6  Who has won when the duel is over."""
    if cloak.resigned != NOBODY:
        return 1 - cloak.resigned
    return 1 if cloak.boards[0] == 0 else 0


def give_up(cloak: Cloak, seat: int) -> None:
    """HG-6  Who resigns has lost."""
    player_resigned(cloak, seat)
    cloak.resigned = seat
    ask(cloak, seat)


def strike_late(cloak: Cloak, seat: int) -> None:
    """HG-6  For who runs out of time a parry is struck."""
    player_late(cloak, seat)
    strike(cloak, seat, PARRY)


# What is told -----------------------------------------------------------------------------


def lot_drawn(cloak: Cloak, first: int) -> None:
    """HG-1  Who strikes first."""
    if not cloak.watched:
        return
    cloak.tell("lot.drawn", {"player": NAMES[first]}, "HG-1")


def blow_struck(cloak: Cloak, seat: int, blow: int, broken: int) -> None:
    """HG-3 to HG-5  Who struck which blow, and how many boards broke."""
    if not cloak.watched:
        return
    facts: dict[str, object] = {"player": NAMES[seat], "blow": VERBS[blow], "count": broken}
    cloak.tell("blow.struck", facts, RULES[blow])


def duel_ended(cloak: Cloak) -> None:
    """HG-2  Who has won."""
    if not cloak.watched:
        return
    cloak.tell("duel.ended", {"winner": NAMES[winner(cloak)]}, "HG-2")


def player_resigned(cloak: Cloak, seat: int) -> None:
    """HG-6  He gave up."""
    if not cloak.watched:
        return
    cloak.tell("player.resigned", {"player": NAMES[seat]}, "HG-6")


def player_late(cloak: Cloak, seat: int) -> None:
    """HG-6  He ran out of time."""
    if not cloak.watched:
        return
    cloak.tell("player.late", {"player": NAMES[seat]}, "HG-6")
