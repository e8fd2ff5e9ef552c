"""GW-126 to GW-129  Who sees what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import MoveText, Outcome, Seat, View, Zone
from tafelrunde.kernel.view import zone_of

from ..rules.explain import steps_of
from ..rules.hands import known_in_hand
from ..rules.printed import FACTIONS, FIELD_ROWS, LEADERS_HORN, NOTHING, kind_of
from ..rules.rounds import winner_of
from ..rules.strength import RowAtWork, nothing_is_at_work, side_total
from ..rules.table import (
    EXCHANGE,
    LEADER_STATES,
    NOBODY,
    QUESTIONS,
    TURN,
    Table,
    card_arriving,
    exchanges_left,
    ids_of,
    name_of,
)
from .words import BUTTONS, describe


def both(kind: str) -> tuple[str, str]:
    """The places of this kind on the two sides."""
    return f"{kind}/A", f"{kind}/B"


LEADER, HAND, DECK, ASIDE = both("leader"), both("hand"), both("deck"), both("aside")
DISCARD, SHOWN, KNOWN = both("discard"), both("shown"), both("known")
LINES = tuple((both(row), (f"slot/A/{row}", f"slot/B/{row}")) for row in FIELD_ROWS)


def view_of(table: Table, seat: Seat | None, game: str, rules: int) -> View:
    """The table as a seat sees it; None is an onlooker."""
    return views_of(table, (seat,), game, rules)[0]


def views_of(table: Table, seats: Sequence[Seat | None], game: str, rules: int) -> list[View]:
    """The table as these seats see it. What lies open is looked at once for all of them."""
    waiting_on = table.waiting_on()
    status = "over" if table.over else QUESTIONS[table.question]
    lying_open = OpenZones(table)
    counters = counters_of(table)
    outcome = outcome_of(table)
    aids: dict[str, object] = {
        "explained": tuple(explained(table)),
        "skies": tuple(skies(table)),
    }
    views = []
    for seat in seats:
        asked = seat is not None and seat in waiting_on
        moves: tuple[MoveText, ...] = ()
        if seat is not None and asked:
            moves = tuple([describe(table, seat, action) for action in table.legal_for(seat)])
        views.append(
            View(
                game,
                rules,
                seat,
                status,
                question_for(table, seat) if seat is not None and asked else "",
                waiting_on,
                tuple(lying_open.and_of(table, seat)),
                tuple([BUTTONS[move.action] for move in moves if move.action in BUTTONS]),
                counters,
                moves,
                outcome,
                aids,
            )
        )
    return views


def question_for(table: Table, seat: Seat) -> str:
    """What a seat is asked, with the facts its words need, all of them open.

    In the exchange, how many are left; in a round that the opponent has left, what passing now
    would lead to (GW-106, GW-114), the opponent, and the difference of the totals.
    """
    question = QUESTIONS[table.question]
    if table.question == EXCHANGE:
        side = table.side(seat)
        return f"{question}/{min(exchanges_left(side), len(side.deck))}"
    if table.question != TURN or not table.side(1 - seat).passed:
        return question
    a, b = int(side_total(table, 0)), int(side_total(table, 1))
    winner = winner_of(table, a, b)
    end = "draws" if winner == NOBODY else "wins" if winner == seat else "loses"
    return f"{question}/{end}/{name_of(1 - seat)}/{abs(a - b)}"


@final
class OpenZones:
    """GW-126  What lies open: in the middle, the leaders, and everything on the two sides."""

    def __init__(self, table: Table) -> None:
        on_the_way = vec[i64]([card_arriving(entry) for entry in table.arriving])
        self.middle: list[Zone] = [
            open_zone(table, "weather", None, table.weather),
            open_zone(table, "arriving", None, on_the_way),
        ]
        self.leaders: list[Zone] = [leader_zone(table, 0), leader_zone(table, 1)]
        self.a: list[Zone] = open_side(table, 0)
        self.b: list[Zone] = open_side(table, 1)

    def and_of(self, table: Table, seat: Seat | None) -> list[Zone]:
        """GW-127  All zones, with what this seat may see of those that do not lie open."""
        zones = list(self.middle)
        for owner in range(2):
            side = table.side(owner)
            mine = seat is not None and seat == owner
            zones.append(self.leaders[owner])
            zones.append(own_zone(table, HAND[owner], owner, side.hand, mine))
            zones.append(own_zone(table, DECK[owner], owner, side.deck, mine))
            zones.append(own_zone(table, ASIDE[owner], owner, side.aside, mine))
            zones.extend(self.a if owner == 0 else self.b)
            if seat is not None and not mine:
                zones.append(open_zone(table, KNOWN[owner], owner, known_in_hand(side)))
        return zones


EMPTY: dict[str, Zone] = {}
"""Places without a card, which most places are most of the time."""
FACE_DOWN: dict[tuple[str, int], Zone] = {}
SINGLE: dict[tuple[str, str], Zone] = {}
"""Zones without an open card, and with one: finding one again takes half the time of making it."""


def empty_zone(place: str, owner: Seat | None) -> Zone:
    zone = EMPTY.get(place)
    if zone is None:
        zone = EMPTY[place] = Zone(place, owner, 0, ())
    return zone


def face_down(place: str, owner: Seat | None, count: int) -> Zone:
    zone = FACE_DOWN.get((place, count))
    if zone is None:
        zone = FACE_DOWN[place, count] = Zone(place, owner, count, None)
    return zone


def single(place: str, owner: Seat | None, card: str) -> Zone:
    zone = SINGLE.get((place, card))
    if zone is None:
        zone = SINGLE[place, card] = Zone(place, owner, 1, (card,))
    return zone


def open_zone(table: Table, place: str, owner: Seat | None, cards: vec[i64]) -> Zone:
    count = len(cards)
    if count == 0:
        return empty_zone(place, owner)
    if count == 1:
        return single(place, owner, table.book.ids[kind_of(cards[0])])
    return zone_of((place, owner, count, ids_of(table, cards)))


def leader_zone(table: Table, owner: Seat) -> Zone:
    return single(LEADER[owner], owner, table.book.ids[table.side(owner).leader])


def own_zone(table: Table, place: str, owner: Seat, cards: vec[i64], mine: bool) -> Zone:
    """GW-127  Only the owner sees these cards, sorted, never in order."""
    return open_zone(table, place, owner, cards) if mine else face_down(place, owner, len(cards))


def open_side(table: Table, owner: Seat) -> list[Zone]:
    """The discard pile, the rows with their slots, and what was shown."""
    side = table.side(owner)
    zones = [open_zone(table, DISCARD[owner], owner, side.discard)]
    for at, (rows, slots) in enumerate(LINES):
        zones.append(open_zone(table, rows[owner], owner, side.row(at)))
        slot = side.slot(at)
        if slot == NOTHING:
            zones.append(empty_zone(slots[owner], owner))
        else:
            kind = side.leader if slot == LEADERS_HORN else kind_of(slot)
            zones.append(single(slots[owner], owner, table.book.ids[kind]))
    zones.append(open_zone(table, SHOWN[owner], owner, side.shown))
    return zones


def counters_of(table: Table) -> dict[str, object]:
    """GW-44, GW-126  All numbers that both players may know."""
    a, b, rules = table.a, table.b, table.rules
    totals: list[object] = []
    strengths: list[object] = []
    of_a = add_lines(table, 0, totals, strengths)
    of_b = add_lines(table, 1, totals, strengths)
    return {
        "preset": rules.agreed["preset"],
        "horn_unit_doubles_itself": rules.horn_doubles_itself,
        "muster_from_hand": rules.muster_from_hand,
        "monsters_keep_heroes": rules.keep_heroes,
        "pile": "owner" if rules.cards_go_home else "side",
        "exchange": rules.agreed["exchange"],
        "weather_on_zero": rules.agreed["weather_on_zero"],
        "round": table.round,
        "starter": None if table.starter == NOBODY else name_of(table.starter),
        "factions": (FACTIONS[a.faction], FACTIONS[b.faction]),
        "leader_states": (LEADER_STATES[a.leader_state], LEADER_STATES[b.leader_state]),
        "gems": (a.gems, b.gems),
        "passed": (a.passed, b.passed),
        "exchanges_left": (exchanges_left(a), exchanges_left(b)),
        "totals": (of_a, of_b),
        "row_totals": tuple(totals),
        "strengths": tuple(strengths),
        "scores": tuple([score for score in table.scores]),
        "discards": table.discards,
        "tokens": table.tokens,
        "removed": table.removed,
    }


def add_lines(table: Table, seat: i64, totals: list[object], strengths: list[object]) -> i64:
    """GW-44  The rows of a side with their totals and strengths; returns the side's total."""
    name, side = name_of(seat), table.side(seat)
    together: i64 = 0
    for at, row in enumerate(FIELD_ROWS):
        cards = side.row(at)
        each: list[int] = []
        total: i64 = 0
        if len(cards) > 0:
            at_work = RowAtWork(table, seat, at, cards)
            for card in cards:
                strength = at_work.strength_of(kind_of(card))
                total += strength
                each.append(strength)
        totals.append((row, name, int(total)))
        strengths.append((row, name, tuple(each)))
        together += total
    return together


