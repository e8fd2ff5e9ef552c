"""WS-16 to WS-21, WS-158  The card file: rows, columns and effect keys, checked one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import BadInput, Card, Column, choice_column, read_cards, text_column
from tafelrunde.kernel.bits import bit

from ..rules import printed
from ..rules.printed import KIND_WORDS, NOTHING, Cards

DECK_KINDS = ("combat", "achievement", "event", "improvement")
START_KINDS = ("knight", "health", "artefact")
LEAST_KNIGHTS = 6
LEAST_DECK = 24


def free_column(name: str) -> Column:
    return Column(name, str, "a text")


def number_column(name: str, least: int, most: int) -> Column:
    """A whole number in a range, or nothing."""

    def read(cell: str) -> int | None:
        if cell == "":
            return None
        number = int(cell)
        if not least <= number <= most:
            raise ValueError
        return number

    return Column(name, read, f"a whole number from {least} to {most} or nothing")


COLUMNS = (
    text_column("number"),
    text_column("id"),
    text_column("name_en"),
    text_column("name_de"),
    choice_column("kind", KIND_WORDS),
    choice_column("group", ("", "weapon", "possession", "outfit")),
    number_column("strength", -20, 20),
    number_column("technique", -20, 20),
    number_column("chivalry", -20, 20),
    number_column("endurance", -20, 20),
    free_column("attack"),
    choice_column("defence_type", ("", "shield", "sword")),
    free_column("defence"),
    free_column("parries"),
    number_column("start_number", 1, 999),
    free_column("combo_symbol"),
    choice_column("manoeuvre", ("0", "1")),
    choice_column("melee_move", ("0", "1")),
    choice_column("melee_lock", ("0", "1")),
    choice_column("unique", ("0", "1")),
    number_column("copies", 1, 9),
    choice_column("use", ("", "attack", "defence", "both")),
    number_column("cost", 0, 28),
    free_column("effect"),
    text_column("text_en"),
    text_column("text_de"),
    choice_column("provenance", ("documented", "reconstructed")),
    free_column("documented_fields"),
)

PLAYED = {
    "discard_random": (printed.DISCARD_RANDOM, 1),
    "drain": (printed.DRAIN, 1),
    "draw": (printed.DRAW, 1),
    "peek_discard": (printed.PEEK_DISCARD, 1),
    "gain": (printed.GAIN, 1),
    "gain_both": (printed.GAIN_BOTH, 2),
    "guard_minus": (printed.GUARD_MINUS, 1),
    "chivalry_gain": (printed.CHIVALRY_GAIN, 3),
    "chivalry_drain": (printed.CHIVALRY_DRAIN, 3),
    "chivalry_discard": (printed.CHIVALRY_DISCARD, 3),
    "extra_actions": (printed.EXTRA_ACTIONS, 1),
}
"""Effects with so many numbers. The others have words as parameters."""
WORDED = {
    ("strike", "manoeuvre"): (printed.STRIKE, printed.BY_MANOEUVRE),
    ("strike", "shield"): (printed.STRIKE, printed.SHIELD),
    ("strike", "sword"): (printed.STRIKE, printed.SWORD),
    ("next_attack", "no_shield"): (printed.NEXT_NO_GUARD, printed.SHIELD),
    ("next_attack", "no_sword"): (printed.NEXT_NO_GUARD, printed.SWORD),
    ("ban", "shield"): (printed.BAN_SHIELD, 0),
    ("ban", "manoeuvre"): (printed.BAN_MANOEUVRE, 0),
}
WITHOUT_OPPONENT = {
    printed.DISCARD_RANDOM,
    printed.NEXT_PLUS,
    printed.NEXT_NO_GUARD,
    printed.DRAW,
    printed.GAIN,
    printed.EXTRA_ACTIONS,
}

Effect = tuple[int, int, int, int]


def read_card_file(text: str, source: str) -> tuple[Card, ...]:
    """WS-17  Read a card file: the Deck Cards first, then the Start Cards, each in file order."""
    cards = read_cards(text, COLUMNS, source)
    deck = tuple(card for card in cards if card.values["kind"] in DECK_KINDS)
    start = tuple(card for card in cards if card.values["kind"] in START_KINDS)
    numbers = [card.values["number"] for card in cards]
    for card in cards:
        check_card(card, source)
        if not card.values["number"].isdigit() or numbers.count(card.values["number"]) > 1:
            raise bad(card, source, "number", "a number that no other card has")
    if len(of_kind(start, "knight")) < LEAST_KNIGHTS:
        raise BadInput(f"{source}: expected at least {LEAST_KNIGHTS} kinds of knight")
    if sum(copies_of(card) for card in of_kind(start, "health")) < LEAST_KNIGHTS:
        raise BadInput(f"{source}: expected at least {LEAST_KNIGHTS} Health cards")
    if sum(copies_of(card) for card in deck) < LEAST_DECK:
        raise BadInput(f"{source}: expected at least {LEAST_DECK} Deck Cards")
    if not any(card.values["start_number"] for card in deck):
        raise BadInput(f"{source}: expected at least one card with a start number")
    return deck + start


def of_kind(cards: Sequence[Card], kind: str) -> list[Card]:
    return [card for card in cards if card.values["kind"] == kind]


def copies_of(card: Card) -> int:
    return int(card.values["copies"] or 1)


def bad(card: Card, source: str, column: str, expected: str) -> BadInput:
    return BadInput(f"{source}, card {card.id}, column {column}: expected {expected}")


def check_card(card: Card, source: str) -> None:
    """What the rules ask of each kind of card."""
    values = card.values
    kind = values["kind"]
    if kind in ("knight", "combat"):
        for column in ("strength", "technique"):
            if values[column] is None or values[column] < 0:
                raise bad(card, source, column, "a number that is not negative")
    if kind == "knight" and (values["endurance"] is None or values["endurance"] < 1):
        raise bad(card, source, "endurance", "a number of at least 1")
    if kind == "combat" and not values["attack"]:
        raise bad(card, source, "attack", "the name of a cut or strike")
    if kind == "combat" and not values["defence_type"]:
        raise bad(card, source, "defence_type", "shield or sword")
    if values["start_number"] and kind != "combat":
        raise bad(card, source, "start_number", "nothing on a card that is no Combat card")
    if values["combo_symbol"] and kind not in ("combat", "event"):
        raise bad(card, source, "combo_symbol", "nothing but on Combat and Event cards")
    if kind in DECK_KINDS and not values["use"]:
        raise bad(card, source, "use", "attack, defence or both")
    effects_of(card, source)
    if kind == "health" and health_of(card, source) == (0, 0):
        raise bad(card, source, "effect", "health:POINTS:HITS")


def keys_of(card: Card) -> list[list[str]]:
    return [key.split(":") for key in str(card.values["effect"]).split(";") if key]


def whole(word: str) -> int:
    if not word.removeprefix("-").isdigit():
        raise ValueError
    return int(word)


def effects_of(card: Card, source: str) -> list[Effect]:
    """WS-158  The effects that happen when this card is played; an unknown key is refused."""
    found: list[Effect] = []
    for key in keys_of(card):
        try:
            found.extend(effect_of(key))
        except (ValueError, IndexError, KeyError):
            expected = "keys of the rulebook (WS-158) with their numbers"
            raise bad(card, source, "effect", f"{expected}, not {':'.join(key)!r}") from None
    return found


def effect_of(key: list[str]) -> list[Effect]:
    name, words = key[0], key[1:]
    if name in PLAYED:
        code, count = PLAYED[name]
        if len(words) != count:
            raise ValueError
        numbers = [*map(whole, words), 0, 0]
        return [(code, numbers[0], numbers[1], numbers[2])]
    if name == "next_attack" and words[0] == "plus":
        return [(printed.NEXT_PLUS, whole(words[1]), 0, 0)]
    if name in ("health", "modify", "manoeuvre_cost", "block", "block_any", "guard_boost"):
        for word in words if name != "block" else ():
            whole(word)
        return []
    code, number = WORDED[name, words[0]]
    return [(code, number, 0, 0)]


def health_of(card: Card, source: str) -> tuple[int, int]:
    """WS-11  Fatigue Points and hits of a Health card."""
    for key in keys_of(card):
        if key[0] == "health" and len(key) == 3:
            return int(key[1]), int(key[2])
    return 0, 0


def sum_of(card: Card, name: str) -> int:
    """The numbers of this key on a card, added up."""
    return sum(int(key[1]) for key in keys_of(card) if key[0] == name)


def engine_cards(cards: tuple[Card, ...], source: str = "cards.csv") -> Cards:
    """The card file as the engine keeps it."""
    deck_kinds = sum(card.values["kind"] in DECK_KINDS for card in cards)
    made = Cards(tuple(card.id for card in cards), deck_kinds)
    attacks = attack_names(cards)
    made.attacks = attacks
    made.deck = copies(cards[:deck_kinds], 0)
    made.start = copies(cards[deck_kinds:], deck_kinds)
    made.zeros = vec[i64]([0] * len(cards))

    def column(name: str) -> vec[i64]:
        return vec[i64]([int(card.values[name] or 0) for card in cards])

    def each(value: Any) -> vec[i64]:
        return vec[i64]([int(value(card)) for card in cards])

    made.kind = each(lambda card: KIND_WORDS.index(card.values["kind"]))
    made.number = column("number")
    for ability in ("strength", "technique", "chivalry", "endurance"):
        setattr(made, ability, each(lambda card, ability=ability: ability_of(card, ability)))
    made.attack = each(
        lambda card: attacks.index(card.values["attack"]) if card.values["attack"] else NOTHING
    )
    guards = ("", "shield", "sword")
    made.guard = each(lambda card: guards.index(card.values["defence_type"]))
    made.parries = each(lambda card: bits(attacks, card.values["parries"].split("|")))
    made.starter = column("start_number")
    made.guards = tuple(card.values["defence"] for card in cards)
    symbols = sorted({card.values["combo_symbol"] for card in cards} - {""})
    made.symbols = tuple(symbols)
    made.symbol = each(
        lambda card: (
            symbols.index(card.values["combo_symbol"]) if card.values["combo_symbol"] else NOTHING
        )
    )
    made.manoeuvre = column("manoeuvre")
    made.movement = column("melee_move")
    made.lock = column("melee_lock")
    made.unique = column("unique")
    made.attacks_with = each(lambda card: card.values["use"] in ("attack", "both"))
    made.defends_with = each(lambda card: card.values["use"] in ("defence", "both"))
    made.cost = column("cost")
    made.blocks = each(lambda card: blocks_of(card, attacks))
    made.boost = each(lambda card: sum_of(card, "guard_boost"))
    made.manoeuvre_change = each(lambda card: sum_of(card, "manoeuvre_cost"))
    made.track = each(lambda card: health_of(card, source)[0])
    made.hits = each(lambda card: health_of(card, source)[1])
    add_effects(made, [effects_of(card, source) for card in cards])
    count_odds(made)
    return made


def count_odds(made: Cards) -> None:
    """The shares of the Draw Deck that answer attacks."""
    size = len(made.deck)
    guards = [sum(made.guard[kind] == guard for kind in made.deck) / size for guard in range(3)]
    made.odds.any_guard = vec[float](guards)
    stops = [made.parries[kind] | made.blocks[kind] for kind in made.deck]
    shares = [sum(stop & bit(at) != 0 for stop in stops) / size for at in range(len(made.attacks))]
    made.odds.answered = vec[float](shares)
    made.odds.evades = sum(int(made.manoeuvre[kind]) for kind in made.deck) / size


def ability_of(card: Card, ability: str) -> int:
    """WS-158  Artefacts and Improvements change abilities only by the key `modify`."""
    modifies = any(key[0] == "modify" for key in keys_of(card))
    if card.values["kind"] in ("artefact", "improvement") and not modifies:
        return 0
    return int(card.values[ability] or 0)


def attack_names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Every attack a card shows, stops or blocks."""
    names = {card.values["attack"] for card in cards}
    for card in cards:
        names.update(card.values["parries"].split("|"))
        names.update(name for key in keys_of(card) if key[0] == "block" for name in blocked(key))
    return tuple(sorted(names - {""}))


