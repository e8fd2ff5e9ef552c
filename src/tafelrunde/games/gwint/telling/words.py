"""GW-26  Actions in words, and why an action is refused."""

from __future__ import annotations

from tafelrunde.kernel import MoveText, Refusal

from ..rules import moves
from ..rules.entering import side_entered
from ..rules.leaders import has_choice
from ..rules.piles import place_of_kind
from ..rules.printed import (
    DECOY,
    HERO,
    NOTHING,
    PASSIVE,
    PLAY_WEATHER,
    ROWS,
    UNIT,
    WEATHER,
    kind_of,
)
from ..rules.table import (
    CANCELLED,
    EXCHANGE,
    PLACE,
    QUESTIONS,
    REVIVE,
    SEARCH,
    TURN,
    USED,
    Table,
    name_of,
)

BUTTONS = {
    moves.PASS: "say/pass",
    moves.KEEP: "say/keep",
    moves.START: "say/start",
    moves.LET_START: "say/let_start",
}
PLAIN_MOVES = {
    moves.PASS: MoveText(moves.PASS, "pass", {}, ("say/pass",), "GW-31"),
    moves.KEEP: MoveText(moves.KEEP, "keep", {}, ("say/keep",), "GW-20"),
    moves.START: MoveText(moves.START, "start", {}, ("say/start",), "GW-16"),
    moves.LET_START: MoveText(moves.LET_START, "let_start", {}, ("say/let_start",), "GW-16"),
}
"""What is said and not played."""


def action_count(spots: int) -> int:
    return int(moves.PLAIN) + 3 * spots


def describe(table: Table, seat: int, action: int) -> MoveText:
    """What this action would mean as an answer to the question this seat is asked."""
    me, spots = name_of(seat), table.book.spots
    if action in PLAIN_MOVES:
        return PLAIN_MOVES[action]
    if action < moves.PLAIN:
        leader = table.book.ids[table.side(seat).leader]
        return MoveText(action, "leader", {"leader": leader}, (f"leader/{me}",), "GW-86")
    block, spot = divmod(action - moves.PLAIN, spots)
    kind, row = table.book.spot_kinds[spot], table.book.spot_rows[spot]
    if block == 0:
        return played(table, seat, action, kind, row)
    if block == 1:
        place = f"{ROWS[row]}/{me}/{table.book.ids[kind]}"
        facts = {"card": table.book.ids[kind], "row": ROWS[row]}
        return MoveText(action, "decoy", facts, (decoy_place(table, seat), place), "GW-77")
    return describe_choice(table, seat, action, kind, row)


def decoy_place(table: Table, seat: int) -> str:
    book = table.book
    kind = 0
    while not book.has(kind, DECOY):
        kind += 1
    return f"hand/{name_of(seat)}/{book.ids[kind]}"


def played(table: Table, seat: int, action: int, kind: int, row: int) -> MoveText:
    """What playing a card means does not depend on the table, so the book knows it."""
    known = table.book.played
    key = 2 * action + seat
    if key not in known:
        known[key] = describe_play(table, seat, action, kind, row)
    return known[key]


def describe_play(table: Table, seat: int, action: int, kind: int, row: int) -> MoveText:
    """GW-29  A card of the hand and the place it goes to."""
    book, me = table.book, name_of(seat)
    card = book.ids[kind]
    hand = f"hand/{me}/{card}"
    if book.classes[kind] in (UNIT, HERO):
        side = name_of(side_entered(table, seat, kind))
        rule = "GW-37" if side == me else "GW-48"
        facts = {"card": card, "row": ROWS[row]}
        verb = "play" if side == me else "spy"
        return MoveText(action, verb, facts, (hand, f"{ROWS[row]}/{side}"), rule)
    if book.fills_slot(kind):
        facts = {"card": card, "row": ROWS[row]}
        return MoveText(action, "fill", facts, (hand, f"slot/{me}/{ROWS[row]}"), "GW-36")
    if book.classes[kind] == WEATHER:
        return MoveText(action, "weather", {"card": card}, (hand, "weather"), "GW-81")
    return MoveText(action, "special", {"card": card}, (hand,), "GW-75")


