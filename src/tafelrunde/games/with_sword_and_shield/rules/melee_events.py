"""WS-123 to WS-152  All that can be told of a Mêlée alone, in the order of the rulebook."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.state import only

from .events import Facts, tell_of_card, tell_of_knight
from .table import Table


def knight_placed(table: Table, who: i64) -> None:
    """WS-130  On which slot he stands."""
    if table.watched:
        knight = table.knights[who]
        slot = table.slot_name(knight.team, knight.slot)
        table.tell("knight.placed", {"knight": table.title_of(who), "slot": slot}, "WS-130")


def number_told(table: Table, who: i64, kind: i64, listener: i64) -> None:
    """WS-132  A spokesman is told of a start number in the hand of a fellow."""
    if table.watched:
        facts: Facts = {
            "knight": table.title_of(who),
            "card": table.cards.ids[kind],
            "number": table.cards.starter[kind],
        }
        table.tell("number.told", facts, "WS-132", only(listener))


def centre_taken(table: Table, who: i64) -> None:
    """WS-141  A last knight takes the centre."""
    tell_of_knight(table, "centre.taken", who, "WS-141")


def movement_played(table: Table, kind: i64, fellow: i64, breaks: bool) -> None:
    """WS-143, WS-151  The attacker goes to change slots, or to break a fellow's lock."""
    if table.watched:
        facts: Facts = {
            "knight": table.title_of(table.attacker),
            "card": table.cards.ids[kind],
            "fellow": table.title_of(fellow),
        }
        table.tell("movement.played", facts, "WS-151" if breaks else "WS-143")


def slots_changed(table: Table, who: i64, fellow: i64) -> None:
    """WS-143  Two fellows have changed slots."""
    if table.watched:
        facts: Facts = {"knight": table.title_of(who), "fellow": table.title_of(fellow)}
        table.tell("slots.changed", facts, "WS-143")


def movement_shown(table: Table, who: i64, kind: i64) -> None:
    """WS-144  A Defensive Mêlée Movement."""
    tell_of_card(table, "movement.shown", who, kind, "WS-144")


def lock_played(table: Table, kind: i64) -> None:
    """WS-147  A card that is to lie between two knights."""
    if table.watched:
        facts: Facts = {
            "knight": table.title_of(table.attacker),
            "card": table.cards.ids[kind],
            "target": table.title_of(table.target),
        }
        table.tell("lock.played", facts, "WS-147")


def lock_ended(table: Table, who: i64, partner: i64) -> None:
    """WS-149  The two are free again."""
    if table.watched:
        facts: Facts = {"knight": table.title_of(who), "partner": table.title_of(partner)}
        table.tell("lock.ended", facts, "WS-149")
