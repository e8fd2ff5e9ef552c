"""SS-128, SS-129  The card file: a row for each kind, and the box made of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    BUFF,
    COLOURS,
    DESTROY_ANY,
    DUFF,
    EFFECTS,
    NO_COLOUR,
    NOTHING,
    PATTERNS,
    PRICES,
    SEARCH_CARDS,
    SORTS,
    TRIGGER_SHOP,
    Box,
    Print,
)
from ..thinking.judgement import value_cards

KINDS = ("hpc", "sword", "shield", "buff", "duff", "hint", "rules")
COPIES = {"hpc": 5, "sword": 39, "shield": 30, "buff": 5, "duff": 6, "hint": 2, "rules": 1}
MOST = 15
"""Values beyond this would not fit into the sets of sums that payments are found with."""

PLAIN = ("destroy_any", "shelve_shield", "attack_any_shield", "move_any", "trigger_shop")
PLAIN_EFFECTS = (*PLAIN, "sweep_enemy_field", "revenge_attack")
"""Effects without a parameter."""
SINGLE_EFFECTS = ("discard_shop_card", "draw_own_discard", "attack_any_sword")
"""Effects that are done exactly once."""
SIFTS = ("grey", "hpc")

FULL_NAMES = {
    "sword": {"en": "sword", "de": "Schwert"},
    "shield": {"en": "shield", "de": "Schild"},
}
COLOUR_NAMES = {"en": COLOURS, "de": ("rot", "blau", "grün", "gelb", "lila", "grau")}


def read_effect(cell: str) -> tuple[int, int]:
    """An effect and its parameter; NOTHING for an empty cell."""
    if cell == "":
        return NOTHING, 0
    key, _, parameter = cell.partition(":")
    effect = EFFECTS.index(key)
    if key == "sift_deck":
        return effect, SIFTS.index(parameter)
    if key in PLAIN_EFFECTS:
        if parameter:
            raise ValueError
        return effect, 1
    amount = int(parameter)
    if not 1 <= amount <= 99 or (key in SINGLE_EFFECTS and amount != 1):
        raise ValueError
    return effect, amount


def read_symbols(cell: str) -> tuple[int, int]:
    """Swords and shields of a value; only one of them is not 0."""
    if cell == "":
        return 0, 0
    symbol, _, count = cell.partition(":")
    number = int(count)
    if symbol not in ("swords", "shields") or not 1 <= number <= MOST:
        raise ValueError
    return (number, 0) if symbol == "swords" else (0, number)


def read_price_stones(cell: str) -> int | tuple[str, ...]:
    """0 to 3 stones of one colour, or the patterns of a buff."""
    if "+" not in cell:
        number = int(cell)
        if not 0 <= number <= 3:
            raise ValueError
        return number
    patterns = tuple(cell.split("|"))
    if any(pattern not in PATTERNS for pattern in patterns):
        raise ValueError
    return patterns


def read_price_symbols(cell: str) -> int:
    """A number of symbols; `even` counts as 0 because any even number will do."""
    number = 0 if cell == "even" else int(cell)
    if not 0 <= number <= 3 * MOST:
        raise ValueError
    return number


def any_text(cell: str) -> str:
    return cell


EFFECT = "an effect such as draw_deck:1, or nothing"

COLUMNS = (
    text_column("id"),
    text_column("name_en"),
    text_column("name_de"),
    choice_column("kind", KINDS),
    choice_column("colour", (*COLOURS, "none")),
    whole_column("strength", 0, 30, empty=True),
    whole_column("value_stones", 0, 3),
    Column("value_symbols", read_symbols, f"swords:n or shields:n (1 to {MOST}), or nothing"),
    Column("price_stones", read_price_stones, "0 to 3, or 1+1, 2+1, 1+1+1 separated by |"),
    Column("price_symbols", read_price_symbols, f"a whole number from 0 to {3 * MOST}, or even"),
    choice_column("price_kind", PRICES),
    whole_column("buff_strength", 0, 9),
    whole_column("buff_value", 0, 5),
    whole_column("duff_loss", 0, 99),
    whole_column("starter", 0, 1),
    Column("effect_a", read_effect, EFFECT),
    Column("effect_b", read_effect, EFFECT),
    text_column("text_en"),
    text_column("text_de"),
    whole_column("copies", 1, 12),
    Column("provenance", any_text, "any text"),
)


def read_card_file(text: str, source: str) -> tuple[Card, ...]:
    """SS-129  Read a card file and check all that the rules ask of it."""
    cards = read_cards(text, COLUMNS, source)
    for problem in set_problems(cards):
        raise BadInput(f"{source}: {problem} (SS-129)")
    for card in cards:
        for column, expected in card_problems(card.values):
            raise BadInput(
                f"{source}, card {card.id}, column {column}: expected {expected} (SS-129)"
            )
    return tuple(with_full_name(card) for card in cards)


def with_full_name(card: Card) -> Card:
    """Many cards share a name (SS-8), so what players read adds type, strength and colour."""
    values = dict(card.values)
    values["shared_name"] = values["name_en"]
    if values["kind"] in FULL_NAMES:
        for language in ("en", "de"):
            sort = FULL_NAMES[values["kind"]][language]
            colour = COLOUR_NAMES[language][COLOURS.index(values["colour"])]
            name = values[f"name_{language}"]
            values[f"name_{language}"] = f"{name} ({sort} {values['strength']}, {colour})"
    return Card(card.id, values)


def set_problems(cards: Sequence[Card]) -> Iterator[str]:
    """SS-1, SS-2, SS-11, SS-129  How many cards of each kind there are."""
    for kind, expected in COPIES.items():
        count = sum(card.values["copies"] for card in cards if card.values["kind"] == kind)
        if count != expected:
            yield f"expected {expected} {kind} cards, not {count}"
    if sorted(c.values["colour"] for c in cards if c.values["kind"] == "hpc") != sorted(
        COLOURS[:5]
    ):
        yield "expected one hpc card of each colour but grey"
    for kind in ("sword", "shield"):
        starters = [c for c in cards if c.values["kind"] == kind and c.values["starter"]]
        if sorted(c.values["colour"] for c in starters) != sorted(COLOURS):
            yield f"expected one starter {kind} row in each of the six colours"
        if any(c.values["copies"] != 2 for c in starters):
            yield f"expected two copies of every starter {kind}"
    searchers = sum(c.values["copies"] for c in cards if looks_on(c.values))
    if searchers > SEARCH_CARDS:
        yield f"expected at most {SEARCH_CARDS} cards that lead to others, not {searchers}"


def looks_on(values: Any) -> bool:
    """Whether a card leads to the effect of another card."""
    return any(
        values[column][0] in (DESTROY_ANY, TRIGGER_SHOP) for column in ("effect_a", "effect_b")
    )


def card_problems(values: Any) -> Iterator[tuple[str, str]]:
    """What the rules ask of single cards whatever their values: the column and what is expected."""
    kind = values["kind"]
    if kind not in SORTS:
        return
    if (values["strength"] == 1) != bool(values["starter"]):
        yield "starter", "1 for the cards of strength 1 and 0 for all others"
    if values["starter"] and values["price_kind"] != "none":
        yield "price_kind", "none for a starter card"
    if kind == "buff" and (values["colour"] != "none" or values["strength"]):
        yield "colour", "no colour and no strength for a buff"
    if kind == "buff" and (values["value_stones"] or values["value_symbols"] != (0, 0)):
        yield "value_stones", "no value for a buff"
    if kind == "duff" and (values["colour"] != "grey" or values["strength"]):
        yield "colour", "grey and strength 0 for a duff"
    if kind == "duff" and not values["duff_loss"]:
        yield "duff_loss", "a loss of at least 1 for a duff"
    if kind != "duff" and values["duff_loss"]:
        yield "duff_loss", "no loss for a card that is no duff"
    if kind == "duff" and values["value_symbols"] == (0, 0):
        yield "value_symbols", "swords or shields for a duff: they give its battle type"
    if kind in ("sword", "shield") and values["colour"] == "none":
        yield "colour", "a colour for a sword or shield"
    if (values["effect_a"][0] != NOTHING) != (kind in ("sword", "shield")):
        yield "effect_a", "an effect for every sword and shield and for no other card"
    if values["effect_a"][0] == NOTHING and values["effect_b"][0] != NOTHING:
        yield "effect_b", "no second branch without a first"
    yield from price_problems(values)


def price_problems(values: Any) -> Iterator[tuple[str, str]]:
    """SS-50, SS-54, SS-56, SS-57  Prices are of one of the five forms."""
    price = values["price_kind"]
    wants_patterns = price == "stone_combo"
    if wants_patterns != isinstance(values["price_stones"], tuple):
        yield "price_stones", "stone patterns where price_kind is stone_combo, and only there"
    elif price in ("none", "even_shields") and values["price_stones"]:
        yield "price_stones", f"0 where price_kind is {price}"
    if (price in ("swords", "shields")) != (values["price_symbols"] > 0):
        yield "price_symbols", "a number from 1 on where price_kind is swords or shields, else 0"


def playing_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    """SS-2  The rows of swords, shields, buffs and duffs."""
    return tuple(card for card in cards if card.values["kind"] in SORTS)


def box_of(cards: Sequence[Card]) -> Box:
    """The box these cards make up."""
    names: dict[str, int] = {}
    box = Box([print_of(card, names) for card in playing_cards(cards)])
    value_cards(box)
    return box


def print_of(card: Card, names: dict[str, int]) -> Print:
    values = card.values
    colour = NO_COLOUR if values["colour"] == "none" else COLOURS.index(values["colour"])
    name = names.setdefault(values["shared_name"], len(names))
    sort = SORTS.index(values["kind"])
    printed = Print(card.id, values["copies"], sort, colour, name)
    printed.starter = bool(values["starter"])
    printed.strength = values["strength"]
    printed.stones = values["value_stones"]
    printed.swords, printed.shields = values["value_symbols"]
    printed.price = PRICES.index(values["price_kind"])
    stones = values["price_stones"]
    if isinstance(stones, tuple):
        stones = sum(1 << PATTERNS.index(pattern) for pattern in set(stones))
    printed.price_stones = stones
    printed.price_symbols = values["price_symbols"]
    printed.bonus = values["buff_strength"] if sort == BUFF else 0
    printed.extra = values["buff_value"] if sort == BUFF else 0
    printed.loss = values["duff_loss"] if sort == DUFF else 0
    printed.effect_a, printed.amount_a = values["effect_a"]
    printed.effect_b, printed.amount_b = values["effect_b"]
    return printed
