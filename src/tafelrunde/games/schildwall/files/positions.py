"""Positions of Schildwall as JSON in the words of the rulebook, and all that can be wrong in one.

A pile may be written as "rest": all cards of the army that are named nowhere else, shuffled. A
ready pile left out is the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Options, read_dice, seeded
from tafelrunde.kernel.bits import bit

from ..hidden.worlds import wind_on
from ..rules import tally
from ..rules.printed import IDS, NOTHING, Army, card_ids
from ..rules.refill import shuffled
from ..rules.table import SIDE_WORDS, Result, Rules, Table, Warlord
from ..rules.tasks import ATTACKERS, LAST_QUESTION, NAMES
from ..state import Battle

REST = "rest"
PILES = ("hand", "ready", "reserve", "graveyard")
REASONS = ("khan", "exhausted", "draw", "resigned", "timeout")


def write_state(table: Table) -> dict[str, Any]:
    """The whole table with its secrets."""
    return {
        "red_team": table.red_team,
        "battle": table.battle,
        "fight": table.fight,
        "asked": None if table.over else write_question(table),
        "clear_sky": names_in(table, table.clear_sky),
        "armies": {table.name_of(who): write_army(table, who) for who in range(2 * table.n)},
        "results": [write_result(result) for result in table.results],
        "given_up": names_in(table, table.given_up),
        "late": {
            table.name_of(who): tally.of(table.late, who)
            for who in range(2 * table.n)
            if tally.of(table.late, who)
        },
        "seed": table.seed,
        "dice": table.dice.write(),
    }


def write_question(table: Table) -> dict[str, Any]:
    """Who is asked what; SH-22: whether once more, and who else is to be asked again."""
    asked: dict[str, Any] = {
        "step": NAMES[table.step],
        "army": table.name_of(table.speaker),
    }
    if table.replying:
        asked["again"] = True
    if table.replies:
        asked["replies"] = names_in(table, table.replies)
    return asked


def names_in(table: Table, warlords: int) -> list[str]:
    """These warlords, given as bits, by their names."""
    return [table.name_of(who) for who in range(2 * table.n) if warlords & bit(who)]


def write_army(table: Table, who: int) -> dict[str, Any]:
    warlord = table.warlords[who]
    ready = list(warlord.ready[: warlord.left])
    written: dict[str, Any] = {
        "hand": list(card_ids(warlord.hand)),
        "ready": [IDS[kind] for kind in reversed(ready)],
        "reserve": list(card_ids(warlord.reserve)),
        "graveyard": list(card_ids(warlord.fallen)),
    }
    if warlord.card != NOTHING:
        written["attack"] = IDS[warlord.card]
        enemies = table.side_in_role(ATTACKERS)
        if table.side_of(who) != enemies:
            written["against"] = table.name_of(table.first_of(enemies) + warlord.lane)
    if warlord.support != NOTHING:
        own = table.first_of(table.side_of(who))
        written["support"] = IDS[warlord.support]
        written["supports"] = table.name_of(own + warlord.supported)
    return written


def write_result(result: Result) -> dict[str, Any]:
    return {
        "winner": SIDE_WORDS[result.winner],
        "reason": result.reason,
        "fights": result.fights,
        "red_team": result.red_team,
    }


# Reading ----------------------------------------------------------------------------------


def rules_of(options: Options) -> Rules:
    """SH-82  The options as the engine keeps them; `fixed_4` is the series `fixed` of length 4."""
    series, _, length = str(options["series"]).rpartition("_")
    if not series:
        series, length = "single", "1"
    rules = Rules(
        int(options["n"]),
        options["support_order"] != "sealed",
        bool(options["hail_returns"]),
        series,
        int(length),
        dict(options),
    )
    rules.supports_are_answered = options["support_order"] == "reply"
    rules.all_wait_for_hail = options["hail_returns"] == "all_wait"
    rules.asks_everybody = options["asked"] != "choice"
    rules.asks_despite_laid = options["asked"] == "everybody_always"
    return rules


def as_by_version_1(given: Mapping[str, object]) -> dict[str, object]:
    """SH-18, SH-53  The options of a battle of rules version 1 as they are called now."""
    former: dict[str, object] = {**given}
    if former.get("hail_returns") is True:
        former["hail_returns"] = "all_wait"
    if former.get("asked") == "everybody":
        former["asked"] = "everybody_always"
    return former


def read_state(written: Mapping[str, Any], options: Options, army: Army) -> Battle:
    """Set up a position without problems."""
    rules = rules_of(options)
    dice = read_dice(written["dice"]) if "dice" in written else seeded(written.get("seed", 0))
    table = Battle(dice, army, rules, written.get("red_team", 0), written.get("seed", 0))
    table.battle = written.get("battle", len(written.get("results", ())))
    names = army_names(rules.n)
    table.clear_sky = clear_sky_of(written, names)
    table.warlords = [read_army(table, name, written["armies"][name]) for name in names]
    table.begin_fight(written.get("fight", 0))
    table.results = tuple(read_result(result) for result in written.get("results", ()))
    table.given_up = warlords_of(written.get("given_up", ()), names)
    for name, times in written.get("late", {}).items():
        table.late += tally.several(names.index(name), times)
    asked = written["asked"]
    if asked is None:
        table.asked = 0
        table.tasks = 0
    else:
        table.replying = asked.get("again", False)
        table.replies = warlords_of(asked.get("replies", ()), names)
        wind_on(table, NAMES.index(asked["step"]), names.index(asked["army"]))
    return table


def clear_sky_of(written: Mapping[str, Any], names: list[str]) -> int:
    """SH-53  Whose hail must wait; by rules version 1 it was everybody's or nobody's."""
    under = written.get("clear_sky", False)
    if isinstance(under, bool):
        return warlords_of(names if under else (), names)
    return warlords_of(under, names)


def warlords_of(found: Iterable[str], names: list[str]) -> int:
    """Warlords given by their names, as bits."""
    return sum(int(bit(names.index(name))) for name in set(found))


def army_names(n: int) -> list[str]:
    if n == 1:
        return ["R", "B"]
    return [f"{colour}{index}" for colour in "RB" for index in range(1, n + 1)]


def read_army(table: Table, name: str, written: Mapping[str, Any]) -> Warlord:
    hand, reserve, fallen = (
        pile_of(written, pile, table.army) for pile in PILES if pile != "ready"
    )
    ready = written.get("ready", REST)
    if ready == REST:
        pile = shuffled(pile_of(written, "ready", table.army), table.dice)
    else:
        pile = vec[i64]([IDS.index(card) for card in reversed(ready)])
    warlord = Warlord(hand, pile, len(pile), reserve, fallen)
    names = army_names(table.n)
    if "attack" in written:
        warlord.card = IDS.index(written["attack"])
        warlord.lane = table.index_of(names.index(written.get("against", name)))
        if table.n == 1:
            warlord.lane = 0
    if "support" in written:
        warlord.support = IDS.index(written["support"])
        warlord.supported = table.index_of(names.index(written.get("supports", name)))
    return warlord


def pile_of(written: Mapping[str, Any], pile: str, army: Army) -> int:
    """The tally of a pile, whether its cards are listed or it is the rest."""
    cards = written.get(pile, REST if pile == "ready" else [])
    if cards != REST:
        return tally.gather(vec[i64]([IDS.index(card) for card in cards]))
    return army.copies - tally.gather(vec[i64]([IDS.index(card) for card in named_cards(written)]))


def named_cards(written: Mapping[str, Any]) -> list[str]:
    """All cards of an army that are named, wherever they lie."""
    cards = [card for pile in PILES if written.get(pile, REST) != REST for card in written[pile]]
    return cards + [written[place] for place in ("attack", "support") if place in written]


def read_result(written: Mapping[str, Any]) -> Result:
    winner = next(side for side, word in SIDE_WORDS.items() if word == written["winner"])
    return Result(winner, written["reason"], written["fights"], written.get("red_team", 0))


def asked_schema(name: dict[str, Any]) -> dict[str, Any]:
    """Who is asked what; null where the game is over."""
    return {
        "type": ["object", "null"],
        "required": ["step", "army"],
        "additionalProperties": False,
        "properties": {
            "step": {"enum": list(NAMES[: LAST_QUESTION + 1])},
            "army": name,
            "again": {"type": "boolean"},
            "replies": {"type": "array", "items": name},
        },
    }


def schema(n_values: tuple[int, ...]) -> dict[str, Any]:
    """The JSON Schema of a written table."""
    card = {"enum": list(IDS)}
    cards = {"type": "array", "items": card}
    pile = {"anyOf": [cards, {"const": REST}]}
    names = sorted({name for n in n_values for name in army_names(n)})
    name = {"enum": names}
    army = {
        "type": "object",
        "required": ["hand"],
        "additionalProperties": False,
        "properties": {
            **dict.fromkeys(PILES, pile),
            "hand": cards,
            "attack": card,
            "against": name,
            "support": card,
            "supports": name,
        },
    }
    count = {"type": "integer", "minimum": 0}
    return {
        "type": "object",
        "required": ["asked", "armies"],
        "additionalProperties": False,
        "properties": {
            "red_team": {"enum": [0, 1]},
            "battle": count,
            "fight": count,
            "asked": asked_schema(name),
            "clear_sky": {
                "anyOf": [{"type": "array", "items": name}, {"type": "boolean"}],
            },
            "armies": {"type": "object", "propertyNames": name, "additionalProperties": army},
            "results": {
                "type": "array",
                "items": {
                    "type": "object",
                    "required": ["winner", "reason", "fights"],
                    "additionalProperties": False,
                    "properties": {
                        "winner": {"enum": list(SIDE_WORDS.values())},
                        "reason": {"enum": list(REASONS)},
                        "fights": count,
                        "red_team": {"enum": [0, 1]},
                    },
                },
            },
            "given_up": {"type": "array", "items": name},
            "late": {"type": "object", "propertyNames": name, "additionalProperties": count},
            "seed": count,
            "dice": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
        },
    }
