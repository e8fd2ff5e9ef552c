"""A room in memory with everybody who is connected to it. One writer: itself, one entry at a time.

Whatever is to change goes through `perform`: a job looks at the room and says which entries to
store; they are folded into the room when they are durable, and then everybody is told. Jobs that
come meanwhile wait. If another process wrote first, what it wrote is read, and the job is done
again on what is true now.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from tafelrunde.kernel import Phrase

from .. import entries as log
from .. import wire
from ..bots.questions import Thought, question_for
from ..coding import encode
from ..room.change import Announcement
from ..room.moment import Around, Moment
from ..room.room import Room
from ..room.viewers import Viewer, lower_curtain, sees
from ..store import Conflict, StoreError
from ..telling import telling
from ..voice import say
from ..windows import MORE
from . import decide, presence

if TYPE_CHECKING:
    from ..lobby.tables import Tables

Job = Callable[[Room, int], decide.Decision]
Done = Callable[[decide.Decision | Exception], None]

NEWEST = sys.maxsize
SETTLED = (log.Opened, log.Seated, log.Left, log.Undone, log.Claimed, log.RematchMade)
"""Entries after which the lobby must know more."""
COME_OR_GONE = (log.Away, log.Back)
CLOSES_WINDOW = (log.Moved, log.Claimed, log.Undone)
"""Entries after which another question is put, or none."""
MOST_JOBS = 64
"""Jobs that may wait at one table; more come only from somebody who does not wait for answers."""
TRY_AGAIN = 1_000
"""Milliseconds after which what could not be stored is tried once more."""


class Connection(Protocol):
    """Somebody to be told."""

    viewer: Viewer

    def send(self, frame: bytes) -> None:
        """Send one text message."""


class LiveTable:
    """A table in memory."""

    __slots__ = (
        "tables",
        "room",
        "around",
        "connections",
        "jobs",
        "busy",
        "heard",
        "timer",
        "thinking",
        "advising",
        "warned",
        "idle_since",
        "patience",
    )

    def __init__(self, tables: Tables, room: Room) -> None:
        self.tables = tables
        self.room = room
        self.around = Around()
        self.connections: list[Connection] = []
        self.jobs: deque[tuple[Job, Done]] = deque()
        self.busy = False
        """Entries are on their way to the store, or others are being read."""
        self.heard = -1
        """The newest entry of another process of which there was word while this was busy."""
        self.timer: Any = None
        self.thinking: set[tuple[int, int]] = set()
        """Seats and plies for which an AI thinks."""
        self.advising = False
        """Whether somebody waits for a hint. One at a time: AIs of other tables wait as well."""
        self.warned: tuple[int, ...] = ()
        """Who was told already that time runs short."""
        self.idle_since = tables.now()
        self.patience: int | None = None
        """When somebody's grace ends, and the others must be told."""

    def start(self) -> None:
        """The table is in memory now: whoever is asked may answer, and time runs."""
        self.open_window(self.tables.now())
        self._let_think()
        self.set_timer()

    def moment(self) -> Moment:
        """The table as it stands now in this process."""
        return Moment(self.room, self.tables.now(), self.around)

    def open_window(self, now: int, anew: bool = False) -> None:
        """A secret question stays open for a time that is drawn, whoever is asked."""
        if self.room.window is not None and (anew or self.around.window_ends is None):
            length = self.tables.windows.draw(*self.room.opened.window)
            self.around.window_ends = now + length

    # Jobs ---------------------------------------------------------------------------------

    def perform(self, job: Job, done: Done) -> None:
        """Do this job when its turn comes. `done` gets its decision once all is durable."""
        if len(self.jobs) >= MOST_JOBS:
            done(BlockingIOError("too many jobs wait at this table"))
            return
        self.jobs.append((job, done))
        if not self.busy:
            self._run_jobs()

    def _run_jobs(self) -> None:
        while self.jobs and not self.busy:
            job, done = self.jobs.popleft()
            self._decide(job, done)

    def _decide(self, job: Job, done: Done) -> None:
        try:
            decision = job(self.room, self.tables.now())
        except Exception as error:
            done(error)
            return
        if not decision.entries:
            done(decision)
            return
        self._store(decision, job, done)

    def _store(self, decision: decide.Decision, job: Job, done: Done) -> None:
        self.busy = True
        entries = decision.entries
        tick = self.tables.tick
        begun = tick()

        def stored(error: Exception | None) -> None:
            self.busy = False
            if error is None:
                self._carry_out(entries)
                done(decision)
                self.tables.metrics.move_seconds.add(tick() - begun)
            elif isinstance(error, Conflict):
                self.tables.metrics.conflicts += 1
                self.jobs.appendleft((job, done))
                self.catch_up()
            else:
                self.tables.metrics.store_failures += 1
                done(error)
            self._resume()

        room, tables = self.room, self.tables
        summary = tables.summary_after(self, entries) if settles(room, entries) else None
        tables.store.append(room.table, room.number, log.written(entries), stored, summary)

    def catch_up(self, number: int = NEWEST) -> None:
        """Read what another process has written, up to this entry at least, and tell it."""
        if self.busy:
            self.heard = max(self.heard, number)
            return
        self.busy = True
        self.tables.fetch(self.room.table, self.room.number, self._caught_up)

    def _caught_up(self, entries: list[log.Entry] | Exception) -> None:
        self.busy = False
        if isinstance(entries, Exception):
            failed, self.jobs = self.jobs, deque()
            for _, done in failed:
                done(entries)
        elif entries:
            self._carry_out(entries)
        self._resume()

    def _resume(self) -> None:
        """There may have been word of more meanwhile; what waits is done on top of that."""
        heard, self.heard = self.heard, -1
        if heard >= self.room.number and not self.busy:
            self.catch_up()
        self._run_jobs()

    # Carrying out and telling -------------------------------------------------------------

    def _carry_out(self, entries: list[log.Entry]) -> None:
        room, around, told = self.room, self.around, Announcement()
        for entry in entries:
            told.add(room.fold(entry))
            if type(entry) in CLOSES_WINDOW:
                around.window_ends = None
            elif type(entry) is log.Prolonged and around.window_ends is not None:
                around.window_ends += MORE
        now = self.tables.now()
        self.open_window(now)
        for connection in self.connections:
            lower_curtain(room, connection.viewer)
        self.tables.metrics.moves += told.moves
        if told.table_changed:
            presence.give_up_seats(self, entries)
        self._tell(told, now)
        if told.table_changed:
            presence.recognise(self, entries)
            presence.reopen_window(self, entries, now)
        for entry in entries:
            if type(entry) is log.Prolonged:
                self._notice("more-time", entry.seat)
            elif type(entry) is log.Called:
                presence.answer_call(self, entry)
        self._let_think()
        self.set_timer()
        if told.ended or told.started or room.next_table or room.rematch:
            self.tables.noticed(self, told)

    def _tell(self, told: Announcement, now: int) -> None:
        room, moment = self.room, Moment(self.room, now, self.around)
        seen = told.seen
        seeing = [c.viewer for c in self.connections if seen and sees(room, c.viewer, seen)]
        views = telling.views_for(room, seeing)
        for connection in self.connections:
            viewer = connection.viewer
            if viewer in seeing:
                scene = telling.scene(
                    moment,
                    viewer,
                    told.events,
                    table=told.table_changed,
                    undone=told.undone,
                    views=views,
                )
                connection.send(encode(scene))
            elif told.table_changed:
                connection.send(encode(telling.news(moment, viewer)))
            for entry in told.said:
                phrase = Phrase(entry.phrase, entry.about)
                connection.send(encode(telling.said(room, viewer, entry.seat, phrase)))
            if told.ended:
                connection.send(encode(telling.ended(room, viewer)))

    def _notice(self, code: str, seat: int) -> None:
        for connection in self.connections:
            language = connection.viewer.language
            player = telling.player_name(self.room, seat, language)
            text = say(language, f"notice-{code}", player=player)
            connection.send(encode(wire.Notice(code, text, seat)))

    def tell_ratings(self, changes: dict[str, float]) -> None:
        """Everybody is told how the own rating changed."""
        for connection in self.connections:
            viewer = connection.viewer
            for seat in viewer.seats:
                change = changes.get(self.room.seats[seat].person)
                if change is not None:
                    told = telling.ended(self.room, viewer, round(change, 1))
                    connection.send(encode(told))

    def show(self, connection: Connection, *, table: bool = False) -> None:
        """Send somebody the current scene (again)."""
        scene = telling.scene(self.moment(), connection.viewer, table=table, again=True)
        connection.send(encode(scene))

    def note_hint(self, seat: int) -> None:
        """Somebody was helped: from now on the game is practice."""
        if not self.room.practice:
            helped = lambda room, now: decide.Decision([log.Helped(now, seat)])  # noqa: E731
            self.perform(helped, lambda _: None)

    # Time ---------------------------------------------------------------------------------

    def set_timer(self) -> None:
        """Be woken when the next clock falls, window closes or grace ends."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        when = self._next_time()
        if when is not None:
            self.timer = self.tables.later(when - self.tables.now(), self.wake)

    def _next_time(self) -> int | None:
        room = self.room
        if not room.playing:
            return None
        times = []
        fall = room.clocks.deadline()
        if fall is not None:
            warning = fall - room.clocks.warning
            unwarned = set(room.clocks.running) - set(self.warned)
            times.append(warning if unwarned and warning > self.tables.now() else fall)
        here = all_here(room)
        if self.around.window_ends is not None and here:
            times.append(self.around.window_ends)
        self.patience = None if here else self._patience()
        if self.patience is not None:
            times.append(self.patience)
        call = presence.next_call(self)
        if call is not None:
            times.append(call)
        return min(times, default=None)

    def _patience(self) -> int | None:
        """When the next grace ends that has not ended yet."""
        room, now = self.room, self.tables.now()
        if not room.online:
            return None
        ends = (chair.patience_ends(room.tempo) for chair in room.seats)
        return min((end for end in ends if end is not None and end > now), default=None)

    def wake(self) -> None:
        """Some time is over: see which."""
        self.timer = None
        now = self.tables.now()
        if self.patience is not None and now >= self.patience:
            for connection in self.connections:
                connection.send(encode(telling.news(self.moment(), connection.viewer)))
        self._warn(now)
        self.perform(lambda room, at: times_up(room, at, self), self._woken)

    def _woken(self, decision: decide.Decision | Exception) -> None:
        if isinstance(decision, Exception):
            self._try_again(decision)
        elif not decision.entries:
            self.set_timer()
            self._let_think()

    def _try_again(self, error: Exception) -> None:
        """What happens by itself could not be stored. Nobody asks for it again, so we do; not at
        once, or a full disk would keep the server busy."""
        if not isinstance(error, (StoreError, OSError)):
            self.tables.report(error)
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.tables.later(TRY_AGAIN, self.wake)

    def _warn(self, now: int) -> None:
        clocks = self.room.clocks
        if not clocks.used:
            return
        left = clocks.left_at(now)
        short = tuple(seat for seat in clocks.running if left[seat] <= clocks.warning)
        for seat in short:
            if seat not in self.warned:
                self._notice("time-short", seat)
        self.warned = short

    # AIs ----------------------------------------------------------------------------------

    def _let_think(self) -> None:
        """Ask the AIs whose turn it is."""
        room = self.room
        if not room.playing or room.held is not None:
            return
        for seat in room.asked:
            level = room.seats[seat].mind
            if level and (seat, room.ply) not in self.thinking:
                self._ask_mind(seat, level)

    def _ask_mind(self, seat: int, level: str) -> None:
        ply, scene = self.room.ply, self.room.scenes[seat]
        self.thinking.add((seat, ply))

        def answered(thought: Thought | None) -> None:
            self.thinking.discard((seat, ply))
            if thought is None:
                self.tables.metrics.bot_failures += 1
            # After moves were taken back the same ply may be another position.
            self.perform(
                lambda room, now: (
                    moved(room, now, seat, ply, thought)
                    if room.scenes[seat] == scene
                    else decide.Decision()
                ),
                self._moved,
            )

        self.tables.bots.think(question_for(self.room, seat, level), answered)

    def _moved(self, decision: decide.Decision | Exception) -> None:
        """An AI's move is stored, or came too late; in both cases the next one is asked."""
        if isinstance(decision, Exception):
            self._try_again(decision)
        elif not decision.entries:
            self._let_think()


