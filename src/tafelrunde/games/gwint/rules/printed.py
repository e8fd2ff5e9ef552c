"""What is printed on the cards, as numbers: shared by all games with these cards, never changed.

A card on the table is one number, made by `card_of`: its kind is a row of the card file, its owner
the seat whose deck it came from (GW-120, GW-121).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel import MoveText

CLOSE: Final = 0
RANGED: Final = 1
SIEGE: Final = 2
AGILE: Final = 3
NO_ROW: Final = 4
ROWS: Final = ("close", "ranged", "siege", "agile", "none")
FIELD_ROWS: Final = ROWS[:3]

UNIT: Final = 0
HERO: Final = 1
SPECIAL: Final = 2
WEATHER: Final = 3
LEADER: Final = 4
CLASSES: Final = ("unit", "hero", "special", "weather", "leader")

NEUTRAL: Final = 0
NORTHERN_REALMS: Final = 1
NILFGAARD: Final = 2
SCOIATAEL: Final = 3
MONSTERS: Final = 4
SKELLIGE: Final = 5
FACTIONS: Final = (
    "neutral",
    "northern_realms",
    "nilfgaard",
    "scoiatael",
    "monsters",
    "skellige",
)

SPY: Final = 1
MEDIC: Final = 2
MUSTER: Final = 4
BOND: Final = 8
MORALE: Final = 16
HORN: Final = 32
SCORCH_ROW: Final = 64
SCORCH: Final = 128
MARDROEME: Final = 256
BERSERKER: Final = 512
AVENGER: Final = 1024
DECOY: Final = 2048
CLEAR: Final = 4096
ENTRY: Final = SPY | MEDIC | MUSTER | SCORCH_ROW | SCORCH | MARDROEME | BERSERKER
"""GW-39  Abilities that are carried out when the card enters."""
ABILITIES: Final = {
    "spy": SPY,
    "medic": MEDIC,
    "muster": MUSTER,
    "tight_bond": BOND,
    "morale": MORALE,
    "horn": HORN,
    "scorch_row": SCORCH_ROW,
    "scorch": SCORCH,
    "mardroeme": MARDROEME,
    "berserker": BERSERKER,
    "avenger": AVENGER,
    "decoy": DECOY,
    "clear": CLEAR,
    "agile": 0,
    "frost": 0,
    "fog": 0,
    "rain": 0,
    "storm": 0,
}
WEATHERS: Final = {
    "frost": 1 << CLOSE,
    "fog": 1 << RANGED,
    "rain": 1 << SIEGE,
    "storm": (1 << RANGED) | (1 << SIEGE),
}
"""GW-81, GW-82  The rows on which a weather card acts, as bits."""

CANCEL_LEADER: Final = 0
PLAY_WEATHER: Final = 1
CLEAR_WEATHER: Final = 2
ROW_HORN: Final = 3
LEADER_SCORCH: Final = 4
DOUBLE_SPIES: Final = 5
LOOK_AT_HAND: Final = 6
TAKE_FROM_DISCARD: Final = 7
OPTIMISE_AGILE: Final = 8
DISCARD_THEN_SEARCH: Final = 9
EXTRA_CARD: Final = 10
RANDOM_RESTORE: Final = 11
HALF_WEATHER: Final = 12
SHUFFLE_DISCARDS: Final = 13
NO_POWER: Final = 14
POWERS: Final = (
    "cancel_leader",
    "play_weather_from_deck",
    "clear_weather",
    "row_horn",
    "scorch_row",
    "double_spies",
    "look_at_hand",
    "take_from_discard",
    "optimise_agile",
    "discard_then_search",
    "extra_opening_card",
    "random_restore",
    "half_weather",
    "shuffle_discards_into_decks",
)
PASSIVE: Final = (CANCEL_LEADER, DOUBLE_SPIES, EXTRA_CARD, RANDOM_RESTORE, HALF_WEATHER)

NOTHING: Final = -1
"""Where a card could lie and none does."""
LEADERS_HORN: Final = -2
"""GW-92  In a slot: no card, but a leader's horn that fills it."""


def card_of(kind: i64, owner: i64) -> i64:
    """GW-121  The card of this kind that came from the deck of this seat."""
    return 2 * kind + owner


def kind_of(card: i64) -> i64:
    """The row of the card file; NOTHING where no card lies."""
    return card >> 1


def owner_of(card: i64) -> i64:
    """GW-120  The seat whose deck the card came from."""
    return card & 1


def numbers(values: list[int]) -> vec[i64]:
    found = vec[i64](capacity=len(values))
    for value in values:
        found = append(found, value)
    return found


