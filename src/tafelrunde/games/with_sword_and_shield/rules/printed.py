"""WS-4 to WS-18, WS-158  What is printed on the cards, by kind, as the engine reads it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING: Final = -1
"""Where a card, a knight or a slot could stand and none does."""

COMBAT: Final = 0
ACHIEVEMENT: Final = 1
EVENT: Final = 2
IMPROVEMENT: Final = 3
KNIGHT: Final = 4
HEALTH: Final = 5
ARTEFACT: Final = 6
KIND_WORDS: Final = (
    "combat",
    "achievement",
    "event",
    "improvement",
    "knight",
    "health",
    "artefact",
)

NO_GUARD: Final = 0
SHIELD: Final = 1
SWORD: Final = 2

BY_MANOEUVRE: Final = 0
"""A strike answered by a Manoeuvre only; SHIELD and SWORD: also by any guard of that type."""
STRIKE_WORDS: Final = ("manoeuvre", "shield", "sword")
GUARD_WORDS: Final = {SHIELD: "shield", SWORD: "sword"}

# WS-158  Effects that happen when a card is played.
DISCARD_RANDOM: Final = 1
STRIKE: Final = 2
NEXT_PLUS: Final = 3
NEXT_NO_GUARD: Final = 4
DRAIN: Final = 5
DRAW: Final = 6
PEEK_DISCARD: Final = 7
GAIN: Final = 8
GAIN_BOTH: Final = 9
BAN_SHIELD: Final = 10
BAN_MANOEUVRE: Final = 11
GUARD_MINUS: Final = 12
CHIVALRY_GAIN: Final = 13
CHIVALRY_DRAIN: Final = 14
CHIVALRY_DISCARD: Final = 15
EXTRA_ACTIONS: Final = 16

EMPTY: Final = vec[i64]()


@final
class Odds:
    """How often the cards of a Draw Deck answer an attack; what an attacker may expect."""

    def __init__(self) -> None:
        self.any_guard: vec[float] = vec[float]()
        """The share of Deck Cards with no guard, a shield guard, a sword guard ..."""
        self.answered: vec[float] = vec[float]()
        """... that answer each attack by guard or block ..."""
        self.evades: float = 0.0
        """... and that carry the Manoeuvre symbol."""


@final
class Cards:
    """WS-16  A card file. Deck Cards are the kinds from 0 on, Start Cards follow them."""

    def __init__(self, ids: tuple[str, ...], deck_kinds: i64) -> None:
        self.ids: tuple[str, ...] = ids
        self.deck_kinds: i64 = deck_kinds
        """How many kinds of Deck Card there are."""
        self.deck: vec[i64] = EMPTY
        """WS-5: every card of a Draw Deck, in ascending order of kinds."""
        self.start: vec[i64] = EMPTY
        """WS-4: every card of a Start Deck, in ascending order of kinds."""
        self.zeros: vec[i64] = EMPTY
        """A 0 for each kind, to be copied and counted in."""
        self.odds: Odds = Odds()
        self.attacks: tuple[str, ...] = ()
        """WS-79: the names of the attacks; elsewhere an attack is its place here."""
        self.kind: vec[i64] = EMPTY
        self.number: vec[i64] = EMPTY
        self.strength: vec[i64] = EMPTY
        """WS-9, WS-13: printed values of knights and Combat cards, modifiers of the others."""
        self.technique: vec[i64] = EMPTY
        self.chivalry: vec[i64] = EMPTY
        self.endurance: vec[i64] = EMPTY
        self.attack: vec[i64] = EMPTY
        self.guard: vec[i64] = EMPTY
        """NO_GUARD, SHIELD or SWORD."""
        self.guards: tuple[str, ...] = ()
        """WS-80: the name of each card's guard, empty for none."""
        self.symbols: tuple[str, ...] = ()
        """WS-97: the names of the combination symbols; elsewhere a symbol is its place here."""
        self.parries: vec[i64] = EMPTY
        """WS-18: the attacks this guard stops, as bits."""
        self.starter: vec[i64] = EMPTY
        """WS-34: the start number, 0 for none."""
        self.symbol: vec[i64] = EMPTY
        """WS-97: the combination symbol, NOTHING for none."""
        self.manoeuvre: vec[i64] = EMPTY
        self.movement: vec[i64] = EMPTY
        self.lock: vec[i64] = EMPTY
        self.unique: vec[i64] = EMPTY
        self.attacks_with: vec[i64] = EMPTY
        """WS-57: whether the card is played as an Action ..."""
        self.defends_with: vec[i64] = EMPTY
        """... and whether in defence."""
        self.cost: vec[i64] = EMPTY
        self.blocks: vec[i64] = EMPTY
        """WS-90: the attacks an Achievement stops without comparison, as bits."""
        self.boost: vec[i64] = EMPTY
        self.manoeuvre_change: vec[i64] = EMPTY
        self.needs_opponent: vec[i64] = EMPTY
        self.track: vec[i64] = EMPTY
        """WS-11: Fatigue Points of a Health card ..."""
        self.hits: vec[i64] = EMPTY
        """... and how many hits beat its knight."""
        self.first_effect: vec[i64] = EMPTY
        """WS-158: the effects of kind k are numbered from first_effect[k] to first_effect[k + 1]"""
        self.effect: vec[i64] = EMPTY
        self.amount: vec[i64] = EMPTY
        self.amount_if_equal: vec[i64] = EMPTY
        self.amount_if_lower: vec[i64] = EMPTY
