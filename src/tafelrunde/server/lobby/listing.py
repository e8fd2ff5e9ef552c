"""Tables as the lobby and "your games" list them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tafelrunde.kernel import BadInput

from .. import wire
from ..room.moment import Moment
from ..store import Store, Summary
from ..telling.speech import speech_of
from ..voice import level_name, say
from .catalogue import minutes_of
from .planning import game_named
from .summaries import Line, line_of

PAGE = 30
MOST_READ = 200
"""Tables that are read at once."""
MOST_READS = 10
"""How often more are read to fill a page; past that nobody looks."""
ATTENDED = 120.0
"""Seconds for which an open table is listed after everybody has left it."""
BELIEVED = 6 * 3600.0
"""Seconds for which another process is believed that somebody waits there; it may have died."""

FindTable = Callable[[str], Moment | None]
"""A table that is in memory, which knows more than the store."""

STATUS = {"open": "open", "playing": "playing", "ended": "over"}


class Listing:
    """Reads summaries and makes lines of them."""

    def __init__(
        self, store: Store, find: FindTable, now: Callable[[], int], alone: bool = True
    ) -> None:
        self._store = store
        self._find = find
        self._now = now
        self._alone = alone
        """Whether no other process serves tables of this store."""

    async def open_tables(
        self,
        names: frozenset[str],
        language: str,
        status: str,
        game: str | None,
        tempo: str | None,
        level: str | None,
        before: float | None,
    ) -> wire.Tables:
        """Listed tables that wait for players (`open`) or can be watched (`playing`)."""
        lines: list[tuple[Summary, Line]] = []
        for _ in range(MOST_READS):
            found = await self._store.tables(status, game, True, before, MOST_READ)
            fitting = [line for line in map(self._line, found) if fits(line[1], tempo, level)]
            if status == "open":
                fitting = [line for line in fitting if self._is_attended(*line)]
            lines += fitting
            if len(lines) > PAGE or len(found) < MOST_READ:
                break
            before = found[-1].changed
        return self._page(lines, names, language)

    def _page(
        self, lines: list[tuple[Summary, Line]], names: frozenset[str], language: str
    ) -> wire.Tables:
        """As many as go on a page, and those that changed in the same moment as the last."""
        end = PAGE
        while 0 < end < len(lines) and lines[end][0].changed == lines[end - 1][0].changed:
            end += 1
        shown = [self._table(summary, line, names, language) for summary, line in lines[:end]]
        more = end < len(lines)
        return wire.Tables(shown, more, lines[end - 1][0].changed if more else None)

    async def mine(
        self, person: str, names: frozenset[str], language: str, before: float | None
    ) -> wire.Tables:
        """Somebody's games: those that wait for this person first, then the newest.

        All that are not over yet are on the first page, however long ago somebody moved.
        """
        going_on: list[Summary] = []
        if before is None:
            for stage in ("playing", "open"):
                going_on += await self._store.tables_of(person, stage, None, MOST_READ)
        over = await self._store.tables_of(person, "ended", before, MOST_READ)
        page = self._page([self._line(summary) for summary in over], names, language)
        lines = [self._table(*self._line(summary), names, language) for summary in going_on]
        lines = [line for line in lines if line.yours] + page.tables  # not those that one left
        lines.sort(key=lambda one: (not one.your_turn, one.status == "over", -one.changed))
        return wire.Tables(lines, page.more, page.before)

    def _is_attended(self, summary: Summary, line: Line) -> bool:
        """Nobody likes to sit down opposite a chair that was left long ago.

        What a summary says of who is there ends with the process that wrote it.
        """
        moment = self._find(summary.table)
        idle = self._now() / 1000 - summary.changed
        here = line.here and not self._alone and idle < BELIEVED
        if moment is not None:
            here = here or any(moment.is_here(seat) for seat in range(len(moment.room.seats)))
        return here or idle < ATTENDED or line.tempo == "days"

    def _line(self, summary: Summary) -> tuple[Summary, Line]:
        return summary, line_of(summary)

    def _table(
        self, summary: Summary, line: Line, names: frozenset[str], language: str
    ) -> wire.TableLine:
        words = speech_of(game_named(summary.game), language).words
        yours = [seat for seat, chair in enumerate(line.chairs) if chair[1] in names]
        moment = self._find(summary.table)
        waiting = line.waiting
        changed = summary.changed
        room = None if moment is None else moment.room
        if room is not None and room.state is not None:
            waiting = room.game.view(room.state, None).waiting_on
            changed = room.touched / 1000
        playing = summary.stage == "playing"
        return wire.TableLine(
            table=summary.table,
            game=summary.game,
            title=words.title,
            mode=line.mode,
            mode_title=words.mode(line.mode),
            status=STATUS[summary.stage],  # type: ignore[arg-type]
            seats=[chair_info(summary, line, seat, language) for seat in range(len(line.chairs))],
            clock=clock_of(line),
            rated=line.rated,
            minutes=minutes_of(summary.game),
            created=int(summary.made),
            changed=int(changed),
            yours=yours,
            your_turn=playing and any(seat in waiting for seat in yours),
            result=result_of(line, language),
        )


def fits(line: Line, tempo: str | None, level: str | None) -> bool:
    if tempo is not None and line.tempo != tempo:
        return False
    return level is None or any(chair[3] == level for chair in line.chairs)


def chair_info(summary: Summary, line: Line, seat: int, language: str) -> wire.SeatInfo:
    kind, _, _, level = line.chairs[seat]
    team = teams_of(summary.game, line)[seat]
    title = say(language, "seat-title", number=seat + 1)
    return wire.SeatInfo(seat, title, team, kind, called(line, seat, language), level)  # type: ignore[arg-type]


def teams_of(name: str, line: Line) -> Sequence[int]:
    """The team of each seat; nobody has a partner where the game cannot be played any more."""
    try:
        terms = game_named(name).as_played(line.rules, line.options)
    except BadInput:
        return range(len(line.chairs))
    return terms.game.teams(terms.game.complete(terms.options))


def called(line: Line, seat: int, language: str) -> str:
    kind, _, name, level = line.chairs[seat]
    if kind == "ai":
        return level_name(language, level)
    if kind == "open":
        return ""
    return name or say(language, "seat-title", number=seat + 1)


def clock_of(line: Line) -> wire.ClockPlan:
    if line.tempo == "days":
        return wire.ClockPlan("days", days=line.bank / 86_400_000)
    if line.tempo == "real":
        return wire.ClockPlan("real", line.bank / 60_000, line.increment / 1000)
    return wire.ClockPlan()


def result_of(line: Line, language: str) -> str:
    if line.winners is None:
        return ""
    names = ", ".join(called(line, seat, language) for seat in line.winners)
    text = say(language, "result-draw")
    if names:
        text = say(language, "result-won", winners=names, count=len(line.winners))
    return f"{text} {say(language, 'result-left')}" if line.claimed else text
