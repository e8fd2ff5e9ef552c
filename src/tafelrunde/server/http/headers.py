"""Headers that keep the browser from doing what no page of ours ever asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # cards lie where numbers say; scripts stay forbidden
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: tuple[tuple[bytes, bytes], ...] = tuple(
    (name.encode(), value.encode())
    for name, value in (
        ("content-security-policy", POLICY),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        ("referrer-policy", "no-referrer"),  # an invitation is a secret in a path
        ("x-content-type-options", "nosniff"),
        ("x-frame-options", "DENY"),
    )
)
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")


class SecurityHeaders:
    """Wraps an application; headers it sets itself are left as they are."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        encrypted = scope.get("scheme") == "https"

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", ()))
                given = {bytes(name).lower() for name, _ in headers}
                ours = (*HEADERS, STRICT_TRANSPORT) if encrypted else HEADERS
                headers.extend(pair for pair in ours if pair[0] not in given)
                message["headers"] = headers
            await send(message)

        await self._app(scope, receive, with_headers)
