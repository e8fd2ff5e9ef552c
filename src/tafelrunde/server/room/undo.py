"""Whether a move may be taken back.

Against AIs always. Between people only one's own last move, only while nothing was revealed since
(the game says what reveals), and at several devices only if the others agree.
"""

from __future__ import annotations

from .room import Room


def target(room: Room, seat: int) -> int | None:
    """The number of moves there were before this seat's last one."""
    for ply in range(room.ply - 1, -1, -1):
        if room.move(ply)[0] == seat:
            return ply
    return None


def why_not(room: Room, seat: int) -> str | None:
    """Why this seat may not take its last move back, as the id of a sentence; None if it may."""
    if room.state is None:
        return "undo-not-begun"
    if room.opened.strict or not room.opened.undo:
        return "undo-agreed-not"
    if room.state.over and (room.online or room.opened.rated):
        return "undo-over"
    ply = target(room, seat)
    if ply is None:
        return "undo-nothing"
    if len(room.people) == 1:
        return None
    if room.barrier > ply:
        return "undo-revealed"
    later = range(ply + 1, room.ply)
    if any(room.seats[room.move(other)[0]].is_person for other in later):
        return "undo-others"
    return None


def must_agree(room: Room, seat: int) -> list[int]:
    """The people at other devices who have to agree."""
    mine = room.seats[seat].digest
    return [
        other
        for other in room.people
        if room.seats[other].digest != mine and not room.seats[other].substitute
    ]
