"""Why an action is refused: a code for each cause, with the number of the rule."""

from __future__ import annotations

from tafelrunde.kernel import Refusal

from ..rules import moves
from ..rules import table as zones
from ..rules.agile import is_movable
from ..rules.events import SCORCH_FROM
from ..rules.leaders import is_usable, is_wanted_weather
from ..rules.piles import place_of_kind
from ..rules.printed import (
    CLEAR_WEATHER,
    CLOSE,
    DECOY,
    HERO,
    LEADER_SCORCH,
    LOOK_AT_HAND,
    NOTHING,
    OPTIMISE_AGILE,
    PASSIVE,
    PLAY_WEATHER,
    RANGED,
    ROW_HORN,
    ROWS,
    TAKE_FROM_DISCARD,
    UNIT,
    kind_of,
)
from ..rules.strength import row_total
from ..rules.table import CANCELLED, USED, Table, name_of
from .words import BUTTONS, action_count


def forbids(table: Table, seat: int, action: int) -> Refusal:
    """Why this seat, which is asked, may not answer this."""
    spots = table.book.spots
    if not 0 <= action < action_count(spots) or (
        action not in BUTTONS and moves.LEADER < action < moves.PLAIN
    ):
        return Refusal("no-such-move", "GW-26")
    if table.question != zones.TURN:
        return forbids_answer(table, seat, action)
    if action == moves.LEADER:
        return forbids_leader(table, seat)
    if action == moves.KEEP:
        return Refusal("exchange-is-over", "GW-23")
    if action < moves.PLAIN:
        return Refusal("start-is-settled", "GW-12")
    block, spot = divmod(action - moves.PLAIN, spots)
    kind, row = table.book.spot_kinds[spot], table.book.spot_rows[spot]
    if block == 0:
        return forbids_play(table, seat, kind, row)
    if block == 1:
        return forbids_decoy(table, seat, kind, row)
    return forbids_leader_choice(table, seat, kind)


# A turn -----------------------------------------------------------------------------------


def forbids_play(table: Table, seat: int, kind: int, row: int) -> Refusal:
    """GW-27, GW-36"""
    book = table.book
    card = {"card": book.ids[kind]}
    if place_of_kind(table.side(seat).hand, kind) < 0:
        return Refusal("not-in-hand", "GW-26", card)
    if book.has(kind, DECOY):
        return Refusal("decoy-needs-target", "GW-77", card)
    assert table.side(seat).slot(row) != NOTHING
    return Refusal("slot-is-full", "GW-36", {**card, "row": ROWS[row]})


def forbids_decoy(table: Table, seat: int, kind: int, row: int) -> Refusal:
    """GW-77"""
    book, side = table.book, table.side(seat)
    if not any(book.has(kind_of(card), DECOY) for card in side.hand):
        return Refusal("no-decoy", "GW-77")
    if book.classes[kind] == HERO:
        return Refusal("decoy-spares-heroes", "GW-77", {"card": book.ids[kind]})
    if book.classes[kind] != UNIT:
        return Refusal("decoy-takes-units", "GW-77", {"card": book.ids[kind]})
    return Refusal("decoy-without-target", "GW-77", {"card": book.ids[kind], "row": ROWS[row]})


# The leader -------------------------------------------------------------------------------


def forbids_leader(table: Table, seat: int) -> Refusal:
    """GW-86, GW-87, GW-89"""
    side = table.side(seat)
    leader = {"leader": table.book.ids[side.leader]}
    if side.leader_state == CANCELLED:
        return Refusal("leader-cancelled", "GW-89", leader)
    if side.leader_state == USED:
        return Refusal("leader-used", "GW-86", leader)
    if table.book.powers[side.leader] in PASSIVE:
        return Refusal("leader-passive", "GW-86", leader)
    if is_usable(table, seat):
        return Refusal("leader-needs-choice", "GW-87", leader)
    return without_effect(table, seat)


