"""WS-1, WS-2, WS-22  What can be agreed: the kind of fight, who takes part, who deals."""

from __future__ import annotations

from tafelrunde.kernel import BadInput, Option, Options

from .table import Rules

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
    """WS-2  How many participants each team has; the larger team gets the odd one."""
    first, second = TEAMS[str(options["fight"])]
    if options["participants"] == "all":
        return first, second
    seats = int(options["participants"])
    mine = seats // 2 if first < second else (seats + 1) // 2
    mine = max(mine, seats - second)
    return mine, seats - mine


def option_problems(options: Options) -> list[str]:
    """What is wrong with options that do not fit each other."""
    fight = str(options["fight"])
    knights = sum(TEAMS[fight])
    seats = options["participants"]
    if seats != "all" and int(seats) > knights:
        return [f"option participants: expected 2 to {knights} for {fight}, not {seats}"]
    dealer, count = options["dealer"], sum(seats_by_team(options))
    if dealer != "random" and int(dealer) >= count:
        return [f"option dealer: expected a seat from 0 to {count - 1} or random, not {dealer}"]
    return []


def check_options(options: Options) -> None:
    found = option_problems(options)
    if found:
        raise BadInput("; ".join(found))


def rules_of(options: Options) -> Rules:
    """The options as the engine keeps them."""
    fight = str(options["fight"])
    melee = fight.startswith("melee")
    return Rules(fight != "joust", melee, TEAMS[fight], seats_by_team(options), dict(options))
