"""GW-35 to GW-38  What lies on the table: rows with slots, piles and a leader on each side."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import Dice
from tafelrunde.kernel.state import State

from .piles import EMPTY
from .printed import CLOSE, NO_POWER, NOTHING, RANGED, Book, kind_of

NOBODY: Final = -1

UNUSED: Final = 0
USED: Final = 1
CANCELLED: Final = 2
LEADER_STATES: Final = ("unused", "used", "cancelled")

START: Final = 0
EXCHANGE: Final = 1
TURN: Final = 2
REVIVE: Final = 3
PLACE: Final = 4
DISCARD: Final = 5
SEARCH: Final = 6
QUESTIONS: Final = ("start", "exchange", "turn", "revive", "place", "discard", "search")

EXCHANGES: Final = 2
"""GW-20"""


@final
class Side:
    """One player's half of the table. Hand, deck and set-aside cards are kept sorted."""

    def __init__(self, faction: i64, leader: i64, listed: vec[i64]) -> None:
        self.faction: i64 = faction
        self.leader: i64 = leader
        """The kind of the leader card."""
        self.listed: vec[i64] = listed
        """The deck as it was registered: sorted kinds. Only for counting the cards."""
        self.leader_state: i64 = UNUSED
        self.gems: i64 = 2
        self.passed: bool = False
        self.hand: vec[i64] = EMPTY
        self.deck: vec[i64] = EMPTY
        """The draw pile. It is kept sorted and drawn from at random, so it needs no shuffling."""
        self.discard: vec[i64] = EMPTY
        self.aside: vec[i64] = EMPTY
        """GW-22  Exchanged cards that wait for the end of the exchange to go into the deck."""
        self.exchanges: i64 = EXCHANGES
        """GW-20  How often this player may still exchange; 0 once the exchange is over."""
        self.close: vec[i64] = EMPTY
        self.ranged: vec[i64] = EMPTY
        self.siege: vec[i64] = EMPTY
        self.close_slot: i64 = NOTHING
        self.ranged_slot: i64 = NOTHING
        self.siege_slot: i64 = NOTHING
        self.shown: vec[i64] = EMPTY
        """GW-128  Cards of the hand that everybody saw going there."""
        self.spied: vec[i64] = EMPTY
        """GW-95  Cards of the hand that the opponent alone has seen, beside those shown."""
        self.returned: vec[i64] = EMPTY
        """GW-102  Cards that everybody saw going into the deck; they may be drawn by now."""
        self.called: i64 = 0
        """GW-56  Groups, as bits: everybody knows that the deck holds none but returned cards."""
        self.barren: bool = False
        """GW-33  Everybody knows: but for returned cards no hidden one serves a weather leader."""

    def clone(self) -> Side:
        twin = Side(self.faction, self.leader, self.listed)
        twin.leader_state = self.leader_state
        twin.gems = self.gems
        twin.passed = self.passed
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.aside = self.aside
        twin.exchanges = self.exchanges
        twin.close = self.close[:]
        twin.ranged = self.ranged[:]
        twin.siege = self.siege[:]
        twin.close_slot = self.close_slot
        twin.ranged_slot = self.ranged_slot
        twin.siege_slot = self.siege_slot
        twin.shown = self.shown
        twin.spied = self.spied
        twin.returned = self.returned
        twin.called = self.called
        twin.barren = self.barren
        return twin

    def row(self, row: i64) -> vec[i64]:
        if row == CLOSE:
            return self.close
        return self.ranged if row == RANGED else self.siege

    def set_row(self, row: i64, cards: vec[i64]) -> None:
        if row == CLOSE:
            self.close = cards
        elif row == RANGED:
            self.ranged = cards
        else:
            self.siege = cards

    def slot(self, row: i64) -> i64:
        """GW-36  The card in the slot of a row, NOTHING or LEADERS_HORN."""
        if row == CLOSE:
            return self.close_slot
        return self.ranged_slot if row == RANGED else self.siege_slot

    def set_slot(self, row: i64, card: i64) -> None:
        if row == CLOSE:
            self.close_slot = card
        elif row == RANGED:
            self.ranged_slot = card
        else:
            self.siege_slot = card


