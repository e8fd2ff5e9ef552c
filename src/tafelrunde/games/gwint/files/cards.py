"""The card file: a row for every kind, checked column by column, and the book made of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.kernel import (
    BadInput,
    Card,
    Column,
    choice_column,
    read_cards,
    text_column,
    whole_column,
)

from ..rules.printed import (
    ABILITIES,
    CLASSES,
    CLOSE,
    FACTIONS,
    NO_POWER,
    POWERS,
    RANGED,
    ROWS,
    SIEGE,
    WEATHERS,
    Book,
)


def _abilities(cell: str) -> tuple[str, ...]:
    words = tuple(cell.split(";")) if cell else ()
    if not set(words) <= set(ABILITIES):
        raise ValueError
    return words


def _effect(cell: str) -> dict[str, str]:
    pairs = dict(pair.split("=") for pair in cell.split(";")) if cell else {}
    if pairs and "key" not in pairs:
        raise ValueError
    return pairs


Values = Mapping[str, Any]

COLUMNS = (
    text_column("id"),
    text_column("name_en"),
    text_column("name_de"),
    choice_column("faction", FACTIONS),
    choice_column("kind", CLASSES),
    choice_column("row", ROWS),
    whole_column("strength", 0, 1000, empty=True),
    Column("abilities", _abilities, "abilities of " + ", ".join(ABILITIES)),
    Column("muster_group", str, "a text"),
    whole_column("copies", 0, 99),
    Column("set", str, "a text"),
    Column("effect", _effect, "key=value pairs separated by semicolons"),
    Column("provenance", str, "a text"),
)


def read_card_file(text: str, source: str) -> tuple[Card, ...]:
    """Read a card file; BadInput names the row, the column and what was expected."""
    cards = read_cards(text, COLUMNS, source)
    ids = {card.id for card in cards}
    targets: set[str] = set()
    for card in cards:
        check_effect(card, ids, targets, source)
    if sum("decoy" in card.values["abilities"] for card in cards) > 1:
        raise BadInput(f"{source}: expected at most one kind of decoy")
    for faction in FACTIONS[1:]:
        leaders = [c for c in cards if c.values["kind"] == "leader"]
        if not any(card.values["faction"] == faction for card in leaders):
            raise BadInput(f"{source}: expected a leader for {faction}")
    return cards


def check_effect(card: Card, ids: set[str], targets: set[str], source: str) -> None:
    """What the columns of one row must have in common."""
    values, effect = card.values, card.values["effect"]
    where = f"{source}, card {card.id}, column"
    if values["kind"] == "leader" and effect.get("key") not in POWERS:
        raise BadInput(f"{where} effect: expected key={' or '.join(POWERS)}")
    if (values["kind"] in ("unit", "hero")) != (values["row"] != "none"):
        raise BadInput(f"{where} row: expected a row for units and heroes, none for all others")
    if {"berserker", "avenger"} & set(values["abilities"]):
        target = effect.get("card")
        if target not in ids or target in targets:
            raise BadInput(f"{where} effect: expected card=ID, a card nobody else names")
        targets.add(target)


def book_of(cards: tuple[Card, ...]) -> Book:
    """The cards as numbers. The order of the file is the order of the kinds."""
    ids = tuple(card.id for card in cards)
    values = [card.values for card in cards]
    names = sorted({value["muster_group"].lstrip(">") for value in values} - {""})
    becomes = [ids.index(v["effect"]["card"]) if "card" in v["effect"] else -1 for v in values]
    originals = list(range(len(ids)))
    for kind, value in enumerate(values):
        if "berserker" in value["abilities"]:
            originals[becomes[kind]] = kind
    facts = {
        "classes": [CLASSES.index(value["kind"]) for value in values],
        "factions": [FACTIONS.index(value["faction"]) for value in values],
        "rows": [ROWS.index(value["row"]) for value in values],
        "strengths": [value["strength"] for value in values],
        "abilities": [sum(ABILITIES[word] for word in set(v["abilities"])) for v in values],
        "weathers": [sum(WEATHERS.get(word, 0) for word in v["abilities"]) for v in values],
        "calls": [calls(value, names) for value in values],
        "groups": [called(value, names) for value in values],
        "becomes": becomes,
        "originals": originals,
        "copies": [value["copies"] for value in values],
        "powers": [power_of(value) for value in values],
        "arguments": [argument_of(value["effect"]) for value in values],
    }
    spots = [(kind, row) for kind, value in enumerate(values) for row in rows_of(value)]
    return Book(ids, tuple(names), facts, spots)


def rows_of(value: Values) -> tuple[int, ...]:
    """The rows in which a card may be laid."""
    if value["row"] == "agile":
        return (CLOSE, RANGED)
    if value["kind"] == "special" and {"horn", "mardroeme"} & set(value["abilities"]):
        return (CLOSE, RANGED, SIEGE)
    return (ROWS.index(value["row"]),)


def calls(value: Values, names: list[str]) -> int:
    """GW-56  The group that this card calls when it enters."""
    musters = "muster" in value["abilities"] and value["muster_group"]
    return names.index(value["muster_group"].lstrip(">")) if musters else -1


def called(value: Values, names: list[str]) -> int:
    """GW-56  The group with which this card is called; a `>` only calls."""
    group = value["muster_group"]
    return names.index(group) if group and not group.startswith(">") else -1


def power_of(value: Values) -> int:
    return POWERS.index(value["effect"]["key"]) if value["kind"] == "leader" else NO_POWER


def argument_of(effect: dict[str, str]) -> int:
    """What a leader's power is about: a row, weather rows, a pile or a number of cards."""
    if "row" in effect:
        return ROWS.index(effect["row"])
    if "type" in effect:
        return WEATHERS.get(effect["type"], 0)
    if "whose" in effect:
        return 1 if effect["whose"] == "opponent" else 0
    return int(effect.get("count", effect.get("discard", "0")))
