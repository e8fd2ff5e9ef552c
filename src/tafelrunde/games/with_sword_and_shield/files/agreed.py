"""WS-1, WS-2, WS-22  What can be agreed: the kind of fight, who takes part, who deals, and where
a house rule or the other reading of the printed rules holds."""

from __future__ import annotations

from collections.abc import Mapping
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
    Option("free_hits", False, (False, True), "WS-63"),
    Option("weariness", True, (True, False), "WS-114"),
    Option("last_man", "reaches", ("reaches", "holds"), "WS-134"),
    Option("stepping_aside", "spent", ("spent", "free"), "WS-145"),
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
    return rules_for(tuple(options[option.name] for option in OPTIONS))


@cache
def rules_for(values: tuple[Value, ...]) -> Rules:
    options: Options = {option.name: value for option, value in zip(OPTIONS, values)}
    fight = str(options["fight"])
    rules = Rules(
        fight != "joust",
        fight.startswith("melee"),
        TEAMS[fight],
        seats_by_team(options),
        dict(options),
    )
    rules.free_hits = options["free_hits"] is True
    rules.weariness = options["weariness"] is True
    rules.last_man_holds = options["last_man"] == "holds"
    rules.stepping_aside_is_free = options["stepping_aside"] == "free"
    return rules


def as_by_the_first_version(given: Mapping[str, object]) -> dict[str, object]:
    """WS-63  By version 1 of the rules every blow could be taken undefended."""
    return {**given, "free_hits": True}
