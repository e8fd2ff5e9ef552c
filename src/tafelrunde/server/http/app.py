"""The ASGI application: pages of the client, the HTTP interface, health and metrics."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .. import wire
from ..faults import Denied
from ..house import House
from ..ops.health import health_of
from ..ops.logging import logger
from ..people.identity import cookie_header
from ..socket.websocket import Request as Asking
from ..store import StoreError
from ..voice import say
from .api import PAGES, address_of
from .headers import SecurityHeaders
from .pages import Pages

OURS = ("/api/", "/schema")
LOCAL = ("127.0.0.1", "::1", "local")


def language_of(request: Request[Any, Any, Any]) -> str:
    wanted: str = request.query_params.get("lang") or request.headers.get("accept-language") or ""
    return "de" if wanted.lower().startswith("de") else "en"


def fault(
    request: Request[Any, Any, Any], status: int, code: str, **facts: object
) -> Response[Any]:
    text = say(language_of(request), f"refused-{code}", **facts)
    return Response(wire.Fault(code, text), status_code=status)


def on_denied(request: Request[Any, Any, Any], denied: Denied) -> Response[Any]:
    return fault(request, denied.status, denied.code, **denied.facts)


def on_bad_body(request: Request[Any, Any, Any], error: ValidationException) -> Response[Any]:
    return fault(request, 400, "body", reason=reason_of(error))


def reason_of(error: HTTPException) -> str:
    """The first thing that is wrong, in one sentence."""
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if isinstance(extra, dict) and "message" in extra:
        key = extra.get("key")
        return f"{key}: {extra['message']}" if key else str(extra["message"])
    return error.detail


CODES = {404: "not-found", 405: "method", 413: "body", 415: "body"}


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    code = CODES.get(error.status_code, "body")
    facts = {"reason": error.detail} if code == "body" else {}
    answer = fault(request, error.status_code, code, **facts)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def on_store(request: Request[Any, Any, Any], error: StoreError) -> Response[Any]:
    """The disk is full, or the database away. Nothing was changed; it may go well later."""
    house: House = request.app.state.house
    house.metrics.store_failures += 1
    logger("http").error("the database failed", path=request.url.path, error=str(error))
    return fault(request, 503, "database")


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    house: House = request.app.state.house
    house.metrics.errors += 1
    logger("http").error("a request failed", path=request.url.path, exc_info=error)
    return fault(request, 500, "server")


async def check(request: Request[Any, Any, Any]) -> None:
    """Limits, and no changes from other sites' pages."""
    house: House = request.app.state.house
    house.metrics.requests += 1
    house.check_request(address_of(request))
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        asking = Asking(request.url.path, "", request.headers, address_of(request))
        if not asking.is_same_origin(house.door.origins):
            raise Denied("origin", 403)


def litestar_of(house: House) -> Litestar:
    return Litestar(
        route_handlers=list(PAGES),
        before_request=check,
        exception_handlers={
            Denied: on_denied,
            ValidationException: on_bad_body,
            HTTPException: on_http,
            StoreError: on_store,
            Exception: on_error,
        },
        openapi_config=OpenAPIConfig(
            title="Tafelrunde",
            version="1",
            path="/schema",
            # The document itself: pages that show it load scripts from elsewhere.
            render_plugins=[JsonRenderPlugin(path=["/openapi.json", "/"])],
        ),
        request_max_body_size=house.limits.body_bytes,
        state=State({"house": house}),
        logging_config=None,
    )


class App:
    """Sorts requests: client, interface, health, metrics. Cookies are added on the way out."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.litestar = litestar_of(house)
        self.pages = Pages()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.litestar(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        path: str = scope["path"]
        if path == "/healthz":
            health = await health_of(self.house.store, self.house.leaving)
            await answer(send, health.http_status, msgspec.json.encode(health))
        elif path == "/metrics":
            await self._metrics(scope, send)
        elif path.startswith(OURS):
            await self._interface(scope, receive, send)
        else:
            await self.pages(scope, receive, send)

    async def _metrics(self, scope: Any, send: Any) -> None:
        """Numbers are for this machine only; a proxy tells on whose behalf it asks."""
        client = scope.get("client")
        forwarded = any(name == b"x-forwarded-for" for name, _ in scope["headers"])
        if forwarded or (client is not None and client[0] not in LOCAL):
            await answer(send, 403, b"{}")
            return
        page, kind = self.house.metrics.page()
        await answer(send, 200, page, kind)

    async def _interface(self, scope: Any, receive: Any, send: Any) -> None:
        scope.setdefault("state", {})

        async def with_cookie(message: Any) -> None:
            cookie = scope["state"].get("cookie") if "state" in scope else None
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                headers = [*message["headers"], (b"cache-control", b"no-store")]
                if cookie is not None:
                    value = cookie_header(cookie, scope.get("scheme") == "https")
                    headers.append((b"set-cookie", value.encode()))
                message["headers"] = headers
            await send(message)

        await self.litestar(scope, receive, with_cookie)


async def answer(send: Any, status: int, body: bytes, kind: str = "application/json") -> None:
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def app_of(house: House) -> SecurityHeaders:
    return SecurityHeaders(App(house))
