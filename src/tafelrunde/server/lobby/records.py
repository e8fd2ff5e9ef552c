"""A finished table as a record, to be downloaded, studied and replayed anywhere."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import Said
from tafelrunde.kernel.record import Moved, Record
from tafelrunde.kernel.view import as_json

from ..room.room import Room


def record_of(room: Room) -> Record[Any]:
    """The game as a record, with its seed: for the end only."""
    state, moves = room.set_up(), []
    for seat, action in room.all_moves():
        words = room.game.notation(state, seat, action)
        moves.append(Moved(seat, action, words))
        room.game.carry_out(state, seat, action)
    outcome = room.game.outcome(state)
    ended = None if outcome is None else as_json(outcome)
    players = tuple(chair.name or chair.level for chair in room.seats)
    offset = len(room.opened.before)
    said = [Said(one.ply + offset, one.seat, one.round, one.phrase) for one in room.said]
    return Record(room.game, dict(room.options), room.opened.seed, players, moves, said, ended)