def first_places(sorted_numbers: vec[i64]) -> vec[i64]:
    """For 0, 1, 2 and so on, the first place where it stands among these numbers."""
    found = vec[i64]()
    at: i64 = 0
    while at < len(sorted_numbers):
        if sorted_numbers[at] == len(found):
            found = append(found, at)
        at += 1
    return found


@final
class Book:
    """GW-112  The card texts: a vec by kind for every printed fact, and the spots of all cards.

    A spot is a kind with a row in which it may be laid: cards of a fixed row have one spot, agile
    cards two (GW-51), cards for a slot three (GW-36). Actions name spots.
    """

    def __init__(
        self,
        ids: tuple[str, ...],
        group_names: tuple[str, ...],
        facts: dict[str, list[int]],
        spots: list[tuple[int, int]],
    ) -> None:
        """From what is printed by kind, under the names of the vecs, and all spots in order."""
        self.ids: tuple[str, ...] = ids
        self.group_names: tuple[str, ...] = group_names
        self.classes: vec[i64] = numbers(facts["classes"])
        self.factions: vec[i64] = numbers(facts["factions"])
        self.rows: vec[i64] = numbers(facts["rows"])
        self.strengths: vec[i64] = numbers(facts["strengths"])
        self.abilities: vec[i64] = numbers(facts["abilities"])
        self.weathers: vec[i64] = numbers(facts["weathers"])
        """The rows a weather card acts on, as bits; 0 for all others."""
        self.calls: vec[i64] = numbers(facts["calls"])
        """GW-56  The group a muster card calls, or -1."""
        self.groups: vec[i64] = numbers(facts["groups"])
        """GW-56  The group a card is called with, or -1."""
        self.becomes: vec[i64] = numbers(facts["becomes"])
        """GW-66, GW-69  The kind this card transforms into or summons, or -1."""
        self.originals: vec[i64] = numbers(facts["originals"])
        """GW-67  What this kind turns back into when it leaves the field: mostly itself."""
        self.copies: vec[i64] = numbers(facts["copies"])
        self.powers: vec[i64] = numbers(facts["powers"])
        """What a leader can do, NO_POWER for all others."""
        self.arguments: vec[i64] = numbers(facts["arguments"])
        """A leader's row, number, pile, or weather rows (0: any weather)."""
        self.spot_kinds: vec[i64] = numbers([kind for kind, _ in spots])
        self.spot_rows: vec[i64] = numbers([row for _, row in spots])
        self.first_spots: vec[i64] = first_places(self.spot_kinds)
        self.spots: i64 = len(spots)
        self.ways: vec[i64] = vec[i64]([self.ways_of(kind) for kind in range(len(ids))])
        """In how many ways a card may be laid at most; a Decoy in as many as there are units."""
        self.stays_itself: vec[i64] = vec[i64](
            [self.leaves_as_it_is(kind) for kind in range(len(ids))]
        )
        """Whether a card leaves the field as the card it is there, and nothing follows it."""
        self.played: dict[int, MoveText] = {}
        """What playing a card from the hand means, by `2 * action + seat`, once it was asked."""

    def is_regular(self, kind: i64) -> bool:
        """A regular unit: a unit card that is not a hero."""
        return self.classes[kind] == UNIT

    def is_special(self, kind: i64) -> bool:
        """GW-7  Special and weather cards."""
        return self.classes[kind] == SPECIAL or self.classes[kind] == WEATHER

    def is_token(self, kind: i64) -> bool:
        return self.copies[kind] == 0

    def has(self, kind: i64, ability: i64) -> bool:
        return self.abilities[kind] & ability != 0

    def fills_slot(self, kind: i64) -> bool:
        """GW-36  A Horn or a Mardroeme card."""
        return self.classes[kind] == SPECIAL and self.abilities[kind] & (HORN | MARDROEME) != 0

    def lies_on(self, kind: i64, row: i64) -> bool:
        """GW-81, GW-82  Whether this weather acts on this row."""
        return self.weathers[kind] >> row & 1 != 0

    def leaves_as_it_is(self, kind: i64) -> i64:
        """GW-67, GW-69, GW-71  Neither changed, nor a token, nor an avenger."""
        if self.originals[kind] != kind or self.is_token(kind):
            return 0
        return 0 if self.has(kind, AVENGER) else 1

    def ways_of(self, kind: i64) -> i64:
        if self.has(kind, DECOY):
            return 0
        if self.rows[kind] == AGILE:
            return 2
        return 3 if self.fills_slot(kind) else 1

    def spot(self, kind: i64, row: i64) -> i64:
        """The spot of this kind in this row."""
        first = self.first_spots[kind]
        return first + row if self.rows[kind] == AGILE or self.fills_slot(kind) else first
