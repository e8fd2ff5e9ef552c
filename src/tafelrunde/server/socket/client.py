"""One connection to a table: messages in, messages out. Knows nothing of bytes on a wire."""

from __future__ import annotations

import zlib
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from .. import wire
from ..bots.questions import Thought, question_for
from ..coding import NotAnOrder, decode, encode
from ..faults import Denied
from ..lobby.lobby import Lobby, fill_job, seats_of_person, seats_of_token
from ..room.viewers import Viewer, acting, scene_number, standpoint
from ..store import StoreError
from ..table import asking
from ..table.decide import ORDERS, Decision, decide
from ..table.live import LiveTable
from ..telling import telling
from ..telling.addressing import speech_for
from ..voice import say
from .buckets import Bucket

POLICY, LATER = 1008, 1013
MOST_WAITING = 16
"""Messages that may come before the first one is answered."""
MOST_FAULTS = 20
"""Malformed or hasty messages after which a connection is closed."""
ADVISER = "knight"
"""Whoever thinks about hints."""


class Line(Protocol):
    """What messages go out by."""

    def send(self, message: bytes) -> None: ...
    def send_binary(self, message: bytes) -> None: ...
    def close(self, code: int, text: str) -> None: ...


class Client:
    """A person, bot or onlooker at the other end."""

    __slots__ = (
        "_lobby",
        "_name",
        "_who",
        "_line",
        "send",
        "table",
        "viewer",
        "_bucket",
        "_faults",
        "_early",
        "_closed",
    )

    def __init__(
        self,
        lobby: Lobby,
        table: str,
        who: Callable[[], Awaitable[frozenset[str]]],
        line: Line,
    ) -> None:
        limits = lobby.tables.limits
        self._lobby = lobby
        self._name = table
        self._who = who
        self._line = line
        self.send = line.send
        self.table: LiveTable | None = None
        self.viewer = Viewer()
        now = lobby.tables.tick()
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst, now)
        self._faults = 0
        self._early: list[Any] | None = None
        self._closed = False

    # Going out ----------------------------------------------------------------------------

    def tell(self, message: Any) -> None:
        self._line.send(encode(message))

    def refuse(self, code: str, **facts: object) -> None:
        self.refuse_answer(0, code, **facts)

    def refuse_answer(self, ask: int, code: str, /, **facts: object) -> None:
        """Refuse what was asked under this number."""
        text = say(self.viewer.language, f"refused-{code}", **facts)
        self.tell(wire.RefusedNews(code, text, ask=ask))

    def close(self, code: int, reason: str) -> None:
        if not self._closed:
            self._line.close(code, reason)

    # Coming in ----------------------------------------------------------------------------

    def received(self, text: bytes) -> None:
        """One text message."""
        tables = self._lobby.tables
        metrics = tables.metrics
        metrics.messages += 1
        if not self._bucket.take(tables.tick()):
            metrics.limited += 1
            self._fault("too-fast")
            return
        try:
            order = decode(text)
        except NotAnOrder as error:
            metrics.refused += 1
            self._fault("message", reason=str(error))
            return
        if self.table is not None:
            self._order(order)
        elif self._early is not None:
            if len(self._early) < MOST_WAITING:
                self._early.append(order)
            else:
                self._fault("too-fast")
        elif isinstance(order, wire.Hello):
            self._early = []
            self._lobby.tables.spawn(self._hello(order))
        else:
            self._fault("hello")

    def lost(self) -> None:
        """The connection is gone."""
        self._closed = True
        if self.table is not None:
            self._lobby.tables.go(self.table, self)
            self.table = None

    def _fault(self, code: str, **facts: object) -> None:
        self._faults += 1
        if self._faults > MOST_FAULTS:
            self.close(POLICY, code)
        else:
            self.refuse(code, **facts)

    # The first message --------------------------------------------------------------------

    async def _hello(self, order: wire.Hello) -> None:
        self.viewer.language = order.language
        try:
            table = await self._lobby.table(self._name)
            self.viewer.names = names = await self._who()
        except Denied as denied:
            self.refuse(denied.code, **denied.facts)
            self.close(POLICY, denied.code)
            return
        except (StoreError, OSError):
            self.refuse("database")
            self.close(LATER, "database")
            return
        room = table.room
        seats = seats_of_token(room, order.token)
        if order.token and not seats:
            self.refuse("token")
            self.close(POLICY, "token")
            return
        if self._closed:
            return
        viewer = self.viewer
        viewer.seats = seats or seats_of_person(room, names)
        viewer.host = room.opened.host in names or (
            bool(seats) and room.seats[seats[0]].person == room.opened.host
        )
        self.table = table
        self._show_first(table, order.packed)
        self._lobby.tables.come(table, self)
        early, self._early = self._early or [], None
        for waiting in early:
            self._order(waiting)

    def _show_first(self, table: LiveTable, packed: bool) -> None:
        scene = encode(telling.scene(table.moment(), self.viewer, table=True, again=True))
        if packed:
            packer = zlib.compressobj(6, zlib.DEFLATED, -15)
            self._line.send_binary(packer.compress(scene) + packer.flush())
        else:
            self._line.send(scene)

    # All later ones -----------------------------------------------------------------------

    def _order(self, order: Any) -> None:
        if self.table is None:
            return
        if type(order) in ORDERS:
            viewer = self.viewer
            self.table.perform(lambda room, now: decide(room, viewer, order, now), self._decided)
        else:
            ANSWERS[type(order)](self, self.table, order)

    def _decided(self, decision: Decision | Exception) -> None:
        if self.table is None:
            return
        if isinstance(decision, Denied):
            self.refuse(decision.code, **decision.facts)
        elif isinstance(decision, BlockingIOError):
            self._fault("too-fast")
        elif isinstance(decision, Exception):
            self._lobby.tables.report(decision)
            self.refuse("store")
        else:
            if decision.answer is not None:
                self._lobby.tables.metrics.refused += 1
                self.tell(decision.answer)
            if decision.resend:
                self.table.show(self, table=decision.with_table)

    def _current(self, table: LiveTable, scene: int) -> int | None:
        """The seat that asks about the current scene; otherwise that scene is sent (again)."""
        seat = acting(table.room, self.viewer)
        if seat is None and not self.viewer.seats:
            self.refuse("onlooker")
            return None
        if table.room.state is None:
            self.refuse("not-begun")
            return None
        if seat is None or scene != scene_number(table.room, self.viewer):
            table.show(self)
            return None
        return seat

    def _hello_again(self, table: LiveTable, order: wire.Hello) -> None:
        self.viewer.language = order.language
        table.show(self, table=True)

    def _why(self, table: LiveTable, order: wire.Why) -> None:
        seat = self._current(table, order.scene)
        if seat is not None:
            self.tell(asking.why(table.room, seat, order, self.viewer))

    def _preview(self, table: LiveTable, order: wire.PreviewOf) -> None:
        seat = self._current(table, order.scene)
        if seat is not None:
            self.tell(asking.what_if(table.room, seat, order, self.viewer))

    def _ready(self, table: LiveTable, order: wire.Ready) -> None:
        """The curtain is lifted for the seat that is next, and for no other."""
        if order.seat not in self.viewer.seats:
            self.refuse("not-this-seat")
            return
        if len(self.viewer.seats) > 1:
            _, curtain = standpoint(table.room, self.viewer)
            if curtain == order.seat:
                self.viewer.shown = order.seat
        table.show(self)

    def _language(self, table: LiveTable, order: wire.ChangeLanguage) -> None:
        self.viewer.language = order.language
        table.show(self, table=True)

    def _watch(self, table: LiveTable, order: wire.Watch) -> None:
        if order.seat is not None and not 0 <= order.seat < len(table.room.seats):
            self.refuse("no-seat")
        elif order.seat is not None and not table.room.all_agree:
            self.refuse("watch")
        else:
            self.viewer.watching = order.seat
            table.show(self)

    def _ping(self, table: LiveTable, order: wire.Ping) -> None:
        self.tell(wire.Pong(order.ask))

    def _fill(self, table: LiveTable, order: wire.FillSeats) -> None:
        names = self.viewer.names | ({table.room.opened.host} if self.viewer.host else frozenset())
        table.perform(
            lambda room, now: fill_job(room, now, order.level, names),
            self._decided,
        )

    # Hints --------------------------------------------------------------------------------

    def _hint(self, table: LiveTable, order: wire.Hint) -> None:
        seat = self._current(table, order.scene)
        if seat is None:
            return
        if not telling.may_hint(table.room):
            self.refuse_answer(order.ask, "hint")
            return
        if seat not in table.room.asked:
            self.refuse_answer(order.ask, "not-asked-hint")
            return
        if table.advising:
            self.refuse_answer(order.ask, "still-thinking")
            return
        table.advising = True

        def answered(thought: Thought | None) -> None:
            table.advising = False
            if self.table is not None:
                self._advise(table, order, seat, thought)

        question = question_for(table.room, seat, ADVISER, hint=True)
        self._lobby.tables.bots.think(question, answered)

    def _advise(
        self, table: LiveTable, order: wire.Hint, seat: int, thought: Thought | None
    ) -> None:
        room = table.room
        if order.scene != scene_number(room, self.viewer):
            table.show(self)
            return
        if thought is None or not thought.best:
            self.refuse_answer(order.ask, "no-hint")
            return
        speech = speech_for(room, self.viewer)
        best = [
            wire.Advice(
                one.action,
                speech.words.move(room.game.describe(room.state, seat, one.action)),
                one.chance,
                one.error,
                [speech.reason_of(one.code, one.facts)] if one.code else [],
            )
            for one in thought.best
        ]
        table.note_hint(seat)
        self.tell(wire.HintAnswer(order.ask, order.scene, best))


ANSWERS: dict[type, Callable[[Client, LiveTable, Any], None]] = {
    wire.Hello: Client._hello_again,
    wire.Why: Client._why,
    wire.PreviewOf: Client._preview,
    wire.Hint: Client._hint,
    wire.ChangeLanguage: Client._language,
    wire.Ready: Client._ready,
    wire.FillSeats: Client._fill,
    wire.Watch: Client._watch,
    wire.Ping: Client._ping,
}
