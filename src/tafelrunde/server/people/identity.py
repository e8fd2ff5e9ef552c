"""Who somebody is, without asking: a signed cookie over a session that the server keeps.

The cookie holds a random secret; the store holds its digest only, so a stolen database opens no
door. The signature lets a made-up cookie fail before the store is asked. Seats have secrets of
their own: a link is a seat.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections import OrderedDict

import msgspec
from itsdangerous import BadSignature, Signer

from tafelrunde.server.store.interface import People, Session

COOKIE = "tafelrunde"
DAY = 86400.0
GUEST_DAYS = 400  # browsers keep no cookie for longer
BOT_DAYS = 3650
TOKEN_BYTES = 24  # 192 random bits
REMEMBERED = 10_000
SEEN_EVERY = DAY  # how often a session's last visit is written down
TRUSTED = 60.0
"""Seconds for which a session is not looked up again: another process may have ended it."""


def new_token() -> str:
    """A secret for a seat, an invitation or a session, fit for a URL."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_person() -> str:
    """The name that the house itself uses for a person. No secret, but nobody else's either."""
    return "p" + secrets.token_hex(8)


def digest(token: str) -> bytes:
    """What is kept of a secret. It has so many random bits that a plain hash is enough."""
    return hashlib.sha256(token.encode()).digest()


def is_token_of(kept: bytes, token: str) -> bool:
    """Whether the secret is the one of which this digest was kept, in constant time."""
    return hmac.compare_digest(kept, digest(token))


class Identity:
    """Makes and reads the cookies of one house."""

    def __init__(self, store: People, secret: bytes) -> None:
        self._store = store
        self._signer = Signer(secret, salt="session", digest_method=hashlib.sha256)
        self._sessions: OrderedDict[bytes, tuple[Session, float]] = OrderedDict()
        """Those looked up lately, and until when that is to be believed."""

    async def welcome(
        self, now: float, person: str | None = None, days: int = GUEST_DAYS
    ) -> tuple[Session, str]:
        """A new session, of a new guest unless a person is given, and its cookie."""
        token = new_token()
        session = Session(digest(token), person or new_person(), now, now, now + days * DAY)
        await self._keep(session, now)
        return session, self._signer.sign(token).decode()

    async def recognise(self, cookie: str | None, now: float) -> Session | None:
        """The session of a cookie; None if there is none, or it is made up, or over."""
        token = self._token(cookie)
        if token is None:
            return None
        key = digest(token)
        known, until = self._sessions.get(key, (None, 0.0))
        session = known if known is not None and now < until else await self._store.session(key)
        if session is None or session.ends < now:
            self._sessions.pop(key, None)
            return None
        if now - session.seen > SEEN_EVERY:
            longer = max(session.ends, now + GUEST_DAYS * DAY)
            session = msgspec.structs.replace(session, seen=now, ends=longer)
            await self._store.keep_session(session)
            until = 0.0
        if session is not known or now >= until:
            self._remember(session, now)
        return session

    async def become(self, session: Session, person: str, now: float) -> tuple[Session, str]:
        """Somebody signed in: a new session in place of the old one, whose cookie is void."""
        await self.leave(session)
        return await self.welcome(now, person)

    async def leave(self, session: Session) -> None:
        self._sessions.pop(session.digest, None)
        await self._store.end_session(session.digest)

    def _token(self, cookie: str | None) -> str | None:
        if not cookie or len(cookie) > 200:
            return None
        try:
            return self._signer.unsign(cookie.encode()).decode()
        except (BadSignature, UnicodeError):
            return None

    async def _keep(self, session: Session, now: float) -> None:
        await self._store.keep_session(session)
        self._remember(session, now)

    def _remember(self, session: Session, now: float) -> None:
        self._sessions[session.digest] = session, now + TRUSTED
        self._sessions.move_to_end(session.digest)
        while len(self._sessions) > REMEMBERED:
            self._sessions.popitem(last=False)


def cookie_header(value: str, secure: bool) -> str:
    """The Set-Cookie header: not for scripts, not for other sites, only encrypted if we are."""
    parts = [
        f"{COOKIE}={value}",
        "Path=/",
        f"Max-Age={GUEST_DAYS * 86400}",
        "HttpOnly",
        "SameSite=Lax",
    ]
    return "; ".join([*parts, "Secure"] if secure else parts)
