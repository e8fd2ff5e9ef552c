"""GW-26  Actions in words."""

from __future__ import annotations

from tafelrunde.kernel import MoveText

from ..rules import moves
from ..rules.entering import side_entered
from ..rules.printed import DECOY, HERO, PLAY_WEATHER, ROWS, UNIT, WEATHER
from ..rules.table import EXCHANGE, PLACE, REVIVE, SEARCH, TURN, Table, name_of

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
