"""Who asks over HTTP: a person with a cookie, a guest at first."""

from __future__ import annotations

import time

from .. import wire
from ..faults import Denied
from ..people.accounts import AccountError, Accounts, key_of, tidy_name
from ..people.identity import Identity
from ..people.passphrases import Busy
from ..people.ratings import rate_game
from ..room.room import Room
from ..store import NameTaken, Session, Store
from .lobby import Somebody


class People:
    """Sessions, names, accounts and ratings of the house."""

    def __init__(self, store: Store, identity: Identity, accounts: Accounts) -> None:
        self._store = store
        self._identity = identity
        self._accounts = accounts

    async def names(self, cookie: str | None) -> frozenset[str]:
        """The person with this cookie, and all guests that person once was; empty: nobody."""
        session = await self._identity.recognise(cookie, time.time())
        if session is None:
            return frozenset()
        return await self._store.aliases(session.person)

    async def greet(self, cookie: str | None) -> tuple[Session, str | None]:
        """The session of a cookie, or a new guest's with a new cookie."""
        now = time.time()
        session = await self._identity.recognise(cookie, now)
        if session is not None:
            return session, None
        return await self._identity.welcome(now)

    async def somebody(self, session: Session, name: str = "") -> Somebody:
        """Who this is. A name given by the way is kept, unless it is that of an account."""
        person = session.person
        if name.strip() and await self._store.account_of(person) is None:
            await self.call(session, name)
        known = await self._store.name_of(person)
        return Somebody(person, await self._store.aliases(person), known)

    async def me(self, session: Session) -> wire.Me:
        person = session.person
        account = await self._store.account_of(person)
        ratings = [
            wire.Rating(one.game, one.value, one.deviation, one.games)
            for one in await self._store.ratings(person)
        ]
        return wire.Me(person, await self._store.name_of(person), account is None, ratings)

    async def call(self, session: Session, name: str) -> None:
        """Be shown under this name, unless it is that of somebody's account."""
        try:
            name = tidy_name(name)
        except AccountError as error:
            raise Denied(error.code) from None
        account = await self._store.account(key_of(name))
        if account is not None and account.person != session.person:
            raise Denied("name-taken", 409)
        await self._store.call(session.person, name)

    async def open_account(
        self, session: Session, order: wire.Credentials
    ) -> tuple[Session, str | None]:
        """Keep this guest's games under a name and a passphrase."""
        if await self._store.account_of(session.person) is not None:
            raise Denied("account-exists", 409)
        try:
            await self._accounts.open(session.person, order.name, order.passphrase, time.time())
        except AccountError as error:
            raise Denied(error.code) from None
        except NameTaken:
            raise Denied("name-taken", 409) from None
        except Busy:
            raise Denied("busy", 503) from None
        return session, None

    async def sign_in(self, session: Session, order: wire.Credentials) -> tuple[Session, str]:
        """Come back to an account; the guest's games go along."""
        try:
            account = await self._accounts.enter(session.person, order.name, order.passphrase)
        except AccountError as error:
            raise Denied(error.code, 401) from None
        except Busy:
            raise Denied("busy", 503) from None
        return await self._identity.become(session, account.person, time.time())

    async def sign_out(self, session: Session) -> tuple[Session, str]:
        """From now on this browser is a new guest."""
        await self._identity.leave(session)
        return await self._identity.welcome(time.time())

    async def rate(self, room: Room) -> dict[str, float]:
        """Rate a finished game between people; by how much everybody's rating changed."""
        if not room.opened.rated:
            return {}
        numbers = room.teams
        teams: dict[int, list[str]] = {}
        scores: dict[int, float] = {}
        returns = room.state.returns()
        for seat, chair in enumerate(room.seats):
            if not chair.is_person:
                return {}
            teams.setdefault(numbers[seat], []).append(chair.person)
            scores[numbers[seat]] = (returns[seat] + 1) / 2
        order = sorted(teams)
        return await rate_game(
            self._store,
            room.table,
            room.opened.game,
            [teams[team] for team in order],
            [scores[team] for team in order],
            time.time(),
        )