def without_effect(table: Table, seat: int) -> Refusal:
    """GW-87  Why the active leader of this seat would do nothing now."""
    book, side = table.book, table.side(seat)
    power, argument = book.powers[side.leader], int(book.arguments[side.leader])
    leader = {"leader": book.ids[side.leader]}
    if power == PLAY_WEATHER:
        wanted = weather_of(table, argument)
        if wanted == NOTHING:
            return Refusal("leader-finds-no-weather", "GW-90", leader)
        return Refusal("leader-misses-weather", "GW-90", {**leader, "card": book.ids[wanted]})
    if power == CLEAR_WEATHER:
        return Refusal("leader-no-weather-lies", "GW-91", leader)
    if power == ROW_HORN:
        return Refusal("leader-slot-is-full", "GW-92", {**leader, "row": ROWS[argument]})
    if power == LEADER_SCORCH:
        total = int(row_total(table, 1 - seat, argument))
        facts = {**leader, "row": ROWS[argument], "side": name_of(1 - seat)}
        if total < SCORCH_FROM:
            numbers = {"total": total, "needed": int(SCORCH_FROM)}
            return Refusal("leader-row-too-weak", "GW-93", {**facts, **numbers})
        return Refusal("leader-row-without-units", "GW-93", facts)
    if power == LOOK_AT_HAND:
        return Refusal("leader-hand-is-empty", "GW-95", leader)
    if power == TAKE_FROM_DISCARD:
        facts = {**leader, "pile": name_of(seat ^ argument)}
        return Refusal("leader-pile-without-units", "GW-96", facts)
    if power == OPTIMISE_AGILE:
        if has_movable(table, seat):
            return Refusal("leader-agile-stand-best", "GW-97", leader)
        return Refusal("leader-without-agile", "GW-97", leader)
    return without_cards(table, seat, argument)


def without_cards(table: Table, seat: int, number: int) -> Refusal:
    """GW-98, GW-102  A leader that needs cards in hand, deck or discard piles."""
    side = table.side(seat)
    leader = {"leader": table.book.ids[side.leader]}
    if number == 0:
        return Refusal("leader-piles-are-empty", "GW-102", leader)
    if len(side.hand) < number:
        numbers = {"needed": number, "held": len(side.hand)}
        return Refusal("leader-hand-too-small", "GW-98", {**leader, **numbers})
    return Refusal("leader-deck-is-empty", "GW-98", leader)


def weather_of(table: Table, rows: int) -> int:
    """GW-90  The one kind of weather that this leader plays, or NOTHING if it plays any."""
    if rows == 0:
        return NOTHING
    for kind in range(len(table.book.ids)):
        if is_wanted_weather(table, kind, rows):
            return kind
    return NOTHING


def has_movable(table: Table, seat: int) -> bool:
    for row in (CLOSE, RANGED):
        for card in table.side(seat).row(row):
            if is_movable(table, card):
                return True
    return False


def forbids_leader_choice(table: Table, seat: int, kind: int) -> Refusal:
    """GW-90, GW-96  Why the leader cannot fetch this card."""
    book, side = table.book, table.side(seat)
    power, argument = book.powers[side.leader], int(book.arguments[side.leader])
    if side.leader_state != zones.UNUSED or power in PASSIVE:
        return forbids_leader(table, seat)
    facts = {"leader": book.ids[side.leader], "card": book.ids[kind]}
    if power == PLAY_WEATHER:
        if not is_wanted_weather(table, kind, argument):
            return Refusal("leader-plays-other-weather", "GW-90", facts)
        return Refusal("leader-weather-not-in-deck", "GW-90", facts)
    if power == TAKE_FROM_DISCARD:
        if not book.is_regular(kind):
            return Refusal("leader-takes-units", "GW-96", facts)
        facts = {**facts, "pile": name_of(seat ^ argument)}
        return Refusal("leader-card-not-in-pile", "GW-96", facts)
    if not is_usable(table, seat):
        return without_effect(table, seat)
    return Refusal("leader-chooses-none", "GW-87", facts)


# Other questions --------------------------------------------------------------------------


def forbids_answer(table: Table, seat: int, action: int) -> Refusal:
    """An answer to another question than a turn's."""
    question, book = table.question, table.book
    if action < moves.choose(0, book.spots) or question == zones.START:
        return asked_first(question)
    kind = book.spot_kinds[action - moves.choose(0, book.spots)]
    card = {"card": book.ids[kind]}
    if question == zones.REVIVE:
        if place_of_kind(table.side(seat).discard, kind) < 0:
            return Refusal("not-in-pile", "GW-53", card)
        return Refusal("only-regular-units", "GW-53", card)
    if question == zones.SEARCH:
        return Refusal("not-in-deck", "GW-98", card)
    if question == zones.PLACE:
        return Refusal("not-arriving", "GW-52", card)
    if place_of_kind(table.side(seat).hand, kind) < 0:
        rule = "GW-20" if question == zones.EXCHANGE else "GW-98"
        return Refusal("not-in-hand", rule, card)
    return Refusal("nothing-to-draw", "GW-24", card)


def asked_first(question: int) -> Refusal:
    """Something else is asked, and what."""
    if question == zones.START:
        return Refusal("asked-who-starts", "GW-16")
    if question == zones.EXCHANGE:
        return Refusal("asked-to-exchange", "GW-20")
    if question == zones.REVIVE:
        return Refusal("asked-to-revive", "GW-54")
    if question == zones.PLACE:
        return Refusal("asked-for-a-row", "GW-52")
    if question == zones.DISCARD:
        return Refusal("asked-to-discard", "GW-98")
    return Refusal("asked-to-search", "GW-98")
