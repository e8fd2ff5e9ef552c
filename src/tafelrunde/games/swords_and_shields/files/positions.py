"""Positions of Swords and Shields as JSON in the words of the rulebook.

Decks are written with the next card first, discard piles with the top card last. A shop deck left
out or written as "rest" holds all cards that are named nowhere else, shuffled. A card of the
running chain has a star behind its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Options, read_dice, seeded

from ..rules import moves, tasks
from ..rules.piles import pile_of, shuffle
from ..rules.printed import BUFF, COLOURS, EFFECTS, NOTHING, Box
from ..rules.table import (
    ENEMY_DECK,
    NAMES,
    NOBODY,
    OPEN,
    SHOP_DECK,
    STARTS,
    Player,
    Result,
    Rules,
    Table,
)
from ..state import Duel
from ..telling.words import CURRENCIES, touch_word
from .cards import SIFTS, read_effect

REST = "rest"
STAR = "*"
ORIGINS = {"known": OPEN, "from_enemy": ENEMY_DECK, "from_shop": SHOP_DECK}
"""Hand cards the other player has seen, or that came from another deck than the own."""
REASONS = ("hp", "exhaustion", "rounds", "resigned")
AIMED = (tasks.AIM, tasks.DESTINATION, tasks.DECK, tasks.NAME_COLOUR)


def rules_of(options: Options) -> Rules:
    """The options as the engine keeps them."""
    return Rules(
        int(options["hp"]),
        STARTS.index(str(options["start"])),
        options["counter"] == "at_first_break",
        options["exhaustion"] == "round_40",
        options["hpc"] == "chosen",
        3 if options["match"] == "best_of_3" else 1,
        dict(options),
    )


def write_state(table: Table) -> dict[str, Any]:
    """The whole table with its secrets."""
    asked = None
    if not table.over:
        asked = {"step": tasks.NAMES[table.step], "player": NAMES[table.turn()]}
    return {
        "asked": asked,
        "doing": write_doing(table),
        "active": NAMES[table.active],
        "starter": NAMES[table.starter],
        "round": table.round,
        "actions": table.actions,
        "window": table.window,
        "countered": table.countered,
        "players": {NAMES[who]: write_player(table, who) for who in (0, 1)},
        "shop": [write_card(table, table.shop[at]) for at in range(moves.SHOP_SIZE)],
        "shop_deck": write_cards(table, reversed(table.shop_deck.listed())),
        "shop_discard": write_cards(table, table.shop_discard.listed()),
        "chain": [table.id_of(card) for card in table.chain.listed()],
        "results": [write_result(result) for result in table.results],
        "seed": table.seed,
        "dice": table.dice.write(),
    }


def write_card(table: Table, card: int) -> str | None:
    if card == NOTHING:
        return None
    return table.id_of(card) + (STAR if table.chain.holds(card) else "")


def write_cards(table: Table, cards: Iterable[int]) -> list[str | None]:
    return [write_card(table, card) for card in cards]


def write_player(table: Table, who: int) -> dict[str, Any]:
    player = table.players[who]
    hand = player.hand.listed()
    written: dict[str, Any] = {
        "hp": player.hp,
        "hpc": None if player.hpc == NOTHING else COLOURS[player.hpc],
        "hand": write_cards(table, hand),
        "deck": write_cards(table, reversed(player.deck.listed())),
        "discard": write_cards(table, player.discard.listed()),
        "field": [write_slot(table, player, slot) for slot in range(moves.SLOTS)],
        "known_top": player.known_top,
    }
    for word, origin in ORIGINS.items():
        written[word] = [table.id_of(card) for card in hand if table.origin[card] == origin]
    return written


def write_slot(table: Table, player: Player, slot: int) -> Any:
    card, buff = player.field[slot], player.field[moves.SLOTS + slot]
    if buff == NOTHING:
        return write_card(table, card)
    return {"buff": write_card(table, buff), "card": write_card(table, card)}


def write_doing(table: Table) -> dict[str, Any]:
    """What has been settled so far of the action under way."""
    if table.over:
        return {}
    picked = table.picked.listed()
    if table.step == tasks.SLOT:
        return {"card": table.box.prints[table.spot].id}
    if table.step == tasks.SHOW:
        return {"shown": [table.id_of(card) for card in picked]}
    if table.step == tasks.PAY:
        payers = [slot + 1 for slot in picked]
        return {"place": table.spot + 1, "currency": CURRENCIES[table.currency], "payers": payers}
    if is_attacking(table):
        broken = [slot + 1 for slot in picked]
        return {"slot": table.spot + 1, "power": table.power, "broken": broken}
    if table.step in AIMED:
        doing = {"effect": effect_word(table.effect, table.amount)}
        if table.step in (tasks.DESTINATION, tasks.NAME_COLOUR):
            doing["place"] = touch_word(table, table.spot)
        return doing
    return {}


def is_attacking(table: Table) -> bool:
    """SS-69, SS-77  Whether an attack is under way, which the enemy may counter before it ends."""
    return table.step == tasks.TARGET or (table.step == tasks.COUNTER and table.rules.counter_early)


def effect_word(effect: int, amount: int) -> str:
    """An effect as card files write it."""
    key = EFFECTS[effect]
    if key == "sift_deck":
        return f"{key}:{SIFTS[amount]}"
    return f"{key}:{amount}" if key not in plain_effects() else key


def plain_effects() -> tuple[str, ...]:
    return tuple(key for key in EFFECTS if is_effect(key))


def is_effect(word: object) -> bool:
    """Whether a word is an effect with its parameter, as card files write it."""
    try:
        return isinstance(word, str) and read_effect(word)[0] != NOTHING
    except ValueError:
        return False


def write_result(result: Result) -> dict[str, Any]:
    return {
        "winner": "nobody" if result.winner == NOBODY else NAMES[result.winner],
        "reason": result.reason,
        "rounds": result.rounds,
    }


# Reading ----------------------------------------------------------------------------------


class Dealer:
    """Hands out the copies of each kind as a position names them."""

    def __init__(self, box: Box) -> None:
        self.left: dict[str, list[int]] = {}
        for card, id in enumerate(box.ids):
            self.left.setdefault(id, []).append(card)
        self.starred: list[int] = []

    def card(self, word: str | None) -> int:
        if word is None:
            return NOTHING
        card = self.left[word.removesuffix(STAR)].pop(0)
        if word.endswith(STAR):
            self.starred.append(card)
        return card

    def cards(self, words: Iterable[str]) -> list[int]:
        return [self.card(word) for word in words]

    def rest(self) -> list[int]:
        return sorted(card for cards in self.left.values() for card in cards)


def read_state(written: Mapping[str, Any], options: Options, box: Box) -> Duel:
    """Set up a position without problems."""
    dice = read_dice(written["dice"]) if "dice" in written else seeded(written.get("seed", 0))
    table = Duel(dice, box, rules_of(options), [])
    dealer = Dealer(box)
    table.origin = box.blank[:]
    table.players = [read_player(table, dealer, written["players"][name]) for name in NAMES]
    table.shop = vec[i64](
        [dealer.card(word) for word in written.get("shop", [None] * moves.SHOP_SIZE)]
    )
    table.shop_discard = pile_of(dealer.cards(written.get("shop_discard", ())))
    read_shop_deck(table, dealer, written.get("shop_deck", REST))
    table.chain = pile_of(chain_cards(box, dealer.starred, written.get("chain", ())))
    table.active = NAMES.index(written["active"])
    table.starter = NAMES.index(written.get("starter", NAMES[table.active]))
    table.round = written.get("round", 1)
    table.actions = written.get("actions", 0)
    table.window = written.get("window", False)
    table.countered = written.get("countered", False)
    table.results = tuple(read_result(result) for result in written.get("results", ()))
    table.seed = written.get("seed", 0)
    asked = written["asked"]
    if asked is not None:
        table.ask(tasks.NAMES.index(asked["step"]), NAMES.index(asked["player"]))
        read_doing(table, written.get("doing", {}))
    return table


def read_player(table: Table, dealer: Dealer, written: Mapping[str, Any]) -> Player:
    hpc = written.get("hpc")
    bodies, buffs = [NOTHING] * moves.SLOTS, [NOTHING] * moves.SLOTS
    for slot, cards in enumerate(written.get("field", ())):
        for word in slot_words(cards):
            card = dealer.card(word)
            (buffs if table.box.sort[card] == BUFF else bodies)[slot] = card
    hand = dealer.cards(written.get("hand", ()))
    for word, origin in ORIGINS.items():
        mark_origin(table, hand, written.get(word, ()), origin)
    deck = dealer.cards(written.get("deck", ()))[::-1]
    player = Player(
        pile_of(sorted(hand)),
        pile_of(deck),
        pile_of(dealer.cards(written.get("discard", ()))),
        vec[i64](bodies + buffs),
        written.get("hp", table.rules.hp),
        NOTHING if hpc is None else COLOURS.index(hpc),
    )
    player.known_top = written.get("known_top", 0)
    return player


def slot_words(cards: Any) -> list[str]:
    """The cards of a written slot: a buff, a card, or both."""
    if isinstance(cards, Mapping):
        return [word for word in (cards.get("buff"), cards.get("card")) if word is not None]
    return [] if cards is None else [cards]


def mark_origin(table: Table, hand: list[int], words: Iterable[str], origin: int) -> None:
    """Remember of these hand cards where they came from."""
    for word in words:
        free = (card for card in hand if table.id_of(card) == word and table.origin[card] == 0)
        table.origin[next(free)] = origin


def read_shop_deck(table: Table, dealer: Dealer, written: Any) -> None:
    if written == REST:
        table.shop_deck = pile_of(dealer.rest())
        shuffle(table.shop_deck, table.dice)
    else:
        table.shop_deck = pile_of(dealer.cards(written)[::-1])


def chain_cards(box: Box, starred: list[int], words: Iterable[str]) -> list[int]:
    """The starred cards in the order of the chain."""
    left = list(starred)
    found = []
    for word in words:
        card = next(card for card in left if box.ids[card] == word)
        left.remove(card)
        found.append(card)
    return found


def read_result(written: Mapping[str, Any]) -> Result:
    winner = written["winner"]
    seat = NOBODY if winner == "nobody" else NAMES.index(winner)
    return Result(seat, written["reason"], written["rounds"])


def read_doing(table: Table, doing: Mapping[str, Any]) -> None:
    if table.step == tasks.SLOT:
        table.spot = kind_of(table.box, doing["card"])
    elif table.step == tasks.SHOW:
        hand = table.own().hand.listed()
        for word in doing.get("shown", ()):
            card = next(c for c in hand if table.id_of(c) == word and not table.picked.holds(c))
            table.picked.push(card)
    elif table.step == tasks.PAY:
        table.spot = doing["place"] - 1
        table.currency = CURRENCIES.index(doing["currency"])
        table.picked = pile_of([slot - 1 for slot in doing.get("payers", ())])
    elif is_attacking(table):
        table.spot = doing["slot"] - 1
        table.power = doing["power"]
        table.picked = pile_of([slot - 1 for slot in doing.get("broken", ())])
    elif table.step == tasks.CHOOSE_BRANCH:
        table.spot = table.chain.top()
    elif table.step in AIMED:
        table.effect, table.amount = read_effect(doing["effect"])
        if "place" in doing:
            table.spot = place_called(table, doing["place"])


def kind_of(box: Box, id: str) -> int:
    return next(kind for kind, printed in enumerate(box.prints) if printed.id == id)


def place_called(table: Table, word: object) -> int:
    """The place of a card as views call it, or NOTHING."""
    found = (place for place in range(moves.PLACES) if table.card_at(place) != NOTHING)
    return next((place for place in found if touch_word(table, place) == word), NOTHING)


Schema = dict[str, Any]

COUNT: Schema = {"type": "integer", "minimum": 0}
RESULT: Schema = {
    "type": "object",
    "required": ["winner", "reason", "rounds"],
    "additionalProperties": False,
    "properties": {
        "winner": {"enum": [*NAMES, "nobody"]},
        "reason": {"enum": list(REASONS)},
        "rounds": COUNT,
    },
}


def or_nothing(card: Schema) -> Schema:
    return {"anyOf": [card, {"type": "null"}]}


def player_schema(card: Schema, plain: Schema) -> Schema:
    """A player's zones; `plain` are cards of which it is not said whether they are in the chain."""
    stack = {
        "type": "object",
        "required": ["buff"],
        "additionalProperties": False,
        "properties": {"buff": card, "card": or_nothing(card)},
    }
    slot = {"anyOf": [or_nothing(card), stack]}
    cards = {"type": "array", "items": card}
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "hp": {"type": "integer", "minimum": 0, "maximum": 99},
            "hpc": {"enum": [*COLOURS[:5], None]},
            **dict.fromkeys(("hand", "deck", "discard"), cards),
            "field": {"type": "array", "maxItems": 3, "items": slot},
            "known_top": COUNT,
            **dict.fromkeys(ORIGINS, plain),
        },
    }


