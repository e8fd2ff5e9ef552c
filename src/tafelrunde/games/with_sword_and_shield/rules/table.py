"""WS-6 to WS-15, WS-117, WS-123, WS-124  What lies on the table: knights, hands and decks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.dice import Dice
from tafelrunde.kernel.state import State

from .lacking import after_leaving
from .printed import EMPTY, NOTHING, Cards

STRENGTH: Final = 0
TECHNIQUE: Final = 1
TACTIC_WORDS: Final = ("strength", "technique")

HAND_SIZE: Final = 8
LAST_TURN_OF_A_JOUST: Final = 200
LAST_TURN_OF_A_MELEE: Final = 600
DRAWN: Final = 2
"""In place of the team that won: nobody did (WS-114)."""
MOST_DEFENCES: Final = 8
FOR_ALL: Final = -1
"""A card that everybody knows of; in a Mêlée not whose hand it is in (see `tells_whose`)."""


@final
class Knight:
    """WS-11, WS-12  One fighter with his start cards, markers and hand."""

    def __init__(self, team: i64, seat: i64) -> None:
        self.team: i64 = team
        self.seat: i64 = seat
        """WS-2: the participant who commands him."""
        self.knight: i64 = NOTHING
        self.health: i64 = NOTHING
        self.artefact: i64 = NOTHING
        self.hand: vec[i64] = EMPTY
        """Kinds in ascending order."""
        self.improvements: vec[i64] = EMPTY
        self.tactic: i64 = NOTHING
        self.hits: i64 = 0
        self.fatigue: i64 = 0
        """Fatigue Points left."""
        self.standing: bool = True
        self.turns: i64 = 0
        """WS-114: how many turns he has begun."""
        self.idle: bool = False
        """WS-115: he did nothing in his last turn."""
        self.passed: bool = False
        """WS-107: he has made his Grande Pass."""
        self.spent: bool = False
        """WS-145: he moved defensively and pays with his next turn."""
        self.slot: i64 = NOTHING
        """WS-128: his column, from 0."""
        self.partner: i64 = NOTHING
        """WS-147: the knight he is locked with ..."""
        self.lock_card: i64 = NOTHING
        """... and the card that did it, beside the knight who played it."""
        self.defences: i64 = 0
        """WS-51: cards used for defence in this turn."""
        self.shield_banned: bool = False
        self.manoeuvre_banned: bool = False
        self.guard_minus: i64 = 0
        self.known: vec[i64] = EMPTY
        """Cards of the hand that others know: kind and seat (FOR_ALL), see `note_of`."""
        self.lacks: vec[i64] = EMPTY
        """WS-63: what it told to put up no defence, see `lacking.py`."""

    def clone(self) -> Knight:
        twin = Knight(self.team, self.seat)
        twin.knight = self.knight
        twin.health = self.health
        twin.artefact = self.artefact
        twin.hand = self.hand[:]
        twin.improvements = self.improvements
        twin.tactic = self.tactic
        twin.hits = self.hits
        twin.fatigue = self.fatigue
        twin.standing = self.standing
        twin.turns = self.turns
        twin.idle = self.idle
        twin.passed = self.passed
        twin.spent = self.spent
        twin.slot = self.slot
        twin.partner = self.partner
        twin.lock_card = self.lock_card
        twin.defences = self.defences
        twin.shield_banned = self.shield_banned
        twin.manoeuvre_banned = self.manoeuvre_banned
        twin.guard_minus = self.guard_minus
        twin.known = self.known
        twin.lacks = self.lacks
        return twin

    def forget_turn(self) -> None:
        """WS-45, WS-111  What lasted this turn is over."""
        self.defences = 0
        self.shield_banned = False
        self.manoeuvre_banned = False
        self.guard_minus = 0

    def holds(self, kind: i64) -> bool:
        return any(card == kind for card in self.hand)


@final
class Deck:
    """WS-4, WS-5  A Start Deck and a Draw Deck with what was put aside and discarded."""

    def __init__(self, start: vec[i64], pile: vec[i64]) -> None:
        self.start: vec[i64] = start
        """As it was shuffled, the top card last; never changed, so clones share it."""
        self.start_left: i64 = len(start)
        self.aside: vec[i64] = EMPTY
        self.pile: vec[i64] = pile
        """The draw pile, in the same way."""
        self.left: i64 = len(pile)
        self.discard: vec[i64] = EMPTY

    def clone(self) -> Deck:
        twin = Deck(self.start, self.pile)
        twin.start_left = self.start_left
        twin.aside = self.aside[:]
        twin.left = self.left
        twin.discard = self.discard[:]
        return twin


@final
class Rules:
    """WS-1, WS-2  What was agreed before the fight. Shared by all clones, never changed."""

    def __init__(
        self,
        own_decks: bool,
        melee: bool,
        knights: tuple[int, int],
        seats: tuple[int, int],
        agreed: dict[str, object],
    ) -> None:
        self.own_decks: bool = own_decks
        self.melee: bool = melee
        self.first_team: i64 = knights[0]
        """Knights of team X; those of team Y follow."""
        self.knights: i64 = knights[0] + knights[1]
        self.first_seats: i64 = seats[0]
        """Participants of team X; those of team Y follow."""
        self.seats: i64 = seats[0] + seats[1]
        self.free_hits: bool = False
        """WS-63, house rule: a blow may be taken although a defence is held."""
        self.weariness: bool = True
        """WS-114, WS-115: nobody fights for ever. Without it so many turns are the end."""
        self.last_man_holds: bool = False
        """WS-134, the literal reading: a last knight facing two is reached as anybody else."""
        self.stepping_aside_is_free: bool = False
        """WS-145: a Defensive Mêlée Movement costs its card only."""
        self.agreed: dict[str, object] = agreed
        """The options as they were chosen, by name."""

    def team_of_seat(self, seat: i64) -> i64:
        return 0 if seat < self.first_seats else 1

    def first_of(self, team: i64) -> i64:
        """The first knight of a team."""
        return 0 if team == 0 else self.first_team

    def size_of(self, team: i64) -> i64:
        """How many knights the team began with."""
        return self.first_team if team == 0 else self.knights - self.first_team

    def last_turn(self) -> i64:
        """WS-114  The turn after which a fight without weariness is a draw."""
        return LAST_TURN_OF_A_MELEE if self.melee else LAST_TURN_OF_A_JOUST


def deck_names(rules: Rules) -> list[str]:
    """One deck for all, or one for each team."""
    return ["X", "Y"] if rules.own_decks else ["shared"]


class Table(State):
    """The knights, their decks, the turn and the exchange under way."""

    def __init__(self, dice: Dice, cards: Cards, rules: Rules) -> None:
        super().__init__(dice)
        self.cards: Cards = cards
        self.rules: Rules = rules
        self.knights: list[Knight] = []
        self.decks: list[Deck] = []
        self.question: i64 = 0
        self.speaker: i64 = NOTHING
        """The knight asked, or for whom his team is asked."""
        self.choices: vec[i64] = EMPTY
        """The legal answers of the speaker, found when they are first wanted."""
        self.asking: bool = False
        """Whether an answer is awaited; if not, the agenda goes on."""
        self.dealer: i64 = 0
        self.team_a: i64 = NOTHING
        """WS-129: the team that stands in row A."""
        self.offered: i64 = NOTHING
        """WS-25: the Artefact just drawn."""
        self.order: vec[i64] = EMPTY
        """WS-133: the knights in turn order; never changed once it is set."""
        self.bids: vec[i64] = EMPTY
        """WS-37: the last bid of each team as a kind of card, NOTHING for none."""
        self.bid_passed: i64 = 0
        """WS-40: the teams that passed, as bits."""
        self.first_named: i64 = NOTHING
        """WS-120: the team that named the standing number first."""
        self.attacker: i64 = NOTHING
        self.used: i64 = 0
        self.extra: i64 = 0
        """WS-52: Actions used in this turn, and those gained by cards."""
        self.rests: bool = False
        """WS-145: the attacker pays for a defensive movement with this turn."""
        self.opening: i64 = NOTHING
        """WS-42: the opening card while it is still to be played."""
        self.turn_number: i64 = 0
        self.plus: i64 = 0
        self.barred: i64 = 0
        """WS-96: what waits for the attacker's next Combat card, and the guards it bars, as bits"""
        self.laid: vec[i64] = EMPTY
        self.at: i64 = 0
        """WS-69: the attacker's cards on the table in order, and how many are done with."""
        self.purpose: i64 = NOTHING
        """The form in which they are used (see moves)."""
        self.target: i64 = NOTHING
        self.combat_number: i64 = 0
        """WS-62: the MCN of the attack being answered."""
        self.guards_barred: i64 = 0
        """The types of guard that may not answer it, as bits."""
        self.strike: i64 = NOTHING
        """WS-89: how the strike being answered may be answered; NOTHING for a Combat card."""
        self.stepped_in: bool = False
        """WS-146: the target stepped in front of this attack card."""
        self.shown: i64 = NOTHING
        """The defender's card on the table: a boost or a Mêlée Movement."""
        self.peeks: i64 = 0
        """Cards still to be chosen from the hand looked at."""
        self.gone: i64 = 0
        """WS-116: the seats that gave up, as bits."""
        self.winner: i64 = NOTHING
        self.reason: str = ""

    # Abilities (asked, never stored) --------------------------------------------------------

    def strength_of(self, who: i64) -> i64:
        """WS-7  Current Strength, never below 0."""
        return at_least(self.summed(self.knights[who], self.cards.strength), 0)

    def technique_of(self, who: i64) -> i64:
        return at_least(self.summed(self.knights[who], self.cards.technique), 0)

    def chivalry_of(self, who: i64) -> i64:
        return at_least(self.summed(self.knights[who], self.cards.chivalry), 0)

    def endurance_of(self, who: i64) -> i64:
        """WS-7  Current Endurance, never below 1."""
        return at_least(self.summed(self.knights[who], self.cards.endurance), 1)

    def summed(self, knight: Knight, printed: vec[i64]) -> i64:
        """The knight's printed value with his Artefact and all his Improvements."""
        total = printed[knight.knight]
        if knight.artefact >= 0:
            total += printed[knight.artefact]
        for card in knight.improvements:
            total += printed[card]
        return total

    def tactic_value(self, who: i64) -> i64:
        """WS-8  The current ability on which the Tactic marker lies."""
        if self.knights[who].tactic == STRENGTH:
            return self.strength_of(who)
        return self.technique_of(who)

    def card_value(self, who: i64, kind: i64) -> i64:
        """WS-9  The value of a Combat card that matches the knight's Tactic."""
        if self.knights[who].tactic == STRENGTH:
            return self.cards.strength[kind]
        return self.cards.technique[kind]

    # Prices -----------------------------------------------------------------------------------

    def is_shaken(self, who: i64) -> bool:
        """WS-103  One more hit beats him."""
        knight = self.knights[who]
        return knight.hits == self.cards.hits[knight.health] - 1

    def surcharge(self, who: i64) -> i64:
        """WS-103 to WS-105  One more for every deed of a shaken knight."""
        return 1 if self.is_shaken(who) else 0

    def cost_to_use(self, who: i64, kind: i64) -> i64:
        """WS-60, WS-65  What the card's value exceeds the Tactic value by, surcharge aside."""
        return at_least(self.card_value(who, kind) - self.tactic_value(who), 0)

    def manoeuvre_cost(self, who: i64) -> i64:
        """WS-84  Five, changed by cards, never below one; surcharge included."""
        change = self.summed_changes(self.knights[who])
        return at_least(5 + change, 1) + self.surcharge(who)

    def summed_changes(self, knight: Knight) -> i64:
        changes = self.cards.manoeuvre_change
        total: i64 = 0
        if knight.artefact >= 0:
            total += changes[knight.artefact]
        for card in knight.improvements:
            total += changes[card]
        return total

    def allowance(self) -> i64:
        """WS-45, WS-46, WS-145  How many Actions the attacker has in this turn."""
        return 0 if self.rests else self.endurance_of(self.attacker) + self.extra

    # Places -----------------------------------------------------------------------------------

    def deck_of(self, who: i64) -> Deck:
        """WS-117, WS-123  The deck a knight draws from and discards to."""
        return self.decks[self.knights[who].team if self.rules.own_decks else 0]

    def standing_in(self, team: i64) -> i64:
        """How many knights of a team still stand."""
        count: i64 = 0
        for knight in self.knights:
            if knight.team == team and knight.standing:
                count += 1
        return count

    def hits_taken(self, team: i64) -> i64:
        """How many hits the knights of a team have taken in all."""
        hits: i64 = 0
        for knight in self.knights:
            if knight.team == team:
                hits += knight.hits
        return hits

    def slot_name(self, team: i64, column: i64) -> str:
        """WS-128  A1 to A3 and B1 to B3."""
        return f"{'A' if team == self.team_a else 'B'}{column + 1}"

    def name_of(self, who: i64) -> str:
        """X and Y in a Joust, X1, X2, ... Y3 in a Mêlée."""
        team = self.knights[who].team
        letter = "X" if team == 0 else "Y"
        if not self.rules.melee:
            return letter
        return f"{letter}{who - self.rules.first_of(team) + 1}"

    def title_of(self, who: i64) -> str:
        """The knight's card, or his short name before he has one."""
        knight = self.knights[who].knight
        return self.name_of(who) if knight < 0 else self.cards.ids[knight]

    def tells_whose(self, note: i64, seat: i64) -> bool:
        """WS-132, WS-154  Whether this seat knows by this note in whose hand the card is.

        In a Mêlée a bid names a number of the team; who opens shows whose card it was.
        """
        if known_to(note) != FOR_ALL:
            return known_to(note) == seat
        return not self.rules.melee or known_kind(note) == self.opening

    def ask(self, question: i64, who: i64) -> None:
        """Wait for the participant who commands this knight."""
        self.question = question
        self.speaker = who
        self.choices = EMPTY
        self.asking = True
        self.asked = bit(self.knights[who].seat)


