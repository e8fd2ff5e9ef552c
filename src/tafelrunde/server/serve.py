"""`tafelrunde serve`: a house with an address."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from tafelrunde.kernel import BadInput

from .house import House
from .http.app import app_of
from .limits import Limits
from .ops import logging as logs
from .socket.websocket import protocol_class
from .store import StoreError, open_store

SELDOM = (50_000, 20, 100)
"""When garbage is looked for. Tables and messages leave none that needs it, while looking
through the tables of thousands of players makes all of them wait."""

KEEP_ALIVE = 130
"""Seconds for which an idle HTTP connection stays open: longer than browsers and proxies keep
theirs, or one of them would send a request on a connection that is being closed."""


class Address(msgspec.Struct, frozen=True):
    """Where and how to serve."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str = ""
    """Empty: an SQLite file in the user's data folder."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies that are believed when they say for whom they speak."""
    origins: tuple[str, ...] = ()
    """Origins of pages that may connect beside our own."""
    open_browser: bool = False
    limits: Limits = Limits()


def usual_database() -> str:
    """A file in the folder where programs keep a user's data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'tafelrunde' / 'house.db'}"


def limits_of(given: list[str]) -> Limits:
    """Limits changed by `name=value`."""
    changes: dict[str, Any] = {}
    kinds = {field.name: type(field.default) for field in msgspec.structs.fields(Limits)}
    for word in given:
        name, equals, value = word.partition("=")
        if not equals or name not in kinds:
            expected = ", ".join(kinds)
            raise BadInput(f"limit: expected name=number with one of {expected}, not {word!r}")
        try:
            changes[name] = kinds[name](value)
        except ValueError:
            raise BadInput(f"limit {name}: expected a number, not {value!r}") from None
    return msgspec.structs.replace(Limits(), **changes)


class Server(uvicorn.Server):
    """Tells where it listens, once it does, and leaves in good order when asked to."""

    def __init__(self, config: uvicorn.Config, address: Address, house: House) -> None:
        super().__init__(config)
        self._address = address
        self._house = house

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would send the signal to itself again once it has stopped listening, and so
        end the process before the house is closed."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: Any = None) -> None:
        self._house.leave()
        await super().shutdown(sockets)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self._address.host
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        url = f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"
        print(f"Tafelrunde: {url}", flush=True)
        if self._address.open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


async def serve(address: Address) -> int:
    """Serve until asked to stop."""
    store = await open_store(address.database or usual_database())
    try:
        house = await House.over(
            store,
            limits=address.limits,
            origins=frozenset(address.origins),
        )
    except BaseException:
        await store.close()
        raise
    config = uvicorn.Config(
        app_of(house),
        host=address.host,
        port=address.port,
        ws=protocol_class(house.door, address.proxies.__contains__),  # type: ignore[arg-type]
        http="httptools",
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(address.proxies),
        forwarded_allow_ips=list(address.proxies),
        timeout_graceful_shutdown=5,
        timeout_keep_alive=KEEP_ALIVE,
        backlog=4096,
    )
    server = Server(config, address, house)
    house.open()
    gc.collect()
    gc.freeze()  # what is there now stays; only what comes later is looked through
    gc.set_threshold(*SELDOM)
    try:
        await server.serve()
    finally:
        await house.close()
    return 0 if server.started else 1


def run(address: Address) -> int:
    """Serve in an event loop of its own; the fast one where there is one."""
    logs.set_up()
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(serve(address))
    except StoreError as error:
        raise BadInput(str(error)) from None
    except KeyboardInterrupt:
        return 0


def loop_factory() -> Any:
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
