"""Tables as the lobby and "your games" list them."""

from __future__ import annotations

from collections.abc import Callable

from . import wire
from .catalogue import minutes_of
from .planning import game_named
from .room import Room
from .speech import speech_of
from .store import Store, Summary
from .summaries import Line, line_of
from .voice import level_name, say

PAGE = 30
MOST_READ = 200
ATTENDED = 120.0
"""Seconds for which an open table is listed after everybody has left it."""

FindRoom = Callable[[str], Room | None]
"""The room of a table that is in memory, which knows more than the store."""

STATUS = {"open": "open", "playing": "playing", "ended": "over"}


class Listing:
    """Reads summaries and makes lines of them."""

    def __init__(self, store: Store, find: FindRoom, now: Callable[[], int]) -> None:
        self._store = store
        self._find = find
        self._now = now

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
        found = await self._store.tables(status, game, True, before, MOST_READ)
        lines = [line for line in map(self._line, found) if fits(line[1], tempo, level)]
        if status == "open":
            lines = [line for line in lines if self._is_attended(*line)]
        shown = [self._table(summary, line, names, language) for summary, line in lines[:PAGE]]
        return wire.Tables(shown, len(lines) > PAGE)

    async def mine(
        self, person: str, names: frozenset[str], language: str, before: float | None
    ) -> wire.Tables:
        """Somebody's games: those that wait for this person first, then the newest."""
        found = await self._store.tables_of(person, None, before, PAGE + 1)
        lines = [
            self._table(summary, line, names, language)
            for summary, line in map(self._line, found[:PAGE])
        ]
        lines.sort(key=lambda one: (not one.your_turn, one.status == "over", -one.changed))
        return wire.Tables(lines, len(found) > PAGE)

    def _is_attended(self, summary: Summary, line: Line) -> bool:
        """Nobody likes to sit down opposite a chair that was left long ago."""
        lately = self._now() / 1000 - summary.changed < ATTENDED
        return line.here or lately or line.tempo == "days"

    def _line(self, summary: Summary) -> tuple[Summary, Line]:
        return summary, line_of(summary)

    def _table(
        self, summary: Summary, line: Line, names: frozenset[str], language: str
    ) -> wire.TableLine:
        words = speech_of(summary.game, language).words
        yours = [seat for seat, chair in enumerate(line.chairs) if chair[1] in names]
        room = self._find(summary.table)
        waiting = line.waiting
        changed = summary.changed
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
    game = game_named(summary.game)
    team = game.teams(game.complete(line.options))[seat]
    title = say(language, "seat-title", number=seat + 1)
    return wire.SeatInfo(seat, title, team, kind, called(line, seat, language), level)  # type: ignore[arg-type]


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