def named(table: Table, kinds: vec[i64]) -> tuple[str, ...]:
    """The ids of these cards."""
    return tuple([table.cards.ids[kind] for kind in kinds])


def at_least(value: i64, least: i64) -> i64:
    return value if value > least else least


# Hands ------------------------------------------------------------------------------------------


def take_into_hand(knight: Knight, kind: i64) -> None:
    """Put a card into the hand, which stays in ascending order."""
    hand = append(knight.hand, kind)
    at: i64 = len(hand) - 1
    while at > 0 and hand[at - 1] > kind:
        hand[at] = hand[at - 1]
        at -= 1
    hand[at] = kind
    knight.hand = hand


def take_from_hand(table: Table, knight: Knight, kind: i64) -> None:
    """WS-15  A card leaves the hand for one purpose."""
    knight.hand = remove(knight.hand, kind)
    if len(knight.known) > 0:
        forget_known(knight, kind)
    if len(knight.lacks) > 0:
        knight.lacks = after_leaving(table.cards, knight.lacks, kind)


def note_known(knight: Knight, kind: i64, seat: i64) -> None:
    """A seat (FOR_ALL: everybody) now knows that this card is in the hand."""
    note = note_of(kind, seat)
    for known in knight.known:
        if known == note:
            return
    knight.known = append(knight.known[:], note)


def note_of(kind: i64, seat: i64) -> i64:
    """That this card of a hand is known to this seat, or FOR_ALL."""
    return (kind << 4) + seat + 1


def known_kind(note: i64) -> i64:
    return note >> 4


def known_to(note: i64) -> i64:
    """The seat that knows, or FOR_ALL."""
    return (note & 15) - 1


def forget_known(knight: Knight, kind: i64) -> None:
    """The card has left the hand, so nobody knows it there any more."""
    kept = vec[i64]()
    for note in knight.known:
        if known_kind(note) != kind:
            kept = append(kept, note)
    knight.known = kept
