"""SS-1 to SS-9  The box: what is printed on each of the 80 playing cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NOTHING: Final = -1
"""Where a card could lie and none does."""

COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "grey")
GREY: Final = 5
NO_COLOUR: Final = 6

SWORD: Final = 0
SHIELD: Final = 1
BUFF: Final = 2
DUFF: Final = 3
SORTS: Final = ("sword", "shield", "buff", "duff")

STONES: Final = 0
SYMBOLS: Final = 1
"""The two currencies: stones, or swords and shields."""

NO_PRICE: Final = 0
SWORDS: Final = 1
SHIELDS: Final = 2
EVEN_SHIELDS: Final = 3
STONE_PATTERN: Final = 4
PRICES: Final = ("none", "swords", "shields", "even_shields", "stone_combo")

PATTERNS: Final = ("1+1", "2+1", "1+1+1")
ONE_ONE: Final = 1
TWO_ONE: Final = 2
ONE_ONE_ONE: Final = 4

DRAW_DECK: Final = 0
DISCARD_SHOP_CARD: Final = 1
DRAW_OWN_DISCARD: Final = 2
SWEEP_ENEMY_FIELD: Final = 3
REVENGE_ATTACK: Final = 4
DESTROY_ANY: Final = 5
SHELVE_SHIELD: Final = 6
ATTACK_ANY_SHIELD: Final = 7
MOVE_ANY: Final = 8
ENEMY_DRAW: Final = 9
HEAL: Final = 10
DAMAGE: Final = 11
SIFT_DECK: Final = 12
TRIGGER_SHOP: Final = 13
DRAW_ANY_DECK: Final = 14
ATTACK_OWN_SWORD: Final = 15
ATTACK_ANY_SWORD: Final = 16
ENEMY_GAIN: Final = 17
EFFECTS: Final = (
    "draw_deck",
    "discard_shop_card",
    "draw_own_discard",
    "sweep_enemy_field",
    "revenge_attack",
    "destroy_any",
    "shelve_shield",
    "attack_any_shield",
    "move_any",
    "enemy_draw",
    "heal",
    "damage",
    "sift_deck",
    "trigger_shop",
    "draw_any_deck",
    "attack_own_sword",
    "attack_any_sword",
    "enemy_gain",
)
EFFECT_RULES: Final = (
    "SS-89",
    "SS-90",
    "SS-91",
    "SS-92",
    "SS-93",
    "SS-94",
    "SS-95",
    "SS-96",
    "SS-97",
    "SS-98",
    "SS-99",
    "SS-99",
    "SS-100",
    "SS-101",
    "SS-102",
    "SS-103",
    "SS-104",
    "SS-105",
)
"""Where the compendium describes each effect."""

SIFT_GREY: Final = 0
SIFT_HPC: Final = 1

SEARCH_CARDS: Final = 12
"""At most so many cards may destroy or trigger others; it bounds the look-ahead."""


@final
class Print:
    """What is printed on one kind of card, in numbers."""

    def __init__(self, id: str, copies: i64, sort: i64, colour: i64, name: i64) -> None:
        self.id: str = id
        self.copies: i64 = copies
        self.sort: i64 = sort
        self.colour: i64 = colour
        self.name: i64 = name
        """Equal names have equal numbers (SS-8)."""
        self.starter: bool = False
        self.strength: i64 = 0
        self.stones: i64 = 0
        self.swords: i64 = 0
        self.shields: i64 = 0
        self.price: i64 = NO_PRICE
        self.price_stones: i64 = 0
        """How many stones of one colour, or for a buff the patterns as bits; 0: not for stones."""
        self.price_symbols: i64 = 0
        self.bonus: i64 = 0
        """What a buff adds to the strength of its rider ..."""
        self.extra: i64 = 0
        """... and to its value."""
        self.loss: i64 = 0
        self.effect_a: i64 = NOTHING
        self.amount_a: i64 = 0
        self.effect_b: i64 = NOTHING
        self.amount_b: i64 = 0


@final
class Box:
    """SS-128  All playing cards, numbered; copies of a kind follow each other. Never changed."""

    def __init__(self, prints: list[Print]) -> None:
        self.prints: list[Print] = prints
        self.ids: list[str] = []
        """The id of each card."""
        self.size: i64 = 0
        self.kind: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        """The first card of each kind."""
        self.sort: vec[i64] = vec[i64]()
        self.colour: vec[i64] = vec[i64]()
        self.name: vec[i64] = vec[i64]()
        self.strength: vec[i64] = vec[i64]()
        self.stones: vec[i64] = vec[i64]()
        self.swords: vec[i64] = vec[i64]()
        self.shields: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()
        self.price_stones: vec[i64] = vec[i64]()
        self.price_symbols: vec[i64] = vec[i64]()
        self.bonus: vec[i64] = vec[i64]()
        self.extra: vec[i64] = vec[i64]()
        self.loss: vec[i64] = vec[i64]()
        self.effect_a: vec[i64] = vec[i64]()
        self.amount_a: vec[i64] = vec[i64]()
        self.effect_b: vec[i64] = vec[i64]()
        self.amount_b: vec[i64] = vec[i64]()
        self.search: vec[i64] = vec[i64]()
        """The number of a card among those that destroy or trigger others, or NOTHING."""
        self.searchers: i64 = 0
        self.starters: vec[i64] = vec[i64]()
        """SS-11: the starter deck of the first player; the other one has the next copies."""
        self.wares: vec[i64] = vec[i64]()
        """SS-17: the cards of the shop."""
        self.owned: vec[float] = vec[float]()
        """What owning each card is worth, as the game judges it (see judgement)."""
        self.blank: vec[i64] = vec[i64]()
        """A 0 for each card."""
        for number, printed in enumerate(prints):
            self.first = append(self.first, self.size)
            if printed.starter:
                self.starters = append(self.starters, self.size)
            for _ in range(printed.copies):
                self.add(number, printed)

    def add(self, kind: i64, printed: Print) -> None:
        """One more copy of this kind."""
        self.ids.append(printed.id)
        self.blank = append(self.blank, 0)
        if not printed.starter:
            self.wares = append(self.wares, self.size)
        self.size += 1
        self.kind = append(self.kind, kind)
        self.sort = append(self.sort, printed.sort)
        self.colour = append(self.colour, printed.colour)
        self.name = append(self.name, printed.name)
        self.strength = append(self.strength, printed.strength)
        self.stones = append(self.stones, printed.stones)
        self.swords = append(self.swords, printed.swords)
        self.shields = append(self.shields, printed.shields)
        self.price = append(self.price, printed.price)
        self.price_stones = append(self.price_stones, printed.price_stones)
        self.price_symbols = append(self.price_symbols, printed.price_symbols)
        self.bonus = append(self.bonus, printed.bonus)
        self.extra = append(self.extra, printed.extra)
        self.loss = append(self.loss, printed.loss)
        self.effect_a = append(self.effect_a, printed.effect_a)
        self.amount_a = append(self.amount_a, printed.amount_a)
        self.effect_b = append(self.effect_b, printed.effect_b)
        self.amount_b = append(self.amount_b, printed.amount_b)
        looks_on = printed.effect_a == DESTROY_ANY or printed.effect_a == TRIGGER_SHOP
        looks_on = looks_on or printed.effect_b == DESTROY_ANY or printed.effect_b == TRIGGER_SHOP
        self.search = append(self.search, self.searchers if looks_on else NOTHING)
        if looks_on:
            self.searchers += 1

    def is_sword(self, card: i64) -> bool:
        """SS-7  A battle-sword: a sword card or a duff that counts as one."""
        return self.sort[card] == SWORD or (self.sort[card] == DUFF and self.swords[card] > 0)

    def is_shield(self, card: i64) -> bool:
        """SS-7  A battle-shield: a shield card or a duff that counts as one."""
        return self.sort[card] == SHIELD or (self.sort[card] == DUFF and self.shields[card] > 0)

    def has_effect(self, card: i64) -> bool:
        """SS-88  Buffs and duffs have none."""
        return self.effect_a[card] != NOTHING