@final
class Rules:
    """The options of a match. Shared by all clones, never changed."""

    def __init__(
        self,
        horn_doubles_itself: bool,
        muster_from_hand: bool,
        keep_heroes: bool,
        cards_go_home: bool,
        discards_exchanged: bool,
        weather_lifts_zero: bool,
        agreed: dict[str, object],
    ) -> None:
        self.horn_doubles_itself: bool = horn_doubles_itself
        """GW-61"""
        self.muster_from_hand: bool = muster_from_hand
        """GW-56"""
        self.keep_heroes: bool = keep_heroes
        """GW-103"""
        self.cards_go_home: bool = cards_go_home
        """GW-119  Option `pile` is `owner`: what leaves the field goes to its owner's pile."""
        self.discards_exchanged: bool = discards_exchanged
        """GW-22  Option `exchange` is `discard`."""
        self.weather_lifts_zero: bool = weather_lifts_zero
        """GW-45  Option `weather_on_zero` is `one`."""
        self.agreed: dict[str, object] = agreed
        """The options as they were chosen, by name."""


class Table(State):
    """Two sides, the weather between them, and where the match stands."""

    def __init__(self, dice: Dice, book: Book, rules: Rules, a: Side, b: Side) -> None:
        super().__init__(dice)
        self.book: Book = book
        self.rules: Rules = rules
        self.a: Side = a
        self.b: Side = b
        self.weather: vec[i64] = EMPTY
        self.arriving: vec[i64] = EMPTY
        """Cards on their way to a row, each with its player (see `arriving`), the next one last."""
        self.question: i64 = TURN
        self.speaker: i64 = NOBODY
        """The seat asked; in the exchange both may be."""
        self.offered: vec[i64] = EMPTY
        """What this seat may do in its turn, once that has been asked; no clone has it."""
        self.starter: i64 = NOBODY
        """Who started, or starts, this round."""
        self.round: i64 = 0
        """From 1; 0 before the first round."""
        self.discards: i64 = 0
        """GW-98  How many cards are still to be discarded."""
        self.winner: i64 = NOBODY
        self.reason: str = ""
        self.scores: vec[i64] = EMPTY
        """The totals of A and B in every round that was scored."""
        self.tokens: i64 = 0
        """GW-71  How many tokens came into the game ..."""
        self.removed: i64 = 0
        """... and how many of them were removed from it."""
        self.imagined: i64 = 0
        """GW-127  The seats, as bits, whose decks are only imagined."""

    def side(self, seat: i64) -> Side:
        return self.a if seat == 0 else self.b

    def power_of(self, seat: i64) -> i64:
        """GW-89  What this seat's leader can do: nothing if it is cancelled."""
        side = self.side(seat)
        return NO_POWER if side.leader_state == CANCELLED else self.book.powers[side.leader]

    def weather_rows(self) -> i64:
        """GW-81, GW-82  The rows under weather, as bits."""
        rows: i64 = 0
        for card in self.weather:
            rows |= self.book.weathers[kind_of(card)]
        return rows


def name_of(seat: i64) -> str:
    return "A" if seat == 0 else "B"


def ids_of(table: Table, cards: vec[i64]) -> tuple[str, ...]:
    """What the card file calls these cards."""
    ids = table.book.ids
    return tuple([ids[kind_of(card)] for card in cards])


def arriving(card: i64, player: i64) -> i64:
    """GW-41  A card on its way to a row, with the player for whom it enters."""
    return 2 * card + player


def card_arriving(entry: i64) -> i64:
    return entry >> 1


def player_arriving(entry: i64) -> i64:
    return entry & 1


def lying(card: i64, row: i64, seat: i64) -> i64:
    """A card with the row and the side where it lies."""
    return 8 * card + 2 * row + seat


def card_lying(entry: i64) -> i64:
    return entry >> 3


def row_lying(entry: i64) -> i64:
    return entry >> 1 & 3


def side_lying(entry: i64) -> i64:
    """The seat on whose side the card lies."""
    return entry & 1


def exchanges_left(side: Side) -> i64:
    """GW-20  How often this player may still exchange."""
    return side.exchanges
