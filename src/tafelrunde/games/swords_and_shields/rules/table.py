"""SS-21 to SS-26  What lies on the table: hands, decks, discard piles, fields and the shop."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.dice import Dice
from tafelrunde.kernel.state import State

from .moves import ENEMY, OWN_DISCARD, OWN_PILE, SHOP, SHOP_PILE, SLOTS, is_in_shop, slot_of
from .piles import NO_CARDS, Pile, empty_pile
from .printed import DUFF, NOTHING, Box
from .tasks import ACTION

NOBODY: Final = -1
DRAWN_GAME: Final = 2

HAND_SIZE: Final = 5
MOST_HP: Final = 99

PRINTED_START: Final = 0
EVEN_START: Final = 1
NO_BUYING: Final = 2
STARTS: Final = ("printed", "even", "no_buying")
"""SS-19: what the starting player has to do without in the first turn of the game."""

OWN_DECK: Final = 0
ENEMY_DECK: Final = 1
SHOP_DECK: Final = 2
OPEN: Final = 3
"""Where a hand card came from: a deck, unseen by the other player, or openly."""

NAMES: Final = ("P1", "P2")
NO_CARD: Final = "nothing"
"""Where words could name a card and there is none."""


@final
class Player:
    """SS-21  One player's zones and life points."""

    def __init__(
        self, hand: Pile, deck: Pile, discard: Pile, field: vec[i64], hp: i64, hpc: i64
    ) -> None:
        self.hand: Pile = hand
        """Sorted, so that copies of a kind lie together."""
        self.deck: Pile = deck
        self.discard: Pile = discard
        self.field: vec[i64] = field
        """SS-22: in slot s the sword, shield or duff at s, the buff at 3 + s."""
        self.hp: i64 = hp
        self.hpc: i64 = hpc
        """The colour of the life point card; NOTHING until it is chosen."""
        self.known_top: i64 = 0
        """SS-26: so many cards on top of the deck are bought duffs everybody knows of."""

    def clone(self) -> Player:
        twin = Player(
            self.hand.clone(),
            self.deck.clone(),
            self.discard.clone(),
            self.field[:],
            self.hp,
            self.hpc,
        )
        twin.known_top = self.known_top
        return twin


@final
class Rules:
    """What was agreed before the game. Shared by all clones, never changed."""

    def __init__(
        self,
        hp: i64,
        start: i64,
        counter_early: bool,
        exhausting: bool,
        choose_hpc: bool,
        games: i64,
        agreed: dict[str, object],
    ) -> None:
        self.hp: i64 = hp
        self.start: i64 = start
        """SS-19: one of the numbers of `STARTS`."""
        self.counter_early: bool = counter_early
        """SS-77: the enemy counters in the middle of the attack, at its first success."""
        self.exhausting: bool = exhausting
        """SS-124: long games cost both players HP."""
        self.choose_hpc: bool = choose_hpc
        self.games: i64 = games
        """SS-127: 1, or best of 3."""
        self.agreed: dict[str, object] = agreed
        """The options as they were chosen, by name."""


@final
class Result:
    """SS-27  How one game ended."""

    def __init__(self, winner: i64, reason: str, rounds: i64) -> None:
        self.winner: i64 = winner
        """A seat, or NOBODY."""
        self.reason: str = reason
        self.rounds: i64 = rounds