def doing_schema(ids: list[str]) -> Schema:
    """The action under way."""
    slots = {"type": "array", "items": {"enum": [1, 2, 3]}}
    return {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "card": {"enum": ids},
            "shown": {"type": "array", "items": {"enum": ids}},
            "place": {"type": ["integer", "string"]},
            "currency": {"enum": list(CURRENCIES)},
            "payers": slots,
            "slot": {"enum": [1, 2, 3]},
            "power": COUNT,
            "broken": slots,
            "effect": {"type": "string"},
        },
    }


def schema(box: Box) -> dict[str, Any]:
    """The JSON Schema of a written table."""
    ids = [printed.id for printed in box.prints]
    card = {"enum": ids + [id + STAR for id in ids]}
    cards = {"type": "array", "items": card}
    plain = {"type": "array", "items": {"enum": ids}}
    name = {"enum": list(NAMES)}
    return {
        "type": "object",
        "required": ["asked", "active", "players"],
        "additionalProperties": False,
        "properties": {
            "asked": {
                "type": ["object", "null"],
                "required": ["step", "player"],
                "additionalProperties": False,
                "properties": {"step": {"enum": list(tasks.NAMES)}, "player": name},
            },
            "doing": doing_schema(ids),
            "active": name,
            "starter": name,
            **dict.fromkeys(("round", "actions", "seed"), COUNT),
            **{word: {"type": "boolean"} for word in ("window", "countered")},
            "players": {
                "type": "object",
                "required": list(NAMES),
                "additionalProperties": False,
                "properties": dict.fromkeys(NAMES, player_schema(card, plain)),
            },
            "shop": {"type": "array", "minItems": 5, "maxItems": 5, "items": or_nothing(card)},
            "shop_deck": {"anyOf": [cards, {"const": REST}]},
            "shop_discard": cards,
            "chain": plain,
            "results": {"type": "array", "items": RESULT},
            "dice": {"type": "string", "pattern": "^[0-9a-f]{32}$"},
        },
    }
