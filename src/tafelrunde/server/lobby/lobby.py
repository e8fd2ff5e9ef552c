"""Making tables, finding them, and sitting down."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from tafelrunde.kernel import BadInput, Options
from tafelrunde.kernel.game import MOST_SEED

from .. import entries as log
from .. import wire
from ..callbacks import awaited
from ..faults import Denied
from ..people.identity import digest, new_token
from ..room.room import Room
from ..table.decide import Decision, wants_rematch
from ..table.live import Job, LiveTable
from .planning import check_level, new_name, opening, plan_of
from .records import record_of
from .tables import NoTable, Tables


class Somebody(msgspec.Struct, frozen=True):
    """Who asks: a person, all guests that person once was, and the name to be shown."""

    person: str
    names: frozenset[str]
    name: str = ""


class Lobby:
    """The door of the house."""

    def __init__(self, tables: Tables, secret: bytes) -> None:
        self.tables = tables
        self._secret = secret
        tables.on_rematch = self.make_rematch

    # Making tables ------------------------------------------------------------------------

    async def make(self, order: wire.NewTable, who: Somebody) -> wire.Seated:
        """Make a table; its maker sits down, and so do the AIs asked for."""
        plan = plan_of(order)
        now = self.tables.now()
        opened = opening(plan, order, who.person, now)
        token = new_token()
        entries: list[log.Entry] = [opened]
        mine = tuple(seat for seat, one in enumerate(plan.seats) if one.kind == "me")
        if mine:
            entries.append(await self.sitting(opened, mine, who, token))
        entries += [
            log.Seated(now, (seat,), "ai", level=one.level)
            for seat, one in enumerate(plan.seats)
            if one.kind == "ai"
        ]
        table = await self.tables.make(entries)
        return self.seated(table.room, mine, token if mine else "")

    def seated(self, room: Room, seats: tuple[int, ...], token: str) -> wire.Seated:
        free = any(chair.free for chair in room.seats)
        invite = f"/t/{room.table}#invite={self.invitation(room.table)}" if free else ""
        return wire.Seated(room.table, list(seats), token, invite, f"/watch/{room.table}")

    def invitation(self, table: str) -> str:
        """The secret of a table's invitation. Made from its name, so it need not be kept."""
        made = hmac.digest(self._secret, f"invitation/{table}".encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(made[:24]).decode()

    # Sitting down -------------------------------------------------------------------------

    async def table(self, name: str) -> LiveTable:
        try:
            return await self.tables.table(name)
        except NoTable:
            raise Denied("no-table", 404) from None
        except BadInput as error:
            raise Denied("earlier-rules", 410, reason=str(error)) from None

    async def join(self, name: str, order: wire.Join, who: Somebody) -> wire.Seated:
        """Take a free seat, or find one's own again."""
        table = await self.table(name)
        mine = seats_of_token(table.room, order.token)
        if mine:
            return self.seated(table.room, mine, order.token)
        mine = seats_of_person(table.room, who.names)
        if mine:
            return self.seated(table.room, mine, "")
        token = new_token()
        sits = await self.sitting(table.room.opened, (), who, token)

        def job(room: Room, now: int) -> Decision:
            seat = self.free_seat(room, order, who)
            return Decision([msgspec.structs.replace(sits, at=now, seats=(seat,))])

        decision = await perform(table, job)
        entry = decision.entries[0]
        assert isinstance(entry, log.Seated)
        return self.seated(table.room, entry.seats, token)

    async def sitting(
        self, opened: log.Opened, seats: tuple[int, ...], who: Somebody, token: str
    ) -> log.Seated:
        """Somebody sits down, at a rated table with the rating of the hour."""
        rating = await self.rating_at(opened, who.person)
        now = self.tables.now()
        return log.Seated(now, seats, "person", who.person, who.name, kept(token), rating=rating)

    async def rating_at(self, opened: log.Opened, person: str) -> float | None:
        if not opened.rated:
            return None
        found = await self.tables.store.rating(person, opened.game)
        return None if found is None else round(found.value)

    def free_seat(self, room: Room, order: wire.Join, who: Somebody) -> int:
        if seats_of_person(room, who.names):
            raise Denied("your-seat", 409)
        if room.opened.invited and not self.is_invited(room, order.token):
            raise Denied("invitation", 403)
        if order.seat is not None:
            if not 0 <= order.seat < len(room.seats):
                raise Denied("no-seat", 404)
            if not room.seats[order.seat].free:
                raise Denied("seat-taken", 409)
            return order.seat
        for seat, chair in enumerate(room.seats):
            if chair.free:
                return seat
        raise Denied("table-full", 409)

    def is_invited(self, room: Room, token: str) -> bool:
        return hmac.compare_digest(self.invitation(room.table).encode(), token.encode())

    async def fill(self, name: str, level: str, who: Somebody) -> LiveTable:
        """The maker has AIs sit down in all free seats."""
        table = await self.table(name)
        await perform(table, lambda room, now: fill_job(room, now, level, who.names))
        return table

    async def leave(self, name: str, who: Somebody) -> LiveTable:
        """Get up again while the game has not begun."""
        table = await self.table(name)

        def job(room: Room, now: int) -> Decision:
            if room.state is not None:
                raise Denied("begun", 409)
            return Decision([log.Left(now, seat) for seat in seats_of_person(room, who.names)])

        await perform(table, job)
        return table

    # Again, and on from here --------------------------------------------------------------

    async def make_rematch(self, old: LiveTable) -> None:
        """All people want to play again: the same table with sides swapped."""
        room = old.room
        if not wants_rematch(room):
            return
        now = self.tables.now()
        again = again_opened(room, now)
        other = swapped_seats(room.teams)
        entries: list[log.Entry] = [again]
        for who in dict.fromkeys(chair.digest for chair in room.seats if chair.is_person):
            seats = [seat for seat, chair in enumerate(room.seats) if chair.digest == who]
            chair = room.seats[seats[0]]
            swapped = tuple(sorted(other[seat] for seat in seats))
            rating = await self.rating_at(again, chair.person)
            entries.append(
                log.Seated(now, swapped, "person", chair.person, chair.name, who, rating=rating)
            )
        entries += [
            log.Seated(now, (other[seat],), "ai", level=chair.level)
            for seat, chair in enumerate(room.seats)
            if chair.kind == "ai"
        ]

        def job(room: Room, at: int) -> Decision:
            return Decision([log.RematchMade(at, again.table)] if wants_rematch(room) else [])

        new = await self.tables.make(entries)
        decision = await perform(old, job)
        if not decision.entries:  # another process was faster
            self.tables.live.pop(new.room.table, None)
            await self.tables.store.remove(new.room.table)

    async def branch(self, name: str, order: wire.Branch, who: Somebody) -> wire.Seated:
        """Play on against AIs from a moment of a finished game."""
        room = (await self.table(name)).room
        if room.status != "over":
            raise Denied("hidden-until-end", 403)
        moves = record_of(room).moves
        if not 0 <= order.ply <= len(moves):
            raise Denied("no-such-ply", 404, most=len(moves))
        if not 0 <= order.seat < len(room.seats):
            raise Denied("no-seat", 404)
        level = order.level or "squire"
        check_level(level)
        now = self.tables.now()
        token = new_token()
        before = tuple((move.seat, move.action) for move in moves[: order.ply])
        opened = continued(room, before, who.person, now)
        entries: list[log.Entry] = [opened]
        for seat in range(len(room.seats)):
            if seat == order.seat:
                sits = log.Seated(now, (seat,), "person", who.person, who.name, kept(token))
                entries.append(sits)
            else:
                entries.append(log.Seated(now, (seat,), "ai", level=level))
        table = await self.tables.make(entries)
        return self.seated(table.room, (order.seat,), token)


def swapped_seats(teams: Sequence[int]) -> list[int]:
    """Where everybody sits in a rematch: in the opposite order, so that sides are swapped. If that
    would part a team, because one is larger than the other, all keep their seats."""
    opposite = list(range(len(teams)))[::-1]
    meeting = {(team, teams[other]) for team, other in zip(teams, opposite)}
    return opposite if len(meeting) == len(set(teams)) else list(range(len(teams)))


def again_opened(room: Room, now: int) -> log.Opened:
    """The opening of a rematch."""
    opened = room.opened
    return msgspec.structs.replace(
        opened,
        at=now,
        table=new_name(),
        seed=secrets.randbelow(MOST_SEED),
        **terms_of(room, room.game.swapped(room.options, room.state)),
        before=(),
        parent=room.table,
    )


def terms_of(room: Room, options: Options) -> dict[str, Any]:
    """The rules, cards and options of another table like this one, in words of now."""
    game = room.game
    return {
        "rules": game.rules,
        "cards": game.cards_digest,
        "card_text": game.card_text,
        "options": dict(options),
    }


def continued(room: Room, before: tuple[tuple[int, int], ...], host: str, now: int) -> log.Opened:
    """The opening of a table that goes on from a moment of another."""
    opened = room.opened
    return log.Opened(
        at=now,
        table=new_name(),
        game=opened.game,
        **terms_of(room, room.options),
        mode=opened.mode,
        seed=opened.seed,
        seats=opened.seats,
        host=host,
        before=before,
        parent=room.table,
    )


def fill_job(room: Room, now: int, level: str, names: frozenset[str]) -> Decision:
    check_level(level)
    if room.opened.host not in names:
        raise Denied("not-host", 403)
    if room.state is not None:
        raise Denied("begun", 409)
    if room.opened.rated:
        raise Denied("rated", 409)
    free = [seat for seat, chair in enumerate(room.seats) if chair.free]
    return Decision([log.Seated(now, (seat,), "ai", level=level) for seat in free])


def kept(token: str) -> str:
    """What the log keeps of a secret."""
    return digest(token).hex()


def seats_of_token(room: Room, token: str) -> tuple[int, ...]:
    if not token:
        return ()
    wanted = kept(token)
    return tuple(
        seat
        for seat, chair in enumerate(room.seats)
        if chair.is_person and hmac.compare_digest(chair.digest, wanted)
    )


def seats_of_person(room: Room, names: frozenset[str]) -> tuple[int, ...]:
    return tuple(seat for seat, chair in enumerate(room.seats) if chair.person in names)


async def perform(table: LiveTable, job: Job) -> Decision:
    """Wait until a job is done and durable."""
    done, settle = awaited()
    table.perform(job, settle)
    decision: Decision = await done
    return decision