class Table(State):
    """The table, the action under way and the match around it. Seats are 0 and 1."""

    def __init__(self, dice: Dice, box: Box, rules: Rules, players: list[Player]) -> None:
        super().__init__(dice)
        self.box: Box = box
        self.rules: Rules = rules
        self.players: list[Player] = players
        self.shop: vec[i64] = NO_CARDS
        self.shop_deck: Pile = empty_pile()
        self.shop_discard: Pile = empty_pile()
        self.origin: vec[i64] = vec[i64]()
        """For each card while it is in a hand: where it came from (SS-26)."""
        self.step: i64 = ACTION
        """The question asked."""
        self.active: i64 = 0
        """SS-32: whose turn it is."""
        self.starter: i64 = 0
        self.round: i64 = 1
        self.actions: i64 = 0
        """SS-125: actions taken this turn."""
        self.window: bool = False
        """SS-39: the shop may be discarded now."""
        self.countered: bool = False
        """SS-75: the first successful attack of the turn is over."""
        self.drew: bool = False
        """SS-39: the active player drew a card in this Trigger action."""
        self.chain: Pile = empty_pile()
        """SS-84: the cards of the running chain, in order."""
        self.effect: i64 = NOTHING
        """The effect being carried out ..."""
        self.amount: i64 = 0
        """... and its parameter."""
        self.spot: i64 = NOTHING
        """The place of the card that attacks, is bought or is moved, or the card to be laid."""
        self.power: i64 = 0
        """SS-69: what is left of the attack."""
        self.currency: i64 = 0
        """SS-48: what the purchase is paid with."""
        self.picked: Pile = empty_pile()
        """Payers (slots) or shown cards so far, or the shields this attack has broken."""
        self.fallen: i64 = NOBODY
        """SS-27: who has lost the game that is ending now; DRAWN_GAME if nobody has."""
        self.reason: str = ""
        self.results: tuple[Result, ...] = ()
        self.seed: i64 = 0
        """Each game of a match is dealt from this seed and its number."""
        self.ready: bool = False
        """Whether `answers` holds the legal actions of the question asked."""
        self.answers: vec[i64] = vec[i64]()
        self.emptied: i64 = 0
        """Shop places that a look-ahead has emptied; none outside of one."""
        self.dead: vec[i64] = vec[i64]()
        """Look-ahead: the situations known to lead nowhere."""

    def ask(self, step: i64, seat: i64) -> None:
        """Put a question to a seat."""
        self.step = step
        self.asked = bit(seat)
        self.ready = False

    def enemy(self) -> i64:
        return 1 - self.active

    def own(self) -> Player:
        return self.players[self.active]

    def foe(self) -> Player:
        return self.players[1 - self.active]

    def name_of(self, seat: i64) -> str:
        return NAMES[seat]

    def id_of(self, card: i64) -> str:
        return self.box.ids[card]

    def cause(self) -> str:
        """SS-83  The card whose effect is carried out, as events name it."""
        card = self.chain.top()
        return NO_CARD if card == NOTHING else self.id_of(card)

    def is_first_turn(self) -> bool:
        """SS-19  The very first turn of the game."""
        return self.round == 1 and self.active == self.starter

    def card_at(self, place: i64) -> i64:
        """SS-86  The face-up card at a place, or NOTHING."""
        if place < ENEMY:
            return self.own().field[place]
        if place < SHOP:
            return self.foe().field[place - ENEMY]
        if place < OWN_DISCARD:
            return self.shop[place - SHOP]
        return self.owner_of(place).discard.top()

    def owner_of(self, place: i64) -> Player:
        """The player to whose field or discard pile a place belongs."""
        return self.players[self.seat_at(place)]

    def seat_at(self, place: i64) -> i64:
        """Whose field or discard pile a place belongs to."""
        if place < ENEMY or place == OWN_DISCARD:
            return self.active
        return 1 - self.active

    def lift(self, place: i64) -> i64:
        """Take the card away from a place. Nothing is refilled."""
        card = self.card_at(place)
        if place < ENEMY:
            self.own().field[place] = NOTHING
        elif place < SHOP:
            self.foe().field[place - ENEMY] = NOTHING
        elif place < OWN_DISCARD:
            self.shop[place - SHOP] = NOTHING
        else:
            self.owner_of(place).discard.pop()
        return card

    def put_back(self, place: i64, card: i64) -> None:
        """Undo `lift`."""
        if place < ENEMY:
            self.own().field[place] = card
        elif place < SHOP:
            self.foe().field[place - ENEMY] = card
        elif place < OWN_DISCARD:
            self.shop[place - SHOP] = card
        else:
            self.owner_of(place).discard.push(card)

    def is_protected(self, place: i64) -> bool:
        """SS-94  A duff on a buff protects both from being destroyed."""
        if place >= SHOP:
            return False
        slot = slot_of(place)
        field = self.own().field if place < ENEMY else self.foe().field
        rider = field[slot]
        return rider != NOTHING and field[SLOTS + slot] != NOTHING and self.box.sort[rider] == DUFF

    def take_from_hand(self, who: i64, kind: i64) -> i64:
        """A card of this kind leaves the hand; of several the one known to the other player."""
        hand = self.players[who].hand
        best: i64 = NOTHING
        at: i64 = 0
        while at < hand.size:
            card = hand.cards[at]
            if self.box.kind[card] == kind and (best == NOTHING or self.origin[card] == OPEN):
                best = card
            at += 1
        hand.remove(best)
        return best

    def holds_kind(self, who: i64, kind: i64) -> bool:
        hand = self.players[who].hand
        at: i64 = 0
        while at < hand.size:
            if self.box.kind[hand.cards[at]] == kind:
                return True
            at += 1
        return False


def where(table: Table, place: i64) -> dict[str, object]:
    """A place in facts: the kind of zone, whose it is, and the number of the slot."""
    if place == NOTHING:
        return {"zone": "hand", "owner": table.name_of(table.active), "slot": 0}
    if is_in_shop(place):
        return {"zone": "shop", "owner": "shop", "slot": place - SHOP + 1}
    owner = table.name_of(table.seat_at(place))
    if place >= OWN_DISCARD:
        return {"zone": "discard", "owner": owner, "slot": 0}
    return {"zone": "field", "owner": owner, "slot": slot_of(place) + 1}


def owner_word(table: Table, pile: i64) -> str:
    """Whose pile this is."""
    if pile == SHOP_PILE:
        return "shop"
    return table.name_of(table.active if pile == OWN_PILE else table.enemy())
