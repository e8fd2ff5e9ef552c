"""A room: a table and the game on it, as its log tells it. No sockets, no clock, no disk.

    room = Room.fold_all(entries)
    change = room.fold(entry)      # carry out what is durable; what everybody may know of it

What may be done is decided in `decide`, what is told in `telling`. A room never decides anything
while it folds: the same log always gives the same room.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tafelrunde.kernel import RESIGN, TIME_OUT, Event, Game, Options, Phrase, Said

from .. import entries as log
from .. import games
from .change import ONLOOKERS, Change
from .clock import Clocks
from .seats import Chair

# fmt: off
FIELDS = (
    "opened", "game", "table", "seats", "state", "number", "moves", "barrier",
    "scenes", "since", "said", "held", "prolonged", "clocks", "consents", "undo_by",
    "undo_agreed", "rematch", "next_table", "practice", "claimed", "touched", "former",
    "people", "online", "one_device", "options", "actions", "teams",
)
# fmt: on


class Room:
    """One table."""

    __slots__ = FIELDS

    def __init__(self, opened: log.Opened) -> None:
        self.opened = opened
        self.table = opened.table
        terms = games.as_played(opened.game, opened.rules, opened.options, opened.card_text)
        self.game: Game[Any] = terms.game
        self.options: Options = terms.game.complete(terms.options)
        """All that was agreed, in words of the rules of now."""
        self.seats = [Chair() for _ in range(opened.seats)]
        self.state: Any = None
        """None until all seats are taken."""
        self.number = 1
        """Of the next entry of the log."""
        self.moves = array("q")
        """Seat and action in turn."""
        self.barrier = 0
        """The number of moves after which something was last revealed."""
        self.scenes = [0] * (opened.seats + 1)
        """The number of each seat's scene, and at the end (-1) of the onlookers'."""
        self.since = [0] * opened.seats
        """The scene from which on each seat's question stands, whatever others did meanwhile."""
        self.said: list[Said] = []
        self.held: tuple[int, int] | None = None
        """Seat and answer to a secret question whose window is still open."""
        self.prolonged = 0
        """Bits of the seats that asked for more time in this window."""
        self.clocks = Clocks(opened.clock, opened.seats)
        self.consents = 0
        self.undo_by: int | None = None
        self.undo_agreed = 0
        self.rematch = 0
        self.next_table = ""
        self.practice = False
        self.claimed = False
        """Whether somebody who was away lost by it, or was replaced."""
        self.touched = opened.at
        """When something last happened here."""
        self.former: list[tuple[str, ...]] = []
        """What facts called each seat before the game last gave them other names."""
        self.actions = self.game.action_count(self.options)
        """Actions have the numbers below this one."""
        self.teams: Sequence[int] = self.game.teams(self.options)
        """The team of each seat."""
        self._see_who_sits()

    @staticmethod
    def fold_all(entries: Iterable[log.Entry]) -> Room:
        """The room of a whole log."""
        rest = iter(entries)
        opened = next(rest)
        if not isinstance(opened, log.Opened):
            raise ValueError("the log of a table begins with its opening")
        room = Room(opened)
        for entry in rest:
            room.fold(entry)
        return room

    def ahead(self, entries: Sequence[log.Entry]) -> Room:
        """This room as it will be after these entries; it is not changed itself."""
        twin = Room(self.opened)
        for field in FIELDS:
            setattr(twin, field, getattr(self, field))
        twin.seats = [chair.twin() for chair in self.seats]
        twin.state = None if self.state is None else self.state.clone()
        twin.moves = self.moves[:]
        twin.scenes = self.scenes[:]
        twin.since = self.since[:]
        twin.said = self.said[:]
        twin.clocks = self.clocks.twin()
        for entry in entries:
            twin.fold(entry)
        return twin

    # What can be asked of it --------------------------------------------------------------

    @property
    def tempo(self) -> str:
        return self.opened.clock.tempo

    @property
    def status(self) -> str:
        if self.state is None:
            return "open"
        return "over" if self.state.over else "playing"

    @property
    def playing(self) -> bool:
        return self.state is not None and not self.state.over

    @property
    def ply(self) -> int:
        """How many moves were made here."""
        return len(self.moves) // 2

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked now. Secret: use a view to tell anybody."""
        return self.state.waiting_on() if self.state is not None else ()

    @property
    def window(self) -> int | None:
        """The answer with which the secret question that is open now passes by; None if none is.

        Only where people meet at several devices; a table against AIs has no windows.
        """
        if not self.playing or self.opened.window == (0, 0) or not self.online:
            return None
        reactions = self.game.reactions
        return None if reactions is None else reactions.silent_answer(self.state)

    @property
    def all_agree(self) -> bool:
        """Whether onlookers may see every hand now."""
        people = self.people
        return not self.playing or all(self.consents >> seat & 1 for seat in people)

    def move(self, ply: int) -> tuple[int, int]:
        return self.moves[2 * ply], self.moves[2 * ply + 1]

    def set_up(self) -> Any:
        return self.game.setup(self.options, self.opened.seed)

    def all_moves(self) -> Iterable[tuple[int, int]]:
        yield from self.opened.before
        for ply in range(self.ply):
            yield self.move(ply)

    # Telling it again ---------------------------------------------------------------------

    def begin_again(self) -> Change:
        """Begin the game of this table in a room of its own, to see it once more."""
        change = Change(self.opened)
        self._begin(self.opened.at, change)
        return change

    def play_again(self, seat: int, action: int) -> Change:
        change = Change(self.opened)
        self._play(seat, action, change)
        return change

    # Folding ------------------------------------------------------------------------------

    def fold(self, entry: log.Entry) -> Change:
        """Carry out an entry of the log."""
        change = Change(entry)
        FOLDS[type(entry)](self, entry, change)
        self.number += 1
        self.touched = entry.at
        if self.clocks.used:
            self.clocks.run(self._ticking(), entry.at)
        return change

    def _ticking(self) -> tuple[int, ...]:
        """The seats whose clock runs: people who are asked openly, and are there."""
        if not self.playing or self.window is not None:
            return ()
        always = self.tempo == "days"
        chairs = self.seats
        return tuple(
            seat for seat in self.asked if not chairs[seat].mind and (always or chairs[seat].here)
        )

    def _see_who_sits(self) -> None:
        """Asked with every scene, changed by few entries."""
        self.people = [seat for seat, chair in enumerate(self.seats) if chair.is_person]
        """The seats of people."""
        persons = {self.seats[seat].digest for seat in self.people}
        self.one_device = len(persons) < len(self.people)
        self.online = len(persons) > 1
        """Whether people play against people at other devices."""

    def _seated(self, entry: log.Seated, change: Change) -> None:
        for seat in entry.seats:
            self.seats[seat].sit(entry)
        self._see_who_sits()
        change.table_changed = True
        if self.state is None and not any(chair.free for chair in self.seats):
            self._begin(entry.at, change)
            for chair in self.seats:
                chair.begin(entry.at)

    def _begin(self, now: int, change: Change) -> None:
        story: list[Event] = []
        self.state = self.game.setup(self.options, self.opened.seed, story)
        self.state.story = None
        for seat, action in self.opened.before:
            story.extend(self._carry_out(seat, action))
        self.clocks.forgive(now)
        change.events = story
        change.started = True
        change.ended = self.state.over
        self._everybody_sees(change)

    def _left(self, entry: log.Left, change: Change) -> None:
        self.seats[entry.seat] = Chair()
        self.consents &= ~(1 << entry.seat)  # the next one there is asked anew
        self._see_who_sits()
        change.table_changed = True

    def _moved(self, entry: log.Moved, change: Change) -> None:
        if entry.action == TIME_OUT:
            self.clocks.fell(entry.seat, entry.at)
        else:
            self.clocks.answered(entry.seat, entry.at)
        self._play(entry.seat, entry.action, change)

    def _play(self, seat: int, action: int, change: Change) -> None:
        before, former = self.state.clone(), self.former
        change.events = events = self._carry_out(seat, action)
        still_asked = self._still_asked(before, seat)
        self.moves.extend((seat, action))
        if any(event.kind in self.game.controls.reveals for event in events):
            self.barrier = self.ply
        self.held = None
        self.prolonged = 0
        if self.undo_by is not None:
            self.undo_by, self.undo_agreed = None, 0
            change.table_changed = True
        if self.former is not former:
            change.table_changed = True
        if self.state.over:
            change.ended = change.table_changed = True
        change.asked_anew = True
        for viewer in range(len(self.scenes)):
            who = viewer if viewer < len(self.seats) else None
            if who == seat or any(event.seen_by(who) for event in events):
                seen = True
            else:  # rarely: something changed of which no event tells, such as who is asked
                seen = self.game.view(before, who) != self.game.view(self.state, who)
            if seen:
                self.scenes[viewer] += 1
                change.seen.append(ONLOOKERS if who is None else who)
        for each in range(len(self.seats)):
            if each not in still_asked:
                self.since[each] = self.scenes[each]

    def _still_asked(self, before: Any, mover: int) -> list[int]:
        """The seats to which the same question is put as before somebody else's move."""
        return [
            seat
            for seat in before.waiting_on()
            if seat != mover
            and seat in self.state.waiting_on()
            and before.legal_for(seat) == self.state.legal_for(seat)
        ]

    def _carry_out(self, seat: int, action: int) -> list[Event]:
        game = self.game
        story: list[Event] = []
        names = self._names() if game.renames else []
        self.state.story = story
        try:
            game.carry_out(self.state, seat, action)
        finally:
            self.state.story = None
        if names and any(event.kind in game.renames for event in story):
            self.former = names
        return story

    def _names(self) -> list[tuple[str, ...]]:
        return [self.game.names_of(self.state, seat) for seat in range(len(self.seats))]

    def _everybody_sees(self, change: Change) -> None:
        for viewer in range(len(self.scenes)):
            self.scenes[viewer] += 1
        self.since = self.scenes[:-1]
        change.seen = [*range(len(self.seats)), ONLOOKERS]
        change.asked_anew = True

    def _held(self, entry: log.Held, change: Change) -> None:
        self.held = entry.seat, entry.action
        self.scenes[entry.seat] += 1
        self.since[entry.seat] = self.scenes[entry.seat]
        change.seen.append(entry.seat)

    def _prolonged(self, entry: log.Prolonged, change: Change) -> None:
        self.prolonged |= 1 << entry.seat
        change.table_changed = True

    def _spoke(self, entry: log.Spoke, change: Change) -> None:
        part = self.game.round_of(self.state) if self.state is not None else ""
        phrase = Phrase(entry.phrase, entry.about)
        self.said.append(Said(self.ply, entry.seat, part, phrase))

    def _undo_asked(self, entry: log.UndoAsked, change: Change) -> None:
        self.undo_by, self.undo_agreed = entry.seat, 0
        change.table_changed = True

    def _undo_answered(self, entry: log.UndoAnswered, change: Change) -> None:
        if entry.accept:
            self.undo_agreed |= 1 << entry.seat
        else:
            self.undo_by, self.undo_agreed = None, 0
        change.table_changed = True

    def _undone(self, entry: log.Undone, change: Change) -> None:
        """Take back is playing again without the last moves."""
        self.practice |= not self.online
        del self.moves[2 * entry.ply :]
        self.said = [one for one in self.said if one.ply <= entry.ply]
        self.state = self.set_up()
        for seat, action in self.opened.before:
            self.game.carry_out(self.state, seat, action)
        self.barrier, self.former = 0, []
        for ply in range(entry.ply):
            events = self._carry_out(*self.move(ply))
            if any(event.kind in self.game.controls.reveals for event in events):
                self.barrier = ply + 1
        self.undo_by, self.undo_agreed, self.held = None, 0, None
        self.rematch = self.prolonged = 0
        change.undone = change.table_changed = True
        self._everybody_sees(change)

    def _away(self, entry: log.Away, change: Change) -> None:
        for seat in entry.seats:
            self.seats[seat].go(entry.at)
        change.table_changed = True

    def _back(self, entry: log.Back, change: Change) -> None:
        for seat in entry.seats:
            self.seats[seat].come(entry.at)
        change.table_changed = change.asked_anew = True

    def _called(self, entry: log.Called, change: Change) -> None:
        for seat in entry.seats:
            if self.seats[seat].here:
                self.seats[seat].called_at = entry.at

    def _waited(self, entry: log.Waited, change: Change) -> None:
        self.seats[entry.seat].waited_at = entry.at
        change.table_changed = True

    def _replaced(self, entry: log.Replaced, change: Change) -> None:
        self.seats[entry.seat].substitute = entry.level
        self.claimed = True
        change.table_changed = change.asked_anew = True

    def _claimed(self, entry: log.Claimed, change: Change) -> None:
        self.claimed = True
        change.table_changed = True
        self._play(entry.seat, RESIGN, change)

    def _consented(self, entry: log.Consented, change: Change) -> None:
        bit = 1 << entry.seat
        self.consents = self.consents | bit if entry.agree else self.consents & ~bit
        change.table_changed = True

    def _rematch_wanted(self, entry: log.RematchWanted, change: Change) -> None:
        bit = 1 << entry.seat
        self.rematch = self.rematch | bit if entry.accept else 0
        change.table_changed = True

    def _rematch_made(self, entry: log.RematchMade, change: Change) -> None:
        self.next_table = entry.table
        change.table_changed = True

    def _helped(self, entry: log.Helped, change: Change) -> None:
        change.table_changed = not self.practice
        self.practice = True

    def _resumed(self, entry: log.Resumed, change: Change) -> None:
        """The server does not know who is still there; they come back one by one.

        Days go by with or without a server: otherwise every restart would begin them anew.
        """
        if self.tempo != "days":
            self.clocks.forgive(entry.at)
        for chair in self.seats:
            chair.go(entry.at)
        change.table_changed = True


Fold = Callable[[Room, Any, Change], None]

FOLDS: dict[type[log.Entry], Fold] = {
    log.Seated: Room._seated,
    log.Left: Room._left,
    log.Moved: Room._moved,
    log.Held: Room._held,
    log.Prolonged: Room._prolonged,
    log.Spoke: Room._spoke,
    log.UndoAsked: Room._undo_asked,
    log.UndoAnswered: Room._undo_answered,
    log.Undone: Room._undone,
    log.Away: Room._away,
    log.Back: Room._back,
    log.Called: Room._called,
    log.Waited: Room._waited,
    log.Replaced: Room._replaced,
    log.Claimed: Room._claimed,
    log.Consented: Room._consented,
    log.RematchWanted: Room._rematch_wanted,
    log.RematchMade: Room._rematch_made,
    log.Helped: Room._helped,
    log.Resumed: Room._resumed,
}
