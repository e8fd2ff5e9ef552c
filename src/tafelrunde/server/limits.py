"""How much one connection or one address may ask for, so that all others are served."""

from __future__ import annotations

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """The limits of a house; `docs/operating.md` says when to change them."""

    message_bytes: int = 8192
    """The largest message over a socket."""
    messages_per_second: float = 10.0
    message_burst: float = 40.0
    requests_per_second: float = 10.0
    """Over HTTP, for one address."""
    request_burst: float = 60.0
    body_bytes: int = 65536
    """The largest body of an HTTP request."""
    sign_ins_per_minute: float = 6.0
    """Passphrases tried from one address."""
    tables_per_address: int = 60
    """Tables made from one address within an hour."""
    connections_per_address: int = 64
    connections: int = 50_000
    idle_minutes: float = 15.0
    """A table that nobody looks at leaves the memory after that time."""
    queue_bytes: int = 1_048_576
    """A connection that lets so much wait for it is cut."""