def describe_choice(table: Table, seat: int, action: int, kind: int, row: int) -> MoveText:
    """A card chosen in answer to the question asked."""
    book, me, question = table.book, name_of(seat), table.question
    card = book.ids[kind]
    if question in (REVIVE, PLACE):
        side = name_of(side_entered(table, seat, kind))
        verb = "place" if question == PLACE else "revive"
        pile = "arriving" if question == PLACE else f"discard/{me}"
        rule = "GW-52" if question == PLACE else "GW-53"
        facts = {"card": card, "row": ROWS[row]}
        return MoveText(action, verb, facts, (f"{pile}/{card}", f"{ROWS[row]}/{side}"), rule)
    if question == TURN:
        return describe_leader_choice(table, seat, action, kind)
    verb = "exchange" if question == EXCHANGE else "search" if question == SEARCH else "discard"
    zone = "deck" if question == SEARCH else "hand"
    rule = "GW-20" if question == EXCHANGE else "GW-98"
    return MoveText(action, verb, {"card": card}, (f"{zone}/{me}/{card}",), rule)


def describe_leader_choice(table: Table, seat: int, action: int, kind: int) -> MoveText:
    """GW-90, GW-96  The leader fetches this card."""
    book, me = table.book, name_of(seat)
    leader = table.side(seat).leader
    facts = {"leader": book.ids[leader], "card": book.ids[kind]}
    if book.powers[leader] == PLAY_WEATHER:
        place = f"deck/{me}/{book.ids[kind]}"
        return MoveText(action, "leader_weather", facts, (f"leader/{me}", place), "GW-90")
    pile = name_of(seat ^ (book.arguments[leader] & 1))
    place = f"discard/{pile}/{book.ids[kind]}"
    return MoveText(action, "leader_take", facts, (f"leader/{me}", place), "GW-96")


# Refusals ---------------------------------------------------------------------------------


def forbids(table: Table, seat: int, action: int) -> Refusal:
    """Why this seat, which is asked, may not answer this."""
    question, spots = table.question, table.book.spots
    if not 0 <= action < action_count(spots) or (
        action not in BUTTONS and 1 < action < moves.PLAIN
    ):
        if question == TURN:
            return Refusal("no-such-move", "GW-26")
        return not_now(question)
    if question != TURN:
        return forbids_answer(table, seat, action)
    if action == moves.LEADER:
        return forbids_leader(table, seat)
    if action < moves.PLAIN:
        return not_now(question)
    block, spot = divmod(action - moves.PLAIN, spots)
    kind, row = table.book.spot_kinds[spot], table.book.spot_rows[spot]
    if block == 0:
        return forbids_play(table, seat, kind, row)
    if block == 1:
        return forbids_decoy(table, seat, kind, row)
    return forbids_leader_choice(table, seat, kind)


def not_now(question: int) -> Refusal:
    """Something else is asked."""
    word = QUESTIONS[question]
    return Refusal("not-now", RULES[word], {"question": word})


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
    if has_choice(table, seat) and any(
        action >= moves.choose(0, table.book.spots) for action in table.legal_for(seat)
    ):
        return Refusal("leader-needs-choice", "GW-87", leader)
    return Refusal("leader-useless", "GW-87", leader)


def forbids_leader_choice(table: Table, seat: int, kind: int) -> Refusal:
    side = table.side(seat)
    refusal = forbids_leader(table, seat)
    if refusal.code in ("leader-needs-choice", "leader-useless"):
        facts = {"leader": table.book.ids[side.leader], "card": table.book.ids[kind]}
        return Refusal("leader-cannot-choose", "GW-87", facts)
    return refusal


def forbids_answer(table: Table, seat: int, action: int) -> Refusal:
    """An answer to another question than a turn's."""
    question, book = table.question, table.book
    if action < moves.choose(0, book.spots):
        return not_now(question)
    kind = book.spot_kinds[action - moves.choose(0, book.spots)]
    name = QUESTIONS[question]
    card = {"card": book.ids[kind]}
    if question == REVIVE:
        if place_of_kind(table.side(seat).discard, kind) < 0:
            return Refusal("not-in-pile", "GW-53", card)
        return Refusal("only-regular-units", "GW-53", card)
    if question == SEARCH:
        return Refusal("not-in-deck", "GW-98", card)
    if question in (PLACE,):
        return Refusal("not-arriving", "GW-52", card)
    if place_of_kind(table.side(seat).hand, kind) < 0:
        return Refusal("not-in-hand", RULES[name], card)
    return Refusal("not-now", RULES[name], {"question": name})


RULES = {
    "start": "GW-16",
    "exchange": "GW-20",
    "turn": "GW-26",
    "revive": "GW-54",
    "place": "GW-52",
    "discard": "GW-98",
    "search": "GW-98",
}
