"""Who looks at a table through one connection, and what that one may see."""

from __future__ import annotations

from .room import Room


class Viewer:
    """One connection: its seats (none: an onlooker), its language, and where it looks from."""

    __slots__ = ("seats", "language", "shown", "watching", "host", "names")

    def __init__(
        self,
        seats: tuple[int, ...] = (),
        language: str = "en",
        host: bool = False,
        names: frozenset[str] = frozenset(),
    ) -> None:
        self.seats = seats
        self.language = language
        self.host = host
        self.names = names
        """The person, and all guests that person once was."""
        self.shown: int | None = None
        """At one device with several people: whose view is on the screen now."""
        self.watching: int | None = None
        """The seat an onlooker would like to look from."""


def scene_number(room: Room, viewer: Viewer) -> int:
    """Counts what this viewer could see."""
    seats = viewer.seats
    if len(seats) == 1:
        return room.scenes[seats[0]]
    if not seats:
        return room.scenes[-1]
    return sum(room.scenes[seat] for seat in seats)


def sees(room: Room, viewer: Viewer, seen: list[int]) -> bool:
    """Whether a change that these seats (-1: onlookers) noticed is a new scene here."""
    if viewer.seats:
        return any(seat in seen for seat in viewer.seats)
    return -1 in seen or (looks_from(room, viewer) is not None and viewer.watching in seen)


def own_seat(viewer: Viewer) -> int | None:
    """The seat that is told "you". Onlookers have none, and several people at one device none
    that would be right for all of them."""
    return viewer.seats[0] if len(viewer.seats) == 1 else None


def looks_from(room: Room, viewer: Viewer) -> int | None:
    """The seat whose view an onlooker gets; None: what everybody sees."""
    if viewer.watching is None or not room.all_agree:
        return None
    return viewer.watching


def next_at_device(room: Room, viewer: Viewer) -> int | None:
    """Of several people at one device the one who is asked; None if none of them is."""
    asked = room.asked if room.playing else ()
    return next((seat for seat in viewer.seats if seat in asked), None)


def standpoint(room: Room, viewer: Viewer) -> tuple[int | None, int | None]:
    """The seat whose view is shown (None: what everybody sees), and whose curtain is down.

    Several people at one device never see a hand before its owner said to be there.
    """
    if not viewer.seats:
        return looks_from(room, viewer), None
    if viewer.watching is not None and not room.playing:
        return viewer.watching, None
    if len(viewer.seats) == 1:
        return viewer.seats[0], None
    if not room.playing:
        return None, None
    following = next_at_device(room, viewer)
    if following is None or following == viewer.shown:
        return viewer.shown, None
    return None, following


def lower_curtain(room: Room, viewer: Viewer) -> None:
    """Somebody else at this device is asked now: nobody's view is on the screen any more."""
    if len(viewer.seats) > 1 and room.playing:
        following = next_at_device(room, viewer)
        if following is not None and following != viewer.shown:
            viewer.shown = None


def acting(room: Room, viewer: Viewer) -> int | None:
    """The seat for which this connection may act now: behind a curtain for none."""
    if len(viewer.seats) == 1:
        return viewer.seats[0]
    if not room.playing:
        return viewer.shown
    return viewer.shown if next_at_device(room, viewer) in (None, viewer.shown) else None
