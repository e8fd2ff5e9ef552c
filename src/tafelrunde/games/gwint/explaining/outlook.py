"""What a seat may know of an action of its own: what it is, and what it changes.

An action is tried on a copy of the table with dice of its own, so nothing here tells what chance
will bring; and of the opponent's hand and deck only the numbers are looked at.
"""

from __future__ import annotations

from functools import cached_property

from tafelrunde.kernel import Event, seeded

from ..rules import moves
from ..rules import table as zones
from ..rules.leaders import is_usable, is_wanted_weather
from ..rules.printed import (
    AGILE,
    HERO,
    MEDIC,
    PASSIVE,
    PLAY_WEATHER,
    RANDOM_RESTORE,
    SPY,
    UNIT,
    kind_of,
)
from ..rules.strength import side_total
from ..rules.table import Side, Table
from ..thinking.advice import wins_ties
from ..thinking.values import held_value, lead_of

NO_CARD = -1


class Outlook:
    """An action of a seat that is asked, and where it leads."""

    def __init__(self, table: Table, seat: int, action: int) -> None:
        self.table, self.seat, self.action = table, seat, action
        self.book = table.book
        self.own: Side = table.side(seat)
        self.other: Side = table.side(1 - seat)
        self.deed, self.kind, self.row = deed_of(table, action)
        """What kind of action it is; the card it is about, and the row, where there is one."""
        self.story: list[Event] = []

    # The card ---------------------------------------------------------------------------

    def has(self, ability: int) -> bool:
        return self.kind != NO_CARD and bool(self.book.has(self.kind, ability))

    @property
    def is_fighter(self) -> bool:
        return self.kind != NO_CARD and fights(self.table, self.kind)

    @property
    def strength(self) -> int:
        return int(self.book.strengths[self.kind]) if self.kind != NO_CARD else 0

    def copies(self, cards: object) -> int:
        """How many of these cards are of the same kind."""
        return sum(kind_of(card) == self.kind for card in cards)  # type: ignore[attr-defined]

    def called(self) -> tuple[list[int], list[int]]:
        """GW-56  Which kinds follow this card from the deck, and which from the hand."""
        group = self.book.calls[self.kind] if self.kind != NO_CARD else -1
        if group < 0:
            return [], []
        deck = members(self.table, self.own.deck, group)
        if not self.table.rules.muster_from_hand:
            return deck, []
        hand = members(self.table, self.own.hand, group)
        if self.deed == "play" and self.kind in hand:
            hand.remove(self.kind)
        return deck, hand

    # What it changes --------------------------------------------------------------------

    @cached_property
    def after(self) -> Table:
        """The table after it, with what was told on the way."""
        after = self.table.clone()
        assert isinstance(after, Table)
        after.dice = seeded(1)
        after.story = self.story
        after.answer(self.seat, self.action)
        return after

    @property
    def ends_round(self) -> bool:
        return len(self.after.scores) > len(self.table.scores)

    @property
    def is_certain(self) -> bool:
        """GW-100  Whether chance has no say in what it changes on the field."""
        powers = (self.table.power_of(0), self.table.power_of(1))
        if RANDOM_RESTORE not in powers or not self.has(MEDIC):
            return True
        regular = self.book.classes[self.kind] == UNIT
        return not regular or not fallen(self.table, self.own, self.kind, self.deed == "revive")

    @cached_property
    def lead(self) -> int:
        """By how much this seat leads now."""
        return int(lead_of(self.table, self.seat))

    @cached_property
    def gain(self) -> int:
        """By how much the action changes the lead, also if it ends the round."""
        before = len(self.table.scores)
        lead = int(lead_of(self.after, self.seat))
        if self.ends_round:
            lead = int(self.after.scores[before] - self.after.scores[before + 1])
            lead = -lead if self.seat == 1 else lead
        return lead - self.lead

    def loss_of(self, seat: int) -> int:
        """How much of its total this side loses; the round goes on."""
        before = int(side_total(self.table, seat))
        if self.ends_round:
            return before - int(self.after.scores[len(self.table.scores) + seat])
        return before - int(side_total(self.after, seat))

    def told(self) -> list[Event]:
        """What happens when it is carried out."""
        assert self.after is not self.table
        return self.story

    def destroys(self, seat: int) -> bool:
        """Whether it destroys a unit of this side."""
        name = zones.name_of(seat)
        return any(
            side == name
            for event in self.told()
            if event.kind == "units.destroyed"
            for _, side in event.facts["destroyed"]  # type: ignore[attr-defined]
        )

    def gives(self) -> str:
        """What the card does for others of its row, as it is told: horn, morale or something
        else."""
        for event in self.told():
            if event.kind in ("unit.played", "slot.filled", "horn.blown"):
                return str(event.facts["gives"])
        return ""

    # The round --------------------------------------------------------------------------

    @property
    def wins_ties(self) -> bool:
        return bool(wins_ties(self.table, self.seat))

    @property
    def opponent_wins_ties(self) -> bool:
        return bool(wins_ties(self.table, 1 - self.seat))

    @property
    def is_ahead(self) -> bool:
        """Whether the round would be won as it stands."""
        return self.lead > 0 or (self.lead == 0 and self.wins_ties)

    @property
    def is_level(self) -> bool:
        """Whether the round would be drawn as it stands."""
        return self.lead == 0 and not self.wins_ties and not self.opponent_wins_ties

    def opponent_may_act(self) -> bool:
        """GW-33  Whether the opponent may still do something, for all this seat can know."""
        return may_act(self.table, 1 - self.seat)

    def opponent_may_answer(self) -> bool:
        """Whether the opponent may still do something after this action."""
        if self.other.passed:
            return False
        if self.ends_round:
            return waits_for_weather(self.table, 1 - self.seat)
        return may_act(self.after, 1 - self.seat)