def settles(room: Room, entries: list[log.Entry]) -> bool:
    """Whether the lobby is to know of these entries.

    On the way of a move this must cost nothing, so the lobby learns whose turn it is when a table
    is put away, except where moves take days and every one sets an alarm.
    """
    if room.tempo == "days":
        return True
    for entry in entries:
        kind = type(entry)
        if kind in SETTLED or (room.state is None and kind in COME_OR_GONE):
            return True
    return False


def moved(room: Room, now: int, seat: int, ply: int, thought: Thought | None) -> decide.Decision:
    """What an AI said and did. One of ours that failed is answered for, a program resigns."""
    if not room.playing or room.ply != ply:
        return decide.Decision()
    legal = room.state.legal_for(seat)
    if not legal:
        return decide.Decision()
    entries: list[log.Entry] = []
    action = legal[0]
    if thought is not None:
        if thought.forfeit:
            return decide.Decision(decide.bot_resigns(room, seat, ply, now))
        if thought.phrase is not None:
            entries += decide.bot_speaks(room, seat, Phrase(*thought.phrase), now)
        if thought.action in legal:
            action = thought.action
    return decide.Decision(entries + decide.bot_moves(room, seat, ply, action, now))


def times_up(room: Room, now: int, table: LiveTable) -> decide.Decision:
    """What time brings by itself."""
    if all_here(room):
        closing = decide.window_closes(room, table.around.window_ends, now)
        if closing:
            return decide.Decision(closing)
    return decide.Decision(decide.time_outs(room, now) or presence.ask_after(table, now))


def all_here(room: Room) -> bool:
    """Windows wait for people who lost their connection: that is known to all, so no secret."""
    for chair in room.seats:
        if not chair.here and not chair.substitute and chair.is_person:
            return False
    return True