def skies(table: Table) -> list[tuple[str, str]]:
    """GW-81, GW-82  The rows under weather, each with the card that lies on it."""
    book = table.book
    return [
        (row, book.ids[kind_of(card)])
        for at, row in enumerate(FIELD_ROWS)
        for card in table.weather
        if book.lies_on(kind_of(card), at)
    ]


def explained(table: Table) -> list[tuple[object, ...]]:
    """GW-43  The cards that count other than printed: row, side, card, its place and the steps."""
    found: list[tuple[object, ...]] = []
    for seat in (0, 1):
        for at, row in enumerate(FIELD_ROWS):
            cards = table.side(seat).row(at)
            if len(cards) == 0 or nothing_is_at_work(table, seat, at, cards):
                continue
            for place, card in enumerate(cards):
                steps = steps_of(table, seat, at, kind_of(card))
                if len(steps) > 1:
                    told = tuple((step.step, step.amount, step.strength) for step in steps)
                    found.append((row, name_of(seat), table.book.ids[kind_of(card)], place, told))
    return found


def outcome_of(table: Table) -> Outcome | None:
    """GW-122 to GW-125  Who won and why."""
    if not table.over:
        return None
    rule = {"gems": "GW-122", "draw": "GW-123", "resigned": "GW-125"}[table.reason]
    winners = () if table.winner == NOBODY else (int(table.winner),)
    facts = {
        "winner": "" if table.winner == NOBODY else name_of(table.winner),
        "loser": "" if table.winner == NOBODY else name_of(1 - table.winner),
    }
    return Outcome(
        winners,
        table.reason,
        rule,
        tuple(table.returns()),
        {**facts, "scores": tuple(table.scores)},
    )