def blocked(key: list[str]) -> list[str]:
    return key[1].split("|")


def blocks_of(card: Card, attacks: tuple[str, ...]) -> int:
    found = 0
    for key in keys_of(card):
        if key[0] == "block":
            found |= bits(attacks, blocked(key))
        elif key[0] == "block_any":
            found |= bit(len(attacks)) - 1
    return found


def bits(names: tuple[str, ...], chosen: Sequence[str]) -> int:
    return sum(bit(names.index(name)) for name in set(chosen) if name)


def copies(cards: Sequence[Card], first: int) -> vec[i64]:
    return vec[i64]([first + at for at, card in enumerate(cards) for _ in range(copies_of(card))])


def add_effects(made: Cards, effects: list[list[Effect]]) -> None:
    flat = [effect for of_card in effects for effect in of_card]
    starts = [sum(len(of_card) for of_card in effects[:at]) for at in range(len(effects) + 1)]
    made.first_effect = vec[i64](starts)
    made.effect = vec[i64]([effect[0] for effect in flat])
    made.amount = vec[i64]([effect[1] for effect in flat])
    made.amount_if_equal = vec[i64]([effect[2] for effect in flat])
    made.amount_if_lower = vec[i64]([effect[3] for effect in flat])
    needs = [
        made.kind[at] == printed.COMBAT or any(e[0] not in WITHOUT_OPPONENT for e in of_card)
        for at, of_card in enumerate(effects)
    ]
    made.needs_opponent = vec[i64]([int(need) for need in needs])
