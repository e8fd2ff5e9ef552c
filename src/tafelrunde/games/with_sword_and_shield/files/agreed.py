"""WS-1, WS-2, WS-22  What can be agreed: the kind of fight, who takes part, who deals."""

from __future__ import annotations

from functools import cache

from tafelrunde.kernel import Dice, Option, Options, Value

from ..rules.table import Rules

TEAMS = {
    "joust": (1, 1),
    "double_decked": (1, 1),
    "melee_2v2": (2, 2),
    "melee_2v3": (2, 3),
    "melee_3v3": (3, 3),
}
OPTIONS = (
    Option("fight", "joust", tuple(TEAMS), "WS-1"),
    Option("participants", "all", ("all", 2, 3, 4, 5, 6), "WS-2"),
    Option("dealer", "random", ("random", 0, 1, 2, 3, 4, 5), "WS-22"),
)


def seats_by_team(options: Options) -> tuple[int, int]:
    """WS-2  How many participants each team has; the larger team gets the odd one.

    There are never more participants than knights.
    """
    first, second = TEAMS[str(options["fight"])]
    if options["participants"] == "all":
        return first, second
    seats = min(int(options["participants"]), first + second)
    mine = seats // 2 if first < second else (seats + 1) // 2
    mine = max(mine, seats - second)
    return mine, seats - mine


def dealer_of(options: Options, dice: Dice) -> int:
    """WS-22  Drawn at random, or agreed; seats are counted round the table."""
    seats = sum(seats_by_team(options))
    if options["dealer"] == "random":
        return dice.below(seats)
    return int(options["dealer"]) % seats


def rules_of(options: Options) -> Rules:
    """The options as the engine keeps them; the same ones are shared by all fights."""
    return rules_for(str(options["fight"]), options["participants"], options["dealer"])


@cache
def rules_for(fight: str, participants: Value, dealer: Value) -> Rules:
    options: Options = {"fight": fight, "participants": participants, "dealer": dealer}
    melee = fight.startswith("melee")
    return Rules(fight != "joust", melee, TEAMS[fight], seats_by_team(options), dict(options))
