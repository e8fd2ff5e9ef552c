"""What the lobby knows of a table without reading its log. Nothing secret."""

from __future__ import annotations

import msgspec

from ..room.moment import is_logged
from ..room.room import Room
from ..store import Summary
from ..wire import Value

STAGES = {"open": "open", "playing": "playing", "over": "ended"}


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as the lobby lists it, in no language."""

    mode: str
    options: dict[str, Value]
    tempo: str
    bank: int
    increment: int
    rated: bool
    chairs: tuple[tuple[str, str, str, str], ...]
    """Kind, person, name and level of each seat."""
    waiting: tuple[int, ...] = ()
    """Whose turn it is, as everybody may know."""
    here: bool = True
    """Whether somebody waits at the table."""
    winners: tuple[int, ...] | None = None
    claimed: bool = False
    rules: int = 1
    """The version of the rules in whose words the options are."""


_decoder = msgspec.json.Decoder(Line)


def summary_of(room: Room, connected: bool = False) -> Summary:
    """Whether somebody is connected counts where the log does not say who is there."""
    opened = room.opened
    clock = opened.clock
    view = None if room.state is None else room.game.view(room.state, None)
    outcome = None if view is None else view.outcome
    line = Line(
        opened.mode,
        dict(room.options),
        clock.tempo,
        clock.bank,
        clock.increment,
        opened.rated,
        tuple((chair.kind, chair.person, chair.name, chair.level) for chair in room.seats),
        () if view is None else view.waiting_on,
        any(chair.here for chair in room.seats) if is_logged(room) else connected,
        None if outcome is None else outcome.winners,
        room.claimed,
        room.game.rules,
    )
    fall = room.clocks.deadline() if room.tempo == "days" else None
    return Summary(
        table=room.table,
        game=opened.game,
        stage=STAGES[room.status],
        listed=opened.listed,
        made=opened.at / 1000,
        changed=room.touched / 1000,
        people=tuple(dict.fromkeys(chair.person for chair in room.seats if chair.person)),
        alarm=None if fall is None else fall / 1000,
        about=msgspec.json.encode(line),
    )


def line_of(summary: Summary) -> Line:
    return _decoder.decode(summary.about)