def deed_of(table: Table, action: int) -> tuple[str, int, int]:
    """What somebody does who answers so to the question asked, with which card in which row."""
    spots, question = table.book.spots, table.question
    plain = {
        moves.PASS: "pass",
        moves.LEADER: "leader",
        moves.KEEP: "keep",
        moves.START: "start",
        moves.LET_START: "let_start",
    }
    if action in plain:
        return plain[action], NO_CARD, NO_CARD
    block, spot = divmod(action - moves.PLAIN, spots)
    kind, row = int(table.book.spot_kinds[spot]), int(table.book.spot_rows[spot])
    if block < 2:
        return ("play", "decoy")[block], kind, row
    if question == zones.TURN:
        return "leader", kind, row
    return zones.QUESTIONS[question], kind, row


def may_act(table: Table, seat: int) -> bool:
    """GW-33  Whether this player may still act, for all the other one can know."""
    side = table.side(seat)
    if side.passed:
        return False
    if len(side.hand) > 0:
        return True
    if side.leader_state != zones.UNUSED or table.book.powers[side.leader] in PASSIVE:
        return False
    if table.book.powers[side.leader] == PLAY_WEATHER:
        return waits_for_weather(table, seat)
    return bool(is_usable(table, seat))


def waits_for_weather(table: Table, seat: int) -> bool:
    """GW-90  Whether all that is left is a leader that may find weather in a hidden deck."""
    side, book = table.side(seat), table.book
    if len(side.hand) > 0 or side.passed or side.leader_state != zones.UNUSED:
        return False
    if book.powers[side.leader] != PLAY_WEATHER or len(side.deck) == 0:
        return False
    wanted = int(book.arguments[side.leader])
    returned = any(is_wanted_weather(table, kind_of(card), wanted) for card in side.returned)
    return returned or not side.barren


def fallen(table: Table, side: Side, but: int, leaves: bool) -> bool:
    """GW-53  Whether a medic has anybody to revive: the unit `but` may leave the pile itself."""
    regular = [kind_of(card) for card in side.discard if table.book.is_regular(kind_of(card))]
    if leaves and but in regular:
        regular.remove(but)
    return len(regular) > 0


def fights(table: Table, kind: int) -> bool:
    """A unit or a hero: a card with a strength of its own."""
    return table.book.classes[kind] == UNIT or table.book.classes[kind] == HERO


def is_plain(table: Table, kind: int) -> bool:
    """A regular unit that counts what is printed on it and does nothing else."""
    book = table.book
    return book.classes[kind] == UNIT and book.abilities[kind] == 0 and book.rows[kind] != AGILE


def members(table: Table, cards: object, group: int) -> list[int]:
    """The kinds of these cards that are called with a group, one for each card."""
    kinds = [kind_of(card) for card in cards]  # type: ignore[attr-defined]
    return [int(kind) for kind in kinds if table.book.groups[kind] == group]


def value_of(table: Table, side: Side, kind: int) -> int:
    """About what a card is worth in the hand; a spy finds nothing in an empty deck."""
    if table.book.has(kind, SPY) and len(side.deck) == 0:
        return 0
    return int(held_value(table.book, kind))
