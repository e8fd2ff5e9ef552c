"""What is hidden from whom, and whether something that was sent names it."""

from __future__ import annotations

import json
from typing import Any

from tafelrunde import registry
from tafelrunde.kernel import Game, View
from tafelrunde.server.room.room import Room

KINDS = [
    ("gwint", "tabletop"),
    ("schildwall", "duel"),
    ("schildwall", "mass-2"),
    ("swords_and_shields", "duel"),
    ("with_sword_and_shield", "joust"),
    ("with_sword_and_shield", "melee-2v2"),
]
LONGEST = 160
"""Plies of a game that are looked at; most duels are shorter."""


def seats_of(game: str, mode: str) -> int:
    return next(one.seats for one in registry.game(game).modes if one.name == mode)


def hidden_cards(game: Game[Any], state: Any, seat: int | None, seats: int) -> set[str]:
    """Cards that somebody else sees now and this seat does not see anywhere."""
    mine = faces(game.view(state, seat))
    others: set[str] = set()
    for other in range(seats):
        if other != seat:
            others |= faces(game.view(state, other))
    return others - mine


def faces(view: View) -> set[str]:
    return {card for zone in view.zones for card in zone.cards or ()}


def named_in(frame: bytes, cards: set[str]) -> set[str]:
    return {card for card in cards if f'"{card}"'.encode() in frame}


def without_aids(frame: bytes) -> bytes:
    """Aids may list all cards that nobody has seen yet; that they depend on nothing hidden is
    shown with worlds that look alike."""
    message = json.loads(frame)
    if message.get("view"):
        message["view"].pop("aids", None)
    return json.dumps(message).encode()


def told_cards(room: Room, before: Any, ply: int, who: int | None) -> set[str]:
    """The cards that events since then named to this seat."""
    story: list[Any] = []
    before.story = story
    for past in range(ply, room.ply):
        room.game.carry_out(before, *room.move(past))
    return {c for event in story if event.seen_by(who) for c in cards_in(event, room.game)}


def cards_in(event: Any, game: Game[Any]) -> set[str]:
    known = {card.id for card in game.cards}
    found: set[str] = set()

    def walk(value: object) -> None:
        if isinstance(value, str) and value in known:
            found.add(value)
        elif isinstance(value, (tuple, list)):
            for one in value:
                walk(one)
        elif isinstance(value, dict):
            for one in value.values():
                walk(one)

    walk(tuple(event.facts.values()))
    return found
