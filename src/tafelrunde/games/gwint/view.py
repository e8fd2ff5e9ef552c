"""GW-126 to GW-129  Who sees what."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Outcome, Seat, View, Zone

from .book import FACTIONS, LEADERS_HORN, NOTHING
from .explain import steps_of
from .hands import ids_of, known_in_hand
from .positions import FIELD_ROWS
from .strength import row_total, side_total, strength_of
from .table import LEADER_STATES, NOBODY, QUESTIONS, Table, exchanges_left, name_of
from .words import BUTTONS, describe


def view_of(table: Table, seat: Seat | None, game: str, rules: int) -> View:
    """The table as a seat sees it; None is an onlooker."""
    asked = seat is not None and seat in table.waiting_on()
    moves = (
        tuple(describe(table, seat, action) for action in table.legal_for(seat))
        if seat is not None and asked
        else ()
    )
    return View(
        game=game,
        rules=rules,
        seat=seat,
        status="over" if table.over else QUESTIONS[table.question],
        question=QUESTIONS[table.question] if asked else "",
        waiting_on=table.waiting_on(),
        zones=tuple(zones_of(table, seat)),
        buttons=tuple(BUTTONS[move.action] for move in moves if move.action in BUTTONS),
        counters=counters_of(table),
        moves=moves,
        outcome=outcome_of(table),
        aids={"explained": tuple(explained(table)), "skies": tuple(skies(table))},
    )


def zones_of(table: Table, seat: Seat | None) -> list[Zone]:
    zones = [open_zone(table, "weather", None, table.weather)]
    on_the_way = vec[i64]([entry >> 1 for entry in table.arriving])
    zones.append(open_zone(table, "arriving", None, on_the_way))
    for owner in (0, 1):
        zones.extend(side_zones(table, owner, seat))
    return zones


def open_zone(table: Table, place: str, owner: Seat | None, cards: vec[i64]) -> Zone:
    return Zone(place, owner, len(cards), ids_of(table, cards))


def own_zone(table: Table, place: str, owner: Seat, cards: vec[i64], seat: Seat | None) -> Zone:
    """GW-127  Only the owner sees these cards, sorted, never in order."""
    return Zone(place, owner, len(cards), ids_of(table, cards) if owner == seat else None)


def side_zones(table: Table, owner: Seat, seat: Seat | None) -> list[Zone]:
    side, name = table.side(owner), name_of(owner)
    leader = table.book.ids[side.leader]
    zones = [
        Zone(f"leader/{name}", owner, 1, (leader,)),
        own_zone(table, f"hand/{name}", owner, side.hand, seat),
        own_zone(table, f"deck/{name}", owner, side.deck, seat),
        own_zone(table, f"aside/{name}", owner, side.aside, seat),
        open_zone(table, f"discard/{name}", owner, side.discard),
    ]
    for at, row in enumerate(FIELD_ROWS):
        zones.append(open_zone(table, f"{row}/{name}", owner, side.row(at)))
        slot = side.slot(at)
        cards = {NOTHING: (), LEADERS_HORN: (leader,)}.get(slot)
        cards = (table.book.ids[slot >> 1],) if cards is None else cards
        zones.append(Zone(f"slot/{name}/{row}", owner, len(cards), cards))
    zones.append(open_zone(table, f"shown/{name}", owner, side.shown))
    if seat is not None and seat != owner:
        zones.append(open_zone(table, f"known/{name}", owner, known_in_hand(side)))
    return zones


def counters_of(table: Table) -> dict[str, object]:
    """GW-126  All numbers that both players may know."""
    sides = (table.a, table.b)
    rules = table.rules
    return {
        "preset": rules.agreed["preset"],
        "horn_unit_doubles_itself": rules.horn_doubles_itself,
        "muster_from_hand": rules.muster_from_hand,
        "monsters_keep_heroes": rules.keep_heroes,
        "spy_pile": rules.agreed["spy_pile"],
        "round": table.round,
        "starter": None if table.starter == NOBODY else name_of(table.starter),
        "factions": tuple(FACTIONS[side.faction] for side in sides),
        "leader_states": tuple(LEADER_STATES[side.leader_state] for side in sides),
        "gems": tuple(side.gems for side in sides),
        "passed": tuple(side.passed for side in sides),
        "exchanges_left": tuple(exchanges_left(side) for side in sides),
        "totals": (side_total(table, 0), side_total(table, 1)),
        "row_totals": tuple(
            (row, name_of(seat), row_total(table, seat, at))
            for seat in (0, 1)
            for at, row in enumerate(FIELD_ROWS)
        ),
        "strengths": tuple(
            (row, name_of(seat), strengths_in(table, seat, at))
            for seat in (0, 1)
            for at, row in enumerate(FIELD_ROWS)
        ),
        "scores": tuple(table.scores),
        "discards": table.discards,
        "tokens": table.tokens,
        "removed": table.removed,
    }


def strengths_in(table: Table, seat: int, row: int) -> tuple[int, ...]:
    cards = table.side(seat).row(row)
    return tuple(strength_of(table, seat, row, card >> 1, cards) for card in cards)


def skies(table: Table) -> list[tuple[str, str]]:
    """GW-81, GW-82  The rows under weather, each with the card that lies on it."""
    book = table.book
    return [
        (row, book.ids[card >> 1])
        for at, row in enumerate(FIELD_ROWS)
        for card in table.weather
        if book.weathers[card >> 1] >> at & 1
    ]


def explained(table: Table) -> list[tuple[object, ...]]:
    """GW-43  The cards that count other than printed: row, side, card, its place and the steps."""
    found: list[tuple[object, ...]] = []
    for seat in (0, 1):
        for at, row in enumerate(FIELD_ROWS):
            for place, card in enumerate(table.side(seat).row(at)):
                steps = steps_of(table, seat, at, card >> 1)
                if len(steps) > 1:
                    told = tuple((step.step, step.amount, step.strength) for step in steps)
                    found.append((row, name_of(seat), table.book.ids[card >> 1], place, told))
    return found


def outcome_of(table: Table) -> Outcome | None:
    """GW-122 to GW-125  Who won and why."""
    if not table.over:
        return None
    rule = {"gems": "GW-122", "draw": "GW-123", "resigned": "GW-125"}[table.reason]
    winners = () if table.winner == NOBODY else (int(table.winner),)
    facts = {"winner": "" if table.winner == NOBODY else name_of(table.winner)}
    return Outcome(
        winners,
        table.reason,
        rule,
        tuple(table.returns()),
        {**facts, "scores": tuple(table.scores)},
    )
